#include "search/byte_classes.h"

#include <algorithm>
#include <cassert>

namespace moji::search {

namespace {

struct MaskedValue {
    Byte value;
    Byte mask;
};

/// Two values that differ in one bit, as the two cases of most letters, are one masked value.
std::vector<MaskedValue> maskedValues(ByteClasses::Values values) {
    std::vector<MaskedValue> masked;
    for (unsigned value = 0; value < values.size(); ++value) {
        if (!values[value])
            continue;
        unsigned mask = 0xFF;
        for (unsigned bit = 1; bit < 0x100 && mask == 0xFF; bit <<= 1)
            if ((value & bit) == 0 && values[value | bit])
                mask = 0xFF ^ bit;
        values.reset(value | (0xFF ^ mask));
        masked.push_back({static_cast<Byte>(value), static_cast<Byte>(mask)});
    }
    return masked;
}

template <std::size_t Count>
Lanes passing(const std::array<LaneFilter, 3>& filters, const Byte* bytes) {
    Lanes lanes = filters[0].at(bytes);
    if constexpr (Count > 1)
        lanes |= filters[1].at(bytes);
    if constexpr (Count > 2)
        lanes |= filters[2].at(bytes);
    return lanes;
}

} // namespace

bool ByteClasses::isQuick(const Values& values) {
    return maskedValues(values).size() <= kMostFilters;
}

ByteClasses::ByteClasses(std::vector<Values> classes)
    : m_classes(std::move(classes)) {
    ByteHistogram evenly;
    evenly.fill(1);
    tune(evenly);
}

ByteClasses::Tested ByteClasses::testedAt(std::size_t index, const Values& values) {
    Tested tested;
    tested.index = index;
    for (const MaskedValue& masked : maskedValues(values))
        tested.filters[tested.count++] = {repeated(masked.value), repeated(masked.mask)};
    return tested;
}

void ByteClasses::tune(const ByteHistogram& seen) {
    constexpr std::size_t kConsidered = 256; // of a long run
    std::vector<std::pair<std::uint64_t, std::size_t>> places;
    for (std::size_t i = 0; i < m_classes.size() && places.size() < kConsidered; ++i) {
        if (!isQuick(m_classes[i]))
            continue;
        std::uint64_t count = 0;
        for (std::size_t value = 0; value < seen.size(); ++value)
            count += m_classes[i][value] ? seen[value] : 0;
        places.emplace_back(count, i);
    }
    assert(!places.empty());
    std::ranges::sort(places);
    const std::size_t first = places[0].second;
    const std::size_t second = places[std::min<std::size_t>(1, places.size() - 1)].second;
    m_first = testedAt(first, m_classes[first]);
    m_second = testedAt(second, m_classes[second]);
    static constexpr Find kFinds[kMostFilters][kMostFilters] = {
        {&ByteClasses::findBy<1, 1>, &ByteClasses::findBy<1, 2>, &ByteClasses::findBy<1, 3>},
        {&ByteClasses::findBy<2, 1>, &ByteClasses::findBy<2, 2>, &ByteClasses::findBy<2, 3>},
        {&ByteClasses::findBy<3, 1>, &ByteClasses::findBy<3, 2>, &ByteClasses::findBy<3, 3>}};
    m_find = kFinds[m_first.count - 1][m_second.count - 1];
}

bool ByteClasses::standsAt(const Byte* at) const {
    for (std::size_t i = 0; i < m_classes.size(); ++i)
        if (!m_classes[i][at[i]])
            return false;
    return true;
}

std::size_t ByteClasses::find(ByteView bytes) const {
    return (this->*m_find)(bytes);
}

template <std::size_t First, std::size_t Second>
std::size_t ByteClasses::findBy(ByteView bytes) const {
    const auto first = m_first.filters;
    const auto second = m_second.filters;
    return firstPlace(
        bytes, size(),
        [&](const Byte* at) {
            return passing<First>(first, at + m_first.index) &
                   passing<Second>(second, at + m_second.index);
        },
        [this](const Byte* at) { return standsAt(at); });
}

} // namespace moji::search
