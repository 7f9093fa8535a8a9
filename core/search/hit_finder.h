#pragma once
// Finds a pattern's matches one by one, from any place; for one thread. search.h decides which of
// several overlapping matches is a hit.

#include "search/decoded_text.h"
#include "search/search_pattern.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace moji::search {

class HitFinder {
public:
    virtual ~HitFinder() = default;

    /// The first match that starts in `starts`; it may end after them. Errors: those of the source,
    /// a source that has shrunk, Cancelled, and TooLarge if a regular expression exceeds its limit
    /// of steps or memory.
    [[nodiscard]] virtual Result<std::optional<ByteRange>> first(ByteRange starts) = 0;

    /// Appends the first match that starts in `starts`, the first that starts at its end or after
    /// it, and so on, at most `most`; fewer if there are no more. group() tells of the last one.
    [[nodiscard]] virtual Result<Done> append(ByteRange starts, std::size_t most,
                                              std::vector<ByteRange>& hits);

    /// The bytes of a group in the last match; nothing if it did not participate. Group 0 is the
    /// whole match. Errors: those of the source.
    [[nodiscard]] virtual Result<std::optional<ByteRange>> group(int number) const = 0;

    /// A place up to `offset` where a hit may start, but which is not inside any, if the preceding
    /// bytes show one at once.
    [[nodiscard]] virtual Result<std::optional<std::uint64_t>>
    knownStart(std::uint64_t /*offset*/) {
        return std::optional<std::uint64_t>();
    }

    /// The maximum length of a match, in bytes.
    [[nodiscard]] virtual std::uint64_t reach() const = 0;
};

/// Calls `visit(hit)` for each hit that append() finds in `starts`, some at a time. Errors: as for
/// append().
template <class Visit>
Result<Done> forEachHit(HitFinder& finder, ByteRange starts, Visit visit) {
    constexpr std::size_t kAtOnce = 512;
    std::vector<ByteRange> hits;
    do {
        hits.clear();
        if (auto done = finder.append(starts, kAtOnce, hits); !done)
            return done;
        std::ranges::for_each(hits, visit);
        starts.begin = hits.empty() ? starts.end : hits.back().end;
    } while (hits.size() == kAtOnce && starts.begin < starts.end);
    return Done{};
}

/// Borrows the pattern and what `text` points to.
[[nodiscard]] std::unique_ptr<HitFinder>
makeHitFinder(const SearchPattern& pattern, const SearchText& text, std::stop_token stop = {});

/// \w of Unicode Technical Standard #18.
[[nodiscard]] bool isWordCharacter(char32_t c);

} // namespace moji::search
