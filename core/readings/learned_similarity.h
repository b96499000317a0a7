// Widget `learned-similarity`: similarity against gap, learned beside sinusoidal.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct LearnedSimilarityParams {
  double smoothness = 0.6;  // s of the table, see `learned-rows`

  template <class F>
  static void Describe(F field) {
    field("smoothness", &LearnedSimilarityParams::smoothness, Real(0, 1, 0.01));
  }
};

struct LearnedSimilarityReading {
  double learnedNeighbour;  // learned at gap 1
  double exactNeighbour;    // exact at gap 1
  Vector learned;           // [64] mean cosine of all row pairs at that gap
  Vector pairCosines;       // [2016] cosine of every two different rows
  Vector gaps;              // [64] 0 … 63
  Vector exact;             // [64] Σ_i cos(gap·θ_i) / 16, sinusoidal
  Vector pairGaps;          // [2016] their gap

  template <class F>
  static void Describe(F field) {
    field("learnedNeighbour", &LearnedSimilarityReading::learnedNeighbour);
    field("exactNeighbour", &LearnedSimilarityReading::exactNeighbour);
    field("learned", &LearnedSimilarityReading::learned);
    field("pairCosines", &LearnedSimilarityReading::pairCosines);
    field("gaps", &LearnedSimilarityReading::gaps);
    field("exact", &LearnedSimilarityReading::exact);
    field("pairGaps", &LearnedSimilarityReading::pairGaps);
  }
};

// Everything learned is measured on a table of 64 rows × 32 drawn from `seed`.
LearnedSimilarityReading LearnedSimilarityOfSeed(const LearnedSimilarityParams& params,
                                                 std::uint64_t seed);

// That table of the article's seed. Shape: [64, 32]. Domain: smoothness in [0, 1].
Matrix ArticleTable(double smoothness);

// The smallest seed whose learnedNeighbour at smoothness 0.6 shows as 0.60 (core/tools/seeds.cc).
inline constexpr std::uint64_t kLearnedSimilaritySeed = 3;

// LearnedSimilarityOfSeed with the article's seed.
// Law: at gap 0 both curves are 1; at smoothness 1 learned is 1 at every gap.
LearnedSimilarityReading ReadLearnedSimilarity(const LearnedSimilarityParams& params);

}  // namespace pe::readings
