#include "search/program_hit_finder.h"

#include <algorithm>
#include <cstring>

namespace moji::search {

namespace {

// Longer lines are searched as segments.
constexpr std::uint64_t kLongestLine = 32 * 1024;
// If so many lines in a row contain the literal within fewer bytes each, segments are faster.
constexpr std::size_t kLinesToJudge = 16;
constexpr std::uint64_t kFarApart = 400;

std::optional<std::size_t> lineFeedIn(ByteView bytes) {
    const void* const found =
        bytes.empty() ? nullptr : std::memchr(bytes.data(), '\n', bytes.size());
    if (found == nullptr)
        return {};
    return static_cast<std::size_t>(static_cast<const Byte*>(found) - bytes.data());
}

} // namespace

ProgramHitFinder::ProgramHitFinder(const SearchPattern& pattern, const SearchText& text,
                                   std::stop_token stop)
    : m_program(*pattern.program())
    , m_size(text.source->size())
    , m_wholeWords(pattern.wholeWords())
    , m_stop(std::move(stop))
    , m_text(text, *pattern.codec(), m_program.alphabet())
    , m_lines(*text.source, m_stop) {
    if (pattern.literal())
        m_literal.emplace(*pattern.literal(), *text.source, m_stop);
}

Result<std::optional<ByteRange>> ProgramHitFinder::first(ByteRange starts) {
    starts.end = std::min(starts.end, m_size);
    m_matchAt.reset();
    while (starts.begin < starts.end) {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        const auto searched = firstInPart(starts);
        if (!searched)
            return searched.error();
        if (searched->match)
            return searched->match;
        starts.begin = searched->next;
    }
    return std::optional<ByteRange>();
}

Result<ProgramHitFinder::Searched> ProgramHitFinder::firstInPart(ByteRange starts) {
    if (!m_literal || starts.begin < m_denseUntil)
        return firstInSegment(starts);
    const auto found = m_literal->firstIn({starts.begin, starts.end + kAfter});
    if (!found)
        return found.error();
    if (!*found)
        return Searched{{}, starts.end};
    const std::uint64_t literal = (*found)->begin;
    if (m_text.hasPlainLines() && m_program.staysInLine() && m_program.isLinear())
        return firstInLine(starts, literal);
    starts.begin = std::max(starts.begin, literal - std::min(literal, kAfter));
    if (starts.begin >= starts.end)
        return Searched{{}, starts.end};
    return firstInSegment(starts);
}

Result<ProgramHitFinder::Searched> ProgramHitFinder::firstInLine(ByteRange starts,
                                                                 std::uint64_t literal) {
    const std::uint64_t back = std::min(literal, kLongestLine);
    const auto least = std::min(back + kLongestLine, m_size - (literal - back));
    const auto window = m_lines.from(literal - back, static_cast<std::size_t>(least));
    if (!window)
        return window.error();
    const ByteView before = window->first(back);
    const auto feed = std::find(before.rbegin(), before.rend(), Byte{'\n'});
    const auto begin = static_cast<std::size_t>(before.rend() - feed);
    const ByteView after = window->subspan(back);
    const auto length = lineFeedIn(after.first(std::min<std::size_t>(after.size(), kLongestLine)));
    const bool isWhole = (begin > 0 || back == literal) &&
                         (length || literal + after.size() == m_size);
    starts.begin = std::max(starts.begin, literal - back);
    if (!isWhole || ++m_linesTried > kLinesToJudge) {
        const bool isDense = literal - m_linesFrom < kLinesToJudge * kFarApart;
        m_linesTried = 0;
        m_linesFrom = literal;
        if (!isWhole || isDense) {
            m_denseUntil = (literal / kSegment + 1) * kSegment;
            return firstInSegment(starts);
        }
    }
    // With the line feed before it, and the one at its end.
    const std::size_t from = begin - std::min<std::size_t>(begin, 1);
    const std::size_t end = length ? back + *length + 1 : window->size();
    const std::uint64_t offset = literal - back;
    m_segment.reset();
    m_text.loadLine(offset + from, window->subspan(from, end - from));
    const std::uint64_t next = std::min(starts.end, offset + end);
    const auto match = firstInLetters({std::max(starts.begin, offset + begin), next});
    if (!match)
        return match.error();
    return Searched{*match, next};
}

Result<ProgramHitFinder::Searched> ProgramHitFinder::firstInSegment(ByteRange starts) {
    const std::uint64_t segment = starts.begin / kSegment;
    if (m_segment != segment) {
        m_segment.reset();
        if (auto loaded = load(segment); !loaded)
            return loaded.error();
        m_segment = segment;
    }
    const std::uint64_t next = std::min(starts.end, (segment + 1) * kSegment);
    const auto match = firstInLetters({starts.begin, next});
    if (!match)
        return match.error();
    return Searched{*match, next};
}

/// A match that stays in a line needs no text after the first line feed past the segment.
Result<Done> ProgramHitFinder::load(std::uint64_t segment) {
    const std::uint64_t begin = segment * kSegment;
    const std::uint64_t next = std::min(m_size, begin + kSegment);
    const std::uint64_t after = std::min(m_size - next, kAfter);
    std::uint64_t end = next + after;
    if (after > 0 && m_text.hasPlainLines() && m_program.staysInLine()) {
        const auto window = m_lines.from(next - 1, static_cast<std::size_t>(after) + 1);
        if (!window)
            return window.error();
        if (const auto feed = lineFeedIn(*window))
            end = std::min(end, next + *feed);
    }
    return m_text.load({begin, end}, kBefore);
}

/// In the letters loaded.
ProgramHitFinder::Found ProgramHitFinder::firstInLetters(ByteRange starts) {
    const std::string_view letters = m_text.letters();
    const std::size_t limit = m_text.letterFrom(starts.end);
    std::size_t from = m_text.letterFrom(starts.begin);
    while (from < limit) {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        const auto match = m_program.find(letters, from);
        if (!match)
            return match.error();
        if (!*match || (*match)->begin >= limit)
            break;
        const auto [begin, end] = **match;
        const ByteRange bytes = m_text.bytesOf(begin, std::max(end, begin + 1));
        const bool isWord = !m_wholeWords || (!RegexAlphabet::crossesWord(letters, begin) &&
                                              !RegexAlphabet::crossesWord(letters, end));
        if (begin < end && isWord) {
            m_matchAt = begin;
            return std::optional(bytes);
        }
        from = m_text.letterFrom(bytes.begin + 1);
    }
    return std::optional<ByteRange>();
}

std::optional<ByteRange> ProgramHitFinder::group(int number) const {
    if (!m_matchAt)
        return {};
    const auto found = m_program.group(m_text.letters(), *m_matchAt, number);
    if (!found || found->begin == found->end)
        return {};
    return m_text.bytesOf(found->begin, found->end);
}

} // namespace moji::search
