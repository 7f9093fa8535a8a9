#pragma once
// The score of a line in one single-byte encoding after the other: its tokens of ASCII, which all
// of them read alike, are looked up and added up once.

#include "detect/byte_scorer.h"
#include "detect/token_sums.h"

#include <vector>

namespace moji {

/// The score of a reading; nothing where it is certain to cost more than was allowed.
struct TokenScore {
    bool isKnown = false; // else only a TextScorer can tell
    bool isCut = false;   // it costs more
    ReadingScore score;
};

class LineTokens {
public:
    LineTokens(ByteView line, std::optional<Language> expected);

    /// Of the encoding that `scorer` is for, which reads all bytes of the line.
    [[nodiscard]] TokenScore score(const ByteScorer& scorer, double mostBits) const;

private:
    /// A token that is not ASCII, or what several of ASCII add to a text but letters.
    struct Piece {
        std::uint32_t begin = 0;
        std::uint32_t length = 0; // 0: ASCII
        TokenPart part = TokenPart::Whole;
        TokenFrame frame;
    };
    void addToken(ByteView line, std::size_t begin, std::size_t end, bool isAscii);

    TokenCosts& m_costs = TokenCosts::ofThread();
    ByteView m_line;
    std::optional<Language> m_expected;
    bool m_isUsable = true;
    std::vector<Piece> m_pieces;
    TokenSums m_ascii; // the letters of all tokens of ASCII
};

/// The score of any decoded text, as far as it goes.
[[nodiscard]] TokenScore scoreTokens(std::u32string_view text, double mostBits,
                                     std::optional<Language> expected);

} // namespace moji
