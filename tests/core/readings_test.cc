// Every widget through the catalogue, and the laws that the headers of the readings state.
#include <cstdio>
#include <string>

#include "core/pe/ladder.h"
#include "core/pe/learned.h"
#include "core/pe/linear.h"
#include "core/pe/sinusoidal.h"
#include "core/readings/add_position.h"
#include "core/readings/base_ladder.h"
#include "core/readings/binary_odometer.h"
#include "core/readings/conventions.h"
#include "core/readings/frequency_rows.h"
#include "core/readings/index_ramp.h"
#include "core/readings/learned_rows.h"
#include "core/readings/learned_similarity.h"
#include "core/readings/normalised_index.h"
#include "core/readings/pairing.h"
#include "core/readings/parameter_cost.h"
#include "core/readings/permutations.h"
#include "core/readings/position_interpolation.h"
#include "core/readings/projection_mix.h"
#include "core/readings/rope_decay.h"
#include "core/readings/rope_dials.h"
#include "core/readings/rope_score.h"
#include "core/readings/scorecard.h"
#include "core/readings/shift_rotation.h"
#include "core/readings/similarity_curve.h"
#include "core/readings/slice.h"
#include "core/readings/table_overflow.h"
#include "core/readings/two_slices.h"
#include "core/readings/weight_crossover.h"
#include "tests/core/drive.h"
#include "tests/core/support.h"

namespace pe::readings {
namespace {

using namespace pe::testing;

constexpr double kTurn = 2 * std::numbers::pi;

double Sum(const Vector& x) {
  double sum = 0;
  for (const double value : x) sum += value;
  return sum;
}

double Largest(const Vector& x) { return *std::max_element(x.begin(), x.end()); }
double Smallest(const Vector& x) { return *std::min_element(x.begin(), x.end()); }

std::string Shown(double value, int decimals) {
  char text[32];
  std::snprintf(text, sizeof text, "%.*f", decimals, value);
  return text;
}

bool SameBits(const Values& a, const Values& b) {
  if (a.size() != b.size()) return false;
  for (const auto& [name, value] : a) {
    const auto other = b.find(name);
    if (other == b.end() || other->second.shape != value.shape) return false;
    for (std::size_t i = 0; i < value.numbers.size(); ++i) {
      if (BitsOf(value.numbers[i]) != BitsOf(other->second.numbers[i])) return false;
    }
  }
  return true;
}

TEST(Catalogue, HoldsTheWidgetsInTheOrderOfTheArticle) {
  const char* const slugs[] = {
      "permutations",     "add-position",    "weight-crossover",   "index-ramp",
      "normalised-index", "binary-odometer", "frequency-rows",     "slice",
      "base-ladder",      "shift-rotation",  "two-slices",         "similarity-curve",
      "projection-mix",   "learned-rows",    "learned-similarity", "table-overflow",
      "rope-score",       "rope-dials",      "rope-decay",         "position-interpolation",
      "pairing",          "parameter-cost",  "scorecard"};
  ASSERT_EQ(Catalogue().size(), std::size(slugs));
  for (std::size_t n = 0; n < std::size(slugs); ++n) {
    EXPECT_STREQ(Catalogue()[n].slug, slugs[n]);
    EXPECT_EQ(FindWidget(slugs[n]), &Catalogue()[n]);
  }
}

TEST(Catalogue, FindsNothingUnderAnyOtherName) {
  for (const char* name : {"", "add_position", "Add-Position", "add-position ", "add"}) {
    EXPECT_EQ(FindWidget(name), nullptr);
  }
}

TEST(Catalogue, DoesNotReadForACallerThatDeclines) {
  struct Declines final : Caller {
    bool SetParams(void*) override { return false; }
    void TakeReading(const void*, const void*) override { FAIL() << "taken"; }
  } caller;
  for (const Widget& widget : Catalogue()) widget.run(caller);
}

TEST(Catalogue, AReadingDependsOnItsParametersAlone) {
  for (const Widget& widget : Catalogue()) {
    const int states = widget.params.empty() ? 1 : 60;
    ForRandomInputs(
        [&](Inputs& inputs) {
          const State state = RandomState(widget, inputs);
          SCOPED_TRACE(widget.slug + (": " + Show(state)));
          const Values first = Read(widget, state);
          Read(widget, RandomState(widget, inputs));
          EXPECT_TRUE(SameBits(Read(widget, state), first));
        },
        states);
  }
}

TEST(Permutations, OutputsTravelWithTheirTokensInEveryOrder) {
  const PermutationsReading first = ReadPermutations({.order = 0});
  for (int order = 0; order < 6; ++order) {
    const PermutationsReading reading = ReadPermutations({.order = order});
    EXPECT_LT(reading.distance, 1e-12);
    EXPECT_EQ(reading.tokens, Row(reading.orders, static_cast<std::size_t>(order)));
    for (std::size_t slot = 0; slot < 3; ++slot) {
      const auto token = static_cast<std::size_t>(reading.tokens(slot));
      EXPECT_EQ(reading.slots(token), static_cast<double>(slot));
      EXPECT_TRUE(Near(Row(reading.outputs, slot), Row(first.outputs, token), 1e-12));
      EXPECT_EQ(Row(reading.outputs, slot),
                Row(reading.every, 3 * static_cast<std::size_t>(order) + slot));
    }
    EXPECT_EQ(reading.every, first.every);
    EXPECT_EQ(reading.orders, first.orders);
  }
}

TEST(Permutations, TheOrdersAreAllSixInLexicographicOrder) {
  EXPECT_EQ(ReadPermutations({}).orders,
            (Matrix{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}));
}

TEST(Permutations, DifferentTokensHaveDifferentOutputs) {
  const Matrix outputs = ReadPermutations({.order = 0}).outputs;
  for (std::size_t a = 0; a < 3; ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      EXPECT_GT(Distance(Row(outputs, a), Row(outputs, b)), 0.1);
    }
  }
}

TEST(AddPosition, TheEncodingIsFourLongAtEveryPosition) {
  const Vector word = ReadAddPosition({.position = 0}).word;
  EXPECT_NEAR(Norm(word), kWordLength, 1e-14);
  for (int p = 0; p < kPositions; ++p) {
    const AddPositionReading reading = ReadAddPosition({.position = p});
    EXPECT_NEAR(reading.norm, 4, 1e-14);
    EXPECT_NEAR(Norm(reading.encoding), reading.norm, 1e-14);
    EXPECT_EQ(reading.word, word);
    EXPECT_EQ(reading.encoding, SinusoidalVector(p, 32, 10000));
    EXPECT_EQ(reading.sum, Add(reading.word, reading.encoding));
  }
}

TEST(WeightCrossover, BothSimilaritiesAreEqualAtTheCrossing) {
  const double crossing = ReadWeightCrossover({}).crossing;
  const WeightCrossoverReading there = ReadWeightCrossover({.weight = crossing});
  EXPECT_NEAR(there.sameWord, there.sameSlot, 1e-11);
  EXPECT_NEAR(there.sameWord, there.crossingValue, 1e-11);
}

TEST(WeightCrossover, TheCrossingDoesNotDependOnTheWeight) {
  const WeightCrossoverReading at_default = ReadWeightCrossover({});
  ForRandomInputs(
      [&](Inputs& inputs) {
        const WeightCrossoverReading reading = ReadWeightCrossover({.weight = inputs.Real(0, 3)});
        EXPECT_EQ(reading.crossing, at_default.crossing);
        EXPECT_EQ(reading.sameWordCurve, at_default.sameWordCurve);
        EXPECT_EQ(reading.sameSlotCurve, at_default.sameSlotCurve);
      },
      50);
}

TEST(WeightCrossover, PositionWinsOverTheWordBeyondTheCrossingOnly) {
  const WeightCrossoverReading reading = ReadWeightCrossover({});
  EXPECT_LT(reading.paperWeight, reading.crossing);
  for (std::size_t n = 0; n < reading.weights.size(); ++n) {
    EXPECT_EQ(reading.sameWordCurve(n) < reading.sameSlotCurve(n),
              reading.weights(n) > reading.crossing);
  }
}

TEST(WeightCrossover, TheReadoutsLieOnTheCurves) {
  const WeightCrossoverReading curves = ReadWeightCrossover({});
  ASSERT_EQ(curves.weights.size(), 121u);
  EXPECT_EQ(curves.weights(0), 0);
  EXPECT_EQ(curves.weights(120), 3);
  for (std::size_t n = 0; n < curves.weights.size(); ++n) {
    const WeightCrossoverReading reading = ReadWeightCrossover({.weight = curves.weights(n)});
    EXPECT_EQ(reading.sameWord, curves.sameWordCurve(n));
    EXPECT_EQ(reading.sameSlot, curves.sameSlotCurve(n));
  }
}

TEST(WeightCrossover, CurvesOfTheSurveyedSeedsCross) {
  for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
    const double crossing = WeightCrossoverOfSeed({}, seed).crossing;
    EXPECT_TRUE(crossing > 0 && crossing < 3) << seed;
  }
}

TEST(IndexRamp, TheRatioGrowsByTheSameAmountAtEveryToken) {
  double before = -1;
  for (int p = 0; p < kPositions; ++p) {
    const IndexRampReading reading = ReadIndexRamp({.position = p});
    EXPECT_EQ(reading.ratio, before + 1);
    EXPECT_EQ(reading.ratio, reading.encoding / reading.embeddingLength);
    EXPECT_EQ(reading.ramp(static_cast<std::size_t>(p)), reading.encoding);
    EXPECT_EQ(reading.positions(static_cast<std::size_t>(p)), p);
    EXPECT_NEAR(reading.positionShare, p * p / (p * p + 1.0), kEpsilon);
    before = reading.ratio;
  }
}

TEST(NormalisedIndex, BothSequencesRunFromZeroToOne) {
  for (int length = 8; length <= 64; ++length) {
    const NormalisedIndexReading reading = ReadNormalisedIndex({.length = length});
    ASSERT_EQ(reading.first.size(), 8u);
    ASSERT_EQ(reading.second.size(), static_cast<std::size_t>(length));
    for (const Vector* sequence : {&reading.first, &reading.second}) {
      EXPECT_EQ((*sequence)(0), 0);
      EXPECT_EQ((*sequence)(sequence->size() - 1), 1);
    }
    EXPECT_EQ(reading.firstSlotValue, reading.first(3));
    EXPECT_EQ(reading.secondSlotValue, reading.second(3));
    EXPECT_EQ(reading.firstStep, reading.first(1));
    EXPECT_EQ(reading.secondStep, reading.second(1));
  }
}

TEST(BinaryOdometer, FlipsCountTheSlotsInWhichTheCodesDiffer) {
  for (int p = 0; p < 32; ++p) {
    const BinaryOdometerReading reading = ReadBinaryOdometer({.position = p});
    int flips = 0;
    for (std::size_t b = 0; b < 5; ++b) flips += reading.bits(b) != reading.previousBits(b) ? 1 : 0;
    EXPECT_EQ(reading.flips, flips);
    EXPECT_EQ(reading.bits, Row(reading.table, static_cast<std::size_t>(p)));
    EXPECT_EQ(reading.previousBits,
              Row(reading.table, static_cast<std::size_t>(p == 0 ? 0 : p - 1)));
    EXPECT_EQ(reading.periods, (Vector{2, 4, 8, 16, 32}));
  }
  EXPECT_EQ(ReadBinaryOdometer({.position = 0}).flips, 0);
}

TEST(FrequencyRows, EachRowTurnsSlowerByTheSameRatio) {
  for (int pair = 0; pair < 8; ++pair) {
    const FrequencyRowsReading reading = ReadFrequencyRows({.pair = pair});
    const auto row = static_cast<std::size_t>(pair);
    EXPECT_EQ(reading.radiansPerToken, reading.frequencies(row));
    EXPECT_EQ(reading.tokensPerTurn, reading.wavelengths(row));
    EXPECT_NEAR(reading.radiansPerToken * reading.tokensPerTurn, kTurn, 1e-14);
    for (std::size_t i = 1; i < 8; ++i) {
      EXPECT_NEAR(reading.frequencies(i) / reading.frequencies(i - 1),
                  reading.frequencies(1) / reading.frequencies(0), 1e-15);
    }
  }
}

TEST(FrequencyRows, TheWavesAreSinesOfTheFrequencies) {
  const FrequencyRowsReading reading = ReadFrequencyRows({});
  ASSERT_EQ(reading.positions.size(), 253u);
  EXPECT_EQ(reading.positions(252), 63);
  for (std::size_t i = 0; i < 8; ++i) {
    for (std::size_t n = 0; n < 253; ++n) {
      EXPECT_EQ(reading.positions(n), static_cast<double>(n) / 4);
      EXPECT_NEAR(reading.waves(i, n), std::sin(reading.positions(n) * reading.frequencies(i)),
                  kEpsilon);
    }
  }
}

TEST(Slice, NoTwoPositionsShareAColumn) {
  for (const bool all : {false, true}) {
    for (int p = 0; p < kPositions; ++p) {
      const SliceReading reading = ReadSlice({.position = p, .allPairs = all});
      EXPECT_GT(reading.nearestDistance, 0.1);
      EXPECT_NE(reading.nearestPosition, p);
      EXPECT_EQ(reading.pairs, all ? 16 : 8);
      EXPECT_EQ(reading.numbers, 2 * reading.pairs);
    }
  }
}

TEST(Slice, TheColumnIsTheBeginningOfTheEncoding) {
  for (const bool all : {false, true}) {
    for (int p = 0; p < kPositions; ++p) {
      const SliceReading reading = ReadSlice({.position = p, .allPairs = all});
      const Vector encoding = SinusoidalVector(p, kWidth, kBase);
      for (std::size_t i = 0; i < reading.sines.size(); ++i) {
        EXPECT_NEAR(reading.sines(i), encoding(2 * i), kEpsilon);
        EXPECT_NEAR(reading.cosines(i), encoding(2 * i + 1), kEpsilon);
        EXPECT_NEAR(reading.waves(i, 4 * static_cast<std::size_t>(p)), reading.sines(i), kEpsilon);
      }
    }
  }
}

TEST(Slice, TheNearestIsTheEarliestOfThoseNoFurther) {
  for (const bool all : {false, true}) {
    const std::size_t numbers = all ? 32 : 16;
    const auto distance = [&](int p, int q) {
      const Vector a = SinusoidalVector(p, kWidth, kBase), b = SinusoidalVector(q, kWidth, kBase);
      double sum = 0;
      for (std::size_t j = 0; j < numbers; ++j) sum += (a(j) - b(j)) * (a(j) - b(j));
      return std::sqrt(sum);
    };
    for (int p = 0; p < kPositions; ++p) {
      const SliceReading reading = ReadSlice({.position = p, .allPairs = all});
      EXPECT_NEAR(reading.nearestDistance, distance(p, reading.nearestPosition), 1e-14);
      for (int q = 0; q < kPositions; ++q) {
        if (q == p) continue;
        // Equal distances differ by rounding only.
        const double difference = distance(p, q) - reading.nearestDistance;
        EXPECT_GT(difference, q < reading.nearestPosition ? 1e-9 : -1e-9) << p << ", " << q;
      }
    }
  }
}

TEST(Slice, AnyStepMovesAPairByTheSameAmount) {
  for (int p = 0; p + 1 < kPositions; ++p) {
    const SliceReading here = ReadSlice({.position = p, .allPairs = true});
    const SliceReading next = ReadSlice({.position = p + 1, .allPairs = true});
    for (std::size_t i = 0; i < 16; ++i) {
      EXPECT_NEAR(std::hypot(next.sines(i) - here.sines(i), next.cosines(i) - here.cosines(i)),
                  here.changes(i), 1e-14);
      if (i > 0) {
        EXPECT_LT(here.changes(i), here.changes(i - 1));
      }
    }
  }
}

TEST(BaseLadder, ALargerBaseLengthensEveryWavelengthButTheFirst) {
  ForRandomInputs([](Inputs& inputs) {
    const double base = inputs.Logarithmic(1e2, 1e7), larger = inputs.Logarithmic(base, 1e7);
    const int pair = inputs.Int(0, 15);
    const BaseLadderReading reading = ReadBaseLadder({.pair = pair, .base = base});
    const BaseLadderReading after = ReadBaseLadder({.pair = pair, .base = larger});
    EXPECT_EQ(reading.wavelengths(0), after.wavelengths(0));
    for (std::size_t i = 1; i < 16; ++i) EXPECT_LE(reading.wavelengths(i), after.wavelengths(i));
    EXPECT_LE(reading.above, after.above);
    EXPECT_EQ(reading.wavelength, reading.wavelengths(static_cast<std::size_t>(pair)));
    EXPECT_EQ(reading.referenceWavelengths, after.referenceWavelengths);
  });
}

TEST(BaseLadder, ThePairsAboveAreTheLastOnes) {
  ForRandomInputs([](Inputs& inputs) {
    const BaseLadderReading reading = ReadBaseLadder({.base = inputs.Logarithmic(1e2, 1e7)});
    for (int i = 0; i < 16; ++i) {
      EXPECT_EQ(reading.wavelengths(static_cast<std::size_t>(i)) > reading.window,
                i >= 16 - reading.above);
    }
  });
}

TEST(BaseLadder, AtThePapersBaseTheLadderIsTheReference) {
  const BaseLadderReading reading = ReadBaseLadder({.base = 10000});
  EXPECT_EQ(reading.wavelengths, reading.referenceWavelengths);
  EXPECT_EQ(reading.paperBase, 10000);
  EXPECT_EQ(reading.llamaBase, 500000);
}

TEST(ShiftRotation, TheBlockCarriesThePairOnAndDependsOnTheStepAlone) {
  for (int pair = 0; pair < 16; ++pair) {
    for (int step = 0; step <= 16; ++step) {
      const Matrix block = ReadShiftRotation({.position = 0, .step = step, .pair = pair}).block;
      for (int position = 0; position < kPositions; position += 7) {
        const ShiftRotationReading reading =
            ReadShiftRotation({.position = position, .step = step, .pair = pair});
        EXPECT_TRUE(Near(reading.mapped, reading.end, 4e-14));
        EXPECT_EQ(reading.block, block);
        EXPECT_EQ(reading.positionAngle, position * reading.frequency);
        EXPECT_EQ(reading.stepAngle, step * reading.frequency);
        EXPECT_NEAR(reading.endAngle, reading.positionAngle + reading.stepAngle, 2e-14);
        EXPECT_NEAR(reading.start(0), std::sin(reading.positionAngle), kEpsilon);
        EXPECT_NEAR(reading.start(1), std::cos(reading.positionAngle), kEpsilon);
      }
    }
  }
}

TEST(TwoSlices, TheSimilarityDependsOnTheGapAlone) {
  const Vector frequencies = Frequencies(kWidth, kBase);
  for (int gap = 0; gap <= 24; ++gap) {
    for (int first = 0; first <= 39; ++first) {
      const TwoSlicesReading reading = ReadTwoSlices({.first = first, .gap = gap});
      EXPECT_NEAR(reading.similarity, Similarity(gap, kWidth, kBase), 4e-14);
      EXPECT_EQ(reading.second, first + gap);
      EXPECT_NEAR(Sum(reading.terms) / 16, reading.similarity, 1e-15);
      for (std::size_t i = 0; i < 16; ++i) {
        EXPECT_NEAR(reading.terms(i), std::cos(gap * frequencies(i)), 4e-14);
      }
      EXPECT_EQ(reading.firstColumn, SinusoidalVector(first, kWidth, kBase));
      EXPECT_EQ(reading.secondColumn, SinusoidalVector(first + gap, kWidth, kBase));
      if (gap == 0) {
        EXPECT_NEAR(reading.similarity, 1, 1e-15);
      }
    }
  }
}

TEST(SimilarityCurve, TheScoresLieOnACurveThatTravelsUnchanged) {
  const SimilarityCurveReading first = ReadSimilarityCurve({.position = 0});
  for (int p = 0; p < kPositions; ++p) {
    const SimilarityCurveReading reading = ReadSimilarityCurve({.position = p});
    ASSERT_EQ(reading.keys.size(), 72u);
    ASSERT_EQ(reading.points.size(), 285u);
    for (std::size_t q = 0; q < 72; ++q) {
      EXPECT_NEAR(reading.scores(q), reading.curve(4 * q), 4e-14);
      EXPECT_EQ(reading.points(4 * q), reading.keys(q));
    }
    const std::size_t shift = 4 * static_cast<std::size_t>(p);
    for (std::size_t n = shift; n < 285; ++n) {
      EXPECT_NEAR(reading.curve(n), first.curve(n - shift), 1e-13);
    }
    EXPECT_EQ(reading.aheadPosition, p + reading.ahead);
    EXPECT_EQ(reading.score, reading.scores(static_cast<std::size_t>(reading.aheadPosition)));
    EXPECT_NEAR(Largest(reading.curve), 1, 1e-13);
  }
}

TEST(ProjectionMix, AtMixZeroEveryCurveIsTheExactOne) {
  const ProjectionMixReading reading = ReadProjectionMix({.mix = 0});
  for (std::size_t start = 0; start < 8; ++start) {
    EXPECT_TRUE(Near(Row(reading.curves, start), reading.exact, 1e-13));
  }
  EXPECT_LT(reading.spread, 1e-13);
}

TEST(ProjectionMix, TheSpreadIsThatOfTheCurvesAtItsGap) {
  ForRandomInputs([](Inputs& inputs) {
    const ProjectionMixReading reading = ReadProjectionMix({.mix = inputs.Real(0, 1)});
    Vector column = Zeros(8);
    for (std::size_t start = 0; start < 8; ++start) {
      column(start) = reading.curves(start, static_cast<std::size_t>(reading.spreadGap));
    }
    EXPECT_EQ(reading.gaps(static_cast<std::size_t>(reading.spreadGap)), reading.spreadGap);
    EXPECT_EQ(reading.spread, Largest(column) - Smallest(column));
  });
}

TEST(ProjectionMix, TheScoreIsTheSumOfFourTermsOneOfThemPositionAgainstPosition) {
  ForRandomInputs([](Inputs& inputs) {
    const ProjectionMixReading reading = ReadProjectionMix({.mix = inputs.Real(0, 1)});
    EXPECT_NEAR(Sum(reading.terms), reading.score, 1e-14);
    EXPECT_NEAR(Sum(reading.shares), 1, 1e-14);
    EXPECT_GE(Smallest(reading.shares), 0);
    double total = 0;
    for (const double term : reading.terms) total += std::abs(term);
    for (std::size_t t = 0; t < 4; ++t) {
      EXPECT_NEAR(reading.shares(t) * total, std::abs(reading.terms(t)), 1e-14);
    }
    // The fourth term is the point of a curve, where one starts at this position.
    for (std::size_t s = 0; s < 8; ++s) {
      if (reading.starts(s) != reading.position) continue;
      EXPECT_NEAR(reading.terms(3), reading.curves(s, static_cast<std::size_t>(reading.spreadGap)),
                  1e-13);
    }
  });
}

TEST(LearnedRows, TheCosineIsThatOfTwoNeighboursInTheTable) {
  ForRandomInputs([](Inputs& inputs) {
    const int row = inputs.Int(0, 62);
    const LearnedRowsReading reading =
        ReadLearnedRows({.row = row, .smoothness = inputs.Real(0, 1)});
    EXPECT_EQ(reading.current, Row(reading.table, static_cast<std::size_t>(row)));
    EXPECT_EQ(reading.next, Row(reading.table, static_cast<std::size_t>(row) + 1));
    EXPECT_EQ(reading.cosine, Cosine(reading.current, reading.next));
  });
}

TEST(LearnedRows, AtSmoothnessOneAllRowsAreAlike) {
  for (int row = 0; row <= 62; ++row) {
    const LearnedRowsReading reading = ReadLearnedRows({.row = row, .smoothness = 1});
    EXPECT_EQ(reading.current, reading.next);
    EXPECT_EQ(reading.current, Row(reading.table, 0));
    EXPECT_NEAR(reading.cosine, 1, 4 * kEpsilon);
  }
}

TEST(LearnedSimilarity, IsMeasuredOnTheTableThatLearnedRowsShows) {
  for (const double smoothness : {0.0, 0.6, 0.9, 1.0}) {
    const LearnedSimilarityReading reading = ReadLearnedSimilarity({.smoothness = smoothness});
    const Vector mean =
        MeanCosineByGap(RowCosines(ReadLearnedRows({.smoothness = smoothness}).table));
    EXPECT_EQ(reading.learned, mean);
    EXPECT_EQ(reading.learnedNeighbour, mean(1));
  }
}

TEST(LearnedSimilarity, BothCurvesStartAtOne) {
  ForRandomInputs(
      [](Inputs& inputs) {
        const LearnedSimilarityReading reading =
            ReadLearnedSimilarity({.smoothness = inputs.Real(0, 1)});
        EXPECT_NEAR(reading.learned(0), 1, 4 * kEpsilon);
        EXPECT_EQ(reading.exact(0), 1);
        EXPECT_EQ(reading.exactNeighbour, reading.exact(1));
      },
      50);
}

TEST(LearnedSimilarity, AtSmoothnessOneIsOneAtEveryGap) {
  for (const double cosine : ReadLearnedSimilarity({.smoothness = 1}).learned) {
    EXPECT_NEAR(cosine, 1, 8 * kEpsilon);
  }
}

TEST(LearnedSimilarity, TheCurveIsTheMeanOfTheSinglePairs) {
  const LearnedSimilarityReading reading = ReadLearnedSimilarity({});
  ASSERT_EQ(reading.pairGaps.size(), 2016u);
  Vector sum = Zeros(64), count = Zeros(64);
  for (std::size_t n = 0; n < 2016; ++n) {
    const auto gap = static_cast<std::size_t>(reading.pairGaps(n));
    sum(gap) += reading.pairCosines(n);
    ++count(gap);
  }
  for (std::size_t gap = 1; gap < 64; ++gap) {
    EXPECT_EQ(count(gap), 64 - static_cast<double>(gap));
    EXPECT_NEAR(sum(gap) / count(gap), reading.learned(gap), 1e-14);
  }
}

TEST(TableOverflow, FailsExactlyWhereTheSequenceIsLongerThanTheTable) {
  for (int length = 1; length <= 2048; ++length) {
    const TableOverflowReading reading = ReadTableOverflow({.length = length});
    ASSERT_EQ(reading.failed, length > 1024);
    ASSERT_EQ(reading.missing, std::max(0, length - reading.rows));
    ASSERT_EQ(reading.firstMissing, reading.failed ? 1024 : -1);
    ASSERT_EQ(reading.failingIndex, reading.firstMissing);
    ASSERT_EQ(reading.lastMissing, reading.failed ? length - 1 : -1);
    ASSERT_EQ(reading.parameters, reading.rows * reading.tableWidth);
  }
}

TEST(RopeScore, DoesNotChangeWhenBothPositionsMoveTogether) {
  for (int query = 0; query < kPositions; query += 3) {
    for (int key = 0; key < kPositions; ++key) {
      const RopeScoreReading reading = ReadRopeScore({.queryPosition = query, .keyPosition = key});
      const int shift = 63 - std::max(query, key);
      const RopeScoreReading moved =
          ReadRopeScore({.queryPosition = query + shift, .keyPosition = key + shift});
      EXPECT_NEAR(moved.score, reading.score, 1e-14);
      EXPECT_EQ(moved.gap, reading.gap);
      EXPECT_EQ(reading.gap, key - query);
      const auto entry = static_cast<std::size_t>(reading.gap + 63);
      EXPECT_EQ(reading.gaps(entry), reading.gap);
      EXPECT_NEAR(reading.scores(entry), reading.score, 1e-14);
    }
  }
}

TEST(RopeScore, FollowsTheGapWhenOnePositionMoves) {
  const double at_ten = ReadRopeScore({.queryPosition = 10, .keyPosition = 10}).score;
  const double at_forty = ReadRopeScore({.queryPosition = 10, .keyPosition = 40}).score;
  EXPECT_GT(std::abs(at_ten - at_forty), 0.1);
}

TEST(RopeScore, TurnsTheUnitVectorsByTheirAngles) {
  const RopeScoreReading reading = ReadRopeScore({.queryPosition = 7, .keyPosition = 50});
  EXPECT_NEAR(reading.frequency, 0.1, 1e-16);
  const double degrees = std::numbers::pi / 180;
  const auto expect_at = [](const Vector& vector, double angle) {
    EXPECT_NEAR(vector(0), std::cos(angle), 1e-14);
    EXPECT_NEAR(vector(1), std::sin(angle), 1e-14);
  };
  expect_at(reading.query, 30 * degrees);
  expect_at(reading.key, 60 * degrees);
  expect_at(reading.turnedQuery, 30 * degrees + reading.queryAngle);
  expect_at(reading.turnedKey, 60 * degrees + reading.keyAngle);
  EXPECT_EQ(reading.queryAngle, 7 * reading.frequency);
  EXPECT_EQ(reading.keyAngle, 50 * reading.frequency);
}

TEST(RopeDials, EveryHandHasLengthOneAndPointsAtItsAngle) {
  for (const bool all : {false, true}) {
    for (int p = 0; p < kPositions; ++p) {
      const RopeDialsReading reading = ReadRopeDials({.position = p, .allPairs = all});
      const std::size_t pairs = all ? 16 : 8;
      ASSERT_EQ(reading.angles.size(), pairs);
      EXPECT_EQ(reading.pairs, static_cast<int>(pairs));
      for (std::size_t i = 0; i < pairs; ++i) {
        EXPECT_NEAR(std::hypot(reading.hands(i, 0), reading.hands(i, 1)), 1, 1e-15);
        EXPECT_NEAR(reading.hands(i, 0), std::cos(reading.angles(i)), 1e-15);
        EXPECT_NEAR(reading.hands(i, 1), std::sin(reading.angles(i)), 1e-15);
        EXPECT_EQ(reading.angles(i), p * reading.frequencies(i));
        const double rest = reading.angles(i) - reading.turns(i) * kTurn;
        EXPECT_TRUE(rest >= 0 && rest < kTurn);
        EXPECT_EQ(reading.turns(i), std::floor(reading.turns(i)));
      }
    }
  }
}

TEST(RopeDecay, TheScoreIsOneAtGapZeroAndOnTheCurveElsewhere) {
  ForRandomInputs([](Inputs& inputs) {
    const int gap = inputs.Int(0, 2048);
    const double base = inputs.Logarithmic(1e2, 1e7);
    const RopeDecayReading reading = ReadRopeDecay({.gap = gap, .base = base});
    ASSERT_EQ(reading.curve.size(), 2049u);
    EXPECT_EQ(reading.curve(0), 1);
    EXPECT_EQ(reading.score, reading.curve(static_cast<std::size_t>(gap)));
    EXPECT_EQ(reading.referenceScore, reading.referenceCurve(static_cast<std::size_t>(gap)));
    EXPECT_NEAR(reading.score, Similarity(gap, kWidth, base), 1e-12);
    EXPECT_EQ(reading.gaps(static_cast<std::size_t>(gap)), gap);
    EXPECT_EQ(reading.share,
              static_cast<double>(reading.rotaryOperations) / reading.projectionOperations);
  });
}

TEST(RopeDecay, AtThePapersBaseTheCurveIsTheReference) {
  const RopeDecayReading reading = ReadRopeDecay({.base = 10000});
  EXPECT_EQ(reading.curve, reading.referenceCurve);
}

TEST(PositionInterpolation, AtScaleFourEveryAngleIsItsCeilingExactly) {
  for (int pair = 0; pair < 16; ++pair) {
    const PositionInterpolationReading reading =
        ReadPositionInterpolation({.scale = 4, .pair = pair});
    EXPECT_EQ(reading.asked, reading.ceilings);
    EXPECT_EQ(reading.askedAngle, reading.ceilingAngle);
    EXPECT_EQ(reading.excess, 1);
  }
}

TEST(PositionInterpolation, TheExcessIsTheSameForEveryPair) {
  ForRandomInputs([](Inputs& inputs) {
    const double scale = inputs.Real(1, 16);
    const int pair = inputs.Int(0, 15);
    const PositionInterpolationReading reading =
        ReadPositionInterpolation({.scale = scale, .pair = pair});
    EXPECT_NEAR(reading.excess, 4 / scale, 1e-14);
    EXPECT_NEAR(reading.neighbourShare, 1 / scale, 1e-15);
    EXPECT_EQ(reading.askedAngle, reading.asked(static_cast<std::size_t>(pair)));
    EXPECT_EQ(reading.ceilingAngle, reading.ceilings(static_cast<std::size_t>(pair)));
    EXPECT_NEAR(reading.neighbourAngle * scale, reading.frequencies(static_cast<std::size_t>(pair)),
                1e-15);
    for (std::size_t i = 0; i < 16; ++i) {
      EXPECT_NEAR(reading.asked(i) / reading.ceilings(i), reading.excess, 1e-14);
    }
  });
}

TEST(Pairing, TheOrderCarriesEveryPairToThePairOfTheSameIndex) {
  for (int slot = 0; slot < 16; ++slot) {
    const PairingReading reading = ReadPairing({.slot = slot});
    std::vector<int> seen(16);
    for (std::size_t j = 0; j < 16; ++j) {
      const auto from = static_cast<std::size_t>(reading.order(j));
      ++seen[from];
      EXPECT_EQ(reading.halfSplitPairs(j), reading.interleavedPairs(from));
    }
    EXPECT_EQ(seen, std::vector<int>(16, 1));
    const auto at = static_cast<std::size_t>(slot);
    EXPECT_EQ(reading.interleavedPair, reading.interleavedPairs(at));
    EXPECT_EQ(reading.halfSplitPair, reading.halfSplitPairs(at));
    EXPECT_EQ(reading.interleavedPartner, slot ^ 1);
    EXPECT_EQ(reading.halfSplitPartner, (slot + 8) % 16);
    EXPECT_EQ(reading.agreements, 2);
    EXPECT_NEAR(reading.ratio,
                std::pow(10000, (reading.halfSplitPair - reading.interleavedPair) / 8.0), 1e-11);
    EXPECT_EQ(reading.factor, std::max(reading.ratio, 1 / reading.ratio));
    EXPECT_EQ(reading.factor == 1, slot == 0 || slot == 15);
  }
}

TEST(ParameterCost, ATableCostsTheSameForEveryTokenAndTheOthersNothing) {
  ForRandomInputs([](Inputs& inputs) {
    const int length = inputs.Int(1024, 1048576);
    const ParameterCostReading reading = ReadParameterCost({.length = length});
    EXPECT_EQ(reading.tableParameters / static_cast<double>(length), 768);
    EXPECT_EQ(reading.sinusoidalParameters, 0);
    EXPECT_EQ(reading.rotaryParameters, 0);
    EXPECT_EQ(reading.firstUselessToken, length + 1);
  });
  EXPECT_EQ(ReadParameterCost({.length = 1048576}).tableParameters, 805306368);
}

TEST(ParameterCost, TheCurveRunsOverTheAllowedLengths) {
  const ParameterCostReading reading = ReadParameterCost({});
  ASSERT_EQ(reading.lengths.size(), 61u);
  EXPECT_EQ(reading.lengths(0), 1024);
  EXPECT_EQ(reading.lengths(60), 1048576);
  for (std::size_t n = 0; n < 61; ++n) {
    EXPECT_EQ(reading.lengths(n), std::round(reading.lengths(n)));
    EXPECT_EQ(reading.parameters(n), 768 * reading.lengths(n));
    if (n >= 6) {
      EXPECT_NEAR(reading.lengths(n), 2 * reading.lengths(n - 6), 1.5);
    }
  }
}

enum Scheme : std::size_t { kIndex, kNormalised, kBinary, kSinusoidal, kLearned, kRotary };

TEST(Scorecard, HasANumberForEverySchemeInEveryColumn) {
  const ScorecardReading reading = ReadScorecard({});
  for (const Vector* column :
       {&reading.largestNorm, &reading.smallestDistance, &reading.contentCosine,
        &reading.distanceSpread, &reading.beyond, &reading.parameters}) {
    EXPECT_EQ(column->size(), 6u);
  }
}

TEST(Scorecard, BoundedAreAllButTheIndex) {
  const Vector norm = ReadScorecard({}).largestNorm;
  EXPECT_EQ(norm(kIndex), 63);
  EXPECT_EQ(norm(kNormalised), 1);
  EXPECT_NEAR(norm(kBinary), std::sqrt(6), 1e-15);
  EXPECT_NEAR(norm(kSinusoidal), 4, 1e-14);
  EXPECT_LT(norm(kLearned), 4 * std::sqrt(32));
  EXPECT_NEAR(norm(kRotary), 0, 1e-14);
}

TEST(Scorecard, EverySchemeTellsItsPositionsApart) {
  const Vector distance = ReadScorecard({}).smallestDistance;
  EXPECT_EQ(distance(kIndex), 1);
  EXPECT_NEAR(distance(kNormalised), 1.0 / 63, 1e-15);
  EXPECT_EQ(distance(kBinary), 1);
  EXPECT_GT(distance(kSinusoidal), 0.1);
  EXPECT_GT(distance(kLearned), 0.1);
  // The codes of both are the same circles, passed at the same speed.
  EXPECT_NEAR(distance(kRotary), distance(kSinusoidal), 1e-13);
}

TEST(Scorecard, TheIndexDrownsTheContentAndRotationNeverTouchesIt) {
  const Vector cosine = ReadScorecard({}).contentCosine;
  for (const double value : cosine) EXPECT_TRUE(value >= -1 && value <= 1);
  EXPECT_EQ(cosine(kRotary), 1);
  EXPECT_EQ(Smallest(cosine), cosine(kIndex));
}

TEST(Scorecard, SinusoidsAndRotationAloneSayTheDistance) {
  const Vector spread = ReadScorecard({}).distanceSpread;
  EXPECT_NEAR(spread(kSinusoidal), 0, 1e-13);
  EXPECT_NEAR(spread(kRotary), 0, 1e-13);
  for (const std::size_t scheme : {kIndex, kNormalised, kBinary, kLearned}) {
    EXPECT_GT(spread(scheme), 0.1);
    EXPECT_LE(spread(scheme), 2);
  }
}

TEST(Scorecard, PastTrainingEachFailsByItsOwnNumber) {
  const ScorecardReading reading = ReadScorecard({});
  EXPECT_EQ(reading.stretch, 4);
  EXPECT_EQ(reading.beyond(kIndex), 4);
  EXPECT_NEAR(reading.beyond(kNormalised), 2047.0 / 8191, 1e-15);
  EXPECT_EQ(reading.beyond(kBinary), 2);
  EXPECT_EQ(reading.beyond(kSinusoidal), ReadBaseLadder({}).above);
  EXPECT_EQ(reading.beyond(kLearned), 3 * 1024);
  EXPECT_EQ(reading.beyond(kRotary), 4);
  EXPECT_EQ(reading.interpolatedBeyond, 1);
}

TEST(Scorecard, OnlyTheLearnedTableHasParameters) {
  EXPECT_EQ(ReadScorecard({}).parameters, (Vector{0, 0, 0, 0, 786432, 0}));
}

// The rule by which the article's seeds were chosen.
TEST(Seeds, AreTheSmallestThatShowTheArticlesFigure) {
  for (std::uint64_t seed = 1; seed <= kWeightCrossoverSeed; ++seed) {
    EXPECT_EQ(Shown(WeightCrossoverOfSeed({}, seed).crossing, 1) == "1.6",
              seed == kWeightCrossoverSeed);
  }
  for (std::uint64_t seed = 1; seed <= kProjectionMixSeed; ++seed) {
    EXPECT_EQ(Shown(ProjectionMixOfSeed({.mix = 1}, seed).spread, 2) == "0.48",
              seed == kProjectionMixSeed);
  }
  for (std::uint64_t seed = 1; seed <= kLearnedSimilaritySeed; ++seed) {
    EXPECT_EQ(
        Shown(LearnedSimilarityOfSeed({.smoothness = 0.6}, seed).learnedNeighbour, 2) == "0.60",
        seed == kLearnedSimilaritySeed);
  }
}

}  // namespace
}  // namespace pe::readings
