// Learned position tables, as in Radford et al. 2019 (GPT-2): one trained row for each position.
#pragma once

#include <cstdint>
#include <optional>

#include "core/pe/tensor.h"

namespace pe {

// A seeded stand-in for a trained table. Row 0 is N(0, 1) noise; row p + 1 is
// smoothness·row p + √(1 − smoothness²)·fresh noise, so every entry keeps variance 1 and
// neighbouring rows have an expected cosine of about `smoothness`. At 0 the rows are independent
// draws: what the parametrisation itself promises. Shape: [rows, width].
// Domain: rows, width ≥ 1; smoothness in [0, 1].
// Law: the same seed gives the same bits on every platform.
Matrix LearnedTable(int rows, int width, double smoothness, std::uint64_t seed);

// The same of noise that is drawn already. Shape: [rows, width] → the same. Domain: rows ≥ 1,
// smoothness in [0, 1].
Matrix LearnedTable(Matrix noise, double smoothness);

// The row of `position`, or nothing where the table has none: positions are 0 … rows − 1, and row
// p belongs to position p. Shape: [width].
std::optional<Vector> Lookup(const Matrix& table, std::int64_t position);

// Cosine of every two rows i ≤ j of the table. Shape: [n, n], upper triangle filled.
// Domain: every row of a length in [1e-300, 1e300]; one of zeros has no direction.
Matrix RowCosines(const Matrix& table);

// Mean cosine of all row pairs (p, p + gap) for gap = 0 … n − 1. Shape: [n]. Law: entry 0 is 1.
Vector MeanCosineByGap(const Matrix& row_cosines);

}  // namespace pe
