#include "detect/line_report.h"

#include "detect/text_decoding.h"
#include "support/uninitialized.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <limits>
#include <string_view>
#include <utility>

namespace moji {

namespace {

/// Puts the pieces of a JSON object together: millions of lines are written.
class Json {
public:
    [[gnu::always_inline]] Json& add(std::string_view text) {
        if (text.size() > m_buffer.size() - m_size)
            return addAtEnd(text);
        text.copy(m_buffer.data() + m_size, text.size()); // an empty one may have no data
        m_size += text.size();
        return *this;
    }
    Json& add(std::uint64_t number) {
        std::array<char, 20> digits; // NOLINT: set below
        const auto done = std::to_chars(digits.data(), digits.data() + digits.size(), number);
        return add({digits.data(), done.ptr});
    }
    /// With six digits.
    Json& addReal(double number) {
        if (number == 1)
            return add("1");
        std::array<char, 32> digits; // NOLINT: set below
        const auto done = std::to_chars(digits.data(), digits.data() + digits.size(), number,
                                        std::chars_format::general, 6);
        return add({digits.data(), done.ptr});
    }
    Json& addName(const Codec* codec) {
        return codec ? add("\"").add(codec->name()).add("\"") : add("null");
    }
    [[nodiscard]] std::string take() {
        flush();
        return std::move(m_text);
    }

private:
    void flush() {
        m_text.append(m_buffer.data(), m_size);
        m_size = 0;
    }
    Json& addAtEnd(std::string_view text) {
        flush();
        m_text += text;
        return *this;
    }

    std::string m_text; // what comes before the buffer
    std::size_t m_size = 0;
    std::array<char, 512> m_buffer; // enough for nearly all lines
};

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
    MOJI_UNINITIALIZED Json json;
    json.add("\"line\":").add(line.line).add(",\"offset\":").add(line.offset);
    json.add(",\"length\":").add(line.length).add(",\"encoding\":").addName(line.codec);
    json.add(",\"score\":").addReal(line.score).add(",\"alternatives\":[");
    std::string_view separator;
    for (const DetectedAlternative& other : line.alternatives) {
        if (other.mixed)
            continue;
        json.add(separator).addName(other.codec);
        separator = ",";
    }
    json.add("]");
    separator = ",\"segments\":[";
    for (const DetectedSegment& segment : line.segments) {
        json.add(separator).add("{\"offset\":").add(segment.range.begin);
        json.add(",\"length\":").add(segment.range.length());
        json.add(",\"encoding\":").addName(segment.codec).add("}");
        separator = ",";
    }
    if (!line.segments.empty())
        json.add("]");
    if (line.damaged > 0)
        json.add(",\"damaged\":").add(std::uint64_t{line.damaged});
    if (line.ambiguous)
        json.add(",\"ambiguous\":true");
    if (line.pinned)
        json.add(",\"pinned\":true");
    return json.take();
}

} // namespace moji
