#include "export/table_export.h"

#include <QAbstractItemView>
#include <QElapsedTimer>
#include <QTimer>

namespace moji::app {

namespace {

constexpr qint64 kTurnMs = 30; // of writing before the window gets its turn

} // namespace

TableExport::TableExport(const QAbstractItemView& view, TableFormat format, QObject* parent)
    : QObject(parent)
    , m_table(view)
    , m_writer(makeTableWriter(format)) {
    const QAbstractItemModel* model = view.model();
    if (model == nullptr)
        return;
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &TableExport::stop);
    connect(model, &QAbstractItemModel::rowsInserted, this, &TableExport::stop);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &TableExport::stop);
    connect(model, &QAbstractItemModel::layoutChanged, this, &TableExport::stop);
    connect(model, &QObject::destroyed, this, &TableExport::stop);
}

void TableExport::start() {
    m_written = m_writer->begin(m_table.title(), m_table.columns());
    write();
}

void TableExport::write() {
    if (m_isStopped)
        return;
    QElapsedTimer clock;
    clock.start();
    const qsizetype rows = m_table.rowCount();
    while (m_next < rows && clock.elapsed() < kTurnMs)
        m_written += m_writer->row(m_table.row(m_next++));
    if (m_next < rows) {
        Q_EMIT progressed(m_next, rows);
        QTimer::singleShot(0, this, &TableExport::write);
        return;
    }
    m_isStopped = true;
    Q_EMIT finished(m_written + m_writer->end());
}

void TableExport::stop() {
    if (std::exchange(m_isStopped, true))
        return;
    Q_EMIT outdated();
}

} // namespace moji::app
