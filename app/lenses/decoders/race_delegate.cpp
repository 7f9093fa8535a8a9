#include "lenses/decoders/race_delegate.h"

#include "style/fonts.h"
#include "style/palette.h"

#include <QPainter>

namespace moji::app {

namespace {

constexpr int kInset = 4;
constexpr int kBarMargin = 7; // above and below a bar

} // namespace

RaceDelegate::RaceDelegate(const RaceModel& model, QObject* parent)
    : PlainDelegate(parent)
    , m_model(model) {}

void RaceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    if (index.column() != RaceModel::kSpeed)
        return PlainDelegate::paint(painter, option, index);
    painter->save();
    painter->fillRect(option.rect, option.state.testFlag(QStyle::State_Selected)
                                       ? colours().selection
                                       : colours().surface);
    drawBar(*painter, option.rect, m_model.standing(index.row()), index.data().toString());
    painter->restore();
}

void RaceDelegate::drawBar(QPainter& painter, const QRect& rect, const race::Standing& standing,
                           const QString& number) const {
    painter.setFont(uiFont(FontSize::Label));
    const int numberWidth = painter.fontMetrics().horizontalAdvance(number) + 2 * scaled(kInset);
    const int left = rect.left() + scaled(kInset);
    // Room for the longest number after the longest bar.
    const int widest = painter.fontMetrics().horizontalAdvance(QStringLiteral("0,000 GB/s"));
    const double room = rect.width() - widest - 4 * scaled(kInset);
    const double scale = m_model.fastest() > 0 ? room / m_model.fastest() : 0;
    const int margin = scaled(kBarMargin);
    const QRectF bar(left, rect.top() + margin, standing.median() * scale,
                     rect.height() - 2.0 * margin);
    const bool isKernel = standing.id.starts_with("kernel-");
    painter.fillRect(bar, isKernel ? colours().accent : colours().muted);
    const double middle = bar.center().y();
    painter.setPen(QPen(colours().text, 2));
    painter.drawLine(QPointF(left + standing.lowerQuartile() * scale, middle),
                     QPointF(left + standing.upperQuartile() * scale, middle));
    if (m_model.reading() > 0) {
        painter.setPen(QPen(colours().bad, 2, Qt::DashLine));
        const double reading = left + m_model.reading() * scale;
        painter.drawLine(QPointF(reading, rect.top()), QPointF(reading, rect.bottom()));
    }
    painter.setPen(colours().text);
    const double after = left + std::max(standing.median(), standing.upperQuartile()) * scale;
    painter.drawText(QRectF(after + scaled(kInset), rect.top(), numberWidth, rect.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, number);
}

} // namespace moji::app
