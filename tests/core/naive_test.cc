#include "core/pe/naive.h"

#include "tests/core/support.h"

namespace pe::testing {
namespace {

TEST(NormalisedIndex, RunsFromZeroToOneInEverySequence) {
  for (int length = 2; length <= 1000; ++length) {
    EXPECT_EQ(NormalisedIndex(0, length), 0);
    EXPECT_EQ(NormalisedIndex(length - 1, length), 1);
  }
}

TEST(NormalisedIndex, IsThePositionDividedByTheLastPosition) {
  ForRandomInputs([](Inputs& inputs) {
    const int length = inputs.Int(2, std::numeric_limits<int>::max());
    const int position = inputs.Int(0, length - 1);
    EXPECT_EQ(NormalisedIndex(position, length),
              static_cast<double>(position) / (static_cast<double>(length) - 1));
  });
}

TEST(NormalisedIndex, OfOneSlotFallsAsTheSequenceGrows) {
  for (int length = 5; length <= 1000; ++length) {
    EXPECT_LT(NormalisedIndex(3, length), NormalisedIndex(3, length - 1));
  }
}

TEST(NormalisedIndex, StepsByTheSameAmountWithinASequence) {
  for (const int length : {2, 8, 64, 1000}) {
    const Vector indices = NormalisedIndices(length);
    ASSERT_EQ(indices.size(), static_cast<std::size_t>(length));
    for (std::size_t p = 0; p < indices.size(); ++p) {
      EXPECT_EQ(indices(p), NormalisedIndex(static_cast<int>(p), length));
      if (p > 0) {
        EXPECT_NEAR(indices(p) - indices(p - 1), 1.0 / (length - 1), kEpsilon);
      }
    }
  }
}

TEST(NormalisedIndex, RefusesASequenceWithoutASecondToken) {
  for (const int length : {1, 0, -8, std::numeric_limits<int>::min()}) {
    EXPECT_TRUE(
        Refuses([&] { NormalisedIndex(0, length); }, {"NormalisedIndex", "length"}, length));
    EXPECT_TRUE(
        Refuses([&] { NormalisedIndices(length); }, {"NormalisedIndices", "length"}, length));
  }
}

TEST(NormalisedIndex, RefusesAPositionOutsideTheSequence) {
  for (const int position : {-1, 8, 9, std::numeric_limits<int>::min()}) {
    EXPECT_TRUE(
        Refuses([&] { NormalisedIndex(position, 8); }, {"NormalisedIndex", "position"}, position));
  }
}

TEST(BinaryCode, DigitsAddUpToThePosition) {
  ForRandomInputs([](Inputs& inputs) {
    const int bits = inputs.Int(1, 30);
    const int position = inputs.Int(0, (1 << bits) - 1);
    const Vector code = BinaryCode(position, bits);
    ASSERT_EQ(code.size(), static_cast<std::size_t>(bits));
    double sum = 0;
    for (std::size_t b = 0; b < code.size(); ++b) {
      EXPECT_TRUE(code(b) == 0 || code(b) == 1);
      sum += std::ldexp(code(b), static_cast<int>(b));
    }
    EXPECT_EQ(sum, position);
  });
}

TEST(BinaryCode, ABitRepeatsEveryPeriodAndFlipsEveryHalf) {
  ForRandomInputs([](Inputs& inputs) {
    const int bit = inputs.Int(0, 28);
    const int period = BitPeriod(bit);
    const int position = inputs.Int(0, (1 << 30) - 1 - period);
    const auto digit = [&](int p) { return BinaryCode(p, 30)(static_cast<std::size_t>(bit)); };
    EXPECT_EQ(digit(position), digit(position + period));
    EXPECT_NE(digit(position), digit(position + period / 2));
  });
}

TEST(BinaryCode, NoShorterPeriodWouldDo) {
  for (int bit = 0; bit <= 6; ++bit) {
    const auto digit = [&](int p) { return BinaryCode(p, 9)(static_cast<std::size_t>(bit)); };
    for (int period = 1; period < BitPeriod(bit); ++period) {
      bool repeats = true;
      for (int p = 0; p < 128 && repeats; ++p) repeats = digit(p) == digit(p + period);
      EXPECT_FALSE(repeats) << "bit " << bit << " already repeats every " << period;
    }
  }
}

TEST(BinaryCode, EveryBitIsTwiceAsSlowAsTheOneBefore) {
  EXPECT_EQ(BitPeriod(0), 2);
  for (int bit = 1; bit <= 29; ++bit) EXPECT_EQ(BitPeriod(bit), 2 * BitPeriod(bit - 1));
}

TEST(BinaryCode, NoTwoPositionsShareACode) {
  for (int p = 0; p < 64; ++p) {
    for (int q = 0; q < p; ++q) EXPECT_NE(BinaryCode(p, 6), BinaryCode(q, 6));
  }
}

TEST(BinaryCode, FlipsCountTheDigitsThatChange) {
  ForRandomInputs([](Inputs& inputs) {
    const int position = inputs.Int(1, (1 << 30) - 1);
    const Vector before = BinaryCode(position - 1, 30), after = BinaryCode(position, 30);
    int flips = 0;
    for (std::size_t b = 0; b < 30; ++b) flips += before(b) != after(b) ? 1 : 0;
    EXPECT_EQ(BitsFlipped(position), flips);
  });
}

TEST(BinaryCode, TheCarryRunsThroughEveryTrailingOne) {
  for (int bit = 0; bit <= 30; ++bit) EXPECT_EQ(BitsFlipped(1 << bit), bit + 1);
  EXPECT_EQ(BitsFlipped(std::numeric_limits<int>::max()), 1);
}

TEST(BinaryCode, RefusesBitsThatAnIntCannotHold) {
  for (const int bits : {0, -1, 31, 64}) {
    EXPECT_TRUE(Refuses([&] { BinaryCode(0, bits); }, {"BinaryCode", "bits"}, bits));
  }
}

TEST(BinaryCode, RefusesAPositionThatNeedsMoreBits) {
  for (const int position : {-1, 32, std::numeric_limits<int>::max()}) {
    EXPECT_TRUE(Refuses([&] { BinaryCode(position, 5); }, {"BinaryCode", "position"}, position));
  }
}

TEST(BinaryCode, RefusesThePeriodOfNoBit) {
  for (const int bit : {-1, 30, 31, 32}) {
    EXPECT_TRUE(Refuses([&] { BitPeriod(bit); }, {"BitPeriod", "bit"}, bit));
  }
}

TEST(BinaryCode, RefusesAStepThatBeginsBeforeTheFirstPosition) {
  for (const int position : {0, -1, std::numeric_limits<int>::min()}) {
    EXPECT_TRUE(Refuses([&] { BitsFlipped(position); }, {"BitsFlipped", "position"}, position));
  }
}

}  // namespace
}  // namespace pe::testing
