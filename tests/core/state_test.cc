#include "core/text/state.h"

#include "tests/core/support.h"
#include "tests/core/texts.h"

namespace pe::testing {
namespace {

using text::Entry;
using text::Take;
using text::TakeEntry;

using Entries = std::vector<std::pair<Text, Text>>;

Entries EntriesOf(Text text) {
  Entries entries;
  do {
    const auto [name, value] = TakeEntry(text, u'&');
    entries.emplace_back(name, value);
  } while (Take(text, u'&'));
  EXPECT_TRUE(text.empty());
  return entries;
}

TEST(State, NamesAndValuesAreAsTheyStand) {
  EXPECT_EQ(EntriesOf(u"position=32&allPairs=true"),
            (Entries{{u"position", u"32"}, {u"allPairs", u"true"}}));
  EXPECT_EQ(EntriesOf(u" a = 1 "), (Entries{{u" a ", u" 1 "}}));
  EXPECT_EQ(EntriesOf(u"a=b=c"), (Entries{{u"a", u"b=c"}}));
  EXPECT_EQ(EntriesOf(u"__proto__=万"), (Entries{{u"__proto__", u"万"}}));
}

TEST(State, WhatIsMissingIsEmpty) {
  EXPECT_EQ(EntriesOf(u""), (Entries{{u"", u""}}));
  EXPECT_EQ(EntriesOf(u"a"), (Entries{{u"a", u""}}));
  EXPECT_EQ(EntriesOf(u"a=&=b&&"), (Entries{{u"a", u""}, {u"", u"b"}, {u"", u""}, {u"", u""}}));
}

TEST(State, EntriesAndSeparatorsPutTogetherAreTheText) {
  Inputs inputs(1);
  for (int i = 0; i < 20000; ++i) {
    std::u16string text(inputs.Size(0, 12), u' ');
    for (char16_t& unit : text) unit = u"ab=&万"[inputs.Size(0, 4)];
    std::u16string again;
    Text rest = text;
    do {
      if (!again.empty() || rest.size() < text.size()) again += u'&';
      const Text start = rest;
      const auto [name, value] = TakeEntry(rest, u'&');
      again += name;
      if (start.size() - rest.size() > name.size()) again += u'=';
      again += value;
    } while (Take(rest, u'&'));
    EXPECT_EQ(again, text) << Narrow(text);
  }
}

}  // namespace
}  // namespace pe::testing
