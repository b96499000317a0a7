// What the tests and the fuzzing of core/text share: texts to try, and the grammar said once more.
#pragma once

#include <regex>
#include <string>

#include "core/text/value.h"

namespace pe::testing {

using text::Text;

// As ASCII, for a library that knows no UTF-16: 万 becomes "#", anything else that is not ASCII,
// and
// "#" itself, "?".
inline std::string Narrow(Text text) {
  std::string narrow;
  for (const char16_t c : text) {
    narrow += c == u'万' ? '#' : c == u'#' || c >= 0x80 ? '?' : static_cast<char>(c);
  }
  return narrow;
}

// The grammars of core/text as regular expressions.
inline const std::string kSpaces = "[ \\t\\n\\f\\r]*";
inline const std::string kNumber = "[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?";
inline const std::string kValue = kSpaces + "(true|false|" + kNumber + ")" + kSpaces;
inline const std::string kName = "[a-zA-Z][a-zA-Z0-9_]*";
inline const std::string kEntry = kSpaces + kName + kSpaces + "=" + kValue;
inline const std::string kIndex = "\\[([0-9]+|" + kName + ")\\]";
inline const std::string kFormat = ",?(\\.[0-9]{1,2})?~?([%p]|[defgrs]?#?)";
inline const std::string kExpression = kSpaces + "([a-z][a-z0-9-]*(\\(" + kEntry + "(," + kEntry +
                                       ")*\\))?\\.)?" + kName + "(" + kIndex + "){0,2}" + kSpaces +
                                       "(\\|" + kSpaces + "(?!" + kSpaces + "$)" + kFormat +
                                       kSpaces + ")?";

}  // namespace pe::testing
