#pragma once
// The bytes' bits flowing down into the bits of the code point.

#include "lenses/bits/bit_flow_layout.h"

#include <QWidget>

namespace moji::app {

class BitFlowView : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    void setStory(const BitStory& story);
    /// Bytes of the document that the pointer rests on, in whatever lens.
    void setHovered(std::optional<ByteRange> range);

    [[nodiscard]] BitFlowLayout flowLayout() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The pointer is over that byte, or over none.
    void byteHovered(std::optional<moji::ByteRange> range);
    void byteClicked(moji::ByteRange range);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] std::optional<ByteRange> rangeAt(QPointF point) const;
    void drawLabels(QPainter& painter, const BitFlowLayout& layout) const;
    void drawByte(QPainter& painter, const BitFlowLayout& layout, std::size_t byte) const;
    void drawCame(QPainter& painter, const BitFlowLayout& layout) const;
    void drawBand(QPainter& painter, const BitFlowLayout::Band& band) const;
    void drawValue(QPainter& painter, const BitFlowLayout& layout) const;
    void drawHex(QPainter& painter, const BitFlowLayout& layout) const;
    [[nodiscard]] bool isHovered(std::size_t byte) const;

    BitStory m_story;
    std::optional<ByteRange> m_hovered;
};

} // namespace moji::app
