// The containers every function of pe takes and returns: dense, row-major, double.
//
// Functions return these concrete types, never a lazy xtensor expression: an expression would be
// evaluated again at every read, and costs the WebAssembly module 10 KB.
#pragma once

#include <xtensor/xtensor_config.hpp>

#if !defined(__cpp_exceptions)
// Without exceptions xtensor prints to std::cerr, which doubles the WebAssembly module.
#undef XTENSOR_THROW
#define XTENSOR_THROW(exception, message) __builtin_trap()
#endif

#include <cstddef>
#include <xtensor/xtensor.hpp>

namespace pe {

using Vector = xt::xtensor<double, 1>;
using Matrix = xt::xtensor<double, 2>;

inline Vector Zeros(std::size_t size) { return Vector(Vector::shape_type{size}, 0.0); }

inline Matrix Zeros(std::size_t rows, std::size_t columns) {
  return Matrix(Matrix::shape_type{rows, columns}, 0.0);
}

// Row `row` of `matrix`, copied.
inline Vector Row(const Matrix& matrix, std::size_t row) {
  Vector result = Zeros(matrix.shape(1));
  for (std::size_t j = 0; j < result.size(); ++j) result(j) = matrix(row, j);
  return result;
}

inline void SetRow(Matrix& matrix, std::size_t row, const Vector& values) {
  for (std::size_t j = 0; j < values.size(); ++j) matrix(row, j) = values(j);
}

}  // namespace pe
