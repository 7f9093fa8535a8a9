// The seventeen planes of Unicode, counted from the Unicode Character Database.

#include "bytes/hex.h"
#include "reference/cells.h"
#include "unicode/character_info.h"
#include "utf8/historic.h"

#include <fmt/format.h>

namespace moji::reference {

namespace {

constexpr int kPlanes = 17;
constexpr char32_t kPlaneSize = 0x10000;

struct Counts {
    std::uint64_t assigned = 0;
    std::uint64_t privateUse = 0;
    std::uint64_t surrogates = 0;
    std::uint64_t noncharacters = 0;
};

Counts countPlane(int plane) {
    Counts counts;
    const char32_t first = static_cast<char32_t>(plane) * kPlaneSize;
    for (char32_t codePoint = first; codePoint < first + kPlaneSize; ++codePoint) {
        if (codePoint >= 0xD800 && codePoint <= 0xDFFF)
            ++counts.surrogates;
        else if (unicode::isNoncharacter(codePoint))
            ++counts.noncharacters;
        else if (unicode::isPrivateUse(codePoint))
            ++counts.privateUse;
        else if (unicode::isAssigned(codePoint))
            ++counts.assigned;
    }
    return counts;
}

Words nameOf(int plane) {
    switch (plane) {
    case 0:
        return {MOJI_WORDS("Reference", "Basic Multilingual Plane (BMP)")};
    case 1:
        return {MOJI_WORDS("Reference", "Supplementary Multilingual Plane (SMP)")};
    case 2:
        return {MOJI_WORDS("Reference", "Supplementary Ideographic Plane (SIP)")};
    case 3:
        return {MOJI_WORDS("Reference", "Tertiary Ideographic Plane (TIP)")};
    case 14:
        return {MOJI_WORDS("Reference", "Supplementary Special-purpose Plane (SSP)")};
    case 15:
        return {MOJI_WORDS("Reference", "Supplementary Private Use Area-A")};
    case 16:
        return {MOJI_WORDS("Reference", "Supplementary Private Use Area-B")};
    default:
        return {MOJI_WORDS("Reference", "(nothing assigned)")};
    }
}

Words contentsOf(int plane) {
    switch (plane) {
    case 0:
        return {MOJI_WORDS("Reference", "The scripts of nearly all living languages, the usual "
                                        "ideographs, symbols, the surrogates of UTF-16")};
    case 1:
        return {MOJI_WORDS("Reference", "Historic scripts, musical and mathematical symbols, most "
                                        "emoji")};
    case 2:
    case 3:
        return {MOJI_WORDS("Reference", "Rare and historic ideographs")};
    case 14:
        return {MOJI_WORDS("Reference", "Tags and variation selectors")};
    case 15:
    case 16:
        return {MOJI_WORDS("Reference", "Characters by private agreement")};
    default:
        return {};
    }
}

Table makePlanes() {
    Table table;
    table.columns = {rightColumn(MOJI_WORDS("Reference", "Plane")),
                     leftColumn(MOJI_WORDS("Reference", "Code points")),
                     leftColumn(MOJI_WORDS("Reference", "Leads in UTF-8")),
                     leftColumn(MOJI_WORDS("Reference", "Name")),
                     rightColumn(MOJI_WORDS("Reference", "Assigned")),
                     rightColumn(MOJI_WORDS("Reference", "Private use")),
                     leftColumn(MOJI_WORDS("Reference", "What is there"))};
    std::uint64_t assigned = 0;
    for (int plane = 0; plane < kPlanes; ++plane) {
        const Counts counts = countPlane(plane);
        assigned += counts.assigned;
        const char32_t first = static_cast<char32_t>(plane) * kPlaneSize;
        const char32_t last = first + kPlaneSize - 1;
        const auto firstBytes = utf8::encodeHistoric(first);
        const auto lastBytes = utf8::encodeHistoric(last);
        Cell range = plain(fmt::format("{}..{}", codePointName(first), codePointName(last)));
        range.codePoints = {first, last};
        if (plane > 0)
            range.example.assign(firstBytes.view().begin(), firstBytes.view().end());
        table.rows.push_back({number(static_cast<std::uint64_t>(plane)),
                              std::move(range),
                              plain(byteRange(firstBytes.bytes[0], lastBytes.bytes[0])),
                              {nameOf(plane)},
                              number(counts.assigned),
                              number(counts.privateUse),
                              {contentsOf(plane)}});
    }
    table.notes = {
        {MOJI_WORDS("Reference", "The plane is the code point shifted right by 16 bits: 17 planes "
                                 "of 65536 are 1114112 code points; 2048 of them are surrogates.")},
        {MOJI_WORDS("Reference", "Unicode %1 assigns %2 characters, the 65 control characters "
                                 "included."),
         {unicode::unicodeVersion(), fmt::format("{}", assigned)}}};
    return table;
}

} // namespace

extern const Entry kPlanesTable;
const Entry kPlanesTable{
    "planes", MOJI_WORDS("Reference", "Planes"),
    MOJI_WORDS("Reference", "The seventeen planes of Unicode, and what is in them."), makePlanes};

} // namespace moji::reference
