#include "core/pe/rotary.h"

#include "core/pe/interpolation.h"
#include "core/pe/ladder.h"
#include "core/pe/linear.h"
#include "tests/core/support.h"

namespace pe {
namespace {

constexpr Pairing kBoth[] = {Pairing::kInterleaved, Pairing::kHalfSplit};

// cases.md 1
TEST(Rotary, BothPairingsHoldThePublishedValues) {
  const Json expected = ReadData("vectors.json").at("pairing");
  const Vector x = ToVector(expected.at("x"));
  const Vector theta = Frequencies(4, expected.at("theta"));
  const double position = expected.at("pos");
  const std::vector<int> order = expected.at("perm_interleaved_to_half");
  const auto rotated = [&](const Vector& v, Pairing pairing) {
    return Rotate(v, position, theta, pairing);
  };
  EXPECT_EQ(HalfSplitFromInterleaved(4), order);
  const double tiny = 1e-15;
  EXPECT_LT(
      LargestDifference(rotated(x, Pairing::kInterleaved), ToVector(expected.at("interleaved"))),
      tiny);
  EXPECT_LT(LargestDifference(rotated(x, Pairing::kHalfSplit), ToVector(expected.at("half_split"))),
            tiny);
  EXPECT_LT(LargestDifference(rotated(Permute(x, order), Pairing::kHalfSplit),
                              ToVector(expected.at("half_of_permuted"))),
            tiny);
}

TEST(Rotary, ScoreDependsOnTheGapAlone) {
  Inputs inputs(1);
  for (int trial = 0; trial < kTrials; ++trial) {
    const int width = inputs.Even(2, 128);
    const Vector theta = Frequencies(width, inputs.Base());
    const Vector q = inputs.Normal(width), k = inputs.Normal(width);
    const int m = inputs.Whole(0, 100000), n = inputs.Whole(0, 100000);
    for (const Pairing pairing : kBoth) {
      const double turned = Dot(Rotate(q, m, theta, pairing), Rotate(k, n, theta, pairing));
      const double relative = Dot(q, Rotate(k, n - m, theta, pairing));
      ASSERT_NEAR(turned, relative, 1e-9);
    }
  }
}

TEST(Rotary, KeepsEveryNorm) {
  Inputs inputs(2);
  for (int trial = 0; trial < kTrials; ++trial) {
    const int width = inputs.Even(2, 128);
    const Vector theta = Frequencies(width, inputs.Base());
    const Vector x = inputs.Normal(width);
    const double position = std::floor(std::pow(10, inputs.Real(0, 15)));
    for (const Pairing pairing : kBoth) {
      ASSERT_NEAR(Norm(Rotate(x, position, theta, pairing)) / Norm(x), 1, 1e-14);
    }
  }
}

TEST(Rotary, TurnsAddUpAndPositionZeroTurnsNothing) {
  Inputs inputs(3);
  for (int trial = 0; trial < kTrials; ++trial) {
    const Vector theta = Frequencies(32, inputs.Base());
    const Vector x = inputs.Normal(32);
    const int m = inputs.Whole(-5000, 5000), n = inputs.Whole(-5000, 5000);
    for (const Pairing pairing : kBoth) {
      const Vector twice = Rotate(Rotate(x, m, theta, pairing), n, theta, pairing);
      ASSERT_LT(LargestDifference(twice, Rotate(x, m + n, theta, pairing)), 1e-10);
      ASSERT_EQ(LargestDifference(Rotate(x, 0, theta, pairing), x), 0);
    }
  }
}

TEST(Rotary, HalfSplitOfPermutedIsPermutedInterleaved) {
  Inputs inputs(4);
  for (int trial = 0; trial < kTrials; ++trial) {
    const int width = inputs.Even(2, 128);
    const Vector theta = Frequencies(width, inputs.Base());
    const Vector x = inputs.Normal(width);
    const int p = inputs.Whole(0, 10000);
    const std::vector<int> order = HalfSplitFromInterleaved(width);
    const Vector half = Rotate(Permute(x, order), p, theta, Pairing::kHalfSplit);
    const Vector interleaved = Permute(Rotate(x, p, theta, Pairing::kInterleaved), order);
    ASSERT_EQ(LargestDifference(half, interleaved), 0);
  }
}

TEST(Rotary, PartnersSharePairsAndNoSlotIsItsOwnPartner) {
  for (const Pairing pairing : kBoth) {
    for (const int width : {2, 4, 16, 128}) {
      for (int slot = 0; slot < width; ++slot) {
        const int partner = PartnerOfSlot(slot, width, pairing);
        EXPECT_NE(partner, slot);
        EXPECT_EQ(PartnerOfSlot(partner, width, pairing), slot);
        EXPECT_EQ(PairOfSlot(partner, width, pairing), PairOfSlot(slot, width, pairing));
      }
    }
  }
}

TEST(Rotary, WithSixteenSlotsThePairingsAgreeAtTheFirstAndTheLastAlone) {
  for (int slot = 0; slot < 16; ++slot) {
    const bool agree =
        PairOfSlot(slot, 16, Pairing::kInterleaved) == PairOfSlot(slot, 16, Pairing::kHalfSplit);
    EXPECT_EQ(agree, slot == 0 || slot == 15) << slot;
  }
}

TEST(Rotary, RefusesOddWidthsAndSlotsThatDoNotExist) {
  const Vector theta = Frequencies(4, 1e4);
  ExpectMessage(RefusalOf([&] { Rotate(Zeros(5), 1, theta, Pairing::kHalfSplit); }),
                "twice the number of frequencies, got 5");
  ExpectMessage(RefusalOf([&] { Rotate(Zeros(4), NAN, theta, Pairing::kHalfSplit); }), "position");
  ExpectMessage(RefusalOf([] { PairOfSlot(0, 5, Pairing::kInterleaved); }), "even width");
  ExpectMessage(RefusalOf([] { PairOfSlot(16, 16, Pairing::kInterleaved); }), "got 16");
  ExpectMessage(RefusalOf([] { PartnerOfSlot(-1, 16, Pairing::kHalfSplit); }), "got -1");
  ExpectMessage(RefusalOf([] { HalfSplitFromInterleaved(3); }), "even width");
  ExpectMessage(RefusalOf([] { Permute(Zeros(3), {0, 1}); }), "Permute");
}

TEST(Interpolation, ScaledPositionAsksForTheTrainedAngles) {
  Inputs inputs(5);
  for (int trial = 0; trial < kTrials; ++trial) {
    const Vector theta = Frequencies(64, inputs.Base());
    // Powers of two divide exactly; others round once.
    const double scale = trial % 2 == 0 ? std::exp2(inputs.Whole(0, 5)) : inputs.Real(1, 32);
    const int p = inputs.Whole(0, 4096);
    const Vector asked = InterpolatedAngles(scale * p, scale, theta);
    const Vector trained = InterpolatedAngles(p, 1, theta);
    ASSERT_LT(LargestDifference(asked, trained), 1e-12);
    const Vector x = inputs.Normal(64);
    for (const Pairing pairing : kBoth) {
      ASSERT_LT(LargestDifference(RotateInterpolated(x, scale * p, scale, theta, pairing),
                                  Rotate(x, p, theta, pairing)),
                1e-11);
    }
  }
}

TEST(Interpolation, ShrinksTheAngleBetweenNeighboursByTheScale) {
  const Vector theta = Frequencies(32, 1e4);
  const Vector near = InterpolatedAngles(1, 4, theta);
  for (std::size_t i = 0; i < theta.size(); ++i) EXPECT_EQ(near(i), theta(i) / 4);
}

TEST(Interpolation, RefusesScalesBelowOne) {
  const Vector theta = Frequencies(32, 1e4);
  for (const double scale : {0.0, 0.5, -1.0, double(NAN), double(INFINITY)}) {
    ExpectMessage(RefusalOf([&] { InterpolatedAngles(1, scale, theta); }),
                  "scale must be finite and at least 1");
  }
  ExpectMessage(RefusalOf([&] { InterpolatedAngles(NAN, 1, theta); }), "position");
}

}  // namespace
}  // namespace pe
