#include "detect/line_evidence.h"

#include "bytes/byte_reader.h"
#include "bytes/input_buffer.h"
#include "detect/encoding_habits.h"

#include <algorithm>
#include <array>

namespace moji {

namespace {

constexpr std::size_t kLead = 64;              // judged bytes before the first that is not ASCII
constexpr double kPlausible = 0.6;             // else all candidates are tried
constexpr std::size_t kUtf8Surely = 8;         // bytes of 80 and more that chance does not make fit
constexpr double kTwoEncodings = 14;           // bits: a line in two of them
constexpr double kOtherEncodingThanBefore = 5; // bits, for each change inside the line

bool isTelling(Byte byte) {
    return byte >= 0x80 || byte == 0x1B || byte == 0x0E || byte == '~';
}

/// The text of `bytes`, nothing where they do not decode.
std::optional<std::u32string> decodeBytes(const Codec& codec, DecoderState state, ByteView bytes,
                                          Tail tail) {
    std::array<Span, 256> spans;
    std::u32string text;
    while (!bytes.empty()) {
        const auto done = codec.decodeSpans(bytes, state, tail, spans);
        if (done.count == 0)
            break; // the end of what is judged cuts a character
        for (std::size_t i = 0; i < done.count; ++i) {
            if (isError(spans[i].status))
                return std::nullopt;
            text += spans[i].text();
        }
        bytes = bytes.subspan(done.consumed);
    }
    return text;
}

/// The readings of one line, those that are the same text scored once.
class Readings {
public:
    Readings(const LineCandidates& candidates, const Codec& utf8, std::optional<Language> expected,
             ByteView bytes, Tail tail, LineEvidence& line)
        : m_candidates(candidates)
        , m_utf8(utf8)
        , m_expected(expected)
        , m_bytes(bytes)
        , m_tail(tail)
        , m_line(line) {}

    void add(std::uint16_t number) {
        const Codec& codec = *m_candidates[number];
        const auto whole = decodeBytes(codec, stateAtLine(codec, m_line.offset), m_bytes, m_tail);
        if (whole)
            add(number, false, *whole);
        if (m_line.segments.empty() || &codec == &m_utf8)
            return;
        // The line as one text in two encodings, if that is likelier than as one in this alone.
        const auto mixed = decodeMixed(codec);
        if (!mixed || mixed == whole)
            return;
        const std::size_t before = m_line.readings.size();
        add(number, true, *mixed);
        auto& readings = m_line.readings;
        if (whole) {
            const std::size_t worse =
                readings[before].bits < readings[before - 1].bits ? before - 1 : before;
            readings.erase(readings.begin() + static_cast<std::ptrdiff_t>(worse));
        }
    }

    [[nodiscard]] double bestPlausibility() const {
        const auto best = std::ranges::min_element(m_line.readings, {}, &LineReading::bits);
        return best == m_line.readings.end() ? 0 : double(best->plausibility);
    }

private:
    struct Scored {
        std::u32string text;
        TextScore score;
    };

    [[nodiscard]] std::optional<std::u32string> decodeMixed(const Codec& codec) const {
        std::u32string text;
        for (const LineSegment& segment : m_line.segments) {
            const Codec& own = segment.utf8 ? m_utf8 : codec;
            const auto part = decodeBytes(
                own, stateAtLine(own, m_line.offset + segment.range.begin),
                m_bytes.subspan(segment.range.begin, segment.range.length()), Tail::AtEnd);
            if (!part)
                return std::nullopt;
            text += *part;
        }
        return text;
    }

    void add(std::uint16_t number, bool mixed, const std::u32string& text) {
        auto same = std::ranges::find(m_texts, text, &Scored::text);
        if (same == m_texts.end()) {
            TextScorer scorer;
            scorer.feed(text);
            same = m_texts.insert(same, {text, scorer.score(m_expected)});
        }
        double bits =
            same->score.bits + encodingDoubt(m_candidates[number]->name(), same->score.language);
        if (mixed)
            bits += kTwoEncodings +
                    kOtherEncodingThanBefore * static_cast<double>(m_line.segments.size() - 1);
        m_line.readings.push_back({number, static_cast<std::uint16_t>(same - m_texts.begin()),
                                   mixed, static_cast<float>(bits),
                                   static_cast<float>(same->score.plausibility)});
    }

    const LineCandidates& m_candidates;
    const Codec& m_utf8;
    std::optional<Language> m_expected;
    ByteView m_bytes;
    Tail m_tail;
    LineEvidence& m_line;
    std::vector<Scored> m_texts;
};

/// Takes away what the part of a long line that is not judged disproves.
Result<Done> removeRefuted(const ByteSource& source, const LineCandidates& candidates,
                           LineEvidence& line) {
    auto& readings = line.readings;
    for (std::size_t i = readings.size(); i-- > 0;) {
        const auto decodes = decodesLine(source, line, *candidates[readings[i].candidate]);
        if (!decodes)
            return decodes.error();
        if (!*decodes)
            readings.erase(readings.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return Done{};
}

/// Where the first byte is that is not plainly ASCII, in the line.
Result<std::uint64_t> firstTelling(const ByteSource& source, const LineEvidence& line) {
    std::array<Byte, 4096> block;
    for (std::uint64_t at = 0; at < line.length;) {
        const auto size =
            static_cast<std::size_t>(std::min<std::uint64_t>(block.size(), line.length - at));
        const auto count = source.read(line.offset + at, std::span(block).first(size));
        if (!count)
            return count.error();
        const auto end = block.begin() + static_cast<std::ptrdiff_t>(*count);
        const auto found = std::find_if(block.begin(), end, isTelling);
        if (found != end)
            return at + static_cast<std::uint64_t>(found - block.begin());
        if (*count == 0)
            break;
        at += *count;
    }
    return std::uint64_t{0};
}

struct JudgedBytes {
    Bytes bytes;
    bool whole = false;
};

/// Whether too many bytes are controls for this to be text in any encoding. Those that text has,
/// the shifts of ISO 2022 among them, do not count.
bool isBinary(ByteView bytes) {
    constexpr std::ptrdiff_t kTooMany = 32; // one in so many
    const auto controls = std::ranges::count_if(bytes, [](Byte byte) {
        const bool isUsual = (byte >= 0x09 && byte <= 0x0F) || byte == 0x1B;
        return (byte < 0x20 && !isUsual) || byte == 0x7F;
    });
    return bytes.size() > kJudgedOfBinary && controls * kTooMany > std::ssize(bytes);
}

/// What a line is judged by; its segments on the way.
Result<JudgedBytes> judgedBytes(const ByteSource& source, LineEvidence& line) {
    if (line.length <= kLongestSegmented) {
        auto bytes = readRange(source, {line.offset, line.offset + line.length});
        if (!bytes)
            return bytes.error();
        if (isBinary(*bytes)) {
            bytes->resize(kJudgedOfBinary);
            return JudgedBytes{*std::move(bytes), false};
        }
        line.segments = segmentLine(*bytes);
        if (line.length <= kJudgedBytes || !line.segments.empty())
            return JudgedBytes{*std::move(bytes), true};
    }
    const auto telling = firstTelling(source, line);
    if (!telling)
        return telling.error();
    const std::uint64_t begin = line.offset + *telling - std::min<std::uint64_t>(*telling, kLead);
    const std::uint64_t end = std::min(line.offset + line.length, begin + kJudgedBytes);
    auto bytes = readRange(source, {begin, end});
    if (!bytes)
        return bytes.error();
    if (isBinary(*bytes))
        bytes->resize(kJudgedOfBinary);
    return JudgedBytes{*std::move(bytes), false};
}

} // namespace

LineJudge::LineJudge(LineCandidates candidates, const CodecRegistry& registry,
                     std::optional<Language> expected)
    : m_candidates(std::move(candidates))
    , m_utf8(registry.utf8())
    , m_expected(expected) {}

std::uint16_t LineJudge::numberOf(const Codec& codec) {
    const auto found = std::ranges::find(m_candidates, &codec);
    const auto number = static_cast<std::uint16_t>(found - m_candidates.begin());
    if (found == m_candidates.end())
        m_candidates.push_back(&codec);
    return number;
}

Result<LineEvidence> LineJudge::judge(const ByteSource& source, LineEvidence line) const {
    if (line.ascii)
        return line;
    const auto judged = judgedBytes(source, line);
    if (!judged)
        return judged.error();
    Readings readings(m_candidates, m_utf8, m_expected, judged->bytes,
                      judged->whole ? Tail::AtEnd : Tail::MoreFollows, line);
    const auto high = std::ranges::count_if(judged->bytes, [](Byte byte) { return byte >= 0x80; });
    std::vector<bool> tried(m_candidates.size());
    const auto tryOne = [&](std::size_t number) {
        if (!tried[number])
            readings.add(static_cast<std::uint16_t>(number));
        tried[number] = true;
    };
    for (const std::uint16_t number : m_likely) {
        tryOne(number);
        if (m_candidates[number] == &m_utf8 && static_cast<std::size_t>(high) >= kUtf8Surely &&
            readings.bestPlausibility() >= kPlausible)
            break;
    }
    if (readings.bestPlausibility() < kPlausible) {
        for (std::size_t number = 0; number < m_candidates.size(); ++number)
            tryOne(number);
    }
    if (!judged->whole) {
        if (auto removed = removeRefuted(source, m_candidates, line); !removed)
            return removed.error();
    }
    std::ranges::sort(line.readings, {}, &LineReading::candidate);
    return line;
}

Result<bool> decodesLine(const ByteSource& source, const LineEvidence& line, const Codec& codec) {
    SourceReader reader(source, {line.offset, line.offset + line.length});
    InputBuffer buffer(reader, line.length,
                       std::min<std::size_t>(line.length + 64, InputBuffer::kDefaultSize));
    DecoderState state = stateAtLine(codec, line.offset);
    Tally tally;
    for (;;) {
        const Tail tail = buffer.atEnd() ? Tail::AtEnd : Tail::MoreFollows;
        const auto scanned = codec.tally(buffer.view(), state, tail, tally);
        buffer.consume(scanned.consumed);
        if (scanned.error.length > 0)
            return false;
        if (buffer.atEnd())
            return true;
        if (auto filled = buffer.fill(); !filled)
            return filled.error();
    }
}

} // namespace moji
