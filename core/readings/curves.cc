#include "core/readings/curves.h"

#include <algorithm>
#include <cmath>

#include "core/pe/ladder.h"
#include "core/readings/conventions.h"

namespace pe::readings {
namespace {

constexpr std::size_t kPointsPerToken = 4;

}  // namespace

Vector Grid(double start, double step, std::size_t count) {
  Vector grid = Zeros(count);
  for (std::size_t n = 0; n < count; ++n) grid(n) = start + step * static_cast<double>(n);
  return grid;
}

Vector First(const Vector& values, std::size_t count) {
  Vector first = Zeros(count);
  for (std::size_t i = 0; i < count; ++i) first(i) = values(i);
  return first;
}

Vector FirstFrequencies(std::size_t pairs) { return First(Frequencies(kWidth, kBase), pairs); }

Vector WavePositions() {
  return Grid(0, 1.0 / kPointsPerToken, kPointsPerToken * (kPositions - 1) + 1);
}

Matrix Waves(std::size_t pairs) {
  // Four thousand sines that no parameter changes.
  static const Matrix all = [] {
    const Vector positions = WavePositions();
    Matrix waves = Zeros(kPairs, positions.size());
    double* wave = waves.data();
    for (const double frequency : Frequencies(kWidth, kBase)) {
      for (const double position : positions) *wave++ = std::sin(position * frequency);
    }
    return waves;
  }();
  Matrix waves = Zeros(pairs, all.shape(1));
  std::copy_n(all.data(), waves.size(), waves.data());
  return waves;
}

}  // namespace pe::readings
