#pragma once
// What a search should find, in the plainest way: every match in turn, from the beginning.

#include "codec/codec.h"
#include "search/all_hits.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <random>

namespace moji::test {

using Ranges = std::vector<ByteRange>;

/// The greedy choice among matches: `matchAt(offset)` says what matches exactly there.
inline Ranges greedy(std::uint64_t size,
                     const std::function<std::optional<ByteRange>(std::uint64_t)>& matchAt) {
    Ranges hits;
    for (std::uint64_t at = 0; at < size;) {
        const auto match = matchAt(at);
        if (match)
            hits.push_back(*match);
        at = match ? match->end : at + 1;
    }
    return hits;
}

inline Bytes randomBytes(std::mt19937& random, std::size_t size, unsigned values) {
    Bytes bytes(size);
    for (Byte& byte : bytes)
        byte = static_cast<Byte>(random() % values);
    return bytes;
}

/// Copies, unlike MemorySource, so that every byte goes through a buffer.
class CopyingSource final : public ByteSource {
public:
    explicit CopyingSource(Bytes bytes)
        : m_bytes(std::move(bytes)) {}
    [[nodiscard]] std::uint64_t size() const override { return m_bytes.size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        if (offset >= m_bytes.size())
            return std::size_t{0};
        const auto count = std::min<std::uint64_t>(out.size(), m_bytes.size() - offset);
        std::copy_n(m_bytes.begin() + static_cast<std::ptrdiff_t>(offset), count, out.begin());
        return static_cast<std::size_t>(count);
    }

private:
    Bytes m_bytes;
};

inline std::string describe(const Ranges& ranges) {
    std::string text = fmt::format("{} hits", ranges.size());
    for (std::size_t i = 0; i < ranges.size() && i < 20; ++i)
        text += fmt::format(" {}..{}", ranges[i].begin, ranges[i].end);
    return text;
}

/// The laws of every search: all hits, whatever the threads and blocks, are those expected; the
/// next and the last before any place are the ones of the list. Empty where they hold.
inline std::string brokenLaw(const search::SearchText& text, const search::SearchPattern& pattern,
                             const Ranges& expected, const std::vector<std::uint64_t>& places,
                             std::uint64_t blockSize) {
    using namespace moji::search;
    for (const unsigned threads : {1u, 3u}) {
        AllHitsOptions options;
        options.threads = threads;
        options.listed = expected.size() + 1;
        options.blockSize = blockSize;
        const auto all = findAll(text, pattern, options);
        if (!all || all->first != expected || all->count != expected.size())
            return "all hits " + (all ? describe(all->first) : all.error().detail) + "\nexpected " +
                   describe(expected);
        for (const std::uint64_t place : places) {
            const auto rank =
                std::ranges::lower_bound(expected, place, {}, &ByteRange::begin) - expected.begin();
            if (*hitsBefore(text, pattern, *all, place) != static_cast<std::uint64_t>(rank))
                return "number of hits before " + std::to_string(place);
        }
    }
    for (const std::uint64_t place : places) {
        const auto next = std::ranges::lower_bound(expected, place, {}, &ByteRange::begin);
        const auto found = *findNext(text, pattern, place);
        if (found != (next == expected.end() ? std::nullopt : std::optional(*next)))
            return "the next from " + std::to_string(place) + " in " + describe(expected);
        const auto before = *findPrevious(text, pattern, place);
        if (before != (next == expected.begin() ? std::nullopt : std::optional(*std::prev(next))))
            return "the last before " + std::to_string(place) + " in " + describe(expected);
        const ByteRange range{place, std::min(place + 9, text.source->size())};
        Ranges within;
        for (const ByteRange hit : expected)
            if (hit.intersects(range))
                within.push_back(hit);
        if (const auto shown = hitsIn(text, pattern, range); *shown != within)
            return "hits in sight from " + std::to_string(place) + ": " + describe(*shown) +
                   "\nexpected " + describe(within);
    }
    return {};
}

} // namespace moji::test
