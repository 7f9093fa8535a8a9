#include "codec/generator/tscii.h"

namespace moji {

namespace {

constexpr std::size_t kFirst = 0x80;

/// Cells 80..FF, eight per line. A0 and FF are empty. AD and FE are the same letter, because many
/// programs treat AD as a soft hyphen.
constexpr std::u32string_view kCells[] = {
    U"௦",      U"௧",      U"ஸ்ரீ",     U"ஜ",      U"ஷ",      U"ஸ",      U"ஹ",      U"க்ஷ",     // 80
    U"ஜ்",      U"ஷ்",      U"ஸ்",      U"ஹ்",      U"க்ஷ்",     U"௨",      U"௩",      U"௪",      // 88
    U"௫",      U"‘",      U"’",      U"“",      U"”",      U"௬",      U"௭",      U"௮",      // 90
    U"௯",      U"ஙு",     U"ஞு",     U"ஙூ",     U"ஞூ",     U"௰",      U"௱",      U"௲",      // 98
    U"",       U"\u0BBE", U"\u0BBF", U"\u0BC0", U"\u0BC1", U"\u0BC2", U"\u0BC6", U"\u0BC7", // A0
    U"\u0BC8", U"©",      U"\u0BD7", U"அ",      U"ஆ",      U"இ",      U"ஈ",      U"உ",      // A8
    U"ஊ",      U"எ",      U"ஏ",      U"ஐ",      U"ஒ",      U"ஓ",      U"ஔ",      U"ஃ",      // B0
    U"க",      U"ங",      U"ச",      U"ஞ",      U"ட",      U"ண",      U"த",      U"ந",      // B8
    U"ப",      U"ம",      U"ய",      U"ர",      U"ல",      U"வ",      U"ழ",      U"ள",      // C0
    U"ற",      U"ன",      U"டி",     U"டீ",      U"கு",     U"சு",     U"டு",     U"ணு",     // C8
    U"து",     U"நு",     U"பு",     U"மு",     U"யு",     U"ரு",     U"லு",     U"வு",     // D0
    U"ழு",     U"ளு",     U"று",     U"னு",     U"கூ",     U"சூ",     U"டூ",     U"ணூ",     // D8
    U"தூ",     U"நூ",     U"பூ",     U"மூ",     U"யூ",     U"ரூ",     U"லூ",     U"வூ",     // E0
    U"ழூ",     U"ளூ",     U"றூ",     U"னூ",     U"க்",      U"ங்",      U"ச்",      U"ஞ்",      // E8
    U"ட்",      U"ண்",      U"த்",      U"ந்",      U"ப்",      U"ம்",      U"ய்",      U"ர்",      // F0
    U"ல்",      U"வ்",      U"ழ்",      U"ள்",      U"ற்",      U"ன்",      U"இ",      U"",       // F8
};
static_assert(std::size(kCells) == 256 - kFirst);

constexpr Byte kSignE = 0xA6;
constexpr Byte kSignEe = 0xA7;
constexpr Byte kSignAi = 0xA8;
constexpr Byte kSignAa = 0xA1;       // also the second half of o and oo
constexpr Byte kAuLengthMark = 0xAA; // the second half of au
constexpr Byte kLetterI = 0xFE;

constexpr bool isConsonant(unsigned byte) {
    return (byte >= 0x83 && byte <= 0x87) || (byte >= 0xB8 && byte <= 0xC9);
}

constexpr std::u32string_view cell(unsigned byte) {
    return byte < kFirst ? std::u32string_view() : kCells[byte - kFirst];
}

/// The vowel sign written as `left` and `right` around a consonant; 0 if there is none.
constexpr char32_t twoPartSign(Byte left, Byte right) {
    if (right == kSignAa && left != kSignAi)
        return left == kSignE ? U'\u0BCA' : U'\u0BCB';
    return right == kAuLengthMark && left != kSignAi ? U'\u0BCC' : 0;
}

/// Adds codes that start with `code`, which is `text` unless one of the two second halves follows.
void addWithHalves(CodeTable& table, const Bytes& code, std::u32string_view consonant) {
    const std::u32string text = std::u32string(consonant) + std::u32string(cell(code.front()));
    Span whole{static_cast<std::uint32_t>(code.size()),
               SpanStatus::Ok,
               static_cast<std::uint8_t>(text.size()),
               {}};
    text.copy(whole.codePoints.data(), text.size());
    table.setPrefix(code, whole);
    Bytes longer = code;
    longer.push_back(0);
    for (unsigned next = 0; next < 256; ++next) {
        longer.back() = static_cast<Byte>(next);
        if (const char32_t sign = twoPartSign(code.front(), longer.back()); sign != 0)
            table.setText(longer, std::u32string(consonant) + sign);
        else
            table.setText(longer, text, code.size());
    }
}

void addSign(CodeTable& table, Byte sign) {
    addWithHalves(table, {sign}, {});
    for (unsigned next = kFirst; next < 256; ++next) {
        if (isConsonant(next))
            addWithHalves(table, {sign, static_cast<Byte>(next)}, cell(next));
    }
}

/// glibc writes SU, SUU, HU and HUU as the consonant with a pulli and the sign.
void addSignAfterPulli(CodeTable& table, Byte pulli) {
    const std::u32string_view text = cell(pulli);
    const std::array<Byte, 1> alone{pulli};
    table.setPrefix(alone, Span{1, SpanStatus::Ok, 2, {text[0], text[1]}});
    for (unsigned next = 0; next < 256; ++next) {
        const std::array<Byte, 2> code{pulli, static_cast<Byte>(next)};
        if (next == 0xA4 || next == 0xA5)
            table.setText(code, std::u32string{text[0], cell(next)[0]});
        else
            table.setText(code, text, 1);
    }
}

EncodeMap codesOf(const CodeTable& table) {
    EncodeMap codes = firstCodes(table);
    codes.set(cell(kLetterI), std::array{kLetterI});
    return codes;
}

} // namespace

CodedSet tscii() {
    CodeTable table;
    for (unsigned byte = 0; byte < 256; ++byte) {
        const std::array code{static_cast<Byte>(byte)};
        if (byte < kFirst)
            table.setCharacter(code, byte);
        else if (cell(byte).empty())
            table.setError(code, SpanStatus::Unmapped, 1);
        else
            table.setText(code, cell(byte));
    }
    for (const Byte sign : {kSignE, kSignEe, kSignAi})
        addSign(table, sign);
    for (const Byte pulli : {Byte{0x8A}, Byte{0x8B}})
        addSignAfterPulli(table, pulli);
    return {std::move(table), codesOf};
}

} // namespace moji
