#pragma once
// Draws what a comparison marks in the byte grid: gaps where only the other side has bytes, and
// bytes that differ from the other side's.

#include "grid/byte_lens_layout.h"
#include "style/palette.h"

#include <span>

class QPainter;

namespace moji::app {

class ByteDifferencePainter {
public:
    /// Borrows all of them; the differences are in order.
    ByteDifferencePainter(QPainter& painter, const ByteLensLayout& layout,
                          std::span<const ByteRange> differences, bool gapsDiffer)
        : m_painter(painter)
        , m_layout(layout)
        , m_differences(differences)
        , m_gapsDiffer(gapsDiffer)
        , m_colours(colours()) {}

    void paintGaps(std::uint64_t row);
    void paintRow(std::uint64_t row);
    /// Lines above the differing bytes of these rows.
    void paintLines(ByteRange rows);

private:
    [[nodiscard]] bool hasDifference(std::uint64_t row) const;

    QPainter& m_painter;
    const ByteLensLayout& m_layout;
    std::span<const ByteRange> m_differences;
    bool m_gapsDiffer;
    const Palette& m_colours;
};

} // namespace moji::app
