// Widget `table-overflow`: a sequence that runs past the last row of GPT-2 small's table.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct TableOverflowParams {
  int length = 1088;  // of the sequence, tokens

  template <class F>
  static void Describe(F field) {
    field("length", &TableOverflowParams::length, Whole(1, 2048));
  }
};

struct TableOverflowReading {
  int rows;          // 1024
  int tableWidth;    // 768
  int parameters;    // rows × tableWidth
  bool failed;       // some position has no row: the lookup raises IndexError
  int failingIndex;  // the index it raises at, the first without a row, or −1
  int missing;       // positions without a row
  int firstMissing;  // the first of them, or −1
  int lastMissing;   // the last of them, or −1

  template <class F>
  static void Describe(F field) {
    field("rows", &TableOverflowReading::rows);
    field("tableWidth", &TableOverflowReading::tableWidth);
    field("parameters", &TableOverflowReading::parameters);
    field("failed", &TableOverflowReading::failed);
    field("failingIndex", &TableOverflowReading::failingIndex);
    field("missing", &TableOverflowReading::missing);
    field("firstMissing", &TableOverflowReading::firstMissing);
    field("lastMissing", &TableOverflowReading::lastMissing);
  }
};

// Looks positions 0 … length − 1 up in a table of 1024 rows.
// Law: failed exactly where length > rows, and then missing = length − rows.
TableOverflowReading ReadTableOverflow(const TableOverflowParams& params);

}  // namespace pe::readings
