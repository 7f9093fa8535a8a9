#pragma once
// The files of a conversion as a table: what would become of each, and whether it is chosen. Only
// those whose encoding is beyond doubt are chosen at first; files that would stay as they are, or
// are no text, are counted and not listed.

#include "folder/conversion_work.h"

#include <QAbstractTableModel>

#include <vector>

namespace moji::app {

class ConversionModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { kFile, kFrom, kResult, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void clear(std::size_t namePrefix);
    void add(const std::vector<ConvertOutcome>& planned);
    /// What has become of the chosen ones, in their order, from `first` on.
    void showDone(std::size_t first, const std::vector<ConvertOutcome>& outcomes);
    void toggle(const QModelIndexList& rows);

    [[nodiscard]] const ConvertOutcome& outcome(int row) const {
        return m_rows[static_cast<std::size_t>(row)].outcome;
    }
    [[nodiscard]] std::vector<ConvertOutcome> chosen() const;
    [[nodiscard]] std::uint64_t chosenCount() const { return m_chosen; }
    /// Files that are not listed.
    [[nodiscard]] std::uint64_t unlisted() const { return m_unlisted; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

Q_SIGNALS:
    void chosenChanged();

private:
    struct Row {
        ConvertOutcome outcome;
        bool isChosen = false;
        bool isDone = false;
    };
    [[nodiscard]] bool isChoosable(const Row& row) const;
    void choose(std::size_t row, bool isChosen);
    [[nodiscard]] QString text(const Row& row, int column) const;

    std::vector<Row> m_rows;
    std::vector<std::size_t> m_inWork; // the rows of the chosen ones, when they were asked for
    std::size_t m_namePrefix = 0;
    std::uint64_t m_chosen = 0;
    std::uint64_t m_unlisted = 0;
};

/// What would become of a file, or has, in a few words.
[[nodiscard]] QString conversionText(const ConvertOutcome& outcome, bool isDone);

} // namespace moji::app
