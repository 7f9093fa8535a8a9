#include "widgets/plain_table.h"

#include "style/fonts.h"
#include "style/palette.h"

#include <QEvent>
#include <QPainter>

namespace moji::app {

namespace {

constexpr int kCellPadding = 4;
constexpr int kAccentBar = 3;

} // namespace

FlatHeader::FlatHeader(Qt::Orientation orientation, QWidget* parent)
    : QHeaderView(orientation, parent) {
    setHighlightSections(false);
    setMinimumSectionSize(1);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void FlatHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const auto value = [&](int role) { return model()->headerData(section, orientation(), role); };
    painter->fillRect(rect, colours().surface);
    const QVariant alignment = value(Qt::TextAlignmentRole);
    const QVariant colour = value(Qt::ForegroundRole);
    const QVariant font = value(Qt::FontRole);
    painter->setPen(colour.isValid() ? colour.value<QColor>() : colours().muted);
    painter->setFont(font.isValid() ? font.value<QFont>() : this->font());
    painter->drawText(rect.adjusted(kCellPadding, 0, -kCellPadding, 0),
                      alignment.isValid() ? alignment.toInt()
                                          : static_cast<int>(defaultAlignment()),
                      value(Qt::DisplayRole).toString());
    if (orientation() == Qt::Horizontal)
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colours().line);
}

PlainTable::PlainTable(int rowHeight, QWidget* parent)
    : QTableView(parent)
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
    restyle();
}

void PlainTable::restyle() {
    // Setting it anew would take rows the heights that they were given one by one.
    if (verticalHeader()->defaultSectionSize() != scaled(m_rowHeight))
        verticalHeader()->setDefaultSectionSize(scaled(m_rowHeight));
    horizontalHeader()->setFont(uiFont(FontSize::Caption, QFont::Bold));
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

void PlainTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange ||
        event->type() == QEvent::ApplicationPaletteChange)
        restyle();
}

void PlainTable::paintEvent(QPaintEvent* event) {
    QTableView::paintEvent(event);
    if (!currentIndex().isValid() || !selectionModel()->isSelected(currentIndex()))
        return;
    const QRect row = visualRect(currentIndex());
    QPainter painter(viewport());
    painter.fillRect(QRect(0, row.top(), kAccentBar, row.height()), colours().accent);
}

} // namespace moji::app
