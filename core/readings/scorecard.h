// Widget `scorecard`: the schemes of the article side by side, each cell with its number.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct ScorecardParams {
  template <class F>
  static void Describe(F) {}
};

// Entries in order: index, normalised index (of 64 tokens), binary (6 bits), sinusoidal, learned
// (the table of `learned-similarity` at its default), rotary; each at positions p = 0 … 63.
//
// Rotary adds no vector. Its code of p is R_p·q for a query q whose sixteen pairs have length 1.
struct ScorecardReading {
  // Bounded: the largest ‖code(p)‖. Rotary: the largest |‖R_p·q‖ − ‖q‖|, what it adds to a length.
  Vector largestNorm;
  // Distinct: the smallest ‖code(p) − code(q)‖ of two positions.
  Vector smallestDistance;
  // Content survives: the smallest cosine of a word x of length kWordLength and x + code(p), a
  // code of n < 32 slots added to the first n. Rotary: 1, values are never touched.
  Vector contentCosine;
  // Says the distance: max − min over p of code(p)·code(p + 8), in units of the largest product of
  // two codes. 0: the score is a function of the gap.
  Vector distanceSpread;
  // Past training, at `stretch` times the trained length (2048 tokens; the table 1024 rows).
  // Index: how many times the longest trained code. Normalised: what is left of its step. Binary:
  // bits that were always 0. Sinusoidal: pairs that never completed a turn in training. Learned:
  // rows missing. Rotary: every pair's angle against the largest trained.
  Vector beyond;
  double interpolatedBeyond;  // beyond of rotary, interpolated by `stretch`
  int stretch;                // 4
  Vector parameters;          // trained: GPT-2 small's table, otherwise none

  template <class F>
  static void Describe(F field) {
    field("largestNorm", &ScorecardReading::largestNorm);
    field("smallestDistance", &ScorecardReading::smallestDistance);
    field("contentCosine", &ScorecardReading::contentCosine);
    field("distanceSpread", &ScorecardReading::distanceSpread);
    field("beyond", &ScorecardReading::beyond);
    field("interpolatedBeyond", &ScorecardReading::interpolatedBeyond);
    field("stretch", &ScorecardReading::stretch);
    field("parameters", &ScorecardReading::parameters);
  }
};

ScorecardReading ReadScorecard(const ScorecardParams& params);

}  // namespace pe::readings
