#include "lenses/decoders/decoders_delegate.h"

#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "widgets/cell_marks.h"

#include <QPainter>

namespace moji::app {

namespace {

constexpr int kSideBar = 3;
constexpr int kAir = 6; // above and below the lines of a sentence together
constexpr char32_t kLastCodePoint = 0x10FFFF;

/// The colours of what was read: those of a lead byte of that length.
const RoleColours& lookOf(const Reading& reading, bool differs) {
    if (!differs)
        return colours().role(CellRole::Ascii);
    if (reading.replaced)
        return colours().role(CellRole::Invalid);
    if (reading.codePoint >= 0xD800 && reading.codePoint <= 0xDFFF)
        return colours().role(CellRole::Surrogate);
    return colours().role(reading.length <= 2   ? CellRole::Lead2
                          : reading.length == 3 ? CellRole::Lead3
                                                : CellRole::Lead4);
}

QRect wordsArea(const QRect& cell) {
    return cell.adjusted(4, 0, -8, 0);
}

/// Sentences, in as many lines as they need.
bool wraps(const QModelIndex& index) {
    return index.column() == DecodersModel::kWhy || index.column() == DecodersModel::kReading;
}

} // namespace

DecodersDelegate::DecodersDelegate(const DecodersModel& model, const ShownBytes& shown,
                                   QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
    , m_shown(shown) {}

void DecodersDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    const DecoderRow& row = m_model.row(index.row());
    painter->save();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->fillRect(option.rect, selected        ? colours().selection
                                   : row.disagrees ? colours().current
                                                   : colours().surface);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      colours().line);
    const int column = index.column();
    if (column == DecodersModel::kPin && row.disagrees)
        painter->fillRect(
            QRect(option.rect.left(), option.rect.top(), kSideBar, option.rect.height()),
            row.misreads() ? colours().bad : colours().warn);
    painter->setClipRect(option.rect);
    const bool reading = column == DecodersModel::kReading;
    if (reading)
        drawHovered(*painter, option.rect, m_shown);
    if (column == DecodersModel::kPin) {
        drawPinMark(*painter, option.rect, row.isPinned);
    } else if (reading && row.decoder->info().kind != DecoderKind::Validates) {
        drawReadings(*painter, option.rect, row);
    } else {
        painter->setFont(index.data(Qt::FontRole).value<QFont>());
        painter->setPen(index.data(Qt::ForegroundRole).value<QBrush>().color());
        const QRect area = wordsArea(option.rect);
        const int alignment = index.data(Qt::TextAlignmentRole).toInt();
        const QString words = index.data().toString();
        if (wraps(index))
            painter->drawText(area, alignment | Qt::TextWordWrap, words);
        else
            painter->drawText(
                area, alignment,
                painter->fontMetrics().elidedText(words, Qt::ElideRight, area.width()));
    }
    painter->restore();
}

int DecodersDelegate::heightOf(const QModelIndex& index, int width) {
    const QFontMetrics metrics(index.data(Qt::FontRole).value<QFont>());
    const QRect area = wordsArea({0, 0, width, 1 << 16});
    const int flags = index.data(Qt::TextAlignmentRole).toInt() | Qt::TextWordWrap;
    return metrics.boundingRect(area, flags, index.data().toString()).height() + scaled(kAir);
}

void DecodersDelegate::drawReadings(QPainter& painter, const QRect& rect,
                                    const DecoderRow& row) const {
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < row.readings.size(); ++i) {
        const Reading& reading = row.readings[i];
        const QRectF capsule = m_shown.cells
                                   .bytes(rect, static_cast<std::size_t>(reading.offset),
                                          static_cast<std::size_t>(reading.length))
                                   .adjusted(2, 5, -2, -5);
        drawReadingOf(painter, capsule, reading, row.differs[i]);
    }
    if (row.decoder->info().kind == DecoderKind::Stops && row.verdict.firstError) {
        const QRectF stop =
            m_shown.cells.bytes(rect, static_cast<std::size_t>(*row.verdict.firstError), 1);
        drawCapsule(painter, stop.adjusted(2, 5, -2, -5), colours().role(CellRole::Invalid),
                    CapsuleFill::ErrorHatch, 1.5);
        painter.setFont(uiFont(FontSize::Label));
        painter.setPen(colours().muted);
        painter.drawText(
            QRectF(stop.right() + 6, rect.top(), rect.right() - stop.right() - 6, rect.height()),
            Qt::AlignLeft | Qt::AlignVCenter, DecodersModel::tr("stops reading here"));
    }
}

void DecodersDelegate::drawReadingOf(QPainter& painter, const QRectF& capsule,
                                     const Reading& reading, bool differs) const {
    const RoleColours& look = lookOf(reading, differs);
    drawCapsule(painter, capsule, look,
                differs && reading.replaced ? CapsuleFill::ErrorHatch : CapsuleFill::Plain,
                differs ? 2 : 1);
    const bool isCharacter = reading.codePoint <= kLastCodePoint &&
                             (reading.codePoint < 0xD800 || reading.codePoint > 0xDFFF);
    if (!isCharacter) {
        drawOnPlate(painter, capsule, codePointText(reading.codePoint), look);
        return;
    }
    drawInCapsule(painter, capsule, characterText(reading.codePoint),
                  differs && !reading.replaced ? codePointText(reading.codePoint) : QString(),
                  look);
}

} // namespace moji::app
