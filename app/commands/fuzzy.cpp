#include "commands/fuzzy.h"

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kLetter = 4;
constexpr int kBeside = 6; // the letter before it matched too
constexpr int kWordBegin = 8;
constexpr int kTextBegin = 6; // as well
constexpr int kWhole = 12;    // nothing of the text is left over
constexpr int kMostGap = 12;  // a longer gap costs no more

std::uint64_t lettersOf(const QString& text) {
    std::uint64_t set = 0;
    for (const QChar c : text)
        set |= std::uint64_t{1} << (c.unicode() % 64);
    return set;
}

bool isWordBegin(const QString& text, qsizetype at) {
    return at == 0 || !text[at - 1].isLetterOrNumber() ||
           (text[at].isDigit() && !text[at - 1].isDigit());
}

} // namespace

FoldedText::FoldedText(const QString& original)
    : text(original.toCaseFolded())
    , letters(lettersOf(text)) {}

FuzzyPattern::FuzzyPattern(const QString& typed) {
    for (const QString& word : typed.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        m_words.emplace_back(word);
}

std::optional<int> FuzzyPattern::score(const FoldedText& text) const {
    int sum = 0;
    for (const FoldedText& word : m_words) {
        if ((word.letters & ~text.letters) != 0)
            return {};
        const auto one = scoreWord(word.text, text.text, nullptr);
        if (!one)
            return {};
        sum += *one;
    }
    return sum;
}

std::vector<int> FuzzyPattern::positions(const FoldedText& text) const {
    std::vector<int> places;
    for (const FoldedText& word : m_words)
        static_cast<void>(scoreWord(word.text, text.text, &places));
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

/// A word that occurs whole is taken where it begins a word, if it does anywhere; else each letter
/// where it comes first.
std::optional<int> FuzzyPattern::scoreWord(const QString& word, const QString& text,
                                           std::vector<int>* places) {
    qsizetype whole = text.indexOf(word);
    for (qsizetype at = whole; at >= 0; at = text.indexOf(word, at + 1)) {
        if (isWordBegin(text, at)) {
            whole = at;
            break;
        }
    }
    int score = 0;
    qsizetype before = -2;
    qsizetype from = std::max<qsizetype>(whole, 0);
    for (const QChar letter : word) {
        const qsizetype at = text.indexOf(letter, from);
        if (at < 0)
            return {};
        score += kLetter;
        if (at == before + 1)
            score += kBeside;
        else if (before >= 0)
            score -= static_cast<int>(std::min<qsizetype>(at - before - 1, kMostGap));
        if (isWordBegin(text, at))
            score += kWordBegin;
        if (at == 0)
            score += kTextBegin;
        if (places != nullptr)
            places->push_back(static_cast<int>(at));
        before = at;
        from = at + 1;
    }
    return word.size() == text.size() ? score + kWhole : score;
}

} // namespace moji::app
