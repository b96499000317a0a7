// The laws of the widgets' readings.
#include "core/pe/linear.h"
#include "tests/core/widget_state.h"

namespace pe::readings {
namespace {

using namespace pe::testing;

// A random allowed value of a parameter.
double AnyValue(const Field& field, Inputs& inputs) {
  const auto& [low, high, step, logarithmic] = field.allowed;
  if (field.kind == Kind::kReal) {
    return logarithmic ? low * std::pow(high / low, inputs.Real(0, 1)) : inputs.Real(low, high);
  }
  return inputs.Int(static_cast<int>(low), static_cast<int>(high));
}

State AnyState(const Widget& widget, Inputs& inputs) {
  State state;
  for (const Field& field : widget.params) state.emplace_back(field.name, AnyValue(field, inputs));
  return state;
}

TEST(Readings, AreFiniteInEveryState) {
  Inputs inputs(1);
  for (const Widget& widget : Catalogue()) {
    for (int trial = 0; trial < 200; ++trial) {
      const WidgetState state(widget.slug, AnyState(widget, inputs));
      for (const auto& [name, numbers] : state.All()) {
        for (const double number : numbers) {
          ASSERT_TRUE(std::isfinite(number)) << widget.slug << "." << name;
        }
      }
    }
  }
}

TEST(Readings, AreFiniteAtBothEndsOfEveryParameter) {
  for (const Widget& widget : Catalogue()) {
    for (const Field& field : widget.params) {
      for (const double end : {field.allowed.low, field.allowed.high}) {
        const WidgetState state(widget.slug, {{field.name, end}});
        EXPECT_EQ(state.One(field.name), end);
        for (const auto& [name, numbers] : state.All()) {
          for (const double number : numbers) {
            ASSERT_TRUE(std::isfinite(number)) << widget.slug << "." << name << " at " << end;
          }
        }
      }
    }
  }
}

TEST(Readings, AreTheSameBitsForTheSameParameters) {
  Inputs inputs(2);
  for (const Widget& widget : Catalogue()) {
    const State state = AnyState(widget, inputs);
    EXPECT_EQ(WidgetState(widget.slug, state).All(), WidgetState(widget.slug, state).All());
  }
}

TEST(Permutations, OutputsFollowTheirTokensExactly) {
  for (int order = 0; order < 6; ++order) {
    const WidgetState state("permutations", {{"order", order}});
    EXPECT_LT(state.One("distance"), 1e-14);
    for (std::size_t slot = 0; slot < 3; ++slot) {
      const auto token = static_cast<std::size_t>(state.One("tokens", slot));
      EXPECT_EQ(state.One("slots", token), slot);
      EXPECT_EQ(state.One("orders", 3 * static_cast<std::size_t>(order) + slot), token);
      for (std::size_t j = 0; j < 8; ++j) {
        EXPECT_NEAR(state.One("outputs", 8 * slot + j), state.One("every", 8 * token + j), 1e-14);
      }
    }
  }
}

TEST(AddPosition, WordStaysAndTheSumFollowsThePosition) {
  const WidgetState first("add-position", {{"position", 0}});
  for (int p = 0; p < 64; ++p) {
    const WidgetState state("add-position", {{"position", p}});
    EXPECT_EQ(state["word"], first["word"]);
    EXPECT_NEAR(state.One("norm"), 4, 1e-14);
    for (std::size_t j = 0; j < 32; ++j) {
      EXPECT_EQ(state.One("sum", j), state.One("word", j) + state.One("encoding", j));
    }
  }
}

TEST(WeightCrossover, BothSimilaritiesAreEqualAtTheCrossing) {
  const double crossing = WidgetState("weight-crossover").One("crossing");
  const WidgetState there("weight-crossover", {{"weight", crossing}});
  EXPECT_NEAR(there.One("sameWord"), there.One("sameSlot"), 1e-11);
  EXPECT_NEAR(there.One("sameWord"), there.One("crossingValue"), 1e-11);
}

TEST(WeightCrossover, PositionWinsOnlyBeyondTheCrossing) {
  const WidgetState state("weight-crossover");
  const auto& weights = state["weights"];
  for (std::size_t n = 0; n < weights.size(); ++n) {
    EXPECT_EQ(state.One("sameSlotCurve", n) > state.One("sameWordCurve", n),
              weights[n] > state.One("crossing"));
  }
  EXPECT_LT(state.One("paperWeight"), state.One("crossing"));
}

TEST(BinaryOdometer, FlipsCountTheBitsThatDiffer) {
  for (int p = 1; p < 32; ++p) {
    const WidgetState state("binary-odometer", {{"position", p}});
    int differ = 0;
    for (std::size_t b = 0; b < 5; ++b) {
      differ += state.One("bits", b) != state.One("previousBits", b);
    }
    EXPECT_EQ(state.One("flips"), differ);
  }
}

TEST(Slice, ColumnsAreDistinctAndToggleShowsAllPairs) {
  for (int p = 0; p < 64; ++p) {
    EXPECT_GT(WidgetState("slice", {{"position", p}}).One("nearestDistance"), 0.5);
  }
  EXPECT_EQ(WidgetState("slice")["sines"].size(), 8u);
  EXPECT_EQ(WidgetState("slice", {{"allPairs", 1}})["cosines"].size(), 16u);
}

TEST(ShiftRotation, BlockTurnsTheStartIntoTheEnd) {
  Inputs inputs(3);
  for (int trial = 0; trial < kRepetitions; ++trial) {
    const WidgetState state("shift-rotation", AnyState(*FindWidget("shift-rotation"), inputs));
    for (std::size_t row = 0; row < 2; ++row) {
      const double turned = state.One("block", 2 * row) * state.One("start", 0) +
                            state.One("block", 2 * row + 1) * state.One("start", 1);
      EXPECT_NEAR(turned, state.One("end", row), 1e-13);
    }
  }
}

TEST(TwoSlices, SimilarityDoesNotDependOnWhereTheCutsStand) {
  for (int gap = 0; gap <= 24; ++gap) {
    const double similarity =
        WidgetState("two-slices", {{"first", 0}, {"gap", gap}}).One("similarity");
    for (int first = 1; first < 40; ++first) {
      const WidgetState state("two-slices", {{"first", first}, {"gap", gap}});
      EXPECT_NEAR(state.One("similarity"), similarity, 1e-13);
    }
  }
}

TEST(SimilarityCurve, TravelsWithItsShapeUnchanged) {
  const WidgetState at_zero("similarity-curve", {{"position", 0}});
  for (int p = 0; p < 64; ++p) {
    const WidgetState state("similarity-curve", {{"position", p}});
    for (std::size_t q = static_cast<std::size_t>(p); q < 72; ++q) {
      EXPECT_NEAR(state.One("scores", q), at_zero.One("scores", q - static_cast<std::size_t>(p)),
                  1e-13);
    }
  }
}

TEST(ProjectionMix, WithoutMixingEveryCurveIsTheExactOne) {
  const WidgetState state("projection-mix", {{"mix", 0}});
  EXPECT_LT(state.One("spread"), 1e-13);
  const std::size_t gaps = state["gaps"].size();
  for (std::size_t start = 0; start < 8; ++start) {
    for (std::size_t g = 0; g < gaps; ++g) {
      EXPECT_NEAR(state.One("curves", start * gaps + g), state.One("exact", g), 1e-13);
    }
  }
}

TEST(ProjectionMix, TermsAddUpToTheScoreAndSharesToOne) {
  for (const double mix : {0.0, 0.4, 1.0}) {
    const WidgetState state("projection-mix", {{"mix", mix}});
    double terms = 0, shares = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      terms += state.One("terms", i);
      shares += state.One("shares", i);
    }
    EXPECT_NEAR(terms, state.One("score"), 1e-12);
    EXPECT_NEAR(shares, 1, 1e-13);
  }
}

TEST(TableOverflow, RaisesExactlyPastTheLastRow) {
  for (int length = 1; length <= 2048; ++length) {
    const WidgetState state("table-overflow", {{"length", length}});
    EXPECT_EQ(state.One("failed"), length > 1024);
    EXPECT_EQ(state.One("missing"), std::max(0, length - 1024));
    EXPECT_EQ(state.One("failingIndex"), length > 1024 ? 1024 : -1);
  }
}

TEST(RopeScore, MovingBothPositionsChangesNothing) {
  for (int gap = -20; gap <= 20; ++gap) {
    const WidgetState start("rope-score", {{"queryPosition", 20}, {"keyPosition", 20 + gap}});
    for (int shift = 1; shift <= 20; ++shift) {
      const WidgetState moved("rope-score",
                              {{"queryPosition", 20 + shift}, {"keyPosition", 20 + shift + gap}});
      EXPECT_NEAR(moved.One("score"), start.One("score"), 1e-13);
      EXPECT_EQ(moved.One("gap"), gap);
    }
  }
}

TEST(RopeDecay, IsTheSimilarityOfTheSinusoids) {
  const WidgetState sinusoidal("similarity-curve", {{"position", 0}});
  const WidgetState rotary("rope-decay");
  for (std::size_t gap = 0; gap < 72; ++gap) {
    EXPECT_NEAR(rotary.One("curve", gap), sinusoidal.One("scores", gap), 1e-13);
  }
}

TEST(PositionInterpolation, ScaleFourBringsEveryPairExactlyToItsCeiling) {
  const WidgetState state("position-interpolation", {{"scale", 4}});
  EXPECT_EQ(state["asked"], state["ceilings"]);
  for (const double scale : {1.0, 2.5, 16.0}) {
    const WidgetState other("position-interpolation", {{"scale", scale}});
    EXPECT_NEAR(other.One("neighbourShare"), 1 / scale, 1e-15);
    EXPECT_NEAR(other.One("excess"), 4 / scale, 1e-14);
  }
}

TEST(Pairing, OrderTakesTheInterleavedSlotsToTheHalfSplitOnes) {
  const WidgetState state("pairing");
  for (std::size_t slot = 0; slot < 16; ++slot) {
    const auto from = static_cast<std::size_t>(state.One("order", slot));
    EXPECT_EQ(state.One("halfSplitPairs", slot), state.One("interleavedPairs", from));
  }
  EXPECT_EQ(state.One("agreements"), 2);
}

TEST(Scorecard, OnlyRelativeSchemesSayTheDistanceWhereverTheyStand) {
  const WidgetState state("scorecard");
  enum Scheme { kIndex, kNormalised, kBinary, kSinusoidal, kLearned, kRotary };
  EXPECT_LT(state.One("distanceSpread", kSinusoidal), 1e-12);
  EXPECT_LT(state.One("distanceSpread", kRotary), 1e-12);
  for (const auto scheme : {kIndex, kNormalised, kBinary, kLearned}) {
    EXPECT_GT(state.One("distanceSpread", scheme), 0.1);
  }
  for (std::size_t scheme = 0; scheme < 6; ++scheme) {
    EXPECT_GT(state.One("smallestDistance", scheme), 0);
    EXPECT_EQ(state.One("parameters", scheme) > 0, scheme == kLearned);
  }
}

}  // namespace
}  // namespace pe::readings
