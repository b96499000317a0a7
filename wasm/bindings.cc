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

// Views of the heap: the next call may detach them.
[[gnu::noinline]] val View(std::vector<double>& numbers) {
  return val(typed_memory_view(numbers.size(), numbers.data()));
}

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

// What comes out, and what came out of the reading before.
std::vector<double> answer;
std::vector<double> before;

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
    std::swap(answer, before);
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
val Answer() { return View(answer); }

// How many numbers at the end of the answer are those at the end of the answer before.
int Unchanged() {
  const auto [changed, _] =
      std::mismatch(answer.rbegin(), answer.rend(), before.rbegin(), before.rend());
  return static_cast<int>(changed - answer.rbegin());
}

[[gnu::noinline]] void Put(val& object, const char* key, const val& value) {
  object.set(key, value);
}

val Describe(const FieldList& fields) {
  val list = val::array();
  int index = 0;
  for (const Field& field : fields) {
    val entry = val::object();
    const auto put = [&](const char* key, double value) { Put(entry, key, val(value)); };
    Put(entry, "name", val(field.name));
    put("kind", static_cast<double>(field.kind));
    put("low", field.allowed.low);
    put("high", field.allowed.high);
    put("step", field.allowed.step);
    put("logarithmic", field.allowed.logarithmic);
    list.set(index++, entry);
  }
  return list;
}

// All widgets in order: [{slug, params, reading}], the latter [{name, kind, low, high, step,
// logarithmic}], numbers but for the name. A reading's fields need only name and kind.
val Widgets() {
  val list = val::array();
  int index = 0;
  for (const Widget& widget : Catalogue()) {
    val entry = val::object();
    Put(entry, "slug", val(widget.slug));
    Put(entry, "params", Describe(widget.params));
    Put(entry, "reading", Describe(widget.reading));
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
// What comes out.
std::vector<double> places;

// Where a text of that size goes.
val GivenText(int size) {
  units = std::make_unique<char16_t[]>(static_cast<std::size_t>(size));
  given = {units.get(), static_cast<std::size_t>(size)};
  return val(typed_memory_view(given.size(), units.get()));
}

// A part of the text as its start and its end; what is not there starts and ends at 0.
void Append(Text part) {
  const auto start = part.empty() ? 0 : part.data() - given.data();
  places.push_back(static_cast<double>(start));
  places.push_back(static_cast<double>(start) + static_cast<double>(part.size()));
}

// A value with what it stands for.
void AppendValue(Text value) {
  Append(value);
  places.push_back(static_cast<double>(ValueOf(value)));
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
  places.clear();
  AppendValue(given);
  return View(places);
}

// The text as a state.
val GivenAsState() {
  places.clear();
  AppendState(given, u'&');
  return View(places);
}

// The text as an expression. The answer starts with the fault and where it is; without one follow
// slug, field, format, both indices, and the state.
val GivenAsExpression() {
  const auto [expression, fault, where] = ParseExpression(given);
  places.assign({static_cast<double>(fault)});
  Append(where);
  if (fault != Fault::kNone) return View(places);
  const auto& [slug, state, field, index, format] = expression;
  for (const Text part : {slug, field, format, index[0], index[1]}) Append(part);
  if (!state.empty()) AppendState(state, u',');
  return View(places);
}

// The parts of the text, out of and in {{…}} by turns. No answer: some {{ has no }}.
val GivenAsParts() {
  places.clear();
  if (!ForEachPart(given, [](Text part) { Append(part); })) places.clear();
  return View(places);
}

}  // namespace
}  // namespace pe::text

EMSCRIPTEN_BINDINGS(pe) {
  using emscripten::function;
  function("widgets", &pe::readings::Widgets);
  function("given", &pe::readings::Given);
  function("read", &pe::readings::Read);
  function("answer", &pe::readings::Answer);
  function("unchanged", &pe::readings::Unchanged);
  function("givenText", &pe::text::GivenText);
  function("parseValue", &pe::text::GivenAsValue);
  function("parseState", &pe::text::GivenAsState);
  function("parseExpression", &pe::text::GivenAsExpression);
  function("splitText", &pe::text::GivenAsParts);
  function("memory", &Memory);
}
