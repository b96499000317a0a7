#include "core/pe/cost.h"

#include "tests/core/support.h"

namespace pe {
namespace {

TEST(Cost, OfATableIsItsEntries) {
  EXPECT_EQ(TableParameters(1024, 768), 786432);
  EXPECT_EQ(TableParameters(0, 768), 0);
  EXPECT_EQ(TableParameters(1 << 20, 1 << 15), std::int64_t{1} << 35);
  ExpectMessage(RefusalOf([] { TableParameters(-1, 768); }), "rows must be at least 0, got -1");
  ExpectMessage(RefusalOf([] { TableParameters(1, -3); }), "width must be at least 0, got -3");
}

TEST(Cost, OfTurningLlama3IsAFiveThousandthOfItsProjections) {
  EXPECT_EQ(RotaryOperations(kLlama3_8B), 3 * (4096 + 1024));
  EXPECT_EQ(ProjectionOperations(kLlama3_8B), 2LL * 4096 * (4096 + 1024 + 1024 + 4096));
}

TEST(Cost, OfTurningDoesNotDependOnTheModelWidth) {
  EXPECT_EQ(RotaryOperations({1, 64, 16}), RotaryOperations({9999, 64, 16}));
}

TEST(Cost, RefusesWidthsBelowOne) {
  ExpectMessage(RefusalOf([] { RotaryOperations({4, 0, 4}); }), "query_width must be at least 1");
  ExpectMessage(RefusalOf([] { RotaryOperations({4, 4, 0}); }), "key_width must be at least 1");
  ExpectMessage(RefusalOf([] {
                  ProjectionOperations({0, 4, 4});
                }),
                "model_width must be at least 1");
}

}  // namespace
}  // namespace pe
