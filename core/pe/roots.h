// Root finding.
#pragma once

#include <cmath>
#include <optional>

#include "core/pe/require.h"

namespace pe {

// A root of the continuous function f in [low, high], to within `tolerance`, by bisection; nothing
// where f has the same sign at both ends. Domain: low ≤ high, tolerance > 0.
template <class F>
std::optional<double> FindRoot(F f, double low, double high, double tolerance = 1e-12) {
  Require(low <= high, "FindRoot: low must be at most high, high − low", high - low);
  Require(tolerance > 0, "FindRoot: tolerance must be above 0", tolerance);
  double at_low = f(low);
  if (at_low == 0) return low;
  if ((f(high) > 0) == (at_low > 0) && f(high) != 0) return std::nullopt;
  while (high - low > tolerance) {
    const double middle = low + (high - low) / 2;
    if (middle == low || middle == high) break;
    const double value = f(middle);
    if (value == 0) return middle;
    ((value > 0) == (at_low > 0) ? low : high) = middle;
  }
  return low + (high - low) / 2;
}

}  // namespace pe
