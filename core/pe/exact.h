// Sums and products of doubles without rounding: the rounded result and what it left out.
//
// No fused multiply-add, so that they cost and give the same everywhere (compile without
// contraction).
#pragma once

namespace pe {

struct Exact {
  double value;  // as rounded
  double rest;   // value + rest is the exact result
};

// a + b. Knuth, The Art of Computer Programming 2, section 4.2.2, theorem B.
inline Exact ExactSum(double a, double b) {
  const double sum = a + b;
  const double b_part = sum - a;
  return {sum, (a - (sum - b_part)) + (b - b_part)};
}

// a·b. Dekker 1971, A floating-point technique for extending the available precision.
// Domain: |a|, |b| ≤ 1e200 and a product that neither over- nor underflows.
inline Exact ExactProduct(double a, double b) {
  const auto split = [](double x) {
    const double high = 134217729 * x - (134217729 * x - x);  // 2²⁷ + 1: the upper half of the bits
    return Exact{high, x - high};
  };
  const auto [a1, a2] = split(a);
  const auto [b1, b2] = split(b);
  const double product = a * b;
  return {product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2};
}

}  // namespace pe
