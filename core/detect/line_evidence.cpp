#include "detect/line_evidence.h"

#include "bytes/byte_reader.h"
#include "bytes/input_buffer.h"
#include "codec/pair_bytes.h"
#include "detect/encoding_habits.h"
#include "detect/least_cost.h"
#include "detect/line_bytes.h"
#include "detect/text_costs.h"
#include "detect/text_decoding.h"
#include "detect/utf8_balance.h"
#include "text/ascii.h"
#include "utf8/kernels/kernel.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cmath>
#include <limits>

namespace moji {

namespace {

constexpr double kPlausible = 0.6;       // else all usual candidates are tried
constexpr double kImplausible = 0.35;    // then rare ones are, too
constexpr std::uint64_t kUtf8Surely = 2; // sequences that chance does not make fit
constexpr double kUtf8Likely = 12;       // bits by which one of them is likelier than it reads
constexpr double kHardlyText = 0.04;     // plausibility: other encodings are tried
constexpr double kForeignText = 0.5;     // plausibility of what is in another encoding
constexpr double kTwoEncodings = 14;     // bits: a line in two of them
constexpr double kOtherEncodingThanBefore = 5; // bits, for each change inside the line

bool isHigh(Byte byte) {
    return byte >= 0x80;
}

/// The text of `bytes`, nothing where they do not decode.
std::optional<std::u32string> decodeBytes(const Codec& codec, DecoderState state, ByteView bytes,
                                          Tail tail) {
    if (!mayBeIn(codec.info(), bytes))
        return std::nullopt;
    std::u32string text;
    text.reserve(bytes.size());
    if (decodeText(codec, state, bytes, tail, 0, text) > 0)
        return std::nullopt;
    return text;
}

/// The readings of one line, those that are the same text scored once.
class Readings {
public:
    Readings(const LineCandidates& candidates, const Codec& utf8, std::optional<Language> expected,
             const JudgedBytes& judged, LineEvidence& line)
        : m_candidates(candidates)
        , m_utf8(utf8)
        , m_expected(expected)
        , m_bytes(judged.bytes)
        , m_tail(judged.tail())
        , m_isCutting(judged.whole) // else what follows may refute the best reading
        , m_isDense(3 * std::ranges::count_if(judged.bytes, isHigh) >= std::ssize(judged.bytes))
        , m_line(line) {
        std::bitset<256> isKnown;
        for (const Byte byte : m_bytes) {
            if (isHigh(byte) && !isKnown[byte])
                m_highBytes.push_back(byte);
            isKnown.set(byte);
        }
    }

    void add(std::uint16_t number) {
        const Codec& codec = *m_candidates[number];
        if (m_line.segments.empty() && codec.info().family == CodecFamily::SingleByte &&
            codec.info().asciiCompatible) {
            addSingleByte(number);
            return;
        }
        auto whole = decodeBytes(codec, stateAtLine(codec, m_line.offset), m_bytes, m_tail);
        if (m_line.segments.empty() || &codec == &m_utf8) {
            if (whole)
                add(number, false, *std::move(whole));
            return;
        }
        const std::size_t none = m_line.readings.size();
        if (whole)
            add(number, false, *whole);
        // The line as one text in two encodings, if that is likelier than as one in this alone.
        const auto mixed = decodeMixed(codec);
        if (!mixed || mixed == whole)
            return;
        const std::size_t before = m_line.readings.size();
        add(number, true, *mixed);
        auto& readings = m_line.readings;
        if (readings.size() == none + 2) {
            const std::size_t worse =
                readings[before].bits < readings[before - 1].bits ? before - 1 : before;
            readings.erase(readings.begin() + static_cast<std::ptrdiff_t>(worse));
        }
    }

    /// What the well-formed sequences of the line say for UTF-8 in it.
    void setStructureBits(double bits) { m_structureBits = bits; }

    /// The line as UTF-8, its malformed sequences as damage.
    void addDamaged(std::uint16_t utf8, const Utf8Balance& balance) {
        TextScorer scorer;
        std::array<Span, 256> spans;
        ByteView rest = m_bytes;
        DecoderState state = stateAtLine(m_utf8, m_line.offset);
        std::uint64_t errors = 0;
        while (!rest.empty()) {
            const auto done = m_utf8.decodeSpans(rest, state, m_tail, spans);
            if (done.count == 0)
                break;
            for (std::size_t i = 0; i < done.count; ++i)
                errors += isError(spans[i].status) ? 1 : 0;
            scorer.feed(std::span(spans).first(done.count));
            rest = rest.subspan(done.consumed);
        }
        const TextScore score = scorer.score(m_expected);
        // Each malformed sequence costs what a fault costs, and a fault may be several of them.
        const double bits =
            score.bits + balance.damageBits() - kError * static_cast<double>(errors);
        // The text is judged by what was not damaged.
        const bool isConvincing = balance.wellFormed >= 2 * balance.problems;
        const auto plausibility = static_cast<float>(
            std::max(score.plausibility,
                     isConvincing || balance.isMostly() ? kPlausible * balance.share() : 0));
        m_texts.push_back({U"", score, false});
        m_line.readings.push_back({.candidate = utf8,
                                   .group = static_cast<std::uint16_t>(m_texts.size() - 1),
                                   .bits = static_cast<float>(bits),
                                   .plausibility = plausibility,
                                   .damaged = static_cast<std::uint32_t>(balance.problems),
                                   .language = score.language});
    }

    [[nodiscard]] bool isDamageBest() const {
        const auto best = std::ranges::min_element(m_line.readings, {}, &LineReading::bits);
        return best != m_line.readings.end() && best->damaged > 0;
    }
    [[nodiscard]] double bestPlausibility() const {
        const auto best = std::ranges::min_element(m_line.readings, {}, &LineReading::bits);
        return best == m_line.readings.end() ? 0 : double(best->plausibility);
    }

private:
    struct Scored {
        std::u32string text;
        TextScore score;
        bool isCut = false; // not scored to its end
    };

    /// What the different bytes of 80 and more are is what the whole line is: most single-byte
    /// encodings agree with another one on them, and then the line is not decoded.
    void addSingleByte(std::uint16_t number) {
        const Codec& codec = *m_candidates[number];
        auto letters = decodeBytes(codec, codec.initialState(), m_highBytes, Tail::AtEnd);
        if (!letters)
            return;
        const auto known = std::ranges::find(m_letters, *letters, &Letters::ofHighBytes);
        if (known != m_letters.end()) {
            add(number, false, m_texts[known->text]);
            return;
        }
        auto whole = decodeBytes(codec, codec.initialState(), m_bytes, m_tail);
        const Scored& text = scored(*std::move(whole), mostBitsOf(number, false));
        m_letters.push_back({*std::move(letters), indexOf(text)});
        add(number, false, text);
    }

    [[nodiscard]] std::optional<std::u32string> decodeMixed(const Codec& codec) const {
        std::u32string text;
        TextScorer foreign;
        for (const LineSegment& segment : m_line.segments) {
            const Codec& own = segment.utf8 ? m_utf8 : codec;
            const auto part = decodeBytes(
                own, stateAtLine(own, m_line.offset + segment.range.begin),
                m_bytes.subspan(segment.range.begin, segment.range.length()), Tail::AtEnd);
            if (!part)
                return std::nullopt;
            text += *part;
            if (!segment.utf8)
                foreign.feed(*part + U'\n');
        }
        if (foreign.score(m_expected).plausibility < kForeignText)
            return std::nullopt;
        return text;
    }

    /// The score of a text; nothing for one that is far from the best reading.
    const Scored& scored(std::u32string text, double mostBits) {
        const auto same = std::ranges::find(m_texts, text, &Scored::text);
        if (same != m_texts.end())
            return *same;
        if (m_isDense && std::isfinite(mostBits) && leastCost(text, mostBits) > mostBits) {
            m_texts.push_back({std::move(text), {}, true});
            return m_texts.back();
        }
        TextScorer scorer;
        const bool isWithin = scorer.feedWithin(text, mostBits);
        m_texts.push_back({std::move(text), scorer.score(m_expected), !isWithin});
        return m_texts.back();
    }

    /// Bits beyond which a reading is not scored to its end.
    [[nodiscard]] double mostBitsOf(std::uint16_t number, bool mixed) const {
        // Bits. No reading that is so far from the best one is ever on the cheapest path through
        // the lines: to change the encoding twice costs less. Nor is it worth mentioning.
        constexpr double kFar = 45;
        const bool isUtf8 = m_candidates[number] == &m_utf8;
        const bool mayBeCut = m_isCutting && !mixed && !isUtf8;
        return mayBeCut ? m_best + kFar : std::numeric_limits<double>::infinity();
    }

    [[nodiscard]] std::size_t indexOf(const Scored& text) const {
        return static_cast<std::size_t>(&text - m_texts.data());
    }

    void add(std::uint16_t number, bool mixed, std::u32string text) {
        add(number, mixed, scored(std::move(text), mostBitsOf(number, mixed)));
    }

    void add(std::uint16_t number, bool mixed, const Scored& same) {
        if (same.isCut)
            return;
        const bool isUtf8 = m_candidates[number] == &m_utf8;
        double bits =
            same.score.bits + encodingDoubt(m_candidates[number]->name(), same.score.language);
        if (isUtf8 && !isAscii(m_bytes))
            bits -= kUtf8Likely;
        if (mixed)
            bits += kTwoEncodings - m_structureBits +
                    kOtherEncodingThanBefore * static_cast<double>(m_line.segments.size() - 1);
        m_best = std::min(m_best, bits);
        m_line.readings.push_back({.candidate = number,
                                   .group = static_cast<std::uint16_t>(indexOf(same)),
                                   .mixed = mixed,
                                   .bits = static_cast<float>(bits),
                                   .plausibility = static_cast<float>(same.score.plausibility),
                                   .language = same.score.language});
    }

    const LineCandidates& m_candidates;
    const Codec& m_utf8;
    std::optional<Language> m_expected;
    ByteView m_bytes;
    Tail m_tail;
    bool m_isCutting;
    bool m_isDense; // so much is not ASCII that a quick look tells readings apart
    LineEvidence& m_line;
    double m_structureBits = 0;
    double m_best = std::numeric_limits<double>::infinity(); // bits
    std::vector<Scored> m_texts;
    Bytes m_highBytes; // the different ones of 80 and more
    /// What these are in a single-byte encoding, and which of m_texts the line is in it.
    struct Letters {
        std::u32string ofHighBytes;
        std::size_t text;
    };
    std::vector<Letters> m_letters;
};

/// Takes away what the part of a long line that is not judged disproves.
Result<Done> removeRefuted(const ByteSource& source, const LineCandidates& candidates,
                           LineEvidence& line) {
    auto& readings = line.readings;
    for (std::size_t i = readings.size(); i-- > 0;) {
        if (readings[i].damaged > 0)
            continue;
        const auto decodes = decodesLine(source, line, *candidates[readings[i].candidate]);
        if (!decodes)
            return decodes.error();
        if (!*decodes)
            readings.erase(readings.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return Done{};
}

} // namespace

LineJudge::LineJudge(LineCandidates candidates, const CodecRegistry& registry,
                     std::optional<Language> expected)
    : m_candidates(std::move(candidates))
    , m_utf8(registry.utf8())
    , m_expected(expected) {
    const auto utf8 = std::ranges::find(m_candidates, &m_utf8);
    if (utf8 != m_candidates.end())
        m_utf8Number = static_cast<std::uint16_t>(utf8 - m_candidates.begin());
    for (std::size_t i = 0; i < m_candidates.size(); ++i)
        if (isRareEncoding(m_candidates[i]->name()))
            m_rare.push_back(static_cast<std::uint16_t>(i));
}

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
    // Before it is known which candidates are likely, letters say which language it is.
    if (m_utf8Number && !m_likely.empty()) {
        const auto plain = isPlainUtf8(source, line);
        if (!plain)
            return plain.error();
        if (*plain) {
            line.readings.push_back(
                {.candidate = *m_utf8Number, .plausibility = 1, .language = {}});
            return line;
        }
    }
    const auto judged = judgedBytes(source, line);
    if (!judged)
        return judged.error();
    Readings readings(m_candidates, m_utf8, m_expected, *judged, line);
    const bool isOnlyPart = !judged->whole && line.length <= kLongestSegmented;
    const auto balance = !isOnlyPart && !mayHaveUtf8(judged->bytes)
                             ? Result<Utf8Balance>(Utf8Balance())
                         : judged->whole || line.length > kLongestSegmented
                             ? Result<Utf8Balance>(weighUtf8(judged->bytes, judged->tail(), 0))
                             : weighUtf8(source, {line.offset, line.offset + line.length});
    if (!balance)
        return balance.error();
    const bool mayBeUtf8 = m_utf8Number && balance->wellFormed > 0;
    const bool surelyUtf8 = mayBeUtf8 && balance->isValid() && balance->wellFormed >= kUtf8Surely;
    const bool surelyDamaged = mayBeUtf8 && !balance->isValid() && balance->isMostly();
    std::vector<bool> tried(m_candidates.size());
    const auto tryOne = [&](std::size_t number) {
        if (!tried[number])
            readings.add(static_cast<std::uint16_t>(number));
        tried[number] = true;
    };
    readings.setStructureBits(balance->structureBits());
    if (mayBeUtf8 && !balance->isValid() && balance->isPossible())
        readings.addDamaged(*m_utf8Number, *balance);
    if (surelyUtf8)
        tryOne(*m_utf8Number);
    const bool isDecided = (surelyUtf8 && (balance->wellFormed > kMostAccidents ||
                                           readings.bestPlausibility() >= kHardlyText)) ||
                           (surelyDamaged && line.segments.empty());
    if (!isDecided) {
        for (const std::uint16_t number : m_likely)
            tryOne(number);
        const auto tryAll = [&](bool rare) {
            for (std::size_t number = 0; number < m_candidates.size(); ++number)
                if (std::ranges::binary_search(m_rare, number) == rare)
                    tryOne(number);
        };
        // Where a part may be in another encoding, damage must be cheaper than each of them.
        const bool mayBeMixture = !line.segments.empty() && readings.isDamageBest();
        if (mayBeMixture || readings.bestPlausibility() < kPlausible)
            tryAll(false);
        if (readings.bestPlausibility() < kImplausible)
            tryAll(true);
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
