#include "core/readings/learned_rows.h"

#include "core/pe/linear.h"
#include "core/readings/learned_similarity.h"

namespace pe::readings {

LearnedRowsReading ReadLearnedRows(const LearnedRowsParams& params) {
  const Matrix table = ArticleTable(params.smoothness);
  const Vector current = Row(table, params.row);
  const Vector next = Row(table, params.row + 1);
  return {Cosine(current, next), current, next, table};
}

}  // namespace pe::readings
