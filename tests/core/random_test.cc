#include "core/pe/random.h"

#include <bit>
#include <cstdint>

#include "core/pe/learned.h"
#include "core/pe/linear.h"
#include "tests/core/support.h"

namespace pe {
namespace {

// FNV-1a over the bits of the numbers: one other bit anywhere, and it is another checksum.
template <class Numbers>
std::uint64_t Checksum(const Numbers& numbers) {
  std::uint64_t hash = 14695981039346656037u;
  for (const double number : numbers) {
    const auto bits = std::bit_cast<std::uint64_t>(number);
    for (int byte = 0; byte < 8; ++byte)
      hash = (hash ^ ((bits >> (8 * byte)) & 255)) * 1099511628211u;
  }
  return hash;
}

// The same constants hold natively and in WebAssembly.
TEST(Random, SeededVectorsAreTheSameBitsOnEveryPlatform) {
  Random random(1);
  EXPECT_EQ(random.Uniform(), 0x1.1e24a3e4a3b0ep-3);
  EXPECT_EQ(Checksum(Random(1).NormalVector(10000)), 0u);
  EXPECT_EQ(Checksum(LearnedTable(64, 32, 0.6, 3)), 0u);
  EXPECT_EQ(Checksum(Random(2).Direction(32, 3.3)), 0u);
}

TEST(Random, UniformsLieInTheUnitInterval) {
  Random random(3);
  double sum = 0;
  for (int i = 0; i < 100000; ++i) {
    const double u = random.Uniform();
    ASSERT_GE(u, 0);
    ASSERT_LT(u, 1);
    sum += u;
  }
  EXPECT_NEAR(sum / 100000, 0.5, 0.005);
}

TEST(Random, NormalsHaveTheMomentsAndTailsOfTheNormalDistribution) {
  const Vector normals = Random(4).NormalVector(200000);
  double first = 0, second = 0, fourth = 0;
  int beyond_one = 0, beyond_two = 0;
  for (const double x : normals) {
    first += x;
    second += x * x;
    fourth += x * x * x * x;
    beyond_one += std::abs(x) > 1;
    beyond_two += std::abs(x) > 2;
  }
  const double n = 200000;
  EXPECT_NEAR(first / n, 0, 0.01);
  EXPECT_NEAR(second / n, 1, 0.015);
  EXPECT_NEAR(fourth / n, 3, 0.12);
  EXPECT_NEAR(beyond_one / n, 0.3173, 0.004);
  EXPECT_NEAR(beyond_two / n, 0.0455, 0.002);
}

TEST(Random, DirectionsHaveTheirLengthAndNoPreference) {
  Random random(5);
  Vector sum = Zeros(8);
  for (int i = 0; i < 20000; ++i) {
    const Vector direction = random.Direction(8, 3.3);
    ASSERT_NEAR(Norm(direction), 3.3, 1e-14);
    sum = Add(sum, direction);
  }
  EXPECT_LT(Norm(sum) / 20000, 0.06);
}

TEST(Random, PortableLogarithmAgreesWithTheLibrarys) {
  Random random(6);
  double largest = 0;
  for (int i = 0; i < 1000000; ++i) {
    const double x = std::ldexp(random.Uniform() + 0x1p-54, -(i % 40));
    largest = std::max(largest, std::abs(PortableLog(x) / std::log(x) - 1));
  }
  std::printf("largest relative error of the logarithm: %.3g\n", largest);
  EXPECT_LE(largest, 4e-16);
}

}  // namespace
}  // namespace pe
