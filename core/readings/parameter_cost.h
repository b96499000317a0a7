// Widget `parameter-cost`: what each encoding must store for a context length.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct ParameterCostParams {
  int length = 32768;  // of the context, tokens

  template <class F>
  static void Describe(F field) {
    field("length", &ParameterCostParams::length, LogarithmicWhole(1024, 1048576));
  }
};

struct ParameterCostReading {
  int tableParameters;       // length × 768, a learned table
  int sinusoidalParameters;  // 0
  int rotaryParameters;      // 0
  int firstUselessToken;     // length + 1: the first token without a row, counted from 1
  Vector lengths;            // [61] 1024 … 1048576, six to a doubling, whole
  Vector parameters;         // [61] of a learned table of each length

  template <class F>
  static void Describe(F field) {
    field("tableParameters", &ParameterCostReading::tableParameters);
    field("sinusoidalParameters", &ParameterCostReading::sinusoidalParameters);
    field("rotaryParameters", &ParameterCostReading::rotaryParameters);
    field("firstUselessToken", &ParameterCostReading::firstUselessToken);
    field("lengths", &ParameterCostReading::lengths);
    field("parameters", &ParameterCostReading::parameters);
  }
};

// Law: tableParameters / length is the same at every length.
ParameterCostReading ReadParameterCost(const ParameterCostParams& params);

}  // namespace pe::readings
