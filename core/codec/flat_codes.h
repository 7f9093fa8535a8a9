#pragma once
// A flat layout of a set's codes for bulk encoding: one look-up per BMP code point. It takes 320
// KiB, so it is made where much is encoded.

#include "codec/codec.h"
#include "codec/stored_set.h"
#include "support/earned.h"

#include <array>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <functional>

namespace moji {

class FlatCodes {
    /// Made in zeroed memory, most of which is never touched.
    struct Table {
        /// By code point: the bytes, the first one lowest, and above up to three their number. 0:
        /// no code, or not a plain one.
        std::array<std::uint32_t, 0x10000> codes;
        bool isSingleByte; // every code has one byte
        bool asciiIsItself;
        bool isLatin1FromA0;             // A0..FF are themselves
        std::array<Byte, 0x10000> bytes; // of a single-byte set: the codes; 0 for no code, too
    };

public:
    /// The code of a code point, up to U+FFFE, that the set has none for; empty if there is none.
    using Further = std::function<StoredCode(char32_t)>;
    explicit FlatCodes(const StoredSet& set, Further further = {});

    /// Encodes code points that have a code and do not start a longer text, until another code
    /// point, the end of `text`, or `out` is nearly full. Does nothing while too little has been
    /// encoded to pay for a table.
    [[nodiscard]] Codec::Encoded encodeRun(std::u32string_view text, std::span<Byte> out) const;
    /// The same for UTF-8, up to what is not well-formed.
    [[nodiscard]] Codec::Converted encodeUtf8(ByteView utf8, std::span<Byte> out) const;
    /// StoredSet::plainCode() of a set of up to two bytes per character.
    [[nodiscard]] StoredCode plainCode(char32_t codePoint) const {
        const Table* const table = m_table.get(1);
        if (table == nullptr || codePoint >= 0xFFFF)
            return m_set.plainCode(codePoint);
        const std::uint32_t entry = table->codes[codePoint];
        StoredCode code;
        static_assert(std::endian::native == std::endian::little);
        const std::uint32_t bytes = entry & 0xFF'FFFF; // one word: bytes would be waited for
        std::memcpy(code.bytes.data(), &bytes, sizeof bytes);
        code.length = static_cast<std::uint8_t>(entry >> 24);
        return code;
    }

private:
    struct Free {
        void operator()(const Table* table) const { std::free(const_cast<Table*>(table)); }
    };
    using Made = Earned<Table, Free>;
    [[nodiscard]] Made::Pointer makeTable() const;
    struct EncodedUnits {
        std::size_t consumed = 0; // UTF-16 units
        std::size_t written = 0;  // bytes
    };
    /// `out` has four bytes for each unit.
    [[nodiscard]] static EncodedUnits encodeUnits(const Table& table,
                                                  std::span<const char16_t> units, Byte* out);
    [[nodiscard]] static std::size_t putBytes(const Table& table, std::span<const char16_t> units,
                                              Byte* out);

    StoredSet m_set;
    Further m_further;
    Made m_table;
};

} // namespace moji
