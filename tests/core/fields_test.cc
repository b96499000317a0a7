#include "core/readings/fields.h"

#include <regex>
#include <set>

#include "tests/core/widget_state.h"

namespace pe::readings {
namespace {

using namespace pe::testing;

TEST(Catalogue, HoldsTheArticlesWidgetsInItsOrder) {
  const std::vector<std::string> article = {
      "permutations",     "add-position",    "weight-crossover",   "index-ramp",
      "normalised-index", "binary-odometer", "frequency-rows",     "slice",
      "base-ladder",      "shift-rotation",  "two-slices",         "similarity-curve",
      "projection-mix",   "learned-rows",    "learned-similarity", "table-overflow",
      "rope-score",       "rope-dials",      "rope-decay",         "position-interpolation",
      "pairing",          "parameter-cost",  "scorecard"};
  std::vector<std::string> slugs;
  for (const Widget& widget : Catalogue()) slugs.emplace_back(widget.slug);
  EXPECT_EQ(slugs, article);
  EXPECT_EQ(FindWidget("no-such-widget"), nullptr);
}

TEST(FieldList, NamesEveryFieldOnceInCamelCase) {
  for (const Widget& widget : Catalogue()) {
    for (const FieldList* list : {&widget.params, &widget.reading}) {
      std::set<std::string> names;
      std::set<std::size_t> offsets;
      for (const Field& field : *list) {
        EXPECT_TRUE(std::regex_match(field.name, std::regex("[a-z][a-zA-Z0-9]*"))) << field.name;
        EXPECT_TRUE(names.insert(field.name).second) << widget.slug << "." << field.name;
        EXPECT_TRUE(offsets.insert(field.offset).second) << widget.slug << "." << field.name;
      }
    }
    EXPECT_FALSE(widget.reading.empty()) << widget.slug;
  }
}

TEST(FieldList, AllowsTheDefaultOfEveryParameter) {
  for (const Widget& widget : Catalogue()) {
    const WidgetState state(widget.slug);
    for (const Field& field : widget.params) {
      SCOPED_TRACE(std::string(widget.slug) + "." + field.name);
      EXPECT_LT(field.allowed.low, field.allowed.high);
      EXPECT_GE(state.One(field.name), field.allowed.low);
      EXPECT_LE(state.One(field.name), field.allowed.high);
      if (field.allowed.logarithmic) {
        EXPECT_GT(field.allowed.low, 0);
      } else {
        EXPECT_GT(field.allowed.step, 0);
      }
    }
  }
}

}  // namespace
}  // namespace pe::readings
