#include "core/readings/slice.h"

#include <cmath>

#include "core/pe/linear.h"
#include "core/pe/sinusoidal.h"
#include "core/readings/conventions.h"
#include "core/readings/curves.h"

namespace pe::readings {
namespace {

// p − 1 and p + 1 are equally far up to rounding, which must not choose between them.
constexpr double kNearer = 1e-9;

}  // namespace

SliceReading ReadSlice(const SliceParams& params) {
  const int pairs = params.allPairs ? kPairs : kFirstPairs;
  const Vector frequencies = FirstFrequencies(pairs);
  static const Matrix table = SinusoidalTable(kPositions, kWidth, kBase);
  const Vector column = First(Row(table, params.position), 2 * pairs);
  SliceReading reading{.pairs = pairs,
                       .numbers = 2 * pairs,
                       .nearestPosition = 0,
                       .nearestDistance = kWidth,  // more than any distance
                       .sines = Zeros(pairs),
                       .cosines = Zeros(pairs),
                       .changes = Zeros(pairs),
                       .positions = WavePositions(),
                       .waves = Waves(pairs)};
  for (int i = 0; i < pairs; ++i) {
    reading.sines(i) = column(2 * i);
    reading.cosines(i) = column(2 * i + 1);
    reading.changes(i) = 2 * std::sin(frequencies(i) / 2);
  }
  for (int q = 0; q < kPositions; ++q) {
    const double distance = Distance(column, First(Row(table, q), 2 * pairs));
    if (q == params.position || distance > reading.nearestDistance - kNearer) continue;
    reading.nearestPosition = q;
    reading.nearestDistance = distance;
  }
  return reading;
}

}  // namespace pe::readings
