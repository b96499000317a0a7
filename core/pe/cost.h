// What an encoding costs: trained parameters, and operations for one token in one layer.
#pragma once

#include <cstdint>

namespace pe {

// The largest size of a table or a layer: up to it no count below exceeds 2^61.
inline constexpr std::int64_t kMaxSize = std::int64_t{1} << 29;

// The sizes of an attention layer that its cost depends on. All in 1 … kMaxSize.
struct AttentionShape {
  std::int64_t model_width;  // of the residual stream
  std::int64_t query_width;  // heads × head width
  std::int64_t key_width;    // key/value heads × head width; values have the same width
};

// Llama-3-8B: 32 query heads and 8 key/value heads of width 128. Grattafiori et al. 2024, table 3.
inline constexpr AttentionShape kLlama3_8B{4096, 4096, 1024};

// Rows × width of a learned table. Domain: both in 0 … kMaxSize.
std::int64_t TableParameters(std::int64_t rows, std::int64_t width);

// Turning queries and keys: a pair takes four multiplications and two additions, three operations
// a slot. 3·(query width + key width).
std::int64_t RotaryOperations(const AttentionShape& shape);

// The four projections W_Q, W_K, W_V, W_O: one multiplication and one addition a weight.
// 2·model width·(query + key + value + query width).
std::int64_t ProjectionOperations(const AttentionShape& shape);

}  // namespace pe
