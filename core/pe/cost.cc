#include "core/pe/cost.h"

#include "core/pe/require.h"

namespace pe {
namespace {

void RequireSize(std::int64_t size, std::int64_t smallest, const char* rule) {
  static_assert(kMaxSize == 536870912, "the rules below name it");
  Require(size >= smallest && size <= kMaxSize, rule, static_cast<double>(size));
}

void RequireShape(const AttentionShape& shape) {
  RequireSize(shape.model_width, 1, "AttentionShape: model_width must be in [1, 536870912]");
  RequireSize(shape.query_width, 1, "AttentionShape: query_width must be in [1, 536870912]");
  RequireSize(shape.key_width, 1, "AttentionShape: key_width must be in [1, 536870912]");
}

}  // namespace

std::int64_t TableParameters(std::int64_t rows, std::int64_t width) {
  RequireSize(rows, 0, "TableParameters: rows must be in [0, 536870912]");
  RequireSize(width, 0, "TableParameters: width must be in [0, 536870912]");
  return rows * width;
}

std::int64_t RotaryOperations(const AttentionShape& shape) {
  RequireShape(shape);
  return 3 * (shape.query_width + shape.key_width);
}

std::int64_t ProjectionOperations(const AttentionShape& shape) {
  RequireShape(shape);
  // W_Q and W_O are model × query wide, W_K and W_V are model × key wide.
  return 2 * shape.model_width * 2 * (shape.query_width + shape.key_width);
}

}  // namespace pe
