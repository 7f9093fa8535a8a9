#pragma once
// Finds features (hashes of content) that occur once on each of two sides, and their offsets.

#include "compare/anchors.h"

#include <bit>
#include <vector>

namespace moji::compare {

class FeatureTable {
public:
    /// Room for this many different features; more are dropped.
    explicit FeatureTable(std::size_t most)
        : m_slots(std::bit_ceil(2 * most + 1))
        , m_most(most) {}

    /// Add all of the left side before those of the right.
    void addLeft(std::uint64_t feature, std::uint64_t offset) {
        Slot& slot = find(feature);
        if (slot.left != kNone) {
            slot.left = kMany;
        } else if (m_count < m_most) {
            ++m_count;
            slot.feature = feature;
            slot.left = offset;
        }
    }
    void addRight(std::uint64_t feature, std::uint64_t offset) {
        Slot& slot = find(feature);
        slot.right = slot.right == kNone ? offset : kMany;
    }
    /// In no particular order.
    [[nodiscard]] std::vector<Anchor> pairs() const {
        std::vector<Anchor> pairs;
        for (const Slot& slot : m_slots) {
            if (slot.left < kMany && slot.right < kMany)
                pairs.push_back({slot.left, slot.right});
        }
        return pairs;
    }

private:
    static constexpr std::uint64_t kNone = ~std::uint64_t{0};
    static constexpr std::uint64_t kMany = kNone - 1;
    struct Slot {
        std::uint64_t feature = 0;
        std::uint64_t left = kNone; // kNone: the slot is free
        std::uint64_t right = kNone;
    };
    /// The feature's slot, or the free slot for it.
    Slot& find(std::uint64_t feature) {
        std::size_t at = feature & (m_slots.size() - 1);
        while (m_slots[at].left != kNone && m_slots[at].feature != feature)
            at = (at + 1) & (m_slots.size() - 1);
        return m_slots[at];
    }

    std::vector<Slot> m_slots;
    std::size_t m_most;
    std::size_t m_count = 0;
};

} // namespace moji::compare
