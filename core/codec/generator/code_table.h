#pragma once
// A coded character set of one to four bytes per character, as rows of 256 cells: the first byte
// selects a cell of row 0, which holds an answer or the number of the row for the next byte. Every
// sequence has an answer, malformed ones too, so decoding is one look-up per byte.

#include "codec/code_cell.h"
#include "codec/codec.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace moji {

class CodeTable {
public:
    static constexpr std::size_t kMaxCodeLength = 4;

    /// All 256 bytes are illegal.
    CodeTable();

    /// Maps the bytes of `code` to `text` (1..Span::kMaxCodePoints code points). They consume
    /// `length` bytes: all of them, or fewer if the last ones start something else.
    void setText(ByteView code, std::u32string_view text, std::size_t length);
    void setText(ByteView code, std::u32string_view text) { setText(code, text, code.size()); }
    void setCharacter(ByteView code, char32_t codePoint) { setText(code, {&codePoint, 1}); }
    /// Makes the first `length` bytes of `code` an error.
    void setError(ByteView code, SpanStatus status, std::size_t length);
    /// Declares that longer codes start with `code`; `atEnd` is the answer if the input ends there.
    void setPrefix(ByteView code, Span atEnd);

    /// The span at the front of `bytes` (not empty).
    [[nodiscard]] Span decode(ByteView bytes, Tail tail) const {
        std::size_t row = 0;
        for (const Byte byte : bytes) {
            const Cell cell = m_cells[row * 256 + byte];
            if (cell.kind() != Kind::Row)
                return answer(cell);
            row = cell.value();
        }
        return tail == Tail::MoreFollows ? Span::needsMore() : answer(m_atEnd[row]);
    }

    /// Whether this byte is an error by itself.
    [[nodiscard]] bool isIllegal(Byte byte) const { return m_cells[byte].kind() == Kind::Error; }
    /// Calls `use(code, text)` for every code that maps to text, in byte order.
    template <class Use>
    void forEachCode(Use use) const {
        std::array<Byte, kMaxCodeLength> code{};
        forEachCodeOfRow(0, 0, code, use);
    }

    /// The rows as they are, 256 cells each; the cell that answers where the input ends after each.
    [[nodiscard]] std::span<const CodeCell> cells() const { return m_cells; }
    [[nodiscard]] std::span<const CodeCell> cellsAtEnd() const { return m_atEnd; }
    /// By the numbers in cells of Kind::Text.
    [[nodiscard]] std::span<const Span> texts() const { return m_texts; }

private:
    using Cell = CodeCell;
    using Kind = CodeCell::Kind;

    [[nodiscard]] Span answer(Cell cell) const {
        if (cell.kind() == Kind::Character)
            return Span::character(cell.length(), cell.value());
        if (cell.kind() == Kind::Error)
            return Span::error(cell.length(), static_cast<SpanStatus>(cell.value()));
        return m_texts[cell.value()];
    }
    [[nodiscard]] Cell cellOf(Span span);
    Cell& cellAt(ByteView code);
    std::size_t addRow(std::size_t depth);

    template <class Use>
    void forEachCodeOfRow(std::size_t row, std::size_t depth,
                          std::array<Byte, kMaxCodeLength>& code, Use& use) const {
        for (std::size_t byte = 0; byte < 256; ++byte) {
            const Cell cell = m_cells[row * 256 + byte];
            code[depth] = static_cast<Byte>(byte);
            const ByteView bytes(code.data(), depth + 1);
            if (cell.kind() == Kind::Row && depth + 1 < kMaxCodeLength) {
                useAtEnd(cell.value(), bytes, use);
                forEachCodeOfRow(cell.value(), depth + 1, code, use);
            } else if (cell.kind() == Kind::Character && cell.length() == depth + 1) {
                const char32_t codePoint = cell.value();
                use(bytes, std::u32string_view(&codePoint, 1));
            } else if (cell.kind() != Kind::Error && cell.length() == depth + 1) {
                use(bytes, answer(cell).text());
            }
        }
    }
    template <class Use>
    void useAtEnd(std::size_t row, ByteView code, Use& use) const {
        if (m_atEnd[row].kind() != Kind::Error)
            use(code, answer(m_atEnd[row]).text());
    }

    std::vector<Cell> m_cells; // 256 per row
    std::vector<Cell> m_atEnd; // one per row
    std::vector<Span> m_texts; // answers of more than one code point
};

} // namespace moji
