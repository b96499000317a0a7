#include "core/pe/sinusoidal.h"

#include "core/pe/ladder.h"
#include "core/pe/linear.h"
#include "tests/core/support.h"

namespace pe::testing {
namespace {

// What rounding may do to an entry of PE(p): its angle carries a relative error of 2⁻⁵³, two of
// them where positions are added, and the sine a few of its own.
double EntryError(double position) { return 4 * kEpsilon * (1 + std::abs(position)); }

TEST(Sinusoidal, SlotsHoldTheSineAndCosineOfThePairsAngle) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.Int(1, 200);
    const double base = inputs.Base();
    const double position = inputs.Position(1e6);
    const Vector frequencies = Frequencies(width, base);
    const Vector encoding = SinusoidalVector(position, width, base);
    ASSERT_EQ(encoding.size(), static_cast<std::size_t>(width));
    for (std::size_t slot = 0; slot < encoding.size(); ++slot) {
      const double angle = position * frequencies(slot / 2);
      EXPECT_NEAR(encoding(slot), slot % 2 == 0 ? std::sin(angle) : std::cos(angle), kEpsilon);
    }
  });
}

TEST(Sinusoidal, NormIsTheSameAtEveryPosition) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.EvenWidth(256);
    const double position = inputs.Position(1e15);
    const double norm = Norm(SinusoidalVector(position, width, inputs.Base()));
    EXPECT_NEAR(norm / std::sqrt(width / 2.0), 1, 1e-14);
  });
}

TEST(Sinusoidal, NormHoldsAtTheEndsOfTheDomain) {
  for (const double position : {kMaxPosition, -kMaxPosition, kMaxPosition - 1, 1e12, 1e9, 0.0}) {
    for (const double base : {1.0, 1e2, 1e4, 5e5, 1e7, 1e300}) {
      for (const int width : {2, 32, 128, 768, 4096}) {
        const double norm = Norm(SinusoidalVector(position, width, base));
        EXPECT_NEAR(norm / std::sqrt(width / 2.0), 1, 1e-13);
      }
    }
  }
}

TEST(Sinusoidal, PositionZeroIsZerosAndOnes) {
  const Vector encoding = SinusoidalVector(0, 33, 10000);
  for (std::size_t slot = 0; slot < encoding.size(); ++slot) {
    EXPECT_EQ(encoding(slot), slot % 2 == 0 ? 0 : 1);
  }
}

TEST(Sinusoidal, TheOppositePositionMirrorsTheSines) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.Int(1, 100);
    const double position = inputs.Position(1e9), base = inputs.Base();
    const Vector ahead = SinusoidalVector(position, width, base);
    const Vector behind = SinusoidalVector(-position, width, base);
    for (std::size_t slot = 0; slot < ahead.size(); ++slot) {
      EXPECT_EQ(behind(slot), slot % 2 == 0 ? -ahead(slot) : ahead(slot));
    }
  });
}

TEST(Sinusoidal, AnOddWidthEndsInASineAlone) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = 2 * inputs.Int(0, 100) + 1;
    const double position = inputs.Position(1e6), base = inputs.Base();
    const Vector encoding = SinusoidalVector(position, width, base);
    ASSERT_EQ(encoding.size(), static_cast<std::size_t>(width));
    const Vector frequencies = Frequencies(width, base);
    EXPECT_NEAR(encoding(encoding.size() - 1),
                std::sin(position * frequencies(frequencies.size() - 1)), kEpsilon);
  });
}

TEST(Sinusoidal, TheTableHoldsTheVectorsAsRows) {
  for (const int width : {1, 2, 5, 32, 33}) {
    const Matrix table = SinusoidalTable(300, width, 10000);
    ASSERT_EQ(table.shape(0), 300u);
    ASSERT_EQ(table.shape(1), static_cast<std::size_t>(width));
    for (int p = 0; p < 300; ++p) {
      EXPECT_TRUE(Near(Row(table, static_cast<std::size_t>(p)), SinusoidalVector(p, width, 10000),
                       kEpsilon));
    }
  }
}

TEST(Sinusoidal, ALongerTableBeginsWithTheShorterOne) {
  const Matrix shorter = SinusoidalTable(17, 32, 10000);
  const Matrix longer = SinusoidalTable(64, 32, 10000);
  for (std::size_t p = 0; p < 17; ++p) EXPECT_EQ(Row(shorter, p), Row(longer, p));
}

TEST(Sinusoidal, NoTwoPositionsShareAVector) {
  const Matrix table = SinusoidalTable(512, 32, 10000);
  double smallest = kInfinity;
  for (std::size_t p = 0; p < 512; ++p) {
    for (std::size_t q = 0; q < p; ++q) {
      smallest = std::min(smallest, Distance(Row(table, p), Row(table, q)));
    }
  }
  EXPECT_GT(smallest, 0.5);
}

TEST(Shift, IsALinearMapThatCarriesEveryPositionOn) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.EvenWidth(64);
    const double base = inputs.Base();
    const double shift = inputs.Position(1e5);
    const Matrix map = Transpose(ShiftMatrix(shift, width, base));  // x·Rᵀ is R·x as a row
    for (int n = 0; n < 3; ++n) {
      const double position = inputs.Position(1e5);
      EXPECT_TRUE(Near(Multiply(SinusoidalVector(position, width, base), map),
                       SinusoidalVector(position + shift, width, base),
                       EntryError(std::abs(position) + std::abs(shift))));
    }
  });
}

TEST(Shift, BlocksStandOnTheDiagonalAndNothingBeside) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.EvenWidth(32);
    const double shift = inputs.Position(1000), base = inputs.Base();
    const Vector frequencies = Frequencies(width, base);
    const Matrix map = ShiftMatrix(shift, width, base);
    for (std::size_t row = 0; row < map.shape(0); ++row) {
      for (std::size_t column = 0; column < map.shape(1); ++column) {
        const Matrix block = ShiftBlock(shift, frequencies(row / 2));
        EXPECT_EQ(map(row, column), row / 2 == column / 2 ? block(row % 2, column % 2) : 0);
      }
    }
  });
}

TEST(Shift, ABlockIsTheRotationThatItsCommentWrites) {
  ForRandomInputs([](Inputs& inputs) {
    const double shift = inputs.Position(1e4), frequency = inputs.Logarithmic(1e-6, 1);
    const Matrix block = ShiftBlock(shift, frequency);
    const double c = std::cos(shift * frequency), s = std::sin(shift * frequency);
    EXPECT_TRUE(Near(block, Matrix{{c, s}, {-s, c}}, kEpsilon));
    EXPECT_NEAR(block(0, 0) * block(1, 1) - block(0, 1) * block(1, 0), 1, 1e-15);
  });
}

TEST(Shift, ByNothingIsTheIdentity) {
  const Matrix map = ShiftMatrix(0, 16, 10000);
  for (std::size_t row = 0; row < 16; ++row) {
    for (std::size_t column = 0; column < 16; ++column) {
      EXPECT_EQ(map(row, column), row == column ? 1 : 0);
    }
  }
}

TEST(Shift, TwoShiftsAddUp) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.EvenWidth(32);
    const double base = inputs.Base(), j = inputs.Position(1e4), k = inputs.Position(1e4);
    EXPECT_TRUE(Near(Multiply(ShiftMatrix(j, width, base), ShiftMatrix(k, width, base)),
                     ShiftMatrix(j + k, width, base), EntryError(std::abs(j) + std::abs(k))));
  });
}

TEST(Shift, TheOppositeShiftIsTheTranspose) {
  const Matrix there = ShiftMatrix(7, 32, 10000);
  EXPECT_EQ(ShiftMatrix(-7, 32, 10000), Transpose(there));
}

TEST(Similarity, DependsOnTheGapAlone) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.EvenWidth(128);
    const double base = inputs.Base(), gap = inputs.Position(1e4);
    const double expected = Similarity(gap, width, base);
    for (int n = 0; n < 10; ++n) {
      const double p = inputs.Position(1e5);
      const double product =
          Dot(SinusoidalVector(p, width, base), SinusoidalVector(p + gap, width, base));
      EXPECT_NEAR(product / (width / 2), expected, EntryError(std::abs(p) + std::abs(gap)));
    }
  });
}

TEST(Similarity, OfAPositionWithItselfIsOne) {
  for (const int width : {2, 4, 32, 130, 4096}) EXPECT_EQ(Similarity(0, width, 10000), 1);
}

TEST(Similarity, IsTheSameInBothDirections) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.EvenWidth(128);
    const double base = inputs.Base(), gap = inputs.Position(kMaxPosition);
    EXPECT_EQ(Similarity(gap, width, base), Similarity(-gap, width, base));
  });
}

TEST(Similarity, NeverExceedsThatOfAPositionWithItself) {
  ForRandomInputs([](Inputs& inputs) {
    const double gap = inputs.Position(kMaxPosition);
    const int width = inputs.EvenWidth(128);
    EXPECT_LE(std::abs(Similarity(gap, width, inputs.Base())), 1 + kEpsilon);
  });
}

TEST(Similarity, OfOnePairIsACosine) {
  for (int gap = -50; gap <= 50; ++gap) {
    EXPECT_NEAR(Similarity(gap, 2, 10000), std::cos(gap), kEpsilon);
  }
}

TEST(Sinusoidal, RefusesAPositionBeyondTheWholeNumbersOrNotFinite) {
  for (const double position :
       {kMaxPosition + 2, -kMaxPosition - 2, 1e300, kInfinity, -kInfinity, kNaN}) {
    const auto words = {"position"};
    EXPECT_TRUE(Refuses([&] { SinusoidalVector(position, 32, 10000); }, words, position));
    EXPECT_TRUE(Refuses([&] { ShiftMatrix(position, 32, 10000); }, {}, position));
    EXPECT_TRUE(Refuses([&] { ShiftBlock(position, 0.1); }, {}, position));
    EXPECT_TRUE(Refuses([&] { Similarity(position, 32, 10000); }, {}, position));
  }
}

TEST(Shift, RefusesAFrequencyWhoseAngleMightNotBeFinite) {
  for (const double frequency : {1.1e200, -1e300, kInfinity, -kInfinity, kNaN}) {
    EXPECT_TRUE(Refuses([&] { ShiftBlock(1, frequency); }, {"ShiftBlock", "frequency"}, frequency));
  }
}

TEST(Sinusoidal, RefusesAWidthOrBaseOfNoLadder) {
  for (const int width : {0, -2, kMaxWidth + 2}) {
    EXPECT_TRUE(Refuses([&] { SinusoidalVector(1, width, 10000); }, {"width"}, width));
    EXPECT_TRUE(Refuses([&] { SinusoidalTable(1, width, 10000); }, {"width"}, width));
    EXPECT_TRUE(Refuses([&] { ShiftMatrix(1, width, 10000); }, {"width"}, width));
    EXPECT_TRUE(Refuses([&] { Similarity(1, width, 10000); }, {"width"}, width));
  }
  for (const double base : {0.5, -1.0, kInfinity, kNaN}) {
    EXPECT_TRUE(Refuses([&] { SinusoidalVector(1, 32, base); }, {"base"}, base));
    EXPECT_TRUE(Refuses([&] { SinusoidalTable(1, 32, base); }, {"base"}, base));
    EXPECT_TRUE(Refuses([&] { ShiftMatrix(1, 32, base); }, {"base"}, base));
    EXPECT_TRUE(Refuses([&] { Similarity(1, 32, base); }, {"base"}, base));
  }
}

TEST(Sinusoidal, RefusesATableWithoutRows) {
  for (const int length : {0, -1}) {
    EXPECT_TRUE(Refuses([&] { SinusoidalTable(length, 32, 10000); }, {"SinusoidalTable", "length"},
                        length));
  }
}

TEST(Sinusoidal, WhatTurnsPairsRefusesAnOddWidth) {
  for (const int width : {1, 5, 33}) {
    EXPECT_TRUE(Refuses([&] { ShiftMatrix(1, width, 10000); }, {"even", "width"}, width));
    EXPECT_TRUE(Refuses([&] { Similarity(1, width, 10000); }, {"even", "width"}, width));
  }
}

}  // namespace
}  // namespace pe::testing
