#include "core/readings/normalised_index.h"

#include "core/pe/naive.h"

namespace pe::readings {
namespace {

constexpr int kFirstLength = 8;
constexpr int kSlot = 3;

}  // namespace

NormalisedIndexReading ReadNormalisedIndex(const NormalisedIndexParams& params) {
  return {.firstLength = kFirstLength,
          .slot = kSlot,
          .firstSlotValue = NormalisedIndex(kSlot, kFirstLength),
          .secondSlotValue = NormalisedIndex(kSlot, params.length),
          .firstStep = NormalisedIndex(1, kFirstLength),
          .secondStep = NormalisedIndex(1, params.length),
          .first = NormalisedIndices(kFirstLength),
          .second = NormalisedIndices(params.length)};
}

}  // namespace pe::readings
