#include "core/pe/random.h"

#include <cstdio>
#include <iostream>

#include "core/pe/learned.h"
#include "core/pe/linear.h"
#include "tests/core/support.h"

namespace pe::testing {
namespace {

// The constants below hold natively and in WebAssembly: other bits would be other figures in the
// article.

TEST(Random, UniformsAreTheSameBitsEverywhere) {
  const double expected[] = {0x1.122deafddb434p-3, 0x1.175c928118c7cp-3, 0x1.ce0b479deb990p-2,
                             0x1.5876015e4d700p-6, 0x1.6751d5cbb3f18p-2, 0x1.d29d85a57326dp-1};
  Random random(1);
  for (const double value : expected) EXPECT_EQ(BitsOf(random.Uniform()), BitsOf(value));
}

TEST(Random, NormalsAreTheSameBitsEverywhere) {
  const double expected[] = {-0x1.42c3b2b722170p-5, -0x1.8c1da014dda08p-2, -0x1.fdd85e535a47ap-3,
                             0x1.5fa75918ca312p-1,  -0x1.bfaac17196979p-5, -0x1.971d689089fdcp-1};
  Random random(1);
  for (const double value : expected) EXPECT_EQ(BitsOf(random.Normal()), BitsOf(value));
}

TEST(Random, TenThousandNormalsAreTheSameBitsEverywhere) {
  Checksum checksum;
  Random random(2024);
  for (int n = 0; n < 10000; ++n) checksum.Add(random.Normal());
  EXPECT_EQ(checksum.value(), 0x6dd3278d4bce8c3bu);
}

TEST(Random, ALearnedTableIsTheSameBitsEverywhere) {
  Checksum checksum;
  for (const double value : LearnedTable(64, 32, 0.6, 3)) checksum.Add(value);
  EXPECT_EQ(checksum.value(), 0x7d903371ff394098u);
}

TEST(Random, ADirectionIsTheSameBitsEverywhere) {
  Checksum checksum;
  for (const double value : Random(2).Direction(32, 3.3)) checksum.Add(value);
  EXPECT_EQ(checksum.value(), 0x454d6d497c4df69au);
}

TEST(Random, PortableLogIsTheSameBitsEverywhere) {
  Checksum checksum;
  Random random(7);
  for (int n = 0; n < 10000; ++n) checksum.Add(PortableLog(random.Uniform() + 0x1p-54));
  EXPECT_EQ(checksum.value(), 0xbc5518c59a692022u);
}

TEST(Random, TheEngineIsTheStandardMersenneTwister) {
  std::mt19937_64 engine(42);
  Random random(42);
  for (int n = 0; n < 1000; ++n) {
    EXPECT_EQ(random.Uniform(), std::ldexp(static_cast<double>(engine() >> 11), -53));
  }
}

TEST(Random, UniformsAreMultiplesOfTheirGridBelowOne) {
  Random random(3);
  for (int n = 0; n < 100000; ++n) {
    const double value = random.Uniform();
    ASSERT_TRUE(value >= 0 && value < 1);
    const double scaled = std::ldexp(value, 53);
    ASSERT_EQ(scaled, std::floor(scaled));
  }
}

// The largest distance between the sorted sample's steps and the distribution function.
template <class F>
double Kolmogorov(std::vector<double> sample, F distribution) {
  std::sort(sample.begin(), sample.end());
  const auto n = static_cast<double>(sample.size());
  double largest = 0;
  for (std::size_t i = 0; i < sample.size(); ++i) {
    const double expected = distribution(sample[i]);
    largest = std::max({largest, static_cast<double>(i + 1) / n - expected,
                        expected - static_cast<double>(i) / n});
  }
  return largest;
}

constexpr int kSamples = 100000;
constexpr double kOnePercent = 1.63;  // of Kolmogorov's distribution, times √n

TEST(Random, UniformsAreUniform) {
  Random random(11);
  std::vector<double> sample(kSamples);
  for (double& value : sample) value = random.Uniform();
  EXPECT_LT(Kolmogorov(sample, [](double x) { return x; }), kOnePercent / std::sqrt(kSamples));
}

TEST(Random, NormalsAreNormal) {
  Random random(12);
  std::vector<double> sample(kSamples);
  for (double& value : sample) value = random.Normal();
  EXPECT_LT(Kolmogorov(sample, [](double x) { return std::erfc(-x / std::numbers::sqrt2) / 2; }),
            kOnePercent / std::sqrt(kSamples));
}

TEST(Random, NormalsHaveTheMomentsAndTailsOfTheNormalDistribution) {
  Random random(13);
  double sum = 0, square = 0, fourth = 0, beyond_two = 0, beyond_three = 0;
  for (int n = 0; n < kSamples; ++n) {
    const double x = random.Normal();
    sum += x;
    square += x * x;
    fourth += x * x * x * x;
    beyond_two += std::abs(x) > 2 ? 1 : 0;
    beyond_three += std::abs(x) > 3 ? 1 : 0;
  }
  // Four standard deviations of each mean.
  const double unit = 4 / std::sqrt(kSamples);
  EXPECT_NEAR(sum / kSamples, 0, unit);
  EXPECT_NEAR(square / kSamples, 1, unit * std::sqrt(2.0));
  EXPECT_NEAR(fourth / kSamples, 3, unit * std::sqrt(96.0));
  EXPECT_NEAR(beyond_two / kSamples, 0.0455003, unit * std::sqrt(0.0455));
  EXPECT_NEAR(beyond_three / kSamples, 0.0026998, unit * std::sqrt(0.0027));
}

TEST(Random, NeighbouringNormalsAreUncorrelated) {
  Random random(14);
  double before = random.Normal(), product = 0;
  for (int n = 0; n < kSamples; ++n) {
    const double x = random.Normal();
    product += before * x;
    before = x;
  }
  EXPECT_NEAR(product / kSamples, 0, 4 / std::sqrt(kSamples));
}

TEST(Random, TheSameSeedGivesTheSameNumbersAndAnotherOthers) {
  Random a(5), b(5), c(6);
  EXPECT_EQ(a.NormalVector(100), b.NormalVector(100));
  EXPECT_NE(a.NormalVector(100), c.NormalVector(100));
}

TEST(Random, AMatrixIsFilledRowByRow) {
  Random a(5), b(5);
  const Matrix matrix = a.NormalMatrix(7, 3);
  for (std::size_t row = 0; row < 7; ++row) EXPECT_EQ(Row(matrix, row), b.NormalVector(3));
}

TEST(Random, TheDeviationScalesTheNumbers) {
  Random a(5), b(5), c(5);
  const Vector unit = a.NormalVector(50);
  EXPECT_EQ(b.NormalVector(50, 0.25), Scale(unit, 0.25));
  EXPECT_EQ(Row(c.NormalMatrix(1, 50, 3), 0), Scale(unit, 3));
}

TEST(Direction, HasTheLengthAskedFor) {
  ForRandomInputs([](Inputs& inputs) {
    const double length = inputs.Logarithmic(1e-6, 1e6);
    Random random(static_cast<std::uint64_t>(inputs.Whole(0, 1'000'000)));
    EXPECT_NEAR(Norm(random.Direction(inputs.Size(1, 200), length)) / length, 1, 1e-14);
  });
}

TEST(Direction, PointsEverywhereAlike) {
  Random random(15);
  Vector mean = Zeros(8), square = Zeros(8);
  constexpr int kDraws = 20000;
  for (int n = 0; n < kDraws; ++n) {
    const Vector x = random.Direction(8, 1);
    for (std::size_t j = 0; j < 8; ++j) {
      mean(j) += x(j) / kDraws;
      square(j) += x(j) * x(j) / kDraws;
    }
  }
  EXPECT_TRUE(Near(mean, Zeros(8), 4 / std::sqrt(8.0 * kDraws)));
  EXPECT_TRUE(Near(square, Vector(Vector::shape_type{8}, 1.0 / 8), 0.005));
}

TEST(Direction, RefusesToPointWithoutAnySlot) {
  EXPECT_FALSE(RefusalOf([] { Random(1).Direction(0, 1); }).empty());
}

// Relative to std::log, whose own error is about 1.1e-16.
double ErrorOfLog(double x) {
  const double expected = std::log(x);
  return std::abs((PortableLog(x) - expected) / expected);
}

TEST(PortableLog, KeepsItsErrorBoundBetweenZeroAndOne) {
  constexpr double kClaimed = 5e-16;
  double largest = 0, at = 0;
  const auto probe = [&](double x) {
    if (!(x > 0 && x < 1)) return;
    const double error = ErrorOfLog(x);
    if (error > largest) {
      largest = error;
      at = x;
    }
  };
  Random random(7);
  for (int n = 0; n < 100000; ++n) {
    probe(random.Uniform());
    probe(std::exp2(-1074 * random.Uniform()));                 // the smallest
    probe(1 - std::exp2(-53 * random.Uniform()));               // next to 1
    probe(std::numbers::sqrt2 / 2 - 0.003 * random.Uniform());  // both sides of where the
    probe(std::numbers::sqrt2 / 2 + 0.003 * random.Uniform());  // exponent changes
    probe(0.5 + 0.01 * (random.Uniform() - 0.5));
  }
  char digits[32];
  std::snprintf(digits, sizeof digits, "%.3e", largest);
  RecordProperty("portable_log_error", digits);
  std::cout << "[ measured ] portable_log_error " << digits << " at " << at << std::endl;
  EXPECT_LE(largest, kClaimed) << "at " << ::testing::PrintToString(at);
}

TEST(PortableLog, IsExactWhereTheLogarithmIsAWholeNumberOfLnTwo) {
  for (int exponent = -1074; exponent <= 1023; ++exponent) {
    EXPECT_EQ(PortableLog(std::ldexp(1.0, exponent)), exponent * std::numbers::ln2);
  }
  EXPECT_EQ(PortableLog(1), 0);
}

TEST(PortableLog, NeverFallsAsItsArgumentGrows) {
  Random random(8);
  for (int n = 0; n < 100000; ++n) {
    const double x = random.Uniform() + 0x1p-54, y = x * (1 + 1e-12 * random.Uniform());
    EXPECT_LE(PortableLog(x), PortableLog(y) + 4 * kEpsilon * std::abs(PortableLog(x)));
  }
}

TEST(PortableLog, RefusesWhatHasNoLogarithm) {
  for (const double x : {0.0, -0.0, -1.0, kInfinity, -kInfinity, kNaN}) {
    EXPECT_TRUE(Refuses([&] { PortableLog(x); }, {"PortableLog"}, x));
  }
}

}  // namespace
}  // namespace pe::testing
