// Prints what is generated from the field lists:
//   emit types    the TypeScript declarations of every widget's parameters and reading
//   emit golden   readings at a few states of every widget, as JSON
//   emit seeded   the bits of seeded vectors, as JSON
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>

#include "core/readings/add_position.h"
#include "core/readings/catalogue.h"
#include "core/readings/learned_rows.h"

namespace pe::readings {
namespace {

using Json = nlohmann::ordered_json;

std::string PascalCase(const std::string& slug) {
  std::string name;
  bool upper = true;
  for (const char c : slug) {
    if (c == '-') {
      upper = true;
    } else {
      name += upper ? static_cast<char>(std::toupper(c)) : c;
      upper = false;
    }
  }
  return name;
}

const char* TypeScriptType(Kind kind) {
  switch (kind) {
    case Kind::kFlag:
      return "boolean";
    case Kind::kWhole:
    case Kind::kReal:
      return "number";
    case Kind::kVector:
      return "Float64Array";
    case Kind::kMatrix:
      return "Float64Array[]";
  }
  return "never";
}

void EmitInterface(const std::string& name, const FieldList& fields, bool params) {
  if (fields.empty()) {
    std::cout << "export type " << name << " = Record<string, never>;\n";
    return;
  }
  std::cout << "export interface " << name << " {\n";
  for (const Field& field : fields) {
    if (params && field.kind != Kind::kFlag) {
      std::cout << "  /** " << (field.kind == Kind::kWhole ? "Whole, " : "")
                << Json(field.allowed.low) << " to " << Json(field.allowed.high)
                << (field.allowed.logarithmic ? ", logarithmic" : "") << ". */\n";
    }
    std::cout << "  " << field.name << ": " << TypeScriptType(field.kind) << ";\n";
  }
  std::cout << "}\n";
}

void EmitTypes() {
  std::cout
      << "// Generated from the field lists in core/readings by scripts/build. Do not edit.\n";
  for (const Widget& widget : Catalogue()) {
    const std::string name = PascalCase(widget.slug);
    std::cout << "\n";
    EmitInterface(name + "Params", widget.params, true);
    EmitInterface(name + "Reading", widget.reading, false);
  }
  std::cout << "\nexport interface Widgets {\n";
  for (const Widget& widget : Catalogue()) {
    const std::string name = PascalCase(widget.slug);
    std::cout << "  '" << widget.slug << "': { params: " << name << "Params; reading: " << name
              << "Reading };\n";
  }
  std::cout << "}\n";
}

// Twelve significant digits: below the last place in which two C libraries may differ.
double Rounded(double value) {
  char digits[32];
  std::snprintf(digits, sizeof digits, "%.12g", value);
  return std::strtod(digits, nullptr);
}

// A vector as its size, its ends and its sum: enough to notice any change, short enough to review.
Json Summary(const double* values, std::size_t size) {
  double sum = 0;
  for (std::size_t i = 0; i < size; ++i) sum += values[i];
  Json summary{{"size", size}, {"sum", Rounded(sum)}};
  if (size > 0) summary["ends"] = {Rounded(values[0]), Rounded(values[size - 1])};
  return summary;
}

Json ToJson(const void* base, const FieldList& fields) {
  Json object = Json::object();
  for (const Field& field : fields) {
    switch (field.kind) {
      case Kind::kFlag:
        object[field.name] = Get<bool>(base, field);
        break;
      case Kind::kWhole:
        object[field.name] = Get<int>(base, field);
        break;
      case Kind::kReal:
        object[field.name] = Rounded(Get<double>(base, field));
        break;
      case Kind::kVector: {
        const auto& vector = Get<Vector>(base, field);
        object[field.name] = Summary(vector.data(), vector.size());
        break;
      }
      case Kind::kMatrix: {
        const auto& matrix = Get<Matrix>(base, field);
        object[field.name] = Summary(matrix.data(), matrix.size());
        object[field.name]["rows"] = matrix.shape(0);
        break;
      }
    }
  }
  return object;
}

// Reads a widget with every parameter at one place of its range: its default, its low or its high.
class GoldenCaller final : public Caller {
 public:
  enum class Place { kDefault, kLow, kHigh };

  GoldenCaller(const Widget& widget, Place place) : widget_(widget), place_(place) {}

  bool SetParams(void* params) override {
    if (place_ == Place::kDefault) return true;
    for (const Field& field : widget_.params) {
      Set(params, field, place_ == Place::kLow ? field.allowed.low : field.allowed.high);
    }
    return true;
  }

  void TakeReading(const void* params, const void* reading) override {
    golden_["params"] = ToJson(params, widget_.params);
    golden_["reading"] = ToJson(reading, widget_.reading);
  }

  const Json& Golden() const { return golden_; }

 private:
  const Widget& widget_;
  Place place_;
  Json golden_ = Json::object();
};

void EmitGolden() {
  Json all = Json::object();
  for (const Widget& widget : Catalogue()) {
    Json states = Json::array();
    using Place = GoldenCaller::Place;
    for (const Place place : {Place::kDefault, Place::kLow, Place::kHigh}) {
      GoldenCaller caller(widget, place);
      widget.run(caller);
      states.push_back(caller.Golden());
      if (widget.params.empty()) break;
    }
    all[widget.slug] = states;
  }
  std::cout << all.dump(1) << "\n";
}

std::string BitsOf(double value) {
  std::uint64_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  char digits[17];
  std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(bits));
  return digits;
}

// The seeded vectors, bit by bit: they must be the same in WebAssembly.
void EmitSeeded() {
  Json seeded;
  for (const double value : ReadAddPosition({}).word) {
    seeded["add-position.word"].push_back(BitsOf(value));
  }
  for (const double value : ReadLearnedRows({}).table) {
    seeded["learned-rows.table"].push_back(BitsOf(value));
  }
  std::cout << seeded.dump() << "\n";
}

}  // namespace
}  // namespace pe::readings

int main(int argc, char** argv) {
  const std::string what = argc == 2 ? argv[1] : "";
  if (what == "types") {
    pe::readings::EmitTypes();
  } else if (what == "golden") {
    pe::readings::EmitGolden();
  } else if (what == "seeded") {
    pe::readings::EmitSeeded();
  } else {
    std::cerr << "usage: emit types|golden|seeded\n";
    return 2;
  }
}
