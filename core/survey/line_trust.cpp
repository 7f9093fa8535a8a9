#include "survey/line_trust.h"

#include "detect/text_scorer.h"
#include "repair/chain.h"

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
/// So many lines in an encoding may be outliers, if so many times as many are in another one.
constexpr std::size_t kFewLines = 8;
constexpr std::uint64_t kMany = 4;

std::optional<std::u32string> textUnder(const ByteSource& source, ByteRange range,
                                        const Codec& codec) {
    if (range.length() > kLongest)
        return std::nullopt;
    const auto bytes = readRange(source, range);
    return bytes ? repair::decodeWhole(codec, *bytes) : std::nullopt;
}

/// The codec of most bytes.
const Codec* mainCodec(const DetectedLine& line) {
    std::map<const Codec*, std::uint64_t> bytes;
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
    if (!line.codec)
        return false;
    const auto countOf = [&](const Codec* codec) {
        const auto found = counts.find(codec);
        return found == counts.end() ? 0 : found->second;
    };
    const std::uint64_t own = countOf(line.codec);
    const auto text = lineUnder(source, line, *line.codec);
    for (const auto& [codec, lines] : counts) {
        const auto other = lines > own && text ? lineUnder(source, line, *codec) : std::nullopt;
        if (other && *other != *text && scoreText(*other).bits < scoreText(*text).bits + kOverrules)
            return true;
    }
    return false;
}

void LineVotes::Votes::add(const Codec* codec, const DetectedLine& line) {
    ++counts[codec];
    auto& lines = few[codec];
    if (lines.size() <= kFewLines)
        lines.push_back(line);
}

void LineVotes::add(DetectedLine& line) {
    if (line.ascii || line.ambiguous || line.score < kSure)
        return;
    joinAccidentalSegments(m_source, line);
    if (line.ambiguous)
        return;
    std::set<const Codec*> parts;
    for (const DetectedSegment& segment : line.segments)
        parts.insert(segment.codec);
    for (const Codec* codec : parts) {
        m_own.add(codec, line);
        m_joined.add(codec, line);
    }
    if (!line.codec)
        return;
    const bool isSame =
        m_whole && line.codec != m_whole &&
        lineUnder(m_source, line, *line.codec) == lineUnder(m_source, line, *m_whole);
    m_own.add(line.codec, line);
    m_joined.add(isSame ? m_whole : line.codec, line);
}

/// An encoding stays if one of its lines can hardly be in that of many others.
LineCounts LineVotes::withoutOutliers(const Votes& votes) const {
    LineCounts counts = votes.counts;
    std::erase_if(counts, [&](const auto& entry) {
        const auto& [codec, count] = entry;
        if (count > kFewLines || codec->name() == "UTF-8")
            return false;
        LineCounts many = votes.counts;
        std::erase_if(many,
                      [least = kMany * count](const auto& other) { return other.second < least; });
        return std::ranges::all_of(votes.few.at(codec), [&](const DetectedLine& line) {
            return isOutlier(m_source, line, many);
        });
    });
    return counts;
}

std::map<std::string, std::uint64_t> LineVotes::encodings() const {
    // A mixed file may be taken as a whole for an encoding that no line of it is in.
    const bool isJoined = m_joined.counts.size() < 2 || m_own.counts.contains(m_whole);
    std::map<std::string, std::uint64_t> lines;
    for (const auto& [codec, count] : withoutOutliers(isJoined ? m_joined : m_own))
        lines[codec->name()] = count;
    return lines;
}

} // namespace moji
