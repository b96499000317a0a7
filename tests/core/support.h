// What the tests of the core share: seeded inputs, comparisons, data files.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

#include "core/pe/random.h"
#include "core/pe/tensor.h"

namespace pe {

using Json = nlohmann::json;

inline constexpr int kTrials = 300;

inline Json ReadData(const std::string& name) {
  std::ifstream file(std::string(PE_TEST_DATA) + "/" + name);
  EXPECT_TRUE(file.good()) << name;
  return Json::parse(file);
}

inline Vector ToVector(const Json& numbers) {
  Vector vector = Zeros(numbers.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) vector(i) = numbers[i].get<double>();
  return vector;
}

inline double LargestDifference(const Vector& a, const Vector& b) {
  EXPECT_EQ(a.size(), b.size());
  double largest = 0;
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    const double difference = std::abs(a(i) - b(i));
    // NaN must not pass for small.
    largest = difference >= largest ? difference : (std::isnan(difference) ? INFINITY : largest);
  }
  return largest;
}

// Random inputs of a property, from a seed that is the property's own.
class Inputs {
 public:
  explicit Inputs(std::uint64_t seed) : random_(seed) {}
  int Whole(int low, int high) {
    return low + static_cast<int>(random_.Uniform() * (high - low + 1));
  }
  int Even(int low, int high) { return 2 * Whole(low / 2, high / 2); }
  double Real(double low, double high) { return low + (high - low) * random_.Uniform(); }
  // Equal ratios are equally likely.
  double Base() { return std::pow(10, Real(2, 7)); }
  Vector Normal(int size) { return random_.NormalVector(static_cast<std::size_t>(size)); }
  Matrix Normal(int rows, int columns) {
    return random_.NormalMatrix(static_cast<std::size_t>(rows), static_cast<std::size_t>(columns));
  }

 private:
  Random random_;
};

// Runs `call` and returns the message of the std::domain_error that it must throw.
template <class F>
std::string RefusalOf(F call) {
  try {
    call();
  } catch (const std::domain_error& error) {
    return error.what();
  }
  ADD_FAILURE() << "was not refused";
  return "";
}

inline void ExpectMessage(const std::string& message, const std::string& part) {
  EXPECT_NE(message.find(part), std::string::npos) << "“" << message << "” lacks “" << part << "”";
}

}  // namespace pe
