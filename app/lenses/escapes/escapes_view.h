#pragma once
// The table of layers. Results wrap; the pointer on a character of any of them says which bytes of
// the document it stands for, and what is hovered, wherever, is lit in all of them.

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
    /// The bytes of the document behind the character at a place of the viewport.
    [[nodiscard]] std::optional<ByteRange> documentAt(const QPoint& place) const;
    /// Copies the result of the current row, exactly; of the source where none is current.
    void copyResult() const;
    /// Gives every row the height of its text.
    void fitRows();

Q_SIGNALS:
    void pointedAt(std::optional<moji::ByteRange> range);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    EscapesModel* m_model;
    std::optional<ByteRange> m_hovered;
};

} // namespace moji::app
