#include "core/pe/power.h"

#include <cmath>
#include <numbers>

#include "core/pe/exact.h"
#include "core/pe/require.h"

namespace pe {
namespace {

// ln 2 in two parts, the first short enough that its product with an exponent is exact.
constexpr double kLn2High = 0x1.62e42feep-1;
constexpr double kLn2Low = 0x1.a39ef35793c76p-33;

// e^(x + rest), |rest| far below the last place of x.
double ExpOf(double x, double rest) {
  // x = k·ln 2 + r with |r| ≤ ½ ln 2;  e^r by its series, fourteen terms.
  const double k = std::round(x / std::numbers::ln2);
  const double high = x - k * kLn2High;
  const double low = rest - k * kLn2Low;
  const double r = high + low;
  const double r_rest = (high - r) + low;
  double series = 1;
  for (int n = 14; n >= 2; --n) series = 1 + r * series / n;
  const double growth = r * series;
  return std::ldexp(1 + (growth + r_rest * (1 + growth)), static_cast<int>(k));
}

// ln x to about twice the precision of a double. Domain: x > 0, finite.
Exact Log(double x) {
  // x = m·2^e with m in [√½, √2);  ln m = 2·artanh(z),  z = (m − 1)/(m + 1).
  int exponent = 0;
  double m = std::frexp(x, &exponent);
  if (m < std::numbers::sqrt2 / 2) {
    m *= 2;
    --exponent;
  }
  const Exact divisor = ExactSum(m, 1);
  const double z = (m - 1) / divisor.value;
  const Exact product = ExactProduct(z, divisor.value);
  const double z_rest = ((m - 1 - product.value) - product.rest - z * divisor.rest) / divisor.value;
  double series = 0;
  for (int k = 23; k >= 3; k -= 2) series = series * z * z + 1.0 / k;
  const Exact sum = ExactSum(exponent * kLn2High, 2 * z);
  return {sum.value, sum.rest + exponent * kLn2Low + 2 * z_rest + 2 * z * z * z * series};
}

}  // namespace

double Exp(double x) {
  Require(std::abs(x) <= 700, "Exp: x must be in [-700, 700]", x);
  return ExpOf(x, 0);
}

double RationalPower(double base, int numerator, int denominator) {
  Require(base >= 1 && base <= 1e300, "RationalPower: base must be in [1, 1e300]", base);
  Require(denominator != 0, "RationalPower: denominator must not be", denominator);
  const Exact logarithm = Log(base);
  const Exact product = ExactProduct(logarithm.value, numerator);
  const double rest = product.rest + logarithm.rest * numerator;
  const double quotient = product.value / denominator;
  const Exact back = ExactProduct(quotient, denominator);
  return ExpOf(quotient, ((product.value - back.value) - back.rest + rest) / denominator);
}

}  // namespace pe
