#pragma once
// How likely a decoded text is, in bits, under the language that fits it best: what the detector,
// the comparison of readings and the repair of damage go by.
//
// The cost of a text is -log2 of its probability: for each letter that of the language's model
// (language_model.h), for everything between words a flat cost by kind (text_costs.h), more for
// what people do not write: two scripts in one word, a capital after small letters, a sign inside
// a word, controls, code points that are not assigned. Costs of readings of the *same bytes*
// compare directly: the lower is the likelier, by 2^difference. Letters are scored for each script
// by itself, under that script's best language, so that texts of several scripts are ordinary
// texts. Words of ASCII letters alone, which are markup, names and code as often as prose, may be
// in another language than the rest: words with other letters decide it.
//
//     TextScorer scorer;
//     scorer.feed(U"Привет, мир");
//     scorer.score().language;     // ru
//     scorer.score().plausibility; // 0.9
//
// It can be fed piece after piece and asked at any time. Its size is about 2 KB.

#include "detect/language.h"
#include "detect/text_feeder.h"
#include "text/span.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace moji {

struct TextScore {
    double bits = 0;      // of the whole text, the doubt about its language included
    double otherBits = 0; // of these, what is not the letters': of signs, of the shape of words
    /// Above 0 and below 1: how ordinary a text this is, by its bits beyond what ordinary text of
    /// its language costs. About 0.93 for ordinary text, 0.97 for none at all, a half at 2 bits a
    /// character too many, 0.1 at 6. ASCII weighs little, since most readings share it.
    double plausibility = 0;
    std::optional<Language> language; // of most letters; nothing where none has a model
    std::optional<Language> second;   // the next best of that script
    double margin = 0;                // bits by which `second` is worse
    std::uint64_t letters = 0;        // of all scripts, Asian characters included
    std::uint64_t tellingLetters = 0; // of them those of words that have letters beyond ASCII
    double bitsPerLetter = 0;         // of `language`, word edges included; 0 without one

    /// Those that tell: words of ASCII say nothing, unless there are no others.
    [[nodiscard]] std::uint64_t decidingLetters() const {
        return tellingLetters > 0 ? tellingLetters : letters;
    }
};

class TextScorer {
public:
    void feed(char32_t codePoint) { m_feeder.feed(codePoint, LetterCosts::ofThread()); }
    void feed(std::u32string_view text);
    /// Feeds the text, and answers true; or stops, and answers false, as soon as all that was fed
    /// is certain to cost more than `mostBits`, whatever follows.
    [[nodiscard]] bool feedWithin(std::u32string_view text, double mostBits);
    /// What a decoder said; errors as feedError().
    void feed(std::span<const Span> spans);
    /// One malformed sequence.
    void feedError() { m_feeder.feedError(LetterCosts::ofThread()); }

    /// `expected`: the expected language; others are doubted more.
    [[nodiscard]] TextScore score(std::optional<Language> expected = {}) const;

private:
    TextFeeder m_feeder;
};

/// The score of a whole text.
[[nodiscard]] TextScore scoreText(std::u32string_view text);

} // namespace moji
