// Widget `binary-odometer`: the binary digits of the position, each with a period of its own.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct BinaryOdometerParams {
  int position = 16;  // p, tokens

  template <class F>
  static void Describe(F field) {
    field("position", &BinaryOdometerParams::position, Whole(0, 31));
  }
};

// Bit b stands in slot b, least significant first.
struct BinaryOdometerReading {
  int flips;            // bits that change on the step into p; 0 at p = 0, which has no step
  Vector bits;          // [5] of p
  Vector previousBits;  // [5] of p − 1; at p = 0 those of p
  Vector periods;       // [5] 2^(b+1), tokens
  Matrix table;         // [32, 5] the bits of every position

  template <class F>
  static void Describe(F field) {
    field("flips", &BinaryOdometerReading::flips);
    field("bits", &BinaryOdometerReading::bits);
    field("previousBits", &BinaryOdometerReading::previousBits);
    field("periods", &BinaryOdometerReading::periods);
    field("table", &BinaryOdometerReading::table);
  }
};

// Law: flips is the number of slots in which bits and previousBits differ.
BinaryOdometerReading ReadBinaryOdometer(const BinaryOdometerParams& params);

}  // namespace pe::readings
