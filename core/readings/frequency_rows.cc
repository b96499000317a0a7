#include "core/readings/frequency_rows.h"

#include "core/pe/ladder.h"
#include "core/readings/conventions.h"
#include "core/readings/curves.h"

namespace pe::readings {

FrequencyRowsReading ReadFrequencyRows(const FrequencyRowsParams& params) {
  FrequencyRowsReading reading{.radiansPerToken = 0,
                               .tokensPerTurn = 0,
                               .frequencies = FirstFrequencies(kFirstPairs),
                               .wavelengths = First(Wavelengths(kWidth, kBase), kFirstPairs),
                               .positions = WavePositions(),
                               .waves = Waves(kFirstPairs)};
  reading.radiansPerToken = reading.frequencies(params.pair);
  reading.tokensPerTurn = reading.wavelengths(params.pair);
  return reading;
}

}  // namespace pe::readings
