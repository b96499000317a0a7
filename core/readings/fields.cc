#include "core/readings/fields.h"

#include <cmath>

namespace pe::readings {

[[gnu::noinline]] void Append(FieldList& fields, const char* name, Kind kind, std::size_t offset) {
  fields.push_back({name, kind, offset, {}});
}

[[gnu::noinline]] void Append(FieldList& fields, const char* name, Kind kind, std::size_t offset,
                              const Allowed& allowed) {
  fields.push_back({name, kind, offset, allowed});
}

const Field* FindField(const FieldList& fields, std::string_view name) {
  for (const Field& field : fields) {
    if (field.name == name) return &field;
  }
  return nullptr;
}

bool Set(void* params, const Field& field, double number) {
  // Written so that NaN fails.
  if (!(number >= field.allowed.low && number <= field.allowed.high)) return false;
  if (field.kind != Kind::kReal && number != std::floor(number)) return false;
  if (field.kind == Kind::kFlag) {
    Get<bool>(params, field) = number != 0;
  } else if (field.kind == Kind::kWhole) {
    Get<int>(params, field) = static_cast<int>(number);
  } else {
    Get<double>(params, field) = number + 0.0;  // turns −0 into 0
  }
  return true;
}

}  // namespace pe::readings
