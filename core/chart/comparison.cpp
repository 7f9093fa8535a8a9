#include "chart/comparison.h"

#include <unordered_set>

namespace moji::chart {

namespace {

constexpr std::array kVerdicts = {CellVerdict::Equal, CellVerdict::Different, CellVerdict::OnlyHere,
                                  CellVerdict::OnlyThere};

/// The encoder ends with what returns to the initial state, which is no part of the code.
bool startsWith(ByteView written, ByteView code) {
    return asChars(written).starts_with(asChars(code));
}

std::size_t duplicatesIn(const Chart& chart) {
    std::unordered_set<std::u32string> seen;
    std::vector<bool> seenPlain(0x110000);
    std::size_t duplicates = 0;
    for (const ChartCell& cell : chart.cells()) {
        if (const std::u32string text = chart.text(cell); text.size() > 1) {
            duplicates += seen.insert(text).second ? 0 : 1;
        } else {
            duplicates += seenPlain[text.front()] ? 1 : 0;
            seenPlain[text.front()] = true;
        }
    }
    return duplicates;
}

} // namespace

std::string_view identifier(CellVerdict verdict) {
    switch (verdict) {
    case CellVerdict::Equal:
        return "equal";
    case CellVerdict::Different:
        return "different";
    case CellVerdict::OnlyHere:
        return "only_here";
    case CellVerdict::OnlyThere:
        return "only_there";
    }
    return "";
}

std::optional<CellVerdict> verdictNamed(std::string_view name) {
    const auto found =
        std::ranges::find(kVerdicts, name, [](CellVerdict one) { return identifier(one); });
    return found == kVerdicts.end() ? std::nullopt : std::optional(*found);
}

Comparison compare(const Chart& here, const Chart& there) {
    Comparison result;
    result.cells.reserve(std::max(here.cells().size(), there.cells().size()));
    const auto add = [&](const ChartCell* ours, const ChartCell* theirs, CellVerdict verdict) {
        result.cells.push_back({ours, theirs, verdict});
        ++result.counts[static_cast<std::size_t>(verdict)];
    };
    auto ours = here.cells().begin();
    auto theirs = there.cells().begin();
    while (ours != here.cells().end() || theirs != there.cells().end()) {
        const auto order = ours == here.cells().end()      ? std::strong_ordering::greater
                           : theirs == there.cells().end() ? std::strong_ordering::less
                                                           : ours->code <=> theirs->code;
        if (order < 0) {
            add(&*ours++, nullptr, CellVerdict::OnlyHere);
        } else if (order > 0) {
            add(nullptr, &*theirs++, CellVerdict::OnlyThere);
        } else {
            const bool isEqual = here.text(*ours) == there.text(*theirs);
            add(&*ours++, &*theirs++, isEqual ? CellVerdict::Equal : CellVerdict::Different);
        }
    }
    return result;
}

Result<OneWayMappings> oneWayMappings(const Chart& chart, CodeReader& reader,
                                      const std::stop_token& stop) {
    OneWayMappings found;
    found.duplicates = duplicatesIn(chart);
    for (const ChartCell& cell : chart.cells()) {
        Bytes written = reader.write(chart.text(cell));
        if (!startsWith(written, cell.code.view()))
            found.decodeOnly.push_back({&cell, std::move(written)});
    }
    std::u32string text(1, U'\0');
    for (text[0] = 0; text[0] <= 0x10FFFF; ++text[0]) {
        if ((text[0] & 0xFFF) == 0 && stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        if (text[0] == 0xD800)
            text[0] = 0xE000;
        Bytes written = reader.write(text);
        if (written.empty())
            continue;
        std::u32string read = reader.textOf(written);
        if (read != text)
            found.encodeOnly.push_back({text[0], std::move(written), std::move(read)});
    }
    return found;
}

} // namespace moji::chart
