#pragma once
// The byte that each code point is in each of a list of single-byte encodings, and, with one
// look-up, the encodings in which it is a lead or a continuation byte of UTF-8. By this a text is
// scanned for UTF-8 that was read in any of them.

#include "repair/candidates.h"
#include "support/zeroed_table.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace moji::repair {

class ByteImages {
public:
    static constexpr std::size_t kMost = 64;

    /// Takes the single-byte encodings among `candidates`, up to kMost; borrows their codecs.
    explicit ByteImages(std::span<const Candidate> candidates);

    /// Encodings as a set of bits, by their place in encodings().
    using Set = std::uint64_t;
    struct Roles {
        Set lead2 = 0;        // C2..DF: begins a sequence of two bytes of UTF-8
        Set lead3 = 0;        // E0..EF: of three
        Set lead4 = 0;        // F0..F4: of four
        Set continuation = 0; // 80..BF
        Set present = 0;      // any byte
    };
    /// Of code points of ASCII, and of those that no encoding has: nothing.
    [[nodiscard]] Roles roles(char32_t codePoint) const {
        return m_images[slotOf(codePoint)].roles;
    }
    /// Whether the code point begins a sequence of UTF-8 in any encoding.
    [[nodiscard]] bool isLead(char32_t codePoint) const {
        const std::size_t slot = slotOf(codePoint);
        if (slot == 0)
            return false;
        const Roles& roles = m_images[slot].roles;
        return (roles.lead2 | roles.lead3 | roles.lead4) != 0;
    }
    /// Those that have all characters of a text beyond ASCII, but for U+FFFD.
    [[nodiscard]] Set having(std::u32string_view text) const;
    /// Nothing where the encoding lacks the character.
    [[nodiscard]] std::optional<Byte> byte(std::size_t encoding, char32_t codePoint) const;

    /// Those that have droppedBytes().
    [[nodiscard]] Set droppers() const { return m_droppers; }
    [[nodiscard]] ByteView dropped(std::size_t encoding) const { return m_dropped[encoding]; }

    [[nodiscard]] std::span<const Candidate> encodings() const { return m_encodings; }

    /// Those in which all of a text may be the bytes of well-formed UTF-8, found with one look at
    /// each character: no encoding in which it is, is missing, but what is overlong, a surrogate or
    /// above U+10FFFF is not told apart.
    [[nodiscard]] Set mayAllBeUtf8(std::u32string_view text) const;

    /// A text that is the bytes of well-formed UTF-8 in an encoding, and not only ASCII, as what it
    /// is in UTF-8; nothing where it is not. Only of encodings in distinct().
    [[nodiscard]] std::optional<std::u32string> readAsUtf8(std::size_t encoding,
                                                           std::u32string_view text) const;
    /// Those that have each of their characters at one byte.
    [[nodiscard]] Set distinct() const { return m_distinct; }

private:
    static constexpr char32_t kSlots = 0x10000;

    [[nodiscard]] Set all() const {
        return m_encodings.size() < kMost ? (Set{1} << m_encodings.size()) - 1 : ~Set{0};
    }

    struct Image {
        Roles roles;
        std::array<Byte, kMost> bytes{}; // 0: none
    };
    [[nodiscard]] std::size_t slotOf(char32_t codePoint) const {
        return codePoint < kSlots ? m_slots[codePoint] : 0;
    }
    void add(std::size_t encoding, Byte byte, char32_t codePoint);

    std::vector<Candidate> m_encodings;
    ZeroedTable<std::uint16_t> m_slots; // by code point; 0: no image
    std::vector<Image> m_images;        // the first is of no code point
    Set m_distinct = ~Set{0};
    Set m_droppers = 0;
    std::vector<Bytes> m_dropped; // by encoding
};

} // namespace moji::repair
