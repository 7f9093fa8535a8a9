#include "lenses/escapes/escapes_view.h"

#include "lenses/escapes/escapes_model.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace moji::app {

namespace {

constexpr int kRowHeight = 22;
constexpr int kPadding = 4;
constexpr int kStyleWidth = 128;
constexpr int kSpecificationWidth = 168;
constexpr int kRemarkWidth = 200;
constexpr int kLeastSpecification = 96;
constexpr int kLeastRemark = 112;
constexpr int kLeastResult = 280; // before the others get narrower

/// A result in lines of a cell's width.
class ResultLayout {
public:
    ResultLayout(const QString& text, int width)
        : m_layout(text, monoFont(FontSize::Label)) {
        QTextOption option;
        option.setTextDirection(Qt::LeftToRight);
        option.setWrapMode(QTextOption::WrapAnywhere);
        m_layout.setTextOption(option);
        m_layout.beginLayout();
        for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
            line.setLineWidth(std::max(1, width));
            line.setPosition({0, m_height});
            m_height += line.height();
        }
        m_layout.endLayout();
    }
    [[nodiscard]] int height() const { return static_cast<int>(std::ceil(m_height)); }
    [[nodiscard]] QTextLayout& layout() { return m_layout; }
    /// The UTF-16 unit under a point; -1 outside the text.
    [[nodiscard]] int unitAt(QPointF point) const {
        for (int i = 0; i < m_layout.lineCount(); ++i) {
            const QTextLine line = m_layout.lineAt(i);
            if (!line.naturalTextRect().contains(point))
                continue;
            const int unit = line.xToCursor(point.x(), QTextLine::CursorOnCharacter);
            return unit < line.textStart() + line.textLength() ? unit : -1;
        }
        return -1;
    }

private:
    QTextLayout m_layout;
    qreal m_height = 0;
};

QRect textRect(const QRect& cell) {
    return cell.adjusted(kPadding, 0, -kPadding, 0);
}
int topOf(const QRect& cell, const ResultLayout& result) {
    return cell.top() + (cell.height() - result.height()) / 2;
}

class ResultDelegate final : public QStyledItemDelegate {
public:
    ResultDelegate(const EscapesModel* model, const EscapesView* view, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_model(model)
        , m_view(view) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Palette& p = colours();
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, p.selection);
        const QRect area = textRect(option.rect);
        ResultLayout result(index.data().toString(), area.width());
        QList<QTextLayout::FormatRange> lit;
        for (const auto& [begin, length] : litUnits(m_model->layer(index.row()))) {
            QTextLayout::FormatRange range{begin, length, {}};
            range.format.setBackground(p.accent);
            range.format.setForeground(p.onAccent);
            lit.append(range);
        }
        painter->setPen(p.text);
        result.layout().draw(painter, QPointF(area.left(), topOf(option.rect, result)), lit);
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&,
                                 const QModelIndex& index) const override {
        const int width = m_view->columnWidth(index.column()) - 2 * kPadding;
        const ResultLayout result(index.data().toString(), width);
        const int line = QFontMetrics(monoFont(FontSize::Label)).height();
        return {0, std::max(scaled(kRowHeight), result.height() + scaled(kRowHeight) - line)};
    }

private:
    [[nodiscard]] std::vector<std::pair<int, int>> litUnits(const EscapeLayer& layer) const {
        std::vector<std::pair<int, int>> units;
        const auto hovered = m_view->hovered();
        const ByteRange source = hovered ? m_model->source().textOf(*hovered) : ByteRange{};
        if (!source.empty())
            for (const ByteRange& part : layer.resultOf(source))
                units.push_back(layer.shown.unitsOf(part));
        return units;
    }

    const EscapesModel* m_model;
    const EscapesView* m_view;
};

} // namespace

EscapesView::EscapesView(EscapesModel* model, QWidget* parent)
    : PlainTable(kRowHeight, parent)
    , m_model(model) {
    setAccessibleName(tr("Escapes"));
    setModel(model);
    setItemDelegateForColumn(EscapesModel::kResult, new ResultDelegate(model, this, this));
    setWordWrap(true);
    QHeaderView* heads = horizontalHeader();
    fitColumns();
    heads->setSectionResizeMode(EscapesModel::kResult, QHeaderView::Stretch);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    auto* copy = new QAction(tr("Copy"), this);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &EscapesView::copyResult);
    addAction(copy);
    connect(model, &QAbstractItemModel::modelReset, this, &EscapesView::fitRows);
}

void EscapesView::setHovered(std::optional<ByteRange> range) {
    if (m_hovered == range)
        return;
    m_hovered = range;
    viewport()->update();
}

/// Where it is narrow, the results get their room from the specifications and the remarks.
void EscapesView::fitColumns() {
    const int room = viewport()->width() - scaled(kStyleWidth) - scaled(kLeastResult);
    const int remark =
        std::clamp(room - scaled(kLeastSpecification), scaled(kLeastRemark), scaled(kRemarkWidth));
    setColumnWidth(EscapesModel::kStyle, scaled(kStyleWidth));
    setColumnWidth(EscapesModel::kRemark, remark);
    setColumnWidth(
        EscapesModel::kSpecification,
        std::clamp(room - remark, scaled(kLeastSpecification), scaled(kSpecificationWidth)));
}

void EscapesView::fitRows() {
    fitColumns();
    m_fittedWidth = columnWidth(EscapesModel::kResult);
    const QFontMetrics metrics(uiFont(FontSize::Label));
    const QRect words(0, 0, columnWidth(EscapesModel::kRemark) - 2 * kPadding - 2, 0);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex result = m_model->index(row, EscapesModel::kResult);
        const QString remark = result.siblingAtColumn(EscapesModel::kRemark).data().toString();
        setRowHeight(row, std::max(itemDelegateForIndex(result)->sizeHint({}, result).height(),
                                   metrics.boundingRect(words, Qt::TextWordWrap, remark).height() +
                                       kPadding));
    }
}

std::optional<ByteRange> EscapesView::documentAt(const QPoint& place) const {
    const QModelIndex index = indexAt(place);
    if (!index.isValid() || index.column() != EscapesModel::kResult)
        return {};
    const QRect cell = visualRect(index);
    const QRect area = textRect(cell);
    const ResultLayout result(index.data().toString(), area.width());
    const int unit = result.unitAt(place - QPoint(area.left(), topOf(cell, result)));
    const EscapeLayer& layer = m_model->layer(index.row());
    const ByteRange bytes = layer.shown.bytesAt(unit);
    if (bytes.empty())
        return {};
    const ByteRange found = m_model->source().documentOf(layer.sourceOf(bytes));
    return found.empty() ? std::nullopt : std::optional(found);
}

void EscapesView::copyResult() const {
    const int row = currentIndex().isValid() ? currentIndex().row() : 0;
    if (row < m_model->rowCount())
        QApplication::clipboard()->setText(fromUtf8(m_model->layer(row).text));
}

void EscapesView::mouseMoveEvent(QMouseEvent* event) {
    PlainTable::mouseMoveEvent(event);
    Q_EMIT pointedAt(documentAt(event->position().toPoint()));
}

void EscapesView::leaveEvent(QEvent* event) {
    PlainTable::leaveEvent(event);
    Q_EMIT pointedAt({});
}

void EscapesView::resizeEvent(QResizeEvent* event) {
    fitColumns();
    PlainTable::resizeEvent(event);
}

/// A scroll bar takes room from the results only after resizeEvent().
void EscapesView::updateGeometries() {
    PlainTable::updateGeometries();
    if (columnWidth(EscapesModel::kResult) != m_fittedWidth)
        fitRows();
}

} // namespace moji::app
