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

std::unique_ptr<Codec> make(CodecInfo info, CodedSet set, RowCellRule rowCell) {
    return std::make_unique<TableCodec>(std::move(info), std::move(set.table), std::move(set.codes),
                                        rowCell);
}

CodedSet firstCoded(CodeTable table) {
    EncodeMap codes = firstCodes(table);
    return {std::move(table), std::move(codes)};
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
    CodedSet set = whatwgSingleByte(converter, info.name);
    return make(std::move(info), std::move(set), nullptr);
}

std::unique_ptr<Codec> makeEucKr(CodecInfo info, const char*) {
    return make(std::move(info), whatwgEucKr(), eucRowCell);
}

std::unique_ptr<Codec> makeBig5(CodecInfo info, const char*) {
    return make(std::move(info), whatwgBig5(), big5RowCell);
}

std::unique_ptr<Codec> makeBig5Hkscs(CodecInfo info, const char*) {
    return make(std::move(info), big5Hkscs(), big5RowCell);
}

std::unique_ptr<Codec> makeShiftJis(CodecInfo info, const char*) {
    return make(std::move(info), whatwgShiftJis(), shiftJisRowCell);
}

std::unique_ptr<Codec> makeEucJp(CodecInfo info, const char*) {
    return make(std::move(info), whatwgEucJp(), eucRowCell);
}

std::unique_ptr<Codec> makeUserDefined(CodecInfo info, const char*) {
    return make(std::move(info), whatwgUserDefined(), nullptr);
}

std::unique_ptr<Codec> makeJohab(CodecInfo info, const char*) {
    return make(std::move(info), johab(), johabRowCell);
}

std::unique_ptr<Codec> makeTscii(CodecInfo info, const char*) {
    return make(std::move(info), tscii(), noRowCell);
}

std::unique_ptr<Codec> makeUpperHalf(CodecInfo info, const char* upperHalf) {
    return make(std::move(info), firstCoded(upperHalfTable(upperHalf)), nullptr);
}

std::unique_ptr<Codec> makeVietnamese(CodecInfo info, const char* upperHalf) {
    CodeTable table = upperHalfTable(upperHalf);
    correct(table, vietnameseControls(info.name));
    return make(std::move(info), firstCoded(std::move(table)), nullptr);
}

std::unique_ptr<Codec> makeIcuSingleByte(CodecInfo info, const char* converter) {
    return makeIcuTable(std::move(info), converter, nullptr);
}

std::unique_ptr<Codec> makeIbmPage(CodecInfo info, const char* converter) {
    CodeTable table = flattenIcu(converter);
    correct(table, kIbmControls);
    correct(table, ibmPageCorrections(info.name));
    EncodeMap codes = icuCodes(converter, table);
    return make(std::move(info), {std::move(table), std::move(codes)}, nullptr);
}

std::unique_ptr<Codec> makeIcuTable(CodecInfo info, const char* converter, RowCellRule rowCell) {
    CodeTable table = flattenIcu(converter);
    EncodeMap codes = icuCodes(converter, table);
    return make(std::move(info), {std::move(table), std::move(codes)}, rowCell);
}

} // namespace moji
