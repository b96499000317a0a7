#include "core/pe/sinusoidal.h"

#include <cmath>

#include "core/pe/ladder.h"
#include "core/pe/require.h"
#include "core/pe/turn.h"

namespace pe {
namespace {

void RequirePosition(const char* function, double position) {
  Require(std::abs(position) <= kMaxPosition, function, "a position must lie within ±2^53",
          position);
}

void RequireEven(const char* function, int width) {
  Require(width % 2 == 0, function, "turning pairs needs an even width", width);
}

// PE(position) into `width` doubles from `encoding` on.
void Encode(double position, const Vector& frequencies, double* encoding, std::size_t width) {
  for (std::size_t slot = 0; slot < width; slot += 2) {
    const auto [sine, cosine] = TurnOf(position * frequencies(slot / 2));
    encoding[slot] = sine;
    if (slot + 1 < width) encoding[slot + 1] = cosine;
  }
}

}  // namespace

Vector SinusoidalVector(double position, int width, double base) {
  RequirePosition("SinusoidalVector", position);
  const Vector frequencies = Frequencies(width, base);
  Vector encoding = Zeros(static_cast<std::size_t>(width));
  Encode(position, frequencies, encoding.data(), encoding.size());
  return encoding;
}

Matrix SinusoidalTable(int length, int width, double base) {
  Require(length >= 1, "SinusoidalTable: length must be at least 1", length);
  const Vector frequencies = Frequencies(width, base);
  Matrix table = Zeros(static_cast<std::size_t>(length), static_cast<std::size_t>(width));
  for (std::size_t row = 0; row < table.shape(0); ++row) {
    double* encoding = table.data() + row * table.shape(1);
    Encode(static_cast<double>(row), frequencies, encoding, table.shape(1));
  }
  return table;
}

Matrix ShiftBlock(double shift, double frequency) {
  RequirePosition("ShiftBlock", shift);
  Require(std::abs(frequency) <= kMaxFrequency, "ShiftBlock: a frequency must lie within ±1e200",
          frequency);
  const auto [s, c] = TurnOf(shift * frequency);
  return Matrix{{c, s}, {-s, c}};
}

Matrix ShiftMatrix(double shift, int width, double base) {
  RequireEven("ShiftMatrix", width);
  const Vector frequencies = Frequencies(width, base);
  Matrix matrix = Zeros(static_cast<std::size_t>(width), static_cast<std::size_t>(width));
  for (std::size_t i = 0; i < frequencies.size(); ++i) {
    const Matrix block = ShiftBlock(shift, frequencies(i));
    for (std::size_t row = 0; row < 2; ++row) {
      for (std::size_t column = 0; column < 2; ++column) {
        matrix(2 * i + row, 2 * i + column) = block(row, column);
      }
    }
  }
  return matrix;
}

double Similarity(double gap, int width, double base) {
  RequirePosition("Similarity", gap);
  RequireEven("Similarity", width);
  const Vector frequencies = Frequencies(width, base);
  double sum = 0;
  for (const double frequency : frequencies) sum += std::cos(gap * frequency);
  return sum / static_cast<double>(frequencies.size());
}

}  // namespace pe
