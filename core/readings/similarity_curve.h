// Widget `similarity-curve`: one position scored against every other.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct SimilarityCurveParams {
  int position = 0;  // p, tokens

  template <class F>
  static void Describe(F field) {
    field("position", &SimilarityCurveParams::position, Whole(0, 63));
  }
};

struct SimilarityCurveReading {
  int ahead;          // 8, tokens
  int aheadPosition;  // p + 8
  double score;       // PE(p)·PE(p + 8) / 16
  Vector keys;        // [72] q = 0 … 71, so that p + 8 is always among them
  Vector scores;      // [72] PE(p)·PE(q) / 16, the dot products themselves
  Vector points;      // [285] 0, ¼, ½ … 71
  Vector curve;       // [285] Σ_i cos((p − q)·θ_i) / 16 at each of the points

  template <class F>
  static void Describe(F field) {
    field("ahead", &SimilarityCurveReading::ahead);
    field("aheadPosition", &SimilarityCurveReading::aheadPosition);
    field("score", &SimilarityCurveReading::score);
    field("keys", &SimilarityCurveReading::keys);
    field("scores", &SimilarityCurveReading::scores);
    field("points", &SimilarityCurveReading::points);
    field("curve", &SimilarityCurveReading::curve);
  }
};

// Law: scores lie on the curve, whose shape does not depend on p.
SimilarityCurveReading ReadSimilarityCurve(const SimilarityCurveParams& params);

}  // namespace pe::readings
