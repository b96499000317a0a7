#include "core/text/value.h"

namespace pe::text {
namespace {

bool IsSpace(char16_t c) {
  return c == u' ' || c == u'\t' || c == u'\n' || c == u'\f' || c == u'\r';
}

bool TakeDigits(Text& text) { return !TakeWhile(text, IsDigit).empty(); }

void TakeSign(Text& text) { static_cast<void>(Take(text, u'-') || Take(text, u'+')); }

bool IsNumber(Text text) {
  TakeSign(text);
  const bool whole = TakeDigits(text);
  const bool part = Take(text, u'.') && TakeDigits(text);
  if (!whole && !part) return false;
  if (Take(text, u'e') || Take(text, u'E')) {
    TakeSign(text);
    if (!TakeDigits(text)) return false;
  }
  return text.empty();
}

// Takes `size` units away from the front of `text`.
Text TakeSize(Text& text, std::size_t size) {
  const Text taken(text.data(), size);
  text.remove_prefix(size);
  return taken;
}

}  // namespace

// Not inline: calls of a few bytes make the module 250 bytes smaller.
[[gnu::noinline]] Text TakeWhile(Text& text, bool (*is)(char16_t)) {
  std::size_t size = 0;
  while (size < text.size() && is(text[size])) ++size;
  return TakeSize(text, size);
}

[[gnu::noinline]] Text TakeUntil(Text& text, Text stops) {
  std::size_t size = 0;
  while (size < text.size() && stops.find(text[size]) == Text::npos) ++size;
  return TakeSize(text, size);
}

[[gnu::noinline]] bool Take(Text& text, char16_t c) {
  if (text.empty() || text.front() != c) return false;
  text.remove_prefix(1);
  return true;
}

Text Trimmed(Text text) {
  TakeWhile(text, IsSpace);
  while (!text.empty() && IsSpace(text.back())) text.remove_suffix(1);
  return text;
}

Value ValueOf(Text text) {
  text = Trimmed(text);
  if (text == u"true") return Value::kTrue;
  if (text == u"false") return Value::kFalse;
  return IsNumber(text) ? Value::kNumber : Value::kNone;
}

}  // namespace pe::text
