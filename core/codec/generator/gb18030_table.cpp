#include "codec/generator/gb18030_table.h"

#include "codec/generator/icu_flatten.h"

namespace moji {

namespace {

constexpr std::array<Byte, 1> kEuroSign{0x80};

/// The code points with two-byte codes in GB 18030-2000: they need no four-byte codes.
std::vector<bool> pairsOf2000(const CodeTable& icu) {
    std::vector<bool> has(0x10000);
    icu.forEachCode([&](ByteView, std::u32string_view text) { has[text.front()] = true; });
    return has;
}

/// The four-byte codes of the BMP are, in order, the code points without a shorter code in the
/// first edition. The 2005 edition then swapped U+E7C7 and U+1E3F (A8 BC).
std::vector<char16_t> fourByteBmp(const CodeTable& icu) {
    constexpr char16_t kRing = 0xE7C7;
    constexpr char16_t kAcute = 0x1E3F;
    std::vector<bool> hasPair = pairsOf2000(icu);
    hasPair[kRing] = true;
    hasPair[kAcute] = false;
    std::vector<char16_t> order;
    for (std::uint32_t codePoint = 0x80; codePoint < 0x10000; ++codePoint) {
        const bool isSurrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
        if (!isSurrogate && !hasPair[codePoint])
            order.push_back(codePoint == kAcute ? kRing : static_cast<char16_t>(codePoint));
    }
    return order;
}

void addOneWayCodes(EncodeMap& codes) {
    for (const auto [number, codePoint] : gb18030OneWayCodes()) {
        const std::array<Byte, 2> code{static_cast<Byte>(number >> 8),
                                       static_cast<Byte>(number & 0xFF)};
        codes.set({&codePoint, 1}, code);
    }
}

} // namespace

MadeSet makeGb18030Set(SetRecipe recipe) {
    const bool isIcu = recipe == SetRecipe::Gb18030Icu;
    const CodeTable icu = icuCharacters("gb18030");
    CodeTable pairs = isIcu ? flattenIcu("gb18030", 2) : whatwgGb18030Pairs(icu);
    if (!isIcu)
        pairs.setCharacter(kEuroSign, 0x20AC);
    EncodeMap codes = firstCodes(pairs);
    if (!isIcu)
        addOneWayCodes(codes);
    // The decoder reads 80 as the euro sign in GB 18030, too; the encoder writes A2 E3.
    if (recipe == SetRecipe::Gb18030)
        codes.set(U"\u20AC", std::array<Byte, 2>{0xA2, 0xE3});
    std::vector<stored::UnwrittenCode> unwritten = unwrittenCodes(pairs, codes);
    return {std::move(pairs), std::move(codes), std::move(unwritten), fourByteBmp(icu)};
}

} // namespace moji
