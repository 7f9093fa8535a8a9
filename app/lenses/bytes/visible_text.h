#pragma once
// The visible rows as text, for screen readers: a line a row, offset, hex and characters, and the
// way from a byte to its place in that text and back.
//
//     000000  48 65 6C 6C 6F 2C 20 E4 B8 96 E7 95 8C 21 20 E5  Hello,·世界!·占

#include "document/document.h"
#include "lenses/bytes/byte_lens_layout.h"

#include <QString>

#include <optional>
#include <vector>

namespace moji::app {

class VisibleText {
public:
    VisibleText(const Document& document, const ByteLensLayout& layout, int height);

    [[nodiscard]] const QString& text() const { return m_text; }
    /// Where the byte's hex digits begin, in UTF-16 units; nothing where its row is not visible.
    [[nodiscard]] std::optional<int> positionOf(std::uint64_t offset) const;
    /// The byte whose hex digits stand at `position`, the nearest of the line elsewhere.
    [[nodiscard]] std::uint64_t offsetAt(int position) const;

private:
    struct Line {
        int begin; // in m_text
        ByteRange bytes;
    };
    [[nodiscard]] static QString charactersOf(const Document& document, ByteRange bytes);

    QString m_text;
    std::vector<Line> m_lines;
    int m_hexBegin; // within a line
    std::uint64_t m_perRow;
};

} // namespace moji::app
