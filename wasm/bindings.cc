// The module's functions. Numbers cross the boundary, a reading in one piece: parameters go in and
// parameters and reading come out as lists of doubles in the order of the fields, which
// wasm/core.mjs knows and makes objects of. A text goes in as its code units, and out come the
// places of its parts, which wasm/texts.mjs cuts out. No classes, nothing to delete.
//
// Errors come back as data, never as a C++ exception: wasm/core.mjs turns them into a JS Error.
#include <emscripten/bind.h>
#include <emscripten/val.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "core/readings/catalogue.h"
#include "core/text/expression.h"

namespace {

using emscripten::typed_memory_view;
using emscripten::val;

// What comes out of a call, see there.
std::vector<double> answer;

// Views of the heap: the next call may detach them.
template <class Numbers>
val View(Numbers& numbers) {
  return val(typed_memory_view(numbers.size(), numbers.data()));
}
val Answer() { return View(answer); }

// How far the heap has grown, in bytes.
double Memory() { return static_cast<double>(reinterpret_cast<std::uintptr_t>(sbrk(0))); }

}  // namespace

namespace pe::readings {
namespace {

// What goes in, in the order of a widget's parameters: NaN for the default.
std::vector<double>& GivenNumbers() {
  static std::vector<double> numbers = [] {
    std::size_t most = 0;
    for (const Widget& widget : Catalogue()) most = std::max(most, widget.params.size());
    return std::vector<double>(most);
  }();
  return numbers;
}

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

// Reads the nth widget with the parameters in Given(). −1: parameters and reading are the answer;
// otherwise the number of the parameter whose value is not allowed.
int Read(int n) {
  const Widget& widget = Catalogue()[static_cast<std::size_t>(n)];
  JsCaller caller(widget);
  widget.run(caller);
  return caller.Refused();
}

val Given() { return View(GivenNumbers()); }

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

}  // namespace
}  // namespace pe::readings

namespace pe::text {
namespace {

std::unique_ptr<char16_t[]> units;
Text given;  // all of them

// Where a text of that size goes.
val GivenText(int size) {
  units = std::make_unique<char16_t[]>(static_cast<std::size_t>(size));
  given = {units.get(), static_cast<std::size_t>(size)};
  return val(typed_memory_view(given.size(), units.get()));
}

// A part of the text as its start and its end; what is not there starts and ends at 0.
void Append(Text part) {
  const auto start = part.empty() ? 0 : part.data() - given.data();
  answer.push_back(static_cast<double>(start));
  answer.push_back(static_cast<double>(start) + static_cast<double>(part.size()));
}

// A value with what it stands for.
void AppendValue(Text value) {
  Append(value);
  answer.push_back(static_cast<double>(ValueOf(value)));
}

// Names and values by turns.
void AppendState(Text state, char16_t separator) {
  do {
    const auto [name, value] = TakeEntry(state, separator);
    Append(Trimmed(name));
    AppendValue(value);
  } while (Take(state, separator));
}

// The text as a value.
val GivenAsValue() {
  answer.clear();
  AppendValue(given);
  return Answer();
}

// The text as a state.
val GivenAsState() {
  answer.clear();
  AppendState(given, u'&');
  return Answer();
}

// The text as an expression. The answer starts with the fault and where it is; without one follow
// slug, field, format, both indices, and the state.
val GivenAsExpression() {
  const auto [expression, fault, where] = ParseExpression(given);
  answer.assign({static_cast<double>(fault)});
  Append(where);
  if (fault != Fault::kNone) return Answer();
  const auto& [slug, state, field, index, format] = expression;
  for (const Text part : {slug, field, format, index[0], index[1]}) Append(part);
  if (!state.empty()) AppendState(state, u',');
  return Answer();
}

// The parts of the text, out of and in {{…}} by turns. No answer: some {{ has no }}.
val GivenAsParts() {
  answer.clear();
  if (!ForEachPart(given, [](Text part) { Append(part); })) answer.clear();
  return Answer();
}

}  // namespace
}  // namespace pe::text

EMSCRIPTEN_BINDINGS(pe) {
  using emscripten::function;
  function("widgets", &pe::readings::Widgets);
  function("given", &pe::readings::Given);
  function("read", &pe::readings::Read);
  function("givenText", &pe::text::GivenText);
  function("parseValue", &pe::text::GivenAsValue);
  function("parseState", &pe::text::GivenAsState);
  function("parseExpression", &pe::text::GivenAsExpression);
  function("splitText", &pe::text::GivenAsParts);
  function("answer", &Answer);
  function("memory", &Memory);
}
