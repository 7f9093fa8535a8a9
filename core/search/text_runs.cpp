#include "search/text_runs.h"

#include "bytes/input_buffer.h"
#include "detect/text_scorer.h"
#include "search/chance_text.h"
#include "search/run_choice.h"
#include "search/run_scanner.h"
#include "support/helper_threads.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace moji {

namespace {

constexpr std::size_t kWindow = 1024 * 1024;
constexpr std::size_t kFewBytes = 128 * 1024; // one thread is enough

/// A character with its place in the bytes of its run.
struct PlacedCharacter {
    std::size_t begin;
    std::size_t end;
    char32_t codePoint;
};

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

class RunFinder {
public:
    using Use = std::function<bool(const TextRun&)>;
    RunFinder(const TextRunOptions& options, const Use& use)
        : m_options(options)
        , m_use(use)
        , m_chance(options.leastScore)
        , m_looksForAscii(std::ranges::any_of(
              options.codecs, [](const Codec* codec) { return codec->info().asciiCompatible; })) {
        for (std::size_t order = 0; order < options.codecs.size(); ++order) {
            const Codec& codec = *options.codecs[order];
            for (unsigned phase = 0; phase < RunScanner::unitOf(codec); ++phase)
                m_scanners.push_back({RunScanner(codec, phase, options.least), order, {}});
        }
        m_helpers = std::min<std::size_t>(std::max(1U, std::thread::hardware_concurrency()),
                                          m_scanners.size()) -
                    std::min<std::size_t>(m_scanners.size(), 1);
    }

    /// False where no more runs are wanted.
    [[nodiscard]] bool take(ByteView window, std::uint64_t offset, Tail tail) {
        std::atomic<std::size_t> next = 0;
        const auto work = [&] {
            for (std::size_t i = next++; i < m_scanners.size(); i = next++) {
                Scanner& scanner = m_scanners[i];
                scanner.scanner.scan(window, offset, tail, [&](ByteRange run) {
                    judge(scanner, run, window.subspan(run.begin - offset, run.length()));
                });
            }
        };
        workTogether(window.size() < kFewBytes ? 0 : m_helpers, work);
        for (Scanner& scanner : m_scanners) {
            for (TextRun& run : scanner.found)
                m_choice.add(std::move(run), scanner.order);
            scanner.found.clear();
        }
        return m_choice.settle(tail == Tail::AtEnd ? ~std::uint64_t{0} : needed(), m_use);
    }

    /// The first byte that must be in the next window.
    [[nodiscard]] std::uint64_t needed() const {
        std::uint64_t first = ~std::uint64_t{0};
        for (const Scanner& scanner : m_scanners)
            first = std::min(first, scanner.scanner.needed());
        return first;
    }

private:
    struct Scanner {
        RunScanner scanner;
        std::size_t order;
        std::vector<TextRun> found; // in the window at hand
    };

    /// Keeps the run if it reads as text, else its stretches of ASCII.
    void judge(Scanner& scanner, ByteRange range, ByteView bytes) {
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
        for (auto begin = characters.begin(); begin != characters.end();) {
            begin = std::find_if(begin, characters.end(), isAscii);
            const auto end = std::find_if_not(begin, characters.end(), isAscii);
            if (static_cast<std::uint64_t>(end - begin) >= m_options.least)
                keep(scanner, range.begin, {begin, end}, 1);
            begin = end;
        }
    }

    void keep(Scanner& scanner, std::uint64_t offset, std::span<const PlacedCharacter> characters,
              double score) {
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

    const TextRunOptions& m_options;
    const Use& m_use;
    const ChanceText m_chance;
    const bool m_looksForAscii;
    std::vector<Scanner> m_scanners; // each is one thread's at a time
    std::size_t m_helpers = 0;       // threads besides this one
    RunChoice m_choice;
};

} // namespace

Result<Done> findTextRuns(ByteReader& reader, const TextRunOptions& options,
                          const std::function<bool(const TextRun&)>& use,
                          const std::stop_token& stop,
                          const std::function<void(std::uint64_t done)>& progress) {
    InputBuffer buffer(reader, options.maxBytes, kWindow);
    RunFinder finder(options, use);
    for (;;) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        if (const auto filled = buffer.fill(); !filled)
            return filled.error();
        const ByteView window = buffer.view();
        const Tail tail = buffer.atEnd() ? Tail::AtEnd : Tail::MoreFollows;
        if (!finder.take(window, buffer.offset(), tail) || buffer.atEnd())
            return Done{};
        const std::uint64_t needed = std::max(finder.needed(), buffer.offset());
        buffer.consume(std::min<std::uint64_t>(needed - buffer.offset(), window.size()));
        if (progress)
            progress(buffer.offset());
    }
}

} // namespace moji
