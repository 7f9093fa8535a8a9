#pragma once
// Rows of statistics as a table: a name with the colours of its role, values at the right.

#include "lenses/statistics/statistics_words.h"

#include <QAbstractTableModel>

namespace moji::app {

class StatisticsTable : public QAbstractTableModel {
    Q_OBJECT
public:
    StatisticsTable(QStringList heads, QObject* parent);

    void setRows(std::vector<StatisticsRow> rows);
    /// Whether newer rows are being computed; the old ones are muted until then.
    void setStale(bool stale);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    QStringList m_heads;
    std::vector<StatisticsRow> m_rows;
    bool m_stale = false;
};

} // namespace moji::app
