// The sizes of a row: which cells and gaps fit, the best first.

#include "grid/byte_lens_layout.h"

#include <algorithm>
#include <vector>

namespace moji::app {

namespace {

// Proportions of the design at its hex cell of 32 pixels.
constexpr int kDesignCell = 32;
constexpr int kNarrowHexCell = 24;
constexpr int kNarrowTextCell = 20;
constexpr int kNarrowestHexCell = 22;
constexpr int kNarrowestTextCell = 15;
constexpr int kNarrowCellOfThreeDigits = 30;
constexpr int kNarrowCellOfFourBits = 30;
constexpr int kCellOfEightBits = 68;
constexpr int kBitsBottom = 6; // below the last line of bits
constexpr int kOffsetGap = 20; // beside the digits of an offset
constexpr int kTightOffsetGap = 8;
constexpr int kTightPadding = 8;
constexpr int kTightGroupGap = 4;
constexpr int kUsualPerRow = 16;
constexpr int kMostPerRow = 64;

int atZoom(int pixels, int zoomCell) {
    return (pixels * zoomCell + kDesignCell / 2) / kDesignCell;
}

/// Of the design, before zoom.
ByteLensMetrics designOf(ByteDensity density, ByteFormat format) {
    ByteLensMetrics metrics;
    if (density == ByteDensity::Comfortable)
        return metrics;
    metrics.density = density;
    metrics.hexCell = infoOf(format).digits > 2 ? 28 : 20;
    metrics.textCell = 10;
    metrics.groupGap = 6;
    metrics.rowHeight = 17;
    metrics.fillTop = 1;
    metrics.fillBottom = 3;
    metrics.header = 20;
    metrics.bodyTop = 2;
    return metrics;
}

ByteLensMetrics wideMetrics(int zoomCell, int offsetDigits, int digitWidth,
                            const RowWishes& wishes) {
    ByteLensMetrics wide = designOf(wishes.density, wishes.format);
    for (int* length :
         {&wide.padding, &wide.hexCell, &wide.textCell, &wide.groupGap, &wide.ruleGap,
          &wide.rowHeight, &wide.fillTop, &wide.fillBottom, &wide.header, &wide.bodyTop})
        *length = atZoom(*length, zoomCell);
    wide.group = wishes.group;
    wide.offsetGap = atZoom(kOffsetGap, zoomCell);
    wide.offsetWidth = offsetDigits * digitWidth + wide.offsetGap;
    return wide;
}

/// The same cells with smaller gaps: for longer offsets.
ByteLensMetrics tight(ByteLensMetrics metrics, int zoomCell) {
    const int gap = atZoom(kTightOffsetGap, zoomCell);
    metrics.offsetWidth -= metrics.offsetGap - gap;
    metrics.offsetGap = gap;
    metrics.padding = atZoom(kTightPadding, zoomCell);
    metrics.groupGap = std::min(metrics.groupGap, atZoom(kTightGroupGap, zoomCell));
    return metrics;
}

ByteLensMetrics narrow(ByteLensMetrics metrics, int zoomCell, int hexCell) {
    metrics.hexCell = std::min(metrics.hexCell, atZoom(hexCell, zoomCell));
    metrics.textCell = std::min(metrics.textCell, atZoom(kNarrowTextCell, zoomCell));
    metrics.groupGap = 0;
    return metrics;
}

/// Sixteen bytes beside a lens and the inspector.
ByteLensMetrics narrowest(ByteLensMetrics metrics, int zoomCell, ByteFormat format) {
    const bool wideDigits = infoOf(format).digits > 2;
    metrics.textCell = std::min(metrics.textCell, atZoom(kNarrowestTextCell, zoomCell));
    return tight(
        narrow(metrics, zoomCell, wideDigits ? kNarrowCellOfThreeDigits : kNarrowestHexCell),
        zoomCell);
}

ByteLensMetrics withBits(ByteLensMetrics metrics, int zoomCell, int lines) {
    metrics.bitLines = lines;
    metrics.bitsHeight = atZoom(lines * kBitsLine + kBitsBottom, zoomCell);
    metrics.rowHeight += metrics.bitsHeight;
    metrics.hexCell = atZoom(lines == 1 ? kCellOfEightBits : kDesignCell, zoomCell);
    return metrics;
}

ByteLensMetrics ofBytes(ByteLensMetrics metrics, int count) {
    metrics.bytesPerRow = count;
    return metrics;
}

int narrowCell(ByteFormat format) {
    return infoOf(format).digits > 2 ? kNarrowCellOfThreeDigits : kNarrowHexCell;
}

/// The best first; the last one in any case.
std::vector<ByteLensMetrics> candidatesFor(const ByteLensMetrics& wide, int zoomCell,
                                           const RowWishes& wishes) {
    const bool fits = wishes.bytesPerRow == RowWishes::kAsManyAsFit;
    const int first = std::min(fits ? kMostPerRow : wishes.bytesPerRow, wishes.most);
    std::vector<ByteLensMetrics> candidates;
    if (infoOf(wishes.format).bits) {
        const ByteLensMetrics line = withBits(wide, zoomCell, 1);
        const ByteLensMetrics stacked =
            ofBytes(withBits(wide, zoomCell, 2), ByteLensLayout::kGroupBytes);
        for (int count = first; count > 0; count -= ByteLensLayout::kGroupBytes)
            candidates.push_back(ofBytes(line, count));
        candidates.push_back(stacked);
        candidates.push_back(narrow(stacked, zoomCell, kNarrowCellOfFourBits));
        return candidates;
    }
    for (int count = first; count > 0; count -= ByteLensLayout::kGroupBytes) {
        const ByteLensMetrics row = ofBytes(wide, count);
        candidates.push_back(row);
        candidates.push_back(tight(row, zoomCell));
        // Narrow cells are for the chosen row length, not for longer rows.
        if (fits && count > kUsualPerRow)
            continue;
        candidates.push_back(narrow(row, zoomCell, narrowCell(wishes.format)));
        if (count == kUsualPerRow)
            candidates.push_back(narrowest(row, zoomCell, wishes.format));
    }
    return candidates;
}

} // namespace

ByteLensMetrics ByteLensLayout::metricsFor(int width, int zoomCell, int offsetDigits,
                                           int digitWidth, const RowWishes& wishes) {
    const auto candidates =
        candidatesFor(wideMetrics(zoomCell, offsetDigits, digitWidth, wishes), zoomCell, wishes);
    for (const ByteLensMetrics& metrics : candidates)
        if (ByteLensLayout(metrics, 0, 0, 0).width() <= width)
            return metrics;
    return candidates.back();
}

ByteLensMetrics ByteLensLayout::wantedMetrics(bool wide, int zoomCell, int offsetDigits,
                                              int digitWidth, const RowWishes& wishes) {
    const bool fits = wishes.bytesPerRow == RowWishes::kAsManyAsFit;
    const int count = std::min(fits ? kUsualPerRow : wishes.bytesPerRow, wishes.most);
    ByteLensMetrics metrics = wideMetrics(zoomCell, offsetDigits, digitWidth, wishes);
    if (infoOf(wishes.format).bits)
        metrics = withBits(metrics, zoomCell, 1);
    else if (!wide)
        metrics = narrowest(metrics, zoomCell, wishes.format);
    return ofBytes(metrics, count);
}

} // namespace moji::app
