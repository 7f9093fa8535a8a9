#pragma once
// Finds a pattern's matches one by one, from any place; for one thread. What is a hit among
// matches that overlap is decided above (search.h).

#include "search/decoded_text.h"
#include "search/search_pattern.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace moji::search {

class HitFinder {
public:
    virtual ~HitFinder() = default;

    /// The first match that begins in `starts`; it may end behind them. Errors: those of the
    /// source, Cancelled, TooLarge where a regular expression needs more memory than it may have.
    [[nodiscard]] virtual Result<std::optional<ByteRange>> first(ByteRange starts) = 0;

    /// The bytes of a group of the last match; nothing where it took no part. Group 0 is the whole.
    [[nodiscard]] virtual std::optional<ByteRange> group(int number) const = 0;

    /// A place up to `offset` where a hit may begin, but none goes on, where the bytes before it
    /// tell one at once.
    [[nodiscard]] virtual Result<std::optional<std::uint64_t>>
    knownStart(std::uint64_t /*offset*/) {
        return std::optional<std::uint64_t>();
    }

    /// No match is longer (bytes).
    [[nodiscard]] virtual std::uint64_t reach() const = 0;
};

/// Borrows the pattern and what `text` points to.
[[nodiscard]] std::unique_ptr<HitFinder>
makeHitFinder(const SearchPattern& pattern, const SearchText& text, std::stop_token stop = {});

/// \w of Unicode Technical Standard #18.
[[nodiscard]] bool isWordCharacter(char32_t c);

} // namespace moji::search
