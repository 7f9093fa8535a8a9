#include "detect/token_costs.h"

#include "detect/text_costs.h"
#include "detect/thread_loan.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <string>

namespace moji {

namespace {

constexpr double kTenths = 10;
constexpr double kEighths = 8;

std::int32_t tenthsOf(double bits) {
    const double half = bits < 0 ? -0.5 : 0.5;
    return static_cast<std::int32_t>(bits * kTenths + half);
}

/// A token as it is scored.
class Scoring {
public:
    Scoring(std::u32string_view token, bool isLast) {
        std::array<char32_t, TokenCosts::kLongest + 1> text; // NOLINT: set where it is read
        std::ranges::copy(token, text.begin());
        text[token.size()] = U' ';
        LetterCosts& costs = LetterCosts::ofThread();
        std::u32string_view rest(text.data(), token.size() + (isLast ? 0 : 1));
        while (!rest.empty()) {
            const bool isFirst = !m_feeder.wordScript();
            const auto script = costs.classOf(rest.front()).script;
            rest.remove_prefix(m_feeder.feedSome(rest, costs));
            if (isFirst && m_feeder.wordScript() && script != Script::Asian)
                m_first = m_feeder.wordScript();
        }
    }
    [[nodiscard]] const ShortTextSums& sums() const { return m_feeder.sums(); }
    [[nodiscard]] ShortTextSums tail() const { return m_feeder.tail(); }
    [[nodiscard]] TokenFrame frame() const {
        const ShortTextSums& sums = m_feeder.sums();
        TokenFrame frame =
            TokenFrame::of({.bits = sums.bits, .excess = sums.excess, .mass = sums.mass},
                           m_feeder.shape(), m_first, m_feeder.wordScript());
        frame.hasTail = m_feeder.hasTail();
        return frame;
    }

private:
    TextFeeder<ShortTextSums> m_feeder;
    std::optional<Script> m_first;
};

using Latin = std::array<std::uint16_t, LetterCosts::kLanes>;

/// sums[i] + sign * others[i] of the languages of Latin script.
void setRow(Latin& row, const ShortTextSums::Units& sums, const ShortTextSums::Units& others,
            int sign) {
    const auto range = LanguageModels::all().languagesOf(Script::Latin);
    for (std::size_t i = 0; i < std::size_t{range.last} - range.first; ++i)
        row[i] = static_cast<std::uint16_t>(sums[range.first + i] + others[range.first + i] * sign);
}

void take(const ShortTextSums& sums, AsciiToken& token) {
    token.letters =
        static_cast<std::uint32_t>(sums.counts[static_cast<std::size_t>(Script::Latin)].ascii);
    setRow(token.costs, sums.ascii, sums.prefixes, 0);
}

/// The script of the token's letters that are not Latin, if there is only one.
struct Foreign {
    std::optional<Script> script;
    bool isOnly = true;
};
Foreign foreignOf(const ShortTextSums& sums) {
    const LanguageModels& models = LanguageModels::all();
    Foreign found;
    for (std::size_t i = static_cast<std::size_t>(Script::Latin) + 1; i < kScripts; ++i) {
        const auto range = models.languagesOf(static_cast<Script>(i));
        if (range.empty() || (sums.counts[i].other == 0 && sums.other[range.first] == 0))
            continue;
        found.isOnly = found.isOnly && !found.script;
        found.script = static_cast<Script>(i);
    }
    return found;
}

void takeForeign(const ShortTextSums& sums, Script script, TextToken& token) {
    const auto range = LanguageModels::all().languagesOf(script);
    assert(std::size_t{range.last} - range.first <= LetterCosts::kForeignLanes);
    token.foreignLetters =
        static_cast<std::uint32_t>(sums.counts[static_cast<std::size_t>(script)].other);
    for (std::size_t i = 0; i < std::size_t{range.last} - range.first; ++i)
        token.foreignCosts[i] = static_cast<std::uint16_t>(sums.other[range.first + i]);
}

void take(const ShortTextSums& sums, bool isTail, TextToken& token) {
    const ShortTextSums::Count& latin = sums.counts[static_cast<std::size_t>(Script::Latin)];
    const auto languages = LanguageModels::all().languagesOf(Script::Latin);
    const Foreign foreign = foreignOf(sums);
    token.isUsable = foreign.isOnly;
    token.foreign = foreign.script;
    token.asciiLetters = static_cast<std::uint32_t>(latin.ascii);
    token.latinLetters = static_cast<std::uint32_t>(latin.other);
    token.unknownLetters =
        static_cast<std::uint32_t>(sums.counts[static_cast<std::size_t>(Script::Other)].other);
    token.hasAscii = isTail || latin.ascii > 0;
    token.hasLatin = isTail || latin.other > 0 || sums.other[languages.first] > 0; // marks
    token.hasPrefixes = latin.ascii > 0 && latin.other > 0;
    if (token.hasAscii)
        setRow(token.ascii, sums.ascii, sums.prefixes, -1);
    if (token.hasLatin)
        setRow(token.latin, sums.other, sums.prefixes, 1);
    if (token.hasPrefixes)
        setRow(token.prefixes, sums.prefixes, sums.prefixes, 0);
    if (foreign.script)
        takeForeign(sums, *foreign.script, token);
}

template <std::size_t N>
std::uint64_t hashOf(const std::array<std::uint64_t, N>& key) {
    std::uint64_t mixed = 0;
    for (const std::uint64_t part : key)
        mixed = (mixed ^ part ^ mixed >> 32) * 0x9E3779B97F4A7C15U;
    return mixed;
}

/// Without a call of memcmp.
template <std::size_t N>
bool isSame(const std::array<std::uint64_t, N>& left, const std::array<std::uint64_t, N>& right) {
    std::uint64_t different = 0;
    for (std::size_t i = 0; i < N; ++i)
        different |= left[i] ^ right[i];
    return different == 0;
}

} // namespace

TokenFrame TokenFrame::of(const Sums& sums, const WordShape& shape, std::optional<Script> first,
                          std::optional<Script> last) {
    return {.tenths = tenthsOf(sums.bits),
            .moreAfterCapitals = tenthsOf(shape.moreAfterCapitals()),
            .eighths = static_cast<std::uint32_t>(sums.mass * kEighths),
            .excess = static_cast<float>(sums.excess),
            .first = first,
            .last = last,
            .leavesCapitals = shape.leavesCapitals(),
            .leavesCapitalsAfterCapitals = shape.leavesCapitalsAfterCapitals()};
}

void TokenFrame::add(const TokenFrame& next) {
    constexpr auto kOther = static_cast<std::int32_t>(kOtherScriptThanBefore * kTenths);
    const std::int32_t change = last && next.first && *last != *next.first ? kOther : 0;
    const std::int32_t after = leavesCapitals ? next.moreAfterCapitals : 0;
    const std::int32_t afterThen = leavesCapitalsAfterCapitals ? next.moreAfterCapitals : 0;
    tenths += next.tenths + change + after;
    moreAfterCapitals += afterThen - after;
    eighths += next.eighths;
    excess += next.excess;
    first = last ? first : next.first;
    last = next.last ? next.last : last;
    leavesCapitals = leavesCapitals ? next.leavesCapitalsAfterCapitals : next.leavesCapitals;
    leavesCapitalsAfterCapitals =
        leavesCapitalsAfterCapitals ? next.leavesCapitalsAfterCapitals : next.leavesCapitals;
}

TokenCosts& TokenCosts::ofThread() {
    return ThreadLoan<TokenCosts>::value();
}

const AsciiToken& TokenCosts::ofAscii(ByteView token, TokenPart part) {
    const bool isShort = token.size() <= AsciiToken::kMost;
    std::array<std::uint64_t, 4> key{};
    AsciiToken* known = &m_longAscii;
    if (isShort) {
        std::array<Byte, 32> bytes{};
        std::copy(token.begin(), token.end(), bytes.begin());
        bytes[30] = static_cast<Byte>(part);
        bytes[31] = static_cast<Byte>(token.size() + 1);
        std::memcpy(key.data(), bytes.data(), bytes.size());
        known = &m_ascii.at(hashOf(key));
        if (isSame(known->key, key))
            return *known;
    }
    known->key = key;
    std::array<char32_t, kLongest> text; // NOLINT: set where it is read
    std::ranges::copy(token, text.begin());
    const Scoring scoring({text.data(), token.size()}, part != TokenPart::Whole);
    const bool isTail = part == TokenPart::TailOfLast;
    known->frame = isTail ? TokenFrame{} : scoring.frame();
    if (isTail)
        take(scoring.tail(), *known);
    else
        take(scoring.sums(), *known);
    return *known;
}

const TextToken& TokenCosts::of(std::u32string_view token, TokenPart part) {
    const bool isShort = token.size() <= TextToken::kMost &&
                         std::ranges::all_of(token, [](char32_t c) { return c <= 0xFFFF; });
    std::array<std::uint64_t, 6> key{};
    TextToken* known = &m_longText;
    if (isShort) {
        std::array<char16_t, 24> units{};
        std::copy(token.begin(), token.end(), units.begin());
        units[22] = static_cast<char16_t>(part);
        units[23] = static_cast<char16_t>(token.size() + 1);
        std::memcpy(key.data(), units.data(), sizeof units);
        known = &m_texts.at(hashOf(key));
        if (isSame(known->key, key))
            return *known;
    }
    known->key = key;
    const Scoring scoring(token, part != TokenPart::Whole);
    const bool isTail = part == TokenPart::TailOfLast;
    known->frame = isTail ? TokenFrame{} : scoring.frame();
    if (isTail)
        take(scoring.tail(), true, *known);
    else
        take(scoring.sums(), false, *known);
    return *known;
}

} // namespace moji
