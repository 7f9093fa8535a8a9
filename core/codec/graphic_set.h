#pragma once
// A set of graphic characters in the sense of ISO/IEC 2022: 94 or 96 places, or rows and cells of
// 94 each, addressed by bytes 21..7E (20..7F). Escapes choose which set is meant.

#include "codec/cell_correction.h"
#include "codec/code_table.h"
#include "codec/encode_map.h"

#include <span>
#include <string_view>

namespace moji {

enum class GraphicKind : std::uint8_t {
    Ascii,   // 20..7F are themselves; no table
    Set94,   // one byte 21..7E
    Set96,   // one byte 20..7F
    Set94x94 // two bytes 21..7E
};

[[nodiscard]] constexpr bool isIn94(Byte byte) {
    return byte >= 0x21 && byte <= 0x7E;
}

class GraphicSet {
public:
    GraphicSet() = default; // ASCII
    GraphicSet(GraphicKind kind, CodeTable table)
        : m_kind(kind)
        , m_table(std::move(table))
        , m_codes(firstCodes(m_table)) {}

    [[nodiscard]] GraphicKind kind() const { return m_kind; }
    [[nodiscard]] bool isDoubleByte() const { return m_kind == GraphicKind::Set94x94; }
    /// Whether a character of this set can begin so.
    [[nodiscard]] bool begins(Byte byte) const {
        return isIn94(byte) || (m_kind == GraphicKind::Set96 && (byte == 0x20 || byte == 0x7F));
    }

    /// The character at the front of `bytes`, which begins() one. A second byte that is none is no
    /// part of the error.
    [[nodiscard]] Span decode(ByteView bytes, Tail tail) const {
        return m_kind == GraphicKind::Ascii ? Span::character(1, bytes[0])
                                            : m_table.decode(bytes, tail);
    }
    /// The bytes for the front of `text`, nothing being shifted.
    [[nodiscard]] EncodeStep encode(std::u32string_view text, Tail tail) const {
        return m_codes.encode(text, tail);
    }

private:
    GraphicKind m_kind = GraphicKind::Ascii;
    CodeTable m_table;
    EncodeMap m_codes;
};

/// Where ICU has a set, and what is to be another character than there.
struct IcuGraphicSet {
    const char* converter;
    std::string_view prefix = {};                     // bytes that lead to the set
    bool highBit = false;                             // the converter wants A1..FE
    std::span<const CellCorrection> corrections = {}; // by bytes 21..7E
};
/// Places that ICU answers with U+001A, U+FFFD or private use are empty: the standards know no such
/// characters.
[[nodiscard]] GraphicSet graphicSetFromIcu(GraphicKind kind, const IcuGraphicSet& source);

/// GB 2312, as glibc has it.
[[nodiscard]] GraphicSet gb2312Set();
/// One cell of ICU's GB 2312: 23 27 is a full-width apostrophe, as its whole row is full-width.
inline constexpr CellCorrection kGb2312Corrections[] = {{0x2327, 0xFF07}};

} // namespace moji
