// A state of a widget as text: position=32&allPairs=true.
#pragma once

#include "core/text/value.h"

namespace pe::text {

// What a text gives to a name.
struct Entry {
  Text name;
  Text value;
};

// Takes the first entry of a state away from its front, up to `separator`, which stays. Where "="
// is missing the value is empty, at the end of the name. Nothing is refused: which names and values
// there are, is for the field list to say (core/readings/fields.h).
//
//   do { const auto [name, value] = TakeEntry(state, u'&'); … } while (Take(state, u'&'));
//
// Domain: text from an address is decoded, no percent signs are.
// Law: entries and separators, put together again, are the text.
Entry TakeEntry(Text& text, char16_t separator);

}  // namespace pe::text
