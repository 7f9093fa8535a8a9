#include "widgets/byte_table.h"

#include "document/document.h"
#include "document/selection.h"
#include "style/fonts.h"
#include "style/palette.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::uint64_t kWithoutSelection = 16; // bytes from the caret on
constexpr std::uint64_t kMostBytes = 256;
constexpr int kHeadHeight = 36;

/// The bytes in place of the head of the column with the readings.
class HexHeader : public FlatHeader {
public:
    HexHeader(int column, const ShownBytes& shown, QWidget* parent)
        : FlatHeader(Qt::Horizontal, parent)
        , m_column(column)
        , m_shown(shown) {
        setSectionResizeMode(QHeaderView::Fixed);
        setFixedHeight(scaled(kHeadHeight));
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        if (section != m_column || !m_shown.aligned || m_shown.codec == nullptr) {
            FlatHeader::paintSection(painter, rect, section);
            return;
        }
        painter->fillRect(rect, colours().surface);
        painter->save();
        painter->setClipRect(rect);
        drawHovered(*painter, rect, m_shown);
        drawHexHead(*painter, rect, m_shown.cells, m_shown.bytes, m_shown.spans,
                    m_shown.codec->info());
        painter->restore();
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colours().line);
    }

private:
    int m_column;
    const ShownBytes& m_shown;
};

} // namespace

void drawHovered(QPainter& painter, const QRectF& area, const ShownBytes& shown) {
    if (!shown.aligned || !shown.hovered || !shown.hovered->intersects(shown.range))
        return;
    const ByteRange bytes = shown.hovered->clampedTo(shown.range);
    const QRectF cells =
        shown.cells.bytes(area, static_cast<std::size_t>(bytes.begin - shown.range.begin),
                          static_cast<std::size_t>(bytes.length()));
    painter.fillRect(cells, colours().hover);
    for (const qreal x : {cells.left(), cells.right() - 1}) // not by colour alone
        painter.fillRect(QRectF(x, cells.top(), 1, cells.height()), colours().accent);
}

ByteRange comparedRange(const Document& document, const Selection& selection) {
    ByteRange range = selection.range();
    if (range.empty()) {
        const std::uint64_t begin = selection.focus().begin;
        range = ByteRange{begin, begin + kWithoutSelection}.clampedTo({0, document.size()});
    }
    range.end = std::min(range.end, range.begin + kMostBytes);
    if (range.empty())
        return range;
    // Cutting through a character would make its pieces malformed here and valid in other lenses.
    if (const auto first = document.spanAt(range.begin))
        range.begin = first->offset;
    if (const auto last = document.spanAt(range.end - 1))
        range.end = last->range().end;
    return range;
}

ByteTable::ByteTable(int rowHeight, int column, ShownBytes& shown, QWidget* parent)
    : PlainTable(rowHeight, parent)
    , m_column(column)
    , m_shown(shown) {
    setHorizontalHeader(new HexHeader(column, shown, this));
    setMouseTracking(true);
}

std::optional<std::size_t> ByteTable::byteAt(const QPoint& position) const {
    const QModelIndex index = indexAt(position);
    if (!index.isValid() || index.column() != m_column || !m_shown.aligned)
        return std::nullopt;
    return m_shown.cells.byteAt(visualRect(index), position.x(), m_shown.bytes.size());
}

void ByteTable::fitBytes(int room, int widest) {
    const auto bytes = std::max<int>(1, static_cast<int>(m_shown.bytes.size()));
    m_shown.cells.byteWidth = std::clamp(room / bytes, scaled(kNarrowestByte), scaled(widest));
    horizontalHeader()->viewport()->update();
}

void ByteTable::setHovered(std::optional<ByteRange> range) {
    if (m_shown.hovered == range)
        return;
    m_shown.hovered = range;
    viewport()->update();
    horizontalHeader()->viewport()->update();
}

void ByteTable::changeEvent(QEvent* event) {
    PlainTable::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        horizontalHeader()->setFixedHeight(scaled(kHeadHeight));
}

void ByteTable::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT allPicked();
    else
        PlainTable::keyPressEvent(event);
}

/// The press has picked the cell: its release must not toggle a check box once more.
bool ByteTable::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) {
    const bool isRelease = event != nullptr && event->type() == QEvent::MouseButtonRelease;
    return !isRelease && PlainTable::edit(index, trigger, event);
}

void ByteTable::leaveEvent(QEvent* event) {
    PlainTable::leaveEvent(event);
    Q_EMIT hovered({}, std::nullopt);
}

void ByteTable::mouseMoveEvent(QMouseEvent* event) {
    PlainTable::mouseMoveEvent(event);
    const QPoint at = event->position().toPoint();
    Q_EMIT hovered(indexAt(at), byteAt(at));
}

void ByteTable::mousePressEvent(QMouseEvent* event) {
    PlainTable::mousePressEvent(event);
    const QPoint at = event->position().toPoint();
    if (event->button() == Qt::LeftButton && indexAt(at).isValid())
        Q_EMIT picked(indexAt(at), byteAt(at));
}

void ByteTable::resizeEvent(QResizeEvent* event) {
    PlainTable::resizeEvent(event);
    Q_EMIT resized();
}

} // namespace moji::app
