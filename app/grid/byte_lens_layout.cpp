#include "grid/byte_lens_layout.h"

#include "text/number_style.h"

#include <algorithm>
#include <limits>

namespace moji::app {

namespace {

constexpr int kBitsInset = 2; // at both sides of a byte
constexpr int kBits = 8;

} // namespace

ByteLensLayout::ByteLensLayout(const ByteLensMetrics& metrics, std::uint64_t byteCount,
                               std::uint64_t topRow, int height,
                               std::shared_ptr<const BytePlaces> places)
    : m_metrics(metrics)
    , m_byteCount(byteCount)
    , m_topRow(topRow)
    , m_height(height)
    , m_places(std::move(places)) {
    m_topRow = std::min(topRow, maxTopRow());
}

int ByteLensLayout::offsetDigits(std::uint64_t byteCount) {
    const auto base = static_cast<std::uint64_t>(numberStyle().offsetBase);
    int needed = 1;
    for (std::uint64_t rest = byteCount; rest >= base; rest /= base)
        ++needed;
    return std::max(6, needed + needed % 2);
}

int ByteLensLayout::width() const {
    return textLeft() + columnWidth(ByteColumn::Text) + m_metrics.ruleGap;
}

std::uint64_t ByteLensLayout::endPlace() const {
    return m_places ? m_places->places() : m_byteCount;
}

std::uint64_t ByteLensLayout::placeOf(std::uint64_t offset) const {
    return m_places ? m_places->placeOf(offset) : offset;
}

BytePlaces::At ByteLensLayout::at(std::uint64_t place) const {
    if (!m_places)
        return {std::min(place, m_byteCount), place >= m_byteCount};
    const BytePlaces::At at = m_places->at(std::min(place, m_places->places()));
    return {std::min(at.offset, m_byteCount), at.gap || at.offset >= m_byteCount};
}

std::uint64_t ByteLensLayout::rowCount() const {
    return std::max(endPlace(), placeOf(m_byteCount)) / perRow() + 1;
}

std::uint64_t ByteLensLayout::rowOf(std::uint64_t offset) const {
    return placeOf(offset) / perRow();
}

int ByteLensLayout::indexOf(std::uint64_t offset) const {
    return static_cast<int>(placeOf(offset) % perRow());
}

ByteRange ByteLensLayout::bytesOfRow(std::uint64_t row) const {
    if (row >= rowCount())
        return {m_byteCount, m_byteCount};
    return {at(row * perRow()).offset, at(row * perRow() + perRow()).offset};
}

std::vector<ByteRange> ByteLensLayout::runsOfRow(std::uint64_t row) const {
    const ByteRange bytes = bytesOfRow(row);
    if (bytes.empty())
        return {};
    if (!m_places)
        return {bytes};
    std::vector<ByteRange> runs;
    std::uint64_t next = 0; // the place after the last run
    for (std::uint64_t offset = bytes.begin; offset < bytes.end; ++offset) {
        const std::uint64_t place = placeOf(offset);
        if (runs.empty() || place != next)
            runs.push_back({offset, offset});
        runs.back().end = offset + 1;
        next = place + 1;
    }
    return runs;
}

std::vector<ByteRange> ByteLensLayout::gapsOfRow(std::uint64_t row) const {
    std::vector<ByteRange> gaps;
    if (!m_places)
        return gaps;
    const std::uint64_t first = row * perRow();
    const std::uint64_t end = std::clamp(endPlace(), first, first + perRow());
    for (std::uint64_t place = first; place < end; ++place) {
        if (!at(place).gap)
            continue;
        const std::uint64_t index = place - first;
        if (gaps.empty() || gaps.back().end != index)
            gaps.push_back({index, index});
        gaps.back().end = index + 1;
    }
    return gaps;
}

std::uint64_t ByteLensLayout::above(std::uint64_t offset, std::uint64_t rows) const {
    const std::uint64_t place = placeOf(offset);
    const std::uint64_t by = rows * perRow();
    const std::uint64_t to = place >= by ? place - by : place % perRow();
    if (to == place)
        return offset;
    const std::uint64_t found = at(to).offset; // over a gap, what follows it: possibly the start
    return std::min(found, offset - std::min<std::uint64_t>(offset, 1));
}

std::uint64_t ByteLensLayout::below(std::uint64_t offset, std::uint64_t rows) const {
    const std::uint64_t place = placeOf(offset);
    const std::uint64_t by = rows * perRow();
    const std::uint64_t end = std::max(endPlace(), place);
    return end - place >= by ? at(place + by).offset : m_byteCount;
}

int ByteLensLayout::fullRows() const {
    const int body = m_height - m_metrics.header - m_metrics.bodyTop;
    return std::max(1, body / m_metrics.rowHeight);
}

std::uint64_t ByteLensLayout::maxTopRow() const {
    const auto rows = rowCount();
    const auto full = static_cast<std::uint64_t>(fullRows());
    return rows > full ? rows - full : 0;
}

std::uint64_t ByteLensLayout::topRowToShow(std::uint64_t offset) const {
    const auto row = rowOf(std::min(offset, m_byteCount));
    const auto full = static_cast<std::uint64_t>(fullRows());
    if (row + full < m_topRow || row >= m_topRow + 2 * full)
        return std::min(row - std::min(row, full / 3), maxTopRow());
    if (row < m_topRow)
        return row;
    return row >= m_topRow + full ? row - full + 1 : m_topRow;
}

ByteRange ByteLensLayout::rowsIn(const QRect& exposed) const {
    const int first = m_metrics.header + m_metrics.bodyTop;
    const int top = std::max(exposed.top() - first, 0) / m_metrics.rowHeight;
    const int bottom = exposed.bottom() - first;
    if (bottom < 0)
        return {m_topRow, m_topRow};
    const auto end = m_topRow + static_cast<std::uint64_t>(bottom / m_metrics.rowHeight) + 1;
    return ByteRange{m_topRow + static_cast<std::uint64_t>(top), end}.clampedTo({0, rowCount()});
}

ByteRange ByteLensLayout::visibleBytes() const {
    const ByteRange rows = rowsIn(QRect(0, 0, 1, m_height));
    if (rows.empty())
        return bytesOfRow(m_topRow);
    return {bytesOfRow(rows.begin).begin, bytesOfRow(rows.end - 1).end};
}

int ByteLensLayout::rowTop(std::uint64_t row) const {
    const auto below = static_cast<std::int64_t>(row) - static_cast<std::int64_t>(m_topRow);
    return m_metrics.header + m_metrics.bodyTop + static_cast<int>(below) * m_metrics.rowHeight;
}

int ByteLensLayout::cellWidth(ByteColumn column) const {
    return column == ByteColumn::Text ? m_metrics.textCell : m_metrics.hexCell;
}

/// The width of the gaps to the left of a cell.
int ByteLensLayout::gapsBefore(int index) const {
    return m_metrics.group == 0 ? 0 : index / m_metrics.group * m_metrics.groupGap;
}

int ByteLensLayout::columnWidth(ByteColumn column) const {
    return m_metrics.bytesPerRow * cellWidth(column) + gapsBefore(m_metrics.bytesPerRow - 1);
}

int ByteLensLayout::cellLeft(ByteColumn column, int index) const {
    const int left = column == ByteColumn::Text ? textLeft() : hexLeft();
    return left + index * cellWidth(column) +
           gapsBefore(std::min(index, m_metrics.bytesPerRow - 1));
}

QRect ByteLensLayout::cells(ByteColumn column, std::uint64_t first, std::uint64_t last) const {
    return cellsOfRow(column, rowOf(first), indexOf(first), indexOf(last));
}

QRect ByteLensLayout::cellsOfRow(ByteColumn column, std::uint64_t row, int first, int last) const {
    const int left = cellLeft(column, first);
    const int right = cellLeft(column, last) + cellWidth(column);
    const int top = rowTop(row);
    if (column == ByteColumn::Bits)
        return {left, top + lineHeight(), right - left, m_metrics.bitsHeight};
    return {left, top, right - left, lineHeight()};
}

QRect ByteLensLayout::bitCell(std::uint64_t offset, int bit) const {
    const QRect all =
        cells(ByteColumn::Bits, offset, offset).adjusted(kBitsInset, 0, -kBitsInset, 0);
    const int lines = std::max(m_metrics.bitLines, 1);
    const int perLine = kBits / lines;
    const int place = kBits - 1 - bit;
    // Half a bit of space parts the nibbles of one line.
    const int halves = 2 * perLine + (lines == 1 ? 1 : 0);
    const int from = 2 * (place % perLine) + (lines == 1 && place >= perLine / 2 ? 1 : 0);
    const int left = all.left() + all.width() * from / halves;
    const int right = all.left() + all.width() * (from + 2) / halves;
    const int height = (lineHeight() * kBitsLine) / ByteLensMetrics{}.rowHeight;
    return {left, all.top() + place / perLine * height, right - left, height};
}

QRect ByteLensLayout::headerCell(ByteColumn column, int index) const {
    return {cellLeft(column, index), 0, cellWidth(column), m_metrics.header};
}

QRect ByteLensLayout::offsetCell(std::uint64_t row) const {
    return {m_metrics.padding, rowTop(row), m_metrics.offsetWidth, lineHeight()};
}

QRect ByteLensLayout::offsetGapCell(std::uint64_t row) const {
    const QRect offset = offsetCell(row);
    return {offset.right() + 1 - m_metrics.offsetGap, offset.top(), m_metrics.offsetGap,
            offset.height()};
}

QRect ByteLensLayout::noteCell(std::uint64_t row, int width, int height) const {
    const QRect band = offsetCell(row);
    return {band.right() + 1 - width, band.center().y() - height / 2, width, height};
}

int ByteLensLayout::indexAt(ByteColumn column, int x) const {
    for (int index = m_metrics.bytesPerRow - 1; index > 0; --index)
        if (x >= cellLeft(column, index))
            return index;
    return 0;
}

/// The nearest to `point`: the bits of a nibble touch, and lines have no space between them.
int ByteLensLayout::bitAt(std::uint64_t offset, const QPoint& point) const {
    int nearest = kBits - 1;
    int least = std::numeric_limits<int>::max();
    for (int bit = kBits - 1; bit >= 0; --bit) {
        const QRect cell = bitCell(offset, bit);
        const int beside = std::max({cell.left() - point.x(), point.x() - cell.right(), 0});
        const int above = std::max({cell.top() - point.y(), point.y() - cell.bottom(), 0});
        if (beside + above >= least)
            continue;
        least = beside + above;
        nearest = bit;
    }
    return nearest;
}

std::optional<ByteLensLayout::Hit> ByteLensLayout::hit(const QPoint& point) const {
    const int below = point.y() - m_metrics.header - m_metrics.bodyTop;
    if (point.y() >= 0 && point.y() < m_metrics.header)
        return {};
    const bool above = below < 0;
    const auto rows = static_cast<std::uint64_t>(std::max(below, 0) / m_metrics.rowHeight);
    std::uint64_t row = m_topRow + rows;
    if (point.y() < 0 && m_topRow > 0)
        row = m_topRow - 1;
    const bool beyond = row >= rowCount();
    row = std::min(row, rowCount() - 1);

    Hit hit;
    hit.column = point.x() < ruleX() ? ByteColumn::Hex : ByteColumn::Text;
    if (hit.column == ByteColumn::Hex && !above && below % m_metrics.rowHeight >= lineHeight())
        hit.column = ByteColumn::Bits;
    const int index = indexAt(hit.column, point.x());
    const BytePlaces::At found = at(row * perRow() + static_cast<std::uint64_t>(index));
    const int left = cellLeft(hit.column, index);
    const bool inside = point.x() >= left && point.x() < left + cellWidth(hit.column);
    hit.offset = beyond ? m_byteCount : found.offset;
    hit.onByte = inside && !above && !beyond && !found.gap;
    if (hit.column == ByteColumn::Bits && !found.gap)
        hit.bit = bitAt(hit.offset, point);
    return hit;
}

} // namespace moji::app
