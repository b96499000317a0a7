#include "core/readings/learned_similarity.h"

#include "core/pe/cosine_sum.h"
#include "core/pe/learned.h"
#include "core/pe/random.h"
#include "core/readings/conventions.h"
#include "core/readings/curves.h"

namespace pe::readings {
namespace {

LearnedSimilarityReading ReadingOf(const Matrix& table) {
  constexpr int kRowPairs = kPositions * (kPositions - 1) / 2;
  static const Vector exact = SimilarityCurve(0, 1, kPositions, kWidth, kBase);
  const Matrix cosines = RowCosines(table);
  LearnedSimilarityReading reading{.learnedNeighbour = 0,
                                   .exactNeighbour = 0,
                                   .learned = MeanCosineByGap(cosines),
                                   .pairCosines = Zeros(kRowPairs),
                                   .gaps = Grid(0, 1, kPositions),
                                   .exact = exact,
                                   .pairGaps = Zeros(kRowPairs)};
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

}  // namespace

Matrix ArticleTable(double smoothness) {
  static const Matrix noise = Random(kLearnedSimilaritySeed).NormalMatrix(kPositions, kWidth);
  return LearnedTable(noise, smoothness);
}

LearnedSimilarityReading LearnedSimilarityOfSeed(const LearnedSimilarityParams& params,
                                                 std::uint64_t seed) {
  return ReadingOf(LearnedTable(kPositions, kWidth, params.smoothness, seed));
}

LearnedSimilarityReading ReadLearnedSimilarity(const LearnedSimilarityParams& params) {
  return ReadingOf(ArticleTable(params.smoothness));
}

}  // namespace pe::readings
