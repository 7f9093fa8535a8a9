#include "document/bytes_change.h"

#include <algorithm>

namespace moji::app {

std::optional<BytesChange::Part> BytesChange::partAt(std::uint64_t offset) const {
    if (!parts)
        return offset < removed.begin ? std::nullopt : std::optional(Part{removed, result()});
    const auto next = std::upper_bound(
        parts->begin(), parts->end(), offset,
        [](std::uint64_t at, const Part& part) { return at < part.removed.begin; });
    return next == parts->begin() ? std::nullopt : std::optional(*std::prev(next));
}

BytesChange BytesChange::reversed() const {
    BytesChange back{result(), removed.length()};
    if (!parts)
        return back;
    std::vector<Part> all;
    all.reserve(parts->size());
    for (const Part& part : *parts)
        all.push_back({part.result, part.removed});
    back.parts = std::make_shared<const std::vector<Part>>(std::move(all));
    return back;
}

BytesChange changeOf(std::span<const Splice> places) {
    if (places.empty())
        return {};
    std::vector<BytesChange::Part> parts;
    parts.reserve(places.size());
    std::uint64_t growth = 0; // may wrap around
    for (const auto& [removed, inserted] : places) {
        const std::uint64_t begin = removed.begin + growth;
        growth += inserted - removed.length();
        const bool goesOn = !parts.empty() && parts.back().removed.end == removed.begin &&
                            parts.back().result.empty() && inserted == 0;
        if (goesOn) // more of what was deleted
            parts.back().removed.end = removed.end;
        else
            parts.push_back({removed, {begin, begin + inserted}});
    }
    const ByteRange all{parts.front().removed.begin, parts.back().removed.end};
    return {all, all.length() + growth,
            std::make_shared<const std::vector<BytesChange::Part>>(std::move(parts))};
}

BytesChange changeOf(std::span<const PieceTable::Edit> edits) {
    std::vector<Splice> places;
    places.reserve(edits.size());
    for (const PieceTable::Edit& edit : edits)
        places.push_back({edit.range, edit.bytes.length()});
    return changeOf(places);
}

BytesChange joined(const BytesChange& first, const BytesChange& next) {
    std::vector<Splice> places;
    if (first.parts) {
        for (const BytesChange::Part& part : *first.parts)
            places.push_back({part.removed, part.result.length()});
    } else {
        places.push_back({first.removed, first.inserted});
    }
    const std::uint64_t begin = first.removed.end;
    places.push_back({{begin, begin + next.removed.length()}, next.inserted});
    return changeOf(places);
}

std::uint64_t movedOffset(std::uint64_t offset, const BytesChange& change) {
    const auto part = offset > 0 ? change.partAt(offset - 1) : std::nullopt;
    if (!part)
        return offset;
    if (offset >= part->removed.end)
        return part->result.end + (offset - part->removed.end);
    return part->result.begin + std::min(offset - part->removed.begin, part->result.length());
}

} // namespace moji::app
