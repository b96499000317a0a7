#include "core/pe/cost.h"

#include "core/pe/require.h"

namespace pe {
namespace {

void RequireShape(const AttentionShape& shape) {
  Require(shape.model_width >= 1, "AttentionShape: model_width must be at least 1",
          static_cast<double>(shape.model_width));
  Require(shape.query_width >= 1, "AttentionShape: query_width must be at least 1",
          static_cast<double>(shape.query_width));
  Require(shape.key_width >= 1, "AttentionShape: key_width must be at least 1",
          static_cast<double>(shape.key_width));
}

}  // namespace

std::int64_t TableParameters(std::int64_t rows, std::int64_t width) {
  Require(rows >= 0, "TableParameters: rows must be at least 0", static_cast<double>(rows));
  Require(width >= 0, "TableParameters: width must be at least 0", static_cast<double>(width));
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
