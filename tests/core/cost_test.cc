#include "core/pe/cost.h"

#include "tests/core/support.h"

namespace pe::testing {
namespace {

TEST(Cost, ATableHasAParameterForEveryRowAndColumn) {
  ForRandomInputs([](Inputs& inputs) {
    const std::int64_t rows = inputs.Whole(0, kMaxSize / 2), width = inputs.Whole(0, kMaxSize);
    EXPECT_EQ(TableParameters(rows, width), rows * width);
    EXPECT_EQ(TableParameters(2 * rows, width), 2 * TableParameters(rows, width));
  });
}

TEST(Cost, GptTwoSmallStoresSevenHundredEightySixThousandPositionParameters) {
  EXPECT_EQ(TableParameters(1024, 768), 786432);
  EXPECT_EQ(TableParameters(32768, 768), 25165824);
}

TEST(Cost, TurningTakesThreeOperationsASlotOfQueryAndKey) {
  ForRandomInputs([](Inputs& inputs) {
    const AttentionShape shape{inputs.Whole(1, 1 << 20), inputs.Whole(1, 1 << 20),
                               inputs.Whole(1, 1 << 20)};
    EXPECT_EQ(RotaryOperations(shape), 3 * (shape.query_width + shape.key_width));
  });
}

TEST(Cost, TheFourProjectionsTakeTwoOperationsAWeight) {
  ForRandomInputs([](Inputs& inputs) {
    const AttentionShape shape{inputs.Whole(1, 1 << 20), inputs.Whole(1, 1 << 20),
                               inputs.Whole(1, 1 << 20)};
    const std::int64_t query = shape.model_width * shape.query_width;
    const std::int64_t key = shape.model_width * shape.key_width;
    EXPECT_EQ(ProjectionOperations(shape), 2 * (query + key + key + query));
  });
}

TEST(Cost, OfLlamaThreeIsAsTheArticleSays) {
  EXPECT_EQ(RotaryOperations(kLlama3_8B), 15360);
  EXPECT_EQ(ProjectionOperations(kLlama3_8B), 83886080);
  EXPECT_EQ(ProjectionOperations(kLlama3_8B), 2 * 4096 * (4096 + 1024 + 1024 + 4096));
}

TEST(Cost, TurningDoesNotDependOnTheModelWidth) {
  EXPECT_EQ(RotaryOperations({1, 4096, 1024}), RotaryOperations({1 << 20, 4096, 1024}));
}

TEST(Cost, AnEmptyTableHasNoParameters) {
  EXPECT_EQ(TableParameters(0, 768), 0);
  EXPECT_EQ(TableParameters(1024, 0), 0);
}

TEST(Cost, OfTheLargestSizesIsExact) {
  EXPECT_EQ(TableParameters(kMaxSize, kMaxSize), std::int64_t{1} << 58);
  EXPECT_EQ(RotaryOperations({1, kMaxSize, kMaxSize}), std::int64_t{3} << 30);
  EXPECT_EQ(ProjectionOperations({kMaxSize, kMaxSize, kMaxSize}), std::int64_t{1} << 61);
}

constexpr std::int64_t kTooLarge[] = {kMaxSize + 1, std::int64_t{1} << 32, std::int64_t{1} << 62,
                                      std::numeric_limits<std::int64_t>::max()};

TEST(Cost, RefusesATableOfNegativeSize) {
  EXPECT_TRUE(Refuses([] { TableParameters(-1, 768); }, {"TableParameters", "rows"}, -1));
  EXPECT_TRUE(Refuses([] { TableParameters(1024, -1); }, {"TableParameters", "width"}, -1));
}

TEST(Cost, RefusesATableWhoseParametersMightOverflow) {
  for (const std::int64_t size : kTooLarge) {
    const auto value = static_cast<double>(size);
    EXPECT_TRUE(Refuses([&] { TableParameters(size, 1); }, {"rows", "[0, 536870912]"}, value));
    EXPECT_TRUE(Refuses([&] { TableParameters(1, size); }, {"width", "[0, 536870912]"}, value));
  }
}

TEST(Cost, RefusesALayerWithoutWidthOrWhoseOperationsMightOverflow) {
  std::vector<std::int64_t> widths(std::begin(kTooLarge), std::end(kTooLarge));
  widths.insert(widths.end(), {0, -1, std::numeric_limits<std::int64_t>::min()});
  for (const std::int64_t width : widths) {
    for (const auto call : {RotaryOperations, ProjectionOperations}) {
      const auto value = static_cast<double>(width);
      EXPECT_TRUE(Refuses([&] { call({width, 1, 1}); }, {"model_width"}, value));
      EXPECT_TRUE(Refuses([&] { call({1, width, 1}); }, {"query_width"}, value));
      EXPECT_TRUE(Refuses([&] { call({1, 1, width}); }, {"key_width"}, value));
    }
  }
}

}  // namespace
}  // namespace pe::testing
