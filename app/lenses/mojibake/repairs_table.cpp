#include "lenses/mojibake/repairs_table.h"

#include "lenses/mojibake/label_chip.h"
#include "style/fonts.h"
#include "style/palette.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kRowHeight = 40;
constexpr int kPadding = 10;
constexpr int kGap = 6;

/// A word or two cut at its end.
void drawPart(QPainter& painter, const QRect& room, const QString& text, const QFont& font,
              const QColor& ink) {
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(text, Qt::ElideRight, room.width()));
}

/// "before → after", the later in bold; both keep room where there is little.
void drawRepair(QPainter& painter, const QRect& room, const RepairRow& row) {
    const QFont plain = glyphFont();
    QFont bold = plain;
    bold.setBold(true);
    if (row.after.isEmpty()) {
        drawPart(painter, room, row.before, plain, colours().text);
        return;
    }
    const QString arrow = QStringLiteral(" → ");
    const int arrowWidth = QFontMetrics(plain).horizontalAdvance(arrow);
    const int half = std::max(0, (room.width() - arrowWidth) / 2);
    const int after = QFontMetrics(bold).horizontalAdvance(row.after);
    const int wanted = QFontMetrics(plain).horizontalAdvance(row.before);
    const int width =
        std::min(wanted, std::max(half, room.width() - arrowWidth - std::min(after, half)));
    QRect rest = room;
    drawPart(painter, {rest.left(), rest.top(), width, rest.height()}, row.before, plain,
             colours().text);
    rest.setLeft(rest.left() + width);
    painter.setPen(colours().muted);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, arrow);
    rest.setLeft(rest.left() + arrowWidth);
    drawPart(painter, rest, row.after, bold, colours().text);
}

} // namespace

void RepairsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    const RepairRow& row = m_model.row(index.row());
    const QRect rect = option.rect;
    painter->save();
    painter->fillRect(rect, option.state.testFlag(QStyle::State_Selected) ? colours().selection
                                                                          : colours().surface);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colours().line);
    painter->setClipRect(rect);
    const int half = rect.height() / 2;
    const QRect upper(rect.left() + scaled(kGap), rect.top() + 2, rect.width() - scaled(kGap),
                      half);
    if (index.column() == RepairsModel::kPlace) {
        drawPart(*painter, upper.adjusted(scaled(kPadding - kGap), 0, 0, 0),
                 index.data().toString(), monoFont(FontSize::Caption), colours().muted);
    } else if (index.column() == RepairsModel::kRepair) {
        drawRepair(*painter, upper, row);
        drawPart(*painter, upper.translated(0, half - 4), row.story, uiFont(FontSize::Caption),
                 colours().muted);
    } else {
        drawChip(*painter, rect.adjusted(scaled(kGap), 0, -scaled(kPadding), 0), row.chip(),
                 row.kind());
    }
    painter->restore();
}

RepairsTable::RepairsTable(RepairsModel* model, QWidget* parent)
    : PlainTable(kRowHeight, parent) {
    setAccessibleName(tr("Repairs"));
    setModel(model);
    setItemDelegate(new RepairsDelegate(*model, this));
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void RepairsTable::layoutColumns() {
    const int place =
        QFontMetrics(monoFont(FontSize::Caption)).horizontalAdvance(QStringLiteral("00000000")) +
        scaled(2 * kPadding);
    const int chip = chipWidth() + scaled(kPadding + kGap);
    setColumnWidth(RepairsModel::kPlace, place);
    setColumnWidth(RepairsModel::kLabel, chip);
    setColumnWidth(RepairsModel::kRepair,
                   std::max(scaled(120), viewport()->width() - place - chip));
}

void RepairsTable::changeEvent(QEvent* event) {
    PlainTable::changeEvent(event);
    if (event->type() == QEvent::FontChange && model() != nullptr)
        layoutColumns();
}

void RepairsTable::resizeEvent(QResizeEvent* event) {
    PlainTable::resizeEvent(event);
    layoutColumns();
}

void RepairsTable::keyPressEvent(QKeyEvent* event) {
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && row() >= 0)
        Q_EMIT activatedRow(row());
    else
        PlainTable::keyPressEvent(event);
}

void RepairsTable::mouseMoveEvent(QMouseEvent* event) {
    PlainTable::mouseMoveEvent(event);
    Q_EMIT hoveredRow(indexAt(event->position().toPoint()).row());
}

void RepairsTable::mouseDoubleClickEvent(QMouseEvent* event) {
    PlainTable::mouseDoubleClickEvent(event);
    if (row() >= 0)
        Q_EMIT activatedRow(row());
}

void RepairsTable::leaveEvent(QEvent* event) {
    PlainTable::leaveEvent(event);
    Q_EMIT hoveredRow(-1);
}

void RepairsTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    PlainTable::currentChanged(current, previous);
    Q_EMIT rowChanged();
}

} // namespace moji::app
