// Widget `position-interpolation`: asked past the trained length, every pair stands further round
// than it ever did in training, unless the position is scaled down.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct PositionInterpolationParams {
  double scale = 1;  // positions are divided by it
  int pair = 4;      // i

  template <class F>
  static void Describe(F field) {
    field("scale", &PositionInterpolationParams::scale, Real(1, 16, 0.1));
    field("pair", &PositionInterpolationParams::pair, Whole(0, 15));
  }
};

struct PositionInterpolationReading {
  int askedPosition;      // 8192
  int trainedLength;      // 2048, tokens
  double askedAngle;      // 8192·θ_i/scale, radians
  double ceilingAngle;    // 2048·θ_i, radians
  double excess;          // askedAngle / ceilingAngle, the same for every pair
  double neighbourAngle;  // θ_i/scale, between neighbouring tokens, radians
  double neighbourShare;  // 1/scale, of what it was in training
  Vector frequencies;     // [16] θ_i, radians per token
  Vector asked;           // [16] askedAngle of every pair
  Vector ceilings;        // [16] ceilingAngle of every pair

  template <class F>
  static void Describe(F field) {
    field("askedPosition", &PositionInterpolationReading::askedPosition);
    field("trainedLength", &PositionInterpolationReading::trainedLength);
    field("askedAngle", &PositionInterpolationReading::askedAngle);
    field("ceilingAngle", &PositionInterpolationReading::ceilingAngle);
    field("excess", &PositionInterpolationReading::excess);
    field("neighbourAngle", &PositionInterpolationReading::neighbourAngle);
    field("neighbourShare", &PositionInterpolationReading::neighbourShare);
    field("frequencies", &PositionInterpolationReading::frequencies);
    field("asked", &PositionInterpolationReading::asked);
    field("ceilings", &PositionInterpolationReading::ceilings);
  }
};

// Law: at scale 4 asked = ceilings exactly.
PositionInterpolationReading ReadPositionInterpolation(const PositionInterpolationParams& params);

}  // namespace pe::readings
