// How well a table of codes tells its rows apart.
#pragma once

#include "core/pe/tensor.h"

namespace pe {

// min ‖row p − row q‖₂ over all p ≠ q. Domain: at least 2 rows. Law: 0 exactly where two rows are
// alike.
double SmallestRowDistance(const Matrix& table);

}  // namespace pe
