#pragma once
// Rows of capsules under a header of hexadecimal cells: where the characters of a reading are under
// the bytes they are made of, and how they are drawn. For every lens that shows bytes in a table.

#include "codec/codec.h"

#include "style/character_text.h"
#include "style/palette.h"

#include <QRectF>

#include <optional>
#include <vector>

class QPainter;

namespace moji::app {

/// Cells of equal width side by side, one a byte.
struct ByteCells {
    qreal byteWidth = 76;

    [[nodiscard]] QRectF bytes(const QRectF& area, std::size_t first, std::size_t count) const {
        return {area.left() + static_cast<qreal>(first) * byteWidth, area.top(),
                static_cast<qreal>(count) * byteWidth, area.height()};
    }
    /// The byte under `x`, as far as there are `count` of them.
    [[nodiscard]] std::optional<std::size_t> byteAt(const QRectF& area, qreal x,
                                                    std::size_t count) const;
};

/// How a capsule is filled besides its colour.
enum class CapsuleFill { Plain, ErrorHatch, UnmappedHatch };
void drawCapsule(QPainter& painter, const QRectF& capsule, const RoleColours& look,
                 CapsuleFill fill, qreal border);
/// Centred words on a plate, so that no hatch crosses them; "?" if they do not fit.
void drawOnPlate(QPainter& painter, const QRectF& capsule, const QString& words,
                 const RoleColours& look);
/// A character's glyph or short name, and beside it `name` (may be empty) where there is room.
void drawInCapsule(QPainter& painter, const QRectF& capsule, const CharacterText& text,
                   const QString& name, const RoleColours& look);

/// The span's bytes, [first, first + length), that a byte belongs to.
[[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>>
spanBytes(const std::vector<Span>& spans, std::size_t byte);

/// One capsule for each span, in `area`, which is a row of the table.
void drawReading(QPainter& painter, const QRectF& area, const ByteCells& cells, ByteView bytes,
                 const std::vector<Span>& spans, const CodecInfo& codec);

/// The bytes themselves, by their roles in the spans of the encoding in force, with brackets.
void drawHexHead(QPainter& painter, const QRectF& area, const ByteCells& cells, ByteView bytes,
                 const std::vector<Span>& spans, const CodecInfo& codec);

} // namespace moji::app
