// The geometric ladder of frequencies that the sinusoidal and the rotary encoding share.
//
// Pair i of width d turns at θ_i = base^(−2i/d) radians per token and completes a turn every
// 2π/θ_i tokens, its wavelength. Vaswani et al. 2017, section 3.5; Su et al. 2021, equation 15.
#pragma once

#include "core/pe/tensor.h"

namespace pe {

inline constexpr int kMaxWidth = 1 << 20;
// Beyond it a wavelength may be infinite.
inline constexpr double kMaxBase = 1e300;

// θ_i for i = 0 … ⌈d/2⌉ − 1, in radians per token. Shape: [⌈d/2⌉].
// Domain: width 1 … kMaxWidth (an odd width ends in a pair with a sine alone); base 1 … kMaxBase.
// Law: θ_0 = 1, and θ_{i+1}/θ_i is the same for every i.
Vector Frequencies(int width, double base);

// 2π/θ_i, in tokens per turn. Shape and domain as Frequencies.
Vector Wavelengths(int width, double base);

// How many pairs have a wavelength above `window` tokens, and so never complete one turn within
// it. Domain as Frequencies; window ≥ 0.
int PairsAbove(double window, int width, double base);

}  // namespace pe
