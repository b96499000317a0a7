#include "core/pe/interpolation.h"

#include "core/pe/ladder.h"
#include "core/pe/linear.h"
#include "core/pe/sinusoidal.h"
#include "tests/core/support.h"

namespace pe::testing {
namespace {

TEST(Interpolation, AtScaleOneAsksForTheAnglesOfThePosition) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.Int(1, 128);
    const Vector frequencies = Frequencies(width, inputs.Base());
    const double position = inputs.Position(kMaxPosition);
    EXPECT_EQ(InterpolatedAngles(position, 1, frequencies), Scale(frequencies, position));
  });
}

TEST(Interpolation, WhereTheScaledPositionIsADoubleTheAnglesAreThoseOfThePosition) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.Int(1, 128);
    const Vector frequencies = Frequencies(width, inputs.Base());
    const double scale = inputs.Int(16, 1024) / 16.0, position = inputs.Position(1e9);
    EXPECT_EQ(InterpolatedAngles(scale * position, scale, frequencies),
              InterpolatedAngles(position, 1, frequencies));
  });
}

TEST(Interpolation, WhereItIsRoundedTheAnglesAreThoseUpToRounding) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.Int(1, 128);
    const Vector frequencies = Frequencies(width, inputs.Base());
    const double scale = inputs.Logarithmic(1, 1000), position = inputs.Position(1e9);
    const Vector asked = InterpolatedAngles(scale * position, scale, frequencies);
    const Vector expected = InterpolatedAngles(position, 1, frequencies);
    for (std::size_t i = 0; i < frequencies.size(); ++i) {
      EXPECT_NEAR(asked(i), expected(i), 0x1p-51 * std::abs(expected(i)));
    }
  });
  const Vector frequencies{1};
  EXPECT_NE(InterpolatedAngles(1.1 * 15, 1.1, frequencies), InterpolatedAngles(15, 1, frequencies));
}

TEST(Interpolation, BringsTheAskedPositionBackUnderTheTrainedCeiling) {
  const Vector frequencies = Frequencies(32, 10000);
  EXPECT_EQ(InterpolatedAngles(8192, 4, frequencies), InterpolatedAngles(2048, 1, frequencies));
}

TEST(Interpolation, ShrinksTheAngleBetweenNeighboursByTheScale) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.Int(1, 64);
    const Vector frequencies = Frequencies(width, inputs.Base());
    const double scale = inputs.Logarithmic(1, 100), position = inputs.Position(1e4);
    const Vector here = InterpolatedAngles(position, scale, frequencies);
    const Vector next = InterpolatedAngles(position + 1, scale, frequencies);
    EXPECT_TRUE(Near(Add(next, here, -1), Scale(frequencies, 1 / scale),
                     4 * kEpsilon * (1 + std::abs(position))));
  });
}

TEST(Interpolation, RotatesAsTheInterpolatedPositionWould) {
  ForRandomInputs([](Inputs& inputs) {
    const int width = inputs.EvenWidth(64);
    const Vector frequencies = Frequencies(width, inputs.Base());
    const Vector x = inputs.Normals(static_cast<std::size_t>(width));
    const double scale = inputs.Int(1, 32), position = inputs.Position(1e9);
    for (const Pairing pairing : kPairings) {
      EXPECT_EQ(RotateInterpolated(x, scale * position, scale, frequencies, pairing),
                Rotate(x, position, frequencies, pairing));
    }
  });
}

TEST(Interpolation, RefusesAScaleBelowOneOrNotFinite) {
  const Vector frequencies = Frequencies(4, 100);
  for (const double scale : {0.0, 1 - kEpsilon, -1.0, kInfinity, -kInfinity, kNaN}) {
    EXPECT_TRUE(Refuses([&] { InterpolatedAngles(1, scale, frequencies); }, {"scale"}, scale));
    EXPECT_TRUE(
        Refuses([&] { RotateInterpolated(Zeros(4), 1, scale, frequencies, Pairing::kHalfSplit); },
                {"scale"}, scale));
  }
}

TEST(Interpolation, RefusesAPositionBeyondTheWholeNumbersOrNotFinite) {
  const Vector frequencies = Frequencies(4, 100);
  for (const double position : {kMaxPosition + 2, -1e300, kInfinity, kNaN}) {
    EXPECT_TRUE(
        Refuses([&] { InterpolatedAngles(position, 4, frequencies); }, {"position"}, position));
    EXPECT_TRUE(Refuses(
        [&] { RotateInterpolated(Zeros(4), position, 4, frequencies, Pairing::kHalfSplit); },
        {"position"}, position));
  }
}

TEST(Interpolation, RefusesAFrequencyWhoseAngleMightNotBeFinite) {
  for (const double frequency : {1.1e200, -1e300, kInfinity, -kInfinity, kNaN}) {
    const Vector frequencies{1, frequency};
    EXPECT_TRUE(Refuses([&] { InterpolatedAngles(1, 4, frequencies); },
                        {"InterpolatedAngles", "frequency"}, frequency));
    EXPECT_TRUE(
        Refuses([&] { RotateInterpolated(Zeros(4), 1, 4, frequencies, Pairing::kHalfSplit); },
                {"frequency"}, frequency));
  }
}

TEST(Interpolation, RefusesAVectorOfAnotherWidth) {
  EXPECT_TRUE(Refuses(
      [] { RotateInterpolated(Zeros(6), 1, 1, Frequencies(4, 100), Pairing::kInterleaved); },
      {"width"}, 6));
}

}  // namespace
}  // namespace pe::testing
