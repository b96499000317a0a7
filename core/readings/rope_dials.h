// Widget `rope-dials`: every pair is a dial, and the position turns each at its own speed.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct RopeDialsParams {
  int position = 32;      // p, tokens
  bool allPairs = false;  // all sixteen pairs, n = 16; otherwise the first eight, n = 8

  template <class F>
  static void Describe(F field) {
    field("position", &RopeDialsParams::position, Whole(0, 63));
    field("allPairs", &RopeDialsParams::allPairs, Flag());
  }
};

struct RopeDialsReading {
  int pairs;           // n
  Vector frequencies;  // [n] θ_i, radians per token
  Vector angles;       // [n] p·θ_i, radians
  Vector turns;        // [n] full turns, ⌊p·θ_i / 2π⌋
  Matrix hands;        // [n, 2] (cos, sin): where (1, 0) is turned to

  template <class F>
  static void Describe(F field) {
    field("pairs", &RopeDialsReading::pairs);
    field("frequencies", &RopeDialsReading::frequencies);
    field("angles", &RopeDialsReading::angles);
    field("turns", &RopeDialsReading::turns);
    field("hands", &RopeDialsReading::hands);
  }
};

// Law: each hand has length 1, up to rounding.
RopeDialsReading ReadRopeDials(const RopeDialsParams& params);

}  // namespace pe::readings
