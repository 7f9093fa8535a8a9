#include "survey/line_trust.h"

#include "detect/text_scorer.h"
#include "repair/chain.h"
#include "support/parallel_for.h"
#include "survey/line_signs.h"

#include <algorithm>
#include <set>

namespace moji {

namespace {

/// Bits by which the reading of the line's other encodings must be likelier to be believed.
constexpr double kOverrules = 30;
/// Bytes of 80 and more of a segment that may be an accident.
constexpr std::size_t kFewBytes = 12;
/// Lines of more bytes are left as the detector has them.
constexpr std::uint64_t kLongest = 1024 * 1024;
/// A line with a smaller score has no vote.
constexpr double kSure = 0.9;
/// Bytes of a line that say whether it is damaged.
constexpr std::uint64_t kWeighed = 4096;
/// The same of a line of UTF-8: well-formed sequences are rarer accidents.
constexpr double kOverrulesUtf8 = 12;
/// The same of an encoding that hardly a line is in: of many lines, some look like anything.
constexpr double kOverrulesRare = 90;
constexpr double kOverrulesRareUtf8 = 30;
constexpr std::uint64_t kRare = 100; // one line of so many
/// So many lines of each encoding are kept.
constexpr std::size_t kKept = 9;

std::optional<std::u32string> textUnder(const ByteSource& source, ByteRange range,
                                        const Codec& codec) {
    if (range.length() > kLongest)
        return std::nullopt;
    const auto bytes = readRange(source, range);
    return bytes ? repair::decodeWhole(codec, *bytes) : std::nullopt;
}

/// The codec of most bytes.
const Codec* mainCodec(const DetectedLine& line) {
    LineCounts bytes;
    for (const DetectedSegment& segment : line.segments)
        bytes[segment.codec] += segment.range.length();
    return std::ranges::max_element(bytes, {}, [](const auto& entry) { return entry.second; })
        ->first;
}

bool isShort(const ByteSource& source, const DetectedSegment& segment) {
    const auto bytes = readRange(source, segment.range);
    return bytes && static_cast<std::size_t>(std::ranges::count_if(
                        *bytes, [](Byte byte) { return byte >= 0x80; })) < kFewBytes;
}

/// Whether there is enough of a line to say that somebody wrote it in an encoding of its own: a
/// stray byte in it is damage.
bool isWritten(const ByteSource& source, const DetectedLine& line) {
    constexpr std::uint64_t kLooked = 1024;
    constexpr std::ptrdiff_t kEnough = 3; // letters, or bytes of 80 and more
    const auto bytes =
        readRange(source, {line.offset, line.offset + std::min(line.length, kLooked)});
    return bytes && std::ranges::count_if(*bytes, [](Byte byte) {
                        return byte >= 0x80 || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z');
                    }) >= kEnough;
}

/// The text of a line as detected; nothing where its encoding is not known.
std::optional<std::u32string> detectedText(const ByteSource& source, const DetectedLine& line) {
    if (line.codec)
        return lineUnder(source, line, *line.codec);
    std::u32string text;
    for (const DetectedSegment& segment : line.segments) {
        const auto part = textUnder(source, segment.range, *segment.codec);
        if (!part)
            return std::nullopt;
        text += *part;
    }
    return text;
}

/// Whether an encoding of more lines than `ownLines` reads a line nearly as well: not worse by
/// `overrules` bits.
bool isNearlyIn(const ByteSource& source, const DetectedLine& line, std::uint64_t ownLines,
                const LineCounts& counts, double overrules) {
    const auto text = detectedText(source, line); // nothing where it is damaged
    for (const auto& [codec, lines] : counts) {
        const auto other = lines > ownLines ? lineUnder(source, line, *codec) : std::nullopt;
        if (!other || other == text)
            continue;
        if (!text || scoreText(*other).bits < scoreText(*text).bits + overrules)
            return true;
    }
    return false;
}

bool isOfPairs(const Codec& codec) {
    return codec.info().family != CodecFamily::SingleByte && !isUtf8(codec);
}

std::uint64_t countOf(const LineCounts& counts, const Codec* codec) {
    const auto found = counts.find(codec);
    return found == counts.end() ? 0 : found->second;
}

/// How much of the beginning of a range is UTF-8.
Utf8Balance balanceOf(const ByteSource& source, ByteRange range) {
    const auto bytes =
        readRange(source, {range.begin, std::min(range.end, range.begin + kWeighed)});
    return bytes ? weighUtf8(*bytes, Tail::AtEnd, 0) : Utf8Balance();
}

} // namespace

std::optional<std::u32string> lineUnder(const ByteSource& source, const DetectedLine& line,
                                        const Codec& codec) {
    return textUnder(source, {line.offset, line.offset + line.length}, codec);
}

void joinAccidentalSegments(const ByteSource& source, DetectedLine& line) {
    if (line.segments.empty())
        return;
    const Codec* const main = mainCodec(line);
    const auto whole = lineUnder(source, line, *main);
    if (!whole)
        return;
    std::u32string pieces;
    bool hasShort = false;
    for (const DetectedSegment& segment : line.segments) {
        const auto text = textUnder(source, segment.range, *segment.codec);
        if (!text)
            return;
        pieces += *text;
        hasShort = hasShort || (segment.codec != main && isShort(source, segment));
    }
    if (!hasShort)
        return;
    if (scoreText(*whole).bits <= scoreText(pieces).bits) {
        line.codec = main;
        line.segments.clear();
    } else {
        line.ambiguous = true;
    }
}

bool isOutlier(const ByteSource& source, const DetectedLine& line, const LineCounts& counts) {
    return line.codec && isNearlyIn(source, line, countOf(counts, line.codec), counts, kOverrules);
}

void LineVotes::Votes::add(const Codec* codec, const DetectedLine& line, const ByteSet& set) {
    ++counts[codec];
    bytes[codec] |= set;
    auto& lines = few[codec];
    if (lines.size() < kKept)
        lines.push_back(line);
}

void LineVotes::Votes::move(const Codec* from, const Codec* to) {
    counts[to] += counts[from];
    bytes[to] |= bytes[from];
    auto& lines = few[to];
    lines.insert(lines.end(), few[from].begin(), few[from].end());
    damage.move(*from, *to);
    counts.erase(from);
    bytes.erase(from);
    few.erase(from);
}

/// Whether the double-byte encoding of the whole file reads signs in a line, and no letters beyond
/// ASCII: they say nothing, whatever they look like in other encodings.
bool LineVotes::isOfSignsOfPairs(const DetectedLine& line) const {
    if (!m_whole || !isOfPairs(*m_whole) || line.codec == m_whole)
        return false;
    const auto text = lineUnder(m_source, line, *m_whole);
    return text && isOfSigns(*text);
}

LineVotes::Vote LineVotes::voteOf(DetectedLine& line) const {
    Vote vote;
    vote.isLeftOut = line.ascii;
    if (vote.isLeftOut)
        return vote;
    bool isInDoubt = line.ambiguous || line.score < kSure || !isWritten(m_source, line) ||
                     isOfSignsOfPairs(line);
    if (!isInDoubt) {
        joinAccidentalSegments(m_source, line);
        isInDoubt = line.ambiguous;
    }
    if (!isInDoubt && line.codec) {
        const bool isSame =
            m_whole && line.codec != m_whole &&
            lineUnder(m_source, line, *line.codec) == lineUnder(m_source, line, *m_whole);
        vote.own = line.codec;
        vote.joined = isSame ? m_whole : line.codec;
        vote.isUnlikeWhole = m_whole && line.codec != m_whole && !isSame;
        if (line.codec->info().family == CodecFamily::SingleByte)
            vote.bytes = bytesOf(m_source, line);
        if (isUtf8(*line.codec) && line.damaged == 0)
            return vote; // its balance is known
    } else if (!isInDoubt) {
        weighParts(line, vote);
    }
    vote.balance = balanceOf(m_source, {line.offset, line.offset + line.length});
    return vote;
}

void LineVotes::weighParts(const DetectedLine& line, Vote& vote) const {
    vote.isInParts = true;
    for (const DetectedSegment& segment : line.segments) {
        if (isUtf8(*segment.codec))
            continue;
        const Utf8Balance part = balanceOf(m_source, segment.range);
        vote.parts.wellFormed += part.wellFormed;
        vote.parts.problems += part.problems;
        vote.other = segment.codec;
    }
}

void LineVotes::count(const DetectedLine& line, const Vote& vote) {
    if (vote.isLeftOut)
        return;
    if (vote.isInParts)
        return countParts(line, vote);
    if (vote.own) {
        m_own.add(vote.own, line, vote.bytes);
        m_joined.add(vote.joined, line, vote.bytes);
        if (vote.isUnlikeWhole && m_unlikeWhole[vote.own].size() < kKept)
            m_unlikeWhole[vote.own].push_back(line);
        if (isUtf8(*vote.own) && line.damaged == 0)
            return;
    }
    const bool isDamaged = line.damaged > 0 && (!vote.own || isUtf8(*vote.own));
    m_own.damage.addLine(vote.balance, isDamaged ? nullptr : vote.own);
    m_joined.damage.addLine(vote.balance, isDamaged ? nullptr : vote.joined);
}

/// A line in two encodings counts for both.
void LineVotes::countParts(const DetectedLine& line, const Vote& vote) {
    std::set<const Codec*, CodecsByName> codecs;
    for (const DetectedSegment& segment : line.segments)
        codecs.insert(segment.codec);
    for (Votes* votes : {&m_own, &m_joined}) {
        for (const Codec* codec : codecs)
            votes->add(codec, line, ByteSet().set()); // it reads the same in no other
        if (vote.other)
            votes->damage.addParts(vote.balance, vote.parts, *vote.other);
    }
}

void LineVotes::add(std::vector<DetectedLine> lines) {
    constexpr std::size_t kTogether = 32;
    std::vector<Vote> votes(lines.size());
    parallelForParts(lines.size(), kTogether, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i)
            votes[i] = voteOf(lines[i]);
    });
    for (std::size_t i = 0; i < lines.size(); ++i)
        count(lines[i], votes[i]);
}

/// Whether lines of UTF-8 may be accidents of a double-byte encoding: too few sequences of several
/// bytes.
bool LineVotes::isAccident(const std::vector<DetectedLine>& lines) const {
    constexpr std::uint64_t kEnough = 4;
    std::uint64_t sequences = 0;
    for (const DetectedLine& line : lines)
        sequences += balanceOf(m_source, {line.offset, line.offset + line.length}).wellFormed;
    return sequences < kEnough;
}

/// Whether a line or two are in a double-byte encoding although that of most lines is one and
/// decodes them, too: names and signs in them may look odd.
bool LineVotes::isPairsOfAnother(const Codec& codec, const Votes& votes) const {
    constexpr std::uint64_t kEnough = 3; // lines
    const auto commonest =
        std::ranges::max_element(votes.counts, {}, [](const auto& entry) { return entry.second; });
    return commonest->first != &codec && countOf(votes.counts, &codec) < kEnough &&
           isOfPairs(codec) && isOfPairs(*commonest->first) &&
           std::ranges::all_of(votes.few.at(&codec), [&](const DetectedLine& line) {
               return lineUnder(m_source, line, *commonest->first).has_value();
           });
}

/// Whether lines with single letters beyond ASCII are in an encoding of their own all the same: in
/// that of the whole file, and of more lines, several of them have letters of another script within
/// their words.
bool LineVotes::isOfAnotherScript(const Codec& codec, const Votes& votes) const {
    constexpr std::ptrdiff_t kEnough = 3; // lines
    if (!m_whole || &codec == m_whole || codec.info().family != CodecFamily::SingleByte ||
        m_whole->info().family != CodecFamily::SingleByte ||
        countOf(votes.counts, m_whole) < countOf(votes.counts, &codec))
        return false;
    return std::ranges::count_if(votes.few.at(&codec), [&](const DetectedLine& line) {
               const auto own = lineUnder(m_source, line, codec);
               const auto other = lineUnder(m_source, line, *m_whole);
               return own && other && mixesScripts(*other) && !mixesScripts(*own);
           }) >= kEnough;
}

/// Without the encodings of which all lines read the same in another one. Where two read the same
/// in each other, that of the whole text stays, or that of more lines.
LineVotes::Votes LineVotes::joined(Votes votes) const {
    const auto next = [&]() -> std::optional<std::pair<const Codec*, const Codec*>> {
        for (const auto& [from, lines] : votes.counts)
            for (const auto& [to, others] : votes.counts) {
                if (from == to || !readsTheSame(votes.bytes[from], *from, *to))
                    continue;
                const bool isMutual = readsTheSame(votes.bytes[to], *to, *from);
                if (!isMutual || (from != m_whole && (to == m_whole || lines <= others)))
                    return std::pair(from, to);
            }
        return {};
    };
    while (const auto pair = next())
        votes.move(pair->first, pair->second);
    return votes;
}

/// An encoding stays if one of its lines can hardly be in that of more others.
LineCounts LineVotes::withoutOutliers(const Votes& votes) const {
    if (votes.counts.empty())
        return {};
    const auto commonest =
        std::ranges::max_element(votes.counts, {}, [](const auto& entry) { return entry.second; });
    const std::uint64_t most = commonest->second;
    const bool arePairs = commonest->first->info().family != CodecFamily::SingleByte;
    LineCounts counts = votes.counts;
    std::erase_if(counts, [&](const auto& entry) {
        const Codec* const codec = entry.first;
        const std::uint64_t lines = entry.second;
        const auto& kept = votes.few.at(codec);
        const bool isRare = lines * kRare < most;
        const double overrules = isUtf8(*codec) ? (isRare ? kOverrulesRareUtf8 : kOverrulesUtf8)
                                                : (isRare ? kOverrulesRare : kOverrules);
        return (isUtf8(*codec) && arePairs && lines < most && isAccident(kept)) ||
               isPairsOfAnother(*codec, votes) ||
               std::ranges::all_of(kept, [&](const DetectedLine& line) {
                   return isNearlyIn(m_source, line, lines, votes.counts, overrules);
               });
    });
    std::erase_if(counts, [&](const auto& entry) {
        return !isUtf8(*entry.first) && !votes.damage.isBelieved(*entry.first) &&
               !isOfAnotherScript(*entry.first, votes);
    });
    return counts;
}

/// A mixed file may be taken as a whole for an encoding that no line of it is in.
const LineVotes::Votes& LineVotes::countingVotes() const {
    const bool isJoined = m_joined.counts.size() < 2 || (m_whole && m_own.counts.contains(m_whole));
    return isJoined ? m_joined : m_own;
}

std::map<std::string, std::uint64_t> LineVotes::encodings() const {
    std::map<std::string, std::uint64_t> lines;
    for (const auto& [codec, count] : withoutOutliers(joined(countingVotes())))
        lines[codec->name()] = count;
    return lines;
}

const Codec* LineVotes::otherThanWhole() const {
    if (m_unlikeWhole.empty()) // as nearly always
        return nullptr;
    const LineCounts counts = withoutOutliers(joined(countingVotes()));
    if (counts.size() != 1 || counts.begin()->first == m_whole)
        return nullptr;
    const Codec* const only = counts.begin()->first;
    const auto unlike = m_unlikeWhole.find(only);
    const auto isConvincing = [&](const DetectedLine& line) {
        const auto own = lineUnder(m_source, line, *only);
        const auto other = lineUnder(m_source, line, *m_whole);
        return own && (!other || scoreText(*other).bits >= scoreText(*own).bits + kOverrules);
    };
    return unlike != m_unlikeWhole.end() && std::ranges::any_of(unlike->second, isConvincing)
               ? only
               : nullptr;
}

} // namespace moji
