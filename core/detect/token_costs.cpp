#include "detect/token_costs.h"

#include "detect/text_costs.h"
#include "detect/thread_loan.h"
#include "detect/token_reader.h"
#include "support/uninitialized.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <tuple>

namespace moji {

namespace {

constexpr double kTenths = 10;
constexpr double kEighths = 8;
constexpr double kAnyBits = std::numeric_limits<double>::infinity();

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
        known = &m_ascii.at(memoHash(key));
        if (isSameKey(known->key, key))
            return *known;
    }
    known->key = key;
    MOJI_UNINITIALIZED TokenSums sums; // its constructor does
    std::ignore = readToken(ByteCharacters{asciiCharacters(), token}, part, kAnyBits, sums);
    sums.store(*known);
    return *known;
}

TextToken scoreToken(std::u32string_view token, TokenPart part) {
    TextToken scored;
    MOJI_UNINITIALIZED TokenSums sums; // its constructor does
    const TokenReading reading =
        readToken(TextCharacters{LetterCosts::ofThread(), token}, part, kAnyBits, sums);
    scored.isUsable = sums.store(scored) && reading == TokenReading::Whole;
    return scored;
}

} // namespace moji
