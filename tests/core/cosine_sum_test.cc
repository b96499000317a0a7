#include "core/pe/cosine_sum.h"

#include <cstdio>
#include <iostream>

#include "core/pe/ladder.h"
#include "core/pe/sinusoidal.h"
#include "tests/core/support.h"

namespace pe::testing {
namespace {

constexpr double kLongest = 131072;  // tokens
constexpr double kBound = 1e-12;     // mean over the pairs
constexpr std::size_t kGaps = static_cast<std::size_t>(kLongest) + 1;

// A double and what rounding left out of it.
struct Rounded {
  double value, rest;
};

// Dekker 1971: without fused multiply-add, so that it costs the same everywhere.
Rounded Times(double a, double b) {
  const auto split = [](double x) {
    const double high = 134217729 * x - (134217729 * x - x);
    return Rounded{high, x - high};
  };
  const auto [a1, a2] = split(a);
  const auto [b1, b2] = split(b);
  const double product = a * b;
  return {product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2};
}

// start + n·step, the point that entry n of a sum belongs to.
Rounded PointOf(double start, double step, std::size_t n) {
  const auto [product, product_rest] = Times(static_cast<double>(n), step);
  const double sum = start + product;
  const double part = sum - start;
  return {sum, (start - (sum - part)) + (product - part) + product_rest};
}

// The sum as anybody would write it: every point and every angle is rounded.
double Direct(const Vector& frequencies, const Rounded& point) {
  double sum = 0;
  for (const double frequency : frequencies) sum += std::cos(point.value * frequency);
  return sum;
}

// The sum of the cosines of the very angles: error about 1e-16 a pair.
double Exact(const Vector& frequencies, const Rounded& point) {
  double sum = 0;
  for (const double frequency : frequencies) {
    const auto [angle, rest] = Times(point.value, frequency);
    sum += std::cos(angle) - (rest + point.rest * frequency) * std::sin(angle);
  }
  return sum;
}

using Reference = double (*)(const Vector& frequencies, const Rounded& point);

// The largest difference of CosineSum and `reference` at every `stride`th point, mean over the
// pairs.
double LargestError(const Vector& frequencies, double start, double step, std::size_t count,
                    Reference reference, std::size_t stride = 1) {
  const Vector sums = CosineSum(frequencies, start, step, count);
  EXPECT_EQ(sums.size(), count);
  double largest = 0;
  for (std::size_t n = 0; n < sums.size(); n += stride) {
    const double expected = reference(frequencies, PointOf(start, step, n));
    largest = std::max(largest, std::abs(sums(n) - expected));
  }
  return largest / static_cast<double>(frequencies.size());
}

void Report(const char* name, double error) {
  char digits[32];
  std::snprintf(digits, sizeof digits, "%.3e", error);
  ::testing::Test::RecordProperty(name, digits);
  std::cout << "[ measured ] " << name << " " << digits << std::endl;
}

constexpr double kBases[] = {1e2, 1e3, 1e4, 1e5, 1e6, 1e7};

// Against direct summation with angles formed exactly. One that rounds them is itself off by more
// than the bound at base 100, so the difference to it is only reported.
TEST(CosineSum, KeepsItsErrorBoundAtEveryGapOfEveryLadder) {
  double largest = 0, rounded = 0;
  for (const int width : {32, 128}) {
    for (const double base : kBases) {
      const Vector frequencies = Frequencies(width, base);
      const double error = LargestError(frequencies, 0, 1, kGaps, Exact);
      EXPECT_LE(error, kBound) << "width " << width << ", base " << base;
      largest = std::max(largest, error);
      rounded = std::max(rounded, LargestError(frequencies, 0, 1, kGaps, Direct, 7));
    }
  }
  Report("cosine_sum_error_against_direct_summation", largest);
  Report("cosine_sum_error_against_direct_summation_of_rounded_angles", rounded);
}

// What a direct sum loses by rounding its angles, and the recurrence, which starts from exact ones,
// does not.
TEST(CosineSum, IsNearerToTheExactSumThanDirectSummationIs) {
  double largest = 0, direct = 0;
  for (const int width : {32, 128}) {
    for (const double base : kBases) {
      const Vector frequencies = Frequencies(width, base);
      const Vector sums = CosineSum(frequencies, 0, 1, kGaps);
      for (std::size_t n = 0; n < kGaps; n += 7) {
        const Rounded point{static_cast<double>(n), 0};
        const double exact_sum = Exact(frequencies, point);
        const auto pairs = static_cast<double>(frequencies.size());
        largest = std::max(largest, std::abs(sums(n) - exact_sum) / pairs);
        direct = std::max(direct, std::abs(Direct(frequencies, point) - exact_sum) / pairs);
      }
    }
  }
  EXPECT_LT(largest, direct / 50);
  EXPECT_LE(direct, 1.2e-12);
  Report("direct_summation_error", direct);
}

// The largest error of sums whose points all lie within ±131072, with steps of either sign.
double LargestErrorFromAnyStart(bool whole_steps, Reference reference) {
  double largest = 0;
  ForRandomInputs([&](Inputs& inputs) {
    const int width = inputs.EvenWidth(128);
    const Vector frequencies = Frequencies(width, inputs.Logarithmic(1e2, 1e7));
    const double start = inputs.Position(kLongest);
    const std::size_t count = inputs.Size(1, 3000);
    const double room = (kLongest - std::abs(start)) / static_cast<double>(count);
    const double step = inputs.Real(-1, 1) * room;
    largest = std::max(
        largest,
        LargestError(frequencies, start, whole_steps ? std::trunc(step) : step, count, reference));
  });
  return largest;
}

TEST(CosineSum, KeepsItsErrorBoundFromAnyStartWithAnyWholeStep) {
  const double error = LargestErrorFromAnyStart(true, Exact);
  EXPECT_LE(error, kBound);
  Report("cosine_sum_error_whole_steps", error);
  Report("cosine_sum_error_whole_steps_against_direct_summation",
         LargestErrorFromAnyStart(true, Direct));
}

TEST(CosineSum, KeepsItsErrorBoundFromAnyStartWithAnyFractionalStep) {
  const double error = LargestErrorFromAnyStart(false, Exact);
  EXPECT_LE(error, kBound);
  Report("cosine_sum_error_fractional_steps", error);
  Report("cosine_sum_error_fractional_steps_against_direct_summation",
         LargestErrorFromAnyStart(false, Direct));
}

TEST(CosineSum, StaysExactForSlowPairsWhereChebyshevFails) {
  for (const double frequency : {1e-3, 1e-6, 1e-9, 1e-12}) {
    const double error = LargestError(Vector{frequency}, 0, 1, 4096, Direct);
    EXPECT_LE(error, 1e-14) << frequency;
  }
}

TEST(CosineSum, DoesNotDriftWithTheNumberOfPoints) {
  const Vector frequencies = Frequencies(32, 10000);
  const double step = 1.0 / 64;  // so that the angles stay small, and their rounding with them
  const double few = LargestError(frequencies, 0, step, 1024, Exact);
  const double many = LargestError(frequencies, 0, step, 64 * 1024, Exact);
  EXPECT_LE(many, few + 4 * kEpsilon * 1024);
}

TEST(CosineSum, APointIsTheSameHoweverManyFollow) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.Int(1, 80);
    const Vector frequencies = Frequencies(width, inputs.Base());
    const double start = inputs.Position(1e4), step = inputs.Real(-2, 2);
    const std::size_t few = inputs.Size(0, 1500);
    const Vector longer = CosineSum(frequencies, start, step, few + inputs.Size(1, 1500));
    const Vector shorter = CosineSum(frequencies, start, step, few);
    for (std::size_t n = 0; n < few; ++n) ASSERT_EQ(shorter(n), longer(n));
  });
}

TEST(CosineSum, OfSeveralLaddersIsTheSumOfTheirs) {
  ForRandomInputs([](Inputs& inputs) {
    const int a_width = inputs.Int(1, 40), b_width = inputs.Int(1, 40);
    const Vector a = Frequencies(a_width, inputs.Base());
    const Vector b = Frequencies(b_width, inputs.Base());
    Vector both = Zeros(a.size() + b.size());
    std::copy(a.begin(), a.end(), both.begin());
    std::copy(b.begin(), b.end(), both.begin() + static_cast<std::ptrdiff_t>(a.size()));
    const Vector sums_a = CosineSum(a, 0, 1, 200), sums_b = CosineSum(b, 0, 1, 200);
    const Vector sums = CosineSum(both, 0, 1, 200);
    for (std::size_t n = 0; n < 200; ++n) EXPECT_NEAR(sums(n), sums_a(n) + sums_b(n), 1e-13);
  });
}

TEST(CosineSum, OfNoFrequenciesIsZeroAndOfNoPointsEmpty) {
  EXPECT_TRUE(Near(CosineSum(Zeros(0), 0, 1, 5), Zeros(5), 0));
  EXPECT_EQ(CosineSum(Frequencies(32, 10000), 0, 1, 0).size(), 0u);
}

TEST(CosineSum, AFrequencyOfZeroCountsOneAtEveryPoint) {
  EXPECT_EQ(CosineSum(Zeros(3), 5, 7, 2000), Vector(Vector::shape_type{2000}, 3.0));
}

TEST(CosineSum, AStepOfZeroStaysWhereItStarts) {
  const Vector frequencies = Frequencies(32, 10000);
  for (const double sum : CosineSum(frequencies, 17, 0, 3000)) {
    EXPECT_NEAR(sum, Direct(frequencies, {17, 0}), 1e-14);
  }
}

TEST(SimilarityCurve, EqualsTheSimilarityOfEveryGap) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.EvenWidth(128);
    const double base = inputs.Logarithmic(1e2, 1e7), start = inputs.Position(1e4);
    const double step = inputs.Real(-2, 2);
    const Vector curve = SimilarityCurve(start, step, 500, width, base);
    for (std::size_t n = 0; n < 500; ++n) {
      EXPECT_NEAR(curve(n), Similarity(start + static_cast<double>(n) * step, width, base), kBound);
    }
  });
}

TEST(SimilarityCurve, StartsAtOne) {
  for (const int width : {2, 32, 130}) EXPECT_EQ(SimilarityCurve(0, 1, 1, width, 10000)(0), 1);
}

TEST(CosineSum, ReachesTheLastWholeNumbersAndNoFurther) {
  const Vector frequencies = Frequencies(4, 100);
  EXPECT_EQ(CosineSum(frequencies, kMaxPosition - 8, 4, 3).size(), 3u);
  EXPECT_EQ(CosineSum(frequencies, -kMaxPosition + 8, -4, 3).size(), 3u);
  EXPECT_FALSE(RefusalOf([&] { CosineSum(frequencies, kMaxPosition - 8, 4, 4); }).empty());
  EXPECT_FALSE(RefusalOf([&] { CosineSum(frequencies, -kMaxPosition + 8, -4, 4); }).empty());
}

TEST(CosineSum, RefusesAStartBeyondTheWholeNumbersOrNotFinite) {
  for (const double start : {kMaxPosition + 2, -1e300, kInfinity, -kInfinity, kNaN}) {
    EXPECT_TRUE(Refuses([&] { CosineSum(Frequencies(4, 100), start, 1, 4); },
                        {"CosineSum", "start"}, start));
    EXPECT_TRUE(Refuses([&] { SimilarityCurve(start, 1, 4, 32, 10000); }, {"start"}, start));
  }
}

TEST(CosineSum, RefusesAStepBeyondTheWholeNumbersOrNotFinite) {
  const Vector frequencies = Frequencies(4, 100);
  for (const double step : {1e300, kInfinity, -kInfinity, kNaN}) {
    EXPECT_FALSE(RefusalOf([&] { CosineSum(frequencies, 0, step, 4); }).empty()) << step;
    EXPECT_FALSE(RefusalOf([&] { CosineSum(frequencies, 0, step, 0); }).empty()) << step;
  }
  // From one end of the domain to the other: both points lie within it, the step does not.
  EXPECT_FALSE(
      RefusalOf([&] { CosineSum(frequencies, -kMaxPosition, 2 * kMaxPosition, 1); }).empty());
}

TEST(CosineSum, RefusesAFrequencyThatIsNegativeOrNotFinite) {
  for (const double frequency : {-1.0, kInfinity, kNaN}) {
    EXPECT_TRUE(Refuses(
        [&] {
          CosineSum(Vector{1, frequency}, 0, 1, 4);
        },
        {"frequenc"}, frequency));
  }
}

TEST(SimilarityCurve, RefusesAnOddWidth) {
  for (const int width : {1, 5, -3}) {
    EXPECT_TRUE(Refuses([&] { SimilarityCurve(0, 1, 4, width, 10000); },
                        {"SimilarityCurve", "even", "width"}, width));
  }
}

TEST(SimilarityCurve, RefusesAWidthOrBaseOfNoLadder) {
  for (const int width : {0, -2, kMaxWidth + 2}) {
    EXPECT_TRUE(Refuses([&] { SimilarityCurve(0, 1, 4, width, 10000); }, {"width"}, width));
  }
  for (const double base : {0.5, kInfinity, kNaN}) {
    EXPECT_TRUE(Refuses([&] { SimilarityCurve(0, 1, 4, 32, base); }, {"base"}, base));
  }
}

}  // namespace
}  // namespace pe::testing
