// Surveys the figures that a seed decides: where the article's seed lies among the seeds 1 … 1000.
//
// The rule by which seeds are chosen: the smallest whose figure, at the digits shown, is the
// article's. Exits with 1 where the article's seed is another.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "core/readings/learned_similarity.h"
#include "core/readings/projection_mix.h"
#include "core/readings/weight_crossover.h"

namespace pe::readings {
namespace {

constexpr std::uint64_t kSeeds = 1000;

struct Figure {
  const char* name;
  std::uint64_t seed;  // the article's
  const char* shown;   // its figure there
  int decimals;
  double (*of_seed)(std::uint64_t seed);
};

const Figure kFigures[] = {
    {"weight-crossover: crossing", kWeightCrossoverSeed, "1.6", 1,
     [](std::uint64_t seed) { return WeightCrossoverOfSeed({}, seed).crossing; }},
    {"projection-mix: spread at mix 1", kProjectionMixSeed, "0.48", 2,
     [](std::uint64_t seed) { return ProjectionMixOfSeed({1}, seed).spread; }},
    {"learned-similarity: learnedNeighbour at smoothness 0.6", kLearnedSimilaritySeed, "0.60", 2,
     [](std::uint64_t seed) { return LearnedSimilarityOfSeed({0.6}, seed).learnedNeighbour; }},
};

bool Shows(double value, const Figure& figure) {
  char digits[32];
  std::snprintf(digits, sizeof digits, "%.*f", figure.decimals, value);
  return digits == std::string(figure.shown);
}

// Whether the article's seed follows the rule.
bool Survey(const Figure& figure) {
  std::vector<double> values;
  std::uint64_t smallest = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    values.push_back(figure.of_seed(seed));
    if (smallest == 0 && Shows(values.back(), figure)) smallest = seed;
  }
  std::sort(values.begin(), values.end());
  // Linear between the two neighbouring values, as in NumPy.
  const auto quantile = [&](double share) {
    const double place = share * static_cast<double>(kSeeds - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min<std::size_t>(below + 1, kSeeds - 1);
    return values[below] + (place - static_cast<double>(below)) * (values[above] - values[below]);
  };
  const double value = figure.of_seed(figure.seed);
  const auto rank = std::upper_bound(values.begin(), values.end(), value) - values.begin();
  std::printf("%s, seeds 1 … %d\n", figure.name, static_cast<int>(kSeeds));
  std::printf("  min %.4f, quartiles %.4f %.4f %.4f, max %.4f\n", quantile(0), quantile(0.25),
              quantile(0.5), quantile(0.75), quantile(1));
  std::printf("  article: seed %d, value %.4f, rank %d from below\n", static_cast<int>(figure.seed),
              value, static_cast<int>(rank));
  std::printf("  smallest seed that shows %s: %d%s\n", figure.shown, static_cast<int>(smallest),
              smallest == figure.seed ? "" : ", NOT the article's");
  return smallest == figure.seed;
}

}  // namespace
}  // namespace pe::readings

int main() {
  bool all = true;
  for (const auto& figure : pe::readings::kFigures) all = pe::readings::Survey(figure) && all;
  return all ? 0 : 1;
}
