#include "core/pe/ladder.h"

#include "tests/core/support.h"

namespace pe {
namespace {

TEST(Ladder, StartsAtOneRadianPerTokenForEveryBase) {
  for (const double base : {1.0, 1e2, 1e4, 5e5, 1e7, 1e300}) {
    EXPECT_EQ(Frequencies(32, base)(0), 1) << base;
  }
}

TEST(Ladder, IsGeometric) {
  Inputs inputs(1);
  for (int trial = 0; trial < kTrials; ++trial) {
    const int width = inputs.Whole(3, 300);
    const double base = inputs.Base();
    const Vector frequencies = Frequencies(width, base);
    const double ratio = std::pow(base, -2.0 / width);
    for (std::size_t i = 1; i < frequencies.size(); ++i) {
      ASSERT_NEAR(frequencies(i) / frequencies(i - 1) / ratio, 1, 1e-14);
    }
  }
}

TEST(Ladder, HasAFrequencyForTheHalfPairOfAnOddWidth) {
  EXPECT_EQ(Frequencies(5, 1e4).size(), 3u);
  EXPECT_EQ(Frequencies(1, 1e4).size(), 1u);
  EXPECT_EQ(Frequencies(6, 1e4).size(), 3u);
}

TEST(Ladder, WavelengthTimesFrequencyIsAFullTurn) {
  const Vector frequencies = Frequencies(128, 5e5);
  const Vector wavelengths = Wavelengths(128, 5e5);
  for (std::size_t i = 0; i < frequencies.size(); ++i) {
    EXPECT_NEAR(frequencies(i) * wavelengths(i), 2 * std::acos(-1.0), 1e-14);
  }
}

TEST(Ladder, LargerBasePutsMorePairsAboveTheWindow) {
  int before = 0;
  for (double base = 1e2; base <= 1e7; base *= 10) {
    const int above = PairsAbove(2048, 32, base);
    EXPECT_GE(above, before) << base;
    before = above;
  }
  EXPECT_EQ(PairsAbove(2048, 32, 1e4), 5);
  EXPECT_EQ(PairsAbove(0, 32, 1e4), 16);
}

TEST(Ladder, KeepsItsPrecisionAtExtremeBases) {
  for (const double frequency : Frequencies(1024, 1e300)) {
    EXPECT_GT(frequency, 0);
    EXPECT_LE(frequency, 1);
  }
}

TEST(Ladder, AgreesWithPublishedConfigurations) {
  int checked = 0;
  for (const Json& one : ReadData("rope_configs.json").at("cases")) {
    const Json& config = one.at("config");
    const Vector expected = ToVector(one.at("expected").at("inv_freq"));
    const double base = config.at("rope_theta");
    const int head = config.value(
        "head_dim", config.at("hidden_size").get<int>() / config.at("num_attention_heads").get<int>());
    const int width = static_cast<int>(head * config.value("partial_rotary_factor", 1.0));
    const double scale =
        config.contains("rope_scaling") ? config["rope_scaling"].at("factor").get<double>() : 1;
    const Vector frequencies = Frequencies(width, base);
    ASSERT_EQ(frequencies.size(), expected.size()) << one.at("name");
    for (std::size_t i = 0; i < expected.size(); ++i) {
      ASSERT_NEAR(frequencies(i) / scale / expected(i), 1, 1e-14) << one.at("name") << " pair " << i;
    }
    ++checked;
  }
  EXPECT_GE(checked, 2);
}

TEST(Ladder, RefusesWidthsAndBasesOutsideItsDomain) {
  for (const int width : {0, -2, kMaxWidth + 1}) {
    const std::string message = RefusalOf([&] { Frequencies(width, 1e4); });
    ExpectMessage(message, "width must be in [1, 1048576]");
    ExpectMessage(message, std::to_string(width).substr(0, 2));
  }
  for (const double base : {0.0, -1.0, 0.99, double(INFINITY), double(NAN)}) {
    ExpectMessage(RefusalOf([&] { Frequencies(32, base); }), "base must be finite and at least 1");
  }
  ExpectMessage(RefusalOf([] { PairsAbove(NAN, 32, 1e4); }), "window");
}

}  // namespace
}  // namespace pe
