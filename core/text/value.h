// What people write in attributes, links and words, taken apart.
//
// Text is UTF-16 and what is found in it are parts of it: nothing is copied or changed, so that a
// place is the same one in JavaScript. Numbers are found, not converted: each side has an exact
// conversion of its own (std::from_chars, Number), and a third would cost the module a fifth.
#pragma once

#include <cstdint>
#include <string_view>

namespace pe::text {

using Text = std::u16string_view;

enum class Value : std::uint8_t { kNone, kFalse, kTrue, kNumber };

// What a text stands for; spaces around it do not count.
//
//   value  = "true" | "false" | number
//   number = [+-]? ( digit+ ( "." digit* )? | "." digit+ ) ( [eE] [+-]? digit+ )?
//
// Law: what is a number here is one to std::from_chars (which knows no "+" in front) and to
// JavaScript's Number; it may be too large for a double, but is never NaN.
Value ValueOf(Text text);

// Without the spaces at both ends: those of HTML, that is blank, tab, line feed, form feed, return.
Text Trimmed(Text text);

constexpr bool IsDigit(char16_t c) { return c >= u'0' && c <= u'9'; }

// Takes what stands at the front of `text` away from it, as long as `is` holds.
Text TakeWhile(Text& text, bool (*is)(char16_t));

// The same up to the first of `stops`, which stays.
Text TakeUntil(Text& text, Text stops);

// Takes `c` away from the front of `text`, if it is there.
bool Take(Text& text, char16_t c);

}  // namespace pe::text
