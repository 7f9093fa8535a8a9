#pragma once
// A page of the length lens as an item model.

#include "lenses/length/length_rows.h"

#include <QAbstractTableModel>

namespace moji::app {

class LengthModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(LengthPage page, std::vector<LengthRow> rows);
    [[nodiscard]] const LengthRow& row(int index) const {
        return m_rows[static_cast<std::size_t>(index)];
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] bool isNumber(int column) const;
    [[nodiscard]] bool isText(int column) const;

    LengthPage m_page = LengthPage::Lengths;
    QStringList m_heads;
    std::vector<LengthRow> m_rows;
};

} // namespace moji::app
