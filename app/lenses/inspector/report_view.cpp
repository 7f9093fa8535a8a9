#include "lenses/inspector/report_view.h"

#include "lenses/inspector/report_delegate.h"
#include "lenses/inspector/report_model.h"
#include "style/fonts.h"
#include "style/palette.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QPainter>
#include <QResizeEvent>

namespace moji::app {

namespace {

constexpr int kAccentBar = 3;
constexpr int kRowInset = 8;

} // namespace

ReportView::ReportView(ReportModel* model, QWidget* parent)
    : HeardView(parent)
    , m_model(model) {
    setAccessibleName(tr("Properties"));
    setModel(model);
    setItemDelegate(new ReportDelegate(this));
    setHeaderHidden(true);
    header()->setStretchLastSection(true);
    header()->setMinimumSectionSize(1);
    setFrameShape(QFrame::NoFrame);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setExpandsOnDoubleClick(false);
    setIndentation(0);
    setUniformRowHeights(false);
    setTabKeyNavigation(false);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setSelectionBehavior(SelectRows);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    viewport()->setAttribute(Qt::WA_Hover);

    auto* copy = new QAction(tr("Copy"), this);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &ReportView::copyRow);
    addAction(copy);

    connect(model, &QAbstractItemModel::modelReset, this, &ReportView::follow);
    connect(model, &ReportModel::valuesChanged, this, [this] {
        doItemsLayout(); // a value may take more lines now
        Q_EMIT contentHeightChanged();
    });
    follow();
}

void ReportView::follow() {
    for (int section = 0; section < m_model->rowCount(); ++section)
        setFirstColumnSpanned(section, {}, true);
    expandAll();
    fitColumns();
}

/// Labels take what the longest needs, values the rest.
void ReportView::fitColumns() {
    const auto* delegate = static_cast<const ReportDelegate*>(itemDelegate());
    const int wanted = delegate->labelWidth(*m_model);
    setColumnWidth(ReportModel::kLabel, std::min(wanted, viewport()->width() / 2));
    doItemsLayout();
    Q_EMIT contentHeightChanged();
}

int ReportView::widthOf(int column) const {
    const int label = columnWidth(ReportModel::kLabel);
    return column == ReportModel::kLabel ? label : viewport()->width() - label;
}

int ReportView::contentHeight() const {
    int height = this->height() - contentsRect().height(); // themes with high contrast have a frame
    const auto add = [&](const QModelIndex& label) {
        const QModelIndex value = label.siblingAtColumn(ReportModel::kValue);
        const QStyleOptionViewItem option;
        height += std::max(itemDelegate()->sizeHint(option, label).height(),
                           itemDelegate()->sizeHint(option, value).height());
    };
    for (int section = 0; section < m_model->rowCount(); ++section) {
        const QModelIndex title = m_model->index(section, 0, {});
        add(title);
        for (int row = 0; row < m_model->rowCount(title); ++row)
            add(m_model->index(row, 0, title));
    }
    return height;
}

void ReportView::copyRow() const {
    if (const ReportRow* row = m_model->row(currentIndex()))
        QApplication::clipboard()->setText(row->detail.isEmpty() ? row->value : row->text());
}

void ReportView::resizeEvent(QResizeEvent* event) {
    QTreeView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitColumns();
}

void ReportView::changeEvent(QEvent* event) {
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitColumns();
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

void ReportView::drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const Palette& p = colours();
    const ReportRow* row = m_model->row(index);
    const QRect line(0, option.rect.top(), viewport()->width(), option.rect.height());
    const bool current = hasFocus() && row != nullptr && index.row() == currentIndex().row() &&
                         index.parent() == currentIndex().parent();
    if (row != nullptr && row->highlighted)
        painter->fillRect(line.adjusted(scaled(kRowInset), 0, -scaled(kRowInset), 0), p.selection);
    else if (current)
        painter->fillRect(line, p.current);
    else if (row != nullptr && (option.state & QStyle::State_MouseOver))
        painter->fillRect(line, p.hover);
    if (current)
        painter->fillRect(QRect(0, line.top(), kAccentBar, line.height()), p.accent);
    QStyleOptionViewItem plain(option);
    plain.state &= ~(QStyle::State_Selected | QStyle::State_HasFocus | QStyle::State_MouseOver);
    for (int column = 0; column < ReportModel::kColumns; ++column) {
        if (row == nullptr && column > 0)
            break;
        plain.rect = row == nullptr ? line
                                    : QRect(columnViewportPosition(column), line.top(),
                                            widthOf(column), line.height());
        itemDelegate()->paint(painter, plain, index.siblingAtColumn(column));
    }
}

} // namespace moji::app
