#pragma once
// The files of a survey as a table. Sorting and filtering are done by a background job over a
// snapshot; files that arrive meanwhile are added in batches. What a cell says is made when it is
// shown.

#include "folder/folder_order.h"
#include "jobs/job.h"

#include <QAbstractTableModel>
#include <QTimer>

#include <vector>

namespace moji::app {

class FolderModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    using Number = FolderRows::Number;

    explicit FolderModel(JobMonitor& jobs, QObject* parent = nullptr);

    /// Without files. `namePrefix`: bytes of every name that the table leaves out.
    void clear(std::size_t namePrefix);
    void add(const std::vector<FileRecord>& records);
    /// Files that were surveyed again.
    void replace(const std::vector<std::pair<Number, FileRecord>>& records);
    /// Its `namePrefix` is that of clear().
    void setFilter(FolderFilter filter);
    [[nodiscard]] const FolderFilter& filter() const { return m_filter; }

    [[nodiscard]] const FolderRows& files() const { return m_files; }
    /// The file of a row of the table.
    [[nodiscard]] Number fileAt(int row) const { return m_shown[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const FolderRow& rowAt(int row) const { return m_files[fileAt(row)]; }
    /// The row of the table that shows a file; -1: none.
    [[nodiscard]] int rowOf(Number file) const;
    /// Of many files at once; those that are not shown are left out.
    [[nodiscard]] std::vector<int> rowsOf(const std::vector<Number>& files) const;
    /// The name without the prefix.
    [[nodiscard]] QString shortName(const FolderRow& row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    /// Takes effect when the job has ended.
    void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
    /// Other rows, or in another order. `byReader`: the reader asked for that.
    void arranged(bool byReader);

private:
    void arrange(bool byReader);
    void take(Number known, std::vector<Number> order, bool byReader);
    void append(Number from);
    [[nodiscard]] QString text(const FolderRow& row, FolderColumn column) const;
    [[nodiscard]] QString toolTip(const FolderRow& row, FolderColumn column) const;

    FolderRows m_files;
    FolderFilter m_filter;
    FolderSort m_sort;
    std::vector<Number> m_shown; // files, by row of the table
    Number m_known = 0;          // files before this one are shown, or do not match
    QTimer m_again;              // files have arrived that are not in their place yet
    Job<std::vector<Number>> m_job;
};

} // namespace moji::app
