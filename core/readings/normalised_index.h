// Widget `normalised-index`: divided by the length, one slot has another code in every sequence.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct NormalisedIndexParams {
  int length = 64;  // of the second sequence, tokens

  template <class F>
  static void Describe(F field) {
    field("length", &NormalisedIndexParams::length, Whole(8, 64));
  }
};

struct NormalisedIndexReading {
  int firstLength;         // 8, of the first sequence, tokens
  int slot;                // 3, the slot compared
  double firstSlotValue;   // its code in the first sequence
  double secondSlotValue;  // its code in the second
  double firstStep;        // 1/7, between neighbours in the first sequence
  double secondStep;       // the same in the second
  Vector first;            // [8] every code of the first sequence
  Vector second;           // [length] every code of the second

  template <class F>
  static void Describe(F field) {
    field("firstLength", &NormalisedIndexReading::firstLength);
    field("slot", &NormalisedIndexReading::slot);
    field("firstSlotValue", &NormalisedIndexReading::firstSlotValue);
    field("secondSlotValue", &NormalisedIndexReading::secondSlotValue);
    field("firstStep", &NormalisedIndexReading::firstStep);
    field("secondStep", &NormalisedIndexReading::secondStep);
    field("first", &NormalisedIndexReading::first);
    field("second", &NormalisedIndexReading::second);
  }
};

// Law: both sequences run from 0 to 1, whatever their lengths.
NormalisedIndexReading ReadNormalisedIndex(const NormalisedIndexParams& params);

}  // namespace pe::readings
