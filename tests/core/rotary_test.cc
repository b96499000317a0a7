#include "core/pe/rotary.h"

#include "core/pe/ladder.h"
#include "core/pe/linear.h"
#include "core/pe/sinusoidal.h"
#include "tests/core/support.h"

namespace pe::testing {
namespace {

// What rounding the angles may do to a product of two vectors turned to these positions.
double Tolerance(double positions, double lengths) {
  return 8 * kEpsilon * (1 + std::abs(positions)) * (1 + lengths);
}

TEST(Rotary, TurnsEveryPairByItsOwnAngle) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.EvenWidth(64);
    const Vector frequencies = Frequencies(width, inputs.Base());
    const Vector x = inputs.Normals(static_cast<std::size_t>(width));
    const double position = inputs.Position(1e5);
    for (const Pairing pairing : kPairings) {
      const Vector turned = Rotate(x, position, frequencies, pairing);
      for (std::size_t i = 0; i < frequencies.size(); ++i) {
        const bool interleaved = pairing == Pairing::kInterleaved;
        const std::size_t a = interleaved ? 2 * i : i;
        const std::size_t b = interleaved ? 2 * i + 1 : i + frequencies.size();
        const double angle = position * frequencies(i);
        EXPECT_NEAR(turned(a), x(a) * std::cos(angle) - x(b) * std::sin(angle), 1e-14);
        EXPECT_NEAR(turned(b), x(a) * std::sin(angle) + x(b) * std::cos(angle), 1e-14);
      }
    }
  });
}

TEST(Rotary, KeepsTheLengthOfEveryVector) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.EvenWidth(128);
    const Vector x = inputs.Normals(static_cast<std::size_t>(width));
    const Vector frequencies = Frequencies(width, inputs.Base());
    for (const Pairing pairing : kPairings) {
      const Vector turned = Rotate(x, inputs.Position(kMaxPosition), frequencies, pairing);
      EXPECT_NEAR(Norm(turned) / Norm(x), 1, 1e-14);
    }
  });
}

TEST(Rotary, RotationsAddUp) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.EvenWidth(64);
    const Vector frequencies = Frequencies(width, inputs.Base());
    const Vector x = inputs.Normals(static_cast<std::size_t>(width));
    const double m = inputs.Position(1e5), n = inputs.Position(1e5);
    for (const Pairing pairing : kPairings) {
      EXPECT_TRUE(Near(Rotate(Rotate(x, m, frequencies, pairing), n, frequencies, pairing),
                       Rotate(x, m + n, frequencies, pairing),
                       Tolerance(std::abs(m) + std::abs(n), Norm(x))));
    }
  });
}

TEST(Rotary, TheScoreDependsOnTheGapAlone) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.EvenWidth(64);
    const Vector frequencies = Frequencies(width, inputs.Base());
    const Vector q = inputs.Normals(static_cast<std::size_t>(width));
    const Vector k = inputs.Normals(static_cast<std::size_t>(width));
    const double m = inputs.Position(1e5), n = inputs.Position(1e5);
    for (const Pairing pairing : kPairings) {
      const double score =
          Dot(Rotate(q, m, frequencies, pairing), Rotate(k, n, frequencies, pairing));
      EXPECT_NEAR(score, Dot(q, Rotate(k, n - m, frequencies, pairing)),
                  Tolerance(std::abs(m) + std::abs(n), Norm(q) * Norm(k)));
    }
  });
}

TEST(Rotary, TurningBackRestoresTheVector) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.EvenWidth(64);
    const Vector frequencies = Frequencies(width, inputs.Base());
    const Vector x = inputs.Normals(static_cast<std::size_t>(width));
    const double position = inputs.Position(kMaxPosition);
    for (const Pairing pairing : kPairings) {
      const Vector there = Rotate(x, position, frequencies, pairing);
      EXPECT_TRUE(Near(Rotate(there, -position, frequencies, pairing), x, 1e-14));
    }
  });
}

TEST(Rotary, AtPositionZeroNothingMoves) {
  Inputs inputs(1);
  const Vector x = inputs.Normals(32);
  for (const Pairing pairing : kPairings) {
    EXPECT_EQ(Rotate(x, 0, Frequencies(32, 10000), pairing), x);
  }
}

TEST(Rotary, OfEqualContentsScoresAsTheSinusoidsDo) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.EvenWidth(64);
    const double base = inputs.Base(), gap = inputs.Position(1e5);
    const Vector x = SinusoidalVector(0, width, base);  // every pair of length 1
    const Vector frequencies = Frequencies(width, base);
    const double score = Dot(x, Rotate(x, gap, frequencies, Pairing::kInterleaved));
    EXPECT_NEAR(score / (width / 2), Similarity(gap, width, base), 1e-14);
  });
}

TEST(Rotary, HalfSplitOfThePermutedIsThePermutedInterleaved) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.EvenWidth(128);
    const Vector frequencies = Frequencies(width, inputs.Base());
    const Vector x = inputs.Normals(static_cast<std::size_t>(width));
    const double position = inputs.Position(kMaxPosition);
    const std::vector<int> order = HalfSplitFromInterleaved(width);
    EXPECT_EQ(Rotate(Permute(x, order), position, frequencies, Pairing::kHalfSplit),
              Permute(Rotate(x, position, frequencies, Pairing::kInterleaved), order));
  });
}

TEST(Rotary, ThePairingsGiveOtherScoresOnTheSameVectors) {
  Inputs inputs(1);
  const Vector frequencies = Frequencies(16, 10000);
  const Vector q = inputs.Normals(16), k = inputs.Normals(16);
  EXPECT_GT(std::abs(Dot(q, Rotate(k, 20, frequencies, Pairing::kInterleaved)) -
                     Dot(q, Rotate(k, 20, frequencies, Pairing::kHalfSplit))),
            0.1);
}

TEST(Pairing, EveryPairHasTwoSlotsThatArePartners) {
  for (int width = 2; width <= 130; width += 2) {
    for (const Pairing pairing : kPairings) {
      std::vector<int> members(static_cast<std::size_t>(width / 2));
      for (int slot = 0; slot < width; ++slot) {
        const int pair = PairOfSlot(slot, width, pairing);
        ASSERT_TRUE(pair >= 0 && pair < width / 2);
        ++members[static_cast<std::size_t>(pair)];
        const int partner = PartnerOfSlot(slot, width, pairing);
        ASSERT_TRUE(partner >= 0 && partner < width);
        EXPECT_NE(partner, slot);
        EXPECT_EQ(PartnerOfSlot(partner, width, pairing), slot);
        EXPECT_EQ(PairOfSlot(partner, width, pairing), pair);
      }
      for (const int count : members) EXPECT_EQ(count, 2);
    }
  }
}

TEST(Pairing, OnlyTheSlotsOfAPairMoveTogether) {
  for (const Pairing pairing : kPairings) {
    for (int slot = 0; slot < 16; ++slot) {
      Vector x = Zeros(16);
      x(static_cast<std::size_t>(slot)) = 1;
      const Vector turned = Rotate(x, 1, Frequencies(16, 10000), pairing);
      for (int other = 0; other < 16; ++other) {
        const bool same = other == slot || other == PartnerOfSlot(slot, 16, pairing);
        EXPECT_EQ(turned(static_cast<std::size_t>(other)) != 0, same);
      }
    }
  }
}

TEST(Pairing, OfOnePairThereIsButOneConvention) {
  for (const Pairing pairing : kPairings) {
    EXPECT_EQ(PairOfSlot(0, 2, pairing), 0);
    EXPECT_EQ(PartnerOfSlot(0, 2, pairing), 1);
  }
  EXPECT_EQ(HalfSplitFromInterleaved(2), (std::vector<int>{0, 1}));
}

TEST(Pairing, TheConventionsAgreeAtTheFirstAndTheLastSlotOnly) {
  for (int width = 4; width <= 130; width += 2) {
    for (int slot = 0; slot < width; ++slot) {
      const bool same = PairOfSlot(slot, width, Pairing::kInterleaved) ==
                        PairOfSlot(slot, width, Pairing::kHalfSplit);
      EXPECT_EQ(same, slot == 0 || slot == width - 1) << slot << " of " << width;
    }
  }
}

TEST(Pairing, TheOrderIsAPermutationThatKeepsThePairs) {
  for (int width = 2; width <= 130; width += 2) {
    const std::vector<int> order = HalfSplitFromInterleaved(width);
    std::vector<int> sorted = order, slots(static_cast<std::size_t>(width));
    std::sort(sorted.begin(), sorted.end());
    std::iota(slots.begin(), slots.end(), 0);
    EXPECT_EQ(sorted, slots);
    for (int slot = 0; slot < width; ++slot) {
      EXPECT_EQ(PairOfSlot(order[static_cast<std::size_t>(slot)], width, Pairing::kInterleaved),
                PairOfSlot(slot, width, Pairing::kHalfSplit));
    }
  }
}

TEST(Permute, TakesEachSlotFromWhereTheOrderSays) {
  ForRandomInputs([](Inputs& inputs) {
    const Vector x = inputs.Normals(inputs.Size(1, 100));
    const std::vector<int> order = inputs.Order(x.size());
    const Vector y = Permute(x, order);
    ASSERT_EQ(y.size(), x.size());
    for (std::size_t j = 0; j < order.size(); ++j) {
      EXPECT_EQ(y(j), x(static_cast<std::size_t>(order[j])));
    }
  });
}

TEST(Pairing, RefusesAWidthThatIsOddOrBelowTwo) {
  for (const int width : {0, -2, -4, 1, 3, 33}) {
    for (const Pairing pairing : kPairings) {
      EXPECT_TRUE(Refuses([&] { PairOfSlot(0, width, pairing); }, {"even", "width"}, width));
      EXPECT_TRUE(Refuses([&] { PartnerOfSlot(0, width, pairing); }, {"even", "width"}, width));
    }
    EXPECT_TRUE(Refuses([&] { HalfSplitFromInterleaved(width); }, {"even", "width"}, width));
  }
}

TEST(Pairing, RefusesASlotOutsideTheHead) {
  for (const int slot : {-1, 16, 17, std::numeric_limits<int>::min()}) {
    for (const Pairing pairing : kPairings) {
      EXPECT_TRUE(Refuses([&] { PairOfSlot(slot, 16, pairing); }, {"slot"}, slot));
      EXPECT_TRUE(Refuses([&] { PartnerOfSlot(slot, 16, pairing); }, {"slot"}, slot));
    }
  }
}

TEST(Rotary, RefusesAWidthThatIsNotTwiceTheFrequencies) {
  for (const std::size_t width : {0, 1, 31, 33, 34, 16}) {
    EXPECT_TRUE(
        Refuses([&] { Rotate(Zeros(width), 1, Frequencies(32, 10000), Pairing::kInterleaved); },
                {"Rotate", "width"}, static_cast<double>(width)));
  }
}

TEST(Rotary, RefusesAPositionBeyondTheWholeNumbersOrNotFinite) {
  for (const double position :
       {kMaxPosition + 2, -kMaxPosition - 2, 1e300, kInfinity, -kInfinity, kNaN}) {
    for (const Pairing pairing : kPairings) {
      EXPECT_TRUE(Refuses([&] { Rotate(Zeros(32), position, Frequencies(32, 10000), pairing); },
                          {"Rotate", "position"}, position));
    }
  }
}

TEST(Rotary, RefusesAFrequencyWhoseAngleMightNotBeFinite) {
  for (const double frequency : {1.1e200, -1e300, kInfinity, -kInfinity, kNaN}) {
    for (const Pairing pairing : kPairings) {
      EXPECT_TRUE(Refuses(
          [&] {
            Rotate(Zeros(4), 1, Vector{1, frequency}, pairing);
          },
          {"Rotate", "frequency"}, frequency));
    }
  }
}

TEST(Rotary, OfTheLargestPositionAndFrequencyIsFinite) {
  for (const Pairing pairing : kPairings) {
    const Vector turned = Rotate(Vector{1, 0}, kMaxPosition, Vector{kMaxFrequency}, pairing);
    EXPECT_NEAR(Norm(turned), 1, 1e-14);
  }
}

TEST(Permute, RefusesAnOrderOfAnotherSize) {
  EXPECT_TRUE(Refuses([] { Permute(Zeros(3), {0, 1}); }, {"Permute", "order"}, 2));
}

TEST(Permute, RefusesAnOrderThatNamesASlotTwice) {
  EXPECT_FALSE(RefusalOf([] { Permute(Zeros(3), {0, 1, 1}); }).empty());
}

}  // namespace
}  // namespace pe::testing
