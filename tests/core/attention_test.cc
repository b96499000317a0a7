#include "core/pe/attention.h"

#include <numeric>
#include <vector>

#include "core/pe/linear.h"
#include "tests/core/support.h"

namespace pe {
namespace {

double Sum(const Vector& x) { return std::accumulate(x.begin(), x.end(), 0.0); }

Matrix PermuteRows(const Matrix& matrix, const std::vector<std::size_t>& order) {
  Matrix permuted = matrix;
  for (std::size_t row = 0; row < order.size(); ++row)
    SetRow(permuted, row, Row(matrix, order[row]));
  return permuted;
}

TEST(Softmax, WeightsArePositiveAndSumToOne) {
  Inputs inputs(1);
  for (int trial = 0; trial < kTrials; ++trial) {
    const Vector weights = Softmax(Scale(inputs.Normal(inputs.Whole(1, 50)), inputs.Real(0, 100)));
    ASSERT_NEAR(Sum(weights), 1, 1e-14);
    for (const double weight : weights) ASSERT_GE(weight, 0);
  }
}

TEST(Softmax, AddingAConstantToEveryScoreChangesNothing) {
  Inputs inputs(2);
  for (int trial = 0; trial < kTrials; ++trial) {
    const Vector scores = inputs.Normal(10);
    Vector shifted = scores;
    const double constant = inputs.Real(-100, 100);
    for (double& score : shifted) score += constant;
    ASSERT_LT(LargestDifference(Softmax(scores), Softmax(shifted)), 1e-13);
  }
}

TEST(Softmax, IsStableForScoresOfAnySize) {
  for (const double size : {1e4, 1e300}) {
    const Vector weights = Softmax(Vector{size, -size, size});
    EXPECT_EQ(weights(0), 0.5);
    EXPECT_EQ(weights(1), 0);
    EXPECT_EQ(weights(2), 0.5);
  }
}

TEST(Softmax, RefusesNoScoresAndScoresThatAreNotNumbers) {
  ExpectMessage(RefusalOf([] { Softmax(Zeros(0)); }), "number of scores must be at least 1");
  ExpectMessage(RefusalOf([] { Softmax(Vector{0, NAN}); }), "every score must be finite");
  ExpectMessage(RefusalOf([] { Softmax(Vector{INFINITY, 0}); }), "every score must be finite");
}

TEST(Attention, PermutingTheRowsPermutesTheOutputsAlike) {
  Inputs inputs(3);
  for (int trial = 0; trial < kTrials; ++trial) {
    const int tokens = inputs.Whole(1, 12), width = inputs.Whole(1, 16);
    const Matrix query = inputs.Normal(tokens, width);
    const Matrix key = inputs.Normal(tokens, width);
    const Matrix value = inputs.Normal(tokens, inputs.Whole(1, 9));
    std::vector<std::size_t> order(static_cast<std::size_t>(tokens));
    std::iota(order.begin(), order.end(), 0);
    for (std::size_t i = order.size(); i > 1; --i) {
      std::swap(order[i - 1],
                order[static_cast<std::size_t>(inputs.Whole(0, static_cast<int>(i) - 1))]);
    }
    const Matrix straight = PermuteRows(Attention(query, key, value), order);
    const Matrix shuffled =
        Attention(PermuteRows(query, order), PermuteRows(key, order), PermuteRows(value, order));
    for (std::size_t row = 0; row < order.size(); ++row) {
      ASSERT_LT(LargestDifference(Row(straight, row), Row(shuffled, row)), 1e-13);
    }
  }
}

TEST(Attention, OutputIsAMeanOfTheValues) {
  Inputs inputs(4);
  const Matrix query = inputs.Normal(5, 8), key = inputs.Normal(7, 8);
  Matrix value = Zeros(7, 1);
  for (double& entry : value) entry = 3;
  for (const double entry : Attention(query, key, value)) EXPECT_NEAR(entry, 3, 1e-14);
}

TEST(Attention, ScoresAreDividedByTheRootOfTheWidth) {
  // q·k = 4 at width 4: the scores are 2 and 0.
  const Matrix query{{1, 1, 1, 1}}, key{{1, 1, 1, 1}, {0, 0, 0, 0}};
  const Matrix weights = AttentionWeights(query, key);
  EXPECT_NEAR(weights(0, 0) / weights(0, 1), std::exp(2.0), 1e-14);
}

}  // namespace
}  // namespace pe
