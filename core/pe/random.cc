#include "core/pe/random.h"

#include <cmath>
#include <numbers>

#include "core/pe/linear.h"
#include "core/pe/require.h"

namespace pe {

double PortableLog(double x) {
  Require(x > 0 && std::isfinite(x), "PortableLog: x must be above 0 and finite", x);
  // x = m·2^e with m in [√½, √2);  ln m = 2·artanh(z),  z = (m − 1)/(m + 1),  z² < 0.0295.
  int exponent = 0;
  double m = std::frexp(x, &exponent);
  if (m < std::numbers::sqrt2 / 2) {
    m *= 2;
    --exponent;
  }
  const double z = (m - 1) / (m + 1);
  const double z2 = z * z;
  double series = 0;
  for (int k = 21; k >= 1; k -= 2) series = series * z2 + 1.0 / k;
  return exponent * std::numbers::ln2 + 2 * z * series;
}

double Random::Uniform() { return static_cast<double>(engine_() >> 11) * 0x1p-53; }

double Random::Normal() {
  if (has_spare_) {
    has_spare_ = false;
    return spare_;
  }
  double u, v, s;
  do {
    u = 2 * Uniform() - 1;
    v = 2 * Uniform() - 1;
    s = u * u + v * v;
  } while (s >= 1 || s == 0);
  const double factor = std::sqrt(-2 * PortableLog(s) / s);
  spare_ = v * factor;
  has_spare_ = true;
  return u * factor;
}

Vector Random::NormalVector(std::size_t size, double deviation) {
  Vector result = Zeros(size);
  for (double& value : result) value = deviation * Normal();
  return result;
}

Matrix Random::NormalMatrix(std::size_t rows, std::size_t columns, double deviation) {
  Matrix result = Zeros(rows, columns);
  for (double& value : result) value = deviation * Normal();
  return result;
}

Vector Random::Direction(std::size_t size, double length) {
  Require(size >= 1, "Direction: size must be at least 1", static_cast<double>(size));
  const Vector direction = NormalVector(size);
  return Scale(direction, length / Norm(direction));
}

}  // namespace pe
