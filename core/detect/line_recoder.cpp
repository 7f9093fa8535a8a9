#include "detect/line_recoder.h"

#include <algorithm>

namespace moji {

namespace {

constexpr std::size_t kPiece = 64 * 1024; // bytes decoded at once

} // namespace

LineRecoder::LineRecoder(const ByteSource& source, const CodecRegistry& registry,
                         const LineDetectOptions& options, Report report, std::stop_token stop)
    : m_source(source)
    , m_detector(source, registry, options)
    , m_report(std::move(report))
    , m_stop(std::move(stop)) {}

Result<std::size_t> LineRecoder::read(std::span<Byte> out) {
    while (m_given == m_text.size() && !m_atEnd) {
        if (auto produced = produce(); !produced)
            return produced.error();
    }
    const std::size_t count = std::min(out.size(), m_text.size() - m_given);
    std::copy_n(m_text.begin() + static_cast<std::ptrdiff_t>(m_given), count, out.begin());
    m_given += count;
    return count;
}

/// Some more text, or the end.
Result<Done> LineRecoder::produce() {
    m_text.clear();
    m_given = 0;
    if (m_part == m_parts.size())
        return nextLines();
    while (m_part < m_parts.size() && m_text.size() < kPiece) {
        if (auto decoded = decodePiece(m_parts[m_part]); !decoded)
            return decoded.error();
        if (m_parts[m_part].range.empty()) {
            ++m_part;
            m_isInPart = false;
        }
    }
    return Done{};
}

Result<Done> LineRecoder::nextLines() {
    m_parts.clear();
    m_part = 0;
    const auto lines = m_detector.next(m_stop);
    if (!lines)
        return lines.error();
    m_atEnd = lines->empty();
    for (const DetectedLine& line : *lines)
        addLine(line);
    return Done{};
}

void LineRecoder::addLine(const DetectedLine& line) {
    if (m_report)
        m_report(line);
    if (line.segments.empty())
        m_parts.push_back(
            {{line.offset, line.offset + line.length}, line.damaged > 0 ? nullptr : line.codec});
    for (const DetectedSegment& segment : line.segments)
        m_parts.push_back({segment.range, segment.codec});
    const std::uint64_t end = line.offset + line.length;
    if (end < m_source.size())
        m_parts.push_back({{end, end + 1}, nullptr}); // the line feed
}

/// The front of a part, which becomes the shorter for it.
Result<Done> LineRecoder::decodePiece(Part& part) {
    const ByteRange piece{part.range.begin, std::min(part.range.end, part.range.begin + kPiece)};
    const auto bytes = readRange(m_source, piece);
    if (!bytes)
        return bytes.error();
    if (!part.codec || bytes->empty()) {
        m_text.insert(m_text.end(), bytes->begin(), bytes->end());
        part.range.begin = bytes->empty() ? part.range.end : piece.end;
        return Done{};
    }
    if (!m_isInPart)
        m_state = stateAtLine(*part.codec, part.range.begin);
    m_isInPart = true;
    const Tail tail = piece.end == part.range.end ? Tail::AtEnd : Tail::MoreFollows;
    // No byte of any encoding becomes more than four code points of four bytes.
    std::string out(bytes->size() * 16 + 64, '\0');
    const auto done = part.codec->decodeToUtf8(*bytes, m_state, tail, ErrorPolicy::Replace, out);
    const ByteView text = asBytes(std::string_view(out).substr(0, done.written));
    m_text.insert(m_text.end(), text.begin(), text.end());
    part.range.begin += done.consumed;
    return Done{};
}

} // namespace moji
