#pragma once
// The byte lens, the window's centre: the grid with its overview, scroll bar and legend.

#include "lens.h"

#include <QScrollBar>

class QLabel;

namespace moji::app {

class ByteGrid;
class ByteLegend;
class Document;
class OverviewStrip;
class Selection;

class ByteLens : public Lens {
    Q_OBJECT
public:
    ByteLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] ByteGrid& grid() { return *m_grid; }
    /// Off in small windows.
    void setLegendVisible(bool visible);
    /// Off where another lens beside it has one for both.
    void setScrollBarVisible(bool visible);
    [[nodiscard]] OverviewStrip& overview() { return *m_overview; }
    /// Of what stands beside the grid.
    [[nodiscard]] int widthBesideGrid() const;

Q_SIGNALS:
    /// A word to the reader, for the status bar.
    void said(const QString& message);

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    void updateScrollBar();
    void scrollTo(int value);
    /// Says so where it is not known yet which bytes on screen belong together.
    void showAlignment();

    ByteGrid* m_grid;
    OverviewStrip* m_overview;
    QScrollBar* m_scrollBar;
    ByteLegend* m_legend;
    Document* m_document;
    QLabel* m_alignment;
    int m_wheelRest = 0; // angle not yet used up, in 1/8 degree
};

[[nodiscard]] Lens* makeByteLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
