#include "detect/text_feeder.h"

#include "detect/text_costs.h"

#include <algorithm>
#include <utility>

namespace moji {

namespace {

using Kind = CharacterKind;

double massOf(bool ascii) {
    return ascii ? kAsciiMass : 1;
}

bool isPartOfWord(Kind kind) {
    return kind == Kind::Letter || kind == Kind::Mark;
}

} // namespace

void TextFeeder::charge(double bits, double excess, bool ascii) {
    m_sums.bits += bits;
    m_sums.excess += excess * (ascii ? kAsciiExcess : 1);
}

std::size_t TextFeeder::feedSome(std::u32string_view text, LetterCosts& costs) {
    if (isHanOrHangul(text.front()))
        return feedAsianRun(text, costs);
    if (const std::size_t letters = feedWord(text, costs))
        return letters;
    feed(text.front(), costs);
    return 1;
}

void TextFeeder::feedError(LetterCosts& costs) {
    endWord(costs);
    charge(kError, kError, false);
    m_sums.mass += 1;
    m_before = {Kind::Symbol, Script::Other, 0, false, false};
    m_codePointBefore = 0xFFFD;
    m_signAfterLetter = false;
}

void TextFeeder::feed(char32_t codePoint, LetterCosts& costs) {
    CharacterClass character = costs.classOf(codePoint);
    const bool ascii = codePoint < 0x80;
    if (isTypedApostrophe(codePoint) && isPartOfWord(m_before.kind))
        character.kind = Kind::Quote;
    if (character.kind == Kind::Letter)
        feedLetter(character, ascii, costs);
    else if (character.kind == Kind::Asian)
        feedAsian(codePoint, costs);
    else
        feedOther(codePoint, character.kind, costs);
    if (character.kind != Kind::Mark)
        m_before = character;
    m_codePointBefore = codePoint;
}

/// What the letter costs for what it directly follows.
void TextFeeder::joinTo(const CharacterClass& character, bool ascii, LetterCosts& costs) {
    if (m_before.kind == Kind::Letter) {
        const bool same =
            character.script == m_before.script &&
            (character.script != Script::Other || character.letter == m_before.letter);
        if (same)
            return;
        charge(kTwoScriptsInWord, kTwoScriptsInWord, ascii);
        endWord(costs);
    } else if (m_before.kind == Kind::Asian) {
        const double cost =
            character.script == Script::Latin && ascii ? kAsianAtLatin : kTwoScriptsInWord;
        charge(cost, cost > kAsianAtLatin ? cost : 0, ascii);
    } else if (m_signAfterLetter) {
        const double cost = kindCost(m_before.kind).inWord;
        charge(cost, cost, ascii && m_codePointBefore < 0x80);
    } else {
        const double cost = chargeBeforeLetter(m_before.kind, m_codePointBefore, character.script);
        charge(cost, cost, false);
    }
    if (m_wordScript && character.script != *m_wordScript)
        charge(kOtherScriptThanBefore, 0, ascii);
    m_wordScript = character.script;
    m_asciiWord = true;
    m_beginsInAscii = ascii && character.script == Script::Latin;
    m_shape.beginWord();
    m_asciiBeginning = 0;
}

/// The word that ASCII letters began has another letter: its beginning is no word of ASCII.
void TextFeeder::takeAsciiPrefix() {
    const auto latin = LanguageModels::all().languagesOf(Script::Latin);
    for (Language i = latin.first; i < latin.last; ++i)
        m_sums.prefixes[i] += m_word[i - latin.first];
    flushWord();
}

/// A whole word at the front of `text`, all at once: answers how many letters it has, or 0 where
/// there is none, or one that must be fed letter by letter.
std::size_t TextFeeder::feedWord(std::u32string_view text, LetterCosts& costs) {
    using Word = LetterCosts::Word;
    if (m_before.kind == Kind::Letter)
        return 0; // in the middle of one
    const CharacterClass first = costs.classOf(text.front());
    if (first.kind != Kind::Letter || first.script == Script::Other)
        return 0;
    Word word;
    word.script = first.script;
    CharacterClass last = first;
    bool isSmall = true;
    std::size_t prefix = 0; // ASCII letters before the first other one
    std::size_t length = 0;
    for (;; ++length) {
        if (length == text.size())
            return 0; // it may go on
        const CharacterClass& next = costs.classOf(text[length]);
        if (next.kind != Kind::Letter) {
            if (next.kind == Kind::Mark)
                return 0;
            break;
        }
        if (next.script != word.script || length == Word::kMostLetters)
            return 0;
        word.letters[length] = next.letter;
        isSmall = isSmall && next.cased && !next.upper;
        prefix += prefix == length && text[length] < 0x80 ? 1 : 0;
        last = next;
    }
    word.length = static_cast<std::uint8_t>(length);
    joinTo(first, prefix > 0, costs);
    m_asciiWord = prefix > 0;
    if (isSmall) {
        charge(m_shape.smallWord(word.length), 0, m_asciiWord);
        m_sums.mass += massOf(true) * static_cast<double>(prefix) +
                       massOf(false) * static_cast<double>(length - prefix);
        auto& count = countOf(word.script);
        count.ascii += prefix;
        count.other += length - prefix;
        m_sums.tellingLetters += prefix < length ? length : 0;
    } else {
        for (std::size_t i = 0; i < length; ++i) {
            m_asciiWord = i < prefix;
            countLetter(costs.classOf(text[i]));
        }
    }
    m_asciiWord = prefix == length;
    addWord(word, prefix, costs);
    m_signAfterLetter = false;
    m_isWordOver = true;
    m_before = last;
    m_codePointBefore = text[length - 1];
    return length;
}

/// Adds what a whole word costs; its ASCII beginning is counted with ASCII, too.
void TextFeeder::addWord(LetterCosts::Word word, std::size_t prefix, LetterCosts& costs) {
    const auto range = LanguageModels::all().languagesOf(word.script);
    const std::size_t languages = range.last - range.first;
    const auto add = [&](Units& sums, const LetterCosts::Row& row) {
        for (std::size_t i = 0; i < languages; ++i)
            sums[range.first + i] += row[i];
    };
    add(prefix == word.length ? m_sums.ascii : m_sums.other, costs.wordCosts(word));
    if (prefix == 0 || prefix == word.length)
        return;
    std::fill(word.letters.begin() + static_cast<std::ptrdiff_t>(prefix), word.letters.end(),
              std::uint8_t{0});
    word.length = static_cast<std::uint8_t>(prefix) | LetterCosts::Word::kGoesOn;
    const LetterCosts::Row& beginning = costs.wordCosts(word);
    add(m_sums.ascii, beginning);
    add(m_sums.prefixes, beginning);
    for (std::size_t i = 0; i < languages; ++i)
        m_sums.other[range.first + i] -= beginning[i];
}

/// Adds the cost of a letter of the word, or of its end.
void TextFeeder::addToWord(Script script, std::uint16_t letter, LetterCosts& costs) {
    // The costs of so many letters fit into m_word: none is more than 511 units.
    constexpr std::uint32_t kMostLetters = 126;
    if (m_wordLetters == kMostLetters)
        flushWord();
    m_wordIn = script;
    ++m_wordLetters;
    m_place.moveTo(letter);
    costs.addLetter(script, m_place, m_word);
}

/// Adds up what the letters of the word cost.
void TextFeeder::flushWord() {
    const auto range = LanguageModels::all().languagesOf(m_wordIn);
    Units& sums = m_asciiWord ? m_sums.ascii : m_sums.other;
    for (Language i = range.first; i < range.last; ++i)
        sums[i] += m_word[i - range.first];
    m_word.fill(0);
    m_wordLetters = 0;
}

/// What a letter counts, whatever the language; m_asciiWord says what it is part of.
void TextFeeder::countLetter(const CharacterClass& character) {
    m_sums.mass += massOf(m_asciiWord);
    if (character.cased) {
        const double cost = m_shape.letter(character.upper);
        charge(cost, cost > 5 ? cost : 0, m_asciiWord);
    }
    auto& count = countOf(character.script);
    (m_asciiWord ? count.ascii : count.other) += 1;
    ++m_asciiBeginning;
    if (!m_asciiWord)
        m_sums.tellingLetters += std::exchange(m_asciiBeginning, 0);
}

void TextFeeder::feedLetter(const CharacterClass& character, bool ascii, LetterCosts& costs) {
    joinTo(character, ascii, costs);
    m_signAfterLetter = false;
    if (m_asciiWord && !ascii && m_beginsInAscii)
        takeAsciiPrefix();
    m_asciiWord = m_asciiWord && ascii;
    countLetter(character);
    if (character.script == Script::Other) {
        charge(kUnknownLetter, 0, false);
        return;
    }
    addToWord(character.script, character.letter, costs);
}

/// What Asian characters cost for what they directly follow.
void TextFeeder::beginAsian(LetterCosts& costs) {
    if (m_before.kind == Kind::Letter) {
        endWord(costs);
        const bool latin = m_before.script == Script::Latin && m_codePointBefore < 0x80;
        const double cost = latin ? kAsianAtLatin : kTwoScriptsInWord;
        charge(cost, latin ? 0 : cost, false);
    }
    m_signAfterLetter = false;
    m_wordScript = Script::Latin;
}

/// Adds what Asian characters that follow each other cost.
void TextFeeder::addAsian(const AsianUnits& units, std::size_t characters) {
    m_sums.mass += 2 * static_cast<double>(characters); // a character is worth two letters
    countOf(Script::Asian).other += characters;
    m_sums.tellingLetters += characters;
    const auto range = LanguageModels::all().languagesOf(Script::Asian);
    for (Language i = range.first; i < range.last; ++i)
        m_sums.other[i] += units[i - range.first];
}

void TextFeeder::feedAsian(char32_t codePoint, LetterCosts& costs) {
    beginAsian(costs);
    const char32_t before = m_before.kind == Kind::Asian ? m_codePointBefore : 0;
    const LetterCosts::AsianRow& row = costs.asianCosts(codePoint, before);
    addAsian({row[0], row[1], row[2], row[3]}, 1);
}

/// Ideographs and Hangul syllables at the front of `text`: answers how many, but not all of many.
std::size_t TextFeeder::feedAsianRun(std::u32string_view text, LetterCosts& costs) {
    constexpr std::size_t kMost = 16;
    beginAsian(costs);
    char32_t before = m_before.kind == Kind::Asian ? m_codePointBefore : 0;
    const std::size_t most = std::min(text.size(), kMost);
    std::size_t count = 0;
    AsianUnits units{};
    for (; count < most && isHanOrHangul(text[count]); ++count) {
        const LetterCosts::AsianRow& row = costs.asianCosts(text[count], before);
        for (std::size_t i = 0; i < units.size(); ++i)
            units[i] += row[i];
        before = text[count];
    }
    addAsian(units, count);
    m_before = costs.classOf(before);
    m_codePointBefore = before;
    return count;
}

void TextFeeder::feedOther(char32_t codePoint, Kind kind, LetterCosts& costs) {
    const bool ascii = codePoint < 0x80;
    m_sums.mass += massOf(ascii);
    const KindCost& cost = kindCost(kind);
    const bool afterLetter = isPartOfWord(m_before.kind);
    if (kind == Kind::Mark) {
        feedMark(codePoint, afterLetter);
        return;
    }
    if (m_before.kind == Kind::Letter)
        endWord(costs);
    if (joinsLetters(codePoint) && m_before.kind == Kind::Letter &&
        writesJoiners(m_before.script)) {
        charge(kJoiner, 0, false);
    } else if (kind == Kind::Letter) {
        charge(kUnknownLetter, 0, false);
        countOf(Script::Other).other += 1;
    } else {
        const Charge own = chargeOf(kind, codePoint, m_before.kind, m_codePointBefore);
        charge(own.bits, own.excess, ascii);
    }
    const Charge further =
        chargeAfter(afterLetter, m_before.script, m_before.kind, kind, codePoint);
    charge(further.bits, further.excess, ascii);
    m_signAfterLetter = (afterLetter || m_signAfterLetter) && cost.inWord > 0;
}

/// A combining mark.
void TextFeeder::feedMark(char32_t codePoint, bool afterLetter) {
    const KindCost& cost = kindCost(Kind::Mark);
    const bool latin = isOfEurope(m_before.script);
    if (!afterLetter || latin != isAlphabetMark(codePoint)) {
        charge(kLooseMark, kLooseMark, false);
        return;
    }
    if (!latin) {
        const bool isHebrewPoint = m_before.script == Script::Hebrew;
        charge(cost.bits + (isHebrewPoint ? kHebrewPoint : 0), cost.excess, false);
        return;
    }
    static const std::optional<Language> vietnamese = findLanguage("vi");
    const auto range = LanguageModels::all().languagesOf(m_before.script);
    for (Language i = range.first; i < range.last; ++i)
        m_sums.other[i] += i == vietnamese ? kToneUnits : kForeignMarkUnits;
}

/// The last word is over: its last letter was the last one.
void TextFeeder::endWord(LetterCosts& costs) {
    if (m_before.kind != Kind::Letter || m_before.script == Script::Other)
        return;
    if (m_isWordOver) {
        m_isWordOver = false;
        return;
    }
    addToWord(m_before.script, LetterCosts::kEdge, costs);
    flushWord();
    m_place = {};
}

} // namespace moji
