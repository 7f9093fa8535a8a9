#include "lenses/lookup/lookup_layout.h"

#include "style/fonts.h"
#include "utf8/lookup.h"

#include <algorithm>
#include <cmath>

namespace moji::app {

namespace {

constexpr int kLane = 58;
constexpr int kNarrowLane = 52;
constexpr int kHead = 160;
constexpr int kNarrowHead = 104;
constexpr int kBitPitch = 6;
constexpr int kBitWidth = 5;
constexpr int kDenseBitPitch = 4; // beside the number
constexpr int kDenseBitWidth = 3;
constexpr int kBitHeight = 10;
constexpr int kNumber = 16; // wide, beside the bits
constexpr int kUnder = 30;  // high enough for bits under a number

constexpr int kLanes = static_cast<int>(utf8::kLookupBlock);

/// Whether the bits of a row are below its number, not beside it.
bool isUnderNumber(const QRectF& content) {
    return content.height() >= scaled(kUnder);
}

bool beginsGroup(LookupRow row) {
    return row == LookupRow::Character ||
           endsGroup(static_cast<LookupRow>(static_cast<int>(row) - 1));
}

} // namespace

bool endsGroup(LookupRow row) {
    return row == LookupRow::Prev3 || row == LookupRow::InputHigh || row == LookupRow::Table3 ||
           row == LookupRow::MustContinue || row == LookupRow::Error;
}

LookupLayout::LookupLayout(double share, bool nibbles, int laneWidth)
    : m_share(share)
    , m_nibbles(nibbles)
    , m_laneWidth(laneWidth) {}

LookupLayout::LookupLayout(QSize room, int below) {
    const auto height = [](double share, bool nibbles) {
        const LookupLayout layout(share, nibbles, kLane);
        return layout.headerHeight() + layout.tableHeight();
    };
    const int full = height(1, true);
    const int dense = height(0, true);
    const int grown = room.height() - below - dense;
    m_share = std::clamp(static_cast<double>(grown) / (full - dense), 0.0, 1.0);
    m_nibbles = room.height() >= dense;
    const int head = room.width() - kLanes * scaled(kNarrowLane);
    if (const int fitted = std::clamp(head, scaled(kNarrowHead), scaled(kHead));
        fitted != headWidth())
        m_headWidth = fitted;
    const int lane = (room.width() - headWidth()) / kLanes;
    m_laneWidth = std::clamp(lane, scaled(kNarrowLane), scaled(kLane));
}

int LookupLayout::between(int dense, int full) const {
    return scaled(static_cast<int>(std::floor(dense + (full - dense) * m_share)));
}

int LookupLayout::groupSpace() const {
    return between(0, 4); // above the first and below the last row of a group
}

int LookupLayout::headerHeight() const {
    return between(16, 28);
}

int LookupLayout::headWidth() const {
    return m_headWidth > 0 ? m_headWidth : between(kNarrowHead, kHead);
}

int LookupLayout::rowHeight(LookupRow row) const {
    if (isNibbleRow(row) && !m_nibbles)
        return 0;
    const int height = row == LookupRow::Character ? between(18, 28)
                       : isByteRow(row)            ? between(14, 24)
                       : isNibbleRow(row)          ? between(13, 20)
                                                   : between(14, 36);
    return height + (beginsGroup(row) ? groupSpace() : 0) + (endsGroup(row) ? groupSpace() : 0);
}

int LookupLayout::tableHeight() const {
    int height = 0;
    for (int row = 0; row < kLookupRows; ++row)
        height += rowHeight(static_cast<LookupRow>(row));
    return height;
}

QRectF LookupLayout::content(LookupRow row, const QRectF& cell) const {
    return cell.adjusted(0, beginsGroup(row) ? groupSpace() : 0, 0,
                         endsGroup(row) ? -groupSpace() : 0);
}

QRectF LookupLayout::plate(const QRectF& content) const {
    const qreal width = std::min<qreal>(scaled(32), content.width() - 4);
    const qreal inset = content.height() < scaled(18) ? 1 : 2;
    return {std::round(content.center().x() - width / 2), content.top() + inset, width,
            content.height() - 2 * inset};
}

QRectF LookupLayout::number(const QRectF& content) const {
    if (isUnderNumber(content))
        return content.adjusted(0, 0, 0, -scaled(kBitHeight + 6));
    const qreal width = scaled(kNumber) + scaled(2) + scaled(8 * kDenseBitPitch);
    return {std::round(content.center().x() - width / 2), content.top(),
            static_cast<qreal>(scaled(kNumber)), content.height()};
}

QRectF LookupLayout::bit(const QRectF& content, int bit) const {
    if (!isUnderNumber(content)) {
        const QRectF number = this->number(content);
        const qreal height = std::min<qreal>(scaled(kBitHeight), content.height() - 4);
        return {number.right() + scaled(2) + scaled((7 - bit) * kDenseBitPitch),
                std::round(content.center().y() - height / 2),
                static_cast<qreal>(scaled(kDenseBitWidth)), height};
    }
    const int all = scaled(8 * kBitPitch - 1);
    const qreal left = std::round(content.center().x() - all / 2.0);
    const qreal top = content.bottom() - scaled(kBitHeight + 4);
    return {left + scaled((7 - bit) * kBitPitch), top, static_cast<qreal>(scaled(kBitWidth)),
            static_cast<qreal>(scaled(kBitHeight))};
}

} // namespace moji::app
