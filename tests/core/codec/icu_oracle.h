#pragma once
// ICU as the oracle for codecs: what its converters make of bytes, errors included, and what they
// write. Independent of core's own way to ask ICU.

#include "codec/codec.h"

#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
#include <unicode/utf16.h>

#include <QtGlobal>

#include <memory>
#include <string>

namespace moji::test {

class IcuOracle {
public:
    explicit IcuOracle(const std::string& converter)
        : m_name(converter) {
        (void)open();
    }

    /// Code points in hexadecimal, `!` for each error, separated by blanks.
    [[nodiscard]] std::string decode(ByteView bytes) const {
        const auto converter = open(); // some of ICU's converters cannot be reset
        const char* in = reinterpret_cast<const char*>(bytes.data());
        const char* const end = in + bytes.size();
        std::u32string text;
        for (;;) {
            UChar units[512];
            UChar* out = units;
            UErrorCode error = U_ZERO_ERROR;
            ucnv_toUnicode(converter.get(), &out, units + 512, &in, end, nullptr, true, &error);
            appendUtf16(text, units, out);
            if (U_SUCCESS(error))
                break;
            text += kError;
            if (in == end && error == U_TRUNCATED_CHAR_FOUND)
                break;
        }
        return show(text);
    }

    /// Nothing if a character is lacking.
    [[nodiscard]] std::optional<Bytes> encode(std::u32string_view text) const {
        const auto converter = open();
        std::u16string units;
        for (const char32_t c : text) {
            if (c > 0xFFFF)
                units += char16_t(U16_LEAD(c));
            units += char16_t(c > 0xFFFF ? U16_TRAIL(c) : c);
        }
        Bytes bytes(text.size() * 12 + 16);
        UErrorCode error = U_ZERO_ERROR;
        const int length =
            ucnv_fromUChars(converter.get(), reinterpret_cast<char*>(bytes.data()),
                            int(bytes.size()), units.data(), int(units.size()), &error);
        if (U_FAILURE(error))
            return std::nullopt;
        bytes.resize(std::size_t(length));
        return bytes;
    }

    static constexpr char32_t kError = 0xFFFFFFFF;
    [[nodiscard]] static std::string show(std::u32string_view text) {
        std::string shown;
        for (const char32_t c : text) {
            char hex[12];
            std::snprintf(hex, sizeof hex, "%04X", unsigned(c));
            if (!shown.empty())
                shown += ' ';
            shown += c == kError ? "!" : hex;
        }
        return shown;
    }

private:
    using Converter = std::unique_ptr<UConverter, decltype(&ucnv_close)>;
    [[nodiscard]] Converter open() const {
        UErrorCode error = U_ZERO_ERROR;
        Converter converter(ucnv_open(m_name.c_str(), &error), &ucnv_close);
        if (U_FAILURE(error))
            qFatal("ICU has no %s", m_name.c_str());
        ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr,
                            &error);
        ucnv_setFromUCallBack(converter.get(), UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr,
                              &error);
        return converter;
    }
    static void appendUtf16(std::u32string& text, const UChar* begin, const UChar* end) {
        for (const UChar* at = begin; at != end; ++at) {
            const bool pair = U16_IS_LEAD(*at) && at + 1 != end && U16_IS_TRAIL(at[1]);
            text += pair ? char32_t(U16_GET_SUPPLEMENTARY(at[0], at[1])) : char32_t(*at);
            at += pair;
        }
    }

    std::string m_name;
};

/// The same of ours.
[[nodiscard]] inline std::string showDecoded(const Codec& codec, ByteView bytes) {
    std::u32string text;
    for (const Span& span : decodeAll(codec, bytes)) {
        text += span.text();
        if (isError(span.status))
            text += IcuOracle::kError;
    }
    return IcuOracle::show(text);
}

} // namespace moji::test
