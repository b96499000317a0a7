#include "core/pe/separation.h"

#include <algorithm>
#include <cmath>

#include "core/pe/require.h"

namespace pe {

double SmallestRowDistance(const Matrix& table) {
  const std::size_t rows = table.shape(0), columns = table.shape(1);
  Require(rows >= 2, "SmallestRowDistance: the number of rows must be at least 2",
          static_cast<double>(rows));
  double smallest = INFINITY;  // squared
  for (std::size_t p = 1; p < rows; ++p) {
    for (std::size_t q = 0; q < p; ++q) {
      const double* a = table.data() + p * columns;
      const double* b = table.data() + q * columns;
      double sum = 0;
      // A pair that is already too far apart needs no more columns; asked after every eight.
      for (std::size_t j = 0; j < columns && sum < smallest;) {
        const std::size_t end = std::min(columns, j + 8);
        for (; j < end; ++j) sum += (a[j] - b[j]) * (a[j] - b[j]);
      }
      smallest = std::min(smallest, sum);
    }
  }
  return std::sqrt(smallest);
}

}  // namespace pe
