#include "core/pe/interpolation.h"

#include <cmath>

#include "core/pe/linear.h"
#include "core/pe/require.h"
#include "core/pe/sinusoidal.h"

namespace pe {
namespace {

double InterpolatedPosition(const char* function, double position, double scale) {
  Require(std::isfinite(scale) && scale >= 1, function, "scale must be finite and at least 1",
          scale);
  Require(std::abs(position) <= kMaxPosition, function, "position must lie within ±2^53", position);
  return position / scale;
}

}  // namespace

Vector InterpolatedAngles(double position, double scale, const Vector& frequencies) {
  for (const double frequency : frequencies) {
    Require(std::abs(frequency) <= kMaxFrequency,
            "InterpolatedAngles: a frequency must lie within ±1e200", frequency);
  }
  return Scale(frequencies, InterpolatedPosition("InterpolatedAngles", position, scale));
}

Vector RotateInterpolated(const Vector& x, double position, double scale, const Vector& frequencies,
                          Pairing pairing) {
  return Rotate(x, InterpolatedPosition("RotateInterpolated", position, scale), frequencies,
                pairing);
}

}  // namespace pe
