#include "tests/bench/work.h"

#include "core/pe/cosine_sum.h"
#include "core/pe/sinusoidal.h"
#include "core/readings/catalogue.h"

namespace {

// Keeps results from being optimised away.
volatile double sink;

class Discard final : public pe::readings::Caller {
 public:
  bool SetParams(void*) override { return true; }
  void TakeReading(const void*, const void* reading) override {
    sink = *static_cast<const unsigned char*>(reading);
  }
};

void RunReading(int index) {
  Discard discard;
  pe::readings::Catalogue()[static_cast<std::size_t>(index)].run(discard);
}

}  // namespace

const std::vector<Work>& AllWork() {
  static const std::vector<Work> all = [] {
    std::vector<Work> list{
        {"curve 2048x16", [](int) { sink = pe::SimilarityCurve(0, 1, 2048, 32, 1e4)(2047); }, 0},
        {"curve 131072x64", [](int) { sink = pe::SimilarityCurve(0, 1, 131072, 128, 1e4)(9); }, 0},
        {"table 8192x128", [](int) { sink = pe::SinusoidalTable(8192, 128, 1e4)(8191, 127); }, 0},
    };
    int index = 0;
    for (const auto& widget : pe::readings::Catalogue()) {
      list.push_back({widget.slug, RunReading, index++});
    }
    return list;
  }();
  return all;
}
