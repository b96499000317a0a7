// The small language in which words name numbers: {{add-position.norm | .2f}}.
//
//   widget.field            a parameter or a field of the reading, in the widget's current state
//   widget(a=1, b=2).field  the same in a state of its own; the other parameters take defaults
//   field[2][index]         an entry of an array, by number or by the value of another field
//   … | .2f                 how to print it, as d3-format has it, or with 万
//
// In the words of a widget its own slug is left out.
#pragma once

#include "core/text/state.h"

namespace pe::text {

// Parts that are not there are empty.
struct Expression {
  Text slug;
  Text state;  // entries with commas between them
  Text field;
  Text index[2];  // of a vector, or of a matrix: row, column
  Text format;
};

enum class Fault : std::uint8_t {
  kNone,
  kForm,   // it does not follow the grammar
  kEntry,  // in the state something is not name=value
  kFormat  // the format is none of the few allowed
};

struct Parsed {
  Expression expression;  // complete only without a fault
  Fault fault = Fault::kNone;
  Text where;  // of the fault
};

//   expression = ( slug ( "(" entry ( "," entry )* ")" )? "." )? field
//                ( "[" index "]" ){0,2}
//                ( "|" format )?
//   slug       = [a-z] [a-z0-9-]*
//   entry      = name "=" value                  (value as in value.h)
//   field, name = [a-zA-Z] [a-zA-Z0-9_]*
//   index      = digit+ | field
//   format     = ","? ( "." digit digit? )? "~"? ( "%" | "p" | [defgrs]? "万"? ), but not empty
//
// Spaces may stand at the ends, around "|", names and values. A format has no width, which may be
// millions of spaces, no type that is not decimal, and no sign of a zero.
// Error: the first fault, and where it is: the entry, the format, or for kForm the whole text.
Parsed ParseExpression(Text text);

// Takes away from the front of `text` what stands before the next `mark` that is doubled, or all of
// it. The mark stays.
Text TakeUntilTwice(Text& text, char16_t mark);

// Calls each(part) with the parts of a text in turn: what stays, what stands in {{…}}, what stays.
// Their number is odd. False: some {{ has no }}, and it is even.
template <class Each>
bool ForEachPart(Text text, Each each) {
  for (bool inside = false;; inside = !inside) {
    each(TakeUntilTwice(text, inside ? u'}' : u'{'));
    if (text.empty()) return !inside;
    text.remove_prefix(2);
  }
}

}  // namespace pe::text
