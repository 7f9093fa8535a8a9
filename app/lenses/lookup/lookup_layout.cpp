#include "lenses/lookup/lookup_layout.h"

#include "style/fonts.h"
#include "utf8/lookup.h"

#include <algorithm>
#include <cmath>

namespace moji::app::lookup_layout {

namespace {

constexpr int kLane = 58;
constexpr int kNarrowLane = 50;
constexpr int kHead = 160;
constexpr int kGroupSpace = 4; // above the first and below the last row of a group
constexpr int kBitWidth = 5;
constexpr int kBitHeight = 10;
constexpr int kBitPitch = 6;

bool beginsGroup(LookupRow row) {
    return row == LookupRow::Character ||
           endsGroup(static_cast<LookupRow>(static_cast<int>(row) - 1));
}

int contentHeight(LookupRow row) {
    if (row == LookupRow::Character)
        return 28;
    if (isByteRow(row))
        return 24;
    return isNibbleRow(row) ? 20 : 36;
}

} // namespace

int laneWidth(int tableWidth) {
    const int room = (tableWidth - headWidth()) / static_cast<int>(utf8::kLookupBlock);
    return std::clamp(room, scaled(kNarrowLane), scaled(kLane));
}

int headWidth() {
    return scaled(kHead);
}

bool endsGroup(LookupRow row) {
    return row == LookupRow::Prev3 || row == LookupRow::InputHigh || row == LookupRow::Table3 ||
           row == LookupRow::MustContinue || row == LookupRow::Error;
}

int rowHeight(LookupRow row) {
    return scaled(contentHeight(row) + (beginsGroup(row) ? kGroupSpace : 0) +
                  (endsGroup(row) ? kGroupSpace : 0));
}

int tableHeight() {
    int height = 0;
    for (int row = 0; row < kLookupRows; ++row)
        height += rowHeight(static_cast<LookupRow>(row));
    return height;
}

QRectF content(LookupRow row, const QRectF& cell) {
    return cell.adjusted(0, beginsGroup(row) ? scaled(kGroupSpace) : 0, 0,
                         endsGroup(row) ? -scaled(kGroupSpace) : 0);
}

QRectF plate(const QRectF& content) {
    const qreal width = std::min<qreal>(scaled(32), content.width() - 4);
    return {std::round(content.center().x() - width / 2), content.top() + 2, width,
            content.height() - 4};
}

QRectF number(const QRectF& content) {
    return {content.left(), content.top(), content.width(),
            content.height() - scaled(kBitHeight + 6)};
}

QRectF bit(const QRectF& content, int bit) {
    const int all = scaled(8 * kBitPitch - 1);
    const qreal left = std::round(content.center().x() - all / 2.0);
    const qreal top = content.bottom() - scaled(kBitHeight + 4);
    return {left + scaled((7 - bit) * kBitPitch), top, static_cast<qreal>(scaled(kBitWidth)),
            static_cast<qreal>(scaled(kBitHeight))};
}

} // namespace moji::app::lookup_layout
