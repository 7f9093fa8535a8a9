#include "lenses/statistics/histogram_view.h"

#include "lenses/statistics/statistics_words.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/counts.h"
#include "widgets/plain_table.h"

#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>
#include <utility>

namespace moji::app {

namespace {

constexpr int kLeastWidth = 8;
constexpr int kLeastHeight = 11; // that of a row's head
constexpr int kHead = 16;
constexpr int kRowHead = 28;

class BarDelegate final : public QStyledItemDelegate {
public:
    BarDelegate(const HistogramModel* model, const std::optional<Byte>& lit, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_model(model)
        , m_lit(lit) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Palette& p = colours();
        const QRect cell = option.rect.adjusted(1, 1, 0, 0);
        const Byte byte = HistogramModel::byteAt(index);
        const bool lit = m_lit == byte;
        const bool hovered = lit || (option.state & QStyle::State_MouseOver);
        painter->fillRect(cell, hovered ? p.hover : p.raised);
        const double level = m_model->level(byte);
        if (level > 0) {
            const int height = std::max(1, static_cast<int>(std::lround(level * cell.height())));
            QRect bar = cell;
            bar.setTop(cell.bottom() + 1 - height);
            painter->fillRect(bar, barColour(roleOfValue(byte)));
        }
        if (option.state & QStyle::State_Selected)
            drawFrame(*painter, option.rect.adjusted(1, 1, -1, -1), 2);
        if (lit) // inside of the frame of the selection
            drawFrame(*painter, option.rect.adjusted(3, 3, -3, -3), 1);
    }

private:
    static void drawFrame(QPainter& painter, const QRect& frame, int width) {
        painter.setPen(QPen(colours().accent, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(frame);
    }

    /// Borders of roles contrast with the surface; that of ASCII is too pale for a bar.
    static QColor barColour(CellRole role) {
        return role == CellRole::Ascii ? colours().lineStrong : colours().role(role).border;
    }

    const HistogramModel* m_model;
    const std::optional<Byte>& m_lit;
};

} // namespace

void HistogramModel::setStatistics(const Statistics& statistics) {
    m_statistics = statistics;
    m_most = *std::ranges::max_element(statistics.histogram);
    Q_EMIT dataChanged(index(0, 0), index(kSide - 1, kSide - 1));
}

Byte HistogramModel::byteAt(const QModelIndex& index) {
    return static_cast<Byte>(index.row() * kSide + index.column());
}

QModelIndex HistogramModel::indexOf(Byte byte) const {
    return index(byte / kSide, byte % kSide);
}

double HistogramModel::level(Byte byte) const {
    const std::uint64_t count = m_statistics.histogram[byte];
    return count == 0 ? 0
                      : std::log2(static_cast<double>(count) + 1) /
                            std::log2(static_cast<double>(m_most) + 1);
}

void HistogramModel::setHeadsShort(bool isShort) {
    if (std::exchange(m_isShort, isShort) != isShort)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, kSide - 1);
}

int HistogramModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kSide;
}

int HistogramModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kSide;
}

QVariant HistogramModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return numberText(m_statistics.histogram[byteAt(index)]);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return byteSentence(m_statistics, byteAt(index));
    default:
        return {};
    }
}

QVariant HistogramModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QString digit = QString::number(section, 16).toUpper();
    if (orientation == Qt::Vertical)
        return digit + QStringLiteral("_");
    return m_isShort ? digit : QStringLiteral("_") + digit;
}

HistogramView::HistogramView(HistogramModel* model, QWidget* parent)
    : HeardView(parent) {
    setAccessibleName(tr("Byte values"));
    setModel(model);
    setItemDelegate(new BarDelegate(model, m_hovered, this));
    setHorizontalHeader(new FlatHeader(Qt::Horizontal, this));
    setVerticalHeader(new FlatHeader(Qt::Vertical, this));
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()})
        header->setSectionResizeMode(QHeaderView::Stretch);
    // The corner looks like an empty heading.
    setStyleSheet(
        QStringLiteral("QTableCornerButton::section { background: transparent; border: none; }"));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    viewport()->setAttribute(Qt::WA_Hover);
    restyle();
}

void HistogramView::setHovered(std::optional<Byte> byte) {
    if (m_hovered == byte)
        return;
    m_hovered = byte;
    viewport()->update();
}

void HistogramView::restyle() {
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()})
        header->setFont(monoFont(FontSize::DenseTable));
    horizontalHeader()->setMinimumSectionSize(scaled(kLeastWidth));
    verticalHeader()->setMinimumSectionSize(scaled(kLeastHeight));
    horizontalHeader()->setFixedHeight(scaled(kHead));
    verticalHeader()->setFixedWidth(scaled(kRowHead));
    fitHeads();
    viewport()->update();
}

/// All heads are alike: where one has no room for its underscore, none has one.
void HistogramView::fitHeads() {
    const int whole =
        QFontMetrics(horizontalHeader()->font()).horizontalAdvance(QStringLiteral("_D"));
    static_cast<HistogramModel*>(model())->setHeadsShort(
        viewport()->width() / HistogramModel::kSide < whole);
}

void HistogramView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitHeads();
}

void HistogramView::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

} // namespace moji::app
