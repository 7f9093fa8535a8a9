#include "codec/flat_codes.h"

#include <algorithm>
#include <cstring>

namespace moji {

namespace {

constexpr std::size_t kWorthTable = 256; // code points
constexpr std::size_t kBlock = 16;       // code points

using Codes = std::array<std::uint32_t, 0x10000>;

/// U+FFFF, a noncharacter, represents all code points above it.
std::uint32_t codeOf(const Codes& codes, char32_t codePoint) {
    return codes[std::min(codePoint, char32_t{0xFFFF})];
}
constexpr std::uint32_t lengthOf(std::uint32_t code) {
    return code >> 24;
}

/// Encodes whole blocks of one-byte characters.
std::size_t putSingleBytes(const Codes& codes, std::u32string_view text, Byte* out) {
    std::size_t done = 0;
    for (; text.size() - done >= kBlock; done += kBlock) {
        std::uint32_t all = ~std::uint32_t{0};
        for (std::size_t i = done; i < done + kBlock; ++i) {
            const std::uint32_t code = codeOf(codes, text[i]);
            all &= code;
            out[i] = static_cast<Byte>(code);
        }
        if (lengthOf(all) == 0)
            break;
    }
    return done;
}

} // namespace

std::unique_ptr<const FlatCodes::Table> FlatCodes::makeTable(const EncodeMap& map) {
    auto table = std::make_unique<Table>();
    for (char32_t codePoint = 0; codePoint < 0xFFFF; ++codePoint) {
        const ByteView code = map.plainCode(codePoint);
        if (code.empty() || code.size() > 3)
            continue;
        auto entry = static_cast<std::uint32_t>(code.size()) << 24;
        for (std::size_t i = 0; i < code.size(); ++i)
            entry |= std::uint32_t{code[i]} << (8 * i);
        table->codes[codePoint] = entry;
        table->isSingleByte = table->isSingleByte && code.size() == 1;
    }
    return table;
}

const FlatCodes::Table* FlatCodes::tableFor(std::size_t textSize) const {
    const Table* const known = m_table.load(std::memory_order_acquire);
    if (known != nullptr || textSize < kWorthTable)
        return known;
    std::call_once(m_once, [this] {
        m_owned = makeTable(m_map);
        m_table.store(m_owned.get(), std::memory_order_release);
    });
    return m_owned.get();
}

Codec::Encoded FlatCodes::encodeRun(std::u32string_view text, std::span<Byte> out) const {
    const Table* const table = tableFor(text.size());
    if (table == nullptr)
        return {};
    text =
        text.substr(0, out.size() / sizeof(std::uint32_t)); // every iteration writes all four bytes
    std::size_t done = table->isSingleByte ? putSingleBytes(table->codes, text, out.data()) : 0;
    Byte* to = out.data() + done;
    for (; done < text.size(); ++done) {
        const std::uint32_t code = codeOf(table->codes, text[done]);
        if (code == 0)
            break;
        std::memcpy(to, &code, sizeof code);
        to += lengthOf(code);
    }
    return {done, static_cast<std::size_t>(to - out.data()), false};
}

} // namespace moji
