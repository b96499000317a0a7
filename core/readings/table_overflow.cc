#include "core/readings/table_overflow.h"

#include "core/pe/cost.h"
#include "core/pe/learned.h"
#include "core/readings/conventions.h"

namespace pe::readings {

TableOverflowReading ReadTableOverflow(const TableOverflowParams& params) {
  // Whether a position has a row does not depend on how wide the rows are.
  const Matrix table = Zeros(kTableRows, 1);
  // Rows have no gaps between them, so the positions without one are the last of the sequence.
  int found = params.length;
  while (found > 0 && !Lookup(table, found - 1).has_value()) --found;
  const bool failed = found < params.length;
  const int first_missing = failed ? found : -1;
  return {.rows = kTableRows,
          .tableWidth = kTableWidth,
          .parameters = static_cast<int>(TableParameters(kTableRows, kTableWidth)),
          .failed = failed,
          .failingIndex = first_missing,
          .missing = params.length - found,
          .firstMissing = first_missing,
          .lastMissing = failed ? params.length - 1 : -1};
}

}  // namespace pe::readings
