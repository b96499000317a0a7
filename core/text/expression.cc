#include "core/text/expression.h"

namespace pe::text {
namespace {

bool IsLower(char16_t c) { return c >= u'a' && c <= u'z'; }
bool IsLetter(char16_t c) { return IsLower(c) || (c >= u'A' && c <= u'Z'); }
bool IsOfName(char16_t c) { return IsLetter(c) || IsDigit(c) || c == u'_'; }
bool IsOfSlug(char16_t c) { return IsLower(c) || IsDigit(c) || c == u'-'; }

// A name at the front of `text`; empty: there is none.
Text TakeName(Text& text) {
  return text.empty() || !IsLetter(text.front()) ? Text() : TakeWhile(text, IsOfName);
}

Text TakeIndex(Text& text) {
  const Text digits = TakeWhile(text, IsDigit);
  return digits.empty() ? TakeName(text) : digits;
}

bool TakeOneOf(Text& text, Text allowed) {
  if (text.empty() || allowed.find(text.front()) == Text::npos) return false;
  text.remove_prefix(1);
  return true;
}

bool IsFormat(Text text) {
  if (text.empty()) return false;
  Take(text, u',');
  if (Take(text, u'.')) {
    const std::size_t digits = TakeWhile(text, IsDigit).size();
    if (digits < 1 || digits > 2) return false;
  }
  Take(text, u'~');
  if (TakeOneOf(text, u"%p")) return text.empty();
  TakeOneOf(text, u"defgrs");
  Take(text, u'万');
  return text.empty();
}

bool IsName(Text text) { return !TakeName(text).empty() && text.empty(); }

// Reads an expression part by part, and notes the first fault.
class Parser {
 public:
  explicit Parser(Text text) : whole_(text), rest_(Trimmed(text)) {}

  Parsed Parse() {
    static_cast<void>(Slug() && Field() && Format());
    return parsed_;
  }

 private:
  bool Refuse(Fault fault, Text where) {
    parsed_.fault = fault;
    parsed_.where = where;
    return false;
  }
  bool RefuseForm() { return Refuse(Fault::kForm, whole_); }

  // What could be a slug is one if a state or a dot follows.
  bool Slug() {
    Text rest = rest_;
    if (rest.empty() || !IsLower(rest.front())) return true;
    const Text slug = TakeWhile(rest, IsOfSlug);
    if (Take(rest, u'(')) {
      const Text state = TakeUntil(rest, u"()");
      if (!State(state)) return false;
      if (!Take(rest, u')') || !Take(rest, u'.')) return RefuseForm();
    } else if (!Take(rest, u'.')) {
      return true;
    }
    parsed_.expression.slug = slug;
    rest_ = rest;
    return true;
  }

  bool State(Text text) {
    parsed_.expression.state = text;
    do {
      const Text start = text;
      const auto [name, value] = TakeEntry(text, u',');
      if (!IsName(Trimmed(name)) || ValueOf(value) == Value::kNone) {
        return Refuse(Fault::kEntry, start.substr(0, start.size() - text.size()));
      }
    } while (Take(text, u','));
    return true;
  }

  bool Field() {
    parsed_.expression.field = TakeName(rest_);
    if (parsed_.expression.field.empty()) return RefuseForm();
    for (Text& index : parsed_.expression.index) {
      if (!Take(rest_, u'[')) break;
      index = TakeIndex(rest_);
      if (index.empty() || !Take(rest_, u']')) return RefuseForm();
    }
    return true;
  }

  bool Format() {
    rest_ = Trimmed(rest_);
    if (rest_.empty()) return true;
    if (!Take(rest_, u'|')) return RefuseForm();
    const Text format = Trimmed(rest_);
    if (!IsFormat(format)) return Refuse(Fault::kFormat, format);
    parsed_.expression.format = format;
    return true;
  }

  const Text whole_;
  Text rest_;
  Parsed parsed_;
};

}  // namespace

Parsed ParseExpression(Text text) { return Parser(text).Parse(); }

Text TakeUntilTwice(Text& text, char16_t mark) {
  std::size_t size = 0;
  while (size < text.size() &&
         !(text[size] == mark && size + 1 < text.size() && text[size + 1] == mark)) {
    ++size;
  }
  const Text taken = text.substr(0, size);
  text.remove_prefix(size);
  return taken;
}

}  // namespace pe::text
