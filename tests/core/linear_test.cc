#include "core/pe/linear.h"

#include "tests/core/support.h"

namespace pe::testing {
namespace {

constexpr double kLargest = std::numeric_limits<double>::max();

TEST(Dot, IsBilinearAndSymmetric) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t n = inputs.Size(0, 100);
    const Vector a = inputs.Normals(n), b = inputs.Normals(n), c = inputs.Normals(n);
    const double weight = inputs.Real(-10, 10);
    EXPECT_EQ(Dot(a, b), Dot(b, a));
    EXPECT_NEAR(Dot(Add(a, b, weight), c), Dot(a, c) + weight * Dot(b, c), 1e-11);
  });
}

TEST(Dot, OfWholeNumbersIsExact) {
  EXPECT_EQ(Dot(Vector{1, 2, 3}, Vector{4, -5, 6}), 12);
  EXPECT_EQ(Dot(Zeros(0), Zeros(0)), 0);
}

TEST(Norm, ScalesWithTheVector) {
  ForRandomInputs([](Inputs& inputs) {
    const Vector a = inputs.Normals(inputs.Size(1, 100));
    const double factor = inputs.Real(-10, 10);
    EXPECT_NEAR(Norm(Scale(a, factor)), std::abs(factor) * Norm(a), 1e-12);
  });
  EXPECT_EQ(Norm(Vector{3, 4}), 5);
  EXPECT_EQ(Norm(Zeros(7)), 0);
}

TEST(Norm, OfEntriesOfAnySizeIsThatOfOrdinaryOnes) {
  ForRandomInputs([](Inputs& inputs) {
    const Vector a = inputs.Normals(inputs.Size(1, 100));
    const int power = inputs.Int(-960, 1000);
    EXPECT_EQ(Norm(Scale(a, std::ldexp(1, power))), std::ldexp(Norm(a), power)) << power;
  });
  for (const double entry : {0x1p-1074, 0x1p-1022, 1e-200, 1e200, kLargest}) {
    EXPECT_EQ(Norm(Vector{-entry}), entry);
  }
}

TEST(Norm, IsInfiniteOnlyWhereTheLengthOrAnEntryIs) {
  EXPECT_EQ(Norm(Vector{kLargest, kLargest}), kInfinity);
  EXPECT_NEAR(Norm(Vector{kLargest / 2, kLargest / 2}) / kLargest, std::sqrt(0.5), kEpsilon);
  EXPECT_EQ(Norm(Vector{1, -kInfinity}), kInfinity);
  EXPECT_TRUE(std::isnan(Norm(Vector{1, kNaN})));
}

TEST(Distance, IsAMetric) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t n = inputs.Size(1, 100);
    const Vector a = inputs.Normals(n), b = inputs.Normals(n), c = inputs.Normals(n);
    EXPECT_EQ(Distance(a, a), 0);
    EXPECT_EQ(Distance(a, b), Distance(b, a));
    EXPECT_LE(Distance(a, c), Distance(a, b) + Distance(b, c) + 1e-12);
    EXPECT_NEAR(Distance(a, b) * Distance(a, b), Dot(a, a) - 2 * Dot(a, b) + Dot(b, b), 1e-11);
  });
}

TEST(Cosine, DependsOnDirectionsAlone) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t n = inputs.Size(1, 100);
    const Vector a = inputs.Normals(n), b = inputs.Normals(n);
    const double cosine = Cosine(a, b);
    EXPECT_LE(std::abs(cosine), 1 + 1e-14);
    EXPECT_NEAR(Cosine(Scale(a, inputs.Logarithmic(1e-3, 1e3)), b), cosine, 1e-13);
    EXPECT_NEAR(Cosine(Scale(a, -2), b), -cosine, 1e-13);
    EXPECT_NEAR(Cosine(a, a), 1, 1e-14);
  });
}

TEST(Cosine, RefusesAVectorWithoutDirection) {
  EXPECT_TRUE(Refuses([] { Cosine(Zeros(3), Vector{1, 2, 3}); }, {"Cosine", "longer than 0"}, 0));
  EXPECT_TRUE(Refuses([] { Cosine(Vector{1, 2, 3}, Zeros(3)); }, {"Cosine", "longer than 0"}, 0));
  for (const double entry : {kNaN, kInfinity}) {
    const Vector a{1, entry}, b{1, 1};
    EXPECT_TRUE(Refuses([&] { Cosine(a, b); }, {"Cosine", "finite"}, entry));
    EXPECT_TRUE(Refuses([&] { Cosine(b, a); }, {"Cosine", "finite"}, entry));
  }
}

TEST(Cosine, DoesNotDependOnTheLengthsHoweverShortOrLong) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t n = inputs.Size(1, 100);
    const Vector a = inputs.Normals(n), b = inputs.Normals(n);
    const int a_power = inputs.Int(-960, 1000), b_power = inputs.Int(-960, 1000);
    EXPECT_NEAR(Cosine(Scale(a, std::ldexp(1, a_power)), Scale(b, std::ldexp(1, b_power))),
                Cosine(a, b), kEpsilon);
  });
  EXPECT_NEAR(Cosine(Vector{kLargest, kLargest}, Vector{0x1p-1074, 0}), 1 / std::numbers::sqrt2,
              kEpsilon);
}

TEST(Cosine, OfVeryShortVectorsIsThatOfTheirDirections) {
  const Vector a{3e-150, 4e-150}, b{4e-150, 3e-150};
  EXPECT_NEAR(Cosine(a, b), 24.0 / 25, 4 * kEpsilon);
  EXPECT_NEAR(Cosine(a, a), 1, 4 * kEpsilon);
}

TEST(RowDot, IsTheDotOfTheTwoRows) {
  const Matrix matrix{{1, 2}, {3, 4}};
  EXPECT_EQ(RowDot(matrix, 0, 1), 11);
  EXPECT_EQ(RowDot(matrix, 1, 1), 25);
  EXPECT_TRUE(Refuses([&] { RowDot(matrix, 0, 2); }, {"RowDot", "row"}, 2));
}

TEST(Add, WeighsTheSecondVector) {
  EXPECT_EQ(Add(Vector{1, 2}, Vector{10, 20}), (Vector{11, 22}));
  EXPECT_EQ(Add(Vector{1, 2}, Vector{10, 20}, -0.5), (Vector{-4, -8}));
}

TEST(Scale, MultipliesEveryEntry) { EXPECT_EQ(Scale(Vector{1, -2, 0}, -3), (Vector{-3, 6, 0})); }

TEST(Multiply, IsAssociative) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t n = inputs.Size(1, 12), k = inputs.Size(1, 12);
    const Matrix a = inputs.Normals(n, k), b = inputs.Normals(k, inputs.Size(1, 12));
    const Vector x = inputs.Normals(n);
    EXPECT_TRUE(Near(Multiply(Multiply(x, a), b), Multiply(x, Multiply(a, b)), 1e-12));
  });
}

TEST(Multiply, EntriesAreProductsOfRowsAndColumns) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t k = inputs.Size(1, 12);
    const Matrix a = inputs.Normals(inputs.Size(1, 12), k);
    const Matrix b = inputs.Normals(k, inputs.Size(1, 12));
    const Matrix product = Multiply(a, b), columns = Transpose(b);
    ASSERT_EQ(product.shape(0), a.shape(0));
    ASSERT_EQ(product.shape(1), b.shape(1));
    for (std::size_t i = 0; i < a.shape(0); ++i) {
      for (std::size_t j = 0; j < b.shape(1); ++j) {
        EXPECT_NEAR(product(i, j), Dot(Row(a, i), Row(columns, j)), 1e-13);
      }
    }
  });
}

TEST(Multiply, ByARowIsTheRowOfTheProduct) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t k = inputs.Size(1, 12);
    const Matrix a = inputs.Normals(3, k), b = inputs.Normals(k, 5);
    for (std::size_t i = 0; i < 3; ++i) {
      EXPECT_TRUE(Near(Multiply(Row(a, i), b), Row(Multiply(a, b), i), 1e-14));
    }
  });
}

TEST(Transpose, TwiceIsNothingAndReversesProducts) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t k = inputs.Size(1, 12);
    const Matrix a = inputs.Normals(inputs.Size(1, 12), k);
    const Matrix b = inputs.Normals(k, inputs.Size(1, 12));
    EXPECT_EQ(Transpose(Transpose(a)), a);
    EXPECT_TRUE(Near(Transpose(Multiply(a, b)), Multiply(Transpose(b), Transpose(a)), 1e-13));
  });
}

TEST(MixWithIdentity, LeavesEveryVectorAloneAtZeroAndIsTheMatrixAtOne) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t n = inputs.Size(1, 12);
    const Matrix a = inputs.Normals(n, n);
    const Vector x = inputs.Normals(n);
    EXPECT_EQ(Multiply(x, MixWithIdentity(a, 0)), x);
    EXPECT_EQ(MixWithIdentity(a, 1), a);
    const double mix = inputs.Real(0, 1);
    EXPECT_TRUE(Near(Multiply(x, MixWithIdentity(a, mix)),
                     Add(Scale(x, 1 - mix), Multiply(x, a), mix), 1e-13));
  });
}

TEST(Linear, RefusesVectorsOfDifferentSizes) {
  const Vector a = Zeros(5), b = Zeros(3);
  EXPECT_TRUE(Refuses([&] { Dot(a, b); }, {"size"}, 2));
  EXPECT_TRUE(Refuses([&] { Distance(a, b); }, {"size"}, 2));
  EXPECT_TRUE(Refuses([&] { Add(a, b); }, {"size"}, 2));
  EXPECT_TRUE(Refuses([&] { Add(b, a); }, {"size"}, -2));
  EXPECT_FALSE(RefusalOf([&] { Cosine(Vector{1, 2}, Vector{1}); }).empty());
}

TEST(Linear, RefusesProductsWhoseInnerSizesDiffer) {
  EXPECT_TRUE(Refuses([] { Multiply(Zeros(3), Zeros(2, 3)); }, {"inner sizes"}, 1));
  EXPECT_TRUE(Refuses([] { Multiply(Zeros(3, 2), Zeros(3, 2)); }, {"inner sizes"}, -1));
  EXPECT_FALSE(RefusalOf([] { MixWithIdentity(Zeros(2, 3), 0.5); }).empty());
}

}  // namespace
}  // namespace pe::testing
