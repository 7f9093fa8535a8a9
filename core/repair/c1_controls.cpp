#include "repair/c1_controls.h"

#include "repair/letters.h"
#include "repair/text_cost.h"
#include "text/find_character.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <optional>

namespace moji::repair {

namespace {

// 80..9F of windows-1252 (WHATWG index windows-1252); 0 where it has nothing but the control.
constexpr std::array<char32_t, 32> kWindows1252 = {
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

/// Whether it is no sign that could be anywhere: one of them proves that the others were misread.
bool proves(char32_t character) {
    return character == U'‘' || character == U'’' || character == U'“' || character == U'”' ||
           character == U'„' || character == U'…';
}

bool isControl(char32_t c) {
    return c - 0x80 < 0x20;
}

/// A control that windows-1252 has no character for: it was read in no windows-1252, and neither
/// were those beside it.
bool isNoSign(char32_t c) {
    return isControl(c) && kWindows1252[c - 0x80] == 0;
}

bool isEdge(char32_t c) {
    return isWordSpace(c) || c == U'(' || c == U'[' || c == 0xA0;
}

/// don’t, Peter’s, l’été: at the end of a word in Latin letters, or after its first letter.
bool isApostrophe(std::u32string_view text, std::size_t at) {
    constexpr char32_t kEndOfLatin = 0x250;
    const auto isLetterAt = [&](std::size_t i) {
        return i < text.size() && text[i] < kEndOfLatin && isWordLetter(text[i]);
    };
    if (at == 0 || !isLetterAt(at - 1))
        return false;
    const bool afterFirst = at == 1 || !isLetterAt(at - 2);
    return afterFirst || !isLetterAt(at + 1) || !isLetterAt(at + 2);
}

/// Whether it is where it belongs; nothing of a sign that may be anywhere.
std::optional<bool> belongs(char32_t before, char32_t character, char32_t after) {
    const bool letterBefore = isWordLetter(before);
    const bool letterAfter = isWordLetter(after);
    switch (character) {
    case U'“': // closes in German
        if (letterBefore && !letterAfter)
            return true;
        [[fallthrough]];
    case U'‘':
    case U'„':
        return isEdge(before) && (letterAfter || (after >= U'0' && after <= U'9'));
    case U'”':
        if (letterBefore && letterAfter)
            return false;
        [[fallthrough]];
    case U'…':
        return letterBefore || before == U'.' || before == U',' || before == U'!' ||
               before == U'?' || before == U'…' || before == U'’';
    case U'–':
    case U'—':
        return (isWordSpace(before) && isWordSpace(after)) || (letterBefore && letterAfter) ||
               (before >= U'0' && before <= U'9' && after >= U'0' && after <= U'9');
    case U'•':
        return isWordSpace(before) && isWordSpace(after);
    case U'™':
        return letterBefore && !letterAfter;
    case U'œ':
    case U'š':
    case U'ž':
        return letterBefore || letterAfter;
    default:
        return std::nullopt;
    }
}

/// d’accord, O’Hara: an apostrophe after the first letter of a word, before a vowel.
bool isElision(std::u32string_view text, std::size_t at) {
    constexpr std::u32string_view kVowels = U"aeiouyhAEIOUYH";
    const bool isFirst = at == 1 || !isWordLetter(text[at - 2]);
    return isFirst && kWindows1252[text[at] - 0x80] == U'’' &&
           kVowels.find(characterAt(text, at + 1)) != kVowels.npos;
}

/// The word that a control is in.
std::u32string wordAt(std::u32string_view text, std::size_t at, std::size_t& place) {
    std::size_t begin = at;
    while (begin > 0 && !isWordSpace(text[begin - 1]))
        --begin;
    std::size_t end = at;
    while (end < text.size() && !isWordSpace(text[end]))
        ++end;
    place = at - begin;
    return std::u32string(text.substr(begin, end - begin));
}

/// Whether a control that would be a sign after a letter would rather be a letter in the encodings
/// of DOS and the Macintosh, which have letters there: Visibilit\x85 was Visibilità.
bool isRatherLetter(const CodecRegistry& codecs, std::u32string_view text, std::size_t at) {
    constexpr std::array<std::string_view, 4> kWithLetters = {"IBM850", "IBM852", "macintosh",
                                                              "x-mac-ce"};
    if (at == 0 || !isWordLetter(text[at - 1]) || isElision(text, at))
        return false;
    std::size_t place = 0;
    std::u32string word = wordAt(text, at, place);
    const auto byte = static_cast<Byte>(text[at]);
    word[place] = kWindows1252[byte - 0x80];
    const double bits = bitsOf(word);
    return std::ranges::any_of(kWithLetters, [&](std::string_view name) {
        const Codec* const codec = codecs.find(name);
        if (!codec)
            return false;
        DecoderState state = codec->initialState();
        word[place] = codec->next(ByteView(&byte, 1), state, Tail::AtEnd).codePoints[0];
        return isWordLetter(word[place]) && bitsOf(word) < bits;
    });
}

} // namespace

std::vector<MisreadText::Place> misreadControls(const CodecRegistry& codecs,
                                                std::u32string_view text) {
    constexpr std::size_t kFew = 3;          // of them each is looked at as a letter
    constexpr std::size_t kManyForText = 12; // different controls
    std::vector<MisreadText::Place> places;
    if (findCharacter(text, isControl) == text.size())
        return places;
    const auto chain = std::make_shared<const Chain>(
        Chain{{StepKind::Encode, "ISO-8859-1"}, {StepKind::Decode, "windows-1252"}});
    std::bitset<32> different;
    std::size_t misfits = 0; // in words, where letters of another encoding are, or out of place
    bool proven = false;
    bool crowded = false;
    char32_t before = U' ';
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char32_t c = text[i];
        if (!isControl(c)) {
            before = c;
            continue;
        }
        different.set(c - 0x80);
        // Bytes of two-byte characters, rather than signs at words.
        crowded = crowded || (i + 1 < text.size() && text[i + 1] >= 0xA0);
        const char32_t character = kWindows1252[c - 0x80];
        const char32_t next = i + 1 < text.size() ? text[i + 1] : U' ';
        // Two on end are usual (dots and a closing quote); what follows is then a space.
        const char32_t after = isControl(next) ? U' ' : next;
        const bool isNone = character == 0 || isNoSign(next) || (i > 0 && isNoSign(text[i - 1]));
        const std::optional<bool> fits = isNone              ? false
                                         : character == U'’' ? isApostrophe(text, i)
                                                             : belongs(before, character, after);
        if (!fits.value_or(false)) {
            const bool isInWord = isWordLetter(before) && isWordLetter(after);
            misfits += isInWord || fits.has_value() ? 1 : 0;
            before = c;
            continue;
        }
        places.push_back({i, i + 1, shared({{i, i + 1, std::u32string(1, character)}}, i), chain});
        proven = proven || proves(character);
        before = character;
    }
    if (!proven || crowded || misfits > places.size() || different.count() >= kManyForText)
        places.clear();
    if (places.size() <= kFew && std::ranges::any_of(places, [&](const MisreadText::Place& each) {
            return isRatherLetter(codecs, text, each.begin);
        }))
        places.clear();
    return places;
}

} // namespace moji::repair
