#include "detect/guess_scores.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

namespace moji {

namespace {

constexpr double kWorthCounting = 30; // bits worse than the best guess
// Of the bits by which a reading is cheaper, so much counts: letters are not as independent as
// their models say. Measured: with it, of answers with a score of p, p are right.
constexpr double kOfDifference = 0.8;
constexpr double kOfFewLetters = 0.6;
constexpr std::uint64_t kFewLetters = 4;
constexpr double kOfOneLetter = 0.25; // a single letter is one of many
// Bits: of kDamagedAtAll, for other readings of damaged text. With all of it Greek that was named
// in the wrong one of its two encodings was as sure as the right one.
constexpr double kDamagedAsWell = 6;
constexpr std::size_t kSeveralDifferent = kFewLetters; // characters of two readings

/// How many times likelier a reading is that costs so many bits less; kept finite.
double weightOf(double bits) {
    return std::exp2(std::clamp(bits, -60.0, 60.0));
}

std::u32string_view textOf(std::span<const Candidate> candidates, const Codec& codec) {
    const auto found = std::ranges::find(candidates, &codec, &Candidate::codec);
    return found == candidates.end() ? std::u32string_view() : found->reading.text;
}

/// How many different characters two readings of the same bytes have for each other; of readings
/// that are not character by character, that is not known.
std::optional<std::size_t> countDifferent(std::u32string_view one, std::u32string_view other) {
    if (one.empty() || one.size() != other.size())
        return std::nullopt;
    std::set<std::pair<char32_t, char32_t>> different;
    for (std::size_t i = 0; i < one.size() && different.size() < kSeveralDifferent; ++i)
        if (one[i] != other[i])
            different.emplace(one[i], other[i]);
    return different.size();
}

/// As of so few letters: what two readings have in common decides nothing between them.
double shareOfDifferent(std::optional<std::size_t> different) {
    if (!different || *different == 0 || *different >= kSeveralDifferent)
        return kOfDifference;
    return *different == 1 ? kOfOneLetter : kOfFewLetters;
}

double shareOfLetters(const EncodingGuess& guess) {
    if (isOfOneLetter(guess))
        return kOfOneLetter;
    return guess.text.decidingLetters() < kFewLetters ? kOfFewLetters : kOfDifference;
}

/// Readings that are no guesses, one of each.
std::vector<const Candidate*> rivalsOf(const std::vector<EncodingGuess>& guesses,
                                       std::span<const Candidate> candidates) {
    std::set<double> known; // costs; two readings that cost the same are one
    std::set<const Codec*> guessed;
    for (const EncodingGuess& guess : guesses) {
        known.insert(guess.text.bits);
        guessed.insert(guess.codec);
    }
    std::vector<const Candidate*> rivals;
    for (const Candidate& candidate : candidates) {
        if (candidate.bits > guesses.front().bits + kWorthCounting)
            break;
        if (!candidate.isCut && !guessed.contains(candidate.codec) &&
            known.insert(candidate.text.bits).second)
            rivals.push_back(&candidate);
    }
    return rivals;
}

/// How likely readings are, where the best guess has 1.
class Weights {
public:
    Weights(const EncodingGuess& best, std::span<const Candidate> candidates)
        : m_best(best)
        , m_candidates(candidates)
        , m_text(textOf(candidates, *best.codec))
        , m_share(shareOfLetters(best)) {}

    [[nodiscard]] double of(const Codec& codec, double bits, const TextScore& text) const {
        const double ofLetters = std::min(
            m_share, shareOfDifferent(countDifferent(m_text, textOf(m_candidates, codec))));
        const double all = m_best.bits - bits; // negative, or 0
        const double whole = m_best.text.bits - text.bits;
        const double others = m_best.text.otherBits - text.otherBits;
        // What speaks for the other reading counts as much as what speaks against it.
        const double letters = std::min(whole - others, 0.0);
        const double rest = std::min(others, 0.0) + std::min(all - whole, 0.0);
        if (letters + rest >= 0)
            return weightOf(0);
        return weightOf((ofLetters * letters + m_share * rest) / (letters + rest) * all);
    }

private:
    const EncodingGuess& m_best;
    std::span<const Candidate> m_candidates;
    std::u32string_view m_text;
    double m_share;
};

} // namespace

bool isOfOneLetter(const EncodingGuess& guess) {
    return guess.basis == DetectionBasis::Letters && guess.text.decidingLetters() < 2;
}

void scoreGuesses(std::vector<EncodingGuess>& guesses, std::span<const Candidate> candidates) {
    const EncodingGuess best = guesses.front();
    if (best.basis == DetectionBasis::ByteOrderMark) {
        for (EncodingGuess& guess : guesses)
            guess.score = guess.codec == best.codec || guess.sameAs == best.codec ? 1 : 0;
        return;
    }
    const Weights weights(best, candidates);
    double all = 0;
    for (EncodingGuess& guess : guesses)
        if (!guess.sameAs)
            all += guess.score = weights.of(*guess.codec, guess.bits, guess.text);
    // Where the best one is damaged text, so are those that do not decode all of it either.
    const bool isDamaged = best.damaged > 0 && best.basis == DetectionBasis::Letters;
    for (const Candidate* rival : rivalsOf(guesses, candidates)) {
        const double damage = isDamaged && rival->reading.errors > 0 ? kDamagedAsWell : 0;
        all += weights.of(*rival->codec, rival->bits + damage, rival->text);
    }
    for (EncodingGuess& guess : guesses) // the first of those that read the same comes first
        guess.score = guess.sameAs
                          ? std::ranges::find(guesses, guess.sameAs, &EncodingGuess::codec)->score
                          : guess.score / all;
}

} // namespace moji
