#pragma once
// What a text costs, token by token. What is between two spaces costs the same wherever it stands,
// but for two things about the word before it: its script, and whether it was in capitals. So a
// token is scored by itself (token_reader.h), and one that a text repeats only once.

#include "bytes/byte_source.h"
#include "detect/letter_costs.h"
#include "detect/memo.h"
#include "detect/script.h"
#include "detect/word_shape.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace moji {

/// What is no letter's cost in a token or several, and what they make of the words around them.
struct TokenFrame {
    /// As of TextSums.
    struct Sums {
        double bits = 0;
        double excess = 0;
        double mass = 0;
    };
    [[nodiscard]] static TokenFrame of(const Sums& sums, const WordShape& shape,
                                       std::optional<Script> first, std::optional<Script> last);

    std::int32_t tenths = 0;            // of bits, at the beginning of a text
    std::int32_t moreAfterCapitals = 0; // tenths; where the word before is in capitals
    std::uint32_t eighths = 0;          // weighted characters
    float excess = 0;                   // bits beyond ordinary text, weighted; in sixty-fourths
    std::optional<Script> first;        // what the last word before must be in to cost no more
    std::optional<Script> last;         // of the last word, if there is any
    bool leavesCapitals = false;
    bool leavesCapitalsAfterCapitals = true;

    /// Goes on with what follows.
    void add(const TokenFrame& next);
};

/// A token with the space after it; or the last one of a text, whose last word may go on.
enum class TokenPart : std::uint8_t { Whole, Last };

/// A token of nothing but ASCII, the space after it included.
struct AsciiToken {
    static constexpr std::size_t kMost = 30; // bytes, to be remembered
    std::array<std::uint64_t, 4> key{};
    TokenFrame frame;
    std::uint32_t letters = 0;
    LetterCosts::Row costs{};
};

/// Any token with letters of Latin and one other script at most.
struct TextToken {
    TokenFrame frame;
    bool isUsable = false;
    bool hasLatin = false; // else their rows are zeros
    bool hasPrefixes = false;
    std::optional<Script> foreign; // the other script
    std::uint32_t asciiLetters = 0;
    std::uint32_t latinLetters = 0; // in other words
    std::uint32_t foreignLetters = 0;
    std::uint32_t unknownLetters = 0; // Script::Other
    LetterCosts::ForeignRow foreignCosts{};
    LetterCosts::Row ascii{};    // words of ASCII letters
    LetterCosts::Row latin{};    // other words, with their beginnings
    LetterCosts::Row prefixes{}; // ASCII beginnings of these
};

/// Scores a token, without the space, of TokenCosts::kLongest characters at most.
[[nodiscard]] TextToken scoreToken(std::u32string_view token, TokenPart part);

/// Remembers tokens of ASCII. One thread at a time may use it.
class TokenCosts {
public:
    /// Longer tokens are not scored: their costs would not fit.
    static constexpr std::size_t kLongest = 100; // characters

    /// One for the calling thread.
    [[nodiscard]] static TokenCosts& ofThread();

    /// Without the space; answers are valid until the next call.
    [[nodiscard]] const AsciiToken& ofAscii(ByteView token, TokenPart part);

private:
    Memo<AsciiToken, 13> m_ascii;
    AsciiToken m_longAscii;
};

} // namespace moji
