#include "codec/generator/whatwg_tables.h"

#include "codec/generator/correct_cells.h"
#include "codec/generator/icu_flatten.h"
#include "codec/generator/whatwg_corrections.h"

#include <algorithm>

namespace moji {

namespace {

struct ByteRange8 {
    Byte first;
    Byte last;
    [[nodiscard]] constexpr bool contains(Byte byte) const { return byte >= first && byte <= last; }
};
using ByteRanges = std::initializer_list<ByteRange8>;

constexpr ByteRange8 kUpperHalf{0xA1, 0xFE}; // of EUC sets

bool contains(ByteRanges ranges, Byte byte) {
    return std::ranges::any_of(ranges, [&](ByteRange8 range) { return range.contains(byte); });
}

bool isPrivateUse(char32_t codePoint) {
    return codePoint >= 0xE000 && codePoint <= 0xF8FF;
}

/// ICU's characters, corrected to the index.
CodeTable correctedTable(CodeTable table, std::string_view encoding) {
    correct(table, whatwgCorrections(encoding));
    return table;
}

void dropPrivateUse(CodeTable& table) {
    std::vector<Bytes> codes;
    table.forEachCode([&](ByteView code, std::u32string_view text) {
        if (isPrivateUse(text.front()))
            codes.emplace_back(code.begin(), code.end());
    });
    for (const Bytes& code : codes)
        table.setError(code, SpanStatus::Unmapped, code.size());
}

/// Builds a table in the standard's layout, with the characters of `m_index`.
class Builder {
public:
    explicit Builder(CodeTable index)
        : m_index(std::move(index)) {
        for (int byte = 0; byte < 0x80; ++byte)
            m_table.setCharacter(std::array{static_cast<Byte>(byte)}, static_cast<char32_t>(byte));
    }

    /// Bytes that are characters by themselves.
    Builder& singles(ByteRange8 bytes) {
        for (int byte = bytes.first; byte <= bytes.last; ++byte)
            copy(std::array{static_cast<Byte>(byte)});
        return *this;
    }

    Builder& pairs(ByteRange8 leads, ByteRanges trails) {
        for (int lead = leads.first; lead <= leads.last; ++lead)
            row({static_cast<Byte>(lead)}, trails);
        return *this;
    }

    /// `lead`, a byte A1..FE, and another such byte.
    Builder& triples(Byte lead) {
        row({lead}, {});
        for (int second = kUpperHalf.first; second <= kUpperHalf.last; ++second)
            row({lead, static_cast<Byte>(second)}, {kUpperHalf});
        return *this;
    }

    [[nodiscard]] CodeTable take() { return std::move(m_table); }

private:
    void row(const Bytes& prefix, ByteRanges trails) {
        m_table.setPrefix(
            prefix, Span::error(static_cast<std::uint32_t>(prefix.size()), SpanStatus::Truncated));
        Bytes code = prefix;
        code.push_back(0);
        for (int trail = 0; trail < 256; ++trail) {
            code.back() = static_cast<Byte>(trail);
            const bool inRange = contains(trails, code.back());
            if (inRange && copy(code))
                continue;
            m_table.setError(code, inRange ? SpanStatus::Unmapped : SpanStatus::Illegal,
                             trail < 0x80 ? prefix.size() : code.size());
        }
    }

    bool copy(ByteView code) {
        const Span span = m_index.decode(code, Tail::AtEnd);
        const bool is = !isError(span.status) && span.length == code.size();
        if (is)
            m_table.setText(code, span.text());
        return is;
    }

    CodeTable m_index;
    CodeTable m_table;
};

/// The first code of each text for which `isWritten` is true.
template <class IsWritten>
EncodeMap firstCodesOf(const CodeTable& table, IsWritten isWritten) {
    EncodeMap codes;
    table.forEachCode([&](ByteView code, std::u32string_view text) {
        if (isWritten(code) && codes.lacks(text))
            codes.set(text, code);
    });
    return codes;
}

/// Big5 without the leads below A1, which belong to Hong Kong.
bool isStandardBig5(ByteView code) {
    return code.size() == 1 || code[0] >= 0xA1;
}

/// Includes Hong Kong's cells.
CodeTable makeBig5Table() {
    CodeTable index = correctedTable(icuCharacters("ibm-1375_P100-2008"), "Big5");
    dropPrivateUse(index);
    // The decoder's table of pointers 1133, 1135, 1164, 1166.
    index.setText(std::array<Byte, 2>{0x88, 0x62}, U"\u00CA\u0304");
    index.setText(std::array<Byte, 2>{0x88, 0x64}, U"\u00CA\u030C");
    index.setText(std::array<Byte, 2>{0x88, 0xA3}, U"\u00EA\u0304");
    index.setText(std::array<Byte, 2>{0x88, 0xA5}, U"\u00EA\u030C");
    return Builder(std::move(index)).pairs({0x81, 0xFE}, {{0x40, 0x7E}, kUpperHalf}).take();
}

/// Big5 and Big5-HKSCS decode alike.
CodeTable big5Table() {
    static const CodeTable table = makeBig5Table();
    return table;
}

// "Index Big5 pointer": the last of several codes for these six.
constexpr std::u32string_view kLastInBig5 = U"\u2550\u255E\u2561\u256A\u5341\u5345";
// The same for these in HKSCS.
constexpr std::u32string_view kLastInHkscs = U"\u256D\u256E\u256F\u2570";

void preferLastCodes(EncodeMap& codes, const CodeTable& table, std::u32string_view characters) {
    table.forEachCode([&](ByteView code, std::u32string_view text) {
        if (text.size() == 1 && characters.find(text.front()) != characters.npos)
            codes.set(text, code);
    });
}

EncodeMap big5Codes(const CodeTable& table) {
    EncodeMap codes = firstCodesOf(table, isStandardBig5);
    preferLastCodes(codes, table, kLastInBig5);
    return codes;
}

/// ICU prefers the codes of HKSCS-2008: if a character has another code, it avoids the
/// compatibility points and the ETEN extension, which ICU lacks.
EncodeMap hkscsCodes(const CodeTable& table) {
    EncodeMap codes = icuCodes("ibm-1375_P100-2008", table);
    preferLastCodes(codes, table, kLastInBig5);
    preferLastCodes(codes, table, kLastInHkscs);
    return codes;
}

/// Japanese encoders write the yen sign and the overline as JIS X 0201 bytes, and the minus sign in
/// full width.
void addJapaneseOneWayCodes(EncodeMap& codes) {
    codes.set(U"\u00A5", std::array<Byte, 1>{0x5C});
    codes.set(U"\u203E", std::array<Byte, 1>{0x7E});
    const ByteView fullWidthMinus = codes.codeOf(U'\uFF0D');
    codes.set(U"\u2212", Bytes(fullWidthMinus.begin(), fullWidthMinus.end()));
}

/// "Index Shift_JIS pointer": excludes 8272..8835, NEC's selection of IBM's extensions. The
/// user-defined rows F0..F9 are not in the index.
EncodeMap shiftJisCodes(const CodeTable& table) {
    EncodeMap codes = firstCodesOf(table, [](ByteView code) {
        const bool isUserDefined = code[0] >= 0xF0 && code[0] <= 0xF9;
        return code[0] != 0xED && code[0] != 0xEE && !isUserDefined;
    });
    addJapaneseOneWayCodes(codes);
    return codes;
}

EncodeMap eucJpCodes(const CodeTable& table) {
    EncodeMap codes = firstCodesOf(table, [](ByteView code) { return code[0] != 0x8F; });
    addJapaneseOneWayCodes(codes);
    return codes;
}

// The table in "gb18030 encoder": vertical forms and components that were private-use code points.
constexpr CellCorrection kGb18030OneWay[] = {
    {0xFE59, 0xE81E}, {0xFE61, 0xE826}, {0xFE66, 0xE82B}, {0xFE67, 0xE82C}, {0xFE6D, 0xE832},
    {0xFE7E, 0xE843}, {0xFE90, 0xE854}, {0xFEA0, 0xE864}, {0xA6D9, 0xE78D}, {0xA6DA, 0xE78E},
    {0xA6DB, 0xE78F}, {0xA6DC, 0xE790}, {0xA6DD, 0xE791}, {0xA6DE, 0xE792}, {0xA6DF, 0xE793},
    {0xA6EC, 0xE794}, {0xA6ED, 0xE795}, {0xA6F3, 0xE796},
};

} // namespace

CodedSet whatwgSingleByte(const char* converter, std::string_view encoding) {
    CodeTable table = correctedTable(flattenIcu(converter, 2), encoding);
    for (int byte = 0; byte < 0x80; ++byte)
        table.setCharacter(std::array{static_cast<Byte>(byte)}, static_cast<char32_t>(byte));
    return {std::move(table)};
}

CodedSet whatwgEucKr() {
    CodeTable index = correctedTable(icuCharacters("windows-949-2000"), "EUC-KR");
    dropPrivateUse(index);
    return {Builder(std::move(index)).pairs({0x81, 0xFE}, {{0x41, 0xFE}}).take()};
}

CodedSet whatwgBig5() {
    return {big5Table(), big5Codes};
}

CodedSet big5Hkscs() {
    return {big5Table(), hkscsCodes};
}

CodedSet whatwgShiftJis() {
    CodeTable table = Builder(correctedTable(icuCharacters("ibm-943_P15A-2003"), "Shift_JIS"))
                          .singles({0xA1, 0xDF})
                          .pairs({0x81, 0x9F}, {{0x40, 0x7E}, {0x80, 0xFC}})
                          .pairs({0xE0, 0xFC}, {{0x40, 0x7E}, {0x80, 0xFC}})
                          .take();
    table.setCharacter(std::array<Byte, 1>{0x80}, 0x80);
    return {std::move(table), shiftJisCodes};
}

CodedSet whatwgEucJp() {
    CodeTable index = icuCharacters("euc-jp-2007", Byte{0x8F});
    // IBM's extensions in row 83 are not in index jis0212.
    for (int cell = kUpperHalf.first; cell <= kUpperHalf.last; ++cell)
        index.setError(std::array<Byte, 3>{0x8F, 0xF3, static_cast<Byte>(cell)},
                       SpanStatus::Unmapped, 3);
    CodeTable table = Builder(std::move(index))
                          .pairs({0x8E, 0x8E}, {{0xA1, 0xDF}})
                          .triples(0x8F)
                          .pairs(kUpperHalf, {kUpperHalf})
                          .take();
    return {std::move(table), eucJpCodes};
}

CodedSet whatwgUserDefined() {
    CodeTable table;
    for (int byte = 0; byte < 256; ++byte)
        table.setCharacter(std::array{static_cast<Byte>(byte)},
                           static_cast<char32_t>(byte < 0x80 ? byte : 0xF700 + byte));
    return {std::move(table)};
}

CodeTable whatwgGb18030Pairs(const CodeTable& icu) {
    return Builder(correctedTable(icu, "gb18030"))
        .pairs({0x81, 0xFE}, {{0x40, 0x7E}, {0x80, 0xFE}})
        .take();
}

std::span<const CellCorrection> gb18030OneWayCodes() {
    return kGb18030OneWay;
}

} // namespace moji
