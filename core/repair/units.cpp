#include "repair/units.h"

#include "utf8/strict.h"

#include <algorithm>
#include <cassert>

namespace moji::repair {

namespace {

/// A well-formed sequence of two bytes, or of three that begins with E1..EC; 0 for others.
char32_t usualCharacter(ByteView bytes) {
    const Byte lead = bytes[0];
    if (lead >= 0xC2 && lead <= 0xDF && bytes.size() > 1 && utf8::isContinuation(bytes[1]))
        return char32_t(lead & 0x1Fu) << 6 | (bytes[1] & 0x3Fu);
    if (lead >= 0xE1 && lead <= 0xEC && bytes.size() > 2 && utf8::isContinuation(bytes[1]) &&
        utf8::isContinuation(bytes[2]))
        return char32_t(lead & 0xFu) << 12 | char32_t(bytes[1] & 0x3Fu) << 6 | (bytes[2] & 0x3Fu);
    return 0;
}

} // namespace

SourceText::SourceText(std::string_view utf8)
    : m_utf8(utf8)
    , m_text(std::make_unique_for_overwrite<char32_t[]>(utf8.size())) {
    m_marks.reserve(utf8.size() / kMark + 1);
    decode();
    m_isBinary = hasManyControls();
}

void SourceText::decode() {
    ByteView rest = asBytes(m_utf8);
    char32_t* const text = m_text.get();
    std::size_t length = 0;
    const auto put = [&](char32_t c, std::size_t bytes) {
        if (length % kMark == 0)
            mark(length, m_utf8.size() - rest.size());
        text[length++] = c;
        rest = rest.subspan(bytes);
    };
    while (!rest.empty()) {
        constexpr std::size_t kAtOnce = 8;
        if (rest.size() >= kAtOnce && (detail::loadEight(rest.data()) & detail::kHighBits) == 0) {
            const std::size_t next = (length + kMark - 1) / kMark * kMark;
            if (next < length + kAtOnce)
                mark(next, m_utf8.size() - rest.size() + next - length);
            std::copy_n(rest.data(), kAtOnce, text + length);
            length += kAtOnce;
            rest = rest.subspan(kAtOnce);
            continue;
        }
        if (rest.front() < 0x80) {
            put(rest.front(), 1);
            continue;
        }
        ++m_others;
        if (const char32_t c = usualCharacter(rest); c != 0) {
            put(c, c < 0x800 ? 2 : 3);
            continue;
        }
        const Span span = utf8::decodeStrict(rest, Tail::AtEnd);
        if (isError(span.status))
            addMalformed(length);
        put(isError(span.status) ? char32_t{0xFFFD} : span.codePoints[0], span.length);
    }
    m_length = length;
}

void SourceText::mark(std::size_t length, std::size_t offset) {
    assert(length == m_marks.size() * kMark);
    static_cast<void>(length);
    m_marks.push_back(offset);
}

/// Counted from the mark before it.
std::uint64_t SourceText::offsetOf(std::size_t at) const {
    if (at >= m_length)
        return m_utf8.size();
    std::uint64_t offset = m_marks[at / kMark];
    for (std::size_t i = at % kMark; i > 0; --i) {
        const ByteView rest = asBytes(m_utf8).subspan(offset);
        const char32_t c = rest.front() < 0x80 ? rest.front() : usualCharacter(rest);
        offset += c == 0      ? utf8::decodeStrict(rest, Tail::AtEnd).length
                  : c < 0x80  ? 1
                  : c < 0x800 ? 2
                              : 3;
    }
    return offset;
}

void SourceText::addMalformed(std::size_t at) {
    if (!m_malformed.empty() && m_malformed.back().end == at)
        ++m_malformed.back().end;
    else
        m_malformed.push_back({at, at + 1, Ruin::NotUtf8, {}});
}

namespace {

bool isControl(Byte c) {
    return c < 0x20 && !(c >= '\t' && c <= '\r');
}

} // namespace

bool SourceText::hasManyControls() const {
    std::size_t odd = 0;
    for (const char c : m_utf8) // controls are bytes of ASCII
        odd += isControl(static_cast<Byte>(c)) ? 1 : 0;
    for (const RuinedSpan& span : m_malformed)
        odd += span.end - span.begin;
    return odd * 8 > m_length && m_length > 64;
}

namespace {

/// Cuts units at the places asked for.
class Cutter {
public:
    explicit Cutter(std::u32string_view text)
        : m_text(text) {}

    void goTo(std::size_t place) { m_begin = place; }

    void cutAt(std::size_t place) {
        if (place <= m_begin)
            return;
        const std::u32string_view unit = m_text.substr(m_begin, place - m_begin);
        const bool ascii = std::ranges::all_of(unit, [](char32_t c) { return c < 0x80; });
        m_units.push_back({m_begin, place, ascii});
        m_begin = place;
    }
    /// After each stretch of white space up to `end`.
    void cutWordsUntil(std::size_t end) {
        for (std::size_t at = m_begin + 1; at < end; ++at) {
            if (isWordSpace(m_text[at - 1]) && !isWordSpace(m_text[at]))
                cutAt(at);
        }
        cutAt(end);
    }
    [[nodiscard]] std::vector<Unit> units() && { return std::move(m_units); }

private:
    std::u32string_view m_text;
    std::size_t m_begin = 0;
    std::vector<Unit> m_units;
};

} // namespace

std::vector<Unit> unitsOf(std::u32string_view text, std::span<const OddLine> lines,
                          const std::vector<RuinedSpan>& ruined, std::size_t byteOrderMark) {
    Cutter cutter(text);
    auto span = ruined.begin();
    for (const OddLine& line : lines) {
        cutter.goTo(line.begin);
        if (line.begin == 0)
            cutter.cutAt(byteOrderMark);
        while (span != ruined.end() && span->end <= line.begin)
            ++span;
        for (; span != ruined.end() && span->begin < line.end; ++span) {
            cutter.cutWordsUntil(span->begin);
            cutter.goTo(span->end); // no chain may touch it
        }
        cutter.cutWordsUntil(line.end);
    }
    return std::move(cutter).units();
}

} // namespace moji::repair
