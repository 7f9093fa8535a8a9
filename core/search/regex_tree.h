#pragma once
// A regular expression as a tree.

#include "search/regex_parts.h"

#include <cstdint>

namespace moji::search {

struct RegexTree {
    enum class Kind {
        Part,         // a set or a position: `part`
        Sequence,     // of `children`
        Alternatives, // the first is preferred
        Repeat,       // of the only child
    };
    static constexpr std::uint32_t kEndless = ~std::uint32_t{0};

    Kind kind = Kind::Sequence;
    RegexParts::Part part;
    std::vector<RegexTree> children;
    std::uint32_t least = 0; // times
    std::uint32_t most = 0;  // or kEndless
    bool isLazy = false;

    /// Nothing for what needs backtracking.
    [[nodiscard]] static std::optional<RegexTree> of(const RegexParts& regex);

    /// Whether it matches nothing at all.
    [[nodiscard]] bool canBeEmpty() const;
    /// Whether a round of a repeat can be a position alone, as in (\b|ab)*: engines prefer
    /// different ways then.
    [[nodiscard]] bool repeatsPositions() const;
};

} // namespace moji::search
