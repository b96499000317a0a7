// What the tests of the core share: seeded random inputs, near-equality, refusals, data files.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <initializer_list>
#include <limits>
#include <nlohmann/json.hpp>
#include <numbers>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/pe/random.h"
#include "core/pe/rotary.h"
#include "core/pe/tensor.h"

namespace pe::testing {

inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kEpsilon = 0x1p-52;  // from 1 to the next double
inline constexpr Pairing kPairings[] = {Pairing::kInterleaved, Pairing::kHalfSplit};

// Random inputs of a test, the same in every run and on every platform.
class Inputs {
 public:
  explicit Inputs(std::uint64_t seed) : random_(seed) {}

  // low … high, both included.
  std::int64_t Whole(std::int64_t low, std::int64_t high) {
    const double count = static_cast<double>(high - low) + 1;
    return std::min(high, low + static_cast<std::int64_t>(random_.Uniform() * count));
  }
  int Int(int low, int high) { return static_cast<int>(Whole(low, high)); }
  std::size_t Size(int low, int high) { return static_cast<std::size_t>(Whole(low, high)); }
  int EvenWidth(int high) { return 2 * Int(1, high / 2); }
  double Real(double low, double high) { return low + (high - low) * random_.Uniform(); }
  // Equal ratios are equally likely.
  double Logarithmic(double low, double high) {
    return std::clamp(std::exp(Real(std::log(low), std::log(high))), low, high);
  }
  // A base of a ladder, of any size that somebody might use.
  double Base() { return Logarithmic(1, 1e8); }
  // A whole number of tokens of either sign, as likely small as large.
  double Position(double largest) {
    const double size = std::floor(Logarithmic(1, largest + 1)) - 1;
    return random_.Uniform() < 0.5 ? -size : size;
  }
  pe::Vector Normals(std::size_t size) { return random_.NormalVector(size); }
  pe::Matrix Normals(std::size_t rows, std::size_t columns) {
    return random_.NormalMatrix(rows, columns);
  }
  // A permutation of 0 … size − 1.
  std::vector<int> Order(std::size_t size) {
    std::vector<int> order(size);
    std::iota(order.begin(), order.end(), 0);
    for (std::size_t i = size; i > 1; --i) {
      std::swap(order[i - 1], order[Size(0, static_cast<int>(i) - 1)]);
    }
    return order;
  }

 private:
  Random random_;
};

inline constexpr int kRepetitions = 250;

// Calls test(inputs) with as many different random inputs; a failure names the seed.
template <class F>
void ForRandomInputs(F test, int repetitions = kRepetitions) {
  for (int seed = 1; seed <= repetitions; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Inputs inputs(static_cast<std::uint64_t>(seed));
    test(inputs);
    if (::testing::Test::HasFailure()) return;
  }
}

template <class T>
double LargestDifference(const T& a, const T& b) {
  double largest = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const double difference = std::abs(a.data()[i] - b.data()[i]);
    if (!(difference <= largest)) largest = difference;  // a NaN too
  }
  return largest;
}

// Same shape, and every entry within `tolerance`.
template <class T>
::testing::AssertionResult Near(const T& a, const T& b, double tolerance) {
  if (a.shape() != b.shape()) return ::testing::AssertionFailure() << "the shapes differ";
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (std::abs(a.data()[i] - b.data()[i]) <= tolerance) continue;
    return ::testing::AssertionFailure()
           << "entry " << i << ": " << ::testing::PrintToString(a.data()[i]) << " and "
           << ::testing::PrintToString(b.data()[i]) << " differ by "
           << std::abs(a.data()[i] - b.data()[i]) << ", more than " << tolerance;
  }
  return ::testing::AssertionSuccess();
}

// The message of the std::domain_error that `call` throws; empty where it throws none.
template <class F>
std::string RefusalOf(F call) {
  try {
    call();
  } catch (const std::domain_error& error) {
    return error.what();
  }
  return {};
}

// Whether `call` is refused by a message that has every word of `words` and ends in the value
// given, to the six digits that a stream prints by itself.
template <class F>
::testing::AssertionResult Refuses(F call, std::initializer_list<const char*> words, double value) {
  const std::string message = RefusalOf(call);
  if (message.empty()) return ::testing::AssertionFailure() << "accepted " << value;
  for (const char* word : words) {
    if (message.find(word) != std::string::npos) continue;
    return ::testing::AssertionFailure() << '"' << message << "\" does not name \"" << word << '"';
  }
  const std::string before = ", got ";
  const std::size_t place = message.rfind(before);
  if (place == std::string::npos) {
    return ::testing::AssertionFailure() << '"' << message << "\" names no value";
  }
  const double named = std::strtod(message.c_str() + place + before.size(), nullptr);
  const bool same = std::isnan(value) ? std::isnan(named)
                    : std::isinf(value)
                        ? named == value
                        : std::abs(named - value) <= 1e-5 * std::max(1.0, std::abs(value));
  if (same) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << '"' << message << "\" names another value than " << value;
}

inline nlohmann::json LoadJson(const std::string& name) {
  const std::string path = std::string(PE_TEST_DATA) + "/" + name;
  std::ifstream file(path);
  if (!file) throw std::runtime_error("no file " + path);
  return nlohmann::json::parse(file);
}

inline Vector VectorOf(const nlohmann::json& numbers) {
  Vector vector = Zeros(numbers.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) vector(i) = numbers[i].get<double>();
  return vector;
}

inline std::uint64_t BitsOf(double value) {
  std::uint64_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

// FNV-1a, 64 bits, over the bit patterns of doubles, least significant byte first.
class Checksum {
 public:
  void Add(double value) {
    std::uint64_t bits = BitsOf(value);
    for (int byte = 0; byte < 8; ++byte, bits >>= 8)
      hash_ = (hash_ ^ (bits & 0xff)) * 0x100000001b3;
  }
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xcbf29ce484222325;
};

}  // namespace pe::testing
