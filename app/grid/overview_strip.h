#pragma once
// The strip beside the scroll bar: the whole document as far as it has been scanned, invalid places
// highlighted, the selection framed. A click goes there.

#include "document/document.h"
#include "document/selection.h"
#include "grid/byte_places.h"
#include "grid/overview.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace moji::app {

class OverviewStrip : public QWidget {
    Q_OBJECT
public:
    OverviewStrip(Document* document, Selection* selection, QWidget* parent = nullptr);
    void setDocument(Document* document, Selection* selection);
    [[nodiscard]] QSize sizeHint() const override;
    /// In a comparison: the places of the bytes, which the strip then uses, and the differences, in
    /// order. nullptr: it uses offsets.
    void setCompared(std::shared_ptr<const BytePlaces> places, std::vector<ByteRange> differences);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void followDocument();
    void takeIndex();
    void paintBytes(QPainter& painter, int left) const;
    void placeDifferences();
    void goTo(int y);
    /// All places of the strip.
    [[nodiscard]] std::uint64_t places() const;
    [[nodiscard]] ByteRange bytesAt(int y) const;
    [[nodiscard]] int yOf(std::uint64_t offset) const;

    Document* m_document;
    Selection* m_selection;
    Overview m_overview;
    std::shared_ptr<const BytePlaces> m_places;
    std::vector<ByteRange> m_differences;
    std::vector<QRect> m_differenceTicks; // what is drawn of them
};

} // namespace moji::app
