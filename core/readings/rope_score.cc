#include "core/readings/rope_score.h"

#include <cmath>
#include <numbers>

#include "core/pe/ladder.h"
#include "core/pe/linear.h"
#include "core/pe/rotary.h"
#include "core/readings/conventions.h"
#include "core/readings/curves.h"

namespace pe::readings {
namespace {

constexpr int kPair = 4;
constexpr double kQueryAngle = std::numbers::pi / 6;
constexpr double kKeyAngle = std::numbers::pi / 3;
constexpr int kLargestGap = kPositions - 1;

Vector Unit(double angle) { return Vector{std::cos(angle), std::sin(angle)}; }

}  // namespace

RopeScoreReading ReadRopeScore(const RopeScoreParams& params) {
  const double frequency = Frequencies(kWidth, kBase)(kPair);
  const auto turn = [&](const Vector& x, double position) {
    return Rotate(x, position, Vector{frequency}, Pairing::kInterleaved);
  };
  const Vector query = Unit(kQueryAngle);
  const Vector key = Unit(kKeyAngle);
  RopeScoreReading reading{.score = 0,
                           .gap = params.keyPosition - params.queryPosition,
                           .frequency = frequency,
                           .queryAngle = params.queryPosition * frequency,
                           .keyAngle = params.keyPosition * frequency,
                           .query = query,
                           .key = key,
                           .turnedQuery = turn(query, params.queryPosition),
                           .turnedKey = turn(key, params.keyPosition),
                           .gaps = Grid(-kLargestGap, 1, 2 * kLargestGap + 1),
                           .scores = Zeros(2 * kLargestGap + 1)};
  reading.score = Dot(reading.turnedQuery, reading.turnedKey);
  for (std::size_t n = 0; n < reading.gaps.size(); ++n) {
    reading.scores(n) = Dot(query, turn(key, reading.gaps(n)));
  }
  return reading;
}

}  // namespace pe::readings
