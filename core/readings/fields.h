// The field list of a struct: each field's name, type and, for a parameter, the values it allows.
//
// A params or reading struct lists its fields once, in a static member:
//
//   template <class F> static void Describe(F field) {
//     field("position", &AddPositionParams::position, Whole(0, 63));
//   }
//
// In a reading, long arrays that no parameter changes come last: JavaScript keeps those it has.
//
// Everything else reads that list: conversion from and to JavaScript, validation at the boundary,
// the TypeScript declarations, the golden JSON, the sliders' ranges, the vocabulary of the prose.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/pe/tensor.h"

namespace pe::readings {

enum class Kind : std::uint8_t { kFlag, kWhole, kReal, kVector, kMatrix };

// The values a parameter may take: low … high, both included. `step` is the smallest change worth
// making by hand; the core itself takes any value in between.
struct Allowed {
  double low = 0;
  double high = 0;
  double step = 0;
  bool logarithmic = false;  // equal ratios matter, not equal differences
};

constexpr Allowed Whole(int low, int high) {
  return {static_cast<double>(low), static_cast<double>(high), 1, false};
}
constexpr Allowed Real(double low, double high, double step) { return {low, high, step, false}; }
constexpr Allowed Logarithmic(double low, double high) { return {low, high, 0, true}; }
constexpr Allowed LogarithmicWhole(int low, int high) {
  return {static_cast<double>(low), static_cast<double>(high), 1, true};
}
constexpr Allowed Flag() { return {0, 1, 1, false}; }

struct Field {
  const char* name;
  Kind kind;
  std::size_t offset;  // from the start of its struct, in bytes
  Allowed allowed;     // parameters only
};

using FieldList = std::vector<Field>;

template <class M>
constexpr Kind KindOf() {
  if constexpr (std::is_same_v<M, bool>) return Kind::kFlag;
  if constexpr (std::is_same_v<M, int>) return Kind::kWhole;
  if constexpr (std::is_same_v<M, double>) return Kind::kReal;
  if constexpr (std::is_same_v<M, Vector>) return Kind::kVector;
  if constexpr (std::is_same_v<M, Matrix>) return Kind::kMatrix;
}

// Not inline: some 250 fields call these, and each call should stay a few bytes.
void Append(FieldList& fields, const char* name, Kind kind, std::size_t offset);
void Append(FieldList& fields, const char* name, Kind kind, std::size_t offset,
            const Allowed& allowed);

// The fields of T in the order that T::Describe names them.
template <class T>
FieldList FieldsOf() {
  FieldList fields;
  T::Describe([&]<class M>(const char* name, M T::*member, const auto&... allowed) {
    // In the C++ ABI of GCC and Clang (Itanium, 2.3.1) a pointer to a data member is its offset.
    const auto offset = __builtin_bit_cast(std::ptrdiff_t, member);
    Append(fields, name, KindOf<M>(), static_cast<std::size_t>(offset), allowed...);
  });
  return fields;
}

// The value of `field` in the struct that starts at `base`. M must be the type that field.kind
// stands for.
template <class M>
M& Get(void* base, const Field& field) {
  return *reinterpret_cast<M*>(static_cast<char*>(base) + field.offset);
}
template <class M>
const M& Get(const void* base, const Field& field) {
  return *reinterpret_cast<const M*>(static_cast<const char*>(base) + field.offset);
}

// The field of that name, or nullptr.
const Field* FindField(const FieldList& fields, std::string_view name);

// Writes `number` into the parameter at `field` if the field allows it; a flag is 0 or 1, and −0 is
// written as 0. False: it is not allowed, and nothing is written.
bool Set(void* params, const Field& field, double number);

}  // namespace pe::readings
