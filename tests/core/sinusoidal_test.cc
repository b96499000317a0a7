#include "core/pe/sinusoidal.h"

#include "core/pe/ladder.h"
#include "core/pe/linear.h"
#include "tests/core/support.h"

namespace pe {
namespace {

Vector MultiplyLeft(const Matrix& matrix, const Vector& x) {
  return Multiply(x, Transpose(matrix));
}

TEST(Sinusoidal, NormIsTheSameAtEveryPosition) {
  Inputs inputs(1);
  for (int trial = 0; trial < kTrials; ++trial) {
    const int width = inputs.Even(2, 256);
    const double position = std::floor(std::pow(10, inputs.Real(0, 15)));
    const double norm = Norm(SinusoidalVector(position, width, inputs.Base()));
    ASSERT_NEAR(norm, std::sqrt(width / 2.0), 1e-12 * norm);
  }
}

TEST(Sinusoidal, ShiftIsALinearMapThatDependsOnTheShiftAlone) {
  Inputs inputs(2);
  for (int trial = 0; trial < kTrials; ++trial) {
    const int width = inputs.Even(2, 64);
    const double base = inputs.Base();
    const int p = inputs.Whole(0, 100000), k = inputs.Whole(-1000, 1000);
    const Vector shifted = MultiplyLeft(ShiftMatrix(k, width, base), SinusoidalVector(p, width, base));
    ASSERT_LT(LargestDifference(shifted, SinusoidalVector(p + k, width, base)), 1e-10);
  }
}

TEST(Sinusoidal, SimilarityDependsOnTheGapAlone) {
  Inputs inputs(3);
  for (int trial = 0; trial < kTrials; ++trial) {
    const int width = inputs.Even(2, 128);
    const double base = inputs.Base();
    const int gap = inputs.Whole(-2000, 2000);
    const double similarity = Similarity(gap, width, base);
    for (const int p : {0, 1, inputs.Whole(2000, 100000)}) {
      const double score =
          Dot(SinusoidalVector(p, width, base), SinusoidalVector(p + gap, width, base));
      ASSERT_NEAR(score / (width / 2.0), similarity, 1e-10);
    }
  }
}

TEST(Sinusoidal, SimilarityIsOneAtGapZeroAndEvenInTheGap) {
  for (const double base : {1e2, 1e4, 1e7}) {
    EXPECT_EQ(Similarity(0, 32, base), 1);
    for (int gap = 1; gap < 100; ++gap) {
      EXPECT_EQ(Similarity(gap, 32, base), Similarity(-gap, 32, base));
      EXPECT_LT(Similarity(gap, 32, base), 1);
    }
  }
}

TEST(Sinusoidal, TableHoldsTheVectorOfEveryPosition) {
  const Matrix table = SinusoidalTable(300, 33, 1e4);
  for (int p = 0; p < 300; ++p) {
    EXPECT_EQ(LargestDifference(Row(table, static_cast<std::size_t>(p)), SinusoidalVector(p, 33, 1e4)),
              0);
  }
}

// cases.md 2
TEST(Sinusoidal, OddWidthEndsInASineAlone) {
  const Json expected = ReadData("vectors.json").at("odd_sinusoid_d5");
  for (const int p : {0, 1, 3}) {
    const Vector row = ToVector(expected.at("pos" + std::to_string(p)));
    EXPECT_LT(LargestDifference(SinusoidalVector(p, 5, 1e4), row), 1e-15) << p;
  }
  ExpectMessage(RefusalOf([] { ShiftMatrix(1, 5, 1e4); }), "even width, got 5");
  ExpectMessage(RefusalOf([] { Similarity(1, 5, 1e4); }), "even width, got 5");
}

// cases.md 3
TEST(Sinusoidal, AnglesAreFormedInDoublePrecision) {
  const Json expected = ReadData("vectors.json").at("bf16_inv_freq");
  const int width = expected.at("d");
  const std::size_t pair = expected.at("i");
  const double position = expected.at("pos");
  EXPECT_DOUBLE_EQ(Frequencies(width, 1e4)(pair), expected.at("inv_freq").get<double>());
  EXPECT_NEAR(SinusoidalVector(position, width, 1e4)(2 * pair + 1), expected.at("cos").get<double>(),
              1e-12);
}

// cases.md 4. Pair 0 turns one radian a token, so slots 0 and 1 are sin p and cos p.
TEST(Sinusoidal, LargeAnglesAreReducedExactly) {
  const Json trig = ReadData("vectors.json").at("trig");
  const auto slot = [](double p, std::size_t s) { return SinusoidalVector(p, 2, 1e4)(s); };
  EXPECT_DOUBLE_EQ(slot(131071, 1), trig.at("cos_131071").get<double>());
  EXPECT_DOUBLE_EQ(slot(131071, 0), trig.at("sin_131071").get<double>());
  EXPECT_DOUBLE_EQ(slot(1e6, 0), trig.at("sin_1e6").get<double>());
  EXPECT_DOUBLE_EQ(slot(1e9, 0), trig.at("sin_1e9").get<double>());
  EXPECT_DOUBLE_EQ(slot(1e10, 0), trig.at("sin_1e10").get<double>());
}

TEST(Sinusoidal, NoTwoOfAThousandPositionsShareAVector) {
  const Matrix table = SinusoidalTable(1000, 32, 1e4);
  double smallest = INFINITY;
  for (std::size_t p = 0; p < 1000; ++p) {
    for (std::size_t q = 0; q < p; ++q) {
      smallest = std::min(smallest, Distance(Row(table, p), Row(table, q)));
    }
  }
  EXPECT_GT(smallest, 0.9);
}

TEST(Sinusoidal, RefusesPositionsThatAreNotNumbersOrTooLarge) {
  for (const double position : {double(NAN), double(INFINITY), 2 * kMaxPosition}) {
    ExpectMessage(RefusalOf([&] { SinusoidalVector(position, 32, 1e4); }), "position must lie within");
    ExpectMessage(RefusalOf([&] { ShiftMatrix(position, 32, 1e4); }), "position must lie within");
    ExpectMessage(RefusalOf([&] { Similarity(position, 32, 1e4); }), "position must lie within");
  }
  EXPECT_NEAR(Norm(SinusoidalVector(kMaxPosition, 32, 1e4)), 4, 1e-12);
  ExpectMessage(RefusalOf([] { SinusoidalTable(0, 32, 1e4); }), "length must be at least 1");
}

}  // namespace
}  // namespace pe
