#include "core/readings/base_ladder.h"

#include "core/pe/ladder.h"
#include "core/readings/conventions.h"

namespace pe::readings {

BaseLadderReading ReadBaseLadder(const BaseLadderParams& params) {
  const Vector wavelengths = Wavelengths(kWidth, params.base);
  return {.wavelength = wavelengths(params.pair),
          .above = PairsAbove(kTrainedLength, kWidth, params.base),
          .window = kTrainedLength,
          .paperBase = kBase,
          .llamaBase = kLlama3Base,
          .wavelengths = wavelengths,
          .referenceWavelengths = Wavelengths(kWidth, kBase)};
}

}  // namespace pe::readings
