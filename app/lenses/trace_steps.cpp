#include "lenses/trace_steps.h"

#include "bytes/parse_range.h"
#include "document/document.h"
#include "document/selection.h"
#include "text/qt_text.h"
#include "widgets/plain_table.h"
#include "widgets/step_table_model.h"

#include <QEvent>
#include <QLocale>

#include <algorithm>

namespace moji::app {

TraceSteps::TraceSteps(Document* document, Selection* selection, StepTableModel* model,
                       int rowHeight, Decoder decoder, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_selection(selection)
    , m_model(model)
    , m_decoder(std::move(decoder))
    , m_table(new PlainTable(rowHeight)) {
    m_table->setModel(model);
    m_table->setItemDelegate(new StepDelegate(m_table));
    m_table->setAccessibleName(tr("Steps"));
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setMouseTracking(true);
    m_table->viewport()->installEventFilter(this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &TraceSteps::followRow);
    connect(m_table, &PlainTable::clicked, this,
            [this](const QModelIndex& index) { goTo(static_cast<std::uint64_t>(index.row())); });
    connect(m_table, &PlainTable::entered, this, [this](const QModelIndex& index) {
        const std::uint64_t offset = m_model->offsetOf(static_cast<std::size_t>(index.row()));
        if (offset < m_document->size())
            m_selection->setHovered(ByteRange{offset, offset + 1});
    });
    connect(selection, &Selection::hoverChanged, this,
            [this] { m_model->setHovered(m_selection->hovered()); });
}

void TraceSteps::followRow(const QModelIndex& index) {
    if (index.isValid() && static_cast<std::size_t>(index.row()) != m_step)
        goTo(static_cast<std::uint64_t>(index.row()));
}

bool TraceSteps::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave)
        m_selection->setHovered(std::nullopt);
    // A longer sentence makes the tables lower, which takes effect only afterwards.
    else if (event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &TraceSteps::scrollToStep, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

std::uint64_t TraceSteps::count() const {
    return static_cast<std::uint64_t>(m_model->rowCount());
}

ByteRange TraceSteps::range() const {
    return m_step ? m_decoder.characterOf(*m_step) : ByteRange{};
}

QString TraceSteps::limitSentence() const {
    if (m_wanted <= kMostBytes)
        return {};
    return tr("Only the first %1 of %2 bytes are traced.")
        .arg(QLocale().toString(qulonglong(kMostBytes)), QLocale().toString(qulonglong(m_wanted)));
}

bool TraceSteps::readsDocument() const {
    return m_decoder.reads ? m_decoder.reads() : m_document->isUtf8();
}

void TraceSteps::traceSome(ByteRange range) {
    m_wanted = range.length();
    m_step.reset(); // ignore the current row while the table changes
    m_decoder.retrace({range.begin, range.begin + std::min(range.length(), kMostBytes)});
}

void TraceSteps::followSelection() {
    traceSome(readsDocument() ? m_selection->focus() : ByteRange{});
    if (count() == 0)
        present(std::nullopt);
    else
        present(m_decoder.stepAt(m_selection->caret()).value_or(0));
}

void TraceSteps::traceAgain() {
    if (!m_step)
        return followSelection();
    const std::uint64_t offset = range().begin;
    const std::uint64_t wanted = m_wanted;
    traceSome(m_decoder.tracedRange());
    m_wanted = wanted;
    present(m_decoder.stepAt(offset).value_or(0));
}

void TraceSteps::present(std::optional<std::size_t> step) {
    m_step = step;
    m_decoder.show(step);
    if (step) {
        m_table->setCurrentIndex(m_model->index(static_cast<int>(*step), 0));
        scrollToStep();
    }
}

void TraceSteps::scrollToStep() {
    m_table->scrollTo(m_table->currentIndex());
}

void TraceSteps::goTo(std::uint64_t step) {
    if (step >= count() || m_document->size() == 0)
        return;
    const auto index = static_cast<std::size_t>(step);
    const std::uint64_t offset = std::min(m_model->offsetOf(index), m_document->size() - 1);
    m_decoder.select({offset, offset + 1});
    present(index);
}

bool TraceSteps::goBeyond(bool forward) {
    const ByteRange traced = m_decoder.tracedRange();
    if (forward ? traced.end >= m_document->size() : traced.begin == 0)
        return false;
    traceSome(forward ? ByteRange{traced.end, traced.end + 1}
                      : ByteRange{traced.begin - 1, traced.begin});
    goTo(forward ? 0 : count() - 1);
    return true;
}

QString TraceSteps::place() const {
    if (!m_step)
        return {};
    const ByteRange traced = m_decoder.tracedRange();
    return QStringLiteral("%1:%2 %3")
        .arg(traced.begin)
        .arg(traced.begin + std::max(m_wanted, traced.length()))
        .arg(*m_step + 1);
}

bool TraceSteps::setPlace(const QString& place) {
    if (place.isEmpty())
        return true;
    const QStringList words = place.split(QLatin1Char(' '));
    bool isNumber = false;
    const std::uint64_t step = words.back().toULongLong(&isNumber);
    const auto range = words.size() == 2 ? parseRange(toUtf8(words.front()))
                                         : Result<ByteRange>(m_decoder.tracedRange());
    if (!isNumber || step == 0 || words.size() > 2 || !range || !readsDocument())
        return false;
    if (words.size() == 2)
        traceSome(range->clampedTo({0, m_document->size()}));
    if (step > count()) {
        followSelection(); // instead of what those bytes were
        return false;
    }
    present(static_cast<std::size_t>(step - 1));
    return true;
}

} // namespace moji::app
