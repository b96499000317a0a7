#include "core/readings/projection_mix.h"

#include <algorithm>
#include <cmath>

#include "core/pe/cosine_sum.h"
#include "core/pe/linear.h"
#include "core/pe/random.h"
#include "core/pe/sinusoidal.h"
#include "core/readings/conventions.h"
#include "core/readings/curves.h"

namespace pe::readings {
namespace {

constexpr int kStarts = 8;
constexpr int kApart = 8;  // tokens between starts
constexpr int kGaps = 33;
constexpr int kSpreadGap = 8;
constexpr int kPosition = 32;

// What a seed decides, in the order in which it is drawn.
struct Draws {
  explicit Draws(std::uint64_t seed) {
    Random random(seed);
    const double deviation = 1 / std::sqrt(static_cast<double>(kWidth));
    a_query = random.NormalMatrix(kWidth, kWidth, deviation);
    a_key = random.NormalMatrix(kWidth, kWidth, deviation);
    x = random.Direction(kWidth, kWordLength);
    y = random.Direction(kWidth, kWordLength);
  }

  Matrix a_query, a_key;
  Vector x, y;
};

ProjectionMixReading ReadingOf(const ProjectionMixParams& params, const Draws& draws) {
  const auto& [a_query, a_key, x, y] = draws;
  // (a·W_Q)·(b·W_K) = (a·M)·b with M = W_Q·W_Kᵀ.
  const Matrix product =
      Multiply(MixWithIdentity(a_query, params.mix), Transpose(MixWithIdentity(a_key, params.mix)));
  static const Matrix table = SinusoidalTable(kApart * (kStarts - 1) + kGaps, kWidth, kBase);

  ProjectionMixReading reading{.spreadGap = kSpreadGap,
                               .spread = 0,
                               .starts = Grid(0, kApart, kStarts),
                               .gaps = Grid(0, 1, kGaps),
                               .curves = Zeros(kStarts, kGaps),
                               .exact = SimilarityCurve(0, 1, kGaps, kWidth, kBase),
                               .position = kPosition,
                               .terms = Zeros(4),
                               .shares = Zeros(4),
                               .score = 0};
  double lowest = INFINITY, highest = -INFINITY;
  for (int s = 0; s < kStarts; ++s) {
    const Vector query = Multiply(Row(table, kApart * s), product);
    for (int gap = 0; gap < kGaps; ++gap) {
      reading.curves(s, gap) = Dot(query, Row(table, kApart * s + gap)) / kPairs;
    }
    lowest = std::min(lowest, reading.curves(s, kSpreadGap));
    highest = std::max(highest, reading.curves(s, kSpreadGap));
  }
  reading.spread = highest - lowest;

  const Vector queries[] = {Multiply(x, product), Multiply(Row(table, kPosition), product)};
  const Vector keys[] = {y, Row(table, kPosition + kSpreadGap)};
  double total = 0;
  for (int t = 0; t < 4; ++t) {
    reading.terms(t) = Dot(queries[t / 2], keys[t % 2]) / kPairs;
    reading.score += reading.terms(t);
    total += std::abs(reading.terms(t));
  }
  for (int t = 0; t < 4; ++t) reading.shares(t) = std::abs(reading.terms(t)) / total;
  return reading;
}

}  // namespace

ProjectionMixReading ProjectionMixOfSeed(const ProjectionMixParams& params, std::uint64_t seed) {
  return ReadingOf(params, Draws(seed));
}

ProjectionMixReading ReadProjectionMix(const ProjectionMixParams& params) {
  static const Draws draws(kProjectionMixSeed);
  return ReadingOf(params, draws);
}

}  // namespace pe::readings
