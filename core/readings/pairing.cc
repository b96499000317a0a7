#include "core/readings/pairing.h"

#include <algorithm>

#include "core/pe/ladder.h"
#include "core/pe/rotary.h"
#include "core/readings/conventions.h"

namespace pe::readings {
namespace {

constexpr int kHeadWidth = 16;

}  // namespace

PairingReading ReadPairing(const PairingParams& params) {
  const Vector frequencies = Frequencies(kHeadWidth, kBase);
  const int interleaved = PairOfSlot(params.slot, kHeadWidth, Pairing::kInterleaved);
  const int half_split = PairOfSlot(params.slot, kHeadWidth, Pairing::kHalfSplit);
  const double ratio = frequencies(interleaved) / frequencies(half_split);
  PairingReading reading{
      .interleavedPair = interleaved,
      .halfSplitPair = half_split,
      .interleavedPartner = PartnerOfSlot(params.slot, kHeadWidth, Pairing::kInterleaved),
      .halfSplitPartner = PartnerOfSlot(params.slot, kHeadWidth, Pairing::kHalfSplit),
      .interleavedFrequency = frequencies(interleaved),
      .halfSplitFrequency = frequencies(half_split),
      .ratio = ratio,
      .factor = std::max(ratio, 1 / ratio),
      .agreements = 0,
      .interleavedPairs = Zeros(kHeadWidth),
      .halfSplitPairs = Zeros(kHeadWidth),
      .order = Zeros(kHeadWidth)};
  const std::vector<int> order = HalfSplitFromInterleaved(kHeadWidth);
  for (int slot = 0; slot < kHeadWidth; ++slot) {
    reading.interleavedPairs(slot) = PairOfSlot(slot, kHeadWidth, Pairing::kInterleaved);
    reading.halfSplitPairs(slot) = PairOfSlot(slot, kHeadWidth, Pairing::kHalfSplit);
    reading.agreements += reading.interleavedPairs(slot) == reading.halfSplitPairs(slot);
    reading.order(slot) = order[slot];
  }
  return reading;
}

}  // namespace pe::readings
