// Every reading in as many random states as a reader will ever see.
#include <cmath>
#include <cstddef>
#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tests/core/drive.h"
#include "tests/core/support.h"

namespace pe::testing {
namespace {

using readings::Get;

// The only parameters that an array's size depends on.
const std::map<std::string, std::string> kResizing = {
    {"normalised-index", "length"}, {"slice", "allPairs"}, {"rope-dials", "allPairs"}};

// Draws a state, reads it unless it was drawn before, and looks at every number of the reading.
class Inspector final : public readings::Caller {
 public:
  explicit Inspector(const Widget& widget) : widget_(widget) {
    const auto resizing = kResizing.find(widget.slug);
    if (resizing != kResizing.end()) resizing_ = FindField(widget.params, resizing->second);
  }

  bool SetParams(void* params) override {
    std::vector<double> state;
    for (const Field& field : widget_.params) {
      state.push_back(RandomValue(field, inputs_));
      EXPECT_TRUE(Set(params, field, state.back())) << Place(field) << " = " << state.back();
    }
    return drawn_.insert(std::move(state)).second;
  }

  void TakeReading(const void* params, const void* reading) override {
    std::vector<std::size_t> shapes;
    for (const Field& field : widget_.reading) {
      if (field.kind == Kind::kVector) {
        const Vector& vector = Get<Vector>(reading, field);
        shapes.push_back(vector.size());
        Inspect(params, field, {vector.data(), vector.size()});
      } else if (field.kind == Kind::kMatrix) {
        const Matrix& matrix = Get<Matrix>(reading, field);
        shapes.insert(shapes.end(), matrix.shape().begin(), matrix.shape().end());
        Inspect(params, field, {matrix.data(), matrix.size()});
      } else {
        const double number = ParameterOf(reading, field);
        Inspect(params, field, {&number, 1});
      }
    }
    const double size = resizing_ == nullptr ? 0 : ParameterOf(params, *resizing_);
    const std::vector<std::size_t>& first = shapes_.try_emplace(size, shapes).first->second;
    EXPECT_EQ(shapes, first) << widget_.slug << " at " << StateOf(params);
  }

 private:
  void Inspect(const void* params, const Field& field, std::span<const double> numbers) {
    EXPECT_FALSE(numbers.empty()) << Place(field) << " at " << StateOf(params);
    for (const double number : numbers) {
      if (std::isfinite(number) && !(number == 0 && std::signbit(number))) continue;
      ADD_FAILURE() << Place(field) << " holds " << number << " at " << StateOf(params);
      return;
    }
  }

  std::string Place(const Field& field) const {
    return std::string(widget_.slug) + '.' + field.name;
  }
  std::string StateOf(const void* params) const {
    State state;
    for (const Field& field : widget_.params) state[field.name] = ParameterOf(params, field);
    return Show(state);
  }

  const Widget& widget_;
  const Field* resizing_ = nullptr;
  Inputs inputs_{1};
  std::set<std::vector<double>> drawn_;
  std::map<double, std::vector<std::size_t>> shapes_;  // of all arrays, by the parameter's value
};

TEST(EveryState, HasAReadingOfFiniteNumbersNoneMinusZeroInArraysOfFixedShape) {
  for (const Widget& widget : readings::Catalogue()) {
    Inspector inspector(widget);
    for (int n = 0; n < PE_TEST_STATES && !HasFailure(); ++n) widget.run(inspector);
  }
}

}  // namespace
}  // namespace pe::testing
