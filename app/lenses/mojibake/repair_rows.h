#pragma once
// The rows of the list of repairs: the damaged places of the best plan one by one, what is left
// alone, and then the other plans.

#include "lenses/mojibake/repair_text.h"

#include <QAbstractTableModel>

#include <optional>

namespace moji::app {

struct RepairRow {
    repair::Label label = repair::Label::Clean;
    std::size_t plan = 0;
    std::optional<std::size_t> segment; // of the plan; nothing: all of them
    bool isAlternative = false;         // to the best plan
    bool isMalformed = false;           // destroyed as text, but its bytes are there
    ByteRange document;                 // its bytes there
    QString before;
    QString after; // empty where nothing comes back
    QString story; // how it came about

    /// What of the plan is applied.
    [[nodiscard]] std::vector<std::size_t> segments(const repair::RepairPlan& of) const;
    /// The label whose look the chip has.
    [[nodiscard]] repair::Label chip() const {
        return isMalformed ? repair::Label::Partial : label;
    }
    [[nodiscard]] QString kind() const;
    [[nodiscard]] bool mayBeApplied() const {
        return label == repair::Label::Lossless || label == repair::Label::Partial;
    }
};

/// Of a long list so many places are rows.
inline constexpr std::size_t kMostRows = 500;

[[nodiscard]] std::vector<RepairRow> rowsOf(const RepairText& text,
                                            const std::vector<repair::RepairPlan>& plans);

class RepairsModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { kPlace, kRepair, kLabel, kColumns };
    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<RepairRow> rows);
    [[nodiscard]] const RepairRow& row(int index) const {
        return m_rows[static_cast<std::size_t>(index)];
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::vector<RepairRow> m_rows;
};

} // namespace moji::app
