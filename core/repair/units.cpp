#include "repair/units.h"

#include "utf8/strict.h"

#include <algorithm>

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

SourceText::SourceText(const Codec& codec, std::string_view utf8)
    : m_utf8(utf8)
    , m_text(std::make_unique_for_overwrite<char32_t[]>(utf8.size() + kRoom)) {
    decode(codec);
    m_characters = CharacterSet(text());
    m_isBinary = hasManyControls();
}

void SourceText::decode(const Codec& codec) {
    ByteView rest = asBytes(m_utf8);
    DecoderState state = codec.stateAfterSync();
    while (!rest.empty()) {
        const std::span<char32_t> room(m_text.get() + m_length, rest.size() + kRoom);
        const Codec::Characters done = codec.decodeCharacters(rest, state, Tail::AtEnd, room, {});
        m_length += done.count;
        rest = rest.subspan(done.consumed);
        if (done.error.length == 0)
            continue;
        addMalformed(m_length);
        m_text[m_length++] = 0xFFFD;
        rest = rest.subspan(done.error.length);
    }
    m_others = static_cast<std::size_t>(
        std::ranges::count_if(text(), [](char32_t c) { return c >= 0x80; }));
}

namespace {

std::size_t lengthAtFront(ByteView bytes) {
    const char32_t c = bytes.front() < 0x80 ? bytes.front() : usualCharacter(bytes);
    return c == 0      ? utf8::decodeStrict(bytes, Tail::AtEnd).length
           : c < 0x80  ? 1
           : c < 0x800 ? 2
                       : 3;
}

} // namespace

void SourceText::makeMarks() const {
    m_marks.reserve(m_length / kMark + 1);
    ByteView rest = asBytes(m_utf8);
    for (std::size_t at = 0; at < m_length; ++at) {
        if (at % kMark == 0)
            m_marks.push_back(m_utf8.size() - rest.size());
        rest = rest.subspan(lengthAtFront(rest));
    }
}

/// Counted from the mark before it.
std::uint64_t SourceText::offsetOf(std::size_t at) const {
    if (at >= m_length)
        return m_utf8.size();
    if (m_marks.empty())
        makeMarks();
    std::uint64_t offset = m_marks[at / kMark];
    for (std::size_t i = at % kMark; i > 0; --i)
        offset += lengthAtFront(asBytes(m_utf8).subspan(offset));
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
