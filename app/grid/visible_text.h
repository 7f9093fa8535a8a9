#pragma once
// The visible rows as text, for screen readers: a line a row, offset, bytes, their bits where they
// are shown, and characters; and the way from a byte to its place in that text and back.
//
//     000000  48 65 6C 6C 6F 2C 20 E4 B8 96 E7 95 8C 21 20 E5  Hello,·世界!·占
//     000000  48 65  01001000 01100101  He

#include "document/document.h"
#include "grid/byte_lens_layout.h"

#include <QString>

#include <optional>
#include <vector>

namespace moji::app {

class VisibleText {
public:
    VisibleText(const Document& document, const ByteLensLayout& layout, int height,
                ByteFormat format);

    [[nodiscard]] const QString& text() const { return m_text; }
    /// Where the byte's digits start, in UTF-16 units; nothing if its row is not visible.
    [[nodiscard]] std::optional<int> positionOf(std::uint64_t offset) const;
    /// Of the caret: the byte's digits, or that bit of it; 0 if it is not visible.
    [[nodiscard]] int caretPosition(std::uint64_t offset, std::optional<int> bit) const;
    /// The byte whose digits or bits are at `position`, or the end at its place; or else the
    /// nearest byte of the line.
    [[nodiscard]] std::uint64_t offsetAt(int position) const;
    /// Of one byte.
    [[nodiscard]] int digits() const { return infoOf(m_format).digits; }

private:
    struct Line {
        int begin; // in m_text
        ByteRange bytes;
    };
    /// After the first digit of the line.
    [[nodiscard]] int bitsBegin(const Line& line) const;
    [[nodiscard]] bool isBehindLast(const Line& line, std::uint64_t offset) const;
    [[nodiscard]] QString digitsOf(ByteView bytes) const;
    [[nodiscard]] static QString charactersOf(const Document& document, ByteRange bytes);

    QString m_text;
    std::vector<Line> m_lines;
    ByteFormat m_format;
    int m_digitsBegin; // within a line
    std::uint64_t m_perRow;
};

} // namespace moji::app
