#include "lenses/lines/lines_delegate.h"

#include "lenses/lines/lines_model.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "widgets/cell_marks.h"

#include <QPainter>

namespace moji::app {

LinesDelegate::LinesDelegate(const LinesModel& model, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model) {}

void LinesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    painter->save();
    const bool hovered = m_model.isHovered(index.row());
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, colours().selection);
    else if (hovered)
        painter->fillRect(option.rect, colours().hover);
    if (hovered)
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                          colours().accent);
    QRect area = option.rect.adjusted(4, 0, -8, 0);
    const QString text = index.data().toString();
    if (index.column() == LinesModel::kScore) {
        const DetectedLine line = m_model.line(index.row());
        const QColor fill = line.ambiguous ? colours().warn
                            : line.pinned  ? colours().accent
                                           : colours().muted;
        drawScoreBar(*painter, option.rect, line.score, fill, text);
        painter->restore();
        return;
    }
    if (index.column() == LinesModel::kEncoding && m_model.line(index.row()).pinned) {
        drawPinMark(*painter, QRect(area.left(), area.top(), scaled(kPinWidth) - 4, area.height()),
                    true);
        area.setLeft(area.left() + scaled(kPinWidth));
    }
    painter->setFont(index.data(Qt::FontRole).value<QFont>());
    const QVariant colour = index.data(Qt::ForegroundRole);
    painter->setPen(colour.isValid() ? colour.value<QBrush>().color() : colours().text);
    painter->setLayoutDirection(Qt::LeftToRight);
    painter->drawText(area, index.data(Qt::TextAlignmentRole).toInt(),
                      painter->fontMetrics().elidedText(text, Qt::ElideRight, area.width()));
    painter->restore();
}

} // namespace moji::app
