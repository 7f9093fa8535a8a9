#include "search/program_hit_finder.h"

#include "text/ascii_run.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace moji::search {

namespace {

// Longer lines are searched as segments.
constexpr std::uint64_t kLongestLine = 32 * 1024;
// Bytes of lines of one kind searched at once.
constexpr std::size_t kMostLines = 64 * 1024;
// If so many lines in a row contain the literal within fewer bytes each, segments are faster.
constexpr std::size_t kLinesToJudge = 16;
constexpr std::uint64_t kFarApart = 150;
constexpr std::uint64_t kVeryFarApart = 8 * 1024; // if not every byte of a segment is read
constexpr std::size_t kAtOnce = 512;              // hits between two looks at a request to stop

std::optional<std::size_t> lineFeedIn(ByteView bytes) {
    const void* const found =
        bytes.empty() ? nullptr : std::memchr(bytes.data(), '\n', bytes.size());
    if (found == nullptr)
        return {};
    return static_cast<std::size_t>(static_cast<const Byte*>(found) - bytes.data());
}

/// Past the last line feed; 0 if there is none.
std::size_t afterLineFeed(ByteView bytes) {
    const std::size_t found = asChars(bytes).rfind('\n');
    return found == std::string_view::npos ? 0 : found + 1;
}

std::size_t asciiLength(ByteView bytes) {
    std::size_t length = detail::asciiRun(bytes);
    while (length < bytes.size() && bytes[length] < 0x80)
        ++length;
    return length;
}

/// The end of the lines at the front that are ASCII, or that are not, as the first one is.
std::size_t endOfKind(ByteView bytes) {
    const std::size_t ascii = asciiLength(bytes);
    if (ascii == bytes.size())
        return afterLineFeed(bytes);
    if (const std::size_t end = afterLineFeed(bytes.first(ascii)); end > 0)
        return end;
    for (std::size_t end = 0;;) {
        const ByteView rest = bytes.subspan(end);
        const auto feed = lineFeedIn(rest);
        if (!feed || asciiLength(rest.first(*feed)) == *feed)
            return end;
        end += *feed + 1;
    }
}

} // namespace

ProgramHitFinder::ProgramHitFinder(const SearchPattern& pattern, const SearchText& text,
                                   std::stop_token stop)
    : m_pattern(pattern)
    , m_source(text)
    , m_program(*pattern.program())
    , m_size(text.source->size())
    , m_wholeWords(pattern.wholeWords())
    , m_stop(std::move(stop))
    , m_text(text, *pattern.codec(), m_program)
    , m_detached(m_program, m_stop)
    , m_window(*text.source, m_stop)
    , m_canSplit(m_text.hasPlainLines() && m_program.staysInLine() && m_program.isLinear())
    , m_asciiApart(m_canSplit && m_program.plain() && !m_text.readsPlain())
    , m_skipsInSegments(m_text.readsPlain() && m_program.plain()->starts().areRare()) {
    if (m_program.plain())
        m_plain = m_program.matchers()->take();
    if (!m_plain)
        readLetters();
    if (!pattern.literals().empty())
        m_literals.emplace(pattern.literals(), *text.source, m_stop);
}

ProgramHitFinder::~ProgramHitFinder() {
    if (m_plain)
        m_program.matchers()->keep(std::move(m_plain));
}

Result<std::optional<ByteRange>> ProgramHitFinder::first(ByteRange starts) {
    m_found.clear();
    if (auto done = append(starts, 1, m_found); !done)
        return done.error();
    return m_match;
}

Result<Done> ProgramHitFinder::append(ByteRange starts, std::size_t most,
                                      std::vector<ByteRange>& all) {
    const std::size_t before = all.size();
    Hits hits{all, before + most};
    starts.end = std::min(starts.end, m_size);
    m_match.reset();
    while (starts.begin < starts.end && !hits.areEnough()) {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        const auto next = searchPart(starts, hits);
        if (!next)
            return next.error();
        starts.begin = *next;
    }
    if (all.size() > before)
        m_match = all.back();
    return Done{};
}

Result<std::uint64_t> ProgramHitFinder::searchPart(ByteRange starts, Hits& hits) {
    const auto isLoaded = [&](ByteRange range) {
        return range.begin <= starts.begin && starts.begin < range.end;
    };
    if ((m_text.isPlain() && isLoaded(loaded())) || (m_lines && isLoaded(*m_lines)))
        return searchLoaded(starts, loaded(), hits);
    std::uint64_t place = starts.begin; // no match ends before it
    if (m_literals && starts.begin >= m_wholeUntil) {
        const auto found = m_literals->firstIn({starts.begin, starts.end + kAfter});
        if (!found)
            return found.error();
        if (!*found)
            return starts.end;
        place = **found;
    }
    const bool isFar = m_literals && place >= m_wholeUntil && m_canSplit && isWorthLines(place);
    if (isFar || (m_asciiApart && place >= m_wholeUntil)) {
        const auto lines = linesAt(place, !isFar);
        if (!lines)
            return lines.error();
        if (*lines) {
            load(**lines);
            return searchLoaded(starts, *m_lines, hits);
        }
    }
    if (m_literals || m_asciiApart)
        m_wholeUntil = std::max(m_wholeUntil, (place / kSegment + 1) * kSegment);
    starts.begin = std::max(starts.begin, place - std::min(place, kAfter));
    return starts.empty() ? Result<std::uint64_t>(starts.end) : searchSegment(starts, hits);
}

Result<std::uint64_t> ProgramHitFinder::searchLoaded(ByteRange starts, ByteRange loaded,
                                                     Hits& hits) {
    const ByteRange inside{std::max(starts.begin, loaded.begin), std::min(starts.end, loaded.end)};
    if (!m_text.isPlain())
        return searchLetters(inside, hits);
    const std::uint64_t next = searchPlain(inside, hits);
    if (m_stop.stop_requested())
        return Error{ErrorCode::Cancelled, {}, {}};
    if (m_plain->hasGivenUp())
        readLetters();
    return next;
}

/// What m_text has been loaded for.
ByteRange ProgramHitFinder::loaded() const {
    if (m_lines)
        return *m_lines;
    return m_segment ? ByteRange{*m_segment * kSegment, (*m_segment + 1) * kSegment} : ByteRange{};
}

/// From now on.
void ProgramHitFinder::readLetters() {
    if (m_plain)
        m_program.matchers()->keep(std::move(m_plain));
    m_text.neverReadPlain();
    m_asciiApart = false;
    m_segment.reset();
    m_lines.reset();
}

/// Whether the lines that contain a literal are few.
bool ProgramHitFinder::isWorthLines(std::uint64_t literal) {
    if (++m_linesTried <= kLinesToJudge)
        return true;
    const std::uint64_t apart = m_skipsInSegments ? kVeryFarApart : kFarApart;
    const bool areFew = literal - std::min(literal, m_linesFrom) >= kLinesToJudge * apart;
    m_linesTried = 0;
    m_linesFrom = literal;
    return areFew;
}

/// The line that contains `offset`, or all lines of its kind after it; nothing if it is too long.
Result<std::optional<ProgramHitFinder::Lines>> ProgramHitFinder::linesAt(std::uint64_t offset,
                                                                         bool many) {
    const std::uint64_t back = std::min(offset, kLongestLine);
    const std::uint64_t origin = offset - back;
    const auto least = std::min(back + kLongestLine, m_size - origin);
    const auto window = m_window.from(origin, static_cast<std::size_t>(least));
    if (!window)
        return window.error();
    const std::size_t begin = afterLineFeed(window->first(back));
    const ByteView bytes = window->subspan(begin);
    if (begin == 0 && origin > 0)
        return std::optional<Lines>();
    const auto length = static_cast<std::size_t>(back) - begin;
    const ByteView line = bytes.subspan(length);
    const auto feed = lineFeedIn(line.first(std::min<std::size_t>(line.size(), kLongestLine)));
    if (!feed && origin + window->size() < m_size)
        return std::optional<Lines>();
    const std::size_t one = feed ? length + *feed + 1 : bytes.size();
    const std::size_t end =
        many ? std::max(one, endOfKind(bytes.first(std::min(bytes.size(), kMostLines)))) : one;
    // With the line feed before it, which ^ and \b may want to see.
    const std::size_t before = std::min<std::size_t>(begin, 1);
    return std::optional(Lines{{origin + begin, origin + begin + end},
                               window->subspan(begin - before, end + before)});
}

void ProgramHitFinder::load(const Lines& lines) {
    m_segment.reset();
    m_lines = lines.range;
    m_isNewText = true;
    m_text.loadLine(lines.range.end - lines.bytes.size(), lines.bytes);
}

Result<std::uint64_t> ProgramHitFinder::searchSegment(ByteRange starts, Hits& hits) {
    const std::uint64_t segment = starts.begin / kSegment;
    if (m_segment != segment) {
        m_segment.reset();
        m_lines.reset();
        if (auto loaded = load(segment); !loaded)
            return loaded.error();
        m_isNewText = true;
        m_segment = segment;
        m_skipsInSegments = m_skipsInSegments && m_text.isPlain();
    }
    return searchLoaded(starts, loaded(), hits);
}

/// A match that stays in a line needs no text after the first line feed past the segment.
Result<Done> ProgramHitFinder::load(std::uint64_t segment) {
    const std::uint64_t begin = segment * kSegment;
    const std::uint64_t next = std::min(m_size, begin + kSegment);
    const std::uint64_t after = std::min(m_size - next, kAfter);
    std::uint64_t end = next + after;
    if (after > 0 && m_canSplit) {
        const auto window = m_window.from(next - 1, static_cast<std::size_t>(after) + 1);
        if (!window)
            return window.error();
        if (const auto feed = lineFeedIn(*window))
            end = std::min(end, next + *feed);
    }
    return m_text.load({begin, end}, kBefore);
}

Result<std::optional<RegexProgram::Match>> ProgramHitFinder::find(std::size_t from) {
    if (!m_program.isSlow(m_text.letters().size()))
        return m_program.find(m_text.letters(), from);
    if (std::exchange(m_isNewText, false))
        m_detached.setText(m_text.letters());
    return m_detached.find(from);
}

/// In the bytes loaded. If ByteMatcher gives up, no match before the place returned is missing.
std::uint64_t ProgramHitFinder::searchPlain(ByteRange starts, Hits& hits) {
    if (std::exchange(m_isNewText, false))
        m_plain->setText(m_text.letters());
    const std::uint64_t base = m_text.bytesOf(0, 1).begin;
    const std::size_t limit = m_text.letterFrom(starts.end);
    const std::size_t before = hits.all.size();
    std::size_t from = m_text.letterFrom(starts.begin);
    while (from < limit && !m_stop.stop_requested()) {
        const std::size_t most = std::min(hits.most - hits.all.size(), kAtOnce);
        from = m_plain->append({from, limit, most, m_wholeWords, base}, hits.all);
        if (m_plain->hasGivenUp())
            return base + from;
        if (hits.areEnough())
            return hits.all.back().end;
    }
    return hits.all.size() > before ? std::max(starts.end, hits.all.back().end) : starts.end;
}

/// In the letters loaded.
Result<std::uint64_t> ProgramHitFinder::searchLetters(ByteRange starts, Hits& hits) {
    const std::string_view letters = m_text.letters();
    const std::size_t limit = m_text.letterFrom(starts.end);
    std::size_t from = m_text.letterFrom(starts.begin);
    std::uint64_t reached = starts.end;
    while (from < limit) {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        const auto match = find(from);
        if (!match)
            return match.error();
        if (!*match || (*match)->begin >= limit)
            break;
        const auto [begin, end] = **match;
        const ByteRange bytes = m_text.bytesOf(begin, std::max(end, begin + 1));
        const bool isWord = !m_wholeWords || (!m_program.alphabet().crossesWord(letters, begin) &&
                                              !m_program.alphabet().crossesWord(letters, end));
        if (begin == end || !isWord) {
            from = m_text.letterFrom(bytes.begin + 1);
            continue;
        }
        hits.all.push_back(bytes);
        reached = std::max(reached, bytes.end);
        m_matchLetters = **match;
        if (hits.areEnough())
            return bytes.end;
        from = m_text.letterFrom(bytes.end);
    }
    return reached;
}

Result<std::optional<ByteRange>> ProgramHitFinder::group(int number) const {
    // Of what is beside the match, positions see no more.
    constexpr std::uint64_t kContext = 256;
    if (!m_match || number == 0)
        return m_match;
    if (!m_text.isPlain())
        return groupIn(m_text, m_matchLetters, number);
    LetterText nearby(m_source, *m_pattern.codec(), m_program);
    nearby.neverReadPlain();
    const ByteRange wanted{m_match->begin, std::min(m_size, m_match->end + kContext)};
    if (auto done = nearby.load(wanted, kContext); !done)
        return done.error();
    return groupIn(nearby, {nearby.letterFrom(m_match->begin), nearby.letterFrom(m_match->end)},
                   number);
}

std::optional<ByteRange> ProgramHitFinder::groupIn(const LetterText& text,
                                                   RegexProgram::Match match, int number) const {
    const auto found = m_program.group(text.letters(), match, number);
    if (!found || found->begin == found->end)
        return {};
    return text.bytesOf(found->begin, found->end);
}

} // namespace moji::search
