#include "core/pe/require.h"

#if defined(__cpp_exceptions)
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#endif

namespace pe {

#if defined(__cpp_exceptions)
namespace {

// As few digits as name this very number.
std::string Digits(double value) {
  char digits[32];
  for (int count = 6; count <= 17; ++count) {
    std::snprintf(digits, sizeof digits, "%.*g", count, value);
    if (std::isnan(value) || std::strtod(digits, nullptr) == value) break;
  }
  return digits;
}

}  // namespace

void Require(bool holds, const char* rule, double value) {
  if (!holds) throw std::domain_error(std::string(rule) + ", got " + Digits(value));
}

void Require(bool holds, const char* function, const char* rule, double value) {
  if (holds) return;
  throw std::domain_error(std::string(function) + ": " + rule + ", got " + Digits(value));
}

#else

void Require(bool holds, const char*, double) {
  if (!holds) __builtin_trap();
}

void Require(bool holds, const char*, const char*, double) {
  if (!holds) __builtin_trap();
}

#endif

}  // namespace pe
