// Every number of the article's specification, as the reader sees it.
#include <map>

#include "tests/core/widget_state.h"

namespace pe::readings {
namespace {

using namespace pe::testing;

// Where a readout stands in the reading: a field, an entry of it, and what one unit shows as.
struct Place {
  std::string field;
  std::string index = "";  // a number, or the name of a state key
  double factor = 1;
};

const std::map<std::string, Place>& Places() {
  static const std::map<std::string, Place> places = {
      {"permutations/largest output distance", {"distance"}},
      {"add-position/norm of PE(p)", {"norm"}},
      {"weight-crossover/crossing weight", {"crossing"}},
      {"index-ramp/ratio to the embedding length", {"ratio"}},
      {"normalised-index/value of slot 3", {"secondSlotValue"}},
      {"binary-odometer/period of bit 0", {"periods", "bit"}},
      {"binary-odometer/period of bit 3", {"periods", "bit"}},
      {"binary-odometer/bits flipped on the step into p", {"flips"}},
      {"frequency-rows/radians per token", {"radiansPerToken"}},
      {"frequency-rows/tokens per turn", {"tokensPerTurn"}},
      {"base-ladder/tokens per turn", {"wavelength"}},
      {"base-ladder/rungs above the window of 2048", {"above"}},
      {"two-slices/normalised dot product", {"similarity"}},
      {"similarity-curve/score at q = p + 8", {"score"}},
      {"projection-mix/spread at gap 8", {"spread"}},
      {"learned-similarity/sinusoidal at gap 1", {"exactNeighbour"}},
      {"learned-similarity/learned at gap 1", {"learnedNeighbour"}},
      {"table-overflow/parameters", {"parameters"}},
      {"table-overflow/positions without a row", {"missing"}},
      {"rope-dials/angle of pair 0", {"angles", "0"}},
      {"rope-dials/full turns of pair 0", {"turns", "0"}},
      {"rope-dials/angle of pair 7", {"angles", "7"}},
      {"rope-decay/score", {"score"}},
      {"rope-decay/rotation operations, Llama-3-8B, one layer and token", {"rotaryOperations"}},
      {"rope-decay/projection operations", {"projectionOperations"}},
      {"rope-decay/share", {"share", "", 100}},
      {"position-interpolation/asked angle of pair 4 at position 8192", {"askedAngle"}},
      {"pairing/frequency index of slot 5/interleaved", {"interleavedPair"}},
      {"pairing/frequency index of slot 5/half", {"halfSplitPair"}},
      {"pairing/how many times slower", {"factor"}},
      {"parameter-cost/learned table", {"tableParameters"}},
  };
  return places;
}

// "0.48" for 0.4812 where two decimals are shown.
std::string Shown(double value, const std::string& like) {
  const auto point = like.find('.');
  const auto digits = like.find_last_of("0123456789");
  const int decimals = point == std::string::npos ? 0 : static_cast<int>(digits - point);
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", decimals, value);
  return std::string(text) + like.substr(digits + 1);
}

// The states that a fact speaks of: "any" stands for several.
std::vector<State> StatesOf(const Widget& widget, const nlohmann::json& wanted) {
  std::vector<State> states = {{}};
  for (const auto& [key, value] : wanted.items()) {
    const std::string name = key;
    const auto is_param = std::any_of(widget.params.begin(), widget.params.end(),
                                      [&](const Field& f) { return f.name == name; });
    if (value.is_number() && is_param) {
      for (State& state : states) state.emplace_back(name, value.get<double>());
    } else if (value.is_string() && value.get<std::string>().starts_with("any")) {
      EXPECT_TRUE(is_param) << widget.slug << " has no parameter " << name;
      const Field& field = *std::find_if(widget.params.begin(), widget.params.end(),
                                         [&](const Field& f) { return f.name == name; });
      std::vector<State> all;
      for (const State& state : states) {
        for (double v = field.allowed.low; v <= field.allowed.high; ++v) {
          all.push_back(state);
          all.back().emplace_back(name, v);
        }
      }
      states = all;
    }
  }
  return states;
}

TEST(Facts, EveryNumberOfTheArticleIsShownAsItSays) {
  int checked = 0;
  for (const nlohmann::json& fact : LoadJson("facts.json").at("facts")) {
    const std::string slug = fact.at("widget"), readout = fact.at("readout");
    const nlohmann::json& wanted = fact.at("state");
    std::string key = slug + "/" + readout;
    if (wanted.contains("convention")) key += "/" + wanted["convention"].get<std::string>();
    SCOPED_TRACE(key);
    ASSERT_TRUE(Places().contains(key)) << "no place known for this fact";
    const Place& place = Places().at(key);
    const Widget* widget = FindWidget(slug);
    ASSERT_NE(widget, nullptr);
    std::size_t index = 0;
    if (!place.index.empty()) {
      index = wanted.contains(place.index) ? wanted[place.index].get<std::size_t>()
                                           : std::stoul(place.index);
    }
    const std::string shows = fact.at("shows");
    for (const State& state : StatesOf(*widget, wanted)) {
      const double value = WidgetState(slug, state).One(place.field, index) * place.factor;
      EXPECT_EQ(Shown(value, shows), shows);
      ++checked;
    }
  }
  EXPECT_GE(checked, 42);
}

TEST(Facts, FirstSequenceOfTheNormalisedIndexIsEightTokensLong) {
  EXPECT_EQ(Shown(WidgetState("normalised-index").One("firstSlotValue"), "0.43"), "0.43");
}

}  // namespace
}  // namespace pe::readings
