#include "detect/token_costs.h"

#include "detect/thread_loan.h"
#include "detect/token_reader.h"

#include <algorithm>
#include <cstring>
#include <tuple>

namespace moji {

namespace {

constexpr double kTenths = 10;
constexpr double kEighths = 8;

std::int32_t tenthsOf(double bits) {
    const double half = bits < 0 ? -0.5 : 0.5;
    return static_cast<std::int32_t>(bits * kTenths + half);
}

/// What ASCII is in every encoding here.
const ByteCharacters::Table& asciiCharacters() {
    static const auto characters = [] {
        ByteCharacters::Table table;
        for (char32_t c = 0; c < table.size(); ++c)
            table[c] = TokenCharacter::of(c, characterClass(c));
        return table;
    }();
    return characters;
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
    TokenSums sums;
    std::ignore = readToken(ByteCharacters{asciiCharacters(), token}, part, sums);
    sums.store(*known);
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
    TokenSums sums;
    const bool isRead = readToken(TextCharacters{LetterCosts::ofThread(), token}, part, sums);
    known->isUsable = isRead && sums.store(*known);
    return *known;
}

} // namespace moji
