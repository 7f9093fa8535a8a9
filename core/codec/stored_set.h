#pragma once
// A coded character set of one to four bytes per character, in the read-only data of the program:
// what every sequence of bytes means, malformed ones too, and the code of every character. The data
// is used where it is: nothing is built, and what is not looked at is not even read from the file.

#include "codec/code_cell.h"
#include "codec/codec.h"
#include "codec/stored_data.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <optional>
#include <span>
#include <string_view>

namespace moji {

/// The bytes of a code; empty if there is none.
struct StoredCode {
    std::array<Byte, 4> bytes{};
    std::uint8_t length = 0;

    [[nodiscard]] bool empty() const { return length == 0; }
    [[nodiscard]] std::size_t size() const { return length; }
    [[nodiscard]] Byte operator[](std::size_t i) const { return bytes[i]; }
};

class StoredSet {
public:
    /// No set: only to be assigned to.
    StoredSet() = default;
    StoredSet(const stored::Header& data, const stored::Set& set);

    /// The span at the front of `bytes` (not empty).
    [[nodiscard]] Span decode(ByteView bytes, Tail tail) const {
        std::size_t row = 0;
        for (std::size_t depth = 0; depth < bytes.size(); ++depth) {
            const Cell cell = cellOf(m_rows[row], bytes[depth]);
            if (cell.isPlain)
                return Span::character(static_cast<std::uint32_t>(depth + 1), cell.value);
            const CodeCell code(cell.value);
            if (code.kind() != CodeCell::Kind::Row)
                return answer(code, depth + 1);
            row = code.value();
        }
        return tail == Tail::MoreFollows ? Span::needsMore() : atEnd(row, bytes.size());
    }

    /// Whether every code has one byte.
    [[nodiscard]] bool isSingleByte() const { return m_rowCount == 1; }
    /// Whether codes of two bytes or more start with this byte.
    [[nodiscard]] bool isPrefix(Byte byte) const { return rowAfter(byte) != 0; }
    /// The code point of `code` (one or two bytes), if it is a single one and consumes all of
    /// `code`.
    [[nodiscard]] std::optional<char32_t> plainCharacter(ByteView code) const {
        const Span span = decode(code, Tail::MoreFollows);
        const bool isPlain = span.count == 1 && span.length == code.size();
        return isPlain ? std::optional(span.codePoints[0]) : std::nullopt;
    }
    /// Writes the code points below FFFF of the 256 codes `lead` and another byte, and `otherwise`
    /// where there is none. `lead` is a prefix.
    void copyPlainRow(Byte lead, char16_t otherwise, char16_t* out) const;

    /// The code for the longest known text at the front of `text` (not empty).
    [[nodiscard]] EncodeStep encode(std::u32string_view text, Tail tail) const {
        if (m_beginners.size() != 0 && beginsText(text.front())) {
            if (const EncodeStep step = encodeText(text, tail); step.consumed != 1)
                return step;
        }
        const StoredCode code = codeOf(text.front());
        EncodeStep step{EncodeStep::Status::Ok, 1, code.length, {}};
        if (code.empty())
            step.status = EncodeStep::Status::Unmappable;
        std::memcpy(step.bytes.data(), code.bytes.data(), code.bytes.size());
        return step;
    }
    /// The code of a code point alone.
    [[nodiscard]] StoredCode codeOf(char32_t codePoint) const {
        const std::size_t group = codePoint >> stored::kGroupBits;
        if (group >= m_groups.size())
            return {};
        const std::size_t place =
            codePoint >> stored::kBlockBits & (stored::kBlocksInGroup - std::size_t{1});
        const stored::Block& block =
            m_blocks[m_groupBlocks[m_groups[group] * stored::kBlocksInGroup + place]];
        const int bit = codePoint & 63;
        if ((block.present >> bit & 1) == 0)
            return {};
        return bytesOf(numberOf(block, bit));
    }
    /// The code of a code point that does not start a longer text.
    [[nodiscard]] StoredCode plainCode(char32_t codePoint) const {
        return m_beginners.size() != 0 && beginsText(codePoint) ? StoredCode() : codeOf(codePoint);
    }
    /// Calls `use(codePoint, code)` for all code points up to FFFF with a plain code.
    template <class Use>
    void forEachPlainCode(Use use) const {
        constexpr std::size_t kGroups = 0x10000 >> stored::kGroupBits;
        for (std::size_t group = 0; group < std::min(m_groups.size(), kGroups); ++group) {
            for (std::size_t place = 0; place < stored::kBlocksInGroup; ++place) {
                const stored::Block& block =
                    m_blocks[m_groupBlocks[m_groups[group] * stored::kBlocksInGroup + place]];
                const auto first = static_cast<char32_t>(group << stored::kGroupBits |
                                                         place << stored::kBlockBits);
                for (std::uint64_t left = block.present; left != 0; left &= left - 1) {
                    const int bit = std::countr_zero(left);
                    const char32_t codePoint = first + static_cast<char32_t>(bit);
                    if (m_beginners.size() == 0 || !beginsText(codePoint))
                        use(codePoint, bytesOf(numberOf(block, bit)));
                }
            }
        }
    }

    /// Of single characters.
    [[nodiscard]] std::span<const stored::UnwrittenCode> unwrittenCodes() const {
        return m_unwritten;
    }
    /// What else the codec needs: the characters of GB 18030's codes of four bytes.
    [[nodiscard]] std::span<const char16_t> list() const { return m_list; }

private:
    /// A plain cell is a character that consumes all bytes up to here; another one is a CodeCell.
    struct Cell {
        std::uint32_t value;
        bool isPlain;
    };
    [[nodiscard]] static Cell cellOfWord(std::uint32_t word) {
        static_assert(static_cast<int>(CodeCell::Kind::Character) == 0);
        return {word, word <= 0x10FFFF}; // no length
    }
    [[nodiscard]] Cell cellOfHalf(std::uint16_t half) const {
        if (!stored::isSpecial(half))
            return {half, true};
        return {m_specials[half - stored::kFirstSpecial], false};
    }
    [[nodiscard]] Cell cellOf(const stored::Row& row, Byte byte) const {
        const unsigned place = unsigned{byte} - row.first;
        if (place >= row.count)
            return cellOfHalf(byte < row.first ? row.below : row.above);
        return row.isWide != 0 ? cellOfWord(m_words[row.cells + place])
                               : cellOfHalf(m_halves[row.cells + place]);
    }
    [[nodiscard]] Span answer(CodeCell cell, std::size_t bytes) const {
        const auto length = cell.length() != 0 ? cell.length() : static_cast<std::uint32_t>(bytes);
        if (cell.kind() == CodeCell::Kind::Character)
            return Span::character(length, cell.value());
        if (cell.kind() == CodeCell::Kind::Error)
            return Span::error(length, static_cast<SpanStatus>(cell.value()));
        return textAnswer(length, cell.value());
    }
    [[nodiscard]] Span textAnswer(std::uint32_t length, std::size_t text) const;
    [[nodiscard]] Span atEnd(std::size_t row, std::size_t bytes) const;
    /// The row of what follows `byte`; 0 if nothing does.
    [[nodiscard]] std::size_t rowAfter(Byte byte) const {
        const Cell cell = cellOf(m_rows[0], byte);
        const CodeCell code(cell.value);
        return !cell.isPlain && code.kind() == CodeCell::Kind::Row ? code.value() : 0;
    }

    /// std::popcount() is a call where the processor need not have an instruction for it.
    [[nodiscard]] static int onesOf(std::uint64_t bits) {
        bits -= bits >> 1 & 0x5555'5555'5555'5555;
        bits = (bits & 0x3333'3333'3333'3333) + (bits >> 2 & 0x3333'3333'3333'3333);
        bits = (bits + (bits >> 4)) & 0x0F0F'0F0F'0F0F'0F0F;
        return static_cast<int>(bits * 0x0101'0101'0101'0101 >> 56);
    }
    [[nodiscard]] std::uint32_t numberOf(const stored::Block& block, int bit) const {
        const std::uint64_t before = block.present & ((std::uint64_t{1} << bit) - 1);
        const auto place =
            block.codes + static_cast<std::size_t>(block.isDirect != 0 ? bit : onesOf(before));
        return block.isWide != 0 ? m_words[place]
                                 : std::uint32_t{block.above} << 16 | m_halves[place];
    }
    /// The first byte of a code is not 0 if it has more than one.
    [[nodiscard]] static StoredCode bytesOf(std::uint32_t number) {
        StoredCode code;
        code.length = static_cast<std::uint8_t>(1 + (number > 0xFF) + (number > 0xFFFF) +
                                                (number > 0xFFFFFF));
        static_assert(std::endian::native == std::endian::little);
        const std::uint32_t bytes = __builtin_bswap32(number << (32 - 8 * code.length));
        std::memcpy(code.bytes.data(), &bytes, sizeof bytes);
        return code;
    }
    [[nodiscard]] bool beginsText(char32_t codePoint) const;
    /// Ok for several code points, NeedsMore, or Unmappable if `text` starts with none of the
    /// texts.
    [[nodiscard]] EncodeStep encodeText(std::u32string_view text, Tail tail) const;

    const stored::Row* m_rows = nullptr;
    std::size_t m_rowCount = 0;
    const std::uint16_t* m_halves = nullptr;
    const std::uint32_t* m_words = nullptr;
    const std::uint32_t* m_specials = nullptr;
    const stored::Text* m_answers = nullptr;
    const stored::Block* m_blocks = nullptr;
    const std::uint16_t* m_groupBlocks = nullptr;
    std::span<const std::uint16_t> m_groups;
    std::span<const stored::Text> m_texts;
    std::span<const std::uint32_t> m_beginners;
    std::span<const stored::UnwrittenCode> m_unwritten;
    std::span<const char16_t> m_list;
};

} // namespace moji
