#include "search/byte_matcher.h"

#include <algorithm>
#include <utility>

namespace moji::search {

namespace {

// Work that is always allowed (about 50 ms), and for each byte read.
constexpr std::uint64_t kMostWork = 10'000'000;
constexpr std::uint64_t kWorkPerByte = 20;
// If so many skips in a row are shorter on average, reading every byte is faster.
constexpr std::size_t kSkipsToJudge = 32;
constexpr std::size_t kLeastSkip = 16;
constexpr std::size_t kRest = 1024;

std::uint8_t byteAt(std::string_view text, std::size_t at) {
    return static_cast<std::uint8_t>(text[at]);
}

} // namespace

ByteMatcher::ByteMatcher(std::shared_ptr<const ByteRegex> regex)
    : m_regex(std::move(regex))
    , m_ahead(m_regex->way(ByteRegex::Direction::Forwards).reader)
    , m_behind(m_regex->way(ByteRegex::Direction::Backwards).reader)
    , m_forwards(m_regex, ByteRegex::Direction::Forwards)
    , m_backwards(m_regex, ByteRegex::Direction::Backwards) {}

void ByteMatcher::setText(std::string_view text) {
    m_text = text;
    m_lastStart = {};
    m_marks = {};
}

std::optional<ByteMatcher::Match> ByteMatcher::find(std::size_t from) {
    const auto end = findEnd(from);
    if (!end)
        return {};
    return Match{findBegin(from, *end), *end};
}

/// The end of the first match.
std::optional<std::size_t> ByteMatcher::findEnd(std::size_t from) {
    std::optional<std::size_t> matched; // past the character after a match
    std::size_t at = skip(from);
    Row row = startAt(at);
    bool isStuck = false;
    while (at < m_text.size() && !isStuck) {
        Row next = readOn(row, at, matched);
        if (at == m_text.size())
            break;
        if ((next & ByteStates::kUnknown) != 0) {
            next = m_forwards.next(row, byteAt(m_text, at));
            if (isTooMuch(at - from))
                return {};
        }
        ++at;
        row = next & ~ByteStates::kMarks;
        isStuck = (next & ByteStates::kStuck) != 0;
        if ((next & ByteStates::kMatch) != 0)
            matched = at;
        if ((next & ByteStates::kIdle) != 0 && isSkipping()) {
            at = skip(at);
            row = startAt(at);
        }
    }
    m_read += at - from;
    if (!isStuck && m_forwards.isMatchBefore(row, m_regex->edge()))
        return m_text.size();
    if (!matched)
        return {};
    return *matched - m_behind.read(m_text, *matched).length;
}

/// Reads bytes from `at` on up to one whose row has marks; idle ones count only while skipping.
/// Notes the last match.
ByteStates::Row ByteMatcher::readOn(Row& row, std::size_t& at,
                                    std::optional<std::size_t>& matched) const {
    const auto* const begin = reinterpret_cast<const std::uint8_t*>(m_text.data());
    const auto* const end = begin + m_text.size();
    const Row special = isSkipping() ? ByteStates::kMarks : ByteStates::kMarks & ~ByteStates::kIdle;
    const std::uint8_t* byte = begin + at;
    Row here = row;
    Row next = 0;
    for (; byte < end; ++byte) {
        next = ByteStates::after(here, *byte);
        if ((next & special) != 0) {
            if ((next & special) != ByteStates::kMatch)
                break;
            matched = static_cast<std::size_t>(byte + 1 - begin);
        }
        here = next & ~ByteStates::kMarks;
    }
    row = here;
    at = static_cast<std::size_t>(byte - begin);
    return next;
}

/// Whether new states take so long that it is better to give up.
bool ByteMatcher::isTooMuch(std::size_t read) {
    m_hasGivenUp = m_hasGivenUp || m_forwards.work() + m_backwards.work() >
                                       kMostWork + (m_read + read) * kWorkPerByte;
    return m_hasGivenUp;
}

bool ByteMatcher::isSkipping() const {
    return m_regex->starts().areRare() && m_read >= m_restUntil;
}

/// Past places where no match can begin.
std::size_t ByteMatcher::skip(std::size_t from) {
    if (!isSkipping())
        return from;
    const std::size_t found = m_regex->starts().find(m_text, from, m_behind, m_lastStart);
    m_skippedBytes += found - from;
    if (++m_skipCount == kSkipsToJudge) {
        if (m_skippedBytes < kSkipsToJudge * kLeastSkip)
            m_restUntil = m_read + kRest;
        m_skipCount = 0;
        m_skippedBytes = 0;
    }
    return found;
}

/// Where the match that ends at `end` begins.
std::size_t ByteMatcher::findBegin(std::size_t from, std::size_t end) {
    std::optional<std::size_t> matched; // before the character before a match
    std::size_t at = end;
    Row row = m_backwards.start(m_regex->knowsSides() ? sideAfter(end) : TextSide{0});
    Row next = 0;
    while (at > from) {
        next = ByteStates::after(row, byteAt(m_text, at - 1));
        --at;
        if ((next & ByteStates::kMarks) != 0) {
            if ((next & ByteStates::kUnknown) != 0) {
                next = m_backwards.next(row, byteAt(m_text, at));
                if (isTooMuch(end - at))
                    return end;
            }
            if ((next & ByteStates::kMark) != 0)
                next = m_backwards.markRead(next & ~ByteStates::kMarks,
                                            m_ahead.read(m_text, at).number, isInWord(at));
            if ((next & ByteStates::kMatch) != 0)
                matched = at;
            if ((next & ByteStates::kStuck) != 0)
                break;
        }
        row = next & ~ByteStates::kMarks;
    }
    const bool isStuck = at < end && (next & ByteStates::kStuck) != 0;
    if (!isStuck && m_backwards.isMatchBefore(row, variantBefore(from)))
        return from;
    return matched ? *matched + m_ahead.read(m_text, *matched).length : end;
}

ByteStates::Row ByteMatcher::startAt(std::size_t at) {
    return m_forwards.start(m_regex->knowsSides() ? sideBefore(at) : TextSide{0});
}

/// Whether a mark at `at` continues a word.
bool ByteMatcher::isInWord(std::size_t at) {
    bool isWord = false;
    std::size_t begin = at; // of the marks before
    while (begin > 0) {
        if (m_marks.begin <= begin && begin <= m_marks.end) {
            m_marks.end = std::max(m_marks.end, at);
            return m_marks.areInWord;
        }
        const auto [number, length] = m_behind.read(m_text, begin);
        if (!m_regex->continues(number)) {
            isWord = (m_regex->sideOf(number) & side::kWord) != 0;
            break;
        }
        begin -= length;
    }
    if (begin < at)
        m_marks = {begin, at, isWord};
    return isWord;
}

std::size_t ByteMatcher::variantBefore(std::size_t at) {
    if (at == 0)
        return m_regex->edge();
    const auto [number, length] = m_behind.read(m_text, at);
    return m_regex->variant(number, m_regex->continues(number) && isInWord(at - length));
}

TextSide ByteMatcher::sideBefore(std::size_t at) {
    return m_regex->sideOf(variantBefore(at));
}

TextSide ByteMatcher::sideAfter(std::size_t at) {
    if (at == m_text.size())
        return side::kTextEdge;
    const std::uint16_t number = m_ahead.read(m_text, at).number;
    return m_regex->sideOf(m_regex->variant(number, m_regex->continues(number) && isInWord(at)));
}

bool ByteMatcher::crossesWord(std::size_t at) {
    return (sideBefore(at) & sideAfter(at) & side::kWord) != 0;
}

} // namespace moji::search
