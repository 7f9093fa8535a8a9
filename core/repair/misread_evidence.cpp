#include "repair/misread_evidence.h"

#include "detect/character_kind.h"
#include "repair/escape_letter.h"
#include "repair/letters.h"
#include "repair/paged_table.h"
#include "repair/suspicion.h"
#include "repair/word_case.h"
#include "repair/work_count.h"
#include "text/find_character.h"

#include <cstdint>

namespace moji::repair {

namespace {

/// A letter by its script and case.
using PlainLetter = std::uint8_t;
constexpr PlainLetter kScriptBits = 0x1F; // 0: a letter of ASCII, which goes with any
constexpr PlainLetter kCapital = 0x20;
constexpr PlainLetter kBreak = 0x40; // of ASCII and no letter
constexpr PlainLetter kSpace = kBreak | 1;
constexpr PlainLetter kNoLetter = 0x80;
constexpr PlainLetter kAsianCharacter = kNoLetter | 1;
static_assert(static_cast<PlainLetter>(Script::Other) < kScriptBits);

PlainLetter makePlainLetter(char32_t c) {
    const CharacterClass character = characterClass(c);
    if (character.kind == CharacterKind::Asian)
        return kAsianCharacter;
    if (character.kind != CharacterKind::Letter)
        return !isAscii(c) ? kNoLetter : isWordSpace(c) ? kSpace : kBreak;
    const auto script = isAscii(c) ? 0 : static_cast<unsigned>(character.script) + 1;
    return static_cast<PlainLetter>(script | (character.upper ? kCapital : 0));
}

constexpr std::size_t kFourBytesEach = 4; // characters in which four others may be hidden

/// Reads words of which nearly all are plain: in small letters of one alphabet after each sign of
/// ASCII, the first ones perhaps capitals, or with a few Asian characters that no Latin letter is
/// beside. Such a word proves nothing.
class PlainWords {
public:
    explicit PlainWords(std::u32string_view text)
        : m_text(text) {}

    /// Whether the word at `at` is plain; then `at` is at its end.
    bool skip(std::size_t& at) const {
        unsigned before = kBreak;
        unsigned script = 0; // of the letters since the last sign
        std::size_t asian = 0;
        for (; at < m_text.size(); ++at) {
            const unsigned letter = letters()[m_text[at]];
            if (letter == before && letter < kCapital)
                continue; // a further small letter of the same alphabet
            if (letter == kSpace)
                break;
            if (!goesOn(before, letter, script))
                return false;
            asian += letter == kAsianCharacter ? 1 : 0;
            before = letter;
        }
        return asian < kFourBytesEach;
    }

private:
    using Letters = PagedTable<PlainLetter, makePlainLetter>;
    static const Letters& letters() {
        static const Letters table;
        return table;
    }
    /// Whether a letter or sign may come after another one in a plain word.
    static bool goesOn(unsigned before, unsigned letter, unsigned& script) {
        const auto isSign = [](unsigned each) { return (each & (kBreak | kNoLetter)) != 0; };
        const auto isLatin = [&](unsigned each) {
            constexpr unsigned kLatin = static_cast<unsigned>(Script::Latin) + 1;
            return !isSign(each) && ((each & kScriptBits) == 0 || (each & kScriptBits) == kLatin);
        };
        if (isSign(letter)) {
            script = 0;
            return letter != kNoLetter && !(letter == kAsianCharacter && isLatin(before));
        }
        if ((before == kAsianCharacter && isLatin(letter)) ||
            ((letter & kCapital) != 0 && !isSign(before)))
            return false;
        const unsigned own = letter & kScriptBits;
        const bool same = own == 0 || script == 0 || own == script;
        script |= own;
        return same;
    }

    std::u32string_view m_text;
};

} // namespace

bool mayProve(std::u32string_view word) {
    countWork(word.size());
    if (std::size_t end = 0; PlainWords(word).skip(end) && end == word.size())
        return false;
    WordCase shape;         // of the letters since the last sign of ASCII
    bool hasScript = false; // then `script` is of letters beyond ASCII
    Script script = Script::Other;
    std::size_t asian = 0;
    bool atLatin = false; // an Asian character beside a Latin letter
    CharacterClass before;
    const auto isAsian = [](const CharacterClass& c) { return c.kind == CharacterKind::Asian; };
    const auto isLatin = [](const CharacterClass& c) {
        return c.kind == CharacterKind::Letter && c.script == Script::Latin;
    };
    for (std::size_t i = 0; i < word.size(); ++i) {
        const char32_t c = word[i];
        CharacterClass character = knownClass(c);
        if (isAscii(c) && (character.kind != CharacterKind::Letter || isEscapeLetter(word, i))) {
            shape = {};
            hasScript = false;
            character = {};
        } else if (isAsian(character)) {
            ++asian;
            shape = {};
            hasScript = false;
        } else {
            const bool same = isAscii(c) || !hasScript || character.script == script;
            if (character.kind != CharacterKind::Letter || !same || !shape.goesOn(character))
                return true;
            if (!isAscii(c)) {
                hasScript = true;
                script = character.script;
            }
        }
        atLatin = atLatin || (isAsian(character) && isLatin(before)) ||
                  (isLatin(character) && isAsian(before));
        before = character;
    }
    return atLatin || (asian >= kFourBytesEach && isRareAsian(word));
}

std::size_t firstUnusualWord(std::u32string_view text, std::size_t at) {
    const PlainWords words(text);
    for (std::size_t from = at; (at = findOther(text, at)) < text.size(); from = at) {
        while (at > from && !isWordSpace(text[at - 1]))
            --at;
        const std::size_t begin = at;
        const bool isPlain = words.skip(at);
        countWork(at - begin);
        if (!isPlain)
            return begin;
    }
    return at;
}

} // namespace moji::repair
