#include "core/pe/naive.h"

#include "core/pe/linear.h"
#include "tests/core/support.h"

namespace pe {
namespace {

TEST(NormalisedIndex, RunsFromZeroToOneWhateverTheLength) {
  for (int length = 2; length < 300; ++length) {
    const Vector indices = NormalisedIndices(length);
    EXPECT_EQ(indices(0), 0);
    EXPECT_EQ(indices(indices.size() - 1), 1);
    EXPECT_EQ(indices.size(), static_cast<std::size_t>(length));
  }
}

TEST(NormalisedIndex, OneStepHasNoFixedRepresentation) {
  EXPECT_DOUBLE_EQ(NormalisedIndex(1, 8) - NormalisedIndex(0, 8), 1.0 / 7);
  EXPECT_DOUBLE_EQ(NormalisedIndex(1, 64) - NormalisedIndex(0, 64), 1.0 / 63);
}

TEST(NormalisedIndex, RefusesPositionsOutsideTheSequence) {
  ExpectMessage(RefusalOf([] { NormalisedIndex(8, 8); }),
                "position must be in [0, length − 1], got 8");
  ExpectMessage(RefusalOf([] { NormalisedIndex(-1, 8); }), "got -1");
  ExpectMessage(RefusalOf([] { NormalisedIndex(0, 1); }), "length must be at least 2, got 1");
  ExpectMessage(RefusalOf([] { NormalisedIndices(1); }), "length must be at least 2, got 1");
}

TEST(BinaryCode, SpellsThePositionInPowersOfTwo) {
  for (int p = 0; p < 1024; ++p) {
    const Vector code = BinaryCode(p, 10);
    double value = 0;
    for (int b = 0; b < 10; ++b) value += code(static_cast<std::size_t>(b)) * (1 << b);
    EXPECT_EQ(value, p);
  }
}

TEST(BinaryCode, EachBitRepeatsAfterItsPeriodAndNoSooner) {
  for (int bit = 0; bit < 6; ++bit) {
    const auto b = static_cast<std::size_t>(bit);
    const int period = BitPeriod(bit);
    EXPECT_EQ(period, std::pow(2, bit + 1));
    for (int p = 0; p + period < 256; ++p) {
      EXPECT_EQ(BinaryCode(p, 8)(b), BinaryCode(p + period, 8)(b));
      EXPECT_NE(BinaryCode(p, 8)(b), BinaryCode(p + period / 2, 8)(b));
    }
  }
}

TEST(BinaryCode, FlipsAreTheBitsInWhichNeighboursDiffer) {
  for (int p = 1; p < 1024; ++p) {
    const double distance = Distance(BinaryCode(p, 10), BinaryCode(p - 1, 10));
    EXPECT_NEAR(distance * distance, BitsFlipped(p), 1e-12);
  }
  EXPECT_EQ(BitsFlipped(16), 5);
}

TEST(BinaryCode, RefusesWhatItCannotSpell) {
  ExpectMessage(RefusalOf([] { BinaryCode(32, 5); }),
                "position must be in [0, 2^bits − 1], got 32");
  ExpectMessage(RefusalOf([] { BinaryCode(-1, 5); }), "got -1");
  ExpectMessage(RefusalOf([] { BinaryCode(0, 31); }), "bits must be in [1, 30], got 31");
  ExpectMessage(RefusalOf([] { BitPeriod(30); }), "bit must be in [0, 29], got 30");
  ExpectMessage(RefusalOf([] { BitsFlipped(0); }), "position must be at least 1, got 0");
}

}  // namespace
}  // namespace pe
