#include "lenses/chart/chart_pages.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace moji::app {

namespace {

/// A page and the place in it, before the empty margins are cut off.
struct Address {
    Bytes prefix;
    int length = 1;
    int plane = -1;
    int row = 0;
    int column = 0;
    [[nodiscard]] auto key() const { return std::tie(plane, prefix, length); }
};

std::size_t shiftLength(const chart::ChartShape& shape, ByteView code) {
    std::size_t longest = 0;
    for (const chart::ChartState& state : shape.states) {
        const bool begins = state.prefix.size() < code.size() &&
                            std::equal(state.prefix.begin(), state.prefix.end(), code.begin());
        if (begins)
            longest = std::max(longest, state.prefix.size());
    }
    return longest;
}

Address addressOf(const chart::ChartShape& shape, ByteView code, char32_t codePoint) {
    Address address;
    if (shape.byCodePoint) {
        address.plane = static_cast<int>(codePoint >> 16);
        address.row = static_cast<int>(codePoint >> 8 & 0xFF);
        address.column = static_cast<int>(codePoint & 0xFF);
        return address;
    }
    const std::size_t shift = shiftLength(shape, code);
    const ByteView rest = code.subspan(shift);
    // GB 18030: the second and the fourth byte are digits.
    const bool isFour = rest.size() == 4 && rest[1] >= '0' && rest[1] <= '9';
    const std::size_t own = isFour ? 4 : std::min<std::size_t>(rest.size(), 2);
    const ByteView last = rest.last(own);
    address.prefix.assign(code.begin(), code.end() - static_cast<std::ptrdiff_t>(own));
    address.length = static_cast<int>(own);
    if (isFour) {
        address.row = (last[0] - 0x81) * 10 + last[1] - '0';
        address.column = (last[2] - 0x81) * 10 + last[3] - '0';
    } else if (own == 2) {
        address.row = last[0];
        address.column = last[1];
    } else {
        address.row = last[0] >> 4;
        address.column = last[0] & 0xF;
    }
    return address;
}

void cutMargins(ChartPage& page, const std::vector<ChartPlace>& places) {
    int lastRow = 0;
    int lastColumn = 0;
    page.firstRow = page.firstColumn = 1 << 20;
    for (const ChartPlace& place : places) {
        page.firstRow = std::min(page.firstRow, place.row);
        page.firstColumn = std::min(page.firstColumn, place.column);
        lastRow = std::max(lastRow, place.row);
        lastColumn = std::max(lastColumn, place.column);
    }
    // Whole tables of sixteen columns, whichever are empty.
    if (page.length == 1 || page.plane >= 0) {
        page.firstColumn = 0;
        lastColumn = page.plane >= 0 ? 255 : 15;
    }
    page.rows = lastRow - page.firstRow + 1;
    page.columns = lastColumn - page.firstColumn + 1;
}

} // namespace

std::u32string ChartData::hereText(std::size_t cell) const {
    const chart::ChartCell* one = comparison.cells[cell].here;
    return one == nullptr ? std::u32string() : here->text(*one);
}

std::u32string ChartData::thereText(std::size_t cell) const {
    const chart::ChartCell* one = comparison.cells[cell].there;
    return one == nullptr || !there ? std::u32string() : there->text(*one);
}

std::u32string ChartData::text(std::size_t cell) const {
    std::u32string own = hereText(cell);
    return own.empty() ? thereText(cell) : own;
}

ByteView ChartData::ownCode(std::size_t cell) const {
    const ByteView code = comparison.cells[cell].code().view();
    return code.subspan(shiftLength(shape, code));
}

std::int32_t ChartData::find(ByteView code) const {
    const auto cellOf = [&](ByteView bytes) -> std::int32_t {
        const chart::CellCode wanted(bytes);
        const auto found =
            std::ranges::lower_bound(comparison.cells, wanted, {},
                                     [](const chart::ComparedCell& cell) { return cell.code(); });
        const bool isThere = found != comparison.cells.end() && found->code() == wanted;
        return isThere ? static_cast<std::int32_t>(found - comparison.cells.begin()) : -1;
    };
    if (code.empty() || code.size() > chart::CellCode::kMost)
        return -1;
    if (shape.states.empty())
        return cellOf(code);
    for (const chart::ChartState& state : shape.states) {
        Bytes whole = state.prefix;
        whole.insert(whole.end(), code.begin(), code.end());
        if (const std::int32_t found = whole.size() > chart::CellCode::kMost ? -1 : cellOf(whole);
            found >= 0)
            return found;
    }
    return -1;
}

void layOut(ChartData& data) {
    const auto& cells = data.comparison.cells;
    data.places.resize(cells.size());
    std::map<std::tuple<int, Bytes, int>, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::u32string text = data.text(i);
        const Address address = addressOf(data.shape, cells[i].code().view(), text.front());
        data.places[i] = {0, address.row, address.column};
        groups[address.key()].push_back(i);
    }
    for (const auto& [key, members] : groups) {
        ChartPage page;
        std::tie(page.plane, page.prefix, page.length) = key;
        std::vector<ChartPlace> places;
        for (const std::size_t i : members)
            places.push_back(data.places[i]);
        cutMargins(page, places);
        page.count = members.size();
        page.cells.assign(
            static_cast<std::size_t>(page.rows) * static_cast<std::size_t>(page.columns), -1);
        for (const std::size_t i : members) {
            ChartPlace& place = data.places[i];
            place = {static_cast<int>(data.pages.size()), place.row - page.firstRow,
                     place.column - page.firstColumn};
            page.cells[static_cast<std::size_t>(place.row) *
                           static_cast<std::size_t>(page.columns) +
                       static_cast<std::size_t>(place.column)] = static_cast<std::int32_t>(i);
        }
        data.pages.push_back(std::move(page));
    }
}

} // namespace moji::app
