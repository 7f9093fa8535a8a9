#include "codec/owned_mark.h"

namespace moji {

std::size_t ownedMarkSize(const Codec& to, char32_t first) {
    constexpr char32_t kMark = 0xFEFF;
    if (!to.scheme().ownsMark || first == kMark)
        return 0;
    const auto mark = encodeAll(to, {&kMark, 1});
    return mark ? mark->size() : 0;
}

bool isOwnedMark(const Codec& codec, const Span& span) {
    return codec.scheme().ownsMark && span.status == SpanStatus::Control &&
           span.text() == U"\uFEFF";
}

std::string_view nameWithoutMark(const Codec& codec) {
    const EncodingScheme& scheme = codec.scheme();
    if (!scheme.ownsMark)
        return codec.name();
    const bool isLittle = scheme.order == ByteOrder::Little;
    switch (scheme.form) {
    case EncodingForm::Utf16:
        return isLittle ? "UTF-16LE" : "UTF-16BE";
    case EncodingForm::Utf32:
        return isLittle ? "UTF-32LE" : "UTF-32BE";
    default:
        return "UTF-8";
    }
}

std::string_view nameWithMark(const Codec& codec) {
    switch (codec.scheme().form) {
    case EncodingForm::Utf8:
        return "UTF-8-SIG";
    case EncodingForm::Utf16:
        return codec.scheme().order == ByteOrder::Little ? "UTF-16LE,version=1"
                                                         : "UTF-16BE,version=1";
    case EncodingForm::Utf32:
        return "UTF-32"; // the mark tells the order
    default:
        return codec.name();
    }
}

} // namespace moji
