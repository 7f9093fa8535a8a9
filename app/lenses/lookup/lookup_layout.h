#pragma once
// The geometry of the lookup lens' rows, in logical pixels at
// the current zoom.

#include <QRectF>
#include <QSize>

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

/// How many bytes before the lane the byte of a row is; Input..Prev3 only.
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
/// Whether a rule follows.
[[nodiscard]] bool endsGroup(LookupRow row);

/// The rows in the available room: as designed, or closer together with the bits
/// beside their number instead of below it, and if that is still too high without the rows of
/// nibbles, which can be read off the bytes above.
class LookupLayout {
public:
    /// As the design has it.
    LookupLayout() = default;
    /// For this much room, of which `below` is reserved below the table.
    LookupLayout(QSize room, int below);

    [[nodiscard]] int headerHeight() const;
    /// The width of the names of the rows, and of a lane.
    [[nodiscard]] int headWidth() const;
    [[nodiscard]] int laneWidth() const { return m_laneWidth; }
    /// 0: the row is left out.
    [[nodiscard]] int rowHeight(LookupRow row) const;
    /// All rows together, without the header.
    [[nodiscard]] int tableHeight() const;
    /// Whether rows are too low for a second line and for the larger font.
    [[nodiscard]] bool isDense() const { return m_share < 1; }

    /// The part of a cell without the space around groups.
    [[nodiscard]] QRectF content(LookupRow row, const QRectF& cell) const;
    /// The plate under a byte.
    [[nodiscard]] QRectF plate(const QRectF& content) const;
    /// The number above or beside the bits.
    [[nodiscard]] QRectF number(const QRectF& content) const;
    /// A bit, 5 x 10 at the most; bit 7 is the leftmost.
    [[nodiscard]] QRectF bit(const QRectF& content, int bit) const;

    bool operator==(const LookupLayout&) const = default;

private:
    LookupLayout(double share, bool nibbles, int laneWidth);

    [[nodiscard]] int between(int dense, int full) const;
    [[nodiscard]] int groupSpace() const;

    double m_share = 1; // 0: as dense as can be, 1: as the design has it
    bool m_nibbles = true;
    int m_laneWidth = 58;
    int m_headWidth = 0; // 0: as its share says
};

} // namespace moji::app
