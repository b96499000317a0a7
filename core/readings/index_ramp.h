// Widget `index-ramp`: the encoding is the index itself, and soon outgrows what it is added to.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct IndexRampParams {
  int position = 63;  // p, tokens

  template <class F>
  static void Describe(F field) {
    field("position", &IndexRampParams::position, Whole(0, 63));
  }
};

struct IndexRampReading {
  double encoding;         // p
  double embeddingLength;  // 1, about what an embedding starts with
  double ratio;            // encoding / embeddingLength
  double positionShare;  // p²/(p² + ‖x‖²): of ‖x + encoding‖² where x is orthogonal to it
  Vector positions;      // [64]
  Vector ramp;           // [64] the encoding of each position

  template <class F>
  static void Describe(F field) {
    field("encoding", &IndexRampReading::encoding);
    field("embeddingLength", &IndexRampReading::embeddingLength);
    field("ratio", &IndexRampReading::ratio);
    field("positionShare", &IndexRampReading::positionShare);
    field("positions", &IndexRampReading::positions);
    field("ramp", &IndexRampReading::ramp);
  }
};

// Law: ratio grows by the same amount at every token, without bound.
IndexRampReading ReadIndexRamp(const IndexRampParams& params);

}  // namespace pe::readings
