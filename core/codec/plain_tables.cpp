#include "codec/plain_tables.h"

#include "codec/code_table.h"

#include <algorithm>
#include <array>
#include <bitset>

namespace moji {

namespace {

char16_t plainCell(const CodeTable& table, ByteView code) {
    const auto codePoint = table.plainCharacter(code);
    return codePoint && *codePoint < kNotPlain ? static_cast<char16_t>(*codePoint) : kNotPlain;
}

/// Fills the cells of codes that start with `lead`.
void fillRow(const CodeTable& table, Byte lead, char16_t* row) {
    if (!table.isPrefix(lead)) {
        std::fill_n(row, 256, plainCell(table, std::array{lead}));
        return;
    }
    for (std::size_t second = 0; second < 256; ++second)
        row[second] = plainCell(table, std::array{lead, static_cast<Byte>(second)});
}

} // namespace

std::unique_ptr<const SingleByteTable> singleByteTable(const CodeTable& table) {
    auto flat = std::make_unique<SingleByteTable>();
    flat->isAllPlain = true;
    for (std::size_t i = 0; i < 256; ++i) {
        const auto byte = static_cast<Byte>(i);
        if (table.isPrefix(byte))
            return nullptr;
        const char16_t cell = plainCell(table, std::array{byte});
        flat->cells[i] = cell;
        flat->isAllPlain = flat->isAllPlain && cell != kNotPlain;
        flat->low[i] = static_cast<Byte>(cell);
        flat->high[i] = static_cast<Byte>(cell >> 8);
    }
    return flat;
}

std::unique_ptr<const PairTable> pairTable(const CodeTable& table) {
    std::bitset<256> leads;
    for (std::size_t i = 0; i < leads.size(); ++i)
        leads[i] = table.isPrefix(static_cast<Byte>(i));
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
        fillRow(table, static_cast<Byte>(i), flat->cells + 256 * i);
        flat->asciiIsItself = flat->asciiIsItself && (i >= 0x80 || flat->cells[256 * i] == i);
    }
    return flat;
}

} // namespace moji
