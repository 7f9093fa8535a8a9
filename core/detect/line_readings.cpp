#include "detect/line_readings.h"

#include "codec/pair_bytes.h"
#include "detect/accidental_utf8.h"
#include "detect/character_kind.h"
#include "detect/encoding_habits.h"
#include "detect/odd_signs.h"
#include "detect/signs_for_letters.h"
#include "detect/text_costs.h"
#include "detect/text_damage.h"
#include "detect/text_decoding.h"
#include "text/ascii.h"
#include "utf8/valid_utf8.h"

#include <algorithm>
#include <array>

namespace moji {

namespace {

constexpr double kUtf8Likely = 12;   // bits by which one sequence of it is likelier than it reads
constexpr double kForeignText = 0.5; // plausibility of what is in another encoding
constexpr double kTwoEncodings = 14; // bits: a line in two of them
constexpr double kOtherEncodingThanBefore = 5; // bits, for each change inside the line

/// The text of `bytes`, nothing where they do not decode.
std::optional<std::u32string> decodeBytes(const Codec& codec, DecoderState state, ByteView bytes,
                                          Tail tail) {
    // A table tells as soon.
    if (codec.plainPairs(0) == nullptr && !mayBeIn(codec.info(), bytes))
        return std::nullopt;
    std::u32string text;
    text.reserve(bytes.size());
    if (decodeText(codec, state, bytes, tail, 0, text) > 0)
        return std::nullopt;
    return text;
}

ReadingScore scoreOf(const TextScore& score) {
    return {score.bits, score.plausibility, score.language};
}

} // namespace

LineReadings::LineReadings(const LineJudge& judge, const Codec& utf8, const JudgedBytes& judged,
                           LineEvidence& line)
    : m_judge(judge)
    , m_utf8(utf8)
    , m_bytes(judged.bytes)
    , m_tail(judged.tail())
    , m_isCutting(judged.whole)
    , m_line(line) {
    constexpr std::size_t kUsual = 4; // readings
    m_texts.reserve(kUsual);
    m_line.readings.reserve(kUsual);
}

const Bytes& LineReadings::highBytes() {
    if (m_highBytes)
        return *m_highBytes;
    m_highBytes.emplace().reserve(16);
    std::array<bool, 256> isKnown{};
    for (const Byte byte : m_bytes) {
        if (byte < 0x80 || isKnown[byte])
            continue;
        m_highBytes->push_back(byte);
        isKnown[byte] = true;
    }
    return *m_highBytes;
}

void LineReadings::add(std::uint16_t number) {
    const Codec& codec = *m_judge.candidates()[number];
    if (const ByteMap* map = m_line.segments.empty() ? m_judge.byteMapOf(number) : nullptr) {
        addSingleByte(number, *map);
        return;
    }
    const bool isWholeUtf8 = &codec == &m_utf8 && m_tail == Tail::AtEnd;
    if (isWholeUtf8 && !isValidUtf8(m_bytes))
        return;
    auto whole = isWholeUtf8 && m_line.offset > 0
                     ? decodeWellFormed(m_bytes)
                     : decodeBytes(codec, stateAtLine(codec, m_line.offset), m_bytes, m_tail);
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

void LineReadings::addDamagedUtf8(std::uint16_t utf8, const Utf8Balance& balance) {
    std::u32string text;
    const std::uint64_t errors =
        decodeText(m_utf8, stateAtLine(m_utf8, m_line.offset), m_bytes, m_tail,
                   std::numeric_limits<std::uint64_t>::max(), text);
    const Scored& scored = this->scored(std::move(text), std::numeric_limits<double>::infinity());
    const ReadingScore& score = scored.score;
    // Each malformed sequence costs what a fault costs, and a fault may be several of them.
    const double bits = score.bits + balance.damageBits() - kError * static_cast<double>(errors);
    // The text is judged by what was not damaged.
    const bool isConvincing = balance.wellFormed >= 2 * balance.problems;
    const auto plausibility = static_cast<float>(
        std::max(score.plausibility,
                 isConvincing || balance.isMostly() ? kPlausibleLine * balance.share() : 0));
    m_line.readings.push_back({.candidate = utf8,
                               .group = static_cast<std::uint16_t>(&scored - m_texts.data()),
                               .bits = static_cast<float>(bits),
                               .plausibility = plausibility,
                               .damaged = static_cast<std::uint32_t>(balance.problems),
                               .language = score.language});
}

void LineReadings::addIfLittleDamaged(std::uint16_t number) {
    constexpr std::uint64_t kMostErrors = 8;
    const Codec& codec = *m_judge.candidates()[number];
    std::u32string text;
    text.reserve(m_bytes.size());
    const std::uint64_t errors =
        decodeText(codec, stateAtLine(codec, m_line.offset), m_bytes, m_tail, kMostErrors, text);
    if (errors == 0 || errors > kMostErrors || isTooBroken(text, errors))
        return;
    const Scored& scored = this->scored(std::move(text), std::numeric_limits<double>::infinity());
    const double doubt = m_judge.doubtOf(number, scored.score.language);
    m_line.readings.push_back(
        {.candidate = number,
         .group = static_cast<std::uint16_t>(&scored - m_texts.data()),
         .bits = static_cast<float>(scored.score.bits + doubt + kDamagedAtAll),
         .plausibility = static_cast<float>(scored.score.plausibility),
         .damaged = static_cast<std::uint32_t>(errors),
         .language = scored.score.language});
}

bool LineReadings::isDamageBest() const {
    const auto best = std::ranges::min_element(m_line.readings, {}, &LineReading::bits);
    return best != m_line.readings.end() && best->damaged > 0;
}

double LineReadings::bestPlausibility() const {
    const auto best = std::ranges::min_element(m_line.readings, {}, &LineReading::bits);
    return best == m_line.readings.end() ? 0 : double(best->plausibility);
}

/// What the different bytes of 80 and more are is what the whole line is: most single-byte
/// encodings agree with another one on them.
void LineReadings::addSingleByte(std::uint16_t number, const ByteMap& map) {
    const Bytes& high = highBytes();
    if (!map.reads(high))
        return;
    const auto known = std::ranges::find_if(
        m_texts, [&](const Scored& other) { return other.map && other.map->readsAs(map, high); });
    add(number, false, known != m_texts.end() ? *known : scored(number, map));
}

std::optional<std::u32string> LineReadings::decodeMixed(const Codec& codec) const {
    std::u32string text;
    TextScorer foreign;
    for (const LineSegment& segment : m_line.segments) {
        const Codec& own = segment.utf8 ? m_utf8 : codec;
        const auto part =
            decodeBytes(own, stateAtLine(own, m_line.offset + segment.range.begin),
                        m_bytes.subspan(segment.range.begin, segment.range.length()), Tail::AtEnd);
        if (!part)
            return std::nullopt;
        text += *part;
        if (!segment.utf8)
            foreign.feed(*part + U'\n');
    }
    if (foreign.score(m_judge.expected()).plausibility < kForeignText)
        return std::nullopt;
    return text;
}

std::u32string LineReadings::textOf(const ByteMap& map) const {
    std::u32string text(m_bytes.size(), U'\0');
    std::ranges::transform(m_bytes, text.begin(), [&](Byte byte) { return map.characters[byte]; });
    return text;
}

/// A text that none of the other maps reads; the score is that of all which read it.
const LineReadings::Scored& LineReadings::scored(std::uint16_t number, const ByteMap& map) {
    const double mostBits = mostBitsOf(number, false);
    const auto same = std::ranges::find_if(m_texts, [&](const Scored& other) {
        return !other.map && other.text.size() == m_bytes.size() && other.text == textOf(map);
    });
    if (same != m_texts.end())
        return *same;
    if (!m_tokens)
        m_tokens.emplace(m_bytes, m_judge.expected());
    const TokenScore found = m_tokens->score(m_judge.byteScorerOf(number), mostBits);
    if (!found.isKnown)
        return addScored(textOf(map), &map, mostBits);
    m_texts.push_back({{}, &map, found.score, found.isCut});
    return m_texts.back();
}

bool LineReadings::isSame(const Scored& known, std::u32string_view text) const {
    if (!known.map)
        return known.text == text;
    return text.size() == m_bytes.size() &&
           std::ranges::equal(text, m_bytes, {}, {},
                              [&](Byte byte) { return known.map->characters[byte]; });
}

/// The score of a text; nothing for one that is far from the best reading.
const LineReadings::Scored& LineReadings::scored(std::u32string text, double mostBits) {
    const auto same =
        std::ranges::find_if(m_texts, [&](const Scored& known) { return isSame(known, text); });
    if (same != m_texts.end())
        return *same;
    const TokenScore found = scoreTokens(text, mostBits, m_judge.expected());
    if (!found.isKnown)
        return addScored(std::move(text), nullptr, mostBits);
    m_texts.push_back({std::move(text), nullptr, found.score, found.isCut});
    return m_texts.back();
}

/// A new text, which is fed to a TextScorer.
const LineReadings::Scored& LineReadings::addScored(std::u32string text, const ByteMap* map,
                                                    double mostBits) {
    TextScorer scorer;
    std::u32string_view rest = text;
    bool isCut = false;
    while (!isCut && !rest.empty()) {
        const std::size_t end = std::min(rest.find(kErrorMark), rest.size());
        isCut = !scorer.feedWithin(rest.substr(0, end), mostBits);
        if (end < rest.size())
            scorer.feedError();
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    m_texts.push_back({map ? std::u32string() : std::move(text), map,
                       scoreOf(scorer.score(m_judge.expected())), isCut});
    return m_texts.back();
}

/// Bits beyond which a reading is not scored to its end.
double LineReadings::mostBitsOf(std::uint16_t number, bool mixed) const {
    // Bits. No reading that is so far from the best one is ever on the cheapest path through
    // the lines: to change the encoding twice costs less. Nor is it worth mentioning.
    constexpr double kFar = 45;
    const bool mayBeCut = m_isCutting && !mixed && !isUtf8(number);
    return mayBeCut ? m_best + kFar : std::numeric_limits<double>::infinity();
}

void LineReadings::add(std::uint16_t number, bool mixed, std::u32string text) {
    add(number, mixed, scored(std::move(text), mostBitsOf(number, mixed)));
}

void LineReadings::add(std::uint16_t number, bool mixed, const Scored& same) {
    if (same.isCut)
        return;
    const auto language = habitLanguage(same.score.language,
                                        [&] { return same.map ? textOf(*same.map) : same.text; });
    const Codec& codec = *m_judge.candidates()[number];
    const bool mayBeOdd =
        same.map && std::ranges::any_of(highBytes(), [&, dos = isOfDos(codec)](Byte byte) {
            return isOddSign(same.map->characters[byte], dos);
        });
    const double signDoubt =
        mayBeOdd ? doubtOfOddSigns(codec, textOf(*same.map)) : doubtOfOddSigns(codec, same.text);
    double bits = same.score.bits + m_judge.doubtOf(number, language) + signDoubt;
    const bool isAccident = isUtf8(number) && !mixed && !isAscii(m_bytes) &&
                            !m_judge.isTrusted(number) && !same.map &&
                            mayBeAccident(m_sequences, same.text, same.score.plausibility);
    if (isUtf8(number) && !isAccident && !isAscii(m_bytes))
        bits -= kUtf8Likely;
    if (mixed)
        bits += kTwoEncodings - m_structureBits +
                kOtherEncodingThanBefore * static_cast<double>(m_line.segments.size() - 1);
    m_best = std::min(m_best, bits);
    m_line.readings.push_back({.candidate = number,
                               .group = static_cast<std::uint16_t>(&same - m_texts.data()),
                               .mixed = mixed,
                               .bits = static_cast<float>(bits),
                               .signDoubt = static_cast<float>(signDoubt),
                               .plausibility = static_cast<float>(same.score.plausibility),
                               .language = same.score.language,
                               .doubtful = isAccident});
}

bool LineReadings::isUtf8Doubtful() const {
    return std::ranges::any_of(m_line.readings, [&](const LineReading& reading) {
        return isUtf8(reading.candidate) && reading.doubtful;
    });
}

std::u32string LineReadings::textOf(const LineReading& reading) const {
    const Scored& scored = m_texts[reading.group];
    return scored.map ? textOf(*scored.map) : scored.text;
}

bool LineReadings::isOfSingleBytes(const LineReading& reading) const {
    return !reading.mixed && reading.damaged == 0 && m_judge.byteMapOf(reading.candidate);
}

/// The best reading, if it is one of single bytes with signs, in an encoding that no other line
/// vouches for.
LineReading* LineReadings::bestWithSigns() const {
    const auto best = std::ranges::min_element(m_line.readings, {}, &LineReading::bits);
    if (best == m_line.readings.end() || !m_line.segments.empty() || !isOfSingleBytes(*best) ||
        m_judge.isTrusted(best->candidate))
        return nullptr;
    const bool hasSigns = std::ranges::any_of(textOf(*best), [](char32_t c) {
        return c >= 0x80 && characterClass(c).kind != CharacterKind::Letter;
    });
    return hasSigns ? &*best : nullptr;
}

bool LineReadings::mayBeLetters() const {
    return bestWithSigns() != nullptr;
}

void LineReadings::doubtSigns() {
    LineReading* const best = bestWithSigns();
    if (!best)
        return;
    const auto readingOf = [&](const LineReading& reading, std::u32string_view text) {
        return SignReading{*m_judge.candidates()[reading.candidate], text,
                           m_texts[reading.group].score.bits};
    };
    const ByteSurvey survey = surveyOf(Bytes(m_bytes.begin(), m_bytes.end()), Tail::AtEnd);
    const std::u32string text = textOf(*best);
    const std::uint16_t group = best->group;
    const auto capitals = std::ranges::find_if(m_line.readings, [&](const LineReading& other) {
        return other.group != group && isOfSingleBytes(other) &&
               other.bits < best->bits + kMostForCapitals &&
               hasSignsForCapitals(text, textOf(other));
    });
    if (capitals != m_line.readings.end()) {
        const auto bits = static_cast<float>(capitals->bits + kCapitals);
        for (LineReading& reading : m_line.readings)
            if (reading.group == group)
                reading.bits = std::max(reading.bits, bits);
        return;
    }
    const LineReading* likeliest = nullptr;
    for (const LineReading& other : m_line.readings) {
        if (other.group == group || !isOfSingleBytes(other) ||
            (likeliest && likeliest->bits <= other.bits))
            continue;
        const std::u32string letters = textOf(other);
        if (hasSignsForLetters(text, letters) &&
            areLettersLikely(readingOf(*best, text), readingOf(other, letters), survey))
            likeliest = &other;
    }
    for (LineReading& reading : m_line.readings) {
        if (!likeliest || reading.group != group)
            continue;
        reading.doubtful = true;
        reading.letters = likeliest->candidate;
    }
}

} // namespace moji
