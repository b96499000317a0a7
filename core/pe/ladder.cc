#include "core/pe/ladder.h"

#include <cmath>
#include <numbers>

#include "core/pe/power.h"
#include "core/pe/require.h"

namespace pe {

Vector Frequencies(int width, double base) {
  Require(width >= 1 && width <= kMaxWidth, "Frequencies: width must be in [1, 1048576]", width);
  Require(base >= 1 && base <= kMaxBase, "Frequencies: base must be in [1, 1e300]", base);
  Vector frequencies = Zeros((static_cast<std::size_t>(width) + 1) / 2);
  for (std::size_t i = 0; i < frequencies.size(); ++i) {
    frequencies(i) = RationalPower(base, -2 * static_cast<int>(i), width);
  }
  return frequencies;
}

Vector Wavelengths(int width, double base) {
  Vector wavelengths = Frequencies(width, base);
  for (double& value : wavelengths) value = 2 * std::numbers::pi / value;
  return wavelengths;
}

int PairsAbove(double window, int width, double base) {
  Require(window >= 0, "PairsAbove: window must be at least 0", window);
  int count = 0;
  for (const double wavelength : Wavelengths(width, base)) count += wavelength > window;
  return count;
}

}  // namespace pe
