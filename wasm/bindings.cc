// The module's functions. Numbers cross the boundary, a reading in one piece: parameters go in and
// parameters and reading come out as lists of doubles in the order of the fields, which
// wasm/core.mjs knows and makes objects of. No classes, nothing to delete.
//
// Errors come back as data, never as a C++ exception: wasm/core.mjs turns them into a JS Error.
#include <emscripten/bind.h>
#include <emscripten/val.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/readings/catalogue.h"

namespace pe::readings {
namespace {

using emscripten::typed_memory_view;
using emscripten::val;

// What goes in, in the order of a widget's parameters: NaN for the default.
std::vector<double>& GivenNumbers() {
  static std::vector<double> numbers = [] {
    std::size_t most = 0;
    for (const Widget& widget : Catalogue()) most = std::max(most, widget.params.size());
    return std::vector<double>(most);
  }();
  return numbers;
}

// What comes out: the parameters, then the reading.
std::vector<double> answer;

// A flag as 0 or 1, a vector after its size, a matrix row by row after its rows and columns.
void Append(const void* base, const FieldList& fields) {
  const auto append = [](const double* values, std::size_t size) {
    answer.insert(answer.end(), values, values + size);
  };
  for (const Field& field : fields) {
    switch (field.kind) {
      case Kind::kFlag:
        answer.push_back(Get<bool>(base, field));
        break;
      case Kind::kWhole:
        answer.push_back(Get<int>(base, field));
        break;
      case Kind::kReal:
        answer.push_back(Get<double>(base, field));
        break;
      case Kind::kVector: {
        const auto& vector = Get<Vector>(base, field);
        answer.push_back(static_cast<double>(vector.size()));
        append(vector.data(), vector.size());
        break;
      }
      case Kind::kMatrix: {
        const auto& matrix = Get<Matrix>(base, field);
        answer.push_back(static_cast<double>(matrix.shape(0)));
        answer.push_back(static_cast<double>(matrix.shape(1)));
        append(matrix.data(), matrix.size());
        break;
      }
    }
  }
}

class JsCaller final : public Caller {
 public:
  explicit JsCaller(const Widget& widget) : widget_(widget) {}

  bool SetParams(void* params) override {
    const auto& given = GivenNumbers();
    for (std::size_t i = 0; i < widget_.params.size(); ++i) {
      if (std::isnan(given[i]) || Set(params, widget_.params[i], given[i])) continue;
      refused_ = static_cast<int>(i);
      return false;
    }
    return true;
  }

  void TakeReading(const void* params, const void* reading) override {
    answer.clear();
    Append(params, widget_.params);
    Append(reading, widget_.reading);
  }

  int Refused() const { return refused_; }

 private:
  const Widget& widget_;
  int refused_ = -1;
};

// Reads the nth widget with the parameters in Given(). −1: it is in Answer(); otherwise the number
// of the parameter whose value is not allowed.
int Read(int n) {
  const Widget& widget = Catalogue()[static_cast<std::size_t>(n)];
  JsCaller caller(widget);
  widget.run(caller);
  return caller.Refused();
}

// Views of the heap: the next call may detach them.
val View(std::vector<double>& numbers) {
  return val(typed_memory_view(numbers.size(), numbers.data()));
}
val Given() { return View(GivenNumbers()); }
val Answer() { return View(answer); }

val Describe(const FieldList& fields) {
  val list = val::array();
  int index = 0;
  for (const Field& field : fields) {
    val entry = val::object();
    entry.set("name", std::string(field.name));
    entry.set("kind", static_cast<int>(field.kind));
    entry.set("low", field.allowed.low);
    entry.set("high", field.allowed.high);
    entry.set("step", field.allowed.step);
    entry.set("logarithmic", field.allowed.logarithmic);
    list.set(index++, entry);
  }
  return list;
}

// All widgets in order: [{slug, params, reading}], the latter [{name, kind, low, high, step,
// logarithmic}], of which a reading's need only name and kind.
val Widgets() {
  val list = val::array();
  int index = 0;
  for (const Widget& widget : Catalogue()) {
    val entry = val::object();
    entry.set("slug", std::string(widget.slug));
    entry.set("params", Describe(widget.params));
    entry.set("reading", Describe(widget.reading));
    list.set(index++, entry);
  }
  return list;
}

// How far the heap has grown, in bytes.
double Memory() { return static_cast<double>(reinterpret_cast<std::uintptr_t>(sbrk(0))); }

}  // namespace

EMSCRIPTEN_BINDINGS(pe) {
  emscripten::function("widgets", &Widgets);
  emscripten::function("given", &Given);
  emscripten::function("read", &Read);
  emscripten::function("answer", &Answer);
  emscripten::function("memory", &Memory);
}

}  // namespace pe::readings
