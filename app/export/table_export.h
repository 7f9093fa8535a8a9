#pragma once
// Writes a table row by row, some each turn of the event loop, so that the window stays alive while
// a long one is written. Short ones are done at once.

#include "export/table_cells.h"
#include "export/table_writer.h"

#include <QObject>

namespace moji::app {

class TableExport final : public QObject {
    Q_OBJECT
public:
    TableExport(const QAbstractItemView& view, TableFormat format, QObject* parent);

    void start();

Q_SIGNALS:
    void progressed(qsizetype rows, qsizetype of);
    void finished(const QByteArray& written);
    /// The table has changed meanwhile; nothing was written.
    void outdated();

private:
    void write();
    void stop();

    TableCells m_table;
    std::unique_ptr<TableWriter> m_writer;
    QByteArray m_written;
    qsizetype m_next = 0;
    bool m_isStopped = false;
};

} // namespace moji::app
