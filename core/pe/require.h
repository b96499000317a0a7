// Preconditions of the core.
//
// A violated precondition throws std::domain_error naming the function, what is allowed and the
// value given. Built without exceptions (the WebAssembly module) it traps instead: there every
// value has passed the field lists of core/readings before it gets here.
#pragma once

namespace pe {

// Throws std::domain_error("<rule>, got <value>") unless `holds`.
// `rule` names the function and the allowed values: "Frequencies: width must be in [1, 1048576]".
void Require(bool holds, const char* rule, double value);

// The same for a rule that several functions share: "<function>: <rule>, got <value>".
void Require(bool holds, const char* function, const char* rule, double value);

}  // namespace pe
