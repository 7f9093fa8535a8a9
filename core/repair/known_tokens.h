#pragma once
// What the tokens of a line cost, with their signs, remembered: the words of a text are weighed
// among their neighbours, so that each token is asked for again and again.

#include "detect/memo.h"
#include "detect/token_costs.h"

#include <array>
#include <string>
#include <string_view>

namespace moji::repair {

struct KnownToken {
    static constexpr std::size_t kMost = 46; // characters, to be remembered
    std::array<std::uint64_t, 12> key{};
    bool isUsable = false; // else only bitsOf() the line can tell
    double signs = 0;      // bitsOfSigns()
    TextToken models;      // what is given to the models
};

/// One thread at a time may use it.
class KnownTokens {
public:
    /// One for the calling thread.
    [[nodiscard]] static KnownTokens& ofThread();

    /// Of a token before a space, or at the end of a line; valid until the next call.
    [[nodiscard]] const KnownToken& of(std::u32string_view token, TokenPart part);

private:
    Memo<KnownToken, 12> m_known;
    KnownToken m_long;
    std::u32string m_models; // kept for its memory
};

} // namespace moji::repair
