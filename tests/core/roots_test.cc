#include "core/pe/roots.h"

#include "tests/core/support.h"

namespace pe::testing {
namespace {

TEST(FindRoot, ComesWithinTheToleranceOfTheRoot) {
  ForRandomInputs([](Inputs& inputs) {
    const double root = inputs.Real(-10, 10), tolerance = inputs.Logarithmic(1e-12, 1);
    const double slope = inputs.Int(0, 1) == 1 ? 3 : -3;
    const double low = root - inputs.Real(0.1, 10), high = root + inputs.Real(0.1, 10);
    const auto found = FindRoot([&](double x) { return slope * (x - root); }, low, high, tolerance);
    ASSERT_TRUE(found.has_value());
    EXPECT_NEAR(*found, root, tolerance);
  });
}

TEST(FindRoot, FindsTheRootsOfTheCosine) {
  for (int n = 0; n < 1000; ++n) {
    const double low = n * std::numbers::pi;
    const auto found = FindRoot([](double x) { return std::cos(x); }, low, low + std::numbers::pi);
    ASSERT_TRUE(found.has_value());
    EXPECT_NEAR(*found, low + std::numbers::pi / 2, 2e-12);
  }
}

TEST(FindRoot, StaysWithinItsInterval) {
  ForRandomInputs([](Inputs& inputs) {
    const double low = inputs.Real(-5, 5), high = low + inputs.Real(0, 5);
    const auto found =
        FindRoot([](double x) { return std::sin(3 * x) + 0.1 * x; }, low, high, 1e-9);
    if (!found.has_value()) return;
    EXPECT_GE(*found, low);
    EXPECT_LE(*found, high);
  });
}

TEST(FindRoot, AtEitherEndCounts) {
  const auto at = [](double root) { return [root](double x) { return x - root; }; };
  EXPECT_NEAR(FindRoot(at(0), 0, 1).value(), 0, 1e-12);
  EXPECT_NEAR(FindRoot(at(1), 0, 1).value(), 1, 1e-12);
  const auto falling = [](double x) { return 1 - x; };
  EXPECT_NEAR(FindRoot(falling, 0, 1).value(), 1, 1e-12);
  EXPECT_NEAR(FindRoot(falling, 1, 2).value(), 1, 1e-12);
}

TEST(FindRoot, OfNoSignChangeIsNothing) {
  EXPECT_FALSE(FindRoot([](double x) { return x * x + 1; }, -1, 1).has_value());
  EXPECT_FALSE(FindRoot([](double x) { return -x * x - 1; }, -1, 1).has_value());
}

TEST(FindRoot, OfAPointIsThatPointIfItIsARoot) {
  EXPECT_EQ(FindRoot([](double x) { return x - 2; }, 2, 2), 2.0);
  EXPECT_FALSE(FindRoot([](double x) { return x - 2; }, 3, 3).has_value());
}

TEST(FindRoot, EndsWhereDoublesAreCoarserThanTheTolerance) {
  const double root = 1e9 + 1.0 / 3;
  const auto found = FindRoot([&](double x) { return x - root; }, 0, 1e10, 1e-300);
  ASSERT_TRUE(found.has_value());
  EXPECT_NEAR(*found, root, 2e-7);
}

TEST(FindRoot, RefusesAnIntervalThatRunsBackwards) {
  EXPECT_FALSE(RefusalOf([] { FindRoot([](double x) { return x; }, 1, -1); }).empty());
}

TEST(FindRoot, RefusesAToleranceThatIsNotPositive) {
  for (const double tolerance : {0.0, -1.0, kNaN}) {
    EXPECT_FALSE(
        RefusalOf([&] { FindRoot([](double x) { return x - 0.3; }, -1, 1, tolerance); }).empty())
        << tolerance;
  }
}

}  // namespace
}  // namespace pe::testing
