#include "lenses/inspector/report_delegate.h"

#include "lenses/inspector/report_model.h"
#include "lenses/inspector/report_view.h"
#include "style/fonts.h"
#include "style/palette.h"

#include <QPainter>
#include <QTextLayout>

#include <cmath>

namespace moji::app {

namespace {

constexpr int kPadding = 16;
constexpr int kRow = 20;
constexpr int kTitle = 32; // with the hairline and the space above it
constexpr int kTitleGap = 8;
constexpr int kLeastLabel = 96;
constexpr int kGap = 8;

/// Text in lines of so many pixels.
class TextBlock {
public:
    TextBlock(const QString& text, const QFont& font, int width,
              const QList<QTextLayout::FormatRange>& formats = {})
        : m_layout(text, font) {
        QTextOption option;
        option.setTextDirection(Qt::LeftToRight);
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        m_layout.setTextOption(option);
        m_layout.setFormats(formats);
        m_layout.beginLayout();
        for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
            line.setLineWidth(std::max(width, 1));
            line.setPosition({0, m_height});
            m_height += line.height();
        }
        m_layout.endLayout();
    }
    [[nodiscard]] int height() const { return static_cast<int>(std::ceil(m_height)); }
    void draw(QPainter& painter, const QPointF& at, const QColor& colour) const {
        painter.setPen(colour);
        m_layout.draw(&painter, at);
    }

private:
    QTextLayout m_layout;
    qreal m_height = 0;
};

QFont labelFont() {
    return uiFont(FontSize::Label);
}
QFont valueFont(const ReportRow& row) {
    return row.mono ? monoFont(FontSize::Label) : uiFont(FontSize::Label);
}

int noteWidth(const ReportRow& row) {
    if (row.note.isEmpty())
        return 0;
    return QFontMetrics(uiFont(FontSize::Caption)).horizontalAdvance(row.note) + scaled(kGap);
}

QColor toneColour(const ReportRow& row) {
    switch (row.tone) {
    case ReportRow::Tone::Muted:
        return colours().muted;
    case ReportRow::Tone::Bad:
        return colours().bad;
    case ReportRow::Tone::Plain:
        break;
    }
    return colours().text;
}

/// Changes are also bold.
QList<QTextLayout::FormatRange> changeFormats(const ReportRow& row) {
    QList<QTextLayout::FormatRange> formats;
    for (const auto& [begin, length] : row.changes) {
        QTextCharFormat format;
        format.setFontWeight(QFont::Bold);
        format.setFontUnderline(true);
        format.setForeground(colours().text);
        formats.append({begin, length, format});
    }
    return formats;
}

TextBlock valueBlock(const ReportRow& row, int width) {
    return {row.value, valueFont(row), width - noteWidth(row)};
}
TextBlock detailBlock(const ReportRow& row, int width) {
    return {row.detail, monoFont(FontSize::Caption), width, changeFormats(row)};
}

/// One-line blocks are centred vertically.
int rowHeight(const TextBlock& block) {
    const int line = QFontMetrics(labelFont()).height();
    return std::max(scaled(kRow), block.height() + std::max(0, scaled(kRow) - line));
}
qreal topOf(const QRect& rect, const TextBlock& block, int height) {
    return rect.top() + (height - block.height()) / 2.0;
}

} // namespace

ReportDelegate::ReportDelegate(ReportView* view)
    : QStyledItemDelegate(view)
    , m_view(view) {}

int ReportDelegate::labelWidth(const ReportModel& model) const {
    const QFontMetrics metrics(labelFont());
    int widest = scaled(kLeastLabel);
    for (const ReportSection& section : model.sections())
        for (const ReportRow& row : section.rows)
            widest =
                std::max(widest, metrics.horizontalAdvance(row.label) + scaled(kPadding + kGap));
    return widest;
}

int ReportDelegate::valueHeight(const ReportRow& row, int width) const {
    const int height = rowHeight(valueBlock(row, width));
    return row.detail.isEmpty() ? height : height + detailBlock(row, width).height() + 2;
}

QSize ReportDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
    const auto& model = static_cast<const ReportModel&>(*index.model());
    const ReportRow* row = model.row(index);
    if (row == nullptr)
        return {0, scaled(kTitle)};
    const int width = m_view->widthOf(index.column()) - scaled(kPadding);
    if (index.column() == ReportModel::kLabel)
        return {0, rowHeight({row->label, labelFont(), width})};
    return {0, valueHeight(*row, width)};
}

void ReportDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const auto& model = static_cast<const ReportModel&>(*index.model());
    const ReportRow* row = model.row(index);
    if (row == nullptr) {
        paintTitle(*painter, option.rect, index.data().toString());
    } else if (index.column() == ReportModel::kLabel) {
        const TextBlock block(row->label, labelFont(), option.rect.width() - scaled(kPadding));
        block.draw(*painter,
                   QPointF(option.rect.left() + scaled(kPadding),
                           topOf(option.rect, block, rowHeight(block))),
                   colours().muted);
    } else {
        paintValue(*painter, option.rect.adjusted(0, 0, -scaled(kPadding), 0), *row);
    }
}

void ReportDelegate::paintTitle(QPainter& painter, const QRect& rect, const QString& title) const {
    const int line = rect.top() + scaled(kTitleGap) / 2;
    painter.fillRect(QRect(rect.left(), line, rect.width(), 1), colours().line);
    painter.setFont(uiFont(FontSize::Label, QFont::DemiBold));
    painter.setPen(colours().muted);
    painter.drawText(rect.adjusted(scaled(kPadding), scaled(kTitleGap), 0, 0),
                     Qt::AlignLeft | Qt::AlignVCenter, title);
}

void ReportDelegate::paintValue(QPainter& painter, const QRect& rect, const ReportRow& row) const {
    const TextBlock value = valueBlock(row, rect.width());
    const int height = rowHeight(value);
    value.draw(painter, QPointF(rect.left(), topOf(rect, value, height)), toneColour(row));
    if (!row.note.isEmpty()) {
        painter.setFont(uiFont(FontSize::Caption));
        painter.setPen(colours().muted);
        painter.drawText(QRect(rect.left(), rect.top(), rect.width(), scaled(kRow)),
                         Qt::AlignRight | Qt::AlignVCenter, row.note);
    }
    if (!row.detail.isEmpty())
        detailBlock(row, rect.width())
            .draw(painter, QPointF(rect.left(), rect.top() + height), colours().muted);
}

} // namespace moji::app
