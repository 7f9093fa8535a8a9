#pragma once
// The strip beside the scroll bar: the whole document as far as it has been scanned, invalid places
// standing out, the selection framed. A click goes there.

#include "document/document.h"
#include "document/selection.h"
#include "lenses/bytes/overview.h"

#include <QWidget>

namespace moji::app {

class OverviewStrip : public QWidget {
    Q_OBJECT
public:
    OverviewStrip(Document* document, Selection* selection, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void takeIndex();
    void paintBytes(QPainter& painter, int left) const;
    void goTo(int y);
    [[nodiscard]] ByteRange bytesAt(int y) const;
    [[nodiscard]] int yOf(std::uint64_t offset) const;

    Document* m_document;
    Selection* m_selection;
    Overview m_overview;
};

} // namespace moji::app
