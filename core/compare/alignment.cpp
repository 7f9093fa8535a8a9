#include "compare/alignment.h"

#include <algorithm>
#include <cassert>

namespace moji {

Alignment::Alignment(std::vector<Difference> differences, std::uint64_t leftSize,
                     std::uint64_t rightSize)
    : m_differences(std::move(differences))
    , m_leftSize(leftSize)
    , m_rightSize(rightSize) {
    m_begins.reserve(m_differences.size());
    std::uint64_t leftDone = 0;
    [[maybe_unused]] std::uint64_t rightDone = 0; // for the assertions
    for (const Difference& difference : m_differences) {
        assert(difference.left.begin - leftDone == difference.right.begin - rightDone);
        m_begins.push_back(m_places + difference.left.begin - leftDone);
        m_places = m_begins.back() + difference.places();
        leftDone = difference.left.end;
        rightDone = difference.right.end;
    }
    assert(leftSize - leftDone == rightSize - rightDone);
    m_places += leftSize - leftDone;
}

std::uint64_t Alignment::placeOfLeft(std::uint64_t offset) const {
    return placeOf(&Difference::left, offset);
}

std::uint64_t Alignment::placeOfRight(std::uint64_t offset) const {
    return placeOf(&Difference::right, offset);
}

Alignment::At Alignment::leftAt(std::uint64_t place) const {
    return at(&Difference::left, m_leftSize, place);
}

Alignment::At Alignment::rightAt(std::uint64_t place) const {
    return at(&Difference::right, m_rightSize, place);
}

PlaceRange Alignment::placesOf(std::size_t index) const {
    return {m_begins[index], m_begins[index] + m_differences[index].places()};
}

std::optional<std::size_t> Alignment::differenceAt(std::uint64_t place) const {
    const auto after = std::ranges::upper_bound(m_begins, place);
    if (after == m_begins.begin())
        return {};
    const auto index = static_cast<std::size_t>(after - m_begins.begin()) - 1;
    return place < placesOf(index).end ? std::optional(index) : std::nullopt;
}

std::optional<std::size_t> Alignment::differenceAfter(std::uint64_t place) const {
    const auto after = std::ranges::upper_bound(m_begins, place);
    if (after == m_begins.end())
        return {};
    return static_cast<std::size_t>(after - m_begins.begin());
}

std::optional<std::size_t> Alignment::differenceBefore(std::uint64_t place) const {
    const auto notBefore = std::ranges::lower_bound(m_begins, place);
    if (notBefore == m_begins.begin())
        return {};
    return static_cast<std::size_t>(notBefore - m_begins.begin()) - 1;
}

std::uint64_t Alignment::placeOf(Side side, std::uint64_t offset) const {
    const auto after = std::ranges::upper_bound(
        m_differences, offset, {}, [side](const Difference& d) { return (d.*side).begin; });
    if (after == m_differences.begin())
        return offset;
    const auto index = static_cast<std::size_t>(after - m_differences.begin()) - 1;
    const ByteRange range = m_differences[index].*side;
    if (range.contains(offset))
        return m_begins[index] + (offset - range.begin);
    return placesOf(index).end + (offset - range.end);
}

Alignment::At Alignment::at(Side side, std::uint64_t size, std::uint64_t place) const {
    if (place >= m_places)
        return {size, true};
    const auto after = std::ranges::upper_bound(m_begins, place);
    if (after == m_begins.begin())
        return {place, false};
    const auto index = static_cast<std::size_t>(after - m_begins.begin()) - 1;
    const ByteRange range = m_differences[index].*side;
    const PlaceRange places = placesOf(index);
    if (place >= places.end)
        return {range.end + (place - places.end), false};
    const std::uint64_t offset = range.begin + (place - places.begin);
    return {std::min(offset, range.end), offset >= range.end};
}

} // namespace moji
