#include "core/text/value.h"

#include "tests/core/support.h"
#include "tests/core/texts.h"

namespace pe::testing {
namespace {

using text::Trimmed;
using text::Value;
using text::ValueOf;

TEST(Value, IsAFlagADecimalNumberOrNone) {
  for (const Text flag : {u"true", u" true", u"true\n"}) EXPECT_EQ(ValueOf(flag), Value::kTrue);
  for (const Text flag : {u"false", u"\tfalse ", u"false"}) EXPECT_EQ(ValueOf(flag), Value::kFalse);
  for (const Text number :
       {u"0", u"-0", u"+5", u"5.", u".5", u" 32 ", u"1e3", u"1E-3", u"-1.5e+30", u"1e999"}) {
    EXPECT_EQ(ValueOf(number), Value::kNumber) << Narrow(number);
  }
  for (const Text none : {u"",      u" ",     u".",   u"-",       u"e5",      u"1e",  u"1e+",
                          u"1.2.3", u"--1",   u"1 2", u"0x10",    u"1n",      u"NaN", u"Infinity",
                          u"True",  u"true!", u"５",  u"1\u00a0", u"\ufeff1", u"1\v"}) {
    EXPECT_EQ(ValueOf(none), Value::kNone) << Narrow(none);
  }
}

TEST(Value, IsANumberExactlyIfTheGrammarSaysSo) {
  Inputs inputs(1);
  const std::u16string_view units = u"0189.+-eE x";
  for (int i = 0; i < 20000; ++i) {
    std::u16string text(inputs.Size(0, 8), u' ');
    for (char16_t& unit : text) unit = units[inputs.Size(0, 10)];
    static const std::regex value(kValue);
    EXPECT_EQ(ValueOf(text) == Value::kNumber, std::regex_match(Narrow(text), value))
        << Narrow(text);
  }
}

TEST(Trimmed, LosesNothingButTheSpacesOfHtmlAtItsEnds) {
  EXPECT_EQ(Trimmed(u" \t\n\f\r a b \n"), u"a b");
  EXPECT_EQ(Trimmed(u" \t\n\f\r "), u"");
  EXPECT_EQ(Trimmed(u"\u00a0a\u3000"), u"\u00a0a\u3000");
}

}  // namespace
}  // namespace pe::testing
