// Rotary position embedding, Su et al. 2021 (RoFormer), equations 13 to 16.
//
// Every pair of a query or key is turned by position·θ_i. The two pairings in use hold the same
// pairs in other slots: the paper pairs (2i, 2i+1), many implementations pair (i, i + d/2).
#pragma once

#include <vector>

#include "core/pe/tensor.h"

namespace pe {

enum class Pairing {
  kInterleaved,  // pair i is slots 2i and 2i + 1 (the paper, GPT-J)
  kHalfSplit,    // pair i is slots i and i + d/2 (GPT-NeoX, Hugging Face's Llama)
};

// The pair that `slot` belongs to, and so the index of its frequency. In 0 … width/2 − 1.
// Domain: an even width ≥ 2, slot 0 … width − 1.
int PairOfSlot(int slot, int width, Pairing pairing);

// The other slot of the same pair. Domain as PairOfSlot. Law: an involution without fixed points.
int PartnerOfSlot(int slot, int width, Pairing pairing);

// x with pair i turned by position·frequencies_i: (a, b) → (a cos − b sin, a sin + b cos).
// Shapes: [d], [d/2] → [d]. Domain: d even and equal to twice the number of frequencies;
// |position| ≤ kMaxPosition; frequencies within ±kMaxFrequency.
// Law: keeps ‖x‖ and adds up: Rotate(Rotate(x, m), n) = Rotate(x, m + n).
// Law: ⟨Rotate(q, m), Rotate(k, n)⟩ = ⟨q, Rotate(k, n − m)⟩ for every m, in both pairings.
Vector Rotate(const Vector& x, double position, const Vector& frequencies, Pairing pairing);

// P, as slot numbers: entry j of the half-split order is entry P[j] of the interleaved one.
// For d = 4: [0, 2, 1, 3]. Shape: [width]. Domain: an even width ≥ 2.
std::vector<int> HalfSplitFromInterleaved(int width);

// y_j = x_{order[j]}. Shapes: [d], [d] → [d].
// Law: Rotate(Permute(x, P), p, θ, half-split) = Permute(Rotate(x, p, θ, interleaved), P).
Vector Permute(const Vector& x, const std::vector<int>& order);

}  // namespace pe
