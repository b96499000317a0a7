#include "core/readings/two_slices.h"

#include "core/pe/linear.h"
#include "core/pe/sinusoidal.h"
#include "core/readings/conventions.h"
#include "core/readings/curves.h"

namespace pe::readings {

TwoSlicesReading ReadTwoSlices(const TwoSlicesParams& params) {
  const int second = params.first + params.gap;
  const Vector a = SinusoidalVector(params.first, kWidth, kBase);
  const Vector b = SinusoidalVector(second, kWidth, kBase);
  TwoSlicesReading reading{.second = second,
                           .similarity = Dot(a, b) / kPairs,
                           .terms = Zeros(kPairs),
                           .firstColumn = a,
                           .secondColumn = b,
                           .positions = WavePositions(),
                           .waves = Waves(kPairs)};
  for (int slot = 0; slot < kWidth; ++slot) reading.terms(slot / 2) += a(slot) * b(slot);
  return reading;
}

}  // namespace pe::readings
