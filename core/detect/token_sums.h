#pragma once
// The costs of a text's tokens added up, and the score of the text: as TextScorer says it.

#include "detect/token_costs.h"

namespace moji {

/// What of a TextScore readings are compared by.
struct ReadingScore {
    double bits = 0;
    double plausibility = 0;
    std::optional<Language> language;
};

class TokenSums {
public:
    TokenSums();

    /// What is not letters is added apart from them, in the order of the text.
    void addFrame(const TokenFrame& frame) { m_frame.add(frame); }
    void addLetters(const AsciiToken& token);
    /// Of a token that is usable.
    void addLetters(const TextToken& token);
    /// A word of ASCII letters; of others of Latin script, which begins with `ascii` ASCII letters
    /// that cost `prefix`; of another script.
    void addAsciiWord(const LetterCosts::Row& word, std::uint32_t letters);
    void addLatinWord(const LetterCosts::Row& word, const LetterCosts::Row& prefix,
                      std::uint32_t ascii, std::uint32_t others);
    void addForeignWord(Script script, const LetterCosts::ForeignRow& word, std::uint32_t letters);
    /// A mark of Vietnamese on a letter of that script.
    void addMark(Script script);
    /// Letters of scripts without a model.
    void addUnknown(std::uint32_t letters) { countOf(Script::Other).other += letters; }
    /// Asian characters, and what they cost by language.
    void addAsian(const std::array<std::uint32_t, LetterCosts::AsianRow{}.size()>& costs,
                  std::uint32_t characters);

    /// Keeps the sums of one token; answers whether a TextToken can hold them.
    void store(AsciiToken& token) const;
    [[nodiscard]] bool store(TextToken& token) const;

    /// What everything but letters costs.
    [[nodiscard]] double frameBits() const { return m_frame.tenths / 10.0; }
    /// What the text costs at least, as TextScorer::feedWithin() goes by.
    [[nodiscard]] double leastBits() const;
    [[nodiscard]] ReadingScore score(std::optional<Language> expected) const;

private:
    using Lanes = std::array<std::int32_t, LetterCosts::kLanes>; // by language of Latin script

    /// Letters of one script.
    struct Count {
        std::uint32_t ascii = 0;
        std::uint32_t other = 0;
    };
    struct Best {
        Language language = 0;
        double bits = 0;
        double excess = 0;
    };
    [[nodiscard]] Best bestOfLatin(std::optional<Language> expected) const;
    [[nodiscard]] Best bestOfForeign(Script script, std::optional<Language> expected) const;
    [[nodiscard]] std::uint32_t leastOfForeign(Script script) const;
    [[nodiscard]] const Count& countOf(Script script) const {
        return m_counts[static_cast<std::size_t>(script)];
    }
    Count& countOf(Script script) {
        m_scripts |= 1U << static_cast<unsigned>(script);
        return m_counts[static_cast<std::size_t>(script)];
    }

    // Beyond the last language they are more than any text costs.
    Lanes m_ascii{};    // words of ASCII letters
    Lanes m_latin{};    // other words of Latin letters
    Lanes m_prefixes{}; // ASCII beginnings of these
    // By language, of other scripts; with room for a whole row from the last one on.
    std::array<std::uint32_t, kMostLanguages + LetterCosts::kForeignLanes> m_foreign{};
    std::array<Count, kScripts> m_counts{};
    std::uint32_t m_scripts = 0; // those that may have a count, a bit for each
    TokenFrame m_frame;
};

} // namespace moji
