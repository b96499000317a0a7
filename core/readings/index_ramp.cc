#include "core/readings/index_ramp.h"

#include "core/readings/conventions.h"
#include "core/readings/curves.h"

namespace pe::readings {
namespace {

constexpr double kEmbeddingLength = 1;

}  // namespace

IndexRampReading ReadIndexRamp(const IndexRampParams& params) {
  const double encoding = params.position;
  const double square = encoding * encoding;
  return {.encoding = encoding,
          .embeddingLength = kEmbeddingLength,
          .ratio = encoding / kEmbeddingLength,
          .positionShare = square / (square + kEmbeddingLength * kEmbeddingLength),
          .positions = Grid(0, 1, kPositions),
          .ramp = Grid(0, 1, kPositions)};
}

}  // namespace pe::readings
