#include "core/pe/attention.h"

#include "core/pe/ladder.h"
#include "core/pe/linear.h"
#include "core/pe/rotary.h"
#include "tests/core/support.h"

namespace pe::testing {
namespace {

double Sum(const Vector& x) {
  double sum = 0;
  for (const double value : x) sum += value;
  return sum;
}

Matrix PermuteRows(const Matrix& x, const std::vector<int>& order) {
  Matrix permuted = x;
  for (std::size_t row = 0; row < order.size(); ++row) {
    SetRow(permuted, row, Row(x, static_cast<std::size_t>(order[row])));
  }
  return permuted;
}

TEST(Softmax, SumsToOne) {
  ForRandomInputs([](Inputs& inputs) {
    const double size = inputs.Logarithmic(1e-3, 1e6);
    const Vector weights = Softmax(Scale(inputs.Normals(inputs.Size(1, 200)), size));
    EXPECT_NEAR(Sum(weights), 1, 1e-14);
    for (const double weight : weights) EXPECT_TRUE(weight >= 0 && weight <= 1 + kEpsilon);
  });
}

TEST(Softmax, AddingAConstantChangesNothing) {
  ForRandomInputs([](Inputs& inputs) {
    // Whole scores, so that adding the constant rounds nothing away.
    Vector scores = Zeros(inputs.Size(1, 50));
    for (double& score : scores) score = inputs.Int(-20, 20);
    const double constant = static_cast<double>(inputs.Whole(-1'000'000'000, 1'000'000'000));
    Vector shifted = scores;
    for (double& score : shifted) score += constant;
    EXPECT_EQ(Softmax(shifted), Softmax(scores));
  });
}

TEST(Softmax, IsTheRatioOfExponentials) {
  ForRandomInputs([](Inputs& inputs) {
    const Vector scores = inputs.Normals(inputs.Size(1, 50));
    Vector expected = scores;
    for (double& value : expected) value = std::exp(value);
    EXPECT_TRUE(Near(Softmax(scores), Scale(expected, 1 / Sum(expected)), 1e-15));
  });
}

TEST(Softmax, StaysFiniteAtEnormousScores) {
  ForRandomInputs([](Inputs& inputs) {
    const double size = inputs.Logarithmic(1e4, 1e307);
    Vector scores = Zeros(inputs.Size(2, 50));
    for (double& score : scores) score = inputs.Real(-size, size);
    const Vector weights = Softmax(scores);
    for (const double weight : weights) ASSERT_TRUE(std::isfinite(weight));
    EXPECT_NEAR(Sum(weights), 1, 1e-14);
    const auto largest = std::max_element(scores.begin(), scores.end()) - scores.begin();
    EXPECT_EQ(std::max_element(weights.begin(), weights.end()) - weights.begin(), largest);
  });
}

TEST(Softmax, OfTenThousandAgainstItsOppositeIsAllOrNothing) {
  EXPECT_EQ(Softmax(Vector{1e4, -1e4}), (Vector{1, 0}));
  EXPECT_EQ(Softmax(Vector{-1e4, -1e4}), (Vector{0.5, 0.5}));
  EXPECT_EQ(Softmax(Vector{1.7e308, -1.7e308}), (Vector{1, 0}));
}

TEST(Softmax, OfOneScoreIsOne) {
  for (const double score : {0.0, 5.0, -1e308, 1e308}) EXPECT_EQ(Softmax(Vector{score}), Vector{1});
}

TEST(Softmax, PermutesWithItsScores) {
  ForRandomInputs([](Inputs& inputs) {
    const Vector scores = inputs.Normals(inputs.Size(1, 50));
    const std::vector<int> order = inputs.Order(scores.size());
    EXPECT_TRUE(Near(Softmax(Permute(scores, order)), Permute(Softmax(scores), order), 1e-15));
  });
}

TEST(Softmax, RefusesNoScores) {
  EXPECT_TRUE(Refuses([] { Softmax(Zeros(0)); }, {"Softmax", "number of scores"}, 0));
}

TEST(Softmax, RefusesAScoreThatIsNotFinite) {
  for (const double score : {kNaN, kInfinity, -kInfinity}) {
    for (const Vector& scores : {Vector{score}, Vector{score, 1, 2}, Vector{1, 2, score}}) {
      EXPECT_TRUE(Refuses([&] { Softmax(scores); }, {"Softmax", "score"}, score));
    }
  }
}

TEST(Attention, IsPermutationEquivariant) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t tokens = inputs.Size(1, 12), width = inputs.Size(1, 16);
    const Matrix query = inputs.Normals(tokens, width), key = inputs.Normals(tokens, width);
    const Matrix value = inputs.Normals(tokens, inputs.Size(1, 16));
    const std::vector<int> order = inputs.Order(tokens);
    EXPECT_TRUE(Near(
        Attention(PermuteRows(query, order), PermuteRows(key, order), PermuteRows(value, order)),
        PermuteRows(Attention(query, key, value), order), 1e-14));
  });
}

TEST(Attention, DoesNotSeeTheOrderOfKeysAndValues) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t keys = inputs.Size(1, 12), width = inputs.Size(1, 16);
    const Matrix query = inputs.Normals(inputs.Size(1, 5), width);
    const Matrix key = inputs.Normals(keys, width), value = inputs.Normals(keys, width);
    const std::vector<int> order = inputs.Order(keys);
    EXPECT_TRUE(Near(Attention(query, PermuteRows(key, order), PermuteRows(value, order)),
                     Attention(query, key, value), 1e-14));
  });
}

TEST(Attention, SeesTheOrderOnceQueriesAndKeysAreTurned) {
  Inputs inputs(1);
  const Matrix x = inputs.Normals(3, 8);
  const Vector frequencies = Frequencies(8, 10000);
  const auto attend = [&](const Matrix& rows) {
    Matrix turned = rows;
    for (std::size_t p = 0; p < 3; ++p) {
      SetRow(turned, p,
             Rotate(Row(rows, p), static_cast<double>(p), frequencies, Pairing::kInterleaved));
    }
    return Attention(turned, turned, rows);
  };
  const std::vector<int> order = {2, 1, 0};
  EXPECT_GT(LargestDifference(attend(PermuteRows(x, order)), PermuteRows(attend(x), order)), 0.01);
}

TEST(Attention, EveryRowOfWeightsSumsToOne) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t width = inputs.Size(1, 16);
    const Matrix query = inputs.Normals(inputs.Size(1, 9), width);
    const Matrix key = inputs.Normals(inputs.Size(1, 9), width);
    const Matrix weights = AttentionWeights(query, key);
    for (std::size_t row = 0; row < weights.shape(0); ++row) {
      EXPECT_NEAR(Sum(Row(weights, row)), 1, 1e-14);
    }
  });
}

TEST(Attention, WeightsAreTheSoftmaxOfScaledProducts) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t n = inputs.Size(1, 6), m = inputs.Size(1, 6), width = inputs.Size(1, 16);
    const Matrix query = inputs.Normals(n, width), key = inputs.Normals(m, width);
    const Matrix weights = AttentionWeights(query, key);
    ASSERT_EQ(weights.shape(0), n);
    ASSERT_EQ(weights.shape(1), m);
    for (std::size_t i = 0; i < n; ++i) {
      Vector scores = Zeros(m);
      for (std::size_t j = 0; j < m; ++j) {
        scores(j) = Dot(Row(query, i), Row(key, j)) / std::sqrt(static_cast<double>(width));
      }
      EXPECT_TRUE(Near(Row(weights, i), Softmax(scores), 1e-14));
    }
  });
}

TEST(Attention, StaysWithinTheRangeOfTheValues) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t tokens = inputs.Size(1, 9), width = inputs.Size(1, 9);
    const Matrix query = inputs.Normals(tokens, width), key = inputs.Normals(tokens, width);
    const Matrix value = inputs.Normals(tokens, width);
    const Matrix output = Attention(query, key, value);
    for (std::size_t j = 0; j < width; ++j) {
      const Vector column = Row(Transpose(value), j);
      const auto [low, high] = std::minmax_element(column.begin(), column.end());
      for (std::size_t i = 0; i < tokens; ++i) {
        EXPECT_GE(output(i, j), *low - 1e-14);
        EXPECT_LE(output(i, j), *high + 1e-14);
      }
    }
  });
}

TEST(Attention, ToEqualKeysIsTheMeanOfTheValues) {
  const Matrix query{{1, 2}}, key{{3, 4}, {3, 4}}, value{{1, 10}, {3, 30}};
  EXPECT_TRUE(Near(Attention(query, key, value), Matrix{{2, 20}}, 1e-14));
}

TEST(Attention, RefusesShapesThatDoNotFit) {
  EXPECT_FALSE(RefusalOf([] { AttentionWeights(Zeros(2, 4), Zeros(2, 5)); }).empty());
  EXPECT_FALSE(RefusalOf([] { Attention(Zeros(2, 4), Zeros(3, 4), Zeros(2, 4)); }).empty());
  EXPECT_FALSE(RefusalOf([] { Attention(Zeros(2, 4), Zeros(0, 4), Zeros(0, 4)); }).empty());
}

TEST(Attention, RefusesQueriesThatAreNotFinite) {
  for (const double entry : {kNaN, kInfinity}) {
    EXPECT_FALSE(RefusalOf([&] { AttentionWeights(Matrix{{entry, 1}}, Matrix{{1, 1}}); }).empty());
  }
}

}  // namespace
}  // namespace pe::testing
