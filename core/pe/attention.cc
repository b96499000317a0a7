#include "core/pe/attention.h"

#include <algorithm>
#include <cmath>

#include "core/pe/linear.h"
#include "core/pe/power.h"
#include "core/pe/require.h"

namespace pe {

Vector Softmax(const Vector& scores) {
  Require(scores.size() >= 1, "Softmax: the number of scores must be at least 1", 0);
  const double largest = *std::max_element(scores.begin(), scores.end());
  Vector weights = scores;
  double total = 0;
  for (double& weight : weights) {
    Require(std::isfinite(weight), "Softmax: every score must be finite", weight);
    // Below e⁻⁷⁰⁰ a weight is nothing beside the largest, which is 1.
    const double below = weight - largest;
    weight = below < -700 ? 0 : Exp(below);
    total += weight;
  }
  return Scale(weights, 1 / total);
}

Matrix AttentionWeights(const Matrix& query, const Matrix& key) {
  const double scale = 1 / std::sqrt(static_cast<double>(query.shape(1)));
  Matrix weights = Multiply(query, Transpose(key));
  for (std::size_t row = 0; row < weights.shape(0); ++row) {
    SetRow(weights, row, Softmax(Scale(Row(weights, row), scale)));
  }
  return weights;
}

Matrix Attention(const Matrix& query, const Matrix& key, const Matrix& value) {
  return Multiply(AttentionWeights(query, key), value);
}

}  // namespace pe
