#include "compare/anchors.h"

#include "compare/feature_table.h"

#include <algorithm>
#include <array>
#include <utility>

namespace moji::compare {

namespace {

constexpr std::uint64_t kMostCuts = 16'384; // expected on the left side
constexpr std::uint64_t kLongChunk =
    1024; // a shorter chunk says little more than the bytes at its end

/// SplitMix64 (S. Vigna): each change of the argument changes half of the bits.
constexpr std::uint64_t mix(std::uint64_t value) {
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9u;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBu;
    return value ^ (value >> 31);
}

/// A random number per byte value.
constexpr std::array<std::uint64_t, 256> kGear = [] {
    std::array<std::uint64_t, 256> gear{};
    for (std::size_t byte = 0; byte < gear.size(); ++byte)
        gear[byte] = mix(0x9E3779B97F4A7C15u * (byte + 1));
    return gear;
}();

/// Where cuts are: every `chunk` bytes on average.
struct Cutting {
    unsigned grain;
    std::uint64_t chunk;

    Cutting(Stretch stretch, Grain size)
        : grain(static_cast<unsigned>(size))
        , chunk(std::max({std::uint64_t{1}, stretch.left.length() / kMostCuts,
                          stretch.right.length() / (8 * kMostCuts)})) {}
};

/// Calls `take(feature, offset)` for all features of `range`, and `note(bytes)` after each block
/// read.
template <bool hasChunks, class Take, class Note>
void forEachFeature(ComparedSide& side, ByteRange range, Cutting cutting, Take take, Note note) {
    // A byte is shifted out after `grain` steps; until then it affects the highest bits.
    const unsigned shift = 64 / cutting.grain;
    const std::uint64_t highest = ~std::uint64_t{0} / cutting.chunk;
    const std::uint64_t firstCut = range.begin + cutting.grain;
    std::uint64_t rolling = 0;
    std::uint64_t chunk = 0;
    while (!range.empty()) {
        const ByteView bytes = side.front(range);
        if (bytes.empty())
            return;
        const Byte* const end = bytes.data() + bytes.size();
        for (const Byte* byte = bytes.data(); byte != end; ++byte) {
            rolling = (rolling << shift) + kGear[*byte];
            if constexpr (hasChunks)
                chunk += (rolling >> 32) * (rolling & 0xFFFFFFFFu);
            if (rolling > highest) [[likely]]
                continue;
            const std::uint64_t offset =
                range.begin + static_cast<std::uint64_t>(byte + 1 - bytes.data());
            if (offset < firstCut)
                continue;
            take(mix(rolling), offset);
            if constexpr (hasChunks)
                take(mix(~std::exchange(chunk, 0)), offset);
        }
        range.begin += bytes.size();
        note(bytes.size());
    }
}

template <bool hasChunks, class Note>
void fill(FeatureTable& table, Sides& sides, Stretch stretch, Cutting cutting, Note note) {
    forEachFeature<hasChunks>(
        sides.left, stretch.left, cutting,
        [&](std::uint64_t feature, std::uint64_t offset) { table.addLeft(feature, offset); }, note);
    forEachFeature<hasChunks>(
        sides.right, stretch.right, cutting,
        [&](std::uint64_t feature, std::uint64_t offset) { table.addRight(feature, offset); },
        note);
}

} // namespace

std::vector<Anchor> findAnchors(Sides& sides, Stretch stretch, Grain grain) {
    const Cutting cutting(stretch, grain);
    const std::uint64_t cuts = stretch.left.length() / cutting.chunk;
    const bool hasChunks = cutting.chunk >= kLongChunk;
    // Half as many again as expected, because cuts are random.
    FeatureTable table(static_cast<std::size_t>(cuts * (hasChunks ? 2 : 1) * 3 / 2 + 64));
    std::uint64_t scanned = 0;
    const auto note = [&](std::uint64_t bytes) { sides.work.scanned(scanned += bytes); };
    if (hasChunks)
        fill<true>(table, sides, stretch, cutting, note);
    else
        fill<false>(table, sides, stretch, cutting, note);
    return longestChain(table.pairs());
}

std::vector<Anchor> longestChain(std::vector<Anchor> anchors) {
    // Of anchors with the same left offset the furthest comes first, so that a chain takes only one
    // of them.
    std::ranges::sort(anchors, [](const Anchor& a, const Anchor& b) {
        return a.left != b.left ? a.left < b.left : a.right > b.right;
    });
    constexpr std::size_t kNone = ~std::size_t{0};
    std::vector<std::size_t>
        ends; // ends[n]: the anchor with the lowest `right` that ends a chain of n + 1
    std::vector<std::size_t> before(anchors.size(), kNone);
    for (std::size_t i = 0; i < anchors.size(); ++i) {
        const auto place = std::ranges::lower_bound(
            ends, anchors[i].right, {}, [&](std::size_t end) { return anchors[end].right; });
        if (place != ends.begin())
            before[i] = *(place - 1);
        if (place == ends.end())
            ends.push_back(i);
        else
            *place = i;
    }
    std::vector<Anchor> chain;
    for (std::size_t i = ends.empty() ? kNone : ends.back(); i != kNone; i = before[i])
        chain.push_back(anchors[i]);
    std::ranges::reverse(chain);
    return chain;
}

} // namespace moji::compare
