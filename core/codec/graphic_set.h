#pragma once
// A set of graphic characters as defined by ISO/IEC 2022: 94 or 96 positions, or 94 rows of 94
// cells, addressed by bytes 21..7E (20..7F). Escapes designate the current set.

#include "codec/cell_correction.h"
#include "codec/flat_codes.h"
#include "codec/stored_set.h"
#include "support/earned.h"

#include <array>
#include <memory>
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
    GraphicSet(GraphicKind kind, const StoredSet& set);

    [[nodiscard]] GraphicKind kind() const { return m_kind; }
    [[nodiscard]] bool isDoubleByte() const { return m_kind == GraphicKind::Set94x94; }
    /// Whether a character of this set can start with this byte.
    [[nodiscard]] bool begins(Byte byte) const {
        return isIn94(byte) || (m_kind == GraphicKind::Set96 && (byte == 0x20 || byte == 0x7F));
    }

    /// The character at the front of `bytes`, for whose first byte begins() is true. An invalid
    /// second byte is not part of the error.
    [[nodiscard]] Span decode(ByteView bytes, Tail tail) const {
        return m_kind == GraphicKind::Ascii ? Span::character(1, bytes[0])
                                            : m_set.decode(bytes, tail);
    }
    /// The bytes for the front of `text`, without any shift.
    [[nodiscard]] EncodeStep encode(std::u32string_view text, Tail tail) const {
        return m_set.encode(text, tail);
    }

    /// The character of two bytes 21..7E of a two-byte set, or of one byte 21..7E of another (not
    /// ASCII); 0 if it is not a single character up to U+FFFF.
    [[nodiscard]] char16_t plainPair(Byte first, Byte second) const {
        const auto row = static_cast<Byte>(first - 0x21);
        const auto cell = static_cast<Byte>(second - 0x21);
        if (row >= kCells || cell >= kCells)
            return 0;
        const Cells* const cells = m_cells->get(1);
        return cells ? (*cells)[row * kCells + cell] : plain(std::array{first, second});
    }
    [[nodiscard]] char16_t plainSingle(Byte byte) const {
        return static_cast<Byte>(byte - 0x21) < kCells ? plain(std::array{byte}) : char16_t{0};
    }
    /// The code of a code point that starts no longer text; empty if there is none.
    [[nodiscard]] StoredCode plainCode(char32_t codePoint) const {
        return m_flat->plainCode(codePoint);
    }

private:
    static constexpr std::size_t kCells = 94;
    using Cells = std::array<char16_t, kCells * kCells>;

    [[nodiscard]] static std::unique_ptr<const Cells> plainCells(const StoredSet& set);
    [[nodiscard]] char16_t plain(ByteView code) const {
        const char32_t found = m_set.plainCharacter(code).value_or(0);
        return found <= 0xFFFF ? static_cast<char16_t>(found) : char16_t{0};
    }

    GraphicKind m_kind = GraphicKind::Ascii;
    StoredSet m_set;
    std::unique_ptr<const Earned<Cells>> m_cells; // of two-byte sets, for bulk decoding
    std::unique_ptr<const FlatCodes> m_flat;      // for bulk encoding
};

/// Where ICU has a set, and in which characters the codec differs from ICU.
struct IcuGraphicSet {
    const char* converter;
    std::string_view prefix = {};                     // bytes that lead to the set
    bool highBit = false;                             // the converter expects A1..FE
    std::span<const CellCorrection> corrections = {}; // by bytes 21..7E
};
/// Positions for which ICU returns U+001A, U+FFFD or private use are empty: the standards have no
/// such characters.
[[nodiscard]] GraphicSet graphicSetFromIcu(GraphicKind kind, const IcuGraphicSet& source);

/// GB 2312, as in glibc.
[[nodiscard]] GraphicSet gb2312Set();
/// One correction to ICU's GB 2312: 23 27 is a full-width apostrophe, like the rest of that row.
inline constexpr CellCorrection kGb2312Corrections[] = {{0x2327, 0xFF07}};

} // namespace moji
