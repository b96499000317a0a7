#include "core/readings/parameter_cost.h"

#include <cmath>

#include "core/pe/cost.h"
#include "core/pe/power.h"
#include "core/readings/conventions.h"

namespace pe::readings {
namespace {

constexpr double kShortest = 1024;
constexpr int kPointsPerDoubling = 6;
constexpr int kPoints = 61;

}  // namespace

ParameterCostReading ReadParameterCost(const ParameterCostParams& params) {
  ParameterCostReading reading{
      .tableParameters = static_cast<int>(TableParameters(params.length, kTableWidth)),
      .sinusoidalParameters = 0,
      .rotaryParameters = 0,
      .firstUselessToken = params.length + 1,
      .lengths = Zeros(kPoints),
      .parameters = Zeros(kPoints)};
  for (int n = 0; n < kPoints; ++n) {
    const double length = std::round(kShortest * RationalPower(2, n, kPointsPerDoubling));
    const std::int64_t parameters = TableParameters(static_cast<std::int64_t>(length), kTableWidth);
    reading.lengths(n) = length;
    reading.parameters(n) = static_cast<double>(parameters);
  }
  return reading;
}

}  // namespace pe::readings
