#include "trace_lens.h"

#include "document/document.h"
#include "document/selection.h"
#include "widgets/plain_table.h"
#include "widgets/step_table_model.h"
#include "widgets/transport_bar.h"

#include <QEvent>
#include <QLocale>

#include <algorithm>

namespace moji::app {

PlainTable* TraceLens::makeStepTable(StepTableModel* model, int rowHeight) {
    m_steps = model;
    m_stepTable = new PlainTable(rowHeight);
    m_stepTable->setModel(model);
    m_stepTable->setItemDelegate(new StepDelegate(m_stepTable));
    m_stepTable->setAccessibleName(tr("Steps"));
    m_stepTable->horizontalHeader()->setStretchLastSection(true);
    m_stepTable->setMouseTracking(true);
    m_stepTable->viewport()->installEventFilter(this);
    connect(m_stepTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &TraceLens::followRow);
    connect(m_stepTable, &PlainTable::clicked, this,
            [this](const QModelIndex& index) { goTo(static_cast<std::uint64_t>(index.row())); });
    connect(m_stepTable, &PlainTable::entered, this, [this](const QModelIndex& index) {
        const std::uint64_t offset = m_steps->offsetOf(static_cast<std::size_t>(index.row()));
        if (offset < document().size())
            selection().setHovered(ByteRange{offset, offset + 1});
    });
    connect(&selection(), &Selection::hoverChanged, this,
            [this] { m_steps->setHovered(selection().hovered()); });
    return m_stepTable;
}

void TraceLens::followRow(const QModelIndex& index) {
    if (index.isValid() && static_cast<std::size_t>(index.row()) != m_step)
        goTo(static_cast<std::uint64_t>(index.row()));
}

bool TraceLens::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_stepTable->viewport()) {
        if (event->type() == QEvent::Leave)
            selection().setHovered(std::nullopt);
        // A longer sentence makes the tables lower; they know their new height only afterwards.
        else if (event->type() == QEvent::Resize)
            QMetaObject::invokeMethod(this, &TraceLens::scrollToStep, Qt::QueuedConnection);
    }
    return SteppingLens::eventFilter(watched, event);
}

std::uint64_t TraceLens::stepCount() const {
    return static_cast<std::uint64_t>(m_steps->rowCount());
}

ByteRange TraceLens::stepRange() const {
    return m_step ? characterOf(*m_step) : ByteRange{};
}

void TraceLens::traceSome(ByteRange range) {
    m_wanted = range.length();
    m_step.reset(); // while the table changes, none of its rows is meant
    retrace({range.begin, range.begin + std::min(range.length(), kMostBytes)});
}

void TraceLens::refresh() {
    traceSome(document().isUtf8() ? selection().focus() : ByteRange{});
    if (stepCount() == 0)
        present(std::nullopt);
    else
        present(stepAt(selection().caret()).value_or(0));
}

void TraceLens::traceAgain() {
    if (!m_step)
        return refresh();
    const std::uint64_t offset = characterOf(*m_step).begin;
    const std::uint64_t wanted = m_wanted;
    transport().setPlaying(false);
    traceSome(tracedRange());
    m_wanted = wanted;
    present(stepAt(offset).value_or(0));
}

void TraceLens::present(std::optional<std::size_t> step) {
    m_step = step;
    showStep(step, transport().leavesTimeToMove());
    QString sentence = step ? sentenceOf(*step) : QString();
    if (m_wanted > kMostBytes)
        sentence += QLatin1Char(' ') + tr("Traced are the first %1 of %2 bytes selected.")
                                           .arg(QLocale().toString(qulonglong(kMostBytes)),
                                                QLocale().toString(qulonglong(m_wanted)));
    showSentence(sentence);
    if (step) {
        m_stepTable->setCurrentIndex(m_steps->index(static_cast<int>(*step), 0));
        scrollToStep();
    }
}

void TraceLens::scrollToStep() {
    m_stepTable->scrollTo(m_stepTable->currentIndex());
}

void TraceLens::goTo(std::uint64_t step) {
    if (step >= stepCount() || document().size() == 0)
        return;
    const auto index = static_cast<std::size_t>(step);
    const std::uint64_t offset = std::min(m_steps->offsetOf(index), document().size() - 1);
    select({offset, offset + 1});
    present(index);
}

bool TraceLens::goBeyond(bool forward) {
    const ByteRange traced = tracedRange();
    if (forward ? traced.end >= document().size() : traced.begin == 0)
        return false;
    traceSome(forward ? ByteRange{traced.end, traced.end + 1}
                      : ByteRange{traced.begin - 1, traced.begin});
    goTo(forward ? 0 : stepCount() - 1);
    return true;
}

} // namespace moji::app
