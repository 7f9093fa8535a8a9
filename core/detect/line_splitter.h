#pragma once
// Cuts a source into lines, at the byte 0A and nowhere else, in constant memory.

#include "detect/line_evidence.h"

#include <optional>

namespace moji {

/// The lines of a source, one after the other: where they are, and whether they are ASCII.
class LineSplitter {
public:
    explicit LineSplitter(const ByteSource& source, std::uint64_t offset = 0);
    /// Nothing at the end.
    [[nodiscard]] Result<std::optional<LineEvidence>> next();

private:
    [[nodiscard]] Result<Done> fill();

    const ByteSource& m_source;
    Bytes m_buffer;
    std::size_t m_at = 0;       // in the buffer
    std::uint64_t m_offset = 0; // of m_at in the source
    std::uint64_t m_line = 0;
};

} // namespace moji
