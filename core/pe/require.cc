#include "core/pe/require.h"

#if defined(__cpp_exceptions)
#include <sstream>
#include <stdexcept>
#endif

namespace pe {

void Require(bool holds, const char* rule, double value) {
  if (holds) return;
#if defined(__cpp_exceptions)
  std::ostringstream message;
  message << rule << ", got " << value;
  throw std::domain_error(message.str());
#else
  (void)rule;
  (void)value;
  __builtin_trap();
#endif
}

}  // namespace pe
