// Widget `shift-rotation`: k tokens on is one rotation, the same from every position.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct ShiftRotationParams {
  int position = 10;  // p, tokens
  int step = 4;       // k, tokens
  int pair = 1;       // i

  template <class F>
  static void Describe(F field) {
    field("position", &ShiftRotationParams::position, Whole(0, 63));
    field("step", &ShiftRotationParams::step, Whole(0, 16));
    field("pair", &ShiftRotationParams::pair, Whole(0, 15));
  }
};

// Points are (sin, cos), as the two slots of the pair hold them.
struct ShiftRotationReading {
  double frequency;      // θ_i, radians per token
  double positionAngle;  // p·θ_i, radians
  double stepAngle;      // k·θ_i
  double endAngle;       // (p + k)·θ_i
  Vector start;          // [2] the pair's slots of PE(p)
  Vector end;            // [2] of PE(p + k)
  Vector mapped;         // [2] block · start
  Matrix block;          // [2, 2] R(k)

  template <class F>
  static void Describe(F field) {
    field("frequency", &ShiftRotationReading::frequency);
    field("positionAngle", &ShiftRotationReading::positionAngle);
    field("stepAngle", &ShiftRotationReading::stepAngle);
    field("endAngle", &ShiftRotationReading::endAngle);
    field("start", &ShiftRotationReading::start);
    field("end", &ShiftRotationReading::end);
    field("mapped", &ShiftRotationReading::mapped);
    field("block", &ShiftRotationReading::block);
  }
};

// Law: mapped = end, up to rounding, with a block that depends on the step alone.
ShiftRotationReading ReadShiftRotation(const ShiftRotationParams& params);

}  // namespace pe::readings
