#include "search/text_group.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

namespace moji {

namespace {

bool isText(UChar32 c) {
    constexpr std::uint32_t kNoText =
        U_GC_CC_MASK | U_GC_CS_MASK | U_GC_CO_MASK | U_GC_CN_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK;
    if (c == '\t')
        return true;
    return c != 0xFEFF && c != 0xFFFD && (U_GET_GC_MASK(c) & kNoText) == 0;
}

} // namespace

TextGroup TextGroups::compute(char32_t codePoint) {
    const auto c = static_cast<UChar32>(codePoint);
    if (codePoint > 0x10FFFF || !isText(c))
        return TextGroup::None;
    if (c < 0x80)
        return TextGroup::Ascii;
    UErrorCode error = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript(c, &error);
    if (script == USCRIPT_COMMON || script == USCRIPT_INHERITED || script == USCRIPT_LATIN)
        return TextGroup::Neutral;
    if (script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA || script == USCRIPT_BOPOMOFO)
        script = USCRIPT_HAN;
    return static_cast<TextGroup>(static_cast<int>(TextGroup::FirstScript) + script);
}

TextGroups::TextGroups() {
    for (std::size_t c = 0; c < m_table.size(); ++c)
        m_table[c] = compute(static_cast<char32_t>(c));
}

const TextGroups& TextGroups::instance() {
    static const TextGroups groups;
    return groups;
}

} // namespace moji
