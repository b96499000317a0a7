#include "core/readings/permutations.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/pe/attention.h"
#include "core/pe/linear.h"
#include "core/pe/random.h"

namespace pe::readings {
namespace {

constexpr std::size_t kTokens = 3;
constexpr std::size_t kOrders = 6;
constexpr std::size_t kHeadWidth = 8;
constexpr std::uint64_t kSeed = 1;

}  // namespace

PermutationsReading ReadPermutations(const PermutationsParams& params) {
  Random random(kSeed);
  // Variance 1/width keeps a projected vector about as long as the embedding.
  const double deviation = 1 / std::sqrt(static_cast<double>(kHeadWidth));
  const Matrix embeddings = random.NormalMatrix(kTokens, kHeadWidth);
  const Matrix w_query = random.NormalMatrix(kHeadWidth, kHeadWidth, deviation);
  const Matrix w_key = random.NormalMatrix(kHeadWidth, kHeadWidth, deviation);
  const Matrix w_value = random.NormalMatrix(kHeadWidth, kHeadWidth, deviation);

  PermutationsReading reading{Zeros(kTokens),
                              Zeros(kTokens),
                              Zeros(kOrders, kTokens),
                              Zeros(kTokens, kHeadWidth),
                              Zeros(kOrders * kTokens, kHeadWidth),
                              0};
  std::array<std::size_t, kTokens> order = {0, 1, 2};
  for (std::size_t o = 0; o < kOrders; ++o) {
    Matrix rows = Zeros(kTokens, kHeadWidth);
    for (std::size_t slot = 0; slot < kTokens; ++slot) {
      SetRow(rows, slot, Row(embeddings, order[slot]));
    }
    const Matrix outputs =
        Attention(Multiply(rows, w_query), Multiply(rows, w_key), Multiply(rows, w_value));
    for (std::size_t slot = 0; slot < kTokens; ++slot) {
      const Vector output = Row(outputs, slot);
      reading.orders(o, slot) = static_cast<double>(order[slot]);
      SetRow(reading.every, kTokens * o + slot, output);
      if (o != static_cast<std::size_t>(params.order)) continue;
      // In the first order token t stands in slot t.
      const Vector first = Row(reading.every, order[slot]);
      reading.tokens(slot) = static_cast<double>(order[slot]);
      reading.slots(order[slot]) = static_cast<double>(slot);
      SetRow(reading.outputs, slot, output);
      reading.distance = std::max(reading.distance, Distance(output, first));
    }
    std::next_permutation(order.begin(), order.end());
  }
  return reading;
}

}  // namespace pe::readings
