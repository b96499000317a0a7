#include "core/pe/learned.h"

#include <cmath>

#include "core/pe/linear.h"
#include "core/pe/random.h"
#include "core/pe/require.h"

namespace pe {

Matrix LearnedTable(int rows, int width, double smoothness, std::uint64_t seed) {
  Require(rows >= 1, "LearnedTable: rows must be at least 1", rows);
  Require(width >= 1, "LearnedTable: width must be at least 1", width);
  return LearnedTable(
      Random(seed).NormalMatrix(static_cast<std::size_t>(rows), static_cast<std::size_t>(width)),
      smoothness);
}

Matrix LearnedTable(Matrix table, double smoothness) {
  Require(smoothness >= 0 && smoothness <= 1, "LearnedTable: smoothness must be in [0, 1]",
          smoothness);
  const double fresh = std::sqrt(1 - smoothness * smoothness);
  const std::size_t width = table.shape(1);
  // Every entry but those of row 0, and the one above it. Plain pointers, see core/DESIGN.md.
  double* above = table.data();
  for (double* entry = above + width; entry < table.data() + table.size(); ++entry, ++above) {
    *entry = smoothness * *above + fresh * *entry;
  }
  return table;
}

std::optional<Vector> Lookup(const Matrix& table, std::int64_t position) {
  if (position < 0 || position >= static_cast<std::int64_t>(table.shape(0))) return std::nullopt;
  return Row(table, static_cast<std::size_t>(position));
}

Matrix RowCosines(const Matrix& table) {
  const std::size_t rows = table.shape(0);
  Matrix unit = table;
  for (std::size_t row = 0; row < rows; ++row) {
    const Vector values = Row(table, row);
    const double length = Norm(values);
    Require(length >= 1e-300 && length <= 1e300,
            "RowCosines: the length of a row must be in [1e-300, 1e300]", length);
    SetRow(unit, row, Scale(values, 1 / length));
  }
  Matrix cosines = Zeros(rows, rows);
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = i; j < rows; ++j) {
      cosines(i, j) = RowDot(unit, i, j);
    }
  }
  return cosines;
}

Vector MeanCosineByGap(const Matrix& row_cosines) {
  const std::size_t rows = row_cosines.shape(0);
  Vector mean = Zeros(rows);
  for (std::size_t gap = 0; gap < rows; ++gap) {
    for (std::size_t i = 0; i + gap < rows; ++i) mean(gap) += row_cosines(i, i + gap);
    mean(gap) /= static_cast<double>(rows - gap);
  }
  return mean;
}

}  // namespace pe
