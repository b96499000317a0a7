#include "core/readings/fields.h"

#include <cctype>
#include <set>
#include <string>

#include "core/readings/add_position.h"
#include "core/readings/base_ladder.h"
#include "core/readings/binary_odometer.h"
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

namespace pe::testing {
namespace {

std::size_t SizeOf(Kind kind) {
  switch (kind) {
    case Kind::kFlag:
      return sizeof(bool);
    case Kind::kWhole:
      return sizeof(int);
    case Kind::kReal:
      return sizeof(double);
    case Kind::kVector:
      return sizeof(Vector);
    case Kind::kMatrix:
      return sizeof(Matrix);
  }
  return 0;
}

std::size_t AlignmentOf(Kind kind) {
  switch (kind) {
    case Kind::kFlag:
      return alignof(bool);
    case Kind::kWhole:
      return alignof(int);
    case Kind::kReal:
      return alignof(double);
    case Kind::kVector:
      return alignof(Vector);
    case Kind::kMatrix:
      return alignof(Matrix);
  }
  return 1;
}

std::size_t RoundUp(std::size_t offset, std::size_t alignment) {
  return (offset + alignment - 1) / alignment * alignment;
}

bool IsCamelCase(const std::string& name) {
  if (name.empty() || std::islower(static_cast<unsigned char>(name[0])) == 0) return false;
  return std::all_of(name.begin(), name.end(),
                     [](unsigned char c) { return std::isalnum(c) != 0; });
}

// Calls check(widget, fields) for both field lists of every widget.
template <class F>
void ForEveryList(F check) {
  for (const Widget& widget : readings::Catalogue()) {
    SCOPED_TRACE(widget.slug);
    check(widget.params);
    check(widget.reading);
  }
}

TEST(Fields, NamesAreUniqueWithinAWidget) {
  ForEveryList([](const FieldList& fields) {
    std::set<std::string> names;
    for (const Field& field : fields) EXPECT_TRUE(names.insert(field.name).second) << field.name;
  });
}

TEST(Fields, NoReadingIsNamedAsAParameterOfItsWidgetThatMeansSomethingElse) {
  for (const Widget& widget : readings::Catalogue()) {
    for (const Field& field : widget.reading) {
      EXPECT_EQ(FindField(widget.params, field.name), nullptr)
          << widget.slug << '.' << field.name << " is both a parameter and a reading";
    }
  }
}

TEST(Fields, NamesAreCamelCase) {
  ForEveryList([](const FieldList& fields) {
    for (const Field& field : fields) EXPECT_TRUE(IsCamelCase(field.name)) << field.name;
  });
}

TEST(Fields, EveryWidgetHasAReading) {
  for (const Widget& widget : readings::Catalogue()) EXPECT_FALSE(widget.reading.empty());
}

TEST(Fields, AParameterIsOneNumber) {
  for (const Widget& widget : readings::Catalogue()) {
    for (const Field& field : widget.params) {
      EXPECT_TRUE(field.kind == Kind::kFlag || field.kind == Kind::kWhole ||
                  field.kind == Kind::kReal)
          << widget.slug << '.' << field.name;
    }
  }
}

TEST(Fields, AParameterAllowsARangeThatItsKindCanTake) {
  for (const Widget& widget : readings::Catalogue()) {
    for (const Field& field : widget.params) {
      SCOPED_TRACE(std::string(widget.slug) + '.' + field.name);
      const auto [low, high, step, logarithmic] = field.allowed;
      EXPECT_TRUE(std::isfinite(low) && std::isfinite(high));
      EXPECT_LT(low, high);
      EXPECT_GE(step, 0);
      EXPECT_LE(step, high - low);
      if (logarithmic) {
        EXPECT_GT(low, 0);
      } else {
        EXPECT_GT(step, 0);
        // The steps end at the largest value.
        const double steps = (high - low) / step;
        EXPECT_NEAR(steps, std::round(steps), 1e-9);
      }
      if (field.kind == Kind::kFlag) {
        EXPECT_EQ(low, 0);
        EXPECT_EQ(high, 1);
      }
      if (field.kind == Kind::kWhole) {
        EXPECT_EQ(low, std::round(low));
        EXPECT_EQ(high, std::round(high));
        EXPECT_EQ(step, 1);
        EXPECT_LE(high, std::numeric_limits<int>::max());
        EXPECT_GE(low, std::numeric_limits<int>::min());
      }
    }
  }
}

TEST(Fields, DefaultsAreAllowed) {
  for (const Widget& widget : readings::Catalogue()) {
    const State defaults = DefaultsOf(widget);
    EXPECT_EQ(defaults.size(), widget.params.size());
    for (const Field& field : widget.params) {
      const double value = defaults.at(field.name);
      EXPECT_LE(field.allowed.low, value) << widget.slug << '.' << field.name;
      EXPECT_GE(field.allowed.high, value) << widget.slug << '.' << field.name;
    }
  }
}

TEST(Fields, OffsetsAreAlignedAndDoNotOverlap) {
  ForEveryList([](const FieldList& fields) {
    std::size_t end = 0;
    for (const Field& field : fields) {
      EXPECT_EQ(field.offset % AlignmentOf(field.kind), 0u) << field.name;
      EXPECT_GE(field.offset, end) << field.name;
      end = field.offset + SizeOf(field.kind);
    }
  });
}

// Fields stand in the order of their members, with no room for a member between them or after them.
template <class T>
void ExpectEveryMemberListed() {
  SCOPED_TRACE(::testing::internal::GetTypeName<T>());
  std::size_t end = 0, alignment = 1;
  for (const Field& field : readings::FieldsOf<T>()) {
    EXPECT_EQ(field.offset, RoundUp(end, AlignmentOf(field.kind)))
        << "a member before " << field.name << " is not listed, or listed elsewhere";
    end = field.offset + SizeOf(field.kind);
    alignment = std::max(alignment, AlignmentOf(field.kind));
  }
  // An empty struct has size 1.
  EXPECT_EQ(sizeof(T), std::max<std::size_t>(RoundUp(end, alignment), 1))
      << "a last member is not listed";
}

template <class... T>
void ExpectEveryMemberOfAllListed() {
  (ExpectEveryMemberListed<T>(), ...);
}

TEST(Fields, EveryMemberIsListedInItsOrder) {
  using namespace readings;
  ExpectEveryMemberOfAllListed<
      AddPositionParams, AddPositionReading, BaseLadderParams, BaseLadderReading,
      BinaryOdometerParams, BinaryOdometerReading, FrequencyRowsParams, FrequencyRowsReading,
      IndexRampParams, IndexRampReading, LearnedRowsParams, LearnedRowsReading,
      LearnedSimilarityParams, LearnedSimilarityReading, NormalisedIndexParams,
      NormalisedIndexReading, PairingParams, PairingReading, ParameterCostParams,
      ParameterCostReading, PermutationsParams, PermutationsReading, PositionInterpolationParams,
      PositionInterpolationReading, ProjectionMixParams, ProjectionMixReading, RopeDecayParams,
      RopeDecayReading, RopeDialsParams, RopeDialsReading, RopeScoreParams, RopeScoreReading,
      ScorecardParams, ScorecardReading, ShiftRotationParams, ShiftRotationReading,
      SimilarityCurveParams, SimilarityCurveReading, SliceParams, SliceReading, TableOverflowParams,
      TableOverflowReading, TwoSlicesParams, TwoSlicesReading, WeightCrossoverParams,
      WeightCrossoverReading>();
}

struct Sample {
  bool flag = true;
  int whole = -7;
  double real = 0.5;
  Vector vector{1, 2, 3};
  Matrix matrix{{1, 2}, {3, 4}};
  bool last = false;

  template <class F>
  static void Describe(F field) {
    field("flag", &Sample::flag, readings::Flag());
    field("whole", &Sample::whole, readings::Whole(-10, 10));
    field("real", &Sample::real, readings::Real(0, 1, 0.25));
    field("vector", &Sample::vector);
    field("matrix", &Sample::matrix);
    field("last", &Sample::last);
  }
};

TEST(Fields, AListNamesKindsAndRangesInTheOrderOfDescribe) {
  const FieldList fields = readings::FieldsOf<Sample>();
  const Kind kinds[] = {Kind::kFlag,   Kind::kWhole,  Kind::kReal,
                        Kind::kVector, Kind::kMatrix, Kind::kFlag};
  const char* const names[] = {"flag", "whole", "real", "vector", "matrix", "last"};
  ASSERT_EQ(fields.size(), 6u);
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_STREQ(fields[i].name, names[i]);
    EXPECT_EQ(fields[i].kind, kinds[i]);
  }
  EXPECT_EQ(fields[1].allowed.low, -10);
  EXPECT_EQ(fields[1].allowed.high, 10);
  EXPECT_EQ(fields[1].allowed.step, 1);
  EXPECT_EQ(fields[2].allowed.step, 0.25);
  EXPECT_FALSE(fields[2].allowed.logarithmic);
  ExpectEveryMemberListed<Sample>();
}

TEST(Fields, GetReachesTheVeryMember) {
  const FieldList fields = readings::FieldsOf<Sample>();
  Sample sample;
  EXPECT_EQ(&readings::Get<bool>(&sample, fields[0]), &sample.flag);
  EXPECT_EQ(&readings::Get<int>(&sample, fields[1]), &sample.whole);
  EXPECT_EQ(&readings::Get<double>(&sample, fields[2]), &sample.real);
  EXPECT_EQ(&readings::Get<Vector>(&sample, fields[3]), &sample.vector);
  EXPECT_EQ(&readings::Get<Matrix>(&sample, fields[4]), &sample.matrix);
  EXPECT_EQ(&readings::Get<bool>(&sample, fields[5]), &sample.last);
  readings::Get<int>(&sample, fields[1]) = 9;
  EXPECT_EQ(sample.whole, 9);
  const Sample& constant = sample;
  EXPECT_EQ(readings::Get<double>(static_cast<const void*>(&constant), fields[2]), 0.5);
}

TEST(Fields, AreFoundByTheirWholeNameOnly) {
  const FieldList fields = readings::FieldsOf<Sample>();
  for (const Field& field : fields) EXPECT_EQ(FindField(fields, field.name), &field);
  for (const std::string name : {"", "rea", "reals", "Real"}) {
    EXPECT_EQ(FindField(fields, name), nullptr) << name;
  }
  EXPECT_EQ(FindField(fields, std::string("real\0", 5)), nullptr);
}

TEST(Fields, ANumberIsWrittenIfItsFieldAllowsItAndOtherwiseNothingIs) {
  const FieldList fields = readings::FieldsOf<Sample>();
  const Field &flag = fields[0], &whole = fields[1], &real = fields[2];
  Sample sample;
  EXPECT_TRUE(Set(&sample, flag, 0) && Set(&sample, whole, -10) && Set(&sample, real, 1));
  EXPECT_TRUE(!sample.flag && sample.whole == -10 && sample.real == 1);
  for (const double bad : {kNaN, kInfinity, -kInfinity, 1e300, -1e300, 10.5, 0x1p31, -0x1p32}) {
    for (const Field* field : {&flag, &whole, &real}) EXPECT_FALSE(Set(&sample, *field, bad));
  }
  EXPECT_FALSE(Set(&sample, flag, 0.5));
  EXPECT_FALSE(Set(&sample, whole, std::nextafter(3, 4)));
  EXPECT_FALSE(Set(&sample, real, std::nextafter(1, 2)));
  EXPECT_FALSE(Set(&sample, real, -0x1p-1074));
  EXPECT_TRUE(!sample.flag && sample.whole == -10 && sample.real == 1);
}

TEST(Fields, MinusZeroIsWrittenAsZero) {
  const FieldList fields = readings::FieldsOf<Sample>();
  Sample sample;
  EXPECT_TRUE(Set(&sample, fields[2], -0.0));
  EXPECT_EQ(BitsOf(sample.real), 0u);
}

TEST(Fields, LogarithmicRangesSaySo) {
  EXPECT_TRUE(readings::Logarithmic(1, 10).logarithmic);
  EXPECT_TRUE(readings::LogarithmicWhole(1, 10).logarithmic);
  EXPECT_EQ(readings::LogarithmicWhole(1, 10).step, 1);
}

}  // namespace
}  // namespace pe::testing
