#include "core/readings/shift_rotation.h"

#include <cmath>

#include "core/pe/ladder.h"
#include "core/pe/linear.h"
#include "core/pe/sinusoidal.h"
#include "core/readings/conventions.h"

namespace pe::readings {
namespace {

Vector PairOf(const Vector& encoding, int pair) {
  return Vector{encoding(2 * pair), encoding(2 * pair + 1)};
}

}  // namespace

ShiftRotationReading ReadShiftRotation(const ShiftRotationParams& params) {
  const int end = params.position + params.step;
  const double frequency = Frequencies(kWidth, kBase)(params.pair);
  const Vector start = PairOf(SinusoidalVector(params.position, kWidth, kBase), params.pair);
  Matrix block = ShiftBlock(params.step, frequency);
  for (double& entry : block) entry += 0.0;  // turns the −0 of step 0 into 0
  return {.frequency = frequency,
          .positionAngle = params.position * frequency,
          .stepAngle = params.step * frequency,
          .endAngle = end * frequency,
          .start = start,
          .end = PairOf(SinusoidalVector(end, kWidth, kBase), params.pair),
          .mapped = Multiply(start, Transpose(block)),
          .block = block};
}

}  // namespace pe::readings
