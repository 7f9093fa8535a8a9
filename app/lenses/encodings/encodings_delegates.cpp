#include "lenses/encodings/encodings_delegates.h"

#include "style/fonts.h"
#include "style/ideographs.h"
#include "style/palette.h"
#include "widgets/cell_marks.h"

#include <QPainter>

namespace moji::app {

EncodingsDelegate::EncodingsDelegate(const EncodingsModel& model, const ShownBytes& shown,
                                     QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
    , m_shown(shown) {}

void EncodingsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const {
    const EncodingRow& row = m_model.row(index.row());
    painter->save();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->fillRect(option.rect, selected      ? colours().selection
                                   : row.current ? colours().current
                                                 : colours().surface);
    const GlyphsOf glyphs(row.codec->name());
    // Pinned rows end in a stronger rule.
    const bool lastPinned =
        row.pinned && index.row() + 1 < m_model.rowCount() && !m_model.row(index.row() + 1).pinned;
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      lastPinned ? colours().lineStrong : colours().line);
    if (index.column() == EncodingsModel::kPin) {
        drawPinMark(*painter, option.rect, row.pinned);
    } else if (index.column() == EncodingsModel::kReading && m_shown.aligned) {
        painter->setClipRect(option.rect);
        drawHovered(*painter, option.rect, m_shown);
        drawReading(*painter, option.rect, m_shown.cells, m_shown.bytes, row.spans,
                    row.codec->info());
    } else if (index.column() == EncodingsModel::kPlausible && row.errors == 0) {
        drawScoreBar(*painter, option.rect, row.score,
                     row.current ? colours().accent : colours().muted, plausibilityText(row));
    } else {
        const bool reading = index.column() == EncodingsModel::kReading;
        painter->setFont(reading ? glyphFont() : index.data(Qt::FontRole).value<QFont>());
        const QVariant colour = index.data(Qt::ForegroundRole);
        painter->setPen(colour.isValid() ? colour.value<QBrush>().color() : colours().text);
        const QRect area = option.rect.adjusted(4, 0, -8, 0);
        QString text = painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight,
                                                         area.width());
        painter->setLayoutDirection(Qt::LeftToRight);
        painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter, text);
        if (index.column() == EncodingsModel::kName && row.current) {
            const int x = area.left() + painter->fontMetrics().horizontalAdvance(text) + 12;
            painter->setFont(uiFont(FontSize::Caption));
            painter->setPen(colours().accent);
            painter->drawText(QRect(x, area.top(), area.right() - x, area.height()),
                              Qt::AlignLeft | Qt::AlignVCenter, EncodingsModel::tr("current"));
        }
    }
    painter->restore();
}

} // namespace moji::app
