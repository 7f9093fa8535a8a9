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

/// The first match that starts at `from` or after. Meaningless if hasGivenUp(). This and what it
/// calls is one function, so that a Reading stays in registers: most matches are short.
[[gnu::always_inline]] inline std::optional<ByteMatcher::Match>
ByteMatcher::find(std::size_t from) {
    Reading reading;
    startAt(reading, skip(from));
    const auto end = findEnd(reading);
    m_read += reading.at - from;
    if (!end)
        return {};
    return Match{reading.isBeginKnown ? reading.begin : findBegin(from, *end), *end};
}

/// Where no match has begun.
[[gnu::always_inline]] inline void ByteMatcher::startAt(Reading& reading, std::size_t at) {
    reading.at = reading.begin = at;
    reading.row = m_forwards.start(m_regex->knowsSides() ? sideBefore(at) : TextSide{0});
}

/// From a place that is idle. A match that begins before it goes on as one that begins there would.
[[gnu::always_inline]] inline void ByteMatcher::skipOn(Reading& reading) {
    const std::size_t found = skip(reading.at);
    if (found > reading.at)
        startAt(reading, found);
}

/// The end of the first match.
[[gnu::always_inline]] inline std::optional<std::size_t> ByteMatcher::findEnd(Reading& reading) {
    const std::size_t from = reading.at;
    bool isStuck = false;
    while (reading.at < m_text.size() && !isStuck) {
        Row next = readOn(reading);
        if ((next & ByteStates::kUnknown) != 0) {
            next = m_forwards.next(reading.row, byteAt(m_text, reading.at));
            if (isTooMuch(reading.at - from))
                return {};
            ++reading.at;
            reading.row = next & ~ByteStates::kMarks;
            reading.note(next);
        }
        if ((next & ByteStates::kDone) != 0)
            return reading.at;
        isStuck = (next & ByteStates::kStuck) != 0;
        if ((next & ByteStates::kIdle) != 0 && isSkipping())
            skipOn(reading);
    }
    if (const Row last = isStuck ? 0 : m_forwards.marksAfter(reading.row, m_regex->edge());
        (last & ByteStates::kMatch) != 0) {
        reading.isBeginKnown = (last & ByteStates::kKnown) != 0;
        return m_text.size();
    }
    if (reading.matched == kNowhere)
        return {};
    return reading.matched - lengthBefore(reading.matched);
}

/// After a character, whose last byte is before `at`.
inline void ByteMatcher::Reading::note(Row next) {
    if ((next & ByteStates::kFresh) != 0)
        begin = at;
    if ((next & ByteStates::kMatch) != 0)
        matched = at;
    if ((next & (ByteStates::kMatch | ByteStates::kDone)) != 0)
        isBeginKnown = (next & ByteStates::kKnown) != 0;
}

/// Reads bytes past one whose row has marks (idle ones count only while skipping), or up to one
/// that leads to an unknown row. Returns that row.
inline ByteStates::Row ByteMatcher::readOn(Reading& reading) const {
    const char* const text = m_text.data();
    const std::size_t size = m_text.size();
    constexpr Row kStops = ByteStates::kStuck | ByteStates::kMark | ByteStates::kDone;
    const Row stops = isSkipping() ? kStops | ByteStates::kIdle : kStops;
    const Row ends = stops | ByteStates::kUnknown;
    Reading here = reading;
    Row next = 0;
    while (here.at < size) {
        next = ByteStates::after(here.row, static_cast<std::uint8_t>(text[here.at]));
        if ((next & ends) != 0) {
            if ((next & ByteStates::kUnknown) != 0)
                break;
            here.row = next & ~ByteStates::kMarks;
            ++here.at;
            here.note(next);
            break;
        }
        here.row = next & ~ByteStates::kMarks;
        ++here.at;
        // As note(), without a branch that no processor foresees.
        const bool matches = (next & ByteStates::kMatch) != 0;
        here.begin = (next & ByteStates::kFresh) != 0 ? here.at : here.begin;
        here.matched = matches ? here.at : here.matched;
        here.isBeginKnown = matches ? (next & ByteStates::kKnown) != 0 : here.isBeginKnown;
    }
    reading = here;
    return next;
}

std::size_t ByteMatcher::append(const Wanted& wanted, std::vector<ByteRange>& matches) {
    std::size_t from = wanted.from;
    for (std::size_t count = 0; count < wanted.most && from < wanted.limit;) {
        const auto match = find(from);
        if (m_hasGivenUp)
            return from;
        if (!match || match->begin >= wanted.limit)
            return wanted.limit;
        const auto [begin, end] = *match;
        if (begin == end || (wanted.wholeWords && (crossesWord(begin) || crossesWord(end)))) {
            from = begin + m_ahead.read(m_text, begin).length;
            continue;
        }
        matches.push_back({wanted.base + begin, wanted.base + end});
        ++count;
        from = end;
    }
    return from;
}

/// Of the character before `at`.
inline std::size_t ByteMatcher::lengthBefore(std::size_t at) const {
    const bool isAscii = m_behind.unit() == 1 && byteAt(m_text, at - 1) < 0x80;
    return isAscii ? 1 : m_behind.read(m_text, at).length;
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
    if (!isStuck && (m_backwards.marksAfter(row, variantBefore(from)) & ByteStates::kMatch) != 0)
        return from;
    return matched ? *matched + m_ahead.read(m_text, *matched).length : end;
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

bool ByteMatcher::crossesWord(std::size_t at) const {
    return at > 0 && at < m_text.size() && m_regex->isWord(m_behind.read(m_text, at).number) &&
           m_regex->isWord(m_ahead.read(m_text, at).number);
}

} // namespace moji::search
