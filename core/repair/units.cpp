#include "repair/units.h"

#include "utf8/strict.h"

#include <algorithm>

namespace moji::repair {

SourceText::SourceText(std::string_view utf8)
    : m_utf8(utf8) {
    m_text.reserve(utf8.size());
    m_offsets.reserve(utf8.size() + 1);
    ByteView rest = asBytes(utf8);
    while (!rest.empty()) {
        if (rest.front() < 0x80) {
            m_text.push_back(rest.front());
            m_offsets.push_back(utf8.size() - rest.size());
            rest = rest.subspan(1);
            continue;
        }
        const Span span = utf8::decodeStrict(rest, Tail::AtEnd);
        if (isError(span.status))
            addMalformed(m_text.size());
        m_text.push_back(isError(span.status) ? char32_t{0xFFFD} : span.codePoints[0]);
        m_offsets.push_back(utf8.size() - rest.size());
        rest = rest.subspan(span.length);
    }
    m_offsets.push_back(utf8.size());
}

void SourceText::addMalformed(std::size_t at) {
    if (!m_malformed.empty() && m_malformed.back().end == at)
        ++m_malformed.back().end;
    else
        m_malformed.push_back({at, at + 1, Ruin::NotUtf8, {}});
}

namespace {

bool isControl(char32_t c) {
    return c < 0x20 && !(c >= U'\t' && c <= U'\r');
}

} // namespace

bool SourceText::isBinary() const {
    auto odd = static_cast<std::size_t>(std::ranges::count_if(m_text, isControl));
    for (const RuinedSpan& span : m_malformed)
        odd += span.end - span.begin;
    return odd * 8 > m_text.size() && m_text.size() > 64;
}

namespace {

/// Cuts units at the places asked for.
class Cutter {
public:
    explicit Cutter(std::u32string_view text)
        : m_text(text) {}

    void cutAt(std::size_t place, bool ruined) {
        if (place == m_begin)
            return;
        const std::u32string_view unit = m_text.substr(m_begin, place - m_begin);
        const bool ascii = std::ranges::all_of(unit, [](char32_t c) { return c < 0x80; });
        m_units.push_back({m_begin, place, ascii, ruined});
        m_begin = place;
    }
    /// After each stretch of white space up to `end`.
    void cutWordsUntil(std::size_t end) {
        for (std::size_t at = m_begin + 1; at < end; ++at) {
            if (isWordSpace(m_text[at - 1]) && !isWordSpace(m_text[at]))
                cutAt(at, false);
        }
        cutAt(end, false);
    }
    [[nodiscard]] std::vector<Unit> units() && { return std::move(m_units); }

private:
    std::u32string_view m_text;
    std::size_t m_begin = 0;
    std::vector<Unit> m_units;
};

} // namespace

std::vector<Unit> unitsOf(std::u32string_view text, const std::vector<RuinedSpan>& ruined,
                          std::size_t byteOrderMark) {
    Cutter cutter(text);
    cutter.cutAt(byteOrderMark, false);
    for (const RuinedSpan& span : ruined) {
        cutter.cutWordsUntil(span.begin);
        cutter.cutAt(span.end, true);
    }
    cutter.cutWordsUntil(text.size());
    return std::move(cutter).units();
}

} // namespace moji::repair
