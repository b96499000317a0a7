// Widget `pairing`: the two conventions by which slots of a head form pairs.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct PairingParams {
  int slot = 5;  // of a head of 16

  template <class F>
  static void Describe(F field) {
    field("slot", &PairingParams::slot, Whole(0, 15));
  }
};

struct PairingReading {
  int interleavedPair;          // index of the slot's frequency where slots 2i and 2i + 1 pair
  int halfSplitPair;            // the same where slots i and i + 8 pair
  int interleavedPartner;       // the slot it pairs with
  int halfSplitPartner;         // the same
  double interleavedFrequency;  // 10000^(−2·pair/16), radians per token
  double halfSplitFrequency;    // the same
  double ratio;                 // interleavedFrequency / halfSplitFrequency
  double factor;                // the larger of ratio and 1/ratio
  int agreements;               // slots whose frequency is the same in both: the first and the last
  Vector interleavedPairs;      // [16] the index of every slot
  Vector halfSplitPairs;        // [16] the same
  Vector order;                 // [16] half-split slot j holds interleaved slot order[j]

  template <class F>
  static void Describe(F field) {
    field("interleavedPair", &PairingReading::interleavedPair);
    field("halfSplitPair", &PairingReading::halfSplitPair);
    field("interleavedPartner", &PairingReading::interleavedPartner);
    field("halfSplitPartner", &PairingReading::halfSplitPartner);
    field("interleavedFrequency", &PairingReading::interleavedFrequency);
    field("halfSplitFrequency", &PairingReading::halfSplitFrequency);
    field("ratio", &PairingReading::ratio);
    field("factor", &PairingReading::factor);
    field("agreements", &PairingReading::agreements);
    field("interleavedPairs", &PairingReading::interleavedPairs);
    field("halfSplitPairs", &PairingReading::halfSplitPairs);
    field("order", &PairingReading::order);
  }
};

// Law: order is a permutation that carries every interleaved pair to the half-split pair of the
// same index.
PairingReading ReadPairing(const PairingParams& params);

}  // namespace pe::readings
