#include "core/readings/catalogue.h"

#include "core/readings/add_position.h"
#include "core/readings/permutations.h"
#include "core/readings/weight_crossover.h"

namespace pe::readings {
namespace {

template <class F>
struct Signature;
template <class R, class P>
struct Signature<R (*)(const P&)> {
  using Reading = R;
  using Params = P;
};

template <auto kRead>
Widget Entry(const char* slug) {
  using Params = typename Signature<decltype(kRead)>::Params;
  using Reading = typename Signature<decltype(kRead)>::Reading;
  return {slug, FieldsOf<Params>(), FieldsOf<Reading>(), [](Caller& caller) {
            Params params;
            if (!caller.SetParams(&params)) return;
            const Reading reading = kRead(params);
            caller.TakeReading(&params, &reading);
          }};
}

}  // namespace

std::span<const Widget> Catalogue() {
  static const Widget widgets[] = {
      Entry<ReadPermutations>("permutations"),
      Entry<ReadAddPosition>("add-position"),
      Entry<ReadWeightCrossover>("weight-crossover"),
  };
  return widgets;
}

const Widget* FindWidget(std::string_view slug) {
  for (const Widget& widget : Catalogue()) {
    if (widget.slug == slug) return &widget;
  }
  return nullptr;
}

}  // namespace pe::readings
