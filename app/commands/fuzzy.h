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
    QString text;              // without case
    std::uint64_t letters = 0; // which occur, as a set

    FoldedText() = default;
    explicit FoldedText(const QString& original);
};

/// What was typed. Blanks separate words, each of which must match.
class FuzzyPattern {
public:
    explicit FuzzyPattern(const QString& typed);

    [[nodiscard]] bool isEmpty() const { return m_words.empty(); }
    /// Higher is better; nothing if a letter is missing.
    [[nodiscard]] std::optional<int> score(const FoldedText& text) const;
    /// The UTF-16 units of `text` that matched, in order; for drawing.
    [[nodiscard]] std::vector<int> positions(const FoldedText& text) const;

private:
    [[nodiscard]] static std::optional<int> scoreWord(const QString& word, const QString& text,
                                                      std::vector<int>* places);

    std::vector<FoldedText> m_words;
};

} // namespace moji::app
