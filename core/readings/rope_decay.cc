#include "core/readings/rope_decay.h"

#include "core/pe/cosine_sum.h"
#include "core/pe/cost.h"
#include "core/readings/conventions.h"
#include "core/readings/curves.h"

namespace pe::readings {
namespace {

constexpr std::size_t kGaps = 2049;

}  // namespace

RopeDecayReading ReadRopeDecay(const RopeDecayParams& params) {
  const auto rotary = static_cast<int>(RotaryOperations(kLlama3_8B));
  const auto projections = static_cast<int>(ProjectionOperations(kLlama3_8B));
  static const Vector reference = SimilarityCurve(0, 1, kGaps, kWidth, kBase);
  RopeDecayReading reading{.score = 0,
                           .referenceScore = 0,
                           .paperBase = kBase,
                           .llamaBase = kLlama3Base,
                           .curve = SimilarityCurve(0, 1, kGaps, kWidth, params.base),
                           .gaps = Grid(0, 1, kGaps),
                           .referenceCurve = reference,
                           .rotaryOperations = rotary,
                           .projectionOperations = projections,
                           .share = static_cast<double>(rotary) / projections};
  reading.score = reading.curve(params.gap);
  reading.referenceScore = reading.referenceCurve(params.gap);
  return reading;
}

}  // namespace pe::readings
