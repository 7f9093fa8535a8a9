#pragma once
// Whether there is something in a picture.

#include <QImage>

namespace moji::app {

/// Whether more than `few` pixels differ from the first one.
inline bool isDrawnOn(const QImage& image, int few = 100) {
    int drawn = 0;
    for (int y = 0; y < image.height() && drawn <= few; ++y)
        for (int x = 0; x < image.width() && drawn <= few; ++x)
            drawn += image.pixel(x, y) != image.pixel(0, 0) ? 1 : 0;
    return drawn > few;
}

} // namespace moji::app
