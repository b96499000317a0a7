// Widget `two-slices`: the dot product of two columns depends on the gap between them alone.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct TwoSlicesParams {
  int first = 12;  // position of the first column, tokens
  int gap = 8;     // tokens from it to the second

  template <class F>
  static void Describe(F field) {
    field("first", &TwoSlicesParams::first, Whole(0, 39));
    field("gap", &TwoSlicesParams::gap, Whole(0, 24));
  }
};

struct TwoSlicesReading {
  int second;           // position of the second column
  double similarity;    // dot product of the two columns / 16
  Vector terms;         // [16] what each pair adds to the product: cos(gap·θ_i)
  Vector firstColumn;   // [32] PE(first)
  Vector secondColumn;  // [32] PE(second)
  Vector positions;     // [253] 0, ¼, ½ … 63
  Matrix waves;         // [16, 253] sin(p·θ_i)

  template <class F>
  static void Describe(F field) {
    field("second", &TwoSlicesReading::second);
    field("similarity", &TwoSlicesReading::similarity);
    field("terms", &TwoSlicesReading::terms);
    field("firstColumn", &TwoSlicesReading::firstColumn);
    field("secondColumn", &TwoSlicesReading::secondColumn);
    field("positions", &TwoSlicesReading::positions);
    field("waves", &TwoSlicesReading::waves);
  }
};

// similarity and terms are products of the numbers in the columns.
// Law: both depend on the gap alone, up to rounding; at gap 0 similarity is 1.
TwoSlicesReading ReadTwoSlices(const TwoSlicesParams& params);

}  // namespace pe::readings
