// Powers, from the four basic operations alone: the same bits on every platform, and without the
// tables of a C library's pow, a fifth of the WebAssembly module's budget.
#pragma once

namespace pe {

// e^x. Domain: |x| ≤ 700. Error: ≤ 1.25 units in the last place (tested).
double Exp(double x);

// base^(numerator/denominator), the quotient never rounded.
// Domain: base 1 … 1e300; |numerator|, |denominator| ≤ 2^31 and the power within 1e±300;
// denominator ≠ 0.
// Error: ≤ 1.5 units in the last place (tested against the exact power).
double RationalPower(double base, int numerator, int denominator);

}  // namespace pe
