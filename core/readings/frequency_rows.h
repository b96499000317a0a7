// Widget `frequency-rows`: the first eight pairs of the ladder as waves.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct FrequencyRowsParams {
  int pair = 7;  // i

  template <class F>
  static void Describe(F field) {
    field("pair", &FrequencyRowsParams::pair, Whole(0, 7));
  }
};

struct FrequencyRowsReading {
  double radiansPerToken;  // θ_i
  double tokensPerTurn;    // 2π/θ_i
  Vector frequencies;      // [8] radians per token of every row
  Vector wavelengths;      // [8] tokens per turn of every row
  Vector positions;        // [253] 0, ¼, ½ … 63
  Matrix waves;            // [8, 253] sin(p·θ_i)

  template <class F>
  static void Describe(F field) {
    field("radiansPerToken", &FrequencyRowsReading::radiansPerToken);
    field("tokensPerTurn", &FrequencyRowsReading::tokensPerTurn);
    field("frequencies", &FrequencyRowsReading::frequencies);
    field("wavelengths", &FrequencyRowsReading::wavelengths);
    field("positions", &FrequencyRowsReading::positions);
    field("waves", &FrequencyRowsReading::waves);
  }
};

// Law: each row turns slower than the one before by the same ratio.
FrequencyRowsReading ReadFrequencyRows(const FrequencyRowsParams& params);

}  // namespace pe::readings
