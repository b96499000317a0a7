#include "core/pe/separation.h"

#include "core/pe/linear.h"
#include "tests/core/support.h"

namespace pe::testing {
namespace {

TEST(SmallestRowDistance, IsTheSmallestOfAllDistances) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t rows = inputs.Size(2, 20);
    const Matrix table = inputs.Normals(rows, inputs.Size(1, 20));
    double smallest = kInfinity;
    for (std::size_t p = 0; p < table.shape(0); ++p) {
      for (std::size_t q = 0; q < p; ++q) {
        smallest = std::min(smallest, Distance(Row(table, p), Row(table, q)));
      }
    }
    EXPECT_NEAR(SmallestRowDistance(table), smallest, 1e-14);
  });
}

TEST(SmallestRowDistance, IsZeroExactlyWhereTwoRowsAreAlike) {
  ForRandomInputs([](Inputs& inputs) {
    const std::size_t rows = inputs.Size(2, 20);
    Matrix table = inputs.Normals(rows, inputs.Size(1, 20));
    EXPECT_GT(SmallestRowDistance(table), 0);
    const std::vector<int> order = inputs.Order(table.shape(0));
    SetRow(table, static_cast<std::size_t>(order[0]),
           Row(table, static_cast<std::size_t>(order[1])));
    EXPECT_EQ(SmallestRowDistance(table), 0);
  });
}

TEST(SmallestRowDistance, RefusesATableWithoutTwoRows) {
  for (const std::size_t rows : {0, 1}) {
    EXPECT_TRUE(Refuses([&] { SmallestRowDistance(Zeros(rows, 4)); },
                        {"SmallestRowDistance", "rows"}, static_cast<double>(rows)));
  }
}

}  // namespace
}  // namespace pe::testing
