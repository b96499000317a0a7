// What several readings draw curves with: grids, and the waves of the article's ladder.
#pragma once

#include "core/pe/tensor.h"

namespace pe::readings {

// start, start + step, … Shape: [count].
Vector Grid(double start, double step, std::size_t count);

// The first `count` entries. Shape: [n] → [count]. Domain: count ≤ n.
Vector First(const Vector& values, std::size_t count);

// θ_0 … θ_{pairs − 1} of the ladder of width 32 and base 10000. Shape: [pairs]. Domain: pairs ≤ 16.
Vector FirstFrequencies(std::size_t pairs);

// Where waves are drawn: positions 0, ¼, ½ … 63, close enough for the fastest. Shape: [253].
Vector WavePositions();

// sin(p·θ_i): row i is pair i at each of WavePositions(). Shape: [pairs, 253]. Domain: pairs ≤ 16.
Matrix Waves(std::size_t pairs);

}  // namespace pe::readings
