// The sine and cosine of one angle.
#pragma once

#include <cmath>

namespace pe {

struct Turn {
  double sine, cosine;
};

// Both at once: a large angle is reduced only once. Angle in radians, any finite.
inline Turn TurnOf(double angle) {
  Turn turn;
#if defined(_GNU_SOURCE)
  ::sincos(angle, &turn.sine, &turn.cosine);
#else
  turn = {std::sin(angle), std::cos(angle)};
#endif
  return turn;
}

}  // namespace pe
