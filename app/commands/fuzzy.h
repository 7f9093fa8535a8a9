#pragma once
// How well a text answers what somebody typed: all letters must occur in their order; those at the
// beginnings of words and beside each other count more. Works on texts that are already folded.

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace moji::app {

/// A text prepared for matching.
struct FoldedText {
    QString text;              // without case, ё as е
    std::uint64_t letters = 0; // which occur, as a set

    FoldedText() = default;
    explicit FoldedText(const QString& original);
};

/// What was typed. Blanks separate words, each of which must match; so must every two ideographs.
class FuzzyPattern {
public:
    explicit FuzzyPattern(const QString& typed);

    [[nodiscard]] bool isEmpty() const { return m_words.empty(); }
    [[nodiscard]] const std::vector<FoldedText>& words() const { return m_words; }
    /// Higher is better; nothing if a letter is missing.
    [[nodiscard]] std::optional<int> score(const FoldedText& text) const;
    /// The UTF-16 units of `text` that words of the pattern matched, in order; for drawing.
    [[nodiscard]] std::vector<int> positions(const FoldedText& text) const;

    /// Of one word.
    [[nodiscard]] static std::optional<int> scoreOfWord(const FoldedText& word,
                                                        const FoldedText& text);
    /// The same, for a text in which a word of the pattern must begin a word.
    [[nodiscard]] static std::optional<int> scoreOfBeginning(const FoldedText& word,
                                                             const FoldedText& text);

    /// Whether a person would say that `text` has the word: it occurs whole, or in parts that begin
    /// words of the text, as "opfo" in "open folder". Other letters in their order match by chance.
    [[nodiscard]] static bool isNamedBy(const FoldedText& word, const FoldedText& text);

private:
    std::vector<FoldedText> m_words;
};

} // namespace moji::app
