// The types that cross the boundary, in place of Emscripten's libembind.
//
// libembind registers some thirty types, among them every string of wide characters, and needs
// C++ run-time type information for their names in error messages. The bindings use six: listing
// them costs 2.5 KB of gzip less. Another one used in bindings.cc has to be named here.
#include <emscripten/bind.h>
#include <emscripten/emscripten.h>

#include <cstring>
#include <limits>

using emscripten::internal::TypeID;

extern "C" {

// For error messages about a type that is not registered; without type information there is none.
EMSCRIPTEN_KEEPALIVE const char* __getTypeName(const void*) { return strdup("?"); }

[[gnu::constructor]] EMSCRIPTEN_KEEPALIVE void __embind_register_native_and_builtin_types() {
  using namespace emscripten::internal;
  _embind_register_bool(TypeID<bool>::get(), "bool", sizeof(bool), true, false);
  _embind_register_integer(TypeID<int>::get(), "int", sizeof(int), std::numeric_limits<int>::min(),
                           std::numeric_limits<int>::max());
  _embind_register_float(TypeID<double>::get(), "double", sizeof(double));
  _embind_register_std_string(TypeID<std::string>::get(), "std::string");
  _embind_register_emval(TypeID<emscripten::val>::get(), "emscripten::val");
  constexpr unsigned kUint16Array = 3, kFloat64Array = 7;  // in embind.js's list of typed arrays
  _embind_register_memory_view(TypeID<emscripten::memory_view<char16_t>>::get(), kUint16Array,
                               "emscripten::memory_view<char16_t>");
  _embind_register_memory_view(TypeID<emscripten::memory_view<double>>::get(), kFloat64Array,
                               "emscripten::memory_view<double>");
}

}  // extern "C"
