// The few operations of linear algebra that the encodings are judged by.
#pragma once

#include "core/pe/tensor.h"

namespace pe {

// Σ a_i b_i. Shapes: [n], [n] → scalar. Error: a and b differ in size.
double Dot(const Vector& a, const Vector& b);

// Row i times row j of one matrix, without copying them. Domain: both rows exist.
double RowDot(const Matrix& matrix, std::size_t i, std::size_t j);

// Euclidean length ‖a‖₂, of entries of any size: where their squares might over- or underflow
// (lengths outside 1e-135 … 1e150), a power of two is taken out first. Infinite only where an entry
// is or the length exceeds the largest double.
double Norm(const Vector& a);

// ‖a − b‖₂. Shapes: [n], [n].
double Distance(const Vector& a, const Vector& b);

// Dot(a, b) / (‖a‖ ‖b‖), in [−1, 1] up to rounding, whatever the two lengths. Error: a vector of
// length 0 or with an entry that is not finite, which has no direction.
double Cosine(const Vector& a, const Vector& b);

// a + weight·b. Shapes: [n], [n] → [n].
Vector Add(const Vector& a, const Vector& b, double weight = 1);

// factor·a.
Vector Scale(const Vector& a, double factor);

// Row vector times matrix, x·M. Shapes: [n], [n, m] → [m].
Vector Multiply(const Vector& x, const Matrix& matrix);

// A·B. Shapes: [n, k], [k, m] → [n, m].
Matrix Multiply(const Matrix& a, const Matrix& b);

// Aᵀ. Shapes: [n, m] → [m, n].
Matrix Transpose(const Matrix& a);

// (1 − mix)·I + mix·A for a square A: mix = 0 leaves every vector alone, mix = 1 is A.
Matrix MixWithIdentity(const Matrix& a, double mix);

}  // namespace pe
