#include "detect/line_groups.h"

#include "bytes/borrowed_source.h"
#include "detect/line_bytes.h"
#include "detect/line_survey.h"
#include "detect/text_decoding.h"

#include <algorithm>
#include <utility>

namespace moji {

namespace {

constexpr std::size_t kMostOfGroup = 16 * 1024; // bytes
constexpr std::size_t kMostAlternatives = 5;
constexpr double kSurely = 0.95; // score
constexpr double kOfDoubtful = 0.5;

bool isWide(const Codec& codec) {
    const Synchronisation sync = codec.info().sync;
    return sync == Synchronisation::TwoBytes || sync == Synchronisation::FourBytes;
}

bool isSure(const Detection& detection) {
    return !detection.ambiguous && detection.guesses.front().score >= kSurely;
}

/// Whether the best guess is a codec, or reads all bytes as that does.
bool isBest(const Detection& detection, const Codec& codec) {
    const Codec* const best = detection.guesses.front().codec;
    return std::ranges::any_of(detection.guesses, [&](const EncodingGuess& guess) {
        return guess.codec == &codec && (guess.codec == best || guess.sameAs == best);
    });
}

/// How a line reads, a text of its own; nothing where it does not decode.
Result<std::optional<std::u32string>> textUnder(const ByteSource& source, const DetectedLine& line,
                                                const Codec& codec) {
    LineEvidence place;
    place.offset = line.offset;
    place.length = line.length;
    const auto judged = judgedBytes(source, place);
    if (!judged)
        return judged.error();
    if (!judged->whole) {
        const auto decodes = decodesLine(source, place, codec);
        if (!decodes)
            return decodes.error();
        if (!*decodes)
            return std::optional<std::u32string>();
    }
    std::u32string text;
    const std::uint64_t errors =
        decodeText(codec, stateAtLine(codec, line.offset), judged->bytes, judged->tail(), 0, text);
    return errors > 0 ? std::nullopt : std::optional(std::move(text));
}

} // namespace

LineGroups::LineGroups(const ByteSource& source, const CodecRegistry& registry,
                       const LineDetectOptions& options)
    : m_source(source)
    , m_registry(registry)
    , m_options{options.candidates, options.language} {
    // Where none is missing, none was chosen.
    const auto isCandidate = [&](const Codec* codec) {
        return std::ranges::find(options.candidates, codec) != options.candidates.end();
    };
    if (std::ranges::all_of(usualLineCandidates(registry), isCandidate))
        m_options.candidates.clear();
    for (const auto& [line, codec] : options.pins)
        m_pinned.insert(codec);
}

Result<Done> LineGroups::lookAtWhole(const std::stop_token& stop) {
    if (m_source.size() > kWholeLook || !m_pinned.empty())
        return Done{};
    auto detection = detectEncoding(m_source, m_registry, m_options, stop);
    if (!detection)
        return detection.error();
    if (!detection->guesses.empty() && !detection->mixedLines)
        m_whole = *std::move(detection);
    return Done{};
}

const Codec* LineGroups::surelyIn() const {
    if (!m_whole || !isSure(*m_whole))
        return nullptr;
    const EncodingGuess& best = m_whole->guesses.front();
    const bool isByLetters = best.basis == DetectionBasis::Letters && best.damaged == 0;
    return isByLetters && best.codec->info().asciiCompatible && !isWide(*best.codec) ? best.codec
                                                                                     : nullptr;
}

bool LineGroups::isChecked(const DetectedLine& line) const {
    return line.codec && !line.ascii && line.damaged == 0 && !m_pinned.contains(line.codec);
}

Result<Done> LineGroups::add(const DetectedLine& line, Group& group) const {
    if (group.text.size() >= kMostOfGroup)
        return Done{};
    LineEvidence place;
    place.offset = line.offset;
    place.length = line.length;
    const auto judged = judgedBytes(m_source, place);
    if (!judged)
        return judged.error();
    if (!group.known.hasNew(judged->bytes))
        return Done{};
    group.text.insert(group.text.end(), judged->bytes.begin(), judged->bytes.end());
    group.text.push_back('\n');
    group.hasNew = true;
    return Done{};
}

/// `isOnly`: there is no line in another encoding.
Result<Done> LineGroups::ask(const Codec& codec, Group& group, bool isOnly,
                             const std::stop_token& stop) const {
    const bool isKnown = group.detection && isSure(*group.detection);
    if (isKnown || !group.hasNew)
        return Done{};
    group.hasNew = false;
    const bool isOfWhole = m_whole && (isOnly || (isSure(*m_whole) && isBest(*m_whole, codec)));
    if (isOfWhole) {
        group.detection = *m_whole;
        return Done{};
    }
    const BorrowedSource text(group.text);
    auto detection = detectEncoding(text, m_registry, m_options, stop);
    if (!detection)
        return detection.error();
    group.detection.reset();
    if (!detection->guesses.empty())
        group.detection = *std::move(detection);
    group.mayBeAsWhole = mayBeAsWhole(codec, group);
    return Done{};
}

bool LineGroups::mayBeAsWhole(const Codec& codec, const Group& group) const {
    constexpr double kOverrules = 30; // bits
    const Codec* const whole = surelyIn();
    if (!whole || isBest(*m_whole, codec))
        return false;
    std::u32string own;
    std::u32string other;
    decodeText(codec, codec.stateAfterSync(), group.text, Tail::AtEnd, group.text.size(), own);
    const std::uint64_t errors =
        decodeText(*whole, whole->stateAfterSync(), group.text, Tail::AtEnd, 0, other);
    return errors == 0 && own != other && scoreText(other).bits < scoreText(own).bits + kOverrules;
}

Result<Done> LineGroups::check(std::vector<DetectedLine>& lines, const std::stop_token& stop) {
    for (const DetectedLine& line : lines) {
        m_hasSeveral = m_hasSeveral || !line.segments.empty() || line.damaged > 0;
        if (!isChecked(line))
            continue;
        if (auto added = add(line, m_groups[line.codec]); !added)
            return added.error();
    }
    const bool isOnly = !m_hasSeveral && m_groups.size() == 1;
    for (auto& [codec, group] : m_groups) {
        if (codec->info().family == CodecFamily::Unicode && !isOnly)
            continue;
        if (auto asked = ask(*codec, group, isOnly, stop); !asked)
            return asked.error();
    }
    for (DetectedLine& line : lines) {
        if (!isChecked(line))
            continue;
        const Group& group = m_groups[line.codec];
        if (!group.detection)
            continue;
        if (auto applied = apply(group, line); !applied)
            return applied.error();
    }
    return Done{};
}

/// As the whole text is, with what the line was taken for as another possibility.
Result<Done> LineGroups::applyWhole(DetectedLine& line) const {
    const Codec& whole = *surelyIn();
    const auto own = textUnder(m_source, line, *line.codec);
    const auto other = textUnder(m_source, line, whole);
    if (!own || !other)
        return own ? other.error() : own.error();
    line.ambiguous = line.ambiguous || *own != *other;
    line.score *= line.ambiguous ? kOfDoubtful : 1;
    if (*own != *other)
        line.alternatives = {{line.codec, false, line.score}};
    line.codec = &whole;
    return Done{};
}

Result<Done> LineGroups::apply(const Group& group, DetectedLine& line) const {
    if (group.mayBeAsWhole)
        return applyWhole(line);
    const Detection& detection = *group.detection;
    const EncodingGuess& best = detection.guesses.front();
    if (isWide(*best.codec)) {
        line.ambiguous = line.ambiguous || detection.ambiguous;
        return Done{};
    }
    if (!isBest(detection, *line.codec)) {
        const auto own = textUnder(m_source, line, *line.codec);
        const auto other = textUnder(m_source, line, *best.codec);
        if (!own || !other)
            return own ? other.error() : own.error();
        if (!*other)
            return Done{};
        if (*own != *other) {
            line.alternatives.clear();
            line.codec = best.codec;
            line.score = best.score;
            line.ambiguous = false;
        }
    }
    line.score = std::min(line.score, best.score);
    if (!detection.ambiguous)
        return Done{};
    const bool isNamed = line.ambiguous && !m_pinned.empty() && !line.alternatives.empty();
    line.ambiguous = true;
    return isNamed ? Done{} : nameOthers(detection, line);
}

/// The other guesses, where they read the line otherwise.
Result<Done> LineGroups::nameOthers(const Detection& detection, DetectedLine& line) const {
    std::vector<std::u32string> known;
    const auto own = textUnder(m_source, line, *line.codec);
    if (!own)
        return own.error();
    known.push_back(own->value_or(std::u32string()));
    std::vector<DetectedAlternative> others;
    for (const EncodingGuess& guess : detection.guesses) {
        if (guess.sameAs || guess.damaged > 0 || isWide(*guess.codec))
            continue;
        auto text = textUnder(m_source, line, *guess.codec);
        if (!text)
            return text.error();
        if (!*text || std::ranges::find(known, **text) != known.end() ||
            others.size() == kMostAlternatives)
            continue;
        known.push_back(**std::move(text));
        others.push_back({guess.codec, false, std::min(guess.score, line.score)});
    }
    if (!others.empty())
        line.alternatives = std::move(others);
    return Done{};
}

} // namespace moji
