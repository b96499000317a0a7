#include "core/pe/linear.h"

#include <algorithm>
#include <cmath>

#include "core/pe/require.h"

namespace pe {
namespace {

void RequireSameSize(const char* function, const Vector& a, const Vector& b) {
  Require(a.size() == b.size(), function,
          "two vectors must have the same size, difference must be 0",
          static_cast<double>(a.size()) - static_cast<double>(b.size()));
}

void RequireInner(const char* function, std::size_t a, std::size_t b) {
  Require(a == b, function, "the inner sizes of a product must agree, difference must be 0",
          static_cast<double>(a) - static_cast<double>(b));
}

struct Span {
  const double* data;
  std::size_t size;
};

Span RowOf(const Matrix& matrix, std::size_t row) {
  return {matrix.data() + row * matrix.shape(1), matrix.shape(1)};
}

double SumOfProducts(const double* a, const double* b, std::size_t size) {
  double sum = 0;
  for (std::size_t i = 0; i < size; ++i) sum += a[i] * b[i];
  return sum;
}

// to_j += factor·row_j. Plain pointers: an index expression of a tensor costs more than the sum.
void AddScaled(double* to, double factor, Span row) {
  for (std::size_t j = 0; j < row.size; ++j) to[j] += factor * row.data[j];
}

// A power of two, and the length of a vector times that factor.
struct Length {
  double factor, scaled;
};

// The factor is 1 unless squares of entries might over- or underflow.
Length LengthOf(const Vector& a) {
  const double square = SumOfProducts(a.data(), a.data(), a.size());
  const double factor = square > 0x1p1000 ? 0x1p-600 : square < 0x1p-900 ? 0x1p600 : 1;
  if (factor == 1) return {1, std::sqrt(square)};
  const Vector scaled = Scale(a, factor);
  return {factor, std::sqrt(SumOfProducts(scaled.data(), scaled.data(), scaled.size()))};
}

}  // namespace

double Dot(const Vector& a, const Vector& b) {
  RequireSameSize("Dot", a, b);
  return SumOfProducts(a.data(), b.data(), a.size());
}

double RowDot(const Matrix& matrix, std::size_t i, std::size_t j) {
  const auto last = static_cast<double>(std::max(i, j));
  Require(last < static_cast<double>(matrix.shape(0)), "RowDot: a row must be one of the matrix",
          last);
  return SumOfProducts(RowOf(matrix, i).data, RowOf(matrix, j).data, matrix.shape(1));
}

double Norm(const Vector& a) {
  const Length length = LengthOf(a);
  return length.scaled / length.factor;
}

double Distance(const Vector& a, const Vector& b) { return Norm(Add(a, b, -1)); }

double Cosine(const Vector& a, const Vector& b) {
  const Length a_length = LengthOf(a), b_length = LengthOf(b);
  for (const double length : {a_length.scaled, b_length.scaled}) {
    Require(length > 0 && std::isfinite(length),
            "Cosine: both vectors must be longer than 0 and finite, length", length);
  }
  const bool ordinary = a_length.factor == 1 && b_length.factor == 1;
  const double dot =
      ordinary ? Dot(a, b) : Dot(Scale(a, a_length.factor), Scale(b, b_length.factor));
  // One after the other: the product of two very short lengths would vanish.
  return dot / a_length.scaled / b_length.scaled;
}

Vector Add(const Vector& a, const Vector& b, double weight) {
  RequireSameSize("Add", a, b);
  Vector sum = a;
  for (std::size_t i = 0; i < a.size(); ++i) sum(i) += weight * b(i);
  return sum;
}

Vector Scale(const Vector& a, double factor) {
  Vector scaled = a;
  for (double& value : scaled) value *= factor;
  return scaled;
}

Vector Multiply(const Vector& x, const Matrix& matrix) {
  RequireInner("Multiply", x.size(), matrix.shape(0));
  Vector product = Zeros(matrix.shape(1));
  for (std::size_t i = 0; i < x.size(); ++i) AddScaled(product.data(), x(i), RowOf(matrix, i));
  return product;
}

Matrix Multiply(const Matrix& a, const Matrix& b) {
  RequireInner("Multiply", a.shape(1), b.shape(0));
  Matrix product = Zeros(a.shape(0), b.shape(1));
  for (std::size_t i = 0; i < a.shape(0); ++i) {
    double* row = product.data() + i * b.shape(1);
    for (std::size_t k = 0; k < a.shape(1); ++k) AddScaled(row, a(i, k), RowOf(b, k));
  }
  return product;
}

Matrix Transpose(const Matrix& a) {
  Matrix transposed = Zeros(a.shape(1), a.shape(0));
  for (std::size_t i = 0; i < a.shape(0); ++i) {
    for (std::size_t j = 0; j < a.shape(1); ++j) transposed(j, i) = a(i, j);
  }
  return transposed;
}

Matrix MixWithIdentity(const Matrix& a, double mix) {
  RequireInner("MixWithIdentity", a.shape(0), a.shape(1));
  Matrix mixed = a;
  for (std::size_t i = 0; i < a.shape(0); ++i) {
    for (std::size_t j = 0; j < a.shape(1); ++j) {
      mixed(i, j) = mix * a(i, j) + (i == j ? 1 - mix : 0);
    }
  }
  return mixed;
}

}  // namespace pe
