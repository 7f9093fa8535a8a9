#include "detect/line_evidence.h"

#include "detect/accidental_utf8.h"
#include "detect/byte_map.h"
#include "detect/byte_scorer.h"
#include "detect/encoding_habits.h"
#include "detect/line_bytes.h"
#include "detect/line_readings.h"
#include "detect/utf8_balance.h"
#include "detect/verdict.h"
#include "support/late.h"
#include "support/uninitialized.h"

#include <algorithm>

namespace moji {

namespace {

constexpr double kImplausible = 0.35;    // rare candidates are tried, too
constexpr std::uint64_t kUtf8Surely = 2; // sequences that chance does not make fit

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

/// How much of a line is UTF-8 beyond ASCII; nothing of one of which a quick look says that it is
/// in another encoding.
Result<Utf8Balance> balanceOf(const ByteSource& source, const LineEvidence& line,
                              const JudgedBytes& judged) {
    const bool isOnlyPart = !judged.whole && line.length <= kLongestSegmented;
    const bool isOther = !isOnlyPart && line.segments.empty() &&
                         (!mayHaveUtf8(judged.bytes) ||
                          (judged.whole && !lookForUtf8(judged.bytes).mayBePossible()));
    if (isOther)
        return Utf8Balance();
    if (judged.whole || line.length > kLongestSegmented)
        return weighUtf8(judged.bytes, judged.tail(), 0);
    return weighUtf8(source, {line.offset, line.offset + line.length});
}

/// The most bytes of a line that follow each other as letters do, some of them beyond ASCII.
std::size_t longestTellingWord(ByteView bytes) {
    std::size_t longest = 0;
    std::size_t length = 0;
    bool isTelling = false;
    for (const Byte byte : bytes) {
        const bool isLetter = byte >= 0x80 || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z');
        length = isLetter ? length + 1 : 0;
        isTelling = isLetter && (isTelling || byte >= 0x80);
        longest = isTelling ? std::max(longest, length) : longest;
    }
    return longest;
}

/// How much of the bits by which a reading is likelier counts: letters by themselves, which are no
/// words, may be any.
double shareOfBits(std::size_t longestWord) {
    constexpr double kOfOne = 0.35;
    constexpr double kOfFew = 0.5;
    constexpr std::size_t kFew = 3;
    return longestWord <= 1 ? kOfOne : longestWord <= kFew ? kOfFew : 1;
}

/// Brings readings of a line without a word nearer to its best one.
void soften(LineEvidence& line, double share) {
    auto& readings = line.readings;
    const auto best = std::ranges::min_element(readings, {}, &LineReading::bits);
    if (best == readings.end() || share >= 1)
        return;
    line.share = static_cast<float>(share);
    const double least = double(best->bits);
    for (LineReading& reading : readings) {
        reading.bits = static_cast<float>(least + share * (double(reading.bits) - least));
        reading.signDoubt *= static_cast<float>(share);
    }
}

} // namespace

/// What is asked of a candidate again and again.
struct LineJudge::Facts {
    explicit Facts(const Codec& codec)
        : isSingleByte(codec.info().family == CodecFamily::SingleByte)
        , map([&codec] { return moji::byteMapOf(codec); })
        , scorer([this] { return ByteScorer(*map); })
        , doubts(encodingDoubts(codec.name())) {}

    bool isSingleByte;
    Late<ByteMap> map;
    Late<ByteScorer> scorer;
    EncodingDoubts doubts;
};

LineJudge::LineJudge(LineJudge&&) noexcept = default;
LineJudge::~LineJudge() = default;

LineJudge::LineJudge(LineCandidates candidates, const CodecRegistry& registry,
                     std::optional<Language> expected)
    : m_candidates(std::move(candidates))
    , m_utf8(registry.utf8())
    , m_expected(expected) {
    for (const Codec* codec : m_candidates)
        m_facts.push_back(std::make_unique<Facts>(*codec));
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
    if (found == m_candidates.end()) {
        m_candidates.push_back(&codec);
        m_facts.push_back(std::make_unique<Facts>(codec));
    }
    return number;
}

const ByteMap* LineJudge::byteMapOf(std::uint16_t number) const {
    const Facts& facts = *m_facts[number];
    return facts.isSingleByte && facts.map->isUsable ? &*facts.map : nullptr;
}

const ByteScorer& LineJudge::byteScorerOf(std::uint16_t number) const {
    return *m_facts[number]->scorer;
}

double LineJudge::doubtOf(std::uint16_t number, std::optional<Language> language) const {
    return number == m_whole ? 0 : m_facts[number]->doubts.of(language);
}

/// The readings of one line under one candidate after another, until there is a good one.
class LineJudge::Trial {
public:
    Trial(const LineJudge& judge, const JudgedBytes& judged, const Utf8Balance& balance,
          LineEvidence& line)
        : m_judge(judge)
        , m_judged(judged)
        , m_balance(balance)
        , m_line(line)
        , m_readings(judge, judge.m_utf8, judged, line)
        , m_tried(judge.m_candidates.size()) {
        m_readings.setBalance(balance);
    }

    void run(const LikelyCandidates& likely, CandidateTrial extent) {
        // Beside lines in another encoding two or three sequences may be an accident.
        const bool isAlone = extent == CandidateTrial::All || likely.size() <= 1;
        if (isDecidedByStructure(isAlone))
            return;
        if (m_judge.m_whole)
            tryOne(*m_judge.m_whole);
        for (const std::uint16_t number : likely)
            tryOne(number);
        // Where a part may be in another encoding, damage must be cheaper than each of them.
        const bool mayBeMixture = !m_line.segments.empty() && m_readings.isDamageBest();
        if (extent == CandidateTrial::All || mayBeMixture ||
            m_readings.bestPlausibility() < kPlausibleLine || m_readings.mayBeLetters())
            tryAll(false);
        if (m_readings.bestPlausibility() < kImplausible)
            tryAll(true);
        tryDamaged(likely);
        m_readings.doubtSigns();
    }

    /// Whether there are sequences of UTF-8.
    [[nodiscard]] bool mayBeUtf8() const {
        return m_judge.m_utf8Number && m_balance.wellFormed > 0;
    }

private:
    /// UTF-8, damaged or not; whether no other encoding need be tried.
    [[nodiscard]] bool isDecidedByStructure(bool isAlone) {
        if (m_judge.m_utf8Number && !m_balance.isValid() && m_balance.isPossible())
            m_readings.addDamagedUtf8(*m_judge.m_utf8Number, m_balance);
        if (!mayBeUtf8())
            return false;
        if (!m_balance.isValid())
            return m_balance.isMostly() && m_line.segments.empty();
        if (m_balance.wellFormed < kUtf8Surely)
            return false;
        tryOne(*m_judge.m_utf8Number);
        if (m_readings.isUtf8Doubtful())
            return false;
        return m_balance.wellFormed > kMostAccidents ||
               (isAlone && m_readings.bestPlausibility() >= kHardlyText);
    }

    void tryOne(std::size_t number) {
        if (!m_tried[number])
            m_readings.add(static_cast<std::uint16_t>(number));
        m_tried[number] = true;
    }

    /// The candidates that are rare, or the others.
    void tryAll(bool rare) {
        for (std::size_t number = 0; number < m_tried.size(); ++number)
            if (std::ranges::binary_search(m_judge.m_rare, number) == rare)
                tryOne(number);
    }

    /// What most lines are in, this one may be in but for a few bytes.
    void tryDamaged(const LikelyCandidates& likely) {
        const auto main = std::ranges::find_if(
            likely, [this](std::uint16_t number) { return number != m_judge.m_utf8Number; });
        if (main == likely.end() || !m_judged.whole)
            return;
        const auto whole = std::ranges::find(m_line.readings, *main, &LineReading::candidate);
        if (whole == m_line.readings.end())
            m_readings.addIfLittleDamaged(*main);
    }

    const LineJudge& m_judge;
    const JudgedBytes& m_judged;
    const Utf8Balance& m_balance;
    LineEvidence& m_line;
    LineReadings m_readings;
    std::vector<bool> m_tried; // candidates
};

Result<LineEvidence> LineJudge::judge(const ByteSource& source, LineEvidence line,
                                      const LikelyCandidates& likely, CandidateTrial extent) const {
    if (line.ascii)
        return line;
    // Before it is known which candidates are likely, letters say which language it is.
    if (m_utf8Number && extent == CandidateTrial::Likely) {
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
    const auto balance = balanceOf(source, line, *judged);
    if (!balance)
        return balance.error();
    MOJI_UNINITIALIZED Trial trial(*this, *judged, *balance, line);
    trial.run(likely, extent);
    if (!judged->whole) {
        if (auto removed = removeRefuted(source, m_candidates, line); !removed)
            return removed.error();
    }
    // Letters of a name say little; that its bytes are well-formed says more.
    if (trial.mayBeUtf8() && balance->isValid() && balance->wellFormed <= kMostAccidents)
        for (LineReading& reading : line.readings)
            if (reading.candidate == *m_utf8Number && !reading.doubtful &&
                double(reading.plausibility) >= kHardlyText)
                reading.plausibility =
                    std::max(reading.plausibility, static_cast<float>(kPlausibleLine));
    if (!trial.mayBeUtf8())
        soften(line, shareOfBits(longestTellingWord(judged->bytes)));
    std::ranges::sort(line.readings, {}, &LineReading::candidate);
    return line;
}

Result<bool> decodesLine(const ByteSource& source, const LineEvidence& line, const Codec& codec) {
    bool decodes = true;
    const auto done = forEachMalformed(source, {line.offset, line.offset + line.length}, codec,
                                       stateAtLine(codec, line.offset), {}, [&](const Disproof&) {
                                           decodes = false;
                                           return false;
                                       });
    return done ? Result<bool>(decodes) : done.error();
}

} // namespace moji
