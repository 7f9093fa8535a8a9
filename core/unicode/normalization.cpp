#include "unicode/normalization.h"

#include "unicode/mark_order.h"
#include "unicode/surrogates.h"

#include <unicode/unorm2.h>
#include <unicode/ustring.h>

namespace moji::unicode {

namespace {

const UNormalizer2* normalizer(NormalForm form, UErrorCode& status) {
    switch (form) {
    case NormalForm::Nfc:
        return unorm2_getNFCInstance(&status);
    case NormalForm::Nfd:
        return unorm2_getNFDInstance(&status);
    case NormalForm::Nfkc:
        return unorm2_getNFKCInstance(&status);
    case NormalForm::Nfkd:
        return unorm2_getNFKDInstance(&status);
    }
    return nullptr;
}

const UNormalizer2* decomposer(NormalForm form, UErrorCode& status) {
    const bool canonical = form == NormalForm::Nfc || form == NormalForm::Nfd;
    return normalizer(canonical ? NormalForm::Nfd : NormalForm::Nfkd, status);
}

/// Calls an ICU C function that fills a buffer, and again if the buffer was too small. If ICU fails
/// (its data are missing), the text stays as it is.
template <class Function>
std::u32string transformed(std::u32string_view text, Function function) {
    const std::u16string source = toUtf16(text);
    std::u16string result(source.size() * 2 + 32, u'\0');
    UErrorCode status = U_ZERO_ERROR;
    auto length = function(source, result, status);
    if (status == U_BUFFER_OVERFLOW_ERROR) {
        result.resize(static_cast<std::size_t>(length));
        status = U_ZERO_ERROR;
        length = function(source, result, status);
    }
    if (U_FAILURE(status))
        return std::u32string(text);
    result.resize(static_cast<std::size_t>(length));
    return fromUtf16(result);
}

std::int32_t length(const std::u16string& text) {
    return static_cast<std::int32_t>(text.size());
}

} // namespace

std::string_view identifier(NormalForm form) {
    constexpr std::array<std::string_view, 4> kNames = {"NFC", "NFD", "NFKC", "NFKD"};
    return kNames[static_cast<std::size_t>(form)];
}

std::u32string normalized(NormalForm form, std::u32string_view text) {
    UErrorCode missing = U_ZERO_ERROR;
    const UNormalizer2* const decomposes = decomposer(form, missing);
    const auto ordered = U_SUCCESS(missing) ? withMarksInOrder(decomposes, text) : std::nullopt;
    if (ordered)
        text = *ordered;
    return transformed(text, [form](const auto& source, auto& result, UErrorCode& status) {
        return unorm2_normalize(normalizer(form, status), source.data(), length(source),
                                result.data(), length(result), &status);
    });
}

} // namespace moji::unicode
