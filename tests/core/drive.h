// Drives any widget of the catalogue by the names of its fields.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/readings/catalogue.h"
#include "tests/core/support.h"

namespace pe::testing {

using readings::Allowed;
using readings::Field;
using readings::FieldList;
using readings::FindField;
using readings::Kind;
using readings::Widget;

// Parameters by name; the others keep their defaults.
using State = std::map<std::string, double>;

// A field of a reading, whatever its kind, as the numbers in it.
struct Value {
  std::vector<std::size_t> shape;
  std::vector<double> numbers;
};
using Values = std::map<std::string, Value>;

inline double ParameterOf(const void* params, const Field& field) {
  if (field.kind == Kind::kFlag) return readings::Get<bool>(params, field) ? 1 : 0;
  if (field.kind == Kind::kWhole) return readings::Get<int>(params, field);
  if (field.kind == Kind::kReal) return readings::Get<double>(params, field);
  throw std::logic_error(std::string("a parameter is one number: ") + field.name);
}

inline Value ValueOf(const void* reading, const Field& field) {
  if (field.kind == Kind::kVector) {
    const Vector& vector = readings::Get<Vector>(reading, field);
    return {{vector.size()}, {vector.begin(), vector.end()}};
  }
  if (field.kind == Kind::kMatrix) {
    const Matrix& matrix = readings::Get<Matrix>(reading, field);
    return {{matrix.shape(0), matrix.shape(1)}, {matrix.begin(), matrix.end()}};
  }
  return {{}, {ParameterOf(reading, field)}};
}

class Driver final : public readings::Caller {
 public:
  Driver(const Widget& widget, State state) : widget_(widget), state_(std::move(state)) {}

  bool SetParams(void* params) override {
    for (const auto& [name, value] : state_) {
      const Field* field = FindField(widget_.params, name);
      if (field == nullptr) throw std::out_of_range(widget_.slug + (" has no parameter " + name));
      if (!Set(params, *field, value)) {
        throw std::out_of_range(std::string(widget_.slug) + " does not allow this " + name);
      }
    }
    return true;
  }

  void TakeReading(const void*, const void* reading) override {
    for (const Field& field : widget_.reading) values_[field.name] = ValueOf(reading, field);
  }

  const Values& values() const { return values_; }

 private:
  const Widget& widget_;
  State state_;
  Values values_;
};

inline Values Read(const Widget& widget, const State& state) {
  Driver driver(widget, state);
  widget.run(driver);
  return driver.values();
}

// The default of every parameter.
inline State DefaultsOf(const Widget& widget) {
  struct Peek final : readings::Caller {
    explicit Peek(const Widget& of) : widget(of) {}
    bool SetParams(void* params) override {
      for (const Field& field : widget.params) state[field.name] = ParameterOf(params, field);
      return false;
    }
    void TakeReading(const void*, const void*) override {}
    const Widget& widget;
    State state;
  };
  Peek peek(widget);
  widget.run(peek);
  return peek.state;
}

// A value that `field` allows. Now and then one of its ends.
inline double RandomValue(const Field& field, Inputs& inputs) {
  const auto [low, high, step, logarithmic] = field.allowed;
  const int choice = inputs.Int(0, 9);
  if (choice == 0) return low;
  if (choice == 1) return high;
  const double value = logarithmic ? inputs.Logarithmic(low, high) : inputs.Real(low, high);
  return field.kind == Kind::kReal ? value : std::round(value);
}

inline State RandomState(const Widget& widget, Inputs& inputs) {
  State state;
  for (const Field& field : widget.params) state[field.name] = RandomValue(field, inputs);
  return state;
}

inline std::string Show(const State& state) {
  std::string text;
  for (const auto& [name, value] : state) {
    text += name + " = " + ::testing::PrintToString(value) + "; ";
  }
  return text;
}

}  // namespace pe::testing
