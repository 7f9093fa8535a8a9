#include "measure/hidden_characters.h"

#include "measure/bidi_controls.h"
#include "support/icu_i18n.h"
#include "unicode/presentation.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

namespace moji::measure {

namespace {

bool has(char32_t c, UProperty property) {
    return u_hasBinaryProperty(static_cast<UChar32>(c), property) != 0;
}

UScriptCode scriptOf(char32_t c) {
    UErrorCode status = U_ZERO_ERROR;
    return uscript_getScript(static_cast<UChar32>(c), &status);
}

bool isTag(char32_t c) {
    return c >= 0xE0000 && c <= 0xE007F;
}

std::optional<HiddenKind> kindOf(char32_t c) {
    const auto category = u_charType(static_cast<UChar32>(c));
    if (category == U_CONTROL_CHAR)
        return c == '\t' || c == '\n' || c == '\r' ? std::nullopt
                                                   : std::optional(HiddenKind::Control);
    if (has(c, UCHAR_BIDI_CONTROL))
        return HiddenKind::BidiControl;
    if (has(c, UCHAR_VARIATION_SELECTOR))
        return HiddenKind::VariationSelector;
    if (isTag(c))
        return HiddenKind::Tag;
    if (c == 0x200B || c == 0x200C || c == 0x200D || c == 0x2060 || c == 0xFEFF)
        return HiddenKind::ZeroWidth;
    if (category == U_FORMAT_CHAR || has(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) // U+3164, U+FFA0
        return HiddenKind::OtherFormat;
    if (c != ' ' && (category == U_SPACE_SEPARATOR || category == U_LINE_SEPARATOR ||
                     category == U_PARAGRAPH_SEPARATOR))
        return HiddenKind::UnusualSpace;
    if (category == U_PRIVATE_USE_CHAR)
        return HiddenKind::PrivateUse;
    return std::nullopt;
}

/// Scripts in which joiners choose between forms of letters.
bool joinsLetters(char32_t c) {
    switch (scriptOf(c)) {
    case USCRIPT_ARABIC:
    case USCRIPT_SYRIAC:
    case USCRIPT_MONGOLIAN:
    case USCRIPT_NKO:
    case USCRIPT_DEVANAGARI:
    case USCRIPT_BENGALI:
    case USCRIPT_GURMUKHI:
    case USCRIPT_GUJARATI:
    case USCRIPT_ORIYA:
    case USCRIPT_TAMIL:
    case USCRIPT_TELUGU:
    case USCRIPT_KANNADA:
    case USCRIPT_MALAYALAM:
    case USCRIPT_SINHALA:
    case USCRIPT_KHMER:
    case USCRIPT_MYANMAR:
        return true;
    default:
        return false;
    }
}

bool isEmojiPart(char32_t c) {
    return has(c, UCHAR_EXTENDED_PICTOGRAPHIC) || has(c, UCHAR_EMOJI_MODIFIER) ||
           c == unicode::kEmojiPresentation;
}

class Judge {
public:
    explicit Judge(std::u32string_view text)
        : m_text(text)
        , m_bidiControls(expectedBidiControls(text)) {}

    [[nodiscard]] bool isExpected(std::size_t at, HiddenKind kind) const {
        const char32_t before = at > 0 ? m_text[at - 1] : 0;
        const char32_t after = at + 1 < m_text.size() ? m_text[at + 1] : 0;
        const char32_t c = m_text[at];
        switch (kind) {
        case HiddenKind::VariationSelector:
            return takesVariation(before, c);
        case HiddenKind::ZeroWidth:
            if (c == 0x200D && isEmojiPart(before) && isEmojiPart(after))
                return true;
            if (c == 0xFEFF)
                return at == 0;
            return (c == 0x200C || c == 0x200D) && joinsLetters(before);
        case HiddenKind::BidiControl:
            return std::ranges::binary_search(m_bidiControls, at);
        case HiddenKind::Tag:
            return isInFlag(at);
        case HiddenKind::UnusualSpace:
            return c == 0x00A0 || c == 0x202F || c == 0x3000;
        case HiddenKind::OtherFormat:
            return c == 0x00AD && u_isalpha(static_cast<UChar32>(before)) &&
                   u_isalpha(static_cast<UChar32>(after));
        default:
            return false;
        }
    }

private:
    /// Whether the tags around are the flag of a region, 🏴gbeng: a black flag, two to six small
    /// letters or digits, and the tag that ends it (UTS #51, ED-14a). Others hide text.
    [[nodiscard]] bool isInFlag(std::size_t at) const {
        constexpr std::size_t kMostLetters = 6;
        constexpr std::size_t kFewestLetters = 2;
        const auto isLetter = [](char32_t c) {
            return (c >= 0xE0030 && c <= 0xE0039) || (c >= 0xE0061 && c <= 0xE007A);
        };
        std::size_t begin = at;
        while (begin > 0 && at - begin < kMostLetters && isLetter(m_text[begin - 1]))
            --begin;
        std::size_t end = begin;
        while (end < m_text.size() && end - begin <= kMostLetters && isLetter(m_text[end]))
            ++end;
        const std::size_t letters = end - begin;
        return begin > 0 && m_text[begin - 1] == 0x1F3F4 && letters >= kFewestLetters &&
               letters <= kMostLetters && end < m_text.size() && m_text[end] == 0xE007F &&
               at <= end;
    }

    static bool takesVariation(char32_t base, char32_t selector) {
        if (selector == unicode::kTextPresentation || selector == unicode::kEmojiPresentation)
            return has(base, UCHAR_EMOJI);
        if (selector >= 0xE0100 || selector <= 0xFE02)
            return has(base, UCHAR_IDEOGRAPHIC) || scriptOf(base) == USCRIPT_MONGOLIAN ||
                   u_charType(static_cast<UChar32>(base)) == U_MATH_SYMBOL;
        return scriptOf(base) == USCRIPT_MONGOLIAN;
    }

    std::u32string_view m_text;
    std::vector<std::size_t> m_bidiControls; // those that belong where they are, in order
};

struct CloseChecker {
    void operator()(USpoofChecker* checker) const { IcuI18n::get().closeChecker(checker); }
};

/// The ASCII letter that looks the same; 0 if there is none.
char32_t asciiLookalike(const USpoofChecker* checker, char32_t c) {
    std::array<UChar, 2> source{};
    std::int32_t length = 0;
    UBool failed = 0;
    U16_APPEND(source.data(), length, 2, static_cast<UChar32>(c), failed);
    std::array<UChar, 8> skeleton{};
    UErrorCode status = U_ZERO_ERROR;
    const std::int32_t size =
        IcuI18n::get().skeleton(checker, 0, source.data(), length, skeleton.data(), 8, &status);
    const bool isLetter = size == 1 && skeleton[0] < 0x80 && u_isalpha(skeleton[0]) != 0;
    return failed == 0 && U_SUCCESS(status) && isLetter ? skeleton[0] : 0;
}

/// Cyrillic and Greek letters in a word with Latin ones, and the other way round.
void addLookalikes(std::u32string_view text, std::vector<HiddenCharacter>& found) {
    if (!IcuI18n::get().isThere())
        return;
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<USpoofChecker, CloseChecker> checker(IcuI18n::get().openChecker(&status));
    if (U_FAILURE(status))
        return;
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = begin;
        std::size_t latin = 0;
        std::size_t other = 0;
        while (end < text.size() && u_isalpha(static_cast<UChar32>(text[end])) != 0) {
            const UScriptCode script = scriptOf(text[end++]);
            latin += script == USCRIPT_LATIN ? 1 : 0;
            other += script == USCRIPT_CYRILLIC || script == USCRIPT_GREEK ? 1 : 0;
        }
        for (std::size_t at = begin; latin > 0 && other > 0 && at < end; ++at) {
            if ((scriptOf(text[at]) == USCRIPT_LATIN) == (latin >= other))
                continue; // of the script of most
            if (const char32_t like = asciiLookalike(checker.get(), text[at]); like != 0)
                found.push_back({at, text[at], HiddenKind::Lookalike, false, like});
        }
        begin = end + 1;
    }
}

} // namespace

std::string_view identifier(HiddenKind kind) {
    constexpr std::array<std::string_view, 9> kNames = {
        "control", "bidi",  "zero_width",  "variation_selector", "tag",
        "format",  "space", "private_use", "lookalike"};
    return kNames[static_cast<std::size_t>(kind)];
}

std::vector<HiddenCharacter> hiddenCharacters(std::u32string_view text) {
    const Judge judge(text);
    std::vector<HiddenCharacter> found;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (const auto kind = kindOf(text[at]))
            found.push_back({at, text[at], *kind, judge.isExpected(at, *kind), 0});
    }
    addLookalikes(text, found);
    std::ranges::stable_sort(found, {}, &HiddenCharacter::index);
    return found;
}

} // namespace moji::measure
