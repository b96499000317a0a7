// The sinusoidal encoding of Vaswani et al. 2017, section 3.5.
//
// Slot 2i of PE(p) is sin(p·θ_i) and slot 2i+1 is cos(p·θ_i). Positions are doubles, so that an
// interpolated position is one too. All angles are formed and reduced in double precision: the
// error of an entry is about |p·θ_i|·2⁻⁵³, from rounding the product.
#pragma once

#include "core/pe/tensor.h"

namespace pe {

// The largest |position|: beyond it neighbouring integers are no longer distinct doubles.
inline constexpr double kMaxPosition = 9007199254740992.0;

// The largest |frequency|, in radians per token: up to it every angle is finite, and so is what
// ExactProduct splits it into.
inline constexpr double kMaxFrequency = 1e200;

// PE(position). Shape: [width]: ⌈d/2⌉ sines and ⌊d/2⌋ cosines, so an odd width is allowed.
// Domain: |position| ≤ kMaxPosition; width and base as Frequencies.
// Law: for an even width ‖PE(p)‖ = √(d/2) at every p.
Vector SinusoidalVector(double position, int width, double base);

// PE(0) … PE(length − 1) as rows. Shape: [length, width]. Domain: length ≥ 1.
Matrix SinusoidalTable(int length, int width, double base);

// R(shift), the linear map with PE(p + shift) = R(shift)·PE(p) for every p: blocks
// [[cos kθ_i, sin kθ_i], [−sin kθ_i, cos kθ_i]] on the diagonal. Shape: [width, width].
// Domain: an even width (half a pair cannot be turned); |shift| ≤ kMaxPosition.
Matrix ShiftMatrix(double shift, int width, double base);

// The block of ShiftMatrix for one pair of frequency `frequency` radians per token. Shape: [2, 2].
// Domain: |shift| ≤ kMaxPosition, |frequency| ≤ kMaxFrequency.
Matrix ShiftBlock(double shift, double frequency);

// PE(p)·PE(p + gap) / (d/2) = Σ_i cos(gap·θ_i) / (d/2), the same for every p. In [−1, 1].
// Domain: an even width; |gap| ≤ kMaxPosition. Law: Similarity(0) = 1, Similarity(−g) =
// Similarity(g).
double Similarity(double gap, int width, double base);

}  // namespace pe
