#include "core/pe/rotary.h"

#include <cmath>

#include "core/pe/require.h"
#include "core/pe/sinusoidal.h"
#include "core/pe/turn.h"

namespace pe {
namespace {

void RequireSlot(const char* function, int slot, int width) {
  Require(width >= 2 && width % 2 == 0, function, "rotary pairs need an even width of at least 2",
          width);
  Require(slot >= 0 && slot < width, function, "a slot must be in [0, width − 1]", slot);
}

}  // namespace

int PairOfSlot(int slot, int width, Pairing pairing) {
  RequireSlot("PairOfSlot", slot, width);
  return pairing == Pairing::kInterleaved ? slot / 2 : slot % (width / 2);
}

int PartnerOfSlot(int slot, int width, Pairing pairing) {
  RequireSlot("PartnerOfSlot", slot, width);
  return pairing == Pairing::kInterleaved ? slot ^ 1 : (slot + width / 2) % width;
}

Vector Rotate(const Vector& x, double position, const Vector& frequencies, Pairing pairing) {
  Require(x.size() == 2 * frequencies.size(),
          "Rotate: the width must be twice the number of frequencies",
          static_cast<double>(x.size()));
  Require(std::abs(position) <= kMaxPosition, "Rotate: position must lie within ±2^53", position);
  const std::size_t pairs = frequencies.size();
  const bool interleaved = pairing == Pairing::kInterleaved;
  Vector rotated = x;
  for (std::size_t i = 0; i < pairs; ++i) {
    const std::size_t first = interleaved ? 2 * i : i;
    const std::size_t second = interleaved ? 2 * i + 1 : i + pairs;
    Require(std::abs(frequencies(i)) <= kMaxFrequency, "Rotate: a frequency must lie within ±1e200",
            frequencies(i));
    const auto [s, c] = TurnOf(position * frequencies(i));
    rotated(first) = x(first) * c - x(second) * s;
    rotated(second) = x(first) * s + x(second) * c;
  }
  return rotated;
}

std::vector<int> HalfSplitFromInterleaved(int width) {
  RequireSlot("HalfSplitFromInterleaved", 0, width);
  std::vector<int> order;
  for (int slot = 0; slot < width; ++slot) {
    const int pair = PairOfSlot(slot, width, Pairing::kHalfSplit);
    order.push_back(2 * pair + (slot < width / 2 ? 0 : 1));
  }
  return order;
}

Vector Permute(const Vector& x, const std::vector<int>& order) {
  Require(x.size() == order.size(), "Permute: the order must name every slot once, size",
          static_cast<double>(order.size()));
  Vector permuted = x;
  std::vector<bool> named(order.size());
  for (const int slot : order) {
    const bool first = slot >= 0 && slot < static_cast<int>(order.size()) &&
                       !named[static_cast<std::size_t>(slot)];
    Require(first, "Permute: the order must name every slot once", slot);
    named[static_cast<std::size_t>(slot)] = true;
  }
  for (std::size_t j = 0; j < order.size(); ++j)
    permuted(j) = x(static_cast<std::size_t>(order[j]));
  return permuted;
}

}  // namespace pe
