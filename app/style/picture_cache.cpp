#include "style/picture_cache.h"

#include <QPaintEngine>

#include <algorithm>

namespace moji::app {

bool keepsOutlines(const QPainter& painter) {
    if (painter.paintEngine() == nullptr)
        return true; // no memory for the picture: nothing is drawn, and nothing cached
    switch (painter.paintEngine()->type()) {
    case QPaintEngine::SVG:
    case QPaintEngine::Pdf:
    case QPaintEngine::Picture:
    case QPaintEngine::User:
        return true;
    default:
        return false;
    }
}

QRect inkOf(const QImage& image) {
    int top = image.height();
    int bottom = -1;
    int left = image.width();
    int right = -1;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        const auto* end = line + image.width();
        const auto isInk = [](QRgb pixel) { return qAlpha(pixel) != 0; };
        const auto* first = std::find_if(line, end, isInk);
        if (first == end)
            continue;
        const auto* last =
            std::find_if(std::make_reverse_iterator(end), std::make_reverse_iterator(first), isInk)
                .base();
        top = std::min(top, y);
        bottom = y;
        left = std::min(left, static_cast<int>(first - line));
        right = std::max(right, static_cast<int>(last - line) - 1);
    }
    return {QPoint(left, top), QPoint(right, bottom)};
}

} // namespace moji::app
