#include "search/run_finder.h"

#include "detect/text_scorer.h"
#include "support/helper_threads.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace moji {

namespace {

constexpr std::size_t kFewBytes = 128 * 1024; // one thread is enough

std::vector<PlacedCharacter> charactersOf(ByteView bytes, const Codec& codec) {
    std::vector<PlacedCharacter> characters;
    DecoderState state = codec.stateAfterSync();
    for (std::size_t at = 0; at < bytes.size();) {
        const Span span = codec.next(bytes.subspan(at), state, Tail::AtEnd);
        for (const char32_t c : span.text())
            characters.push_back({at, at + span.length, c});
        at += span.length;
    }
    return characters;
}

bool isAscii(const PlacedCharacter& character) {
    return character.codePoint < 0x80;
}

bool isAsciiText(Byte byte) {
    return (byte >= 0x20 && byte < 0x7F) || (byte >= '\t' && byte <= '\r');
}

RunChoice::Candidates movedBy(RunChoice::Candidates candidates, std::uint64_t distance) {
    for (RunChoice::Candidate& candidate : candidates) {
        const ByteRange range = candidate.run.range;
        candidate.run.range = {range.begin + distance, range.end + distance};
    }
    return candidates;
}

} // namespace

RunFinder::RunFinder(const TextRunOptions& options, Parity parity)
    : m_options(options)
    , m_chance(options.leastScore)
    , m_looksForAscii(std::ranges::any_of(
          options.codecs, [](const Codec* codec) { return codec->info().asciiCompatible; }))
    , m_choice(options.least) {
    if (parity == Parity::Both)
        m_shifted.emplace(options.least, true);
    for (std::size_t order = 0; order < options.codecs.size(); ++order) {
        const Codec& codec = *options.codecs[order];
        for (unsigned phase = 0; phase < RunScanner::unitOf(codec); ++phase)
            m_scanners.push_back({RunScanner(codec, phase, options.least), order, {}});
    }
    m_helpers = std::min<std::size_t>(std::max(1U, std::thread::hardware_concurrency()),
                                      m_scanners.size()) -
                std::min<std::size_t>(m_scanners.size(), 1);
}

bool RunFinder::take(ByteView window, std::uint64_t offset, std::size_t inside, Tail tail,
                     const Use& use, const Use& useShifted) {
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < m_scanners.size(); i = next++) {
            Scanner& scanner = m_scanners[i];
            scanner.scanner.scan(window, offset, inside, tail, [&](ByteRange run) {
                judge(scanner, run, window.subspan(run.begin - offset, run.length()));
            });
        }
    };
    workTogether(window.size() < kFewBytes ? 0 : m_helpers, work);
    for (Scanner& scanner : m_scanners) {
        for (TextRun& run : scanner.found) {
            if (m_shifted)
                m_shifted->add(run, scanner.order);
            m_choice.add(std::move(run), scanner.order);
        }
        scanner.found.clear();
    }
    const bool isLast = tail == Tail::AtEnd && inside == window.size();
    const std::uint64_t settled = isLast ? ~std::uint64_t{0} : needed();
    return (!m_shifted || m_shifted->settle(settled, useShifted)) && m_choice.settle(settled, use);
}

bool RunFinder::hasUnlikely() const {
    return std::ranges::any_of(m_scanners, &Scanner::hasUnlikely);
}

std::uint64_t RunFinder::needed() const {
    std::uint64_t first = ~std::uint64_t{0};
    for (const Scanner& scanner : m_scanners)
        first = std::min(first, scanner.scanner.needed());
    return first;
}

/// The scanner that is number `number` in a state: those of an encoding go by where they read from
/// `place` on, not from offset 0.
std::size_t RunFinder::scannerAt(std::size_t number, std::uint64_t place) const {
    const std::size_t order = m_scanners[number].order;
    std::size_t first = number;
    while (first > 0 && m_scanners[first - 1].order == order)
        --first;
    const unsigned unit = RunScanner::unitOf(m_scanners[number].scanner.codec());
    return first + static_cast<std::size_t>((place + (number - first)) % unit);
}

RunFinder::State RunFinder::stateAt(std::uint64_t place) const {
    State state;
    state.reach = place - std::min(place, needed());
    for (std::size_t i = 0; i < m_scanners.size(); ++i)
        state.scanners.push_back(m_scanners[scannerAt(i, place)].scanner.stateAt(place));
    state.waiting[place % 2] = movedBy(m_choice.waiting(), 0 - place);
    if (m_shifted)
        state.waiting[1 - place % 2] = movedBy(m_shifted->waiting(), 0 - place);
    return state;
}

void RunFinder::resume(const State& state, std::uint64_t place) {
    for (std::size_t i = 0; i < m_scanners.size(); ++i)
        m_scanners[scannerAt(i, place)].scanner.resume(state.scanners[i], place);
    m_choice = RunChoice(m_options.least, false, movedBy(state.waiting[place % 2], place));
    if (m_shifted)
        m_shifted = RunChoice(m_options.least, true, movedBy(state.waiting[1 - place % 2], place));
}

/// Keeps the run if it reads as text, else its stretches of ASCII.
void RunFinder::judge(Scanner& scanner, ByteRange range, ByteView bytes) const {
    const Codec& codec = scanner.scanner.codec();
    const bool isWide = RunScanner::unitOf(codec) > 1;
    if (isWide && m_looksForAscii && std::ranges::all_of(bytes, isAsciiText))
        return; // lines of ASCII, two letters at a time
    if (RunScanner::unitOf(codec) == 2 &&
        m_chance.isCertain(bytes, codec.scheme().order == ByteOrder::Big, m_options.least))
        return;
    const auto characters = charactersOf(bytes, codec);
    if (characters.empty())
        return;
    if (std::ranges::all_of(characters, isAscii))
        return keep(scanner, range.begin, characters, 1);
    TextScorer scorer;
    for (const PlacedCharacter& character : characters)
        scorer.feed(character.codePoint);
    const double score = scorer.score().plausibility;
    if (score >= m_options.leastScore)
        return keep(scanner, range.begin, characters, score);
    scanner.hasUnlikely = true;
    for (auto begin = characters.begin(); begin != characters.end();) {
        begin = std::find_if(begin, characters.end(), isAscii);
        const auto end = std::find_if_not(begin, characters.end(), isAscii);
        if (static_cast<std::uint64_t>(end - begin) >= m_options.least)
            keep(scanner, range.begin, {begin, end}, 1);
        begin = end;
    }
}

void RunFinder::keep(Scanner& scanner, std::uint64_t offset,
                     std::span<const PlacedCharacter> characters, double score) {
    if (characters.empty())
        return;
    TextRun run{{offset + characters.front().begin, offset + characters.back().end},
                &scanner.scanner.codec(),
                score,
                {}};
    run.text.reserve(characters.size());
    for (const PlacedCharacter& character : characters)
        run.text += character.codePoint;
    scanner.found.push_back(std::move(run));
}

} // namespace moji
