#include "core/pe/cosine_sum.h"

#include "core/pe/ladder.h"
#include "core/pe/sinusoidal.h"
#include "tests/core/support.h"

namespace pe {
namespace {

// Largest error of the mean cosine over the pairs, against direct summation.
double LargestError(const Vector& frequencies, double start, double step, std::size_t count) {
  const Vector sums = CosineSum(frequencies, start, step, count);
  double largest = 0;
  for (std::size_t n = 0; n < count; ++n) {
    double direct = 0;
    for (const double frequency : frequencies) {
      direct += std::cos((start + step * static_cast<double>(n)) * frequency);
    }
    const double error = std::abs(sums(n) - direct) / static_cast<double>(frequencies.size());
    largest = std::max(largest, error);
  }
  return largest;
}

TEST(CosineSum, AgreesWithDirectSummationForGapsTo131072AndBasesTo1e7) {
  double largest = 0;
  for (const double base : {1e2, 1e3, 1e4, 1e5, 5e5, 1e6, 1e7}) {
    largest = std::max(largest, LargestError(Frequencies(32, base), 0, 1, 131073));
  }
  largest = std::max(largest, LargestError(Frequencies(128, 1e4), 0, 1, 131073));
  std::printf("largest error of the recurrence to gap 131072: %.3g\n", largest);
  EXPECT_LE(largest, 1e-12);
}

TEST(CosineSum, AgreesForAnyStartAndStep) {
  Inputs inputs(1);
  for (int trial = 0; trial < kTrials; ++trial) {
    const Vector frequencies = Frequencies(inputs.Whole(1, 60), inputs.Base());
    const double start = inputs.Real(-60000, 60000);
    const double step = inputs.Real(-8, 8);
    const auto count = static_cast<std::size_t>(inputs.Whole(0, 3000));
    ASSERT_LE(LargestError(frequencies, start, step, count), 1e-12) << start << " " << step;
  }
}

TEST(CosineSum, StepZeroRepeatsOnePoint) {
  const Vector sums = CosineSum(Frequencies(32, 1e4), 7, 0, 2000);
  for (const double sum : sums) EXPECT_NEAR(sum, sums(0), 1e-13);
}

TEST(CosineSum, CurveIsTheSimilarityOfEveryGap) {
  const Vector curve = SimilarityCurve(-10, 0.25, 500, 32, 5e5);
  for (std::size_t n = 0; n < curve.size(); ++n) {
    EXPECT_NEAR(curve(n), Similarity(-10 + 0.25 * static_cast<double>(n), 32, 5e5), 1e-13);
  }
  EXPECT_EQ(SimilarityCurve(0, 1, 0, 32, 1e4).size(), 0u);
}

TEST(CosineSum, RefusesPointsOutsideItsDomain) {
  const Vector frequencies = Frequencies(32, 1e4);
  ExpectMessage(RefusalOf([&] { CosineSum(frequencies, NAN, 1, 3); }), "start must lie within");
  ExpectMessage(RefusalOf([&] { CosineSum(frequencies, 0, kMaxPosition, 3); }), "last point");
  ExpectMessage(RefusalOf([&] { CosineSum(frequencies, 0, NAN, 3); }), "last point");
  ExpectMessage(RefusalOf([] { SimilarityCurve(0, 1, 3, 31, 1e4); }), "even width, got 31");
}

}  // namespace
}  // namespace pe
