#include "fits/normalizing_text.h"

#include <unicode/unorm2.h>

namespace moji::fits {

namespace {

const UNormalizer2* normalizer(unicode::NormalForm form) {
    UErrorCode error = U_ZERO_ERROR;
    switch (form) {
    case unicode::NormalForm::Nfc:
        return unorm2_getNFCInstance(&error);
    case unicode::NormalForm::Nfd:
        return unorm2_getNFDInstance(&error);
    case unicode::NormalForm::Nfkc:
        return unorm2_getNFKCInstance(&error);
    case unicode::NormalForm::Nfkd:
        break;
    }
    return unorm2_getNFKDInstance(&error);
}

} // namespace

std::u32string NormalizingText::take(std::u32string_view text, Tail tail) {
    // More combining characters in a row than any text has are cut, so that memory is bounded.
    constexpr std::size_t kMostPending = 64 * 1024;
    m_pending += text;
    std::size_t end = m_pending.size();
    if (tail == Tail::MoreFollows) {
        while (end > m_joined && !unorm2_hasBoundaryBefore(
                                     normalizer(m_form), static_cast<UChar32>(m_pending[end - 1])))
            --end;
        if (end > m_joined)
            --end;
        else
            end = m_pending.size() > kMostPending ? m_pending.size() : 0;
    }
    const auto whole = std::u32string_view(m_pending).substr(0, end);
    std::u32string normalized = unicode::normalized(m_form, whole);
    m_pending.erase(0, end);
    m_joined = m_pending.size();
    return normalized;
}

} // namespace moji::fits
