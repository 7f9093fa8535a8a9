#pragma once
// The byte grid itself: shows the rows, follows the selection, takes mouse and keys. It is what a
// screen reader knows as `Bytes`. Scrolling is by rows, with 64-bit row numbers.

#include "grid/byte_editor.h"
#include "grid/byte_grid_painter.h"
#include "grid/byte_lens_layout.h"
#include "grid/visible_spans.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

namespace moji::app {

class ByteGrid : public QWidget {
    Q_OBJECT
public:
    ByteGrid(Document* document, Selection* selection, QWidget* parent = nullptr);

    /// Shows another document, from its first byte on.
    void setDocument(Document* document, Selection* selection);

    [[nodiscard]] const ByteLensLayout& byteLayout() const { return m_layout; }
    [[nodiscard]] Document& document() const { return *m_document; }
    [[nodiscard]] Selection& selection() const { return *m_selection; }
    [[nodiscard]] ByteEditor& editor() { return m_editor; }

    /// The column that the caret is in.
    [[nodiscard]] ByteColumn column() const { return m_column; }
    void setColumn(ByteColumn column);
    /// The bit that the caret is at, in the column Bits.
    [[nodiscard]] std::optional<int> caretBit() const {
        return m_column == ByteColumn::Bits ? std::optional(m_bit) : std::nullopt;
    }
    /// How the rows shall be. The first byte in sight stays there.
    void setWishes(const RowWishes& wishes);
    [[nodiscard]] const RowWishes& wishes() const { return m_wishes; }
    /// Rows are no longer, whatever is wanted.
    void setMostPerRow(int bytes);
    void setTopRow(std::uint64_t row);
    /// Scrolls to the row of this byte.
    void showFrom(std::uint64_t offset);
    /// The first byte on screen.
    [[nodiscard]] std::uint64_t firstShown() const;
    /// Where the bytes stand; nullptr: at their offsets. The first byte in sight stays there.
    void setPlaces(std::shared_ptr<const BytePlaces> places);
    /// Bytes in sight that differ from what stands beside them, in order, to be marked.
    void setDifferences(std::vector<ByteRange> bytes);
    /// What else is to be said of the byte at an offset; maybe nothing.
    using Remark = std::function<QString(std::uint64_t offset)>;
    void setRemark(Remark remark) { m_remark = std::move(remark); }
    [[nodiscard]] QString describeCaret() const;
    /// Keys and clipboard change nothing here; editRefused() is told instead.
    void setViewOnly(bool viewOnly) { m_viewOnly = viewOnly; }
    [[nodiscard]] ByteFormat format() const { return m_wishes.format; }
    void setFormat(ByteFormat format);

    void copy(); // as the column with the caret shows it
    void copyAs(ByteColumn column);
    void cut();
    void paste();
    void selectAll();

    /// That shows all rows and one to spare; no more than an int holds.
    [[nodiscard]] int contentHeight() const;
    /// Of whole rows in narrow cells, or in wide ones.
    [[nodiscard]] int contentWidth(bool wide) const;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Size, rows or top row are others now.
    void layoutChanged();
    void columnChanged();
    /// Format, density or length of the rows, as they are wanted.
    void wishesChanged();
    /// An edit was tried where there is only to be looked.
    void editRefused();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;
    [[nodiscard]] QVariant inputMethodQuery(Qt::InputMethodQuery query) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void followDocument();
    void relayout();
    [[nodiscard]] ByteLensLayout layoutAt(const ByteLensMetrics& metrics, std::uint64_t top) const;
    [[nodiscard]] ByteLensMetrics metricsNow() const;
    [[nodiscard]] int digitWidth() const;
    [[nodiscard]] bool mayEdit();
    void showCaret();
    void announce();
    [[nodiscard]] ByteGridMarks marks() const;
    [[nodiscard]] QRegion markedRows(const ByteGridMarks& marks) const;
    void updateMarks();
    void scrollRows(std::uint64_t before);
    void cycleColumn(bool forward);
    [[nodiscard]] bool moveByKey(QKeyEvent* event);
    [[nodiscard]] bool moveByBit(const QKeyEvent* event);
    [[nodiscard]] bool editByKey(QKeyEvent* event);
    [[nodiscard]] bool editBitByKey(const QKeyEvent* event);
    [[nodiscard]] std::uint64_t stepped(std::uint64_t from, bool forward) const;
    [[nodiscard]] ByteRange unitAt(const ByteLensLayout::Hit& hit) const;
    void dragTo(const QPoint& point);
    void dragOn(const QPoint& point);
    [[nodiscard]] bool selectLineByThirdClick(const QMouseEvent* event);

    Document* m_document;
    Selection* m_selection;
    ByteEditor m_editor;
    ByteLensLayout m_layout;
    std::shared_ptr<const BytePlaces> m_places; // nullptr: offsets
    std::vector<ByteRange> m_differences;
    Remark m_remark;
    bool m_viewOnly = false;
    VisibleSpans m_spans;
    RowWishes m_wishes;
    ByteColumn m_column = ByteColumn::Hex;
    int m_bit = kFirstBit;               // that the caret is at, in the column Bits
    ByteGridMarks m_shown;               // as painted last
    std::optional<ByteRange> m_dragUnit; // where the drag began
    QTimer m_autoScroll;                 // while the pointer drags above or below the rows
    QElapsedTimer m_sinceDoubleClick;
    QPoint m_doubleClick;
};

} // namespace moji::app
