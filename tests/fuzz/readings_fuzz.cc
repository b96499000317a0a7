// Arbitrary bytes as a call of a reading: it is refused by the name of a field that is unknown or
// not allowed, or it answers with the parameters asked for and finite numbers.
#include <fuzzer/FuzzedDataProvider.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/readings/catalogue.h"

namespace pe::readings {
namespace {

void Require(bool holds, const char* law, const std::string& place) {
  if (holds) return;
  std::fprintf(stderr, "%s: %s\n", place.c_str(), law);
  std::abort();
}

// What the field list says, said once more.
bool IsAllowed(const Field& field, double number) {
  if (std::isnan(number) || number < field.allowed.low || number > field.allowed.high) return false;
  return field.kind == Kind::kReal || std::remainder(number, 1) == 0;
}

// A number that is likely to be wrong in an interesting way, or right.
double Number(FuzzedDataProvider& bytes, const Allowed& allowed) {
  const auto [low, high, step, logarithmic] = allowed;
  switch (bytes.ConsumeIntegralInRange(0, 7)) {
    case 0:
      return low;
    case 1:
      return high;
    case 2:
      return std::nextafter(low, bytes.ConsumeBool() ? -HUGE_VAL : HUGE_VAL);
    case 3:
      return std::nextafter(high, bytes.ConsumeBool() ? -HUGE_VAL : HUGE_VAL);
    case 4:
      return bytes.ConsumeIntegral<std::int32_t>();
    case 5:
      return std::round(bytes.ConsumeFloatingPointInRange(low, high));
    case 6:
      return bytes.ConsumeFloatingPointInRange(low, high);
    default:
      return __builtin_bit_cast(double, bytes.ConsumeIntegral<std::uint64_t>());
  }
}

// Sets parameters as the module does (wasm/bindings.cc), and checks what comes of it.
class Fuzzer final : public Caller {
 public:
  Fuzzer(const Widget& widget, FuzzedDataProvider& bytes) : widget_(widget), bytes_(bytes) {}

  bool SetParams(void* params) override {
    while (bytes_.remaining_bytes() > 0) {
      const std::string name = Name();
      const Field* field = FindField(widget_.params, name);
      const double number = Number(bytes_, field == nullptr ? Allowed{} : field->allowed);
      const bool taken = field != nullptr && Set(params, *field, number);
      Require(taken == (field != nullptr && IsAllowed(*field, number)),
              "taken exactly if it is allowed", Place(name));
      if (!taken) return false;
      asked_[name] = number;
    }
    return true;
  }

  void TakeReading(const void* params, const void* reading) override {
    for (const auto& [name, number] : asked_) {
      Require(Scalar(params, *FindField(widget_.params, name)) == number,
              "read for the number asked for", Place(name));
    }
    for (const Field& field : widget_.reading) {
      if (field.kind == Kind::kVector) {
        const Vector& vector = Get<Vector>(reading, field);
        RequireFinite(field, {vector.data(), vector.size()});
      } else if (field.kind == Kind::kMatrix) {
        const Matrix& matrix = Get<Matrix>(reading, field);
        RequireFinite(field, {matrix.data(), matrix.size()});
      } else {
        const double number = Scalar(reading, field);
        RequireFinite(field, {&number, 1});
      }
    }
  }

 private:
  std::string Name() {
    const auto known = static_cast<int>(widget_.params.size());
    const int n = bytes_.ConsumeIntegralInRange(0, 8 * known);
    return n < 8 * known ? widget_.params[static_cast<std::size_t>(n / 8)].name
                         : bytes_.ConsumeRandomLengthString();
  }

  std::string Place(const std::string& name) const { return widget_.slug + ("." + name); }

  static double Scalar(const void* base, const Field& field) {
    if (field.kind == Kind::kFlag) return Get<bool>(base, field) ? 1 : 0;
    return field.kind == Kind::kWhole ? Get<int>(base, field) : Get<double>(base, field);
  }

  void RequireFinite(const Field& field, std::span<const double> numbers) const {
    Require(!numbers.empty(), "holds numbers", Place(field.name));
    for (const double number : numbers) {
      Require(std::isfinite(number) && !(number == 0 && std::signbit(number)),
              "every number is finite and none minus zero", Place(field.name));
    }
  }

  const Widget& widget_;
  FuzzedDataProvider& bytes_;
  std::map<std::string, double> asked_;
};

}  // namespace
}  // namespace pe::readings

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace pe::readings;
  FuzzedDataProvider bytes(data, size);
  const std::span<const Widget> all = Catalogue();
  const auto n = bytes.ConsumeIntegralInRange<std::size_t>(0, all.size());
  const Widget* widget = n < all.size() ? &all[n] : FindWidget(bytes.ConsumeRandomLengthString());
  if (widget == nullptr) return 0;
  Fuzzer fuzzer(*widget, bytes);
  widget->run(fuzzer);
  return 0;
}
