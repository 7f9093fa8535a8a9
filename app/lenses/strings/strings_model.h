#pragma once
// Runs of text as a table: all that were found, or those whose text contains the filter. Filtering
// goes on in short steps from the event loop, so that the window never waits for it.

#include "lenses/strings/run_search.h"

#include <QAbstractTableModel>
#include <QTimer>

#include <optional>
#include <vector>

namespace moji::app {

class StringsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { kOffset, kBytes, kEncoding, kText, kColumns };
    explicit StringsModel(QObject* parent = nullptr);

    /// Runs are in the order of their offsets and do not overlap.
    void replace(std::vector<FoundRun> runs);
    /// Runs that follow those it has.
    void append(std::vector<FoundRun> runs);
    /// Empty: all runs. Upper and lower case are the same.
    void setFilter(const QString& filter);
    [[nodiscard]] const QString& filter() const { return m_filter; }
    /// Whether there are runs that the filter has not looked at yet.
    [[nodiscard]] bool isFiltering() const { return m_filtered < m_runs.size(); }
    /// Runs, with those that the filter leaves out.
    [[nodiscard]] std::size_t total() const { return m_runs.size(); }
    /// Bytes of the document; the rows that have some of them are lit.
    void setHovered(std::optional<ByteRange> range);
    /// The bytes of a row.
    [[nodiscard]] ByteRange range(int row) const { return run(row).range; }
    /// The row whose run has a byte at `offset`, or -1.
    [[nodiscard]] int rowAt(std::uint64_t offset) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

Q_SIGNALS:
    /// The filter has looked at more runs.
    void filtered();

private:
    using Rows = std::vector<std::uint32_t>; // into m_runs
    void restart();
    void filterMore();
    [[nodiscard]] Rows nextRows();
    [[nodiscard]] const FoundRun& run(int row) const {
        return m_runs[m_rows[static_cast<std::size_t>(row)]];
    }
    [[nodiscard]] static QString text(const FoundRun& run, int column);

    std::vector<FoundRun> m_runs;
    Rows m_rows;
    std::size_t m_filtered = 0; // runs that the filter has looked at
    QString m_filter;
    std::optional<ByteRange> m_hovered;
    QTimer m_next;
};

} // namespace moji::app
