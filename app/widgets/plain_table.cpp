#include "widgets/plain_table.h"

#include "style/fonts.h"
#include "style/palette.h"

#include <QHelpEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QToolTip>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kCellPadding = 4;
constexpr int kAccentBar = 3;
constexpr int kFocusFrame = 2;
constexpr int kAir = 10; // above and below a heading together

/// Above the heads of rows, beside those of columns.
class FlatCorner : public QWidget {
public:
    FlatCorner(const QString& text, int padding, QWidget* parent)
        : QWidget(parent)
        , m_text(text)
        , m_padding(padding) {}

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.fillRect(rect(), colours().surface);
        painter.fillRect(QRect(0, height() - 1, width(), 1), colours().line);
        painter.setFont(uiFont(FontSize::Caption, QFont::Bold));
        painter.setPen(colours().muted);
        painter.drawText(rect().adjusted(scaled(m_padding), 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, m_text);
    }

private:
    QString m_text;
    int m_padding;
};

/// Shows `text` as a tool tip if it is wider than `room`.
bool tellWhole(const QHelpEvent& event, const QString& text, const QFont& font, const QRect& room,
               QWidget* widget) {
    if (QFontMetrics(font).horizontalAdvance(text) <= room.width() - 2 * kCellPadding)
        return false;
    QToolTip::showText(event.globalPos(), text, widget, room);
    return true;
}

} // namespace

FlatHeader::FlatHeader(Qt::Orientation orientation, QWidget* parent)
    : QHeaderView(orientation, parent) {
    setHighlightSections(false);
    setMinimumSectionSize(1);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

/// Not the widget's own: a style sheet takes that away.
QFont FlatHeader::fontOf(int section) const {
    const QVariant font = model()->headerData(section, orientation(), Qt::FontRole);
    if (font.isValid())
        return font.value<QFont>();
    return uiFont(FontSize::Caption, orientation() == Qt::Horizontal ? QFont::Bold : QFont::Normal);
}

QSize FlatHeader::sectionSizeFromContents(int section) const {
    const QFontMetrics metrics(fontOf(section));
    const QString text = model()->headerData(section, orientation(), Qt::DisplayRole).toString();
    return {metrics.horizontalAdvance(text) + 2 * kCellPadding, metrics.height() + scaled(kAir)};
}

bool FlatHeader::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip || orientation() != Qt::Horizontal)
        return QHeaderView::viewportEvent(event);
    const auto& help = static_cast<QHelpEvent&>(*event);
    const int section = logicalIndexAt(help.pos());
    const auto value = [&](int role) { return model()->headerData(section, orientation(), role); };
    if (section < 0 || value(Qt::ToolTipRole).isValid())
        return QHeaderView::viewportEvent(event);
    const QRect room(sectionViewportPosition(section), 0, sectionSize(section), height());
    return tellWhole(help, value(Qt::DisplayRole).toString(), fontOf(section), room, viewport()) ||
           QHeaderView::viewportEvent(event);
}

void FlatHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const auto value = [&](int role) { return model()->headerData(section, orientation(), role); };
    painter->fillRect(rect, colours().surface);
    const QVariant alignment = value(Qt::TextAlignmentRole);
    const QVariant colour = value(Qt::ForegroundRole);
    painter->setPen(colour.isValid() ? colour.value<QColor>() : colours().muted);
    painter->setFont(fontOf(section));
    const QRect room = rect.adjusted(kCellPadding, 0, -kCellPadding, 0);
    const QString text = value(Qt::DisplayRole).toString();
    const QFontMetrics metrics = painter->fontMetrics();
    // What only lacks its margins stays whole.
    const bool isCut = metrics.horizontalAdvance(text) > rect.width();
    painter->drawText(
        room,
        (alignment.isValid() ? alignment.toInt() : static_cast<int>(defaultAlignment())) |
            Qt::TextDontClip,
        isCut ? metrics.elidedText(text, Qt::ElideRight, room.width()) : text);
    if (orientation() == Qt::Horizontal)
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colours().line);
}

void PlainDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    option->state &= ~QStyle::State_HasFocus;
}

PlainTable::PlainTable(int rowHeight, QWidget* parent)
    : HeardView(parent)
    , m_rowHeight(rowHeight) {
    setHorizontalHeader(new FlatHeader(Qt::Horizontal, this));
    setVerticalHeader(new FlatHeader(Qt::Vertical, this));
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setWordWrap(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setCornerButtonEnabled(false);
    setItemDelegate(new PlainDelegate(this));
    restyle();
}

void PlainTable::setRowHeightAtZoom0(int rowHeight) {
    m_rowHeight = rowHeight;
    restyle();
}

void PlainTable::setCornerText(const QString& text, int padding) {
    delete m_corner;
    m_corner = new FlatCorner(text, padding, this);
    updateGeometries();
}

void PlainTable::updateGeometries() {
    QTableView::updateGeometries();
    if (m_corner == nullptr)
        return;
    m_corner->setGeometry(0, 0, verticalHeader()->width(), horizontalHeader()->height());
    m_corner->raise();
}

void PlainTable::restyle() {
    // Setting it again would reset individual row heights.
    if (verticalHeader()->defaultSectionSize() != scaled(m_rowHeight))
        verticalHeader()->setDefaultSectionSize(scaled(m_rowHeight));
    QPalette wanted = palette();
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        wanted.setColor(group, QPalette::Base, colours().surface);
        wanted.setColor(group, QPalette::Text, colours().text);
        wanted.setColor(group, QPalette::Highlight, colours().selection);
        wanted.setColor(group, QPalette::HighlightedText, colours().text);
    }
    if (wanted != palette())
        setPalette(wanted);
}

void PlainTable::resizeEvent(QResizeEvent* event) {
    const QRect row = visualRect(currentIndex());
    const bool wasInSight =
        row.isValid() && row.top() >= 0 && row.bottom() < event->oldSize().height();
    QTableView::resizeEvent(event);
    if (wasInSight && row.bottom() >= viewport()->height())
        scrollTo(currentIndex());
}

/// The frame of the keyboard may go around a whole row.
void PlainTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    HeardView::currentChanged(current, previous);
    viewport()->update();
}

void PlainTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

bool PlainTable::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QTableView::viewportEvent(event);
    const auto& help = static_cast<QHelpEvent&>(*event);
    const QModelIndex index = indexAt(help.pos());
    if (!index.isValid() || !index.data(Qt::ToolTipRole).toString().isEmpty())
        return QTableView::viewportEvent(event);
    const QVariant own = index.data(Qt::FontRole);
    return tellWhole(help, index.data(Qt::DisplayRole).toString(),
                     own.isValid() ? own.value<QFont>() : font(), visualRect(index), viewport()) ||
           QTableView::viewportEvent(event);
}

void PlainTable::paintEvent(QPaintEvent* event) {
    QTableView::paintEvent(event);
    // A table without a current row goes to its first one when it gets the focus, or a key.
    const bool startsHere = !currentIndex().isValid() && model() != nullptr;
    const QModelIndex here = startsHere ? model()->index(0, 0) : currentIndex();
    if (!here.isValid())
        return;
    QPainter painter(viewport());
    const QRect cell = visualRect(here);
    if (selectionModel()->isSelected(here))
        painter.fillRect(QRect(0, cell.top(), kAccentBar, cell.height()), colours().accent);
    else if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        paintFocus(painter, cell);
}

/// Where the keyboard is while nothing is selected there.
void PlainTable::paintFocus(QPainter& painter, const QRect& cell) const {
    const bool wholeRow = selectionBehavior() == QAbstractItemView::SelectRows &&
                          selectionMode() != QAbstractItemView::NoSelection;
    const int width = std::min(horizontalHeader()->length(), viewport()->width());
    const QRect framed = wholeRow ? QRect(0, cell.top(), width, cell.height()) : cell;
    painter.setPen(QPen(colours().accent, kFocusFrame));
    painter.drawRect(framed.adjusted(1, 1, -1, -1));
}

} // namespace moji::app
