// Arbitrary bytes as a text that somebody wrote: a value, a state, an expression, words with
// expressions in them. It is read exactly if the grammar says so, and what is found are parts of it
// that make it up again.
#include <fuzzer/FuzzedDataProvider.h>

#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

#include "core/text/expression.h"
#include "tests/core/texts.h"

namespace pe::text {
namespace {

using testing::Narrow;

void Require(bool holds, const char* law, Text text) {
  if (holds) return;
  std::fprintf(stderr, "“%s”: %s\n", Narrow(text).c_str(), law);
  std::abort();
}

// Texts of the languages, or nothing, in which something else stands somewhere: one of their
// pieces, or any unit at all.
std::u16string AnyText(FuzzedDataProvider& bytes) {
  static constexpr Text kTexts[] = {u"", u"-12.5e+30", u"a=1&b=true",
                                    u"x-9(a=1, b=true).c[0][d] | ,.2~f", u"{{a}} b {{c|.0万}}"};
  static constexpr Text kPieces[] = {
      u"rope-dials", u"a",  u"B9_", u"(",      u")",    u",",     u"=", u"&", u".",  u"[",
      u"]",          u"0",  u"12",  u"-",      u"+",    u"e",     u"E", u"|", u"~",  u"%",
      u" ",          u"\n", u"万",  u"\u3000", u"true", u"false", u"{", u"}", u"{{", u"}}"};
  constexpr auto kCount = std::size(kPieces);
  std::u16string text(kTexts[bytes.ConsumeIntegralInRange<std::size_t>(0, std::size(kTexts) - 1)]);
  while (bytes.remaining_bytes() > 0) {
    const auto place = bytes.ConsumeIntegralInRange<std::size_t>(0, text.size());
    text.erase(place, bytes.ConsumeIntegralInRange<std::size_t>(0, 2));
    const auto n = bytes.ConsumeIntegralInRange<std::size_t>(0, kCount);
    if (n < kCount) {
      text.insert(place, kPieces[n]);
    } else {
      text.insert(place, 1, static_cast<char16_t>(bytes.ConsumeIntegral<std::uint16_t>()));
    }
  }
  return text;
}

bool IsPartOf(Text part, Text text) {
  const std::less_equal<const char16_t*> at_most;
  return part.empty() || (at_most(text.data(), part.data()) &&
                          at_most(part.data() + part.size(), text.data() + text.size()));
}

void CheckValue(Text text) {
  static const std::regex number(testing::kSpaces + testing::kNumber + testing::kSpaces);
  const bool is_number = ValueOf(text) == Value::kNumber;
  Require(is_number == std::regex_match(Narrow(text), number), "a number as the grammar says",
          text);
  if (!is_number) return;
  const std::string digits = Narrow(Trimmed(text));
  const char* start = digits.data() + (digits[0] == '+' ? 1 : 0);
  const char* end = digits.data() + digits.size();
  double converted = 0;
  const auto [stop, error] = std::from_chars(start, end, converted);
  Require(stop == end && error != std::errc::invalid_argument, "one to the library as well", text);
  Require(!std::isnan(converted), "never NaN", text);
}

void CheckState(const Text text) {
  std::u16string again;
  Text rest = text;
  for (bool more = true; more;) {
    const Text start = rest;
    const auto [name, value] = TakeEntry(rest, u'&');
    Require(IsPartOf(name, text) && IsPartOf(value, text), "entries are parts", text);
    Require(name.find_first_of(u"=&") == Text::npos, "a name ends at the first sign", text);
    Require(value.find(u'&') == Text::npos, "a value ends at the separator", text);
    again += name;
    if (start.size() - rest.size() > name.size()) again += u'=';
    again += value;
    more = Take(rest, u'&');
    if (more) again += u'&';
  }
  Require(rest.empty() && again == text, "entries and separators make up the text", text);
}

// An expression written in its shortest form.
std::u16string Written(const Expression& expression) {
  const auto& [slug, state, field, index, format] = expression;
  std::u16string text(slug);
  if (!state.empty()) text.append(u"(").append(state).append(u")");
  if (!slug.empty()) text += u'.';
  text += field;
  for (const Text i : index) {
    if (!i.empty()) text.append(u"[").append(i).append(u"]");
  }
  if (!format.empty()) text.append(u"|").append(format);
  return text;
}

void CheckExpression(Text text) {
  static const std::regex grammar(testing::kExpression);
  const auto [expression, fault, where] = ParseExpression(text);
  Require((fault == Fault::kNone) == std::regex_match(Narrow(text), grammar),
          "read as the grammar says", text);
  Require(IsPartOf(where, text), "a fault is somewhere in it", text);
  if (fault != Fault::kNone) return;
  const auto& [slug, state, field, index, format] = expression;
  for (const Text part : {slug, state, field, index[0], index[1], format}) {
    Require(IsPartOf(part, text), "what is found are parts of it", text);
  }
  const std::u16string written = Written(expression);
  const Parsed again = ParseExpression(written);
  Require(again.fault == Fault::kNone && Written(again.expression) == written,
          "written again it is the same", text);
}

void CheckParts(const Text text) {
  std::vector<Text> parts;
  const bool closed = ForEachPart(text, [&](Text part) { parts.push_back(part); });
  Require(closed == (parts.size() % 2 == 1), "the parts are odd if all is closed", text);
  std::u16string again;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const bool inside = i % 2 == 1;
    if (i > 0) again += inside ? u"{{" : u"}}";
    again += parts[i];
    Require(IsPartOf(parts[i], text), "parts are parts", text);
    Require(parts[i].find(inside ? u"}}" : u"{{") == Text::npos, "a part ends at its mark", text);
    if (inside) CheckExpression(parts[i]);
  }
  Require(again == text, "parts and braces make up the text", text);
}

}  // namespace
}  // namespace pe::text

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzedDataProvider bytes(data, size);
  const std::u16string text = pe::text::AnyText(bytes);
  // No zero at its end, so that no step beyond it stays unnoticed.
  const std::vector<char16_t> units(text.begin(), text.end());
  for (const auto check : {pe::text::CheckValue, pe::text::CheckState, pe::text::CheckExpression,
                           pe::text::CheckParts}) {
    check({units.data(), units.size()});
  }
  return 0;
}
