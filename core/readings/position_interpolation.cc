#include "core/readings/position_interpolation.h"

#include "core/pe/interpolation.h"
#include "core/pe/ladder.h"
#include "core/readings/conventions.h"

namespace pe::readings {
namespace {

constexpr int kAskedPosition = 8192;

}  // namespace

PositionInterpolationReading ReadPositionInterpolation(const PositionInterpolationParams& params) {
  const Vector frequencies = Frequencies(kWidth, kBase);
  const Vector asked = InterpolatedAngles(kAskedPosition, params.scale, frequencies);
  const Vector ceilings = InterpolatedAngles(kTrainedLength, 1, frequencies);
  const Vector neighbours = InterpolatedAngles(1, params.scale, frequencies);
  return {.askedPosition = kAskedPosition,
          .trainedLength = kTrainedLength,
          .askedAngle = asked(params.pair),
          .ceilingAngle = ceilings(params.pair),
          .excess = asked(params.pair) / ceilings(params.pair),
          .neighbourAngle = neighbours(params.pair),
          .neighbourShare = 1 / params.scale,
          .frequencies = frequencies,
          .asked = asked,
          .ceilings = ceilings};
}

}  // namespace pe::readings
