#include "core/pe/cosine_sum.h"

#include <algorithm>
#include <cmath>

#include "core/pe/exact.h"
#include "core/pe/ladder.h"
#include "core/pe/require.h"
#include "core/pe/sinusoidal.h"
#include "core/pe/turn.h"

namespace pe {
namespace {

constexpr std::size_t kBlock = 1024;
constexpr std::size_t kLanes = 8;

// The turn by point·frequency, the product taken exactly: its rounding error would be the largest
// of all where the angle is large.
Turn TurnOf(const Exact& point, double frequency) {
  const Exact angle = ExactProduct(point.value, frequency);
  const double rest = angle.rest + point.rest * frequency;
  const auto [sine, cosine] = pe::TurnOf(angle.value);
  return {sine + rest * cosine, cosine - rest * sine};
}

// start + n·step.
Exact PointAt(double start, double step, std::size_t n) {
  const Exact way = ExactProduct(step, static_cast<double>(n));
  const Exact point = ExactSum(start, way.value);
  return {point.value, point.rest + way.rest};
}

// The recurrence of kLanes pairs. The lanes are independent chains: run together they hide each
// other's latency, and a compiler can put two in one register.
//
// With c_n = cos(φ + nδ) and d_n = c_{n+1} − c_n:  c_{n+1} = c_n + d_n,  d_{n+1} = d_n − κ c_{n+1},
// κ = 4 sin²(δ/2). That is exact for small δ but not near δ = π, where it runs with δ − π instead,
// and c_n and d_n change sign at every step.
struct Lanes {
  double c[kLanes] = {}, d[kLanes] = {}, kappa[kLanes] = {}, sign[kLanes] = {};
  bool alternating = false;

  void Set(std::size_t lane, const Turn& phase, const Turn& half_step) {
    const bool near_pi = std::abs(half_step.sine) > std::abs(half_step.cosine);
    const Turn half = near_pi ? Turn{-half_step.cosine, half_step.sine} : half_step;
    const double sine_between = phase.sine * half.cosine + phase.cosine * half.sine;
    c[lane] = phase.cosine;
    d[lane] = -2 * half.sine * sine_between;
    kappa[lane] = 4 * half.sine * half.sine;
    sign[lane] = near_pi ? -1 : 1;
    alternating = alternating || near_pi;
  }

  // Adds the lanes' cosines to sums[0 … count).
  template <bool kAlternating>
  void AddTo(double* sums, std::size_t count) {
    for (std::size_t n = 0; n < count; ++n) {
      double sum = 0;
      for (std::size_t lane = 0; lane < kLanes; ++lane) sum += c[lane];
      sums[n] += sum;
      for (std::size_t lane = 0; lane < kLanes; ++lane) {
        c[lane] += d[lane];
        if constexpr (kAlternating) {
          c[lane] *= sign[lane];
          d[lane] *= sign[lane];
        }
        d[lane] -= kappa[lane] * c[lane];
      }
    }
  }
};

void RequirePoint(double point, const char* rule) {
  Require(std::abs(point) <= kMaxPosition, rule, point);
}

}  // namespace

Vector CosineSum(const Vector& frequencies, double start, double step, std::size_t count) {
  RequirePoint(start, "CosineSum: start must lie within ±2^53");
  RequirePoint(step, "CosineSum: step must lie within ±2^53");
  const double steps = count == 0 ? 0 : static_cast<double>(count - 1);
  RequirePoint(start + step * steps, "CosineSum: the last point must lie within ±2^53");
  for (const double frequency : frequencies) {
    Require(frequency >= 0 && frequency <= kMaxFrequency,
            "CosineSum: a frequency must be in [0, 1e200]", frequency);
  }
  Vector sums = Zeros(count);
  for (std::size_t first = 0; first < count; first += kBlock) {
    const std::size_t points = std::min(kBlock, count - first);
    const Exact origin = PointAt(start, step, first);
    for (std::size_t pair = 0; pair < frequencies.size(); pair += kLanes) {
      Lanes lanes;
      for (std::size_t i = pair; i < std::min(pair + kLanes, frequencies.size()); ++i) {
        lanes.Set(i - pair, TurnOf(origin, frequencies(i)), TurnOf({step / 2, 0}, frequencies(i)));
      }
      if (lanes.alternating) {
        lanes.AddTo<true>(sums.data() + first, points);
      } else {
        lanes.AddTo<false>(sums.data() + first, points);
      }
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
