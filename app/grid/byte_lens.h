#pragma once
// The byte lens, the window's centre: the grid with its overview, scroll bar and legend.

#include "widgets/panel.h"

#include <QScrollBar>

class QLabel;

namespace moji::app {

class ByteGrid;
class ByteLegend;
class Document;
class OverviewStrip;
class Selection;

class ByteLens : public Panel {
    Q_OBJECT
public:
    ByteLens(Document* document, Selection* selection, QWidget* parent);

    void setDocument(Document* document, Selection* selection);

    [[nodiscard]] ByteGrid& grid() { return *m_grid; }
    /// Off in small windows.
    void setLegendVisible(bool visible);
    [[nodiscard]] QWidget* legend();
    /// Off if another lens beside it has one for both.
    void setScrollBarVisible(bool visible);
    [[nodiscard]] OverviewStrip& overview() { return *m_overview; }
    /// The height that shows all rows and one more.
    [[nodiscard]] int contentHeight() const;
    /// The width of the chosen rows, in narrow cells or in wide ones.
    [[nodiscard]] int contentWidth(bool wide) const;
    /// The width of everything beside the grid.
    [[nodiscard]] int widthBesideGrid() const;

Q_SIGNALS:
    /// A message for the status bar.
    void said(const QString& message);

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    void followDocument();
    void updateScrollBar();
    void scrollTo(int value);
    /// Says that it is not yet known which bytes on screen belong together.
    void showAlignment();

    ByteGrid* m_grid;
    OverviewStrip* m_overview;
    QScrollBar* m_scrollBar;
    ByteLegend* m_legend;
    Document* m_document;
    QLabel* m_alignment;
    int m_wheelRest = 0; // angle not yet used up, in 1/8 degree
};

[[nodiscard]] Panel* makeByteLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
