// Position interpolation, Chen et al. 2023, equation 4: run a model past its trained length by
// asking about position / scale instead of position.
#pragma once

#include "core/pe/rotary.h"
#include "core/pe/tensor.h"

namespace pe {

// The angle p·θ_i/scale of every pair, in radians. Shape as frequencies.
// Domain: scale finite and ≥ 1; |position| ≤ kMaxPosition; frequencies within ±kMaxFrequency.
// Law: at scale s the double nearest to s·p asks for the angles of position p at scale 1: for the
// same bits where s·p is a double itself, as for whole s and p in the domain; otherwise for angles
// within |p·θ_i|·2⁻⁵¹ of them.
Vector InterpolatedAngles(double position, double scale, const Vector& frequencies);

// Rotate at the interpolated position. Shapes: [d], [d/2] → [d]. Domain as Rotate and
// InterpolatedAngles.
Vector RotateInterpolated(const Vector& x, double position, double scale, const Vector& frequencies,
                          Pairing pairing);

}  // namespace pe
