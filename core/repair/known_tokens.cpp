#include "repair/known_tokens.h"

#include "detect/thread_loan.h"
#include "repair/text_cost.h"

#include <algorithm>
#include <bit>

namespace moji::repair {

KnownTokens& KnownTokens::ofThread() {
    return ThreadLoan<KnownTokens>::value();
}

const KnownToken& KnownTokens::of(std::u32string_view token, TokenPart part) {
    const bool isShort = token.size() <= KnownToken::kMost &&
                         std::ranges::all_of(token, [](char32_t c) { return c <= 0xFFFF; });
    KnownToken* known = &m_long;
    if (isShort) {
        std::array<char16_t, KnownToken::kMost + 2> units{};
        std::copy(token.begin(), token.end(), units.begin());
        units[KnownToken::kMost] = static_cast<char16_t>(part);
        units[KnownToken::kMost + 1] = static_cast<char16_t>(token.size() + 1);
        const auto key = std::bit_cast<decltype(known->key)>(units);
        known = &m_known.at(memoHash(key));
        if (isSameKey(known->key, key))
            return *known;
        known->key = key;
    }
    known->signs = bitsOfSigns(token, part == TokenPart::Last, m_models);
    known->isUsable =
        m_models.size() <= TokenCosts::kLongest && m_models.find(U'\uFFFD') == m_models.npos;
    if (known->isUsable)
        known->models = scoreToken(m_models, part);
    known->isUsable = known->isUsable && known->models.isUsable;
    return *known;
}

} // namespace moji::repair
