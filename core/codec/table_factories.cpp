#include "codec/table_factories.h"

#include "codec/set_source.h"
#include "codec/table_codec.h"

namespace moji {

namespace {

std::unique_ptr<Codec> make(CodecInfo info, const SetSource& source, RowCellRule rowCell) {
    return std::make_unique<TableCodec>(std::move(info), storedSet(source), rowCell);
}

/// A set that depends on the name of the encoding, too.
std::unique_ptr<Codec> makeNamed(CodecInfo info, SetRecipe recipe, const char* converter) {
    const SetSource source{recipe, converter, info.name};
    const StoredSet set = storedSet(source);
    return std::make_unique<TableCodec>(std::move(info), set, nullptr);
}

} // namespace

std::unique_ptr<Codec> makeWhatwgSingleByte(CodecInfo info, const char* converter) {
    return makeNamed(std::move(info), SetRecipe::WhatwgSingleByte, converter);
}

std::unique_ptr<Codec> makeEucKr(CodecInfo info, const char*) {
    return make(std::move(info), {SetRecipe::EucKr}, eucRowCell);
}

std::unique_ptr<Codec> makeBig5(CodecInfo info, const char*) {
    return make(std::move(info), {SetRecipe::Big5}, big5RowCell);
}

std::unique_ptr<Codec> makeBig5Hkscs(CodecInfo info, const char*) {
    return make(std::move(info), {SetRecipe::Big5Hkscs}, big5RowCell);
}

std::unique_ptr<Codec> makeShiftJis(CodecInfo info, const char*) {
    return make(std::move(info), {SetRecipe::ShiftJis}, shiftJisRowCell);
}

std::unique_ptr<Codec> makeEucJp(CodecInfo info, const char*) {
    return make(std::move(info), {SetRecipe::EucJp}, eucRowCell);
}

std::unique_ptr<Codec> makeUserDefined(CodecInfo info, const char*) {
    return make(std::move(info), {SetRecipe::UserDefined}, nullptr);
}

std::unique_ptr<Codec> makeJohab(CodecInfo info, const char*) {
    return make(std::move(info), {SetRecipe::Johab}, johabRowCell);
}

std::unique_ptr<Codec> makeTscii(CodecInfo info, const char*) {
    return make(std::move(info), {SetRecipe::Tscii}, noRowCell);
}

std::unique_ptr<Codec> makeUpperHalf(CodecInfo info, const char* upperHalf) {
    return make(std::move(info), {SetRecipe::UpperHalf, upperHalf}, nullptr);
}

std::unique_ptr<Codec> makeVietnamese(CodecInfo info, const char* upperHalf) {
    return makeNamed(std::move(info), SetRecipe::Vietnamese, upperHalf);
}

std::unique_ptr<Codec> makeIcuSingleByte(CodecInfo info, const char* converter) {
    return makeIcuTable(std::move(info), converter, nullptr);
}

std::unique_ptr<Codec> makeIbmPage(CodecInfo info, const char* converter) {
    return makeNamed(std::move(info), SetRecipe::IbmPage, converter);
}

std::unique_ptr<Codec> makeIcuTable(CodecInfo info, const char* converter, RowCellRule rowCell) {
    return make(std::move(info), {SetRecipe::IcuTable, converter}, rowCell);
}

} // namespace moji
