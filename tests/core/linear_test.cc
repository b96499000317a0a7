#include "core/pe/linear.h"

#include "core/pe/roots.h"
#include "core/pe/separation.h"
#include "tests/core/support.h"

namespace pe {
namespace {

TEST(Linear, CosineIsOneForParallelAndMinusOneForOppositeVectors) {
  Inputs inputs(1);
  for (int trial = 0; trial < kTrials; ++trial) {
    const Vector a = inputs.Normal(inputs.Whole(1, 40));
    EXPECT_NEAR(Cosine(a, Scale(a, 7)), 1, 1e-14);
    EXPECT_NEAR(Cosine(a, Scale(a, -0.1)), -1, 1e-14);
  }
  ExpectMessage(RefusalOf([] { Cosine(Zeros(3), Vector{1, 2, 3}); }), "longer than 0");
}

TEST(Linear, TransposingReversesAProduct) {
  Inputs inputs(2);
  const Matrix a = inputs.Normal(4, 7), b = inputs.Normal(7, 3);
  const Matrix left = Transpose(Multiply(a, b)), right = Multiply(Transpose(b), Transpose(a));
  for (std::size_t row = 0; row < 3; ++row) {
    EXPECT_LT(LargestDifference(Row(left, row), Row(right, row)), 1e-14);
  }
}

TEST(Linear, MixingGoesFromTheIdentityToTheMatrix) {
  Inputs inputs(3);
  const Matrix a = inputs.Normal(5, 5);
  const Vector x = inputs.Normal(5);
  EXPECT_EQ(LargestDifference(Multiply(x, MixWithIdentity(a, 0)), x), 0);
  EXPECT_EQ(MixWithIdentity(a, 1), a);
  const Vector half = Scale(Add(x, Multiply(x, a)), 0.5);
  EXPECT_LT(LargestDifference(Multiply(x, MixWithIdentity(a, 0.5)), half), 1e-14);
}

TEST(Linear, RefusesSizesThatDoNotFit) {
  ExpectMessage(RefusalOf([] { Dot(Zeros(2), Zeros(3)); }), "same size");
  ExpectMessage(RefusalOf([] { Add(Zeros(2), Zeros(3)); }), "same size");
  ExpectMessage(RefusalOf([] { Multiply(Zeros(2), Zeros(3, 3)); }), "inner sizes");
  ExpectMessage(RefusalOf([] { Multiply(Zeros(2, 2), Zeros(3, 3)); }), "inner sizes");
  ExpectMessage(RefusalOf([] { MixWithIdentity(Zeros(2, 3), 1); }), "inner sizes");
}

TEST(Separation, IsTheDistanceOfTheTwoNearestRows) {
  EXPECT_EQ(SmallestRowDistance(Matrix{{0, 0}, {3, 4}, {3, 5}}), 1);
  EXPECT_EQ(SmallestRowDistance(Matrix{{1, 1}, {2, 2}, {1, 1}}), 0);
}

TEST(Root, IsFoundToItsTolerance) {
  Inputs inputs(4);
  for (int trial = 0; trial < kTrials; ++trial) {
    const double root = inputs.Real(-2, 3);
    const auto found = FindRoot([&](double x) { return std::pow(x - root, 3); }, -2, 3);
    ASSERT_TRUE(found.has_value());
    ASSERT_NEAR(*found, root, 1e-11);
  }
}

TEST(Root, MayLieAtEitherEnd) {
  EXPECT_EQ(FindRoot([](double x) { return x; }, 0, 1), 0);
  EXPECT_NEAR(*FindRoot([](double x) { return x - 1; }, 0, 1), 1, 1e-11);
}

TEST(Root, IsNothingWhereTheSignDoesNotChange) {
  EXPECT_FALSE(FindRoot([](double x) { return x * x + 1; }, -1, 1).has_value());
}

}  // namespace
}  // namespace pe
