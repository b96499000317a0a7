// The core against values that others computed: data/vectors.json, data/rope_configs.json.
#include "core/pe/interpolation.h"
#include "core/pe/ladder.h"
#include "core/pe/learned.h"
#include "core/pe/linear.h"
#include "core/pe/rotary.h"
#include "core/pe/sinusoidal.h"
#include "tests/core/support.h"

namespace pe::testing {
namespace {

// (case 1)
TEST(Reference, TheTwoPairingsTurnFourSlotsAsPublished) {
  const auto data = LoadJson("vectors.json").at("pairing");
  const Vector x = VectorOf(data.at("x"));
  const Vector frequencies = Frequencies(static_cast<int>(x.size()), data.at("theta"));
  const double position = data.at("pos");
  EXPECT_TRUE(Near(Rotate(x, position, frequencies, Pairing::kInterleaved),
                   VectorOf(data.at("interleaved")), 1e-15));
  EXPECT_TRUE(Near(Rotate(x, position, frequencies, Pairing::kHalfSplit),
                   VectorOf(data.at("half_split")), 1e-15));
  const std::vector<int> order = data.at("perm_interleaved_to_half");
  EXPECT_EQ(HalfSplitFromInterleaved(static_cast<int>(x.size())), order);
  EXPECT_TRUE(Near(Rotate(Permute(x, order), position, frequencies, Pairing::kHalfSplit),
                   VectorOf(data.at("half_of_permuted")), 1e-15));
}

TEST(Reference, APartialHeadTurnsItsFirstSlotsAndLeavesTheRest) {
  const auto data = LoadJson("vectors.json").at("partial_vs_proportional");
  const Vector x = VectorOf(data.at("x")), frequencies = VectorOf(data.at("partial_freqs"));
  const std::size_t turned = 2 * frequencies.size();
  EXPECT_TRUE(Near(Frequencies(static_cast<int>(turned), 10000), frequencies, 1e-16));
  Vector head = Zeros(turned), expected = Zeros(turned);
  for (std::size_t j = 0; j < turned; ++j) {
    head(j) = x(j);
    expected(j) = data.at("partial").at(j);
  }
  EXPECT_TRUE(
      Near(Rotate(head, data.at("pos"), frequencies, Pairing::kHalfSplit), expected, 1e-15));
}

TEST(Reference, AFrequencyOfZeroLeavesItsPairAlone) {
  const auto data = LoadJson("vectors.json").at("partial_vs_proportional");
  EXPECT_TRUE(Near(Rotate(VectorOf(data.at("x")), data.at("pos"), VectorOf(data.at("prop_freqs")),
                          Pairing::kHalfSplit),
                   VectorOf(data.at("proportional")), 1e-14));
}

// (case 3)
TEST(Reference, FrequenciesAndAnglesAreDoublesNotBfloats) {
  const auto data = LoadJson("vectors.json").at("bf16_inv_freq");
  const int width = data.at("d");
  const double frequency = Frequencies(width, 10000)(data.at("i").get<std::size_t>());
  const double position = data.at("pos");
  EXPECT_NEAR(frequency, data.at("inv_freq").get<double>(), 2e-16);
  EXPECT_NEAR(position * frequency, data.at("angle").get<double>(), 1e-12);
  const double cosine = data.at("cos");
  const std::size_t slot = 2 * data.at("i").get<std::size_t>() + 1;
  EXPECT_NEAR(SinusoidalVector(position, width, 10000)(slot), cosine, 1e-12);
  EXPECT_NEAR(Rotate(Vector{1, 0}, position, Vector{frequency}, Pairing::kHalfSplit)(0), cosine,
              1e-12);
  EXPECT_NEAR(ShiftBlock(position, frequency)(0, 0), cosine, 1e-12);
  // The rounded frequency would be visibly wrong.
  EXPECT_GT(std::abs(data.at("cos_bf16").get<double>() - cosine), 1);
}

// (case 2)
TEST(Reference, AnOddWidthEndsInASine) {
  const auto data = LoadJson("vectors.json").at("odd_sinusoid_d5");
  EXPECT_EQ(data.size(), 3u);
  for (const auto& [name, expected] : data.items()) {
    ASSERT_EQ(name.substr(0, 3), "pos");
    EXPECT_TRUE(
        Near(SinusoidalVector(std::stod(name.substr(3)), 5, 10000), VectorOf(expected), 1e-15));
  }
}

// (case 4)
TEST(Reference, TrigonometryIsRightAtLargeAngles) {
  int checked = 0;
  const auto data = LoadJson("vectors.json").at("trig");
  for (const auto& [name, expected] : data.items()) {
    // "cos_131071", "sin_1e9": pair 0 turns one radian per token, so PE(p) is the angle's own.
    const double position = std::stod(name.substr(4));
    const Vector encoding = SinusoidalVector(position, 2, 10000);
    const std::size_t slot = name.substr(0, 3) == "sin" ? 0 : 1;
    EXPECT_NEAR(encoding(slot), expected.get<double>(), 1e-15) << name;
    const Vector turned = Rotate(Vector{1, 0}, position, Vector{1}, Pairing::kInterleaved);
    EXPECT_NEAR(turned(1 - slot), expected.get<double>(), 1e-15) << name;
    ++checked;
  }
  EXPECT_EQ(checked, 5);
}

// Position p is row p: no padding rows as in RoBERTa, no offset of two as in OPT. (case 5)
TEST(Reference, ATableHoldsAsManyTokensAsItHasRows) {
  const auto bert = LoadJson("vectors.json").at("learned_tables").at("bert");
  const int rows = bert.at("rows");
  const std::int64_t tokens = bert.at("max_tokens");
  const Matrix table = LearnedTable(rows, 2, 0, 1);
  EXPECT_EQ(Lookup(table, 0), Row(table, 0));
  EXPECT_EQ(Lookup(table, tokens - 1), Row(table, table.shape(0) - 1));
  EXPECT_FALSE(Lookup(table, tokens).has_value());
}

// The width that is turned: that of the head, or the part of it that the configuration names.
int RotaryWidth(const nlohmann::json& config) {
  const int heads = config.at("num_attention_heads"), hidden = config.at("hidden_size");
  const double width = config.value("head_dim", hidden / heads);
  return static_cast<int>(width * config.value("partial_rotary_factor", 1.0));
}

TEST(Reference, PublishedConfigurationsHaveTheirFrequencies) {
  int plain = 0, interpolated = 0;
  const auto cases = LoadJson("rope_configs.json").at("cases");
  for (const auto& test : cases) {
    SCOPED_TRACE(test.at("name").get<std::string>());
    const auto& config = test.at("config");
    const auto scaling = config.value("rope_scaling", nlohmann::json::object());
    const std::string type = scaling.value("rope_type", "default");
    ASSERT_TRUE(type == "default" || type == "linear") << type;
    const double scale = scaling.value("factor", 1.0);
    const Vector frequencies = Frequencies(RotaryWidth(config), config.at("rope_theta"));
    const Vector expected = VectorOf(test.at("expected").at("inv_freq"));
    // Neighbouring tokens are one expected frequency apart.
    const Vector actual = InterpolatedAngles(1, scale, frequencies);
    ASSERT_EQ(actual.size(), expected.size());
    for (std::size_t i = 0; i < actual.size(); ++i) {
      EXPECT_NEAR(actual(i) / expected(i), 1, 4 * kEpsilon) << "pair " << i;
    }
    ++(type == "linear" ? interpolated : plain);
  }
  EXPECT_EQ(plain, 2);
  EXPECT_EQ(interpolated, 1);
}

}  // namespace
}  // namespace pe::testing
