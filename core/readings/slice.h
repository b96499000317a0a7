// Widget `slice`: a vertical cut through the waves is the encoding of one position.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct SliceParams {
  int position = 20;      // p, tokens
  bool allPairs = false;  // all sixteen pairs, n = 16; otherwise the first eight, n = 8

  template <class F>
  static void Describe(F field) {
    field("position", &SliceParams::position, Whole(0, 63));
    field("allPairs", &SliceParams::allPairs, Flag());
  }
};

// The column of a position is its first 2n numbers of PE(p).
struct SliceReading {
  int pairs;               // n
  int numbers;             // 2n
  int nearestPosition;     // the earliest of 0 … 63 whose column is nearest to this one
  double nearestDistance;  // ‖column(p) − column(q)‖₂ to it
  Vector sines;            // [n] sin(p·θ_i)
  Vector cosines;          // [n] cos(p·θ_i)
  Vector changes;          // [n] 2 sin(θ_i/2): how far (sin, cos) moves on any step to p + 1
  Vector positions;        // [253] 0, ¼, ½ … 63
  Matrix waves;            // [n, 253] sin(p·θ_i)

  template <class F>
  static void Describe(F field) {
    field("pairs", &SliceReading::pairs);
    field("numbers", &SliceReading::numbers);
    field("nearestPosition", &SliceReading::nearestPosition);
    field("nearestDistance", &SliceReading::nearestDistance);
    field("sines", &SliceReading::sines);
    field("cosines", &SliceReading::cosines);
    field("changes", &SliceReading::changes);
    field("positions", &SliceReading::positions);
    field("waves", &SliceReading::waves);
  }
};

// Law: nearestDistance > 0, no two positions share a column.
SliceReading ReadSlice(const SliceParams& params);

}  // namespace pe::readings
