#include "search/text_hit_finder.h"

#include <unicode/uregex.h>
#include <unicode/utf16.h>

#include <algorithm>

namespace moji::search {

namespace {

/// Represents malformed bytes in text search: nobody can type a lone surrogate.
constexpr char16_t kNothing = 0xDFFF;
constexpr char16_t kReplacement = 0xFFFD;
/// Without shifts, no character has more bytes.
constexpr std::uint64_t kLongestCharacter = 8;

const TextNeedle& needleOf(const SearchPattern& pattern) {
    return std::get<TextNeedle>(pattern.needle());
}

} // namespace

TextHitFinder::TextHitFinder(const SearchPattern& pattern, const SearchText& text,
                             DecodedText::Form form, std::stop_token stop)
    : m_text(text, *pattern.codec(), form)
    , m_size(text.source->size())
    , m_wholeWords(pattern.wholeWords())
    , m_stop(std::move(stop)) {}

Result<std::optional<ByteRange>> TextHitFinder::first(ByteRange starts) {
    const std::uint64_t end = std::min(starts.end, m_size);
    for (std::uint64_t at = starts.begin; at < end;) {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        const auto possible = firstPossible({at, end});
        if (!possible)
            return possible.error();
        at = *possible;
        if (at == end)
            break;
        const std::uint64_t segment = at / DecodedText::kSegment;
        if (m_segment != segment) {
            m_segment.reset();
            if (auto loaded = m_text.load(segment); !loaded)
                return loaded.error();
            m_segment = segment;
            textMoved();
        }
        const std::uint64_t next = (segment + 1) * DecodedText::kSegment;
        auto found = firstInSegment({at, std::min(end, next)});
        if (!found || *found)
            return found;
        at = next;
    }
    return std::optional<ByteRange>();
}

Result<std::optional<ByteRange>> TextHitFinder::firstInSegment(ByteRange starts) {
    const std::size_t limit = m_text.unitFrom(starts.end);
    std::size_t from = m_text.unitFrom(starts.begin);
    while (from < limit) {
        const auto match = find(from, limit);
        if (!match)
            return match.error();
        if (!*match)
            break;
        const auto [begin, end] = **match;
        if (begin < end && (!m_wholeWords || isWholeWord(**match)))
            return std::optional(m_text.bytesOf(begin, end));
        from = begin + 1;
        while (from < limit && !m_text.beginsBytes(from))
            ++from;
    }
    return std::optional<ByteRange>();
}

bool TextHitFinder::isWholeWord(const Match& match) const {
    return !crossesWord(match.begin) && !crossesWord(match.end);
}

/// Whether there are word characters on both sides.
bool TextHitFinder::crossesWord(std::size_t unit) const {
    const std::u16string_view units = m_text.units();
    if (unit == 0 || unit == units.size())
        return false;
    UChar32 before = 0;
    UChar32 after = 0;
    U16_GET(units.data(), 0, unit - 1, units.size(), before);
    U16_GET(units.data(), 0, unit, units.size(), after);
    return isWordCharacter(static_cast<char32_t>(before)) &&
           isWordCharacter(static_cast<char32_t>(after));
}

NeedleHitFinder::NeedleHitFinder(const SearchPattern& pattern, const SearchText& text,
                                 std::stop_token stop)
    : TextHitFinder(pattern, text, {needleOf(pattern).folded, kNothing}, std::move(stop))
    , m_needle(needleOf(pattern))
    , m_bounded(pattern.codec()->info().sync != Synchronisation::Checkpoint) {}

Result<std::optional<TextHitFinder::Match>> NeedleHitFinder::find(std::size_t from,
                                                                  std::size_t limit) {
    const std::size_t length = m_needle.units.size();
    const auto units = text().units().substr(0, limit + length - 1);
    m_last.reset();
    for (std::size_t at = from; (at = units.find(m_needle.units, at)) != units.npos; ++at) {
        const Match match{at, at + length};
        if (!text().beginsBytes(match.begin) || !text().beginsBytes(match.end))
            continue;
        m_last = text().bytesOf(match.begin, match.end);
        return std::optional(match);
    }
    return std::optional<Match>();
}

Result<std::optional<ByteRange>> NeedleHitFinder::group(int number) const {
    return number == 0 ? m_last : std::nullopt;
}

std::uint64_t NeedleHitFinder::reach() const {
    const std::uint64_t most = TextHitFinder::reach();
    return m_bounded ? std::min(most, m_needle.units.size() * kLongestCharacter) : most;
}

RegexHitFinder::RegexHitFinder(const SearchPattern& pattern, const SearchText& text,
                               std::stop_token stop)
    : TextHitFinder(pattern, text, {false, kReplacement}, std::move(stop))
    , m_matcher(pattern.regex()->matcher()) {
    if (!pattern.literals().empty())
        m_literals.emplace(pattern.literals(), *text.source, this->stop());
    UErrorCode status = U_ZERO_ERROR;
    uregex_setMatchCallback(
        m_matcher.get(),
        [](const void* finder, int32_t) -> UBool {
            return !static_cast<const RegexHitFinder*>(finder)->stop().stop_requested();
        },
        this, &status);
    uregex_setFindProgressCallback(
        m_matcher.get(),
        [](const void* finder, int64_t place) -> UBool {
            const auto& self = *static_cast<const RegexHitFinder*>(finder);
            return static_cast<std::size_t>(place) < self.m_limit;
        },
        this, &status);
}

/// A match is within the window of the segment in which it starts. So none starts in a segment
/// whose window does not contain the literal.
Result<std::uint64_t> RegexHitFinder::firstPossible(ByteRange starts) {
    constexpr std::uint64_t kSegment = DecodedText::kSegment;
    static_assert(DecodedText::kContextAfter == kSegment);
    if (!m_literals)
        return starts.begin;
    const auto found = m_literals->firstIn({starts.begin, starts.end + 2 * kSegment});
    if (!found)
        return found.error();
    if (!*found)
        return starts.end;
    const std::uint64_t segment = **found / kSegment;
    const std::uint64_t first = (segment - std::min<std::uint64_t>(segment, 1)) * kSegment;
    return std::clamp(first, starts.begin, starts.end);
}

void RegexHitFinder::textMoved() {
    const std::u16string_view units = text().units();
    UErrorCode status = U_ZERO_ERROR;
    uregex_setText(m_matcher.get(), units.data(), static_cast<int32_t>(units.size()), &status);
}

Result<std::optional<TextHitFinder::Match>> RegexHitFinder::find(std::size_t from,
                                                                 std::size_t limit) {
    m_limit = limit;
    UErrorCode status = U_ZERO_ERROR;
    const bool found = uregex_find(m_matcher.get(), static_cast<int32_t>(from), &status);
    if (status == U_REGEX_STOPPED_BY_CALLER) {
        if (stop().stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        return std::optional<Match>(); // all later ones start too late
    }
    if (U_FAILURE(status))
        return Error{ErrorCode::TooLarge, {}, u_errorName(status)};
    const auto begin =
        static_cast<std::size_t>(found ? uregex_start(m_matcher.get(), 0, &status) : 0);
    if (!found || begin >= limit)
        return std::optional<Match>();
    const auto end = static_cast<std::size_t>(uregex_end(m_matcher.get(), 0, &status));
    return std::optional(Match{begin, end});
}

Result<std::optional<ByteRange>> RegexHitFinder::group(int number) const {
    UErrorCode status = U_ZERO_ERROR;
    const auto begin = uregex_start(m_matcher.get(), number, &status);
    const auto end = uregex_end(m_matcher.get(), number, &status);
    if (U_FAILURE(status) || begin < 0 || begin == end)
        return std::optional<ByteRange>();
    return std::optional(
        text().bytesOf(static_cast<std::size_t>(begin), static_cast<std::size_t>(end)));
}

} // namespace moji::search
