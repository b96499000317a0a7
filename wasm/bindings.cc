// The module's functions. Plain objects and copied typed arrays go out: no classes, nothing
// to delete, no view of the heap that growth could detach.
//
// Errors come back as data, never as a C++ exception: wasm/core.mjs turns them into a JS Error.
#include <emscripten/bind.h>
#include <emscripten/val.h>
#include <unistd.h>

#include <cmath>
#include <cstring>
#include <string>

#include "core/readings/catalogue.h"

namespace pe::readings {
namespace {

using emscripten::val;

val ToFloat64Array(const double* values, std::size_t size) {
  return val(emscripten::typed_memory_view(size, values)).call<val>("slice");
}

val ToRows(const Matrix& matrix) {
  const val all = ToFloat64Array(matrix.data(), matrix.size());
  const auto columns = static_cast<int>(matrix.shape(1));
  val rows = val::array();
  for (int row = 0; row < static_cast<int>(matrix.shape(0)); ++row) {
    rows.set(row, all.call<val>("subarray", row * columns, (row + 1) * columns));
  }
  return rows;
}

val ToJs(const void* base, const FieldList& fields) {
  val object = val::object();
  for (const Field& field : fields) {
    val value = val::undefined();
    switch (field.kind) {
      case Kind::kFlag:
        value = val(Get<bool>(base, field));
        break;
      case Kind::kWhole:
        value = val(Get<int>(base, field));
        break;
      case Kind::kReal:
        value = val(Get<double>(base, field));
        break;
      case Kind::kVector: {
        const auto& vector = Get<Vector>(base, field);
        value = ToFloat64Array(vector.data(), vector.size());
        break;
      }
      case Kind::kMatrix:
        value = ToRows(Get<Matrix>(base, field));
        break;
    }
    object.set(field.name, value);
  }
  return object;
}

// Writes `value` into the parameter if it is of the field's type and allowed.
bool Assign(void* params, const Field& field, const val& value) {
  if (field.kind != Kind::kFlag) return value.isNumber() && Set(params, field, value.as<double>());
  return (value.isTrue() || value.isFalse()) && Set(params, field, value.isTrue() ? 1 : 0);
}

class JsCaller final : public Caller {
 public:
  JsCaller(const Widget& widget, const val& input) : widget_(widget), input_(input) {}

  bool SetParams(void* params) override {
    const val names = val::global("Object").call<val>("keys", input_);
    const int count = names["length"].as<int>();
    for (int i = 0; i < count; ++i) {
      const auto name = names[i].as<std::string>();
      const Field* field = FindField(widget_.params, name);
      if (field == nullptr || !Assign(params, *field, input_[name])) {
        answer_.set("refused", i);
        return false;
      }
    }
    return true;
  }

  void TakeReading(const void* params, const void* reading) override {
    answer_.set("params", ToJs(params, widget_.params));
    answer_.set("reading", ToJs(reading, widget_.reading));
  }

  const val& Answer() const { return answer_; }

 private:
  const Widget& widget_;
  const val& input_;
  val answer_ = val::object();
};

// {params, reading}; {refused: n} if the nth key of `input` is unknown or its value not allowed; {}
// for an unknown widget. Absent fields take their defaults. `input` must be a plain object without
// getters.
val Read(const std::string& slug, val input) {
  const Widget* widget = FindWidget(slug);
  if (widget == nullptr) return val::object();
  JsCaller caller(*widget, input);
  widget->run(caller);
  return caller.Answer();
}

// What a parameter of the widget may be: [{name, kind, low, high, step, logarithmic}].
val Fields(const std::string& slug) {
  val list = val::array();
  const Widget* widget = FindWidget(slug);
  if (widget == nullptr) return list;
  int index = 0;
  for (const Field& field : widget->params) {
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

val Slugs() {
  val list = val::array();
  int index = 0;
  for (const Widget& widget : Catalogue()) list.set(index++, std::string(widget.slug));
  return list;
}

// How far the heap has grown, in bytes.
double Memory() { return static_cast<double>(reinterpret_cast<std::uintptr_t>(sbrk(0))); }

}  // namespace

EMSCRIPTEN_BINDINGS(pe) {
  emscripten::function("read", &Read);
  emscripten::function("fields", &Fields);
  emscripten::function("slugs", &Slugs);
  emscripten::function("memory", &Memory);
}

}  // namespace pe::readings
