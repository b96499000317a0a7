#include "core/pe/require.h"

#include <functional>
#include <string>

#include "core/pe/attention.h"
#include "core/pe/cosine_sum.h"
#include "core/pe/cost.h"
#include "core/pe/interpolation.h"
#include "core/pe/ladder.h"
#include "core/pe/learned.h"
#include "core/pe/linear.h"
#include "core/pe/naive.h"
#include "core/pe/separation.h"
#include "core/pe/sinusoidal.h"
#include "tests/core/support.h"

namespace pe::testing {
namespace {

TEST(Require, LetsPassWhatHolds) { EXPECT_NO_THROW(Require(true, "Function: rule", 1)); }

TEST(Require, ThrowsADomainErrorOfTheRuleAndTheValue) {
  try {
    Require(false, "Function: value must be at least 1", 0.5);
    FAIL() << "nothing thrown";
  } catch (const std::domain_error& error) {
    EXPECT_STREQ(error.what(), "Function: value must be at least 1, got 0.5");
  }
}

TEST(Require, NamesTheValueItselfNotItsFirstDigits) {
  for (const double value : {1048577.0, -123456789.0, 9007199254740994.0, 1 - 0x1p-53, 0.1, 1e300,
                             0x1p-1074, 2147483647.0}) {
    const std::string message = RefusalOf([&] { Require(false, "rule", value); });
    const std::string start = "rule, got ";
    ASSERT_EQ(message.substr(0, start.size()), start);
    EXPECT_EQ(std::strtod(message.c_str() + start.size(), nullptr), value) << message;
  }
}

// The contract of require.h: a message names the function that refuses, or the struct whose field
// breaks its rule.
TEST(Require, EveryRefusalNamesItsFunction) {
  const Vector ladder = Frequencies(4, 100);
  const struct {
    const char* function;
    std::function<void()> call;
  } refusals[] = {
      {"Softmax", [] { Softmax(Zeros(0)); }},
      {"CosineSum", [&] { CosineSum(ladder, kNaN, 1, 4); }},
      {"CosineSum", [&] { CosineSum(ladder, 0, kNaN, 4); }},
      {"SimilarityCurve", [] { SimilarityCurve(0, 1, 4, 5, 100); }},
      {"AttentionShape",
       [] {
         RotaryOperations({0, 1, 1});
       }},
      {"TableParameters", [] { TableParameters(-1, 1); }},
      {"InterpolatedAngles", [&] { InterpolatedAngles(1, 0, ladder); }},
      {"RotateInterpolated",
       [&] { RotateInterpolated(Zeros(4), 1, 0, ladder, Pairing::kHalfSplit); }},
      {"Frequencies", [] { Frequencies(0, 100); }},
      {"PairsAbove", [] { PairsAbove(-1, 4, 100); }},
      {"LearnedTable", [] { LearnedTable(0, 1, 0, 1); }},
      {"RowCosines", [] { RowCosines(Zeros(1, 1)); }},
      {"Dot", [] { Dot(Zeros(1), Zeros(2)); }},
      {"Cosine", [] { Cosine(Zeros(2), Zeros(2)); }},
      {"Add", [] { Add(Zeros(1), Zeros(2)); }},
      {"Multiply", [] { Multiply(Zeros(1), Zeros(2, 2)); }},
      {"Multiply", [] { Multiply(Zeros(2, 1), Zeros(2, 2)); }},
      {"MixWithIdentity", [] { MixWithIdentity(Zeros(2, 3), 0); }},
      {"NormalisedIndex", [] { NormalisedIndex(0, 1); }},
      {"NormalisedIndices", [] { NormalisedIndices(1); }},
      {"BinaryCode", [] { BinaryCode(0, 0); }},
      {"BitPeriod", [] { BitPeriod(-1); }},
      {"BitsFlipped", [] { BitsFlipped(0); }},
      {"PairOfSlot", [] { PairOfSlot(0, 3, Pairing::kHalfSplit); }},
      {"PairOfSlot", [] { PairOfSlot(4, 4, Pairing::kHalfSplit); }},
      {"PartnerOfSlot", [] { PartnerOfSlot(0, 3, Pairing::kHalfSplit); }},
      {"Rotate", [&] { Rotate(Zeros(4), kNaN, ladder, Pairing::kHalfSplit); }},
      {"HalfSplitFromInterleaved", [] { HalfSplitFromInterleaved(3); }},
      {"Permute", [] { Permute(Zeros(3), {0}); }},
      {"SmallestRowDistance", [] { SmallestRowDistance(Zeros(1, 1)); }},
      {"SinusoidalVector", [] { SinusoidalVector(kNaN, 4, 100); }},
      {"SinusoidalTable", [] { SinusoidalTable(0, 4, 100); }},
      {"ShiftMatrix", [] { ShiftMatrix(1, 3, 100); }},
      {"ShiftBlock", [] { ShiftBlock(kNaN, 1); }},
      {"Similarity", [] { Similarity(kNaN, 4, 100); }},
      {"Similarity", [] { Similarity(1, 3, 100); }},
  };
  for (const auto& [function, call] : refusals) {
    const std::string message = RefusalOf(call);
    EXPECT_NE(message.find(function), std::string::npos)
        << function << " says \"" << message << '"';
  }
}

}  // namespace
}  // namespace pe::testing
