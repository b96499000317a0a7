#include "core/pe/naive.h"

#include <bit>

#include "core/pe/require.h"

namespace pe {

double NormalisedIndex(int position, int length) {
  Require(length >= 2, "NormalisedIndex: length must be at least 2", length);
  Require(position >= 0 && position < length,
          "NormalisedIndex: position must be in [0, length − 1]", position);
  return static_cast<double>(position) / (length - 1);
}

Vector NormalisedIndices(int length) {
  Require(length >= 2, "NormalisedIndices: length must be at least 2", length);
  Vector indices = Zeros(static_cast<std::size_t>(length));
  for (int p = 0; p < length; ++p)
    indices(static_cast<std::size_t>(p)) = NormalisedIndex(p, length);
  return indices;
}

Vector BinaryCode(int position, int bits) {
  Require(bits >= 1 && bits <= 30, "BinaryCode: bits must be in [1, 30]", bits);
  Require(position >= 0 && position < (1 << bits),
          "BinaryCode: position must be in [0, 2^bits − 1]", position);
  Vector code = Zeros(static_cast<std::size_t>(bits));
  for (int b = 0; b < bits; ++b) code(static_cast<std::size_t>(b)) = (position >> b) & 1;
  return code;
}

int BitPeriod(int bit) {
  Require(bit >= 0 && bit <= 29, "BitPeriod: bit must be in [0, 29]", bit);
  return 2 << bit;
}

int BitsFlipped(int position) {
  Require(position >= 1, "BitsFlipped: position must be at least 1", position);
  return std::popcount(static_cast<unsigned>(position) ^ static_cast<unsigned>(position - 1));
}

}  // namespace pe
