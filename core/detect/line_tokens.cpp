#include "detect/line_tokens.h"

#include "support/uninitialized.h"

#include <algorithm>
#include <cmath>

namespace moji {

namespace {

constexpr Byte kSpace = 0x20;

TokenScore scoreOf(const TokenSums& sums, double mostBits, std::optional<Language> expected) {
    TokenScore found;
    found.isKnown = true;
    found.isCut = std::isfinite(mostBits) && sums.leastBits() > mostBits;
    if (!found.isCut)
        found.score = sums.score(expected);
    return found;
}

/// Of a text with a token that was not read to its end.
TokenScore scoreOf(TokenReading reading) {
    const bool isTooDear = reading == TokenReading::TooDear;
    return {.isKnown = isTooDear, .isCut = isTooDear, .score = {}};
}

} // namespace

LineTokens::LineTokens(ByteView line, std::optional<Language> expected)
    : m_line(line)
    , m_expected(expected) {
    m_pieces.reserve(16);
    std::size_t begin = 0;
    Byte all = 0; // bits of the bytes of this token
    for (std::size_t at = 0; at < line.size(); ++at) {
        all |= line[at];
        if (line[at] != kSpace)
            continue;
        addToken(line, begin, at, all < 0x80);
        begin = at + 1;
        all = 0;
    }
    if (begin < line.size())
        addToken(line, begin, line.size(), all < 0x80);
}

/// The token that ends at `end`, where a space is or the line ends.
void LineTokens::addToken(ByteView line, std::size_t begin, std::size_t end, bool isAscii) {
    const ByteView token = line.subspan(begin, end - begin);
    const TokenPart part = end == line.size() ? TokenPart::Last : TokenPart::Whole;
    m_isUsable = m_isUsable && token.size() <= TokenCosts::kLongest;
    if (!m_isUsable)
        return;
    if (!isAscii) {
        m_pieces.push_back({static_cast<std::uint32_t>(begin),
                            static_cast<std::uint32_t>(token.size()),
                            part,
                            {}});
        return;
    }
    const AsciiToken& known = m_costs.ofAscii(token, part);
    m_ascii.addLetters(known);
    if (m_pieces.empty() || m_pieces.back().length > 0)
        m_pieces.push_back({});
    m_pieces.back().frame.add(known.frame);
}

TokenScore LineTokens::score(const ByteScorer& scorer, double mostBits) const {
    if (!m_isUsable)
        return {};
    std::size_t added = 0; // the sum is looked at after four, eight, sixteen... of them
    TokenSums sums = m_ascii;
    for (const Piece& piece : m_pieces) {
        if (piece.length == 0) {
            sums.addFrame(piece.frame);
            continue;
        }
        const TokenReading reading =
            scorer.add(m_line.subspan(piece.begin, piece.length), piece.part, mostBits, sums);
        if (reading != TokenReading::Whole)
            return scoreOf(reading);
        if (++added >= 4 && (added & (added - 1)) == 0 && sums.leastBits() > mostBits)
            return scoreOf(TokenReading::TooDear);
    }
    return scoreOf(sums, mostBits, m_expected);
}

TokenScore scoreTokens(std::u32string_view text, double mostBits,
                       std::optional<Language> expected) {
    TokenCosts& tokens = TokenCosts::ofThread();
    LetterCosts& letters = LetterCosts::ofThread();
    MOJI_UNINITIALIZED TokenSums sums;         // its constructor does
    std::array<Byte, AsciiToken::kMost> bytes; // NOLINT: set where it is read
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(U' '), text.size());
        const std::u32string_view token = text.substr(0, end);
        const TokenPart part = end == text.size() ? TokenPart::Last : TokenPart::Whole;
        text.remove_prefix(std::min(end + 1, text.size()));
        const bool isAscii = token.size() <= bytes.size() &&
                             std::ranges::all_of(token, [](char32_t c) { return c < 0x80; });
        if (!isAscii) {
            const TokenReading reading =
                readToken(TextCharacters{letters, token}, part, mostBits, sums);
            if (reading != TokenReading::Whole)
                return scoreOf(reading);
            continue;
        }
        std::ranges::transform(token, bytes.begin(),
                               [](char32_t c) { return static_cast<Byte>(c); });
        const ByteView ascii = ByteView(bytes).first(token.size());
        const AsciiToken& known = tokens.ofAscii(ascii, part);
        sums.addFrame(known.frame);
        sums.addLetters(known);
    }
    return scoreOf(sums, mostBits, expected);
}

} // namespace moji
