#pragma once
// A change that a repair makes, written in one line: `before[damaged|repaired]after`.

#include "codec/codec_registry.h"
#include "repair/credibility.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

#include <algorithm>
#include <sstream>
#include <string>

namespace moji::repair::test {

struct MarkedChange {
    const char* fact;
    const char*
        encodings; // that it was read in by mistake, and that it is in; twice for two mistakes
    std::u32string_view text;
};

/// What `judge` says of it. What the chain makes of the text around is found out.
inline bool judged(const MarkedChange& marked, bool judge(const Change&)) {
    static const CodecRegistry codecs;
    Chain chain;
    std::istringstream names(marked.encodings);
    for (std::string name; names >> name;)
        chain.push_back({chain.size() % 2 == 0 ? StepKind::Encode : StepKind::Decode, name});
    const std::size_t begin = marked.text.find(U'[');
    const std::size_t middle = marked.text.find(U'|');
    const std::size_t end = marked.text.find(U']');
    const auto between = [&](std::size_t from, std::size_t to) {
        return marked.text.substr(from + 1, to - from - 1);
    };
    const auto repaired = [&](std::u32string_view text) {
        return fromUtf8(replay(codecs, chain, toUtf8(text)).value_or(std::string()));
    };
    const auto others = [](std::u32string_view text) {
        return static_cast<std::size_t>(
            std::ranges::count_if(text, [](char32_t c) { return c >= 0x80; }));
    };
    const std::u32string_view lead = marked.text.substr(0, begin);
    const std::u32string_view trail = marked.text.substr(end + 1);
    const std::u32string_view before = between(begin, middle);
    const std::u32string leadAfter = repaired(lead);
    const std::u32string trailAfter = repaired(trail);
    return judge({chain, before, between(middle, end), lead, trail, leadAfter, trailAfter,
                  others(lead) + others(before) + others(trail)});
}

template <std::size_t Count>
void addRows(const MarkedChange (&changes)[Count]) {
    QTest::addColumn<const MarkedChange*>("change");
    for (const MarkedChange& change : changes)
        QTest::newRow(change.fact) << &change;
}

} // namespace moji::repair::test
