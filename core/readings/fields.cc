#include "core/readings/fields.h"

namespace pe::readings {

[[gnu::noinline]] void Append(FieldList& fields, const char* name, Kind kind, std::size_t offset) {
  fields.push_back({name, kind, offset, {}});
}

[[gnu::noinline]] void Append(FieldList& fields, const char* name, Kind kind, std::size_t offset,
                              const Allowed& allowed) {
  fields.push_back({name, kind, offset, allowed});
}

}  // namespace pe::readings
