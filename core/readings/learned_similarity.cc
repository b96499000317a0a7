#include "core/readings/learned_similarity.h"

#include "core/pe/cosine_sum.h"
#include "core/pe/learned.h"
#include "core/readings/conventions.h"
#include "core/readings/curves.h"

namespace pe::readings {

LearnedSimilarityReading LearnedSimilarityOfSeed(const LearnedSimilarityParams& params,
                                                 std::uint64_t seed) {
  constexpr int kRowPairs = kPositions * (kPositions - 1) / 2;
  const Matrix cosines = RowCosines(LearnedTable(kPositions, kWidth, params.smoothness, seed));
  LearnedSimilarityReading reading{.learnedNeighbour = 0,
                                   .exactNeighbour = 0,
                                   .gaps = Grid(0, 1, kPositions),
                                   .learned = MeanCosineByGap(cosines),
                                   .exact = SimilarityCurve(0, 1, kPositions, kWidth, kBase),
                                   .pairGaps = Zeros(kRowPairs),
                                   .pairCosines = Zeros(kRowPairs)};
  reading.learnedNeighbour = reading.learned(1);
  reading.exactNeighbour = reading.exact(1);
  int n = 0;
  for (int gap = 1; gap < kPositions; ++gap) {
    for (int row = 0; row + gap < kPositions; ++row, ++n) {
      reading.pairGaps(n) = gap;
      reading.pairCosines(n) = cosines(row, row + gap);
    }
  }
  return reading;
}

LearnedSimilarityReading ReadLearnedSimilarity(const LearnedSimilarityParams& params) {
  return LearnedSimilarityOfSeed(params, kLearnedSimilaritySeed);
}

}  // namespace pe::readings
