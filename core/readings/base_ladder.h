// Widget `base-ladder`: the wavelengths of all pairs, stretched by the base.
#pragma once

#include "core/readings/conventions.h"
#include "core/readings/fields.h"

namespace pe::readings {

struct BaseLadderParams {
  int pair = 15;        // i
  double base = kBase;  // of the ladder

  template <class F>
  static void Describe(F field) {
    field("pair", &BaseLadderParams::pair, Whole(0, 15));
    field("base", &BaseLadderParams::base, Logarithmic(1e2, 1e7));
  }
};

struct BaseLadderReading {
  double wavelength;            // 2π/θ_i, tokens per turn
  int above;                    // pairs, the last ones, that turn less than once in the window
  int window;                   // 2048, trained length, tokens
  double paperBase;             // 10000, Vaswani et al. 2017
  double llamaBase;             // 500000, Llama 3
  Vector wavelengths;           // [16] of every pair
  Vector referenceWavelengths;  // [16] the same at base 10000

  template <class F>
  static void Describe(F field) {
    field("wavelength", &BaseLadderReading::wavelength);
    field("above", &BaseLadderReading::above);
    field("window", &BaseLadderReading::window);
    field("paperBase", &BaseLadderReading::paperBase);
    field("llamaBase", &BaseLadderReading::llamaBase);
    field("wavelengths", &BaseLadderReading::wavelengths);
    field("referenceWavelengths", &BaseLadderReading::referenceWavelengths);
  }
};

// Law: a larger base lengthens every wavelength but that of pair 0, and above never falls.
BaseLadderReading ReadBaseLadder(const BaseLadderParams& params);

}  // namespace pe::readings
