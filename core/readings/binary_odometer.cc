#include "core/readings/binary_odometer.h"

#include "core/pe/naive.h"

namespace pe::readings {
namespace {

constexpr int kBits = 5;
constexpr int kCodes = 1 << kBits;

}  // namespace

BinaryOdometerReading ReadBinaryOdometer(const BinaryOdometerParams& params) {
  const int position = params.position;
  const bool stepped = position > 0;
  BinaryOdometerReading reading{.flips = stepped ? BitsFlipped(position) : 0,
                                .bits = BinaryCode(position, kBits),
                                .previousBits = BinaryCode(position - stepped, kBits),
                                .periods = Zeros(kBits),
                                .table = Zeros(kCodes, kBits)};
  for (int b = 0; b < kBits; ++b) reading.periods(b) = BitPeriod(b);
  for (int p = 0; p < kCodes; ++p) SetRow(reading.table, p, BinaryCode(p, kBits));
  return reading;
}

}  // namespace pe::readings
