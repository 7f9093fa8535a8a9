#include "codec/table_factories.h"

#include "codec/ibm_page_corrections.h"
#include "codec/icu_flatten.h"
#include "codec/johab.h"
#include "codec/table_codec.h"
#include "codec/tscii.h"
#include "codec/vietnamese_pages.h"
#include "codec/whatwg_tables.h"
#include "utf8/utf8_writer.h"

namespace moji {

namespace {

std::unique_ptr<Codec> make(CodecInfo info, std::function<CodedSet()> set, RowCellRule rowCell) {
    return std::make_unique<TableCodec>(std::move(info), std::move(set), rowCell);
}

auto codesOfIcu(const char* converter) {
    return [converter](const CodeTable& table) { return icuCodes(converter, table); };
}

CodeTable upperHalfTable(const char* upperHalf) {
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

} // namespace

std::unique_ptr<Codec> makeWhatwgSingleByte(CodecInfo info, const char* converter) {
    auto set = [=, name = info.name] { return whatwgSingleByte(converter, name); };
    return make(std::move(info), std::move(set), nullptr);
}

std::unique_ptr<Codec> makeEucKr(CodecInfo info, const char*) {
    return make(std::move(info), whatwgEucKr, eucRowCell);
}

std::unique_ptr<Codec> makeBig5(CodecInfo info, const char*) {
    return make(std::move(info), whatwgBig5, big5RowCell);
}

std::unique_ptr<Codec> makeBig5Hkscs(CodecInfo info, const char*) {
    return make(std::move(info), big5Hkscs, big5RowCell);
}

std::unique_ptr<Codec> makeShiftJis(CodecInfo info, const char*) {
    return make(std::move(info), whatwgShiftJis, shiftJisRowCell);
}

std::unique_ptr<Codec> makeEucJp(CodecInfo info, const char*) {
    return make(std::move(info), whatwgEucJp, eucRowCell);
}

std::unique_ptr<Codec> makeUserDefined(CodecInfo info, const char*) {
    return make(std::move(info), whatwgUserDefined, nullptr);
}

std::unique_ptr<Codec> makeJohab(CodecInfo info, const char*) {
    return make(std::move(info), johab, johabRowCell);
}

std::unique_ptr<Codec> makeTscii(CodecInfo info, const char*) {
    return make(std::move(info), tscii, noRowCell);
}

std::unique_ptr<Codec> makeUpperHalf(CodecInfo info, const char* upperHalf) {
    return make(
        std::move(info), [=] { return CodedSet{upperHalfTable(upperHalf)}; }, nullptr);
}

std::unique_ptr<Codec> makeVietnamese(CodecInfo info, const char* upperHalf) {
    auto set = [=, name = info.name] {
        CodeTable table = upperHalfTable(upperHalf);
        correct(table, vietnameseControls(name));
        return CodedSet{std::move(table)};
    };
    return make(std::move(info), std::move(set), nullptr);
}

std::unique_ptr<Codec> makeIcuSingleByte(CodecInfo info, const char* converter) {
    return makeIcuTable(std::move(info), converter, nullptr);
}

std::unique_ptr<Codec> makeIbmPage(CodecInfo info, const char* converter) {
    auto set = [=, name = info.name] {
        CodeTable table = flattenIcu(converter);
        correct(table, kIbmControls);
        correct(table, ibmPageCorrections(name));
        return CodedSet{std::move(table), codesOfIcu(converter)};
    };
    return make(std::move(info), std::move(set), nullptr);
}

std::unique_ptr<Codec> makeIcuTable(CodecInfo info, const char* converter, RowCellRule rowCell) {
    auto set = [=] { return CodedSet{flattenIcu(converter), codesOfIcu(converter)}; };
    return make(std::move(info), std::move(set), rowCell);
}

} // namespace moji
