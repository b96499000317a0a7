#include "core/readings/add_position.h"

#include "core/pe/linear.h"
#include "core/pe/random.h"
#include "core/pe/sinusoidal.h"
#include "core/readings/conventions.h"

namespace pe::readings {
namespace {

constexpr std::uint64_t kSeed = 1;

}  // namespace

AddPositionReading ReadAddPosition(const AddPositionParams& params) {
  const Vector word = Random(kSeed).Direction(kWidth, kWordLength);
  const Vector encoding = SinusoidalVector(params.position, kWidth, kBase);
  return {word, encoding, Add(word, encoding), Norm(encoding)};
}

}  // namespace pe::readings
