// Scaled dot-product attention, Vaswani et al. 2017, equation 1.
#pragma once

#include "core/pe/tensor.h"

namespace pe {

// exp(x_i) / Σ exp(x_j), computed from x − max x so that no exponential overflows. Shape: [n] →
// [n]. Domain: n ≥ 1, every score finite. Law: entries sum to 1; adding a constant changes nothing.
Vector Softmax(const Vector& scores);

// softmax(QKᵀ/√d), each row a token's attention weights. Shapes: [n, d], [m, d] → [n, m].
Matrix AttentionWeights(const Matrix& query, const Matrix& key);

// softmax(QKᵀ/√d)·V. Shapes: [n, d], [m, d], [m, v] → [n, v].
// Law: permuting the rows of query, key and value alike permutes the rows of the result alike.
Matrix Attention(const Matrix& query, const Matrix& key, const Matrix& value);

}  // namespace pe
