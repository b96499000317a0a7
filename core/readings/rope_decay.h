// Widget `rope-decay`: the score of equal contents against their distance, and what turning costs.
#pragma once

#include "core/readings/conventions.h"
#include "core/readings/fields.h"

namespace pe::readings {

struct RopeDecayParams {
  int gap = 64;         // tokens
  double base = kBase;  // of the ladder

  template <class F>
  static void Describe(F field) {
    field("gap", &RopeDecayParams::gap, Whole(0, 2048));
    field("base", &RopeDecayParams::base, Logarithmic(1e2, 1e7));
  }
};

struct RopeDecayReading {
  double score;              // Σ_i cos(gap·θ_i) / 16
  double referenceScore;     // the same at base 10000
  double paperBase;          // 10000, Su et al. 2021
  double llamaBase;          // 500000, Llama 3
  Vector curve;              // [2049] the score at each of the gaps
  Vector gaps;               // [2049] 0 … 2048
  Vector referenceCurve;     // [2049] the same at base 10000
  int rotaryOperations;      // of one token in one layer of Llama-3-8B: turning queries and keys
  int projectionOperations;  // of the four projections beside it
  double share;              // rotaryOperations / projectionOperations

  template <class F>
  static void Describe(F field) {
    field("score", &RopeDecayReading::score);
    field("referenceScore", &RopeDecayReading::referenceScore);
    field("paperBase", &RopeDecayReading::paperBase);
    field("llamaBase", &RopeDecayReading::llamaBase);
    field("curve", &RopeDecayReading::curve);
    field("gaps", &RopeDecayReading::gaps);
    field("referenceCurve", &RopeDecayReading::referenceCurve);
    field("rotaryOperations", &RopeDecayReading::rotaryOperations);
    field("projectionOperations", &RopeDecayReading::projectionOperations);
    field("share", &RopeDecayReading::share);
  }
};

// Law: at gap 0 the score is 1; score is the entry of curve at the gap.
RopeDecayReading ReadRopeDecay(const RopeDecayParams& params);

}  // namespace pe::readings
