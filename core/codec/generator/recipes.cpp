#include "codec/generator/recipes.h"

#include "codec/generator/correct_cells.h"
#include "codec/generator/ebcdic_tables.h"
#include "codec/generator/gb18030_table.h"
#include "codec/generator/graphic_table.h"
#include "codec/generator/ibm_page_corrections.h"
#include "codec/generator/icu_flatten.h"
#include "codec/generator/johab.h"
#include "codec/generator/tscii.h"
#include "codec/generator/vietnamese_pages.h"
#include "utf8/utf8_writer.h"

#include <algorithm>
#include <cassert>
#include <stdexcept>
#include <string>

namespace moji {

namespace {

constexpr std::size_t kLmbcsLength = 3; // the group byte and a unit

CodedSet icuTable(const std::string& converter, std::size_t maxLength = CodeTable::kMaxCodeLength) {
    return {flattenIcu(converter.c_str(), maxLength),
            [=](const CodeTable& table) { return icuCodes(converter.c_str(), table); }};
}

CodedSet ibmPage(const std::string& converter, std::string_view encoding) {
    CodedSet set = icuTable(converter);
    correct(set.table, kIbmControls);
    correct(set.table, ibmPageCorrections(encoding));
    return set;
}

/// `cells` have U+FFFD where the set has no character.
CodeTable upperHalf(std::string_view upperHalf) {
    const std::u32string cells = fromUtf8(upperHalf);
    assert(cells.size() == 128 || cells.size() == 96);
    CodeTable table;
    for (std::size_t byte = 0; byte < 256; ++byte) {
        const std::array code{static_cast<Byte>(byte)};
        const bool isOwn = byte >= 256 - cells.size();
        const char32_t codePoint =
            isOwn ? cells[byte - (256 - cells.size())] : static_cast<char32_t>(byte);
        if (codePoint == 0xFFFD)
            table.setError(code, SpanStatus::Unmapped, 1);
        else
            table.setCharacter(code, codePoint);
    }
    return table;
}

CodeTable vietnamese(std::string_view cells, std::string_view encoding) {
    CodeTable table = upperHalf(cells);
    correct(table, vietnameseControls(encoding));
    return table;
}

/// A set of a TableCodec or an LmbcsCodec.
CodedSet codedSet(const SetSource& source) {
    const std::string converter(source.converter);
    switch (source.recipe) {
    case SetRecipe::WhatwgSingleByte:
        return whatwgSingleByte(converter.c_str(), source.encoding);
    case SetRecipe::EucKr:
        return whatwgEucKr();
    case SetRecipe::Big5:
        return whatwgBig5();
    case SetRecipe::Big5Hkscs:
        return big5Hkscs();
    case SetRecipe::ShiftJis:
        return whatwgShiftJis();
    case SetRecipe::EucJp:
        return whatwgEucJp();
    case SetRecipe::UserDefined:
        return whatwgUserDefined();
    case SetRecipe::Johab:
        return johab();
    case SetRecipe::Tscii:
        return tscii();
    case SetRecipe::UpperHalf:
        return {upperHalf(converter)};
    case SetRecipe::Vietnamese:
        return {vietnamese(converter, source.encoding)};
    case SetRecipe::IcuTable:
        return icuTable(converter);
    case SetRecipe::IbmPage:
        return ibmPage(converter, source.encoding);
    case SetRecipe::Lmbcs:
        return icuTable(converter, kLmbcsLength);
    default:
        throw std::logic_error("a recipe without a table");
    }
}

} // namespace

MadeSet makeSet(const SetSource& source) {
    switch (source.recipe) {
    case SetRecipe::Gb18030:
    case SetRecipe::Gbk:
    case SetRecipe::Gb18030Icu:
        return makeGb18030Set(source.recipe);
    case SetRecipe::EbcdicSingles:
        return makeEbcdicSingles(std::string(source.converter));
    case SetRecipe::EbcdicPairs:
        return makeEbcdicPairs(std::string(source.converter));
    case SetRecipe::Graphic94:
    case SetRecipe::Graphic96:
    case SetRecipe::Graphic94x94:
        return makeGraphicSet(source);
    default:
        break;
    }
    CodedSet set = codedSet(source);
    EncodeMap codes = set.codes(set.table);
    std::vector<stored::UnwrittenCode> unwritten;
    if (source.recipe != SetRecipe::Lmbcs)
        unwritten = unwrittenCodes(set.table, codes);
    return {std::move(set.table), std::move(codes), std::move(unwritten)};
}

std::vector<stored::UnwrittenCode> unwrittenCodes(const CodeTable& table, const EncodeMap& codes) {
    std::vector<stored::UnwrittenCode> unwritten;
    table.forEachCode([&](ByteView code, std::u32string_view text) {
        if (text.size() == 1 && !std::ranges::equal(code, codes.codeOf(text.front())))
            unwritten.push_back({text.front(), numberOf(code)});
    });
    std::ranges::sort(unwritten);
    return unwritten;
}

} // namespace moji
