#include "core/text/state.h"

namespace pe::text {

Entry TakeEntry(Text& text, char16_t separator) {
  Text value = TakeUntil(text, {&separator, 1});
  const Text name = TakeUntil(value, u"=");
  Take(value, u'=');
  return {name, value};
}

}  // namespace pe::text
