#include "core/pe/learned.h"

#include "core/pe/linear.h"
#include "tests/core/support.h"

namespace pe::testing {
namespace {

double MeanSquare(const Matrix& table) {
  double sum = 0;
  for (const double value : table) sum += value * value;
  return sum / static_cast<double>(table.size());
}

TEST(LearnedTable, RowZeroIsTheSeedsOwnNoise) {
  ForRandomInputs([](Inputs& inputs) {
    const auto seed = static_cast<std::uint64_t>(inputs.Whole(0, 1'000'000));
    const int rows = inputs.Int(1, 20), width = inputs.Int(1, 64);
    const Matrix table = LearnedTable(rows, width, inputs.Real(0, 1), seed);
    EXPECT_EQ(Row(table, 0), Random(seed).NormalVector(static_cast<std::size_t>(width)));
  });
}

TEST(LearnedTable, ARowIsTheOneBeforeAndFreshNoise) {
  ForRandomInputs([](Inputs& inputs) {
    const auto seed = static_cast<std::uint64_t>(inputs.Whole(0, 1'000'000));
    const int rows = inputs.Int(1, 20), width = inputs.Int(1, 40);
    const double s = inputs.Real(0, 1);
    const Matrix table = LearnedTable(rows, width, s, seed);
    const Matrix noise = LearnedTable(rows, width, 0, seed);  // independent rows
    for (std::size_t p = 1; p < table.shape(0); ++p) {
      const Vector expected = Add(Scale(Row(table, p - 1), s), Row(noise, p), std::sqrt(1 - s * s));
      EXPECT_TRUE(Near(Row(table, p), expected, 4 * kEpsilon * 8));
    }
  });
}

TEST(LearnedTable, EntriesKeepVarianceOneAtEverySmoothness) {
  for (const double smoothness : {0.0, 0.3, 0.6, 0.9}) {
    double mean = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      mean += MeanSquare(LearnedTable(64, 32, smoothness, seed)) / 40;
    }
    // The variance of a mean of correlated squares; four standard deviations.
    const double samples =
        40 * 64 * 32 * (1 - smoothness * smoothness) / (1 + smoothness * smoothness);
    EXPECT_NEAR(mean, 1, 4 * std::sqrt(2 / samples)) << smoothness;
  }
}

TEST(LearnedTable, TheLastRowsHaveTheVarianceOfTheFirst) {
  for (const double smoothness : {0.0, 0.6, 0.95, 1.0}) {
    double mean = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Vector last = Row(LearnedTable(40, 512, smoothness, seed), 39);
      mean += Dot(last, last) / 512 / 20;
    }
    EXPECT_NEAR(mean, 1, 4 * std::sqrt(2.0 / (512 * 20))) << smoothness;
  }
}

TEST(LearnedTable, NeighboursHaveACosineOfAboutTheSmoothness) {
  for (const double smoothness : {0.0, 0.25, 0.6, 0.9, 1.0}) {
    double mean = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      mean += MeanCosineByGap(RowCosines(LearnedTable(64, 32, smoothness, seed)))(1) / 40;
    }
    EXPECT_NEAR(mean, smoothness, 0.02) << smoothness;
  }
}

TEST(LearnedTable, AtAnyGapTheCosineIsThePowerOfTheSmoothness) {
  for (const double smoothness : {0.3, 0.6, 0.9}) {
    const Vector mean = MeanCosineByGap(RowCosines(LearnedTable(400, 256, smoothness, 5)));
    for (std::size_t gap = 0; gap <= 10; ++gap) {
      EXPECT_NEAR(mean(gap), std::pow(smoothness, static_cast<double>(gap)), 0.04);
    }
  }
}

TEST(LearnedTable, AtSmoothnessOneAllRowsAreTheFirst) {
  const Matrix table = LearnedTable(64, 32, 1, 9);
  for (std::size_t p = 1; p < 64; ++p) EXPECT_EQ(Row(table, p), Row(table, 0));
}

TEST(LearnedTable, TheSameSeedGivesTheSameTableAndAnotherAnother) {
  EXPECT_EQ(LearnedTable(64, 32, 0.6, 3), LearnedTable(64, 32, 0.6, 3));
  EXPECT_NE(LearnedTable(64, 32, 0.6, 3), LearnedTable(64, 32, 0.6, 4));
}

// (case 5)
TEST(Lookup, RowPBelongsToPositionP) {
  const Matrix table = LearnedTable(1024, 4, 0, 1);
  for (std::int64_t p = 0; p < 1024; ++p) {
    const std::optional<Vector> row = Lookup(table, p);
    ASSERT_TRUE(row.has_value());
    EXPECT_EQ(*row, Row(table, static_cast<std::size_t>(p)));
  }
}

// (case 5)
TEST(Lookup, PastTheLastRowThereIsNothing) {
  const Matrix table = Zeros(1024, 4);
  EXPECT_TRUE(Lookup(table, 1023).has_value());
  for (const std::int64_t position :
       {std::int64_t{1024}, std::int64_t{1087}, std::int64_t{-1}, std::int64_t{1} << 32,
        std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min()}) {
    EXPECT_FALSE(Lookup(table, position).has_value()) << position;
  }
  EXPECT_FALSE(Lookup(Zeros(0, 4), 0).has_value());
}

TEST(RowCosines, AreTheCosinesOfEveryTwoRows) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t rows = inputs.Size(1, 20);
    const Matrix table = inputs.Normals(rows, inputs.Size(1, 20));
    const Matrix cosines = RowCosines(table);
    ASSERT_EQ(cosines.shape(0), table.shape(0));
    ASSERT_EQ(cosines.shape(1), table.shape(0));
    for (std::size_t i = 0; i < table.shape(0); ++i) {
      for (std::size_t j = 0; j < table.shape(0); ++j) {
        EXPECT_NEAR(cosines(i, j), i <= j ? Cosine(Row(table, i), Row(table, j)) : 0, 1e-14);
      }
    }
  });
}

TEST(RowCosines, DoNotDependOnTheLengthsOfTheRows) {
  const Matrix cosines = RowCosines(Matrix{{3e-299, 4e-299}, {4e299, 3e299}});
  EXPECT_NEAR(cosines(0, 1), 24.0 / 25, 4 * kEpsilon);
  EXPECT_NEAR(cosines(0, 0), 1, 4 * kEpsilon);
  EXPECT_NEAR(cosines(1, 1), 1, 4 * kEpsilon);
}

TEST(RowCosines, RefuseARowWithoutDirection) {
  for (const double entry : {0.0, 1e-301, 1.1e300, kInfinity, kNaN}) {
    for (const Matrix& table : {Matrix{{entry, 0}, {1, 2}}, Matrix{{1, 2}, {0, entry}}}) {
      EXPECT_TRUE(Refuses([&] { RowCosines(table); }, {"RowCosines", "length of a row"}, entry));
    }
  }
  EXPECT_TRUE(Refuses([] { RowCosines(Zeros(2, 0)); }, {"RowCosines"}, 0));
}

TEST(MeanCosineByGap, IsOneAtGapZero) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t rows = inputs.Size(1, 40);
    const Matrix table = inputs.Normals(rows, inputs.Size(1, 40));
    EXPECT_NEAR(MeanCosineByGap(RowCosines(table))(0), 1, 4 * kEpsilon);
  });
}

TEST(MeanCosineByGap, IsTheMeanOverThePairsOfThatGap) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t rows = inputs.Size(1, 20);
    const Matrix cosines = RowCosines(inputs.Normals(rows, inputs.Size(1, 20)));
    const Vector mean = MeanCosineByGap(cosines);
    ASSERT_EQ(mean.size(), rows);
    for (std::size_t gap = 0; gap < rows; ++gap) {
      double sum = 0;
      for (std::size_t i = gap; i < rows; ++i) sum += cosines(i - gap, i);
      EXPECT_NEAR(mean(gap) * static_cast<double>(rows - gap), sum, 1e-13);
    }
  });
}

TEST(LearnedTable, RefusesATableWithoutRowsOrColumns) {
  for (const int size : {0, -1, std::numeric_limits<int>::min()}) {
    EXPECT_TRUE(Refuses([&] { LearnedTable(size, 32, 0, 1); }, {"LearnedTable", "rows"}, size));
    EXPECT_TRUE(Refuses([&] { LearnedTable(64, size, 0, 1); }, {"LearnedTable", "width"}, size));
  }
}

TEST(LearnedTable, RefusesASmoothnessOutsideZeroToOne) {
  for (const double smoothness : {-1e-9, 1 + kEpsilon, -1.0, 2.0, kInfinity, -kInfinity, kNaN}) {
    EXPECT_TRUE(Refuses([&] { LearnedTable(64, 32, smoothness, 1); },
                        {"LearnedTable", "smoothness"}, smoothness));
  }
}

}  // namespace
}  // namespace pe::testing
