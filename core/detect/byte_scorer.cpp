#include "detect/byte_scorer.h"

#include "detect/byte_map.h"
#include "detect/text_costs.h"
#include "detect/word_shape.h"

#include <algorithm>

namespace moji {

namespace {

using Kind = CharacterKind;

constexpr Byte kSpace = 0x20;

/// A combining mark of Latin, Greek and Cyrillic letters.
bool isAlphabetMark(char32_t codePoint) {
    return codePoint >= 0x300 && codePoint < 0x370;
}

} // namespace

ByteScorer::ByteScorer(const ByteMap& map) {
    LetterCosts& costs = LetterCosts::ofThread();
    for (std::size_t i = 0; i < m_characters.size(); ++i) {
        Character& character = m_characters[i];
        character.codePoint = map.characters[i];
        const CharacterClass known = costs.classOf(character.codePoint);
        character.kind = known.kind;
        character.script = known.script;
        character.letter = known.letter;
        character.upper = known.upper;
        character.cased = known.cased;
        character.isSmall = known.cased && !known.upper;
        character.isOdd = isAlphabetMark(character.codePoint) || known.kind == Kind::Asian ||
                          joinsLetters(character.codePoint) ||
                          (known.kind == Kind::Letter && known.script == Script::Other);
    }
}

/// The state of a token that is being read, as that of a TextFeeder.
class ByteScorer::Token {
public:
    explicit Token(TokenSums& sums)
        : m_sums(sums) {}

    /// The letters at the front of `rest` that are of one script; answers how many. `goesOn`: the
    /// last word may.
    std::size_t addWord(const Characters& characters, ByteView rest, bool goesOn);
    void addOther(const Character& character);
    [[nodiscard]] TokenFrame frame() const;

private:
    void charge(double bits, double excess, bool ascii) {
        m_bits += bits;
        m_excess += excess * (ascii ? kAsciiExcess : 1);
    }
    struct Word {
        std::size_t length = 0; // bytes: of its letters, and the marks on them
        std::uint32_t letters = 0;
        std::uint32_t ascii = 0; // before the first other one
        bool isSmall = true;
    };
    template <class Add>
    static Word takeWord(const Characters& characters, ByteView rest, bool goesOn, Add add);
    Word takeForeign(const Characters& characters, ByteView rest, bool goesOn);
    Word takeLatin(const Characters& characters, ByteView rest, bool goesOn);
    void chargeLetters(const Characters& characters, ByteView bytes, const Word& word);
    void addMark(Script script);
    void beginWord(const Character& first, bool ascii);

    TokenSums& m_sums;
    LetterCosts& m_costs = LetterCosts::ofThread();
    double m_bits = 0;
    double m_excess = 0;
    double m_mass = 0;
    WordShape m_shape;
    Kind m_before = Kind::Space;
    char32_t m_codePointBefore = U' ';
    bool m_signAfterLetter = false;
    std::optional<Script> m_first;
    std::optional<Script> m_wordScript;
};

/// What the word costs for what it directly follows.
void ByteScorer::Token::beginWord(const Character& first, bool ascii) {
    if (m_before == Kind::Letter) {
        charge(kTwoScriptsInWord, kTwoScriptsInWord, ascii);
    } else if (m_signAfterLetter) {
        const double cost = kindCost(m_before).inWord;
        charge(cost, cost, ascii && m_codePointBefore < 0x80);
    }
    if (m_wordScript && first.script != *m_wordScript)
        charge(kOtherScriptThanBefore, 0, ascii);
    if (!m_first)
        m_first = first.script;
    m_wordScript = first.script;
    m_shape.beginWord();
    m_signAfterLetter = false;
}

/// What the letters cost in any language, and the marks on them.
void ByteScorer::Token::chargeLetters(const Characters& characters, ByteView bytes,
                                      const Word& word) {
    m_mass += kAsciiMass * word.ascii + (word.letters - word.ascii);
    if (word.isSmall && bytes.size() == word.letters) {
        charge(m_shape.smallWord(word.letters), 0, word.ascii > 0);
        return;
    }
    std::uint32_t letters = 0;
    for (const Byte byte : bytes) {
        const Character& character = characters[byte];
        if (character.kind == Kind::Mark) {
            addMark(characters[bytes.front()].script);
            continue;
        }
        const bool ascii = letters++ < word.ascii;
        if (!character.cased)
            continue;
        const double cost = m_shape.letter(character.upper);
        charge(cost, cost > 5 ? cost : 0, ascii);
    }
}

/// On a letter of that script.
void ByteScorer::Token::addMark(Script script) {
    m_mass += 1;
    const bool isLoose =
        script == Script::Latin || script == Script::Greek || script == Script::Cyrillic;
    const KindCost& cost = kindCost(Kind::Mark);
    if (isLoose)
        charge(kLooseMark, kLooseMark, false);
    else
        charge(cost.bits + (script == Script::Hebrew ? kHebrewPoint : 0), cost.excess, false);
}

/// The word at the front of `rest`. `add` is told of the place of each of its letters, and of its
/// end unless it goes on; and before the first letter beyond ASCII of the beginning.
template <class Add>
ByteScorer::Token::Word ByteScorer::Token::takeWord(const Characters& characters, ByteView rest,
                                                    bool goesOn, Add add) {
    const Character first = characters[rest.front()];
    Word word;
    LetterCosts::Place place;
    for (const Byte byte : rest) {
        const Character character = characters[byte];
        if (!character.isLetterAs(first)) {
            if (!character.isMark())
                break;
            ++word.length;
            continue;
        }
        word.ascii += word.ascii == word.letters && byte < 0x80 ? 1 : 0;
        word.isSmall = word.isSmall && character.isSmall;
        ++word.length;
        ++word.letters;
        place.moveTo(character.letter);
        add(place, word);
    }
    if (word.length < rest.size() || !goesOn) {
        place.moveTo(LetterCosts::kEdge);
        add(place, word);
    }
    return word;
}

ByteScorer::Token::Word ByteScorer::Token::takeForeign(const Characters& characters, ByteView rest,
                                                       bool goesOn) {
    const Script script = characters[rest.front()].script;
    LetterCosts::ForeignRow sums{};
    const Word word =
        takeWord(characters, rest, goesOn, [&](LetterCosts::Place place, const Word&) {
            const LetterCosts::ForeignRow& costs = m_costs.foreign(script, place);
            for (std::size_t i = 0; i < sums.size(); ++i)
                sums[i] = static_cast<std::uint16_t>(sums[i] + costs[i]);
        });
    m_sums.addForeignWord(script, sums, word.letters);
    return word;
}

ByteScorer::Token::Word ByteScorer::Token::takeLatin(const Characters& characters, ByteView rest,
                                                     bool goesOn) {
    LetterCosts::Row sums{};
    LetterCosts::Row prefix{}; // of the ASCII letters at its front
    bool isAscii = true;       // all so far
    const Word word =
        takeWord(characters, rest, goesOn, [&](LetterCosts::Place place, const Word& soFar) {
            if (isAscii && soFar.letters > soFar.ascii) {
                isAscii = false;
                prefix = sums;
            }
            const LetterCosts::Row& costs = m_costs.latin(place);
            for (std::size_t i = 0; i < sums.size(); ++i)
                sums[i] = static_cast<std::uint16_t>(sums[i] + costs[i]);
        });
    if (word.ascii == word.letters)
        m_sums.addAsciiWord(sums, word.letters);
    else
        m_sums.addLatinWord(sums, prefix, word.ascii, word.letters - word.ascii);
    return word;
}

std::size_t ByteScorer::Token::addWord(const Characters& characters, ByteView rest, bool goesOn) {
    const Character& first = characters[rest.front()];
    beginWord(first, first.codePoint < 0x80);
    const Word word = first.script == Script::Latin ? takeLatin(characters, rest, goesOn)
                                                    : takeForeign(characters, rest, goesOn);
    const ByteView bytes = rest.first(word.length);
    chargeLetters(characters, bytes, word);
    m_before = Kind::Letter;
    m_codePointBefore = characters[bytes.back()].codePoint;
    return bytes.size();
}

void ByteScorer::Token::addOther(const Character& character) {
    const bool ascii = character.codePoint < 0x80;
    const bool afterLetter = m_before == Kind::Letter;
    if (character.kind == Kind::Mark) { // on no letter
        m_mass += 1;
        charge(kLooseMark, kLooseMark, false);
        m_codePointBefore = character.codePoint;
        return;
    }
    const Kind kind =
        afterLetter && isTypedApostrophe(character.codePoint) ? Kind::Quote : character.kind;
    m_mass += ascii ? kAsciiMass : 1;
    const Charge own = chargeOf(kind, m_before, character.codePoint == m_codePointBefore);
    charge(own.bits, own.excess, ascii);
    if (afterLetter && isSymbolKind(kind))
        charge(kSymbolAfterLetter, 0, ascii);
    m_signAfterLetter = (afterLetter || m_signAfterLetter) && kindCost(kind).inWord > 0;
    m_before = kind;
    m_codePointBefore = character.codePoint;
}

TokenFrame ByteScorer::Token::frame() const {
    return TokenFrame::of({.bits = m_bits, .excess = m_excess, .mass = m_mass}, m_shape, m_first,
                          m_wordScript);
}

bool ByteScorer::add(ByteView token, TokenPart part, TokenSums& sums) const {
    const bool goesOn = part == TokenPart::Last;
    Token reading(sums);
    while (!token.empty()) {
        const Character& next = m_characters[token.front()];
        if (next.isOdd)
            return false;
        if (next.kind == Kind::Letter) {
            token = token.subspan(reading.addWord(m_characters, token, goesOn));
        } else {
            reading.addOther(next);
            token = token.subspan(1);
        }
    }
    if (!goesOn)
        reading.addOther(m_characters[kSpace]);
    sums.addFrame(reading.frame());
    return true;
}

} // namespace moji
