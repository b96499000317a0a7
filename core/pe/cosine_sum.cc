#include "core/pe/cosine_sum.h"

#include <algorithm>
#include <cmath>

#include "core/pe/ladder.h"
#include "core/pe/require.h"
#include "core/pe/sinusoidal.h"

namespace pe {
namespace {

constexpr std::size_t kBlock = 1024;
constexpr std::size_t kLanes = 8;

// Adds kLanes cosines to sums[0 … count), count ≤ kBlock. The lanes are independent chains: run
// together they hide each other's latency, and a compiler can put two in one register.
//
// With c_n = cos(φ + nδ) and d_n = c_{n+1} − c_n:  c_{n+1} = c_n + d_n,  d_{n+1} = d_n − κ c_{n+1},
// κ = 4 sin²(δ/2).
void AddBlock(const double* frequencies, std::size_t lanes, double start, double step,
              std::size_t count, double* sums) {
  double c[kLanes] = {}, d[kLanes] = {}, kappa[kLanes] = {};
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    const double phase = start * frequencies[lane];
    const double half = step * frequencies[lane] / 2;
    c[lane] = std::cos(phase);
    d[lane] = -2 * std::sin(half) * std::sin(phase + half);
    kappa[lane] = 4 * std::sin(half) * std::sin(half);
  }
  for (std::size_t n = 0; n < count; ++n) {
    double sum = 0;
    for (std::size_t lane = 0; lane < kLanes; ++lane) sum += c[lane];
    sums[n] += sum;
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
      c[lane] += d[lane];
      d[lane] -= kappa[lane] * c[lane];
    }
  }
}

}  // namespace

Vector CosineSum(const Vector& frequencies, double start, double step, std::size_t count) {
  const double last = start + step * static_cast<double>(count);
  Require(std::abs(start) <= kMaxPosition, "CosineSum: start must lie within ±2^53", start);
  Require(std::abs(last) <= kMaxPosition, "CosineSum: the last point must lie within ±2^53", last);
  Vector sums = Zeros(count);
  for (std::size_t first = 0; first < count; first += kBlock) {
    const std::size_t points = std::min(kBlock, count - first);
    const double origin = start + step * static_cast<double>(first);
    for (std::size_t pair = 0; pair < frequencies.size(); pair += kLanes) {
      const std::size_t lanes = std::min(kLanes, frequencies.size() - pair);
      AddBlock(frequencies.data() + pair, lanes, origin, step, points, sums.data() + first);
    }
  }
  return sums;
}

Vector SimilarityCurve(double start, double step, std::size_t count, int width, double base) {
  Require(width % 2 == 0, "SimilarityCurve: turning pairs needs an even width", width);
  const Vector frequencies = Frequencies(width, base);
  Vector curve = CosineSum(frequencies, start, step, count);
  for (double& value : curve) value /= static_cast<double>(frequencies.size());
  return curve;
}

}  // namespace pe
