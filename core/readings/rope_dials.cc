#include "core/readings/rope_dials.h"

#include <cmath>
#include <numbers>

#include "core/pe/linear.h"
#include "core/pe/rotary.h"
#include "core/readings/conventions.h"
#include "core/readings/curves.h"

namespace pe::readings {

RopeDialsReading ReadRopeDials(const RopeDialsParams& params) {
  const int pairs = params.allPairs ? kPairs : kFirstPairs;
  const Vector frequencies = FirstFrequencies(pairs);
  RopeDialsReading reading{.pairs = pairs,
                           .frequencies = frequencies,
                           .angles = Scale(frequencies, params.position),
                           .turns = Zeros(pairs),
                           .hands = Zeros(pairs, 2)};
  Vector start = Zeros(2 * pairs);
  for (int i = 0; i < pairs; ++i) start(2 * i) = 1;
  const Vector turned = Rotate(start, params.position, frequencies, Pairing::kInterleaved);
  for (int i = 0; i < pairs; ++i) {
    reading.turns(i) = std::floor(reading.angles(i) / (2 * std::numbers::pi));
    reading.hands(i, 0) = turned(2 * i);
    reading.hands(i, 1) = turned(2 * i + 1);
  }
  return reading;
}

}  // namespace pe::readings
