#pragma once
// An EncodeMap laid out flat for encoding in bulk: a code point of the BMP is one look-up. Made
// when a long text is first encoded, by any thread, for it takes 256 KiB.

#include "codec/codec.h"
#include "codec/encode_map.h"

#include <array>
#include <atomic>
#include <memory>
#include <mutex>

namespace moji {

class FlatCodes {
public:
    /// Borrows the map, which must not change any more once something is encoded.
    explicit FlatCodes(const EncodeMap& map)
        : m_map(map) {}

    /// Encodes code points that have a code of up to three bytes and begin no longer text with one,
    /// until another comes, `text` ends or `out` is nearly full. Nothing where `text` is short and
    /// no table has been made.
    [[nodiscard]] Codec::Encoded encodeRun(std::u32string_view text, std::span<Byte> out) const;

private:
    struct Table {
        /// By code point: the bytes, the first one lowest, and their number in the top byte.
        /// 0: none, or no plain one.
        std::array<std::uint32_t, 0x10000> codes{};
        bool isSingleByte = true; // all of them are
    };
    [[nodiscard]] const Table* tableFor(std::size_t textSize) const;
    [[nodiscard]] static std::unique_ptr<const Table> makeTable(const EncodeMap& map);

    const EncodeMap& m_map;
    mutable std::once_flag m_once;
    mutable std::unique_ptr<const Table> m_owned;
    mutable std::atomic<const Table*> m_table = nullptr;
};

} // namespace moji
