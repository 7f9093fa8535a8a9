#include "codec/icu_probe.h"

#include "codec/icu_converter.h"

#include <unicode/ucnv.h>
#include <unicode/utf16.h>

#include <cassert>

namespace moji {

namespace {

std::u32string fromUtf16(std::span<const UChar> units) {
    std::u32string text;
    for (std::size_t i = 0; i < units.size(); ++i) {
        char32_t codePoint = units[i];
        if (U16_IS_LEAD(codePoint) && i + 1 < units.size() && U16_IS_TRAIL(units[i + 1]))
            codePoint = U16_GET_SUPPLEMENTARY(codePoint, static_cast<char32_t>(units[++i]));
        text += codePoint;
    }
    return text;
}

std::u16string toUtf16(std::u32string_view text) {
    std::u16string units;
    for (const char32_t codePoint : text) {
        if (codePoint > 0xFFFF)
            units += static_cast<char16_t>(U16_LEAD(codePoint));
        units += static_cast<char16_t>(codePoint > 0xFFFF ? U16_TRAIL(codePoint) : codePoint);
    }
    return units;
}

} // namespace

IcuProbe::IcuProbe(const char* converter)
    : m_converter(openStoppingConverter(converter)) {
    assert(m_converter);
}

IcuProbe::~IcuProbe() = default;

IcuProbe::Answer IcuProbe::decode(ByteView bytes) {
    std::array<UChar, 64> units;
    UChar* out = units.data();
    const auto* in = reinterpret_cast<const char*>(bytes.data());
    UErrorCode error = U_ZERO_ERROR;
    ucnv_resetToUnicode(m_converter.get());
    ucnv_toUnicode(m_converter.get(), &out, units.data() + units.size(), &in, in + bytes.size(),
                   nullptr, true, &error);
    Answer answer;
    answer.text = fromUtf16({units.data(), static_cast<std::size_t>(out - units.data())});
    if (error == U_TRUNCATED_CHAR_FOUND)
        answer.kind = Answer::Kind::Truncated;
    else if (error == U_INVALID_CHAR_FOUND)
        answer.kind = Answer::Kind::Unmapped;
    else if (U_FAILURE(error))
        answer.kind = Answer::Kind::Illegal;
    return answer;
}

std::u32string IcuProbe::text(ByteView bytes) {
    Answer answer = decode(bytes);
    return answer.kind == Answer::Kind::Text ? std::move(answer.text) : std::u32string();
}

Bytes IcuProbe::encode(std::u32string_view text) {
    const std::u16string units = toUtf16(text);
    std::array<char, 64> out;
    UErrorCode error = U_ZERO_ERROR;
    ucnv_resetFromUnicode(m_converter.get());
    const int length = ucnv_fromUChars(m_converter.get(), out.data(), out.size(), units.data(),
                                       static_cast<int>(units.size()), &error);
    const ByteView bytes = asBytes({out.data(), static_cast<std::size_t>(std::max(length, 0))});
    return U_SUCCESS(error) ? Bytes(bytes.begin(), bytes.end()) : Bytes();
}

} // namespace moji
