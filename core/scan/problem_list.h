#pragma once
// The problems of an indexed text by number and by place, however many there are: found again in
// the few blocks that hold them. A problem is what a person would call one fault (ProblemCounter);
// its kind is that of its first error.

#include "scan/block_walk.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace moji {

struct Problem {
    std::uint64_t offset = 0;
    std::uint32_t length = 0; // bytes in all
    std::uint32_t errors = 0; // U+FFFD that a decoder would write
    std::uint64_t line = 1;   // from 1, as in ErrorRecord
    std::uint64_t column = 1;
    SpanStatus kind = SpanStatus::Illegal;
    std::uint8_t firstLength = 0; // bytes of its first error
    std::array<Byte, 8> bytes{};  // the first of them

    [[nodiscard]] ByteRange range() const { return {offset, offset + length}; }
    [[nodiscard]] ByteView shown() const {
        return ByteView(bytes).first(std::min<std::size_t>(length, bytes.size()));
    }
    bool operator==(const Problem&) const = default;
};

/// All problems, or those of one kind, of the known part of a text.
class ProblemList {
public:
    explicit ProblemList(IndexedText text, std::optional<SpanStatus> kind = {})
        : m_text(std::move(text))
        , m_kind(kind) {}

    [[nodiscard]] std::uint64_t size() const { return numberIn(m_text.index->totals()); }

    /// Numbers `first` (from 0) to `first + count`, as far as there are so many. Stopped, it
    /// answers Cancelled.
    [[nodiscard]] Result<std::vector<Problem>> problems(std::uint64_t first, std::uint64_t count,
                                                        const std::stop_token& stop = {}) const;
    /// How many bytes of the text problems() reads for that, about.
    [[nodiscard]] std::uint64_t costOf(std::uint64_t first, std::uint64_t count) const;

    /// How many begin before `offset`: the number of the first that does not. Up to the known end.
    [[nodiscard]] Result<std::uint64_t> countBefore(std::uint64_t offset) const;

private:
    [[nodiscard]] std::uint64_t numberIn(const StretchTotals& totals) const {
        return m_kind ? totals.problemKinds[static_cast<std::size_t>(*m_kind)]
                      : totals.problems.count();
    }
    [[nodiscard]] std::optional<std::size_t> blockOf(std::uint64_t number) const;
    [[nodiscard]] bool reachesInto(std::size_t block) const;

    IndexedText m_text;
    std::optional<SpanStatus> m_kind;
};

} // namespace moji
