#include "core/readings/similarity_curve.h"

#include "core/pe/cosine_sum.h"
#include "core/pe/linear.h"
#include "core/pe/sinusoidal.h"
#include "core/readings/conventions.h"
#include "core/readings/curves.h"

namespace pe::readings {
namespace {

constexpr int kAhead = 8;
constexpr int kKeys = kPositions + kAhead;
constexpr double kStep = 0.25;  // tokens
constexpr std::size_t kPoints = 4 * (kKeys - 1) + 1;

}  // namespace

SimilarityCurveReading ReadSimilarityCurve(const SimilarityCurveParams& params) {
  const int ahead = params.position + kAhead;
  static const Matrix table = SinusoidalTable(kKeys, kWidth, kBase);
  const Vector query = Row(table, params.position);
  SimilarityCurveReading reading{
      .ahead = kAhead,
      .aheadPosition = ahead,
      .score = 0,
      .keys = Grid(0, 1, kKeys),
      .scores = Zeros(kKeys),
      .points = Grid(0, kStep, kPoints),
      .curve = SimilarityCurve(-params.position, kStep, kPoints, kWidth, kBase)};
  for (int q = 0; q < kKeys; ++q) reading.scores(q) = Dot(query, Row(table, q)) / kPairs;
  reading.score = reading.scores(ahead);
  return reading;
}

}  // namespace pe::readings
