#pragma once
// A text whose lines are in several encodings, read as one in UTF-8: each line decoded as the line
// detector decided (line_detector.h). Bytes of lines that nothing decodes, and of damaged
// UTF-8, go through as they are; the report says so. Line feeds stay, and so does the CR before
// one.

#include "bytes/byte_reader.h"
#include "detect/line_detector.h"

#include <functional>

namespace moji {

class LineRecoder final : public ByteReader {
public:
    /// Told of each line before its text is given out. May be empty.
    using Report = std::function<void(const DetectedLine& line)>;

    /// Borrows source and registry.
    LineRecoder(const ByteSource& source, const CodecRegistry& registry,
                const LineDetectOptions& options, Report report = {}, std::stop_token stop = {});

    [[nodiscard]] Result<std::size_t> read(std::span<Byte> out) override;

private:
    /// A part of the source and what it is in; nullptr: its bytes as they are.
    struct Part {
        ByteRange range;
        const Codec* codec = nullptr;
    };
    [[nodiscard]] Result<Done> produce();
    [[nodiscard]] Result<Done> decodePiece(Part& part);
    [[nodiscard]] Result<Done> nextLines();
    void addLine(const DetectedLine& line);

    const ByteSource& m_source;
    LineDetector m_detector;
    Report m_report;
    std::stop_token m_stop;
    std::vector<Part> m_parts; // from m_part on not yet decoded
    std::size_t m_part = 0;
    DecoderState m_state;    // inside m_parts[m_part]
    bool m_isInPart = false; // whether m_state is that
    Bytes m_text;            // from m_given on not yet given out
    std::size_t m_given = 0;
    bool m_atEnd = false;
};

} // namespace moji
