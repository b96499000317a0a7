// Widget `rope-score`: a rotated query and a rotated key, and the score that sees only their gap.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct RopeScoreParams {
  int queryPosition = 12;  // m, tokens
  int keyPosition = 20;    // n, tokens

  template <class F>
  static void Describe(F field) {
    field("queryPosition", &RopeScoreParams::queryPosition, Whole(0, 63));
    field("keyPosition", &RopeScoreParams::keyPosition, Whole(0, 63));
  }
};

// Vectors are (x, y) on the unit circle.
struct RopeScoreReading {
  double score;        // turnedQuery · turnedKey
  int gap;             // n − m, tokens
  double frequency;    // θ_4 = 0.1 radians per token: 63 tokens are about one turn
  double queryAngle;   // m·θ_4, how far the query is turned, radians
  double keyAngle;     // n·θ_4
  Vector query;        // [2] before turning, at 30°
  Vector key;          // [2] before turning, at 60°
  Vector turnedQuery;  // [2]
  Vector turnedKey;    // [2]
  Vector gaps;         // [127] −63 … 63
  Vector scores;       // [127] query · (key turned by gap·θ_4)

  template <class F>
  static void Describe(F field) {
    field("score", &RopeScoreReading::score);
    field("gap", &RopeScoreReading::gap);
    field("frequency", &RopeScoreReading::frequency);
    field("queryAngle", &RopeScoreReading::queryAngle);
    field("keyAngle", &RopeScoreReading::keyAngle);
    field("query", &RopeScoreReading::query);
    field("key", &RopeScoreReading::key);
    field("turnedQuery", &RopeScoreReading::turnedQuery);
    field("turnedKey", &RopeScoreReading::turnedKey);
    field("gaps", &RopeScoreReading::gaps);
    field("scores", &RopeScoreReading::scores);
  }
};

// Law: score equals the entry of scores at this gap, up to rounding, whatever m and n.
RopeScoreReading ReadRopeScore(const RopeScoreParams& params);

}  // namespace pe::readings
