#pragma once
// The rows of the lookup lens and where things stand in them: arithmetic only, in logical pixels at
// the zoom in force.

#include <QRectF>

#include <array>

namespace moji::app {

enum class LookupRow {
    Character,
    Input,
    Prev1,
    Prev2,
    Prev3,
    Prev1High, // nibbles
    Prev1Low,
    InputHigh,
    Table1, // byte1High, byte1Low, byte2High
    Table2,
    Table3,
    SpecialCases,
    MustContinue,
    Error,
};
inline constexpr int kLookupRows = 14;

/// How many bytes before the lane the byte of a row stands; Input..Prev3 only.
[[nodiscard]] constexpr std::size_t distanceOf(LookupRow row) {
    return static_cast<std::size_t>(row) - static_cast<std::size_t>(LookupRow::Input);
}
[[nodiscard]] constexpr bool isByteRow(LookupRow row) {
    return row >= LookupRow::Input && row <= LookupRow::Prev3;
}
[[nodiscard]] constexpr bool isNibbleRow(LookupRow row) {
    return row >= LookupRow::Prev1High && row <= LookupRow::InputHigh;
}
/// Rows whose values are shown with their bits.
[[nodiscard]] constexpr bool isBitsRow(LookupRow row) {
    return row >= LookupRow::Table1;
}

namespace lookup_layout {

inline constexpr int kHeader = 28;

/// The width of a lane where the table has so much room: 58, less where it is narrow, never so
/// little that the bits would not fit.
[[nodiscard]] int laneWidth(int tableWidth);
/// The width of the names of the rows.
[[nodiscard]] int headWidth();
[[nodiscard]] int rowHeight(LookupRow row);
/// Whether a rule follows.
[[nodiscard]] bool endsGroup(LookupRow row);
/// All rows together, without the header.
[[nodiscard]] int tableHeight();

/// The part of a cell without the space around groups.
[[nodiscard]] QRectF content(LookupRow row, const QRectF& cell);
/// The plate under a byte.
[[nodiscard]] QRectF plate(const QRectF& content);
/// The number above the bits.
[[nodiscard]] QRectF number(const QRectF& content);
/// A bit, 5 x 10; bit 7 is the leftmost.
[[nodiscard]] QRectF bit(const QRectF& content, int bit);

} // namespace lookup_layout

} // namespace moji::app
