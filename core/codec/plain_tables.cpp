#include "codec/plain_tables.h"

#include <algorithm>
#include <array>
#include <bitset>

namespace moji {

namespace {

char16_t plainCell(const StoredSet& set, ByteView code) {
    const auto codePoint = set.plainCharacter(code);
    return codePoint && *codePoint < kNotPlain ? static_cast<char16_t>(*codePoint) : kNotPlain;
}

/// Fills the cells of codes that start with `lead`.
void fillRow(const StoredSet& set, Byte lead, char16_t* row) {
    if (set.isPrefix(lead))
        set.copyPlainRow(lead, kNotPlain, row);
    else
        std::fill_n(row, 256, plainCell(set, std::array{lead}));
}

} // namespace

std::unique_ptr<const SingleByteTable> singleByteTable(const StoredSet& set) {
    if (!set.isSingleByte())
        return nullptr;
    auto flat = std::make_unique<SingleByteTable>();
    flat->isAllPlain = true;
    flat->isIdentity = true;
    for (std::size_t i = 0; i < 256; ++i) {
        const auto byte = static_cast<Byte>(i);
        const char16_t cell = plainCell(set, std::array{byte});
        flat->cells[i] = cell;
        flat->isAllPlain = flat->isAllPlain && cell != kNotPlain;
        flat->isIdentity = flat->isIdentity && cell == i;
        flat->low[i] = static_cast<Byte>(cell);
        flat->high[i] = static_cast<Byte>(cell >> 8);
    }
    return flat;
}

std::unique_ptr<const PairTable> pairTable(const StoredSet& set) {
    std::bitset<256> leads;
    for (std::size_t i = 0; i < leads.size(); ++i)
        leads[i] = set.isPrefix(static_cast<Byte>(i));
    const bool hasLeadOfAscii = (leads << 128).any();
    if (leads.none() || hasLeadOfAscii)
        return nullptr;
    auto flat = std::make_unique<PairTable>();
    for (std::size_t i = 0x80; i < leads.size(); ++i) {
        flat->isLead[i] = leads[i];
        flat->leadsByLowNibble[i & 0xF] |= static_cast<Byte>((leads[i] ? 1u : 0u) << (i / 16 - 8));
    }
    flat->asciiIsItself = true;
    for (std::size_t i = 0; i < 256; ++i) {
        fillRow(set, static_cast<Byte>(i), flat->cells + 256 * i);
        flat->asciiIsItself = flat->asciiIsItself && (i >= 0x80 || flat->cells[256 * i] == i);
    }
    return flat;
}

} // namespace moji
