#pragma once
// The byte grid itself: shows the rows, follows the selection, takes mouse and keys. It is what a
// screen reader knows as `Bytes`. Scrolling is by rows, with 64-bit row numbers.

#include "grid/byte_editor.h"
#include "grid/byte_grid_keys.h"
#include "grid/byte_grid_mouse.h"
#include "grid/byte_grid_painter.h"
#include "grid/byte_lens_layout.h"
#include "grid/visible_spans.h"

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
    [[nodiscard]] int bit() const { return m_bit; }
    void setCaretBit(int bit) { m_bit = bit; }
    /// Scrolls to the caret and repaints its marks.
    void showCaret();
    /// Repaints the rows whose marks have changed, and the column headings.
    void updateMarks();
    /// How rows are laid out. The first visible byte stays where it is.
    void setWishes(const RowWishes& wishes);
    [[nodiscard]] const RowWishes& wishes() const { return m_wishes; }
    /// The upper limit of bytes per row.
    void setMostPerRow(int bytes);
    void setTopRow(std::uint64_t row);
    /// Scrolls to the row of this byte.
    void showFrom(std::uint64_t offset);
    /// The first byte on screen.
    [[nodiscard]] std::uint64_t firstShown() const;
    /// Where the bytes are placed; nullptr: at their offsets. The first visible byte stays there.
    void setPlaces(std::shared_ptr<const BytePlaces> places);
    /// Marks the visible bytes that differ from those beside them, in order; empty where only the
    /// other side has some. `gapsDiffer`: so do all gaps, which are else no more than places.
    void setDifferences(std::vector<ByteRange> bytes, bool gapsDiffer = true);
    /// Adds to the description of the byte at an offset; may be empty.
    using Remark = std::function<QString(std::uint64_t offset)>;
    void setRemark(Remark remark) { m_remark = std::move(remark); }
    [[nodiscard]] QString describeCaret() const;
    /// Keys and clipboard then change nothing and emit editRefused().
    void setViewOnly(bool viewOnly) { m_viewOnly = viewOnly; }
    /// Whether edits would be taken now.
    [[nodiscard]] bool isEditable() const { return !m_viewOnly && !m_document->isReadOnly(); }
    [[nodiscard]] bool isViewOnly() const { return m_viewOnly; }
    /// False, with editRefused() emitted, where the grid is view-only.
    [[nodiscard]] bool mayEdit();
    [[nodiscard]] ByteFormat format() const { return m_wishes.format; }
    void setFormat(ByteFormat format);

    void copy(); // as the column with the caret shows it
    void copyAs(ByteColumn column);
    void cut();
    void paste();
    void selectAll();

    /// The height that shows all rows and one more; limited to what an int holds.
    [[nodiscard]] int contentHeight() const;
    /// The width of whole rows in narrow or wide cells.
    [[nodiscard]] int contentWidth(bool wide) const;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Size, rows or top row have changed.
    void layoutChanged();
    /// The chosen format, density or row length has changed.
    void wishesChanged();
    /// An edit was attempted while the grid is view-only.
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
    void announce(); // to screen readers
    [[nodiscard]] ByteGridMarks marks() const;
    [[nodiscard]] QRegion markedRows(const ByteGridMarks& marks) const;
    void scrollRows(std::uint64_t before);

    Document* m_document;
    Selection* m_selection;
    ByteEditor m_editor;
    ByteLensLayout m_layout;
    std::shared_ptr<const BytePlaces> m_places; // nullptr: offsets
    std::vector<ByteRange> m_differences;
    bool m_gapsDiffer = true;
    Remark m_remark;
    bool m_viewOnly = false;
    QTimer m_announcement; // of changed bytes, once for all of a turn
    VisibleSpans m_spans;
    RowWishes m_wishes;
    ByteColumn m_column = ByteColumn::Hex;
    int m_bit = kFirstBit; // the bit at the caret, in the column Bits
    ByteGridMarks m_shown; // as last painted
    ByteGridKeys m_keys;
    ByteGridMouse m_mouse;
};

} // namespace moji::app
