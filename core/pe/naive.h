// The encodings everybody thinks of first.
#pragma once

#include "core/pe/tensor.h"

namespace pe {

// position / (length − 1), in [0, 1]. Domain: length ≥ 2, position 0 … length − 1.
double NormalisedIndex(int position, int length);

// NormalisedIndex of every position of a sequence. Shape: [length]. Domain: length ≥ 2.
Vector NormalisedIndices(int length);

// The binary digits of position, bit b in slot b (least significant first). Shape: [bits].
// Domain: bits 1 … 30, position 0 … 2^bits − 1. Law: bit b repeats every BitPeriod(b) tokens.
Vector BinaryCode(int position, int bits);

// 2^(b+1) tokens, after which bit b has been 0 and 1 once and starts again. Domain: bit 0 … 29.
int BitPeriod(int bit);

// How many bits change on the step from position − 1 to position. Domain: position ≥ 1.
int BitsFlipped(int position);

}  // namespace pe
