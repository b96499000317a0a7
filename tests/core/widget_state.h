// A widget of the catalogue in a state, read by field names: what a reader of the article sees.
#pragma once

#include <map>
#include <utility>

#include "core/readings/catalogue.h"
#include "tests/core/support.h"

namespace pe::readings {

using State = std::vector<std::pair<std::string, double>>;

// The names and numbers of one reading and its parameters.
class WidgetState final : public Caller {
 public:
  explicit WidgetState(const std::string& slug, State state = {})
      : widget_(FindWidget(slug)), state_(std::move(state)) {
    if (widget_ == nullptr) {
      ADD_FAILURE() << "no widget " << slug;
      return;
    }
    widget_->run(*this);
  }

  bool SetParams(void* params) override {
    for (const auto& [name, value] : state_) {
      const Field* field = Find(widget_->params, name);
      if (field == nullptr) {
        ADD_FAILURE() << widget_->slug << " has no parameter " << name;
        return false;
      }
      if (field->kind == Kind::kFlag) Get<bool>(params, *field) = value != 0;
      if (field->kind == Kind::kWhole) Get<int>(params, *field) = static_cast<int>(value);
      if (field->kind == Kind::kReal) Get<double>(params, *field) = value;
    }
    return true;
  }

  void TakeReading(const void* params, const void* reading) override {
    Collect(widget_->params, params);
    Collect(widget_->reading, reading);
  }

  // Every number of a field: one for a scalar, all entries for a vector or matrix.
  const std::vector<double>& operator[](const std::string& name) const {
    static const std::vector<double> none;
    const auto found = numbers_.find(name);
    if (found != numbers_.end()) return found->second;
    ADD_FAILURE() << widget_->slug << " has no field " << name;
    return none;
  }
  double One(const std::string& name, std::size_t index = 0) const {
    const auto& numbers = (*this)[name];
    if (index < numbers.size()) return numbers[index];
    ADD_FAILURE() << widget_->slug << "." << name << " has no entry " << index;
    return NAN;
  }
  const std::map<std::string, std::vector<double>>& All() const { return numbers_; }

 private:
  static const Field* Find(const FieldList& fields, const std::string& name) {
    const auto found =
        std::find_if(fields.begin(), fields.end(), [&](const Field& f) { return f.name == name; });
    return found == fields.end() ? nullptr : &*found;
  }

  void Collect(const FieldList& fields, const void* base) {
    for (const Field& field : fields) {
      std::vector<double>& to = numbers_[field.name];
      switch (field.kind) {
        case Kind::kFlag:
          to = {Get<bool>(base, field) ? 1.0 : 0.0};
          break;
        case Kind::kWhole:
          to = {static_cast<double>(Get<int>(base, field))};
          break;
        case Kind::kReal:
          to = {Get<double>(base, field)};
          break;
        case Kind::kVector: {
          const auto& vector = Get<Vector>(base, field);
          to.assign(vector.data(), vector.data() + vector.size());
          break;
        }
        case Kind::kMatrix: {
          const auto& matrix = Get<Matrix>(base, field);
          to.assign(matrix.data(), matrix.data() + matrix.size());
          break;
        }
      }
    }
  }

  const Widget* widget_;
  State state_;
  std::map<std::string, std::vector<double>> numbers_;
};

}  // namespace pe::readings
