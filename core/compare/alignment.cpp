#include "compare/alignment.h"

#include <algorithm>
#include <cassert>

namespace moji {

Alignment::Alignment(std::vector<Difference> differences, std::uint64_t leftSize,
                     std::uint64_t rightSize, const std::vector<Difference>& stretches)
    : m_differences(std::move(differences))
    , m_leftSize(leftSize)
    , m_rightSize(rightSize) {
    m_breaks.reserve(m_differences.size() + stretches.size());
    auto stretch = stretches.begin();
    const auto addStretchesBefore = [&](std::uint64_t left, std::uint64_t right) {
        for (;
             stretch != stretches.end() && stretch->left.end <= left && stretch->right.end <= right;
             ++stretch)
            m_breaks.push_back({*stretch, true});
    };
    for (const Difference& difference : m_differences) {
        addStretchesBefore(difference.left.begin, difference.right.begin);
        m_breaks.push_back({difference, false});
    }
    addStretchesBefore(leftSize, rightSize);
    assert(stretch == stretches.end());
    m_begins.reserve(m_differences.size());
    m_breakBegins.reserve(m_breaks.size());
    std::uint64_t leftDone = 0;
    [[maybe_unused]] std::uint64_t rightDone = 0; // for the assertions
    for (const auto& [bytes, isEqual] : m_breaks) {
        assert(bytes.left.begin - leftDone == bytes.right.begin - rightDone);
        m_breakBegins.push_back(m_places + bytes.left.begin - leftDone);
        if (!isEqual)
            m_begins.push_back(m_breakBegins.back());
        m_places = m_breakBegins.back() + bytes.places();
        leftDone = bytes.left.end;
        rightDone = bytes.right.end;
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

const Alignment::Break* Alignment::breakAt(std::uint64_t place) const {
    const auto after = std::ranges::upper_bound(m_breakBegins, place);
    if (after == m_breakBegins.begin())
        return nullptr;
    const auto index = static_cast<std::size_t>(after - m_breakBegins.begin()) - 1;
    return place < m_breakBegins[index] + m_breaks[index].bytes.places() ? &m_breaks[index]
                                                                         : nullptr;
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
        m_breaks, offset, {}, [side](const Break& one) { return (one.bytes.*side).begin; });
    if (after == m_breaks.begin())
        return offset;
    const auto index = static_cast<std::size_t>(after - m_breaks.begin()) - 1;
    const ByteRange range = m_breaks[index].bytes.*side;
    if (range.contains(offset))
        return m_breakBegins[index] + (offset - range.begin);
    return m_breakBegins[index] + m_breaks[index].bytes.places() + (offset - range.end);
}

Alignment::At Alignment::at(Side side, std::uint64_t size, std::uint64_t place) const {
    if (place >= m_places)
        return {size, true};
    const auto after = std::ranges::upper_bound(m_breakBegins, place);
    if (after == m_breakBegins.begin())
        return {place, false};
    const auto index = static_cast<std::size_t>(after - m_breakBegins.begin()) - 1;
    const ByteRange range = m_breaks[index].bytes.*side;
    const std::uint64_t begin = m_breakBegins[index];
    const std::uint64_t end = begin + m_breaks[index].bytes.places();
    if (place >= end)
        return {range.end + (place - end), false};
    const std::uint64_t offset = range.begin + (place - begin);
    return {std::min(offset, range.end), offset >= range.end};
}

} // namespace moji
