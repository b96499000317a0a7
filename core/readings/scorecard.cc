#include "core/readings/scorecard.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/pe/cost.h"
#include "core/pe/ladder.h"
#include "core/pe/linear.h"
#include "core/pe/naive.h"
#include "core/pe/random.h"
#include "core/pe/rotary.h"
#include "core/pe/separation.h"
#include "core/pe/sinusoidal.h"
#include "core/readings/conventions.h"
#include "core/readings/learned_similarity.h"
#include "core/readings/position_interpolation.h"

namespace pe::readings {
namespace {

enum Scheme { kIndex, kNormalised, kBinary, kSinusoidal, kLearned, kRotary, kSchemes };

constexpr std::uint64_t kSeed = 1;  // of the word: that of `add-position`
constexpr int kBits = 6;
constexpr int kGap = 8;
constexpr int kStretch = 4;
constexpr int kAskedLength = kStretch * kTrainedLength;

// One code a row. Shape: [64, slots of the scheme].
Matrix Codes(int scheme) {
  if (scheme == kSinusoidal) return SinusoidalTable(kPositions, kWidth, kBase);
  if (scheme == kLearned) return ArticleTable(LearnedSimilarityParams().smoothness);
  const Vector frequencies = Frequencies(kWidth, kBase);
  const Vector query = SinusoidalVector(0, kWidth, kBase);  // every pair is (0, 1)
  Matrix codes = Zeros(kPositions, scheme == kRotary ? kWidth : scheme == kBinary ? kBits : 1);
  for (int p = 0; p < kPositions; ++p) {
    if (scheme == kIndex) codes(p, 0) = p;
    if (scheme == kNormalised) codes(p, 0) = NormalisedIndex(p, kPositions);
    if (scheme == kBinary) SetRow(codes, p, BinaryCode(p, kBits));
    if (scheme == kRotary) SetRow(codes, p, Rotate(query, p, frequencies, Pairing::kInterleaved));
  }
  return codes;
}

}  // namespace

ScorecardReading ReadScorecard(const ScorecardParams&) {
  ScorecardReading reading{.largestNorm = Zeros(kSchemes),
                           .smallestDistance = Zeros(kSchemes),
                           .contentCosine = Zeros(kSchemes),
                           .distanceSpread = Zeros(kSchemes),
                           .beyond = Zeros(kSchemes),
                           .interpolatedBeyond = 0,
                           .stretch = kStretch,
                           .parameters = Zeros(kSchemes)};
  const Vector word = Random(kSeed).Direction(kWidth, kWordLength);
  for (int scheme = 0; scheme < kSchemes; ++scheme) {
    const Matrix codes = Codes(scheme);
    const double first = std::sqrt(RowDot(codes, 0, 0));  // rotary: ‖q‖, not yet turned
    double longest = 0, change = 0, cosine = 1, lowest = INFINITY, highest = -INFINITY;
    for (int p = 0; p < kPositions; ++p) {
      const double norm = std::sqrt(RowDot(codes, p, p));
      longest = std::max(longest, norm);
      change = std::max(change, std::abs(norm - first));
      if (scheme != kRotary) {
        // cos(x, x + code) from x·code alone: the code lies in the first slots.
        double along = 0;
        for (std::size_t j = 0; j < codes.shape(1); ++j) along += word(j) * codes(p, j);
        const double square = kWordLength * kWordLength + 2 * along + norm * norm;
        const double dot = kWordLength * kWordLength + along;
        cosine = std::min(cosine, dot / (kWordLength * std::sqrt(square)));
      }
      if (p + kGap >= kPositions) continue;
      const double score = RowDot(codes, p, p + kGap);
      lowest = std::min(lowest, score);
      highest = std::max(highest, score);
    }
    // No product of two codes exceeds the square of the longest.
    reading.distanceSpread(scheme) = (highest - lowest) / (longest * longest);
    reading.largestNorm(scheme) = scheme == kRotary ? change : longest;
    reading.contentCosine(scheme) = cosine;
    reading.smallestDistance(scheme) = SmallestRowDistance(codes);
  }

  const auto largest_asked = static_cast<unsigned>(kAskedLength - 1);
  const auto largest_trained = static_cast<unsigned>(kTrainedLength - 1);
  reading.beyond(kIndex) = kStretch;
  reading.beyond(kNormalised) =
      NormalisedIndex(1, kAskedLength) / NormalisedIndex(1, kTrainedLength);
  reading.beyond(kBinary) = std::bit_width(largest_asked) - std::bit_width(largest_trained);
  reading.beyond(kSinusoidal) = PairsAbove(kTrainedLength, kWidth, kBase);
  reading.beyond(kLearned) = (kStretch - 1) * kTableRows;
  reading.beyond(kRotary) = ReadPositionInterpolation({}).excess;
  reading.interpolatedBeyond = ReadPositionInterpolation({kStretch}).excess;
  reading.parameters(kLearned) = static_cast<double>(TableParameters(kTableRows, kTableWidth));
  return reading;
}

}  // namespace pe::readings
