#pragma once
// One line of text in which every character is to the right of the one before it, whatever its
// direction: letters of Hebrew or Arabic do not affect their neighbours (Unicode
// Standard Annex #9 would reorder it). Positions are UTF-16 units of the text.

#include <QTextLayout>

#include <vector>

namespace moji::app {

class LeftToRightLine {
public:
    LeftToRightLine(const QString& text, const QFont& font,
                    const QList<QTextLayout::FormatRange>& formats);

    /// Whether Qt would lay out the text in another order.
    [[nodiscard]] static bool isNeeded(const QString& text);

    /// Pixels from the beginning of the line.
    [[nodiscard]] qreal x(qsizetype position) const;
    /// The nearest border between two characters.
    [[nodiscard]] qsizetype positionAt(qreal x) const;
    void draw(QPainter& painter, const QPointF& origin) const;
    void drawCursor(QPainter& painter, const QPointF& origin, qsizetype position, int width) const;

private:
    QTextLayout m_layout;
    std::vector<int> m_places; // of the text's units, and of its end, in the layout
};

} // namespace moji::app
