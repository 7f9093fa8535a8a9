#pragma once
// The words of a text that may have been misread, and the choice among their readings: encodings
// are chosen that explain the most, until no word is left that they explain.

#include "repair/misread_reading.h"
#include "repair/misread_rest.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace moji::repair {

class MisreadChoice {
public:
    /// Encodings by their place in MisreadEncodings::all(), one for each time that a text was
    /// misread, the last time first.
    using Encodings = std::vector<std::size_t>;

    /// Borrows `encodings`.
    explicit MisreadChoice(const MisreadEncodings& encodings)
        : m_encodings(encodings) {}

    /// The readings of the next word but those that cost too much.
    static void prune(std::vector<MisreadReading>& readings);

    /// The next word, which was plainly misread once, in settled(); its chain is not known yet.
    void addPlain(MisreadText::Place word) { m_plain.push_back(std::move(word)); }

    void add(std::vector<MisreadReading> readings) {
        if (!readings.empty())
            m_words.push_back({std::move(readings), false});
    }

    /// A word as it is in the text: how many have Asian characters.
    void count(std::u32string_view word);
    /// A word that no reading explains.
    void addUnexplained(std::u32string_view word);

    /// Whether its words leave no doubt at all how the text was misread. They are looked at now and
    /// then.
    [[nodiscard]] bool settle();
    /// How it was misread, once that is known.
    [[nodiscard]] const Encodings& settled() const { return m_settled; }

    /// The single-byte encodings in which the text was misread once beyond doubt, as choose()
    /// found.
    [[nodiscard]] const std::vector<ProvenEncoding>& proven() const { return m_proven; }

    /// What was surely misread. Of an empty `text`, in which no line can tell, by the words alone.
    [[nodiscard]] MisreadText choose(std::u32string_view text);

    /// Bits that a word may be worth less than by its own best reading.
    static constexpr double kForgone = 15;

private:
    struct Word {
        std::vector<MisreadReading> readings;
        bool settled = false;
    };
    /// Bits by encoding.
    using Saved = std::array<double, ByteImages::kMost>;
    struct Best {
        Encodings encodings;
        double saved = 0;
    };

    static double doubtOf(const Candidate& candidate);
    static bool isBy(const MisreadReading& reading, std::size_t times, const Encodings& encodings);
    static double bestWorth(const Word& word);
    static const MisreadReading* readingBy(const Word& word, double forgone,
                                           const Encodings& encodings);
    [[nodiscard]] Best best(std::u32string_view text) const;
    [[nodiscard]] double savedByRival(const Encodings& before, std::size_t first, std::size_t rival,
                                      std::u32string_view text) const;
    [[nodiscard]] std::size_t usualTwin(const Encodings& before, std::size_t first,
                                        const Saved& saved) const;
    void addUp(std::size_t times, const Encodings& chosen, Saved& saved) const;
    [[nodiscard]] bool isLoneSign(const std::vector<const MisreadReading*>& readings,
                                  std::size_t encoding) const;
    [[nodiscard]] bool isChance(std::size_t encoding, std::size_t explained) const;
    void take(const Encodings& encodings, std::u32string_view text, MisreadText& found);
    [[nodiscard]] bool hasIntact(std::u32string_view text, std::size_t encoding) const;
    [[nodiscard]] Chain chainOf(const Encodings& encodings, bool surrogates) const;

    const MisreadEncodings& m_encodings;
    std::vector<Word> m_words; // in order
    std::size_t m_asianWords = 0;
    std::size_t m_unexplained = 0; // words that nobody writes
    std::size_t m_ordinary = 0;    // other words that no reading explains
    std::size_t m_nextLook = 64;   // words, before settle() looks at them
    Encodings m_settled;
    std::vector<MisreadText::Place> m_plain;
    std::vector<ProvenEncoding> m_proven;
};

} // namespace moji::repair
