#pragma once
// The table of layers. Results wrap; the pointer on a character of any of them says which bytes of
// the document it belongs to; hovered bytes are lit in all of them.

#include "bytes/byte_range.h"
#include "widgets/plain_table.h"

#include <optional>

namespace moji::app {

class EscapesModel;

class EscapesView : public PlainTable {
    Q_OBJECT
public:
    EscapesView(EscapesModel* model, QWidget* parent);

    /// Bytes of the document to be lit.
    void setHovered(std::optional<ByteRange> range);
    [[nodiscard]] std::optional<ByteRange> hovered() const { return m_hovered; }
    /// The document's bytes of the character at a point of the viewport.
    [[nodiscard]] std::optional<ByteRange> documentAt(const QPoint& place) const;
    /// Copies the exact result of the current row, or else of the source.
    void copyResult() const;
    /// Gives every row the height of its text.
    void fitRows();

Q_SIGNALS:
    void pointedAt(std::optional<moji::ByteRange> range);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void updateGeometries() override;

private:
    void fitColumns();

    EscapesModel* m_model;
    std::optional<ByteRange> m_hovered;
    int m_fittedWidth = 0; // of the results, for which the rows have their heights
};

} // namespace moji::app
