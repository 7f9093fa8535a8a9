#include "codec/generator/johab.h"

#include "codec/row_cell.h"

#include <string_view>

namespace moji {

namespace {

constexpr int kFill = 0;
constexpr int kNone = -1;

/// A letter's number in Unicode order, from 1, by its five bits; kFill for no letter, kNone for
/// undefined bits.
using Letters = std::array<int, 32>;

/// `runs` are the first and last five-bit codes of consecutive letters.
constexpr Letters letters(int fill, std::initializer_list<std::pair<int, int>> runs) {
    Letters numbers{};
    numbers.fill(kNone);
    numbers[static_cast<std::size_t>(fill)] = kFill;
    int number = 1;
    for (const auto& [first, last] : runs) {
        for (int bits = first; bits <= last; ++bits)
            numbers[static_cast<std::size_t>(bits)] = number++;
    }
    return numbers;
}

constexpr Letters kInitials = letters(1, {{2, 20}});
constexpr Letters kMedials = letters(2, {{3, 7}, {10, 15}, {18, 23}, {26, 29}});
constexpr Letters kFinals = letters(1, {{2, 17}, {19, 29}});

// Single letters, by number, are those of the compatibility block (U+3131..3163).
constexpr std::u32string_view kInitialAlone = U"ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
constexpr std::u32string_view kFinalAlone =
    U"ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";

/// The character for three letters, 0 if there is none: an initial and a medial make a syllable;
/// otherwise there must be exactly one letter.
char32_t hangul(int initial, int medial, int final) {
    if (initial == kNone || medial == kNone || final == kNone)
        return 0;
    if (initial != kFill && medial != kFill)
        return static_cast<char32_t>(0xAC00 + ((initial - 1) * 21 + medial - 1) * 28 + final);
    const int given = (initial != kFill) + (medial != kFill) + (final != kFill);
    if (given != 1)
        return 0;
    if (initial != kFill)
        return kInitialAlone[static_cast<std::size_t>(initial - 1)];
    if (medial != kFill)
        return static_cast<char32_t>(0x314F + medial - 1);
    return kFinalAlone[static_cast<std::size_t>(final - 1)];
}

char32_t hangulOf(unsigned code) {
    return hangul(kInitials[code >> 10 & 31], kMedials[code >> 5 & 31], kFinals[code & 31]);
}

/// The symbol or Hanja at its KS X 1001 position; 0 for the jamo there (A4 A1..D3), which have
/// Hangul codes here.
char32_t movedCharacter(const CodeTable& ksX1001, ByteView code) {
    const RowCell place = johabRowCell(code);
    if (!place.row || (*place.row == 4 && *place.cell <= 51))
        return 0;
    const std::array<Byte, 2> moved{static_cast<Byte>(0xA0 + *place.row),
                                    static_cast<Byte>(0xA0 + *place.cell)};
    const Span span = ksX1001.decode(moved, Tail::AtEnd);
    return isError(span.status) ? 0 : span.codePoints[0];
}

constexpr bool isTrail(int byte) {
    return (byte >= 0x31 && byte <= 0x7E) || (byte >= 0x81 && byte <= 0xFE);
}

void addRow(CodeTable& table, const CodeTable& ksX1001, Byte lead) {
    table.setPrefix(std::array{lead}, Span::error(1, SpanStatus::Truncated));
    for (int trail = 0; trail < 256; ++trail) {
        const std::array<Byte, 2> code{lead, static_cast<Byte>(trail)};
        const char32_t codePoint =
            lead < 0xD8 ? hangulOf(unsigned{lead} << 8 | code[1]) : movedCharacter(ksX1001, code);
        if (codePoint != 0)
            table.setCharacter(code, codePoint);
        else
            table.setError(code, isTrail(trail) ? SpanStatus::Unmapped : SpanStatus::Illegal,
                           trail < 0x80 ? 1 : 2);
    }
}

/// Single letters are written as initials or medials, if they have such a code.
EncodeMap codesOf(const CodeTable& table) {
    EncodeMap codes = firstCodes(table);
    table.forEachCode([&](ByteView code, std::u32string_view text) {
        const bool isJamo = text.front() >= 0x3131 && text.front() <= 0x3163;
        if (isJamo && code.size() == 2 && kFinals[code[1] & 31] == kFill)
            codes.set(text, code);
    });
    return codes;
}

} // namespace

CodedSet johab() {
    const CodedSet eucKr = whatwgEucKr();
    CodeTable table;
    for (int byte = 0; byte < 0x80; ++byte)
        table.setCharacter(std::array{static_cast<Byte>(byte)}, static_cast<char32_t>(byte));
    for (int lead = 0x84; lead <= 0xF9; ++lead) {
        const bool isLead = lead <= 0xD3 || (lead >= 0xD8 && lead <= 0xDE) || lead >= 0xE0;
        if (isLead)
            addRow(table, eucKr.table, static_cast<Byte>(lead));
    }
    return {std::move(table), codesOf};
}

} // namespace moji
