// The sizes that the article uses unless a widget says otherwise.
#pragma once

namespace pe::readings {

inline constexpr int kWidth = 32;
inline constexpr int kPairs = kWidth / 2;
inline constexpr int kFirstPairs = 8;  // of the ladder, where a figure shows its fast half
inline constexpr double kBase = 10000;
inline constexpr double kLlama3Base = 500000;  // Grattafiori et al. 2024, table 3
inline constexpr int kPositions = 64;          // p = 0 … 63
inline constexpr int kTrainedLength = 2048;    // tokens, of Llama's pre-training (Chen et al. 2023)
inline constexpr int kTableRows = 1024;        // GPT-2 small's table (Radford et al. 2019)
inline constexpr int kTableWidth = 768;
inline constexpr double kWordLength = 3.3;  // ‖x‖ of a word vector, see core/DESIGN.md

}  // namespace pe::readings
