#include "commands/fuzzy.h"

#include <algorithm>
#include <utility>

namespace moji::app {

namespace {

constexpr int kLetter = 4;
constexpr int kBeside = 6; // the letter before it matched too
constexpr int kWordBegin = 8;
constexpr int kTextBegin = 6; // as well
constexpr int kWhole = 12;    // nothing of the text is left over
constexpr int kMostGap = 12;  // a longer gap costs no more

// Chinese is written without blanks: a word may begin at any letter, and most have two.
constexpr char16_t kFirstIdeograph = 0x2E80;
constexpr char16_t kLastIdeograph = 0x9FFF;
constexpr qsizetype kIdeographs = 2;

std::uint64_t lettersOf(const QString& text) {
    std::uint64_t set = 0;
    for (const QChar c : text)
        set |= std::uint64_t{1} << (c.unicode() % 64);
    return set;
}

bool isIdeograph(QChar c) {
    return c.unicode() >= kFirstIdeograph && c.unicode() <= kLastIdeograph;
}

/// "深色", "主题" of "深色主题"; any other word is whole.
QStringList partsOf(const QString& word) {
    if (!std::ranges::all_of(word, isIdeograph))
        return {word};
    QStringList parts;
    for (qsizetype at = 0; at < word.size(); at += kIdeographs)
        parts += word.mid(at, kIdeographs);
    return parts;
}

bool isWordBegin(const QString& text, qsizetype at) {
    return at == 0 || !text[at - 1].isLetterOrNumber() || isIdeograph(text[at]) ||
           (text[at].isDigit() && !text[at - 1].isDigit());
}

/// Where `word` occurs whole and begins a word.
std::optional<qsizetype> beginningOf(const QString& word, const QString& text) {
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
        if (isWordBegin(text, at))
            return at;
    return {};
}

/// A word that occurs whole is taken where it begins a word, if it does anywhere; else each letter
/// where it comes first. Empty if a letter is missing.
std::vector<qsizetype> placesOf(const QString& word, const QString& text) {
    std::vector<qsizetype> places;
    qsizetype from = std::max<qsizetype>(beginningOf(word, text).value_or(text.indexOf(word)), 0);
    for (const QChar letter : word) {
        const qsizetype at = text.indexOf(letter, from);
        if (at < 0)
            return {};
        places.push_back(at);
        from = at + 1;
    }
    return places;
}

int scoreOfPlaces(const std::vector<qsizetype>& places, const QString& text) {
    int score = 0;
    qsizetype before = -2;
    for (const qsizetype at : places) {
        score += kLetter;
        if (at == before + 1)
            score += kBeside;
        else if (before >= 0)
            score -= static_cast<int>(std::min<qsizetype>(at - before - 1, kMostGap));
        if (isWordBegin(text, at))
            score += kWordBegin;
        if (at == 0)
            score += kTextBegin;
        before = at;
    }
    return places.size() == static_cast<std::size_t>(text.size()) ? score + kWhole : score;
}

} // namespace

FoldedText::FoldedText(const QString& original)
    : text(original.toCaseFolded().replace(QChar(u'ё'), QChar(u'е')))
    , letters(lettersOf(text)) {}

FuzzyPattern::FuzzyPattern(const QString& typed) {
    for (const QString& word : typed.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        for (const QString& part : partsOf(word))
            m_words.emplace_back(part);
}

std::optional<int> FuzzyPattern::score(const FoldedText& text) const {
    int sum = 0;
    for (const FoldedText& word : m_words) {
        const auto one = scoreOfWord(word, text);
        if (!one)
            return {};
        sum += *one;
    }
    return sum;
}

std::vector<int> FuzzyPattern::positions(const FoldedText& text) const {
    std::vector<int> positions;
    for (const FoldedText& word : m_words)
        for (const qsizetype place : placesOf(word.text, text.text))
            positions.push_back(static_cast<int>(place));
    std::ranges::sort(positions);
    positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
    return positions;
}

std::optional<int> FuzzyPattern::scoreOfWord(const FoldedText& word, const FoldedText& text) {
    if ((word.letters & ~text.letters) != 0)
        return {};
    const std::vector<qsizetype> places = placesOf(word.text, text.text);
    return places.empty() ? std::nullopt : std::optional(scoreOfPlaces(places, text.text));
}

std::optional<int> FuzzyPattern::scoreOfBeginning(const FoldedText& word, const FoldedText& text) {
    const bool possible = (word.letters & ~text.letters) == 0;
    return possible && beginningOf(word.text, text.text) ? scoreOfWord(word, text) : std::nullopt;
}

bool FuzzyPattern::isNamedBy(const FoldedText& word, const FoldedText& text) {
    if (text.text.contains(word.text))
        return true;
    std::vector<bool> ends(static_cast<std::size_t>(text.text.size())); // of the letters so far
    for (qsizetype i = 0; i < word.text.size(); ++i) {
        std::vector<bool> next(ends.size());
        bool anyBefore = i == 0;
        for (qsizetype at = 0; at < text.text.size(); ++at) {
            const auto place = static_cast<std::size_t>(at);
            const bool isBeside = at > 0 && ends[place - 1];
            next[place] = text.text[at] == word.text[i] &&
                          (isBeside || (anyBefore && isWordBegin(text.text, at)));
            anyBefore = anyBefore || ends[place];
        }
        ends = std::move(next);
    }
    return std::ranges::find(ends, true) != ends.end();
}

} // namespace moji::app
