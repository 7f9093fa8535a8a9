#pragma once
// How many bits a text takes under the models of what people write: the fewer, the likelier it is.
// What repair compares two texts by.

#include "detect/token_sums.h"

#include <limits>
#include <string>
#include <string_view>

namespace moji::repair {

/// Of a text between two spaces or line ends. U+FFFD costs the same everywhere: it is no part of
/// the text, whatever the models think of it. Above `limit` the answer is only some value above it;
/// `slack` says how many bits a part of the text may cost above its share of the limit.
///
/// What is rare in text that people write but frequent in damaged text costs more than the
/// models say: C1 controls, an Asian character or a mark at a small Latin letter, a no-break space
/// beside a space, an opening quote after a letter, box drawing without any repetition. The
/// apostrophe in a word, signs like the micro sign and long runs of one character cost less.
[[nodiscard]] double bitsOf(std::u32string_view text,
                            double limit = std::numeric_limits<double>::infinity(),
                            double slack = std::numeric_limits<double>::infinity());

/// Whether a quick look is enough to know that bitsOf() is more than `limit`.
[[nodiscard]] bool surelyCostsMore(std::u32string_view text, double limit);

/// Of the cost of a text before a space, or at the end of a line, bits that are for single
/// characters and for neighbours; all but the signs among these is put into `models`, which say
/// what the rest costs.
[[nodiscard]] double bitsOfSigns(std::u32string_view text, bool atEnd, std::u32string& models);

/// What a word costs among its neighbours in a line, for several words in the same place. The
/// neighbours are looked at once.
class CostInLine {
public:
    /// `before` and `after`, which are borrowed, are parts of a line.
    CostInLine(std::u32string_view before, std::u32string_view after);

    /// bitsOf() the line with the word in it.
    [[nodiscard]] double bitsWith(std::u32string_view word);

private:
    /// Some whole tokens in order.
    struct Part {
        TokenFrame frame;
        double signs = 0;
    };
    [[nodiscard]] bool add(std::u32string_view text, bool isLast, Part& part, TokenSums& sums);

    std::u32string_view m_before;
    std::u32string_view m_after;
    bool m_isOfTokens; // the word is a token, or several
    TokenSums m_letters;
    Part m_first;
    Part m_last;
    std::u32string m_line; // kept for its memory
};

} // namespace moji::repair
