#include "core/pe/ladder.h"

#include "tests/core/support.h"

namespace pe::testing {
namespace {

TEST(Ladder, HasOneFrequencyForEveryTwoSlots) {
  for (int width = 1; width <= 300; ++width) {
    EXPECT_EQ(Frequencies(width, 10000).size(), static_cast<std::size_t>(width + 1) / 2);
    EXPECT_EQ(Wavelengths(width, 10000).size(), static_cast<std::size_t>(width + 1) / 2);
  }
}

TEST(Ladder, StartsAtOneRadianPerTokenAndFallsFromThere) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.Int(1, 400);
    const Vector frequencies = Frequencies(width, inputs.Logarithmic(1.01, 1e300));
    EXPECT_EQ(frequencies(0), 1);
    for (std::size_t i = 1; i < frequencies.size(); ++i) {
      EXPECT_LT(frequencies(i), frequencies(i - 1));
      EXPECT_GT(frequencies(i), 0);
    }
  });
}

TEST(Ladder, EveryRungIsTheSameRatioBelowTheOneBefore) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.Int(3, 400);
    const double base = inputs.Base();
    const Vector frequencies = Frequencies(width, base);
    for (std::size_t i = 1; i < frequencies.size(); ++i) {
      EXPECT_NEAR(frequencies(i) / frequencies(i - 1) * std::pow(base, 2.0 / width), 1, 1e-13);
    }
  });
}

TEST(Ladder, IsThePowerOfTheBaseThatThePaperWrites) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.Int(1, 400);
    const double base = inputs.Base();
    const Vector frequencies = Frequencies(width, base);
    for (std::size_t i = 0; i < frequencies.size(); ++i) {
      const double exponent = -2.0 * static_cast<double>(i) / width;
      EXPECT_NEAR(frequencies(i) / std::exp(exponent * std::log(base)), 1, 1e-13);
    }
  });
}

TEST(Ladder, AWavelengthTimesItsFrequencyIsOneTurn) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.Int(1, 400);
    const double base = inputs.Logarithmic(1, 1e300);
    const Vector frequencies = Frequencies(width, base);
    const Vector wavelengths = Wavelengths(width, base);
    for (std::size_t i = 0; i < frequencies.size(); ++i) {
      EXPECT_NEAR(frequencies(i) * wavelengths(i) / (2 * std::numbers::pi), 1, 4 * kEpsilon);
    }
  });
}

TEST(Ladder, ALargerBaseLengthensEveryWavelengthButTheFirst) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.Int(3, 200);
    const double base = inputs.Base();
    const Vector before = Wavelengths(width, base);
    const Vector after = Wavelengths(width, 1.5 * base);
    EXPECT_EQ(after(0), before(0));
    for (std::size_t i = 1; i < before.size(); ++i) EXPECT_GT(after(i), before(i));
  });
}

TEST(Ladder, OfBaseOneTurnsEveryPairAlike) {
  for (const double frequency : Frequencies(64, 1)) EXPECT_EQ(frequency, 1);
}

TEST(Ladder, ExtremeBasesAndWidthsStayFiniteAndPositive) {
  for (const int width : {1, 2, 3, 32, 4097, kMaxWidth}) {
    for (const double base : {1.0, 1 + kEpsilon, 1e7, 1e300}) {
      for (const double frequency : Frequencies(width, base)) {
        ASSERT_TRUE(std::isfinite(frequency) && frequency > 0 && frequency <= 1);
      }
      for (const double wavelength : Wavelengths(width, base)) {
        ASSERT_TRUE(std::isfinite(wavelength) && wavelength > 6.28);
      }
    }
  }
}

TEST(Ladder, OfTheLargestBaseAndWidthHasFiniteWavelengths) {
  for (const double wavelength : Wavelengths(kMaxWidth, kMaxBase)) {
    ASSERT_TRUE(std::isfinite(wavelength)) << wavelength;
  }
}

TEST(Ladder, PairsAboveCountsTheWavelengthsLongerThanTheWindow) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.Int(1, 200);
    const double base = inputs.Base();
    const double window = inputs.Logarithmic(1, 1e9);
    int count = 0;
    for (const double wavelength : Wavelengths(width, base)) count += wavelength > window ? 1 : 0;
    EXPECT_EQ(PairsAbove(window, width, base), count);
  });
}

TEST(Ladder, NoPairIsAboveAWindowOfItsOwnWavelength) {
  const Vector wavelengths = Wavelengths(32, 10000);
  for (std::size_t i = 0; i < 16; ++i) {
    EXPECT_EQ(PairsAbove(wavelengths(i), 32, 10000), 15 - static_cast<int>(i));
  }
}

TEST(Ladder, EveryPairIsAboveNoWindowAndNoneAboveAnEndlessOne) {
  EXPECT_EQ(PairsAbove(0, 32, 10000), 16);
  EXPECT_EQ(PairsAbove(kInfinity, 32, 10000), 0);
}

TEST(Ladder, RefusesAWidthOutsideItsDomain) {
  for (const int width : {0, -1, -32, kMaxWidth + 1, std::numeric_limits<int>::max(),
                          std::numeric_limits<int>::min()}) {
    EXPECT_TRUE(Refuses([&] { Frequencies(width, 10000); }, {"Frequencies", "width"}, width));
    EXPECT_TRUE(Refuses([&] { Wavelengths(width, 10000); }, {"width"}, width));
    EXPECT_TRUE(Refuses([&] { PairsAbove(2048, width, 10000); }, {"width"}, width));
  }
}

TEST(Ladder, RefusesABaseOutsideItsDomain) {
  for (const double base : {0.999, 0.0, -10000.0, 1.01e300, kInfinity, -kInfinity, kNaN}) {
    EXPECT_TRUE(Refuses([&] { Frequencies(32, base); }, {"Frequencies", "base"}, base));
    EXPECT_TRUE(Refuses([&] { Wavelengths(32, base); }, {"base"}, base));
    EXPECT_TRUE(Refuses([&] { PairsAbove(2048, 32, base); }, {"base"}, base));
  }
}

TEST(Ladder, RefusesANegativeWindow) {
  for (const double window : {-1.0, -1e-300, -kInfinity, kNaN}) {
    EXPECT_TRUE(Refuses([&] { PairsAbove(window, 32, 10000); }, {"PairsAbove", "window"}, window));
  }
}

}  // namespace
}  // namespace pe::testing
