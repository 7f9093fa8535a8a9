#pragma once
// What a stretch of UTF-8 holds: errors, characters, lines. Stretches that touch add up, so that a
// file can be scanned in any pieces by any number of threads, always with the same result.

#include "bytes/byte_range.h"
#include "scan/byte_role.h"
#include "scan/checker.h"
#include "scan/problem_counter.h"
#include "scan/text_cells.h"
#include "utf8/kernels/kernel.h"

#include <array>
#include <cstdint>
#include <vector>

namespace moji {

/// Of a stretch that begins and ends where a character or an error does.
struct StretchTotals {
    ByteRange range;
    std::uint64_t errors = 0;
    std::array<std::uint64_t, CheckSummary::kKinds> kinds{}; // by SpanStatus
    std::uint64_t codePoints = 0;                            // one for each error
    std::uint64_t lineFeeds = 0;
    std::uint64_t column = 0; // code points since the last line feed, else since the beginning
    std::uint64_t replacementCharacters = 0; // genuine U+FFFD
    RoleCounts spoilt{}; // bytes of errors, by the role they would have in well-formed text
    ProblemCounter problems{true};
    std::array<std::uint64_t, CheckSummary::kKinds> problemKinds{}; // by the first error's kind
    /// Stray bytes that the stretch begins with, five at most: they may belong to a problem that
    /// ends there.
    std::uint64_t leadingStrays = 0;

    /// Of this and the stretch after it. Adding is associative.
    void append(const StretchTotals& next);
    /// The same bytes, were they to begin at `begin`.
    [[nodiscard]] StretchTotals movedTo(std::uint64_t begin) const;
    bool operator==(const StretchTotals&) const = default;
};

/// The totals of a whole input as `moji check` says them. `byteOrderMark` is not known here.
[[nodiscard]] CheckSummary summaryOf(const StretchTotals& totals);

/// An error with its place in the stretch that was scanned.
struct StretchError {
    std::uint64_t offset = 0;    // in the whole
    std::uint64_t lineFeeds = 0; // before it in the stretch
    std::uint64_t column = 0;    // code points before it in its line, as far as in the stretch
    std::uint8_t length = 0;
    SpanStatus kind = SpanStatus::TooShort;
    std::array<Byte, 3> bytes{}; // the first `length` are meant
};

struct StretchOptions {
    const utf8::Kernel* kernel = nullptr; // the default one
    Tail tail = Tail::AtEnd;
    /// Where to put the first `maxErrors` errors; nullptr: nowhere, which is faster.
    std::vector<StretchError>* errors = nullptr;
    std::size_t maxErrors = ~std::size_t{0};
    bool endAtError = false; // the first error ends it; of the totals only `errors` is of use then
    TextCells* cells = nullptr; // to be filled, if it is there; offsets from the first byte
};

/// Scans bytes that begin at `offset`, with a character or an error. With Tail::MoreFollows the
/// result's range ends before a sequence that the end cuts off.
[[nodiscard]] StretchTotals scanStretch(ByteView bytes, std::uint64_t offset,
                                        const StretchOptions& options);

/// A place near `edge` where one can cut: the place itself, at most three bytes after it, or one
/// before it. The answer depends only on the three bytes before and the three from `edge` on (fewer
/// where the input begins or ends), so that both sides of an edge find the same.
[[nodiscard]] std::size_t cutNear(ByteView bytes, std::size_t edge);

} // namespace moji
