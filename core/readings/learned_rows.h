// Widget `learned-rows`: a learned table promises nothing about how its rows relate.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct LearnedRowsParams {
  int row = 20;           // p
  double smoothness = 0;  // s in row p + 1 = s·row p + √(1 − s²)·fresh noise

  template <class F>
  static void Describe(F field) {
    field("row", &LearnedRowsParams::row, Whole(0, 62));
    field("smoothness", &LearnedRowsParams::smoothness, Real(0, 1, 0.01));
  }
};

struct LearnedRowsReading {
  double cosine;   // of row p and row p + 1
  Vector current;  // [32] row p
  Vector next;     // [32] row p + 1
  Matrix table;    // [64, 32] drawn with the seed of `learned-similarity`

  template <class F>
  static void Describe(F field) {
    field("cosine", &LearnedRowsReading::cosine);
    field("current", &LearnedRowsReading::current);
    field("next", &LearnedRowsReading::next);
    field("table", &LearnedRowsReading::table);
  }
};

// Law: at smoothness 1 all rows are alike.
LearnedRowsReading ReadLearnedRows(const LearnedRowsParams& params);

}  // namespace pe::readings
