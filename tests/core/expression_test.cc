#include "core/text/expression.h"

#include "tests/core/support.h"
#include "tests/core/texts.h"

namespace pe::testing {
namespace {

using text::Expression;
using text::Fault;
using text::ForEachPart;
using text::Parsed;
using text::ParseExpression;

void ExpectFault(Text text, Fault fault, Text where) {
  const Parsed parsed = ParseExpression(text);
  EXPECT_EQ(parsed.fault, fault) << Narrow(text);
  EXPECT_EQ(parsed.where, where) << Narrow(text);
}

TEST(Expression, NamesAWidgetAStateAFieldAnEntryAndAFormat) {
  const auto [expression, fault, where] =
      ParseExpression(u" rope-dials(position=32, allPairs = true).angles[0][pair] | .1f ");
  EXPECT_EQ(fault, Fault::kNone);
  EXPECT_EQ(expression.slug, u"rope-dials");
  EXPECT_EQ(expression.state, u"position=32, allPairs = true");
  EXPECT_EQ(expression.field, u"angles");
  EXPECT_EQ(expression.index[0], u"0");
  EXPECT_EQ(expression.index[1], u"pair");
  EXPECT_EQ(expression.format, u".1f");
}

TEST(Expression, WhatIsLeftOutIsEmpty) {
  const Expression field = ParseExpression(u"norm").expression;
  EXPECT_EQ(field.field, u"norm");
  for (const Text part : {field.slug, field.state, field.index[0], field.index[1], field.format}) {
    EXPECT_TRUE(part.empty());
  }
  const Expression slug = ParseExpression(u"slice.pairs").expression;
  EXPECT_EQ(slug.slug, u"slice");
  EXPECT_EQ(slug.field, u"pairs");
}

TEST(Expression, WhatDoesNotFollowTheGrammarIsRefusedWhole) {
  for (const Text bad :
       {u"",           u" ",      u"2",       u"a b",   u"a.b.c", u"a.",      u".a",
        u"A.b",        u"a-b",    u"a[",      u"a[]",   u"a[0",   u"a[0x10]", u"a[1e1]",
        u"a[0][0][0]", u"a(b=1)", u"a(b=1)c", u"a(b=1", u"<b>",   u"万"}) {
    ExpectFault(bad, Fault::kForm, bad);
  }
}

TEST(Expression, AnEntryOfTheStateThatIsNoneIsRefusedByItself) {
  ExpectFault(u"a().c", Fault::kEntry, u"");
  ExpectFault(u"a(b).c", Fault::kEntry, u"b");
  ExpectFault(u"a(b=(1)).c", Fault::kEntry, u"b=");
  ExpectFault(u"a(x=1, b=c, y=2).c", Fault::kEntry, u" b=c");
  ExpectFault(u"a(x=1,).c", Fault::kEntry, u"");
  ExpectFault(u"a(x=1,,y=2).c", Fault::kEntry, u"");
  ExpectFault(u"a(b=1.2.3).c", Fault::kEntry, u"b=1.2.3");
  ExpectFault(u"a(__proto__=1).c", Fault::kEntry, u"__proto__=1");
  ExpectFault(u"a(b-c=1).c", Fault::kEntry, u"b-c=1");
}

TEST(Expression, AFormatHasNoWidthNoOtherNumeralsAndNoSign) {
  for (const Text good : {u".2f", u",", u",.12~r", u"~r", u"%", u".0%", u"万", u".3r万", u"d"}) {
    const std::u16string text = u"a|" + std::u16string(good);
    EXPECT_EQ(ParseExpression(text).expression.format, good) << Narrow(good);
    EXPECT_EQ(ParseExpression(text).fault, Fault::kNone) << Narrow(good);
  }
  for (const Text bad : {u"", u"two", u".2ff", u"99999999f", u"+.1f", u"c", u"x", u"万.2f", u".f",
                         u".123f", u"~,f", u".2f .2f", u"f万万", u"%万"}) {
    const std::u16string text = u"a|" + std::u16string(bad);
    ExpectFault(text, Fault::kFormat, bad);
  }
}

TEST(Expression, IsReadExactlyIfTheGrammarSaysSo) {
  const Text pieces[] = {u"a",   u"b", u"rope-dials", u"norm", u"(",  u")",    u"[",  u"]",
                         u"[0]", u".", u",",          u"=",    u"=1", u"true", u" ",  u"|",
                         u".2f", u"~", u"万",         u"%",    u"_",  u"-",    u"12", u"(b=1)."};
  static const std::regex grammar(kExpression);
  Inputs inputs(1);
  int read = 0;
  for (int i = 0; i < 20000; ++i) {
    std::u16string text;
    for (int n = inputs.Int(0, 7); n > 0; --n) text += pieces[inputs.Size(0, 23)];
    const bool follows = std::regex_match(Narrow(text), grammar);
    EXPECT_EQ(ParseExpression(text).fault == Fault::kNone, follows) << Narrow(text);
    read += follows ? 1 : 0;
  }
  EXPECT_GT(read, 500);
}

std::vector<Text> PartsOf(Text text) {
  std::vector<Text> parts;
  const bool closed = ForEachPart(text, [&](Text part) { parts.push_back(part); });
  EXPECT_EQ(closed, parts.size() % 2 == 1);
  return parts;
}

TEST(Parts, StandOutOfBracesAndInThemByTurns) {
  using Parts = std::vector<Text>;
  EXPECT_EQ(PartsOf(u""), (Parts{u""}));
  EXPECT_EQ(PartsOf(u"p = {{pair}}，长 {{norm | .1f}}"),
            (Parts{u"p = ", u"pair", u"，长 ", u"norm | .1f", u""}));
  EXPECT_EQ(PartsOf(u"{{a}}{{b}}"), (Parts{u"", u"a", u"", u"b", u""}));
  EXPECT_EQ(PartsOf(u"a } { b"), (Parts{u"a } { b"}));
  EXPECT_EQ(PartsOf(u"{{{a}}}"), (Parts{u"", u"{a", u"}"}));
}

TEST(Parts, OfATextWithOpenBracesAreEven) {
  for (const Text open : {u"{{", u"a {{b", u"{{a}", u"{{a}}{{", u"}}{{"}) {
    EXPECT_FALSE(ForEachPart(open, [](Text) {})) << Narrow(open);
  }
}

}  // namespace
}  // namespace pe::testing
