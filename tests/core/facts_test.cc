// Every number that the article must show, data/facts.json, against the reading it is read off.
#include <cstdio>
#include <string>
#include <vector>

#include "core/readings/conventions.h"
#include "tests/core/drive.h"
#include "tests/core/support.h"

namespace pe::testing {
namespace {

// Where a readout of facts.json is found among the fields of its widget.
struct Source {
  const char* widget;
  const char* readout;
  const char* field;
  int index = -1;                  // in the field, where it is a vector
  const char* index_key = "";      // or the key of the state that holds it
  State given = {};                // parameters that the readout's words fix
  const char* when_key = "";       // the source holds only where the state has this key
  nlohmann::json when_value = {};  // with this value
};

const Source kSources[] = {
    {"permutations", "largest output distance", "distance"},
    {"add-position", "norm of PE(p)", "norm"},
    {"weight-crossover", "crossing weight", "crossing"},
    {"index-ramp", "ratio to the embedding length", "ratio"},
    {.widget = "normalised-index",
     .readout = "value of slot 3",
     .field = "firstSlotValue",
     .when_key = "length",
     .when_value = 8},
    {"normalised-index", "value of slot 3", "secondSlotValue"},
    {.widget = "binary-odometer",
     .readout = "period of bit 0",
     .field = "periods",
     .index_key = "bit"},
    {.widget = "binary-odometer",
     .readout = "period of bit 3",
     .field = "periods",
     .index_key = "bit"},
    {"binary-odometer", "bits flipped on the step into p", "flips"},
    {"frequency-rows", "radians per token", "radiansPerToken"},
    {"frequency-rows", "tokens per turn", "tokensPerTurn"},
    {"base-ladder", "tokens per turn", "wavelength"},
    {"base-ladder", "rungs above the window of 2048", "above"},
    {"two-slices", "normalised dot product", "similarity"},
    {"similarity-curve", "score at q = p + 8", "score"},
    {"projection-mix", "spread at gap 8", "spread"},
    {"learned-similarity", "sinusoidal at gap 1", "exactNeighbour"},
    {"learned-similarity", "learned at gap 1", "learnedNeighbour"},
    {"table-overflow", "parameters", "parameters"},
    {"table-overflow", "positions without a row", "missing"},
    {"rope-dials", "angle of pair 0", "angles", 0},
    {"rope-dials", "full turns of pair 0", "turns", 0},
    {"rope-dials", "angle of pair 7", "angles", 7},
    {"rope-decay", "score", "score"},
    {"rope-decay", "rotation operations, Llama-3-8B, one layer and token", "rotaryOperations"},
    {"rope-decay", "projection operations", "projectionOperations"},
    {"rope-decay", "share", "share"},
    {.widget = "position-interpolation",
     .readout = "asked angle of pair 4 at position 8192",
     .field = "askedAngle",
     .given = {{"pair", 4}}},
    {.widget = "pairing",
     .readout = "frequency index of slot 5",
     .field = "interleavedPair",
     .given = {{"slot", 5}},
     .when_key = "convention",
     .when_value = "interleaved"},
    {.widget = "pairing",
     .readout = "frequency index of slot 5",
     .field = "halfSplitPair",
     .given = {{"slot", 5}},
     .when_key = "convention",
     .when_value = "half"},
    {"pairing", "how many times slower", "factor"},
    {"parameter-cost", "learned table", "tableParameters"},
};
constexpr std::size_t kSourceCount = std::size(kSources);

bool Fits(const Source& source, const nlohmann::json& fact) {
  if (fact.at("widget") != source.widget || fact.at("readout") != source.readout) return false;
  const std::string key = source.when_key;
  return key.empty() ||
         (fact.at("state").contains(key) && fact.at("state").at(key) == source.when_value);
}

// `value` with as many decimals as `shows` has, in percent where it is.
std::string Shown(double value, const std::string& shows) {
  const bool percent = shows.back() == '%';
  const std::size_t point = shows.find('.');
  const std::size_t digits = shows.size() - (percent ? 1 : 0);
  const int decimals = point == std::string::npos ? 0 : static_cast<int>(digits - point - 1);
  char text[64];
  std::snprintf(text, sizeof text, "%.*f%s", decimals, percent ? 100 * value : value,
                percent ? "%" : "");
  return text;
}

// Every state that a fact speaks of: "any" stands for all the whole numbers that a parameter takes.
// The keys that are no parameters must be those that the source reads in its own way.
std::vector<State> StatesOf(const nlohmann::json& fact, const Source& source,
                            const Widget& widget) {
  std::vector<State> states = {source.given};
  for (const auto& [key, wanted] : fact.at("state").items()) {
    const Field* field = FindField(widget.params, key);
    if (field == nullptr) {
      EXPECT_TRUE(key == source.index_key || key == source.when_key)
          << widget.slug << " has no parameter " << key;
      continue;
    }
    if (wanted.is_number()) {
      EXPECT_LE(field->allowed.low, wanted.get<double>()) << key;
      EXPECT_GE(field->allowed.high, wanted.get<double>()) << key;
      for (State& state : states) state[key] = wanted;
      continue;
    }
    EXPECT_EQ(wanted.get<std::string>().substr(0, 3), "any") << key;
    EXPECT_EQ(field->kind, Kind::kWhole) << key;
    std::vector<State> all;
    for (const State& state : states) {
      for (double value = field->allowed.low; value <= field->allowed.high; ++value) {
        all.push_back(state);
        all.back()[key] = value;
      }
    }
    states = all;
  }
  return states;
}

void Check(const nlohmann::json& fact, const Source& source) {
  const Widget* widget = readings::FindWidget(source.widget);
  ASSERT_NE(widget, nullptr) << source.widget;
  ASSERT_NE(FindField(widget->reading, source.field), nullptr)
      << source.widget << " reads no " << source.field;
  const std::string index_key = source.index_key;
  const int index = index_key.empty() ? source.index : fact.at("state").at(index_key).get<int>();
  const std::string shows = fact.at("shows");
  const std::vector<State> states = StatesOf(fact, source, *widget);
  ASSERT_FALSE(states.empty());
  for (const State& state : states) {
    const Value value = Read(*widget, state).at(source.field);
    ASSERT_EQ(value.shape.size(), index < 0 ? 0u : 1u);
    const double number = value.numbers.at(index < 0 ? 0 : static_cast<std::size_t>(index));
    EXPECT_EQ(Shown(number, shows), shows) << source.field << " at " << Show(state);
  }
}

TEST(Facts, EveryNumberOfTheArticleIsShownAsItSays) {
  const auto facts = LoadJson("facts.json").at("facts");
  EXPECT_EQ(facts.size(), 39u);
  for (const auto& fact : facts) {
    SCOPED_TRACE(fact.dump());
    int sources = 0;
    for (const Source& source : kSources) {
      if (!Fits(source, fact)) continue;
      ++sources;
      Check(fact, source);
    }
    EXPECT_GT(sources, 0) << "no reading is known for this fact";
  }
}

TEST(Facts, EverySourceIsReadByAFact) {
  const auto facts = LoadJson("facts.json").at("facts");
  for (std::size_t i = 0; i < kSourceCount; ++i) {
    bool used = false;
    for (const auto& fact : facts) used = used || Fits(kSources[i], fact);
    EXPECT_TRUE(used) << kSources[i].widget << ": " << kSources[i].readout;
  }
}

TEST(Facts, TheConventionsAreThoseOfTheReadings) {
  const auto conventions = LoadJson("facts.json").at("conventions");
  EXPECT_EQ(conventions.at("d"), readings::kWidth);
  EXPECT_EQ(conventions.at("base"), readings::kBase);
  EXPECT_EQ(conventions.at("pairs"), readings::kPairs);
}

TEST(Facts, TheNumbersInTheWordsOfAReadoutAreThoseOfTheReading) {
  const auto number = [](const char* slug, const char* field) {
    return Read(*readings::FindWidget(slug), {}).at(field).numbers.at(0);
  };
  EXPECT_EQ(number("normalised-index", "slot"), 3);
  EXPECT_EQ(number("normalised-index", "firstLength"), 8);
  EXPECT_EQ(number("base-ladder", "window"), 2048);
  EXPECT_EQ(number("similarity-curve", "ahead"), 8);
  EXPECT_EQ(number("projection-mix", "spreadGap"), 8);
  EXPECT_EQ(number("position-interpolation", "askedPosition"), 8192);
  EXPECT_EQ(number("table-overflow", "rows"), 1024);
  EXPECT_EQ(number("table-overflow", "tableWidth"), 768);
}

// Figures of article.md that facts.json does not repeat.
TEST(Facts, TheNumbersOfTheProseThatStandInNoFact) {
  const auto read = [](const char* slug, const State& state, const char* field,
                       std::size_t index = 0) {
    return Read(*readings::FindWidget(slug), state).at(field).numbers.at(index);
  };
  // 09: at base 10000 pair 0 takes 6.3 tokens a turn.
  EXPECT_EQ(Shown(read("base-ladder", {{"pair", 0}}, "wavelength"), "6.3"), "6.3");
  // 11: coinciding cuts 1.00; 12: p = 0 and p = 40 alike.
  EXPECT_EQ(Shown(read("similarity-curve", {{"position", 40}}, "score"), "0.66"), "0.66");
  // 16: positions 1024 … 1087 have no row.
  EXPECT_EQ(read("table-overflow", {{"length", 1088}}, "firstMissing"), 1024);
  EXPECT_EQ(read("table-overflow", {{"length", 1088}}, "lastMissing"), 1087);
  EXPECT_EQ(read("table-overflow", {{"length", 1088}}, "failed"), 1);
  EXPECT_EQ(read("table-overflow", {{"length", 1024}}, "failed"), 0);
  // 20: at scale 4 exactly the ceiling.
  EXPECT_EQ(read("position-interpolation", {{"scale", 4}, {"pair", 4}}, "askedAngle"),
            read("position-interpolation", {{"scale", 4}, {"pair", 4}}, "ceilingAngle"));
  // 21: with 16 slots the pairings agree at slot 0 and at slot 15, nowhere between.
  for (double slot = 0; slot < 16; ++slot) {
    const bool same = read("pairing", {{"slot", slot}}, "interleavedPair") ==
                      read("pairing", {{"slot", slot}}, "halfSplitPair");
    EXPECT_EQ(same, slot == 0 || slot == 15) << slot;
  }
  // 22: a table of 32768 rows is still useless at token 32769.
  EXPECT_EQ(read("parameter-cost", {{"length", 32768}}, "firstUselessToken"), 32769);
}

// The state that a widget starts in is the one its prose talks about.
TEST(Facts, WidgetsStartInTheStateOfTheProse) {
  const auto defaults = [](const char* slug) { return DefaultsOf(*readings::FindWidget(slug)); };
  EXPECT_EQ(defaults("weight-crossover").at("weight"), 1);
  EXPECT_EQ(defaults("learned-similarity").at("smoothness"), 0.6);
  EXPECT_EQ(defaults("rope-dials").at("position"), 32);
  EXPECT_EQ(defaults("position-interpolation").at("pair"), 4);
  EXPECT_EQ(defaults("base-ladder").at("base"), 10000);
  EXPECT_EQ(defaults("rope-decay").at("base"), 10000);
  EXPECT_EQ(defaults("table-overflow").at("length"), 1088);
}

}  // namespace
}  // namespace pe::testing
