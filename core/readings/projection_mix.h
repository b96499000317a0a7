// Widget `projection-mix`: what learned projections leave of shift invariance.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct ProjectionMixParams {
  double mix = 1;  // m in W = (1 − m)·I + m·A

  template <class F>
  static void Describe(F field) {
    field("mix", &ProjectionMixParams::mix, Real(0, 1, 0.01));
  }
};

// A score is (a·W_Q)·(b·W_K) / 16, normalised like the exact curve.
struct ProjectionMixReading {
  int spreadGap;  // 8, tokens
  double spread;  // max − min over the eight curves at that gap
  Vector starts;  // [8] positions p = 0, 8 … 56
  Vector gaps;    // [33] 0 … 32 tokens
  Matrix curves;  // [8, 33] score of PE(p) and PE(p + gap): one start a row
  Vector exact;   // [33] the same without projections, from any start
  int position;   // 32, of the first word below; the second is spreadGap further
  Vector terms;   // [4] content·content, content·position, position·content, position·position
  Vector shares;  // [4] |term| / Σ |terms|
  double score;   // of x + PE(p) and y + PE(p + 8): the sum of the terms

  template <class F>
  static void Describe(F field) {
    field("spreadGap", &ProjectionMixReading::spreadGap);
    field("spread", &ProjectionMixReading::spread);
    field("starts", &ProjectionMixReading::starts);
    field("gaps", &ProjectionMixReading::gaps);
    field("curves", &ProjectionMixReading::curves);
    field("exact", &ProjectionMixReading::exact);
    field("position", &ProjectionMixReading::position);
    field("terms", &ProjectionMixReading::terms);
    field("shares", &ProjectionMixReading::shares);
    field("score", &ProjectionMixReading::score);
  }
};

// A_Q, A_K (entries of variance 1/32) and the words x, y of length kWordLength, drawn in this
// order from `seed`.
ProjectionMixReading ProjectionMixOfSeed(const ProjectionMixParams& params, std::uint64_t seed);

// The smallest seed whose spread at mix 1 shows as 0.48 (core/tools/seeds.cc).
inline constexpr std::uint64_t kProjectionMixSeed = 154;

// ProjectionMixOfSeed with the article's seed.
// Law: at mix 0 every curve is the exact one, up to rounding.
ProjectionMixReading ReadProjectionMix(const ProjectionMixParams& params);

}  // namespace pe::readings
