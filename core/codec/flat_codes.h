#pragma once
// A flat layout of an EncodeMap for bulk encoding: one look-up per BMP code point. It takes 320
// KiB, so the first thread that encodes a long text builds it.

#include "codec/codec.h"
#include "codec/encode_map.h"

#include <array>
#include <atomic>
#include <memory>
#include <mutex>

namespace moji {

class FlatCodes {
public:
    /// Borrows the map, which must not change after the first encoding.
    explicit FlatCodes(const EncodeMap& map)
        : m_map(map) {}

    /// Encodes code points that have a code of up to three bytes and do not start a longer text,
    /// until another code point, the end of `text`, or `out` is nearly full. Does nothing if `text`
    /// is short and no table has been built yet.
    [[nodiscard]] Codec::Encoded encodeRun(std::u32string_view text, std::span<Byte> out) const;
    /// The same for UTF-8, up to what is not well-formed.
    [[nodiscard]] Codec::Converted encodeUtf8(ByteView utf8, std::span<Byte> out) const;

private:
    struct Table {
        /// By code point: the bytes, the first one lowest, and their number in the top byte. 0: no
        /// code, or not a plain one.
        std::array<std::uint32_t, 0x10000> codes{};
        bool isSingleByte = true; // every code has one byte
        bool asciiIsItself = true;
        bool isLatin1FromA0 = true;        // A0..FF are themselves
        std::array<Byte, 0x10000> bytes{}; // of a single-byte set: the codes; 0 for no code, too
    };
    [[nodiscard]] const Table* tableFor(std::size_t textSize) const;
    [[nodiscard]] static std::unique_ptr<const Table> makeTable(const EncodeMap& map);
    struct EncodedUnits {
        std::size_t consumed = 0; // UTF-16 units
        std::size_t written = 0;  // bytes
    };
    /// `out` has four bytes for each unit.
    [[nodiscard]] static EncodedUnits encodeUnits(const Table& table,
                                                  std::span<const char16_t> units, Byte* out);
    [[nodiscard]] static std::size_t putBytes(const Table& table, std::span<const char16_t> units,
                                              Byte* out);

    const EncodeMap& m_map;
    mutable std::once_flag m_once;
    mutable std::unique_ptr<const Table> m_owned;
    mutable std::atomic<const Table*> m_table = nullptr;
};

} // namespace moji
