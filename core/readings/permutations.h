// Widget `permutations`: attention does not see the order of its rows.
#pragma once

#include "core/readings/fields.h"

namespace pe::readings {

struct PermutationsParams {
  int order = 5;  // which of the six orders of three tokens, in lexicographic order

  template <class F>
  static void Describe(F field) {
    field("order", &PermutationsParams::order, Whole(0, 5));
  }
};

// Tokens are numbered 0, 1, 2 as they stand in the first order.
struct PermutationsReading {
  Vector tokens;    // [3] token in each slot of this order
  Vector slots;     // [3] slot of each token in this order
  Matrix orders;    // [6, 3] token in each slot of every order
  Matrix outputs;   // [3, 8] attention output of each slot of this order
  Matrix every;     // [18, 8] the same for every order: row 3·order + slot
  double distance;  // largest ‖output in this order − output in the first‖₂ over the tokens

  template <class F>
  static void Describe(F field) {
    field("tokens", &PermutationsReading::tokens);
    field("slots", &PermutationsReading::slots);
    field("orders", &PermutationsReading::orders);
    field("outputs", &PermutationsReading::outputs);
    field("every", &PermutationsReading::every);
    field("distance", &PermutationsReading::distance);
  }
};

// softmax(QKᵀ/√d)·V with seeded embeddings and projections of width 8, for each order of the rows.
// Law: distance is 0 up to rounding, whatever the order.
PermutationsReading ReadPermutations(const PermutationsParams& params);

}  // namespace pe::readings
