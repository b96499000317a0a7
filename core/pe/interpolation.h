// Position interpolation, Chen et al. 2023, equation 4: run a model past its trained length by
// asking about position / scale instead of position.
#pragma once

#include "core/pe/rotary.h"
#include "core/pe/tensor.h"

namespace pe {

// The angle p·θ_i/scale of every pair, in radians. Shape as frequencies.
// Domain: scale finite and ≥ 1; |position| ≤ kMaxPosition; frequencies within ±kMaxFrequency.
// Law: at scale s position s·p asks for exactly the angles of position p at scale 1.
Vector InterpolatedAngles(double position, double scale, const Vector& frequencies);

// Rotate at the interpolated position. Shapes: [d], [d/2] → [d]. Domain as both.
Vector RotateInterpolated(const Vector& x, double position, double scale, const Vector& frequencies,
                          Pairing pairing);

}  // namespace pe
