#include "unicode/graphemes.h"
#include "unicode/presentation.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <algorithm>

namespace moji::unicode {

namespace {

UChar32 icu(char32_t codePoint) {
    return static_cast<UChar32>(codePoint);
}

bool isControlClass(int breakClass) {
    return breakClass == U_GCB_CONTROL || breakClass == U_GCB_CR || breakClass == U_GCB_LF;
}

/// GB6, GB7, GB8: a Hangul syllable, of jamo or of a precomposed LV or LVT, continues.
bool joinsHangul(int before, int after) {
    switch (before) {
    case U_GCB_L:
        return after == U_GCB_L || after == U_GCB_V || after == U_GCB_LV || after == U_GCB_LVT;
    case U_GCB_LV:
    case U_GCB_V:
        return after == U_GCB_V || after == U_GCB_T;
    case U_GCB_LVT:
    case U_GCB_T:
        return after == U_GCB_T;
    default:
        return false;
    }
}

/// The six scripts whose conjuncts ICU does not break.
bool isConjunctScript(char32_t codePoint) {
    UErrorCode status = U_ZERO_ERROR;
    switch (uscript_getScript(icu(codePoint), &status)) {
    case USCRIPT_GUJARATI:
    case USCRIPT_TELUGU:
    case USCRIPT_MALAYALAM:
    case USCRIPT_ORIYA:
    case USCRIPT_BENGALI:
    case USCRIPT_DEVANAGARI:
        return true;
    default:
        return false;
    }
}

bool hasIndicCategory(char32_t codePoint, UIndicSyllabicCategory category) {
    // All six scripts are in U+0900..0D7F, with extensions of Devanagari and Bengali elsewhere.
    return codePoint >= 0x0900 && isConjunctScript(codePoint) &&
           u_getIntPropertyValue(icu(codePoint), UCHAR_INDIC_SYLLABIC_CATEGORY) == category;
}

} // namespace

int columns(char32_t codePoint) {
    if (codePoint >= 0x20 && codePoint < 0x7F)
        return 1;
    if (codePoint == 0xAD)
        return 1;
    const auto category = u_charType(icu(codePoint));
    if (category == U_CONTROL_CHAR || category == U_NON_SPACING_MARK ||
        category == U_ENCLOSING_MARK || category == U_FORMAT_CHAR)
        return 0;
    const auto breakClass = u_getIntPropertyValue(icu(codePoint), UCHAR_GRAPHEME_CLUSTER_BREAK);
    if (breakClass == U_GCB_V || breakClass == U_GCB_T)
        return 0;
    const auto width = u_getIntPropertyValue(icu(codePoint), UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

bool GraphemeState::beginsCluster(char32_t codePoint) {
    const int breakClass = u_getIntPropertyValue(icu(codePoint), UCHAR_GRAPHEME_CLUSTER_BREAK);
    const bool pictograph =
        codePoint >= 0xA9 && u_hasBinaryProperty(icu(codePoint), UCHAR_EXTENDED_PICTOGRAPHIC);
    const bool consonant = hasIndicCategory(codePoint, U_INSC_CONSONANT);
    const bool begins = !m_started || !joins(breakClass, pictograph, consonant);
    advanceEmoji(breakClass, pictograph);
    advanceConjunct(codePoint, breakClass, consonant);
    m_oddRegionalIndicators =
        breakClass == U_GCB_REGIONAL_INDICATOR && (begins || !m_oddRegionalIndicators);
    m_breakClass = static_cast<std::uint8_t>(breakClass);
    m_started = true;
    return begins;
}

bool GraphemeState::joins(int breakClass, bool pictograph, bool consonant) const {
    if (m_breakClass == U_GCB_CR && breakClass == U_GCB_LF) // GB3
        return true;
    if (isControlClass(m_breakClass) || isControlClass(breakClass)) // GB4, GB5
        return false;
    if (joinsHangul(m_breakClass, breakClass)) // GB6, GB7, GB8
        return true;
    if (breakClass == U_GCB_EXTEND || breakClass == U_GCB_ZWJ || breakClass == U_GCB_SPACING_MARK ||
        m_breakClass == U_GCB_PREPEND) // GB9, GB9a, GB9b
        return true;
    if (consonant && m_conjunct == Conjunct::Linked) // GB9c
        return true;
    if (pictograph && m_emoji == Emoji::Joined) // GB11
        return true;
    return breakClass == U_GCB_REGIONAL_INDICATOR && m_oddRegionalIndicators; // GB12, GB13
}

void GraphemeState::advanceEmoji(int breakClass, bool pictograph) {
    if (pictograph)
        m_emoji = Emoji::Pictograph;
    else if (breakClass == U_GCB_ZWJ && m_emoji == Emoji::Pictograph)
        m_emoji = Emoji::Joined;
    else if (breakClass != U_GCB_EXTEND || m_emoji != Emoji::Pictograph)
        m_emoji = Emoji::None;
}

void GraphemeState::advanceConjunct(char32_t codePoint, int breakClass, bool consonant) {
    if (consonant) {
        m_conjunct = Conjunct::Consonant;
        return;
    }
    if (m_conjunct == Conjunct::None)
        return;
    if (hasIndicCategory(codePoint, U_INSC_VIRAMA))
        m_conjunct = Conjunct::Linked;
    else if (breakClass != U_GCB_ZWJ &&
             (breakClass != U_GCB_EXTEND || u_getCombiningClass(icu(codePoint)) == 0))
        m_conjunct = Conjunct::None;
}

void GraphemeCounter::add(char32_t codePoint) {
    const int width = unicode::columns(codePoint);
    if (m_state.beginsCluster(codePoint)) {
        ++m_graphemes;
        m_columns += static_cast<std::uint64_t>(m_clusterColumns);
        m_clusterColumns = width;
        m_clusterBegin = codePoint;
        return;
    }
    const bool flag = u_hasBinaryProperty(icu(codePoint), UCHAR_REGIONAL_INDICATOR);
    const bool emojiStyle =
        codePoint == kEmojiPresentation && u_hasBinaryProperty(icu(m_clusterBegin), UCHAR_EMOJI);
    m_clusterColumns = std::max(m_clusterColumns, flag || emojiStyle ? 2 : width);
}

std::vector<std::size_t> graphemeBoundaries(std::u32string_view text) {
    std::vector<std::size_t> boundaries;
    GraphemeState state;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (state.beginsCluster(text[i]))
            boundaries.push_back(i);
    }
    return boundaries;
}

} // namespace moji::unicode
