#pragma once
// How the share of a group of files looks, in the bar and in its legend: a fill, a border and a
// pattern, so that no two are told apart by colour alone.

#include "folder/folder_row.h"
#include "style/shapes.h"

#include <QColor>
#include <QRectF>

#include <optional>
#include <string>

class QPainter;

namespace moji::app {

struct ShareLook {
    QColor fill;
    QColor border;
    QColor text;
    QColor hatchColour;
    std::optional<HatchDirection> hatch;
};

/// UTF-8, ASCII and the kinds that are no text have looks of their own; other encodings take turns.
[[nodiscard]] ShareLook shareLook(FileGroup group, const std::string& encoding);
void drawShare(QPainter& painter, const QRectF& rect, const ShareLook& look);

} // namespace moji::app
