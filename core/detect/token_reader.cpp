#include "detect/token_reader.h"

#include "detect/text_costs.h"
#include "detect/text_decoding.h"
#include "detect/word_shape.h"
#include "support/uninitialized.h"

#include <algorithm>
#include <cmath>

namespace moji {

namespace {

using Kind = CharacterKind;

/// The state of a token that is being read, as that of a TextFeeder.
template <class Characters>
class TokenReader {
public:
    TokenReader(const Characters& token, bool goesOn, double mostBits, TokenSums& sums)
        : m_token(token)
        , m_goesOn(goesOn)
        , m_mostBits(mostBits)
        , m_sums(sums) {}

    [[nodiscard]] TokenReading readAll();
    void addOther(const TokenCharacter& character);
    [[nodiscard]] TokenFrame frame() const {
        return TokenFrame::of({.bits = m_bits, .excess = m_excess, .mass = m_mass}, m_shape,
                              m_first, m_wordScript);
    }

private:
    static constexpr std::size_t kBetweenLooks = 16; // characters

    /// The letters of a word of one script, and the marks on them.
    struct Word {
        Script script;
        std::size_t length; // characters
        std::uint32_t letters;
        std::uint32_t ascii; // before the first other one
        bool isSmall;
    };

    void charge(double bits, double excess, bool ascii) {
        m_bits += bits;
        m_excess += excess * (ascii ? kAsciiExcess : 1);
    }
    [[nodiscard]] bool readWord(const TokenCharacter& first);
    template <class Add>
    [[nodiscard]] Word takeWord(const TokenCharacter& first, Add add) const;
    [[nodiscard]] Word takeLatin(const TokenCharacter& first);
    [[nodiscard]] Word takeForeign(const TokenCharacter& first);
    [[nodiscard]] Word takeUnknown(const TokenCharacter& first);
    [[nodiscard]] Word take(const TokenCharacter& first);
    void beginWord(const TokenCharacter& first);
    void chargeLetters(const Word& word);
    void addMark(Script script, char32_t codePoint);
    void readAsian();
    void addError();
    [[nodiscard]] bool isTooDear();

    const Characters& m_token;
    bool m_goesOn; // its last word
    double m_mostBits;
    std::size_t m_nextLook = kBetweenLooks; // the place from which on the sum is looked at
    TokenSums& m_sums;
    LetterCosts& m_costs = LetterCosts::ofThread();
    std::size_t m_at = 0;
    std::array<std::uint32_t, LetterCosts::AsianRow{}.size()> m_asian{}; // costs, by language
    std::uint32_t m_asianCharacters = 0;
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
template <class Characters>
void TokenReader<Characters>::beginWord(const TokenCharacter& first) {
    const bool ascii = first.codePoint < 0x80;
    if (m_before == Kind::Letter) {
        charge(kTwoScriptsInWord, kTwoScriptsInWord, ascii);
    } else if (m_before == Kind::Asian) {
        const double cost = ascii ? kAsianAtLatin : kTwoScriptsInWord;
        charge(cost, ascii ? 0 : cost, ascii);
    } else if (m_signAfterLetter) {
        const double cost = kindCost(m_before).inWord;
        charge(cost, cost, ascii && m_codePointBefore < 0x80);
    } else {
        const double cost = chargeBeforeLetter(m_before, m_codePointBefore, first.script);
        charge(cost, cost, false);
    }
    if (!m_wordScript)
        m_first = first.script;
    else if (first.script != *m_wordScript)
        charge(kOtherScriptThanBefore, 0, ascii);
    m_wordScript = first.script;
    m_shape.beginWord();
    m_signAfterLetter = false;
}

/// The word that begins here. `add` is told of the place of each of its letters, and of its end
/// unless it goes on, and whether all letters so far are ASCII.
template <class Characters>
template <class Add>
auto TokenReader<Characters>::takeWord(const TokenCharacter& first, Add add) const -> Word {
    const std::size_t size = m_token.size();
    std::uint32_t letters = 0;
    std::uint32_t ascii = 0;
    bool isAscii = true; // all so far
    bool isSmall = true;
    LetterCosts::Place place;
    std::size_t at = m_at;
    for (; at < size; ++at) {
        const TokenCharacter character = m_token[at];
        if (!character.isLetterAs(first)) {
            if (!character.isMark())
                break;
            continue;
        }
        isAscii = isAscii && character.codePoint < 0x80;
        isSmall = isSmall && character.isSmall;
        place.moveTo(character.letter);
        add(place, isAscii);
        ++letters;
        ascii += isAscii ? 1 : 0;
    }
    if (!m_goesOn || at < size) {
        place.moveTo(LetterCosts::kEdge);
        add(place, isAscii);
    }
    return {first.script, at - m_at, letters, ascii, isSmall};
}

template <class Characters>
auto TokenReader<Characters>::takeForeign(const TokenCharacter& first) -> Word {
    LetterCosts::ForeignRow sums{};
    const Word word = takeWord(first, [&](LetterCosts::Place place, bool /*isAscii*/) {
        const LetterCosts::ForeignRow& costs = m_costs.foreign(first.script, place);
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i] = static_cast<std::uint16_t>(sums[i] + costs[i]);
    });
    m_sums.addForeignWord(word.script, sums, word.letters);
    return word;
}

template <class Characters>
auto TokenReader<Characters>::takeLatin(const TokenCharacter& first) -> Word {
    LetterCosts::Row sums{};
    LetterCosts::Row prefix{}; // of the ASCII letters at its front
    bool wasAscii = true;
    const Word word = takeWord(first, [&](LetterCosts::Place place, bool isAscii) {
        if (wasAscii && !isAscii)
            prefix = sums;
        wasAscii = isAscii;
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

template <class Characters>
auto TokenReader<Characters>::takeUnknown(const TokenCharacter& first) -> Word {
    const Word word = takeWord(first, [](LetterCosts::Place, bool) {});
    charge(kUnknownLetter * word.letters, 0, false);
    m_sums.addUnknown(word.letters);
    return word;
}

template <class Characters>
auto TokenReader<Characters>::take(const TokenCharacter& first) -> Word {
    if (first.script == Script::Latin)
        return takeLatin(first);
    return first.script == Script::Other ? takeUnknown(first) : takeForeign(first);
}

/// What the letters cost in any language, and the marks on them.
template <class Characters>
void TokenReader<Characters>::chargeLetters(const Word& word) {
    m_mass += kAsciiMass * word.ascii + (word.letters - word.ascii);
    if (word.isSmall && word.length == word.letters) {
        charge(m_shape.smallWord(word.letters), 0, word.ascii > 0);
        return;
    }
    std::uint32_t letters = 0;
    for (std::size_t at = m_at; at < m_at + word.length; ++at) {
        const TokenCharacter& character = m_token[at];
        if (character.kind == Kind::Mark) {
            addMark(word.script, character.codePoint);
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
template <class Characters>
void TokenReader<Characters>::addMark(Script script, char32_t codePoint) {
    m_mass += 1;
    if (isOfEurope(script) != isAlphabetMark(codePoint)) {
        charge(kLooseMark, kLooseMark, false);
    } else if (isOfEurope(script)) {
        m_sums.addMark(script);
    } else {
        const KindCost& cost = kindCost(Kind::Mark);
        charge(cost.bits + (script == Script::Hebrew ? kHebrewPoint : 0), cost.excess, false);
    }
}

template <class Characters>
bool TokenReader<Characters>::readWord(const TokenCharacter& first) {
    beginWord(first);
    const Word word = take(first);
    if (word.letters > TokenCosts::kLongest)
        return false; // its costs do not fit
    chargeLetters(word);
    m_at += word.length;
    m_before = Kind::Letter;
    m_codePointBefore = m_token[m_at - 1].codePoint;
    return true;
}

/// The Asian characters that follow each other here, but not all of many.
template <class Characters>
void TokenReader<Characters>::readAsian() {
    if (m_before == Kind::Letter) {
        const bool latin = m_wordScript == Script::Latin && m_codePointBefore < 0x80;
        const double cost = latin ? kAsianAtLatin : kTwoScriptsInWord;
        charge(cost, latin ? 0 : cost, false);
    }
    char32_t before = m_before == Kind::Asian ? m_codePointBefore : 0;
    const std::size_t begin = m_at;
    const std::size_t end = std::min(m_token.size(), begin + kBetweenLooks);
    for (; m_at < end; ++m_at) {
        const TokenCharacter& character = m_token[m_at];
        if (character.kind != Kind::Asian)
            break;
        const LetterCosts::AsianRow& costs = m_costs.asianCosts(character.codePoint, before);
        for (std::size_t i = 0; i < costs.size(); ++i)
            m_asian[i] += costs[i];
        before = character.codePoint;
    }
    const auto characters = static_cast<std::uint32_t>(m_at - begin);
    m_asianCharacters += characters;
    m_mass += 2 * characters; // a character is worth two letters
    m_wordScript = Script::Latin;
    m_signAfterLetter = false;
    m_before = Kind::Asian;
    m_codePointBefore = before;
}

/// A malformed sequence.
template <class Characters>
void TokenReader<Characters>::addError() {
    charge(kError, kError, false);
    m_mass += 1;
    m_before = Kind::Symbol;
    m_codePointBefore = U'\uFFFD';
    m_signAfterLetter = false;
}

template <class Characters>
void TokenReader<Characters>::addOther(const TokenCharacter& character) {
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
    if (joinsLetters(character.codePoint) && afterLetter && writesJoiners(*m_wordScript)) {
        charge(kJoiner, 0, false);
    } else {
        const Charge own = chargeOf(kind, character.codePoint, m_before, m_codePointBefore);
        charge(own.bits, own.excess, ascii);
    }
    const Charge further = chargeAfter(afterLetter, m_wordScript.value_or(Script::Other), m_before,
                                       kind, character.codePoint);
    charge(further.bits, further.excess, ascii);
    m_signAfterLetter = (afterLetter || m_signAfterLetter) && kindCost(kind).inWord > 0;
    m_before = kind;
    m_codePointBefore = character.codePoint;
}

/// Whether the text surely costs more than it may: no further character makes it cost less.
template <class Characters>
bool TokenReader<Characters>::isTooDear() {
    constexpr double kRounding = 0.5; // bits: frames are counted in tenths
    m_nextLook = m_at + kBetweenLooks;
    const double asian = *std::ranges::min_element(m_asian) / kCostUnits;
    const double own = m_bits + std::min(0.0, m_shape.moreAfterCapitals());
    return m_sums.leastBits() + own + asian > m_mostBits + kRounding;
}

template <class Characters>
TokenReading TokenReader<Characters>::readAll() {
    while (m_at < m_token.size()) {
        if (m_at >= m_nextLook && std::isfinite(m_mostBits) && isTooDear())
            return TokenReading::TooDear;
        const TokenCharacter& next = m_token[m_at];
        if (next.kind == Kind::Letter) {
            if (!readWord(next))
                return TokenReading::TooLong;
            continue;
        }
        if (next.kind == Kind::Asian) {
            readAsian();
            continue;
        }
        if (next.codePoint == kErrorMark)
            addError();
        else
            addOther(next);
        ++m_at;
    }
    if (m_asianCharacters > 0)
        m_sums.addAsian(m_asian, m_asianCharacters);
    return TokenReading::Whole;
}

} // namespace

template <class Characters>
TokenReading readToken(const Characters& token, TokenPart part, double mostBits, TokenSums& sums) {
    constexpr CharacterClass kSpace{Kind::Space, Script::Other, 0, false, false};
    const bool goesOn = part == TokenPart::Last;
    MOJI_UNINITIALIZED TokenReader<Characters> reader(token, goesOn, mostBits, sums);
    if (const TokenReading reading = reader.readAll(); reading != TokenReading::Whole)
        return reading;
    if (!goesOn)
        reader.addOther(TokenCharacter::of(U' ', kSpace));
    sums.addFrame(reader.frame());
    return TokenReading::Whole;
}

template TokenReading readToken(const ByteCharacters&, TokenPart, double, TokenSums&);
template TokenReading readToken(const TextCharacters&, TokenPart, double, TokenSums&);

} // namespace moji
