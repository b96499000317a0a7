#include "core/readings/catalogue.h"

#include "core/readings/add_position.h"
#include "core/readings/base_ladder.h"
#include "core/readings/binary_odometer.h"
#include "core/readings/frequency_rows.h"
#include "core/readings/index_ramp.h"
#include "core/readings/learned_rows.h"
#include "core/readings/learned_similarity.h"
#include "core/readings/normalised_index.h"
#include "core/readings/pairing.h"
#include "core/readings/parameter_cost.h"
#include "core/readings/permutations.h"
#include "core/readings/position_interpolation.h"
#include "core/readings/projection_mix.h"
#include "core/readings/rope_decay.h"
#include "core/readings/rope_dials.h"
#include "core/readings/rope_score.h"
#include "core/readings/scorecard.h"
#include "core/readings/shift_rotation.h"
#include "core/readings/similarity_curve.h"
#include "core/readings/slice.h"
#include "core/readings/table_overflow.h"
#include "core/readings/two_slices.h"
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
      Entry<ReadIndexRamp>("index-ramp"),
      Entry<ReadNormalisedIndex>("normalised-index"),
      Entry<ReadBinaryOdometer>("binary-odometer"),
      Entry<ReadFrequencyRows>("frequency-rows"),
      Entry<ReadSlice>("slice"),
      Entry<ReadBaseLadder>("base-ladder"),
      Entry<ReadShiftRotation>("shift-rotation"),
      Entry<ReadTwoSlices>("two-slices"),
      Entry<ReadSimilarityCurve>("similarity-curve"),
      Entry<ReadProjectionMix>("projection-mix"),
      Entry<ReadLearnedRows>("learned-rows"),
      Entry<ReadLearnedSimilarity>("learned-similarity"),
      Entry<ReadTableOverflow>("table-overflow"),
      Entry<ReadRopeScore>("rope-score"),
      Entry<ReadRopeDials>("rope-dials"),
      Entry<ReadRopeDecay>("rope-decay"),
      Entry<ReadPositionInterpolation>("position-interpolation"),
      Entry<ReadPairing>("pairing"),
      Entry<ReadParameterCost>("parameter-cost"),
      Entry<ReadScorecard>("scorecard"),
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
