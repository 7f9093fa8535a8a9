#include "codec/icu_converter.h"

#include <unicode/ucnv_err.h>

namespace moji {

IcuConverter openStoppingConverter(const std::string& name) {
    UErrorCode error = U_ZERO_ERROR;
    IcuConverter converter(ucnv_open(name.c_str(), &error), &ucnv_close);
    if (U_FAILURE(error))
        return {nullptr, &ucnv_close};
    ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr,
                        &error);
    ucnv_setFromUCallBack(converter.get(), UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr,
                          &error);
    return converter;
}

SpanStatus icuStatus(UErrorCode error) {
    if (error == U_INVALID_CHAR_FOUND)
        return SpanStatus::Unmapped;
    return error == U_TRUNCATED_CHAR_FOUND ? SpanStatus::Truncated : SpanStatus::Illegal;
}

} // namespace moji
