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

// What a seed decides.
struct Words {
  explicit Words(std::uint64_t seed) {
    Random random(seed);
    x = random.Direction(kWidth, kWordLength);
    y = random.Direction(kWidth, kWordLength);
  }
  double SameWord(double w) const { return Cosine(Add(x, here, w), Add(x, there, w)); }
  double SameSlot(double w) const { return Cosine(Add(x, here, w), Add(y, here, w)); }

  // The reading of these words at another weight.
  WeightCrossoverReading At(double weight, const WeightCrossoverReading& curves) const {
    WeightCrossoverReading reading = curves;
    reading.sameWord = SameWord(weight);
    reading.sameSlot = SameSlot(weight);
    return reading;
  }

  Vector x, y;
  Vector here = SinusoidalVector(kPosition, kWidth, kBase);
  Vector there = SinusoidalVector(kPosition + kApart, kWidth, kBase);
};

// The reading without the two similarities at a weight.
WeightCrossoverReading CurvesOf(const Words& words, std::uint64_t seed) {
  const auto crossing =
      FindRoot([&](double w) { return words.SameWord(w) - words.SameSlot(w); }, 0, kLargestWeight);
  Require(crossing.has_value(), "weight-crossover: the curves of this seed must cross in 0 … 3",
          static_cast<double>(seed));
  WeightCrossoverReading reading{
      .sameWord = 0,
      .sameSlot = 0,
      .crossing = *crossing,
      .crossingValue = words.SameWord(*crossing),
      .paperWeight = 1,
      .apart = kApart,
      .weights = Zeros(kPoints),
      .sameWordCurve = Zeros(kPoints),
      .sameSlotCurve = Zeros(kPoints),
  };
  for (std::size_t n = 0; n < kPoints; ++n) {
    const double w = kLargestWeight * static_cast<double>(n) / (kPoints - 1);
    reading.weights(n) = w;
    reading.sameWordCurve(n) = words.SameWord(w);
    reading.sameSlotCurve(n) = words.SameSlot(w);
  }
  return reading;
}

}  // namespace

WeightCrossoverReading WeightCrossoverOfSeed(const WeightCrossoverParams& params,
                                             std::uint64_t seed) {
  const Words words(seed);
  return words.At(params.weight, CurvesOf(words, seed));
}

WeightCrossoverReading ReadWeightCrossover(const WeightCrossoverParams& params) {
  static const Words words(kWeightCrossoverSeed);
  static const WeightCrossoverReading curves = CurvesOf(words, kWeightCrossoverSeed);
  return words.At(params.weight, curves);
}

}  // namespace pe::readings
