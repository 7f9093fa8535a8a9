#include "compare/differences_panel.h"

#include "style/fonts.h"
#include "text/counts.h"
#include "text/error_text.h"
#include "widgets/notice_pages.h"
#include "widgets/plain_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

namespace moji::app {

namespace {

constexpr int kRowHeight = 24;

} // namespace

DifferencesPanel::DifferencesPanel(QWidget* parent)
    : Panel(parent)
    , m_model(new DifferencesModel(this))
    , m_table(new PlainTable(kRowHeight, this))
    , m_sentence(makeSentence(this)) {
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Differences"));
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_table, 1);
    column->addWidget(m_sentence);
    setFocusProxy(m_table);
    const auto choose = [this](const QModelIndex& index) {
        Q_EMIT chosen(m_model->difference(index.row()));
    };
    connect(m_table, &QAbstractItemView::clicked, this, choose);
    connect(m_table, &QAbstractItemView::activated, this, choose);
    restyle();
    refresh();
}

void DifferencesPanel::setComparison(const Comparison* comparison) {
    if (m_comparison)
        m_comparison->disconnect(this);
    m_comparison = comparison;
    if (comparison != nullptr)
        connect(comparison, &Comparison::changed, this, &DifferencesPanel::refresh);
    refresh();
}

void DifferencesPanel::setCurrent(const Difference& selected) {
    const int row = m_model->rowOf(selected);
    if (row >= 0)
        m_table->selectRow(row);
    else
        m_table->clearSelection();
}

void DifferencesPanel::refresh() {
    m_model->show(m_comparison);
    m_sentence->setText(sentence());
    const bool compared = m_comparison != nullptr;
    setBadge(compared ? m_comparison->alignment()->differences().size() : 0);
    setUpdating(compared && m_comparison->state() == Comparison::State::Comparing);
}

QString DifferencesPanel::sentence() const {
    if (m_comparison == nullptr)
        return tr("No comparison yet. Choose View > Compare with.");
    const std::uint64_t count = m_comparison->alignment()->differences().size();
    switch (m_comparison->state()) {
    case Comparison::State::Comparing:
        return tr("Comparing. Showing earlier results.");
    case Comparison::State::Cancelled:
        return tr("The comparison was cancelled. Showing earlier results.");
    case Comparison::State::Failed:
        return errorText(*m_comparison->failure());
    case Comparison::State::Done:
        break;
    }
    if (count == 0)
        return tr("No differences.");
    if (m_comparison->isCoarse())
        return tr("More than %1. Differences close together are listed as one.")
            .arg(differencesText(count));
    return tr("%1. Press Enter to go to one.").arg(differencesText(count));
}

void DifferencesPanel::restyle() {
    m_table->setColumnWidth(DifferencesModel::kLeftOffset, scaled(100));
    m_table->setColumnWidth(DifferencesModel::kRightOffset, scaled(100));
    m_table->setColumnWidth(DifferencesModel::kKind, scaled(160));
    m_table->setColumnWidth(DifferencesModel::kLeftBytes, scaled(330));
}

void DifferencesPanel::changeEvent(QEvent* event) {
    Panel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        restyle();
}

} // namespace moji::app
