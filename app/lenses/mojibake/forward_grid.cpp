#include "lenses/mojibake/forward_grid.h"

#include <algorithm>

namespace moji::app {

namespace {

/// Lossless where writing what was read gives the same bytes again; destroyed where nothing but
/// ASCII and errors is left.
repair::Label outcomeOf(const ForwardCell& cell, const Codec& readAs, const Bytes& bytes) {
    if (cell.same)
        return repair::Label::Clean;
    if (cell.errors == 0 && encodeAll(readAs, cell.text) == bytes)
        return repair::Label::Lossless;
    const bool anyLeft = std::ranges::any_of(
        cell.text, [](char32_t codePoint) { return codePoint >= 0x80 && codePoint != 0xFFFD; });
    return anyLeft ? repair::Label::Partial : repair::Label::Destroyed;
}

ForwardCell readCell(const Bytes& bytes, const Codec& readAs, std::u32string_view text) {
    ForwardCell cell;
    for (const Span& span : decodeAll(readAs, bytes)) {
        if (isError(span.status)) {
            ++cell.errors;
            cell.text += U'\uFFFD';
        } else {
            cell.text += span.text();
        }
    }
    cell.same = cell.errors == 0 && cell.text == text;
    cell.outcome = outcomeOf(cell, readAs, bytes);
    return cell;
}

} // namespace

std::vector<ForwardRow> forwardGrid(std::u32string_view text,
                                    const std::vector<const Codec*>& codecs) {
    const std::u32string_view part = text.substr(0, kMostGarbled);
    std::vector<ForwardRow> rows;
    for (const Codec* writtenAs : codecs) {
        ForwardRow row{writtenAs, encodeAll(*writtenAs, part), {}};
        if (row.bytes)
            for (const Codec* readAs : codecs)
                row.cells.push_back(readCell(*row.bytes, *readAs, part));
        rows.push_back(std::move(row));
    }
    std::stable_partition(rows.begin(), rows.end(),
                          [](const ForwardRow& row) { return row.bytes.has_value(); });
    return rows;
}

} // namespace moji::app
