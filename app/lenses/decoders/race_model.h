#pragma once
// The racers as a table: who, what it does, how fast, where half of the rounds are. The last row
// only reads the bytes.

#include "race/race.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace moji::app {

class RaceModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { kRacer, kDoes, kSpeed, kSpread, kBytesACycle, kColumns };
    using QAbstractTableModel::QAbstractTableModel;

    /// nullptr: nothing has been measured.
    void setRace(std::shared_ptr<const race::Race> measured);
    [[nodiscard]] const race::Standing& standing(int row) const;
    /// GB/s: of the fastest racer, and of only reading the bytes.
    [[nodiscard]] double fastest() const;
    [[nodiscard]] double reading() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString text(const race::Standing& standing, int column) const;

    std::shared_ptr<const race::Race> m_race;
};

/// What Keiser and Lemire report of random text, beside the same ratios of this race.
class PaperModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;
    /// nullptr: nothing has been measured, or another text.
    void setRace(const std::shared_ptr<const race::Race>& measured);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Row {
        QString racer;
        QString here;
        QString paper;
    };
    std::vector<Row> m_rows;
};

/// "Hoehrmann, verdict only", "AVX2 kernel"
[[nodiscard]] QString racerName(const race::Standing& standing);

} // namespace moji::app
