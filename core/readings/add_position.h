// Widget `add-position`: a word vector, the encoding of its position, and their sum.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct AddPositionParams {
  int position = 32;  // tokens

  template <class F>
  static void Describe(F field) {
    field("position", &AddPositionParams::position, Whole(0, 63));
  }
};

struct AddPositionReading {
  Vector word;      // [32] x, seeded, the same at every position
  Vector encoding;  // [32] PE(p)
  Vector sum;       // [32] x + PE(p)
  double norm;      // ‖PE(p)‖

  template <class F>
  static void Describe(F field) {
    field("word", &AddPositionReading::word);
    field("encoding", &AddPositionReading::encoding);
    field("sum", &AddPositionReading::sum);
    field("norm", &AddPositionReading::norm);
  }
};

// Law: norm = √16 = 4 at every position.
AddPositionReading ReadAddPosition(const AddPositionParams& params);

}  // namespace pe::readings
