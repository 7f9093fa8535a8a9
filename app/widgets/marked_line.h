#pragma once
// A line of text in a table, part of which is marked.

#include <QColor>
#include <QPoint>

class QPainter;
class QStyleOptionViewItem;

namespace moji::app {

struct MarkedLine {
    QPoint mark;       // where it begins in the text, and its length; 0: nothing is marked
    QColor colour;     // of the text
    QColor markColour; // of the marked part
};

/// Paints `cell`, as initStyleOption() made it, on one baseline with its neighbours: its text runs
/// from left to right, the marked part in bold and underlined.
void paintMarkedLine(QPainter* painter, const QStyleOptionViewItem& cell, const MarkedLine& line);

} // namespace moji::app
