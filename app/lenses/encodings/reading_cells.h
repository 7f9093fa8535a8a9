#pragma once
// Where the characters of a reading stand under the bytes they are made of, and how they are drawn:
// capsules over exactly their bytes' cells.

#include "codec/codec.h"

#include <QRectF>

#include <optional>
#include <vector>

class QPainter;

namespace moji::app {

/// Cells of equal width side by side, one a byte.
struct ReadingCells {
    qreal byteWidth = 76;

    [[nodiscard]] QRectF bytes(const QRectF& area, std::size_t first, std::size_t count) const {
        return {area.left() + static_cast<qreal>(first) * byteWidth, area.top(),
                static_cast<qreal>(count) * byteWidth, area.height()};
    }
    /// The byte under `x`, as far as there are `count` of them.
    [[nodiscard]] std::optional<std::size_t> byteAt(const QRectF& area, qreal x,
                                                    std::size_t count) const;
};

/// The span's bytes, [first, first + length), that a byte belongs to.
[[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>>
spanBytes(const std::vector<Span>& spans, std::size_t byte);

/// One capsule for each span, in `area`, which is a row of the table.
void drawReading(QPainter& painter, const QRectF& area, const ReadingCells& cells, ByteView bytes,
                 const std::vector<Span>& spans, const CodecInfo& codec);

/// The bytes themselves, by their roles in the spans of the encoding in force, with brackets.
void drawHexHead(QPainter& painter, const QRectF& area, const ReadingCells& cells, ByteView bytes,
                 const std::vector<Span>& spans, const CodecInfo& codec);

} // namespace moji::app
