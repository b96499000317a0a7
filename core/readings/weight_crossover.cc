#include "core/readings/weight_crossover.h"

#include "core/pe/linear.h"
#include "core/pe/random.h"
#include "core/pe/require.h"
#include "core/pe/roots.h"
#include "core/pe/sinusoidal.h"
#include "core/readings/conventions.h"

namespace pe::readings {
namespace {

constexpr double kPosition = 32;
constexpr int kApart = 5;  // tokens
constexpr double kLargestWeight = 3;
constexpr std::size_t kPoints = 121;

}  // namespace

WeightCrossoverReading WeightCrossoverOfSeed(const WeightCrossoverParams& params,
                                             std::uint64_t seed) {
  Random random(seed);
  const Vector x = random.Direction(kWidth, kWordLength);
  const Vector y = random.Direction(kWidth, kWordLength);
  const Vector here = SinusoidalVector(kPosition, kWidth, kBase);
  const Vector there = SinusoidalVector(kPosition + kApart, kWidth, kBase);
  const auto same_word = [&](double w) { return Cosine(Add(x, here, w), Add(x, there, w)); };
  const auto same_slot = [&](double w) { return Cosine(Add(x, here, w), Add(y, here, w)); };

  WeightCrossoverReading reading{
      .sameWord = same_word(params.weight),
      .sameSlot = same_slot(params.weight),
      .crossing = 0,
      .crossingValue = 0,
      .paperWeight = 1,
      .apart = kApart,
      .weights = Zeros(kPoints),
      .sameWordCurve = Zeros(kPoints),
      .sameSlotCurve = Zeros(kPoints),
  };
  const auto crossing =
      FindRoot([&](double w) { return same_word(w) - same_slot(w); }, 0, kLargestWeight);
  Require(crossing.has_value(), "weight-crossover: the curves of this seed must cross in 0 … 3",
          static_cast<double>(seed));
  reading.crossing = *crossing;
  reading.crossingValue = same_word(*crossing);
  for (std::size_t n = 0; n < kPoints; ++n) {
    const double w = kLargestWeight * static_cast<double>(n) / (kPoints - 1);
    reading.weights(n) = w;
    reading.sameWordCurve(n) = same_word(w);
    reading.sameSlotCurve(n) = same_slot(w);
  }
  return reading;
}

WeightCrossoverReading ReadWeightCrossover(const WeightCrossoverParams& params) {
  return WeightCrossoverOfSeed(params, kWeightCrossoverSeed);
}

}  // namespace pe::readings
