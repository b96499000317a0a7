#include "core/pe/power.h"

#include "core/pe/exact.h"
#include "core/pe/ladder.h"
#include "tests/core/support.h"

namespace pe {
namespace {

using namespace pe::testing;

double UnitsInTheLastPlace(double value, long double truth) {
  const double rounded = std::abs(static_cast<double>(truth));
  const double unit = std::nextafter(rounded, kInfinity) - rounded;
  return static_cast<double>(std::abs(static_cast<long double>(value) - truth) / unit);
}

TEST(Exact, ResultsLeaveOutExactlyTheirRest) {
  ForRandomInputs([](Inputs& inputs) {
    const double a = inputs.Real(-1e6, 1e6), b = inputs.Logarithmic(1e-9, 1e9);
    const Exact sum = ExactSum(a, b), product = ExactProduct(a, b);
    EXPECT_EQ(sum.value, a + b);
    EXPECT_EQ(product.value, a * b);
    if (std::numeric_limits<long double>::digits < 113) return;  // needs a quadruple
    const long double la = a, lb = b;
    EXPECT_EQ(la + lb, static_cast<long double>(sum.value) + sum.rest);
    EXPECT_EQ(la * lb, static_cast<long double>(product.value) + product.rest);
  });
}

// Whether functions of long double are more precise than those of double. Emscripten's library
// computes them in double; there the bits below carry the bounds over.
bool LongDoubleIsMorePrecise() {
  volatile double one = 1;
  return std::exp(static_cast<long double>(one)) != static_cast<long double>(std::exp(one));
}

TEST(Exp, KeepsItsErrorBound) {
  if (!LongDoubleIsMorePrecise()) GTEST_SKIP() << "no reference";
  Inputs inputs(1);
  double largest = 0;
  for (int i = 0; i < 100000; ++i) {
    const double x = i % 2 == 0 ? inputs.Real(-700, 700) : inputs.Real(-1, 1);
    largest = std::max(largest, UnitsInTheLastPlace(Exp(x), std::exp(static_cast<long double>(x))));
  }
  std::printf("largest error of Exp: %.3f units in the last place\n", largest);
  EXPECT_LE(largest, 1.25);
  EXPECT_EQ(Exp(0), 1);
}

TEST(RationalPower, KeepsItsErrorBound) {
  if (!LongDoubleIsMorePrecise()) GTEST_SKIP() << "no reference";
  Inputs inputs(2);
  double largest = 0;
  for (int i = 0; i < 100000; ++i) {
    const double base = inputs.Logarithmic(1, i % 2 == 0 ? 1e7 : 1e300);
    const int denominator = inputs.Int(1, 1 << 20), numerator = -inputs.Int(0, denominator);
    const long double truth =
        std::pow(static_cast<long double>(base), static_cast<long double>(numerator) / denominator);
    largest =
        std::max(largest, UnitsInTheLastPlace(RationalPower(base, numerator, denominator), truth));
  }
  std::printf("largest error of RationalPower: %.3f units in the last place\n", largest);
  EXPECT_LE(largest, 1.5);
}

// The inputs come from the four basic operations too, so that they are the same everywhere.
TEST(Exp, IsTheSameBitsEverywhere) {
  Inputs inputs(3);
  Checksum checksum;
  for (int i = 0; i < 20000; ++i) {
    checksum.Add(Exp(i % 2 == 0 ? inputs.Real(-700, 700) : inputs.Real(-1, 1)));
  }
  EXPECT_EQ(checksum.value(), 0xa13c7b9feba87e7du);
}

TEST(RationalPower, IsTheSameBitsEverywhere) {
  Inputs inputs(4);
  Checksum checksum;
  for (int i = 0; i < 20000; ++i) {
    // One after the other: the order of arguments is the compiler's.
    const int exponent = inputs.Int(0, i % 2 == 0 ? 23 : 995);
    const double base = std::ldexp(inputs.Real(1, 2), exponent);
    const int denominator = inputs.Int(1, 1 << 20);
    checksum.Add(RationalPower(base, -inputs.Int(0, denominator), denominator));
  }
  EXPECT_EQ(checksum.value(), 0xe055e891a83dc767u);
}

TEST(Ladder, IsTheSameBitsEverywhere) {
  Checksum checksum;
  for (const int width : {5, 16, 32, 128, 768}) {
    for (const double base : {1e2, 1e4, 5e5, 1e7, 1e300}) {
      for (const double frequency : Frequencies(width, base)) checksum.Add(frequency);
    }
  }
  EXPECT_EQ(checksum.value(), 0xc363dd263747b724u);
}

TEST(RationalPower, IsExactWhereThePowerIs) {
  EXPECT_EQ(RationalPower(1e4, 0, 32), 1);
  EXPECT_EQ(RationalPower(1e4, -2 * 8, 32), 0.01);
  EXPECT_EQ(RationalPower(1e4, -2 * 4, 32), 0.1);
  EXPECT_EQ(RationalPower(2, 10, 1), 1024);
  EXPECT_EQ(RationalPower(1, 7, 3), 1);
}

TEST(RationalPower, RefusesWhatHasNoPower) {
  EXPECT_TRUE(Refuses([] { RationalPower(0.5, 1, 2); }, {"RationalPower", "base"}, 0.5));
  EXPECT_TRUE(Refuses([] { RationalPower(kNaN, 1, 2); }, {"RationalPower", "base"}, kNaN));
  EXPECT_TRUE(Refuses([] { RationalPower(2, 1, 0); }, {"RationalPower", "denominator"}, 0));
  EXPECT_TRUE(Refuses([] { Exp(701); }, {"Exp"}, 701));
  EXPECT_TRUE(Refuses([] { Exp(kNaN); }, {"Exp"}, kNaN));
}

}  // namespace
}  // namespace pe
