#include "detect/line_report.h"

#include "detect/text_decoding.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace moji {

namespace {

std::string quoted(std::string_view name) {
    return fmt::format("\"{}\"", name);
}

std::string quotedName(const Codec* codec) {
    return codec ? quoted(codec->name()) : "null";
}

} // namespace

Result<std::u32string> lineText(const ByteSource& source, const DetectedLine& line,
                                std::uint64_t mostBytes) {
    std::vector<DetectedSegment> parts = line.segments;
    if (parts.empty() && line.codec)
        parts.push_back({{line.offset, line.offset + line.length}, line.codec});
    const std::uint64_t most = line.offset + mostBytes;
    std::u32string text;
    for (const DetectedSegment& part : parts) {
        if (part.range.begin >= most)
            break;
        const auto bytes = readRange(source, {part.range.begin, std::min(part.range.end, most)});
        if (!bytes)
            return bytes.error();
        const Tail tail = part.range.end > most ? Tail::MoreFollows : Tail::AtEnd;
        decodeText(*part.codec, stateAtLine(*part.codec, part.range.begin), *bytes, tail,
                   std::numeric_limits<std::uint64_t>::max(), text);
    }
    std::ranges::replace(text, kErrorMark, U'\uFFFD');
    if (text.ends_with(U'\r'))
        text.pop_back();
    return text;
}

std::vector<std::string> alternativeNames(const DetectedLine& line) {
    std::vector<std::string> names;
    for (const DetectedAlternative& other : line.alternatives) {
        if (!other.mixed)
            names.push_back(other.codec->name());
    }
    return names;
}

std::string lineJson(const DetectedLine& line) {
    std::vector<std::string> alternatives;
    for (const std::string& name : alternativeNames(line))
        alternatives.push_back(quoted(name));
    std::string json = fmt::format(
        R"("line":{},"offset":{},"length":{},"encoding":{},"score":{:.6g},"alternatives":[{}])",
        line.line, line.offset, line.length, quotedName(line.codec), line.score,
        fmt::join(alternatives, ","));
    std::vector<std::string> segments;
    for (const DetectedSegment& segment : line.segments)
        segments.push_back(fmt::format(R"({{"offset":{},"length":{},"encoding":{}}})",
                                       segment.range.begin, segment.range.length(),
                                       quotedName(segment.codec)));
    if (!segments.empty())
        json += fmt::format(R"(,"segments":[{}])", fmt::join(segments, ","));
    if (line.damaged > 0)
        json += fmt::format(R"(,"damaged":{})", line.damaged);
    if (line.ambiguous)
        json += R"(,"ambiguous":true)";
    if (line.pinned)
        json += R"(,"pinned":true)";
    return json;
}

} // namespace moji
