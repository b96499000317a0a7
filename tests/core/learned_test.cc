#include "core/pe/learned.h"

#include "core/pe/linear.h"
#include "tests/core/support.h"

namespace pe {
namespace {

TEST(LearnedTable, EveryEntryKeepsVarianceOneWhateverTheSmoothness) {
  for (const double smoothness : {0.0, 0.3, 0.6, 0.9}) {
    double sum = 0;
    const Matrix table = LearnedTable(4000, 32, smoothness, 1);
    for (const double entry : table) sum += entry * entry;
    EXPECT_NEAR(sum / static_cast<double>(table.size()), 1, 0.05) << smoothness;
  }
}

TEST(LearnedTable, NeighboursAreAsAlikeAsTheSmoothnessSays) {
  for (const double smoothness : {0.0, 0.3, 0.6, 0.9, 1.0}) {
    const Vector mean = MeanCosineByGap(RowCosines(LearnedTable(800, 32, smoothness, 2)));
    EXPECT_NEAR(mean(0), 1, 1e-14);
    EXPECT_NEAR(mean(1), smoothness, 0.02) << smoothness;
    EXPECT_NEAR(mean(2), smoothness * smoothness, 0.03) << smoothness;
  }
}

TEST(LearnedTable, AtSmoothnessOneAllRowsAreTheFirst) {
  const Matrix table = LearnedTable(10, 8, 1, 3);
  for (std::size_t row = 1; row < 10; ++row) {
    EXPECT_EQ(LargestDifference(Row(table, row), Row(table, 0)), 0);
  }
}

TEST(LearnedTable, SeedsMakeOtherTables) {
  EXPECT_EQ(LearnedTable(4, 4, 0.5, 7), LearnedTable(4, 4, 0.5, 7));
  EXPECT_NE(LearnedTable(4, 4, 0.5, 7), LearnedTable(4, 4, 0.5, 8));
}

// cases.md 5
TEST(LearnedTable, RowPBelongsToPositionPAndTheLastRowIsTheEnd) {
  const Matrix table = LearnedTable(1024, 4, 0, 1);
  for (const std::int64_t p : {0, 1, 1023}) {
    ASSERT_TRUE(Lookup(table, p).has_value());
    EXPECT_EQ(LargestDifference(*Lookup(table, p), Row(table, static_cast<std::size_t>(p))), 0);
  }
  EXPECT_FALSE(Lookup(table, 1024).has_value());
  EXPECT_FALSE(Lookup(table, -1).has_value());
  EXPECT_FALSE(Lookup(table, std::int64_t{1} << 40).has_value());
}

TEST(LearnedTable, RefusesEmptyTablesAndSmoothnessOutsideItsDomain) {
  ExpectMessage(RefusalOf([] { LearnedTable(0, 4, 0, 1); }), "rows must be at least 1, got 0");
  ExpectMessage(RefusalOf([] { LearnedTable(4, 0, 0, 1); }), "width must be at least 1, got 0");
  for (const double smoothness : {-0.1, 1.1, double(NAN)}) {
    ExpectMessage(RefusalOf([&] { LearnedTable(4, 4, smoothness, 1); }),
                  "smoothness must be in [0, 1]");
  }
}

}  // namespace
}  // namespace pe
