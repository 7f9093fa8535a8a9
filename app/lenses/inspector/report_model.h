#pragma once
// A CharacterReport's sections as a tree of two levels and two columns: label, value.

#include "lenses/inspector/character_report.h"

#include <QAbstractItemModel>

namespace moji::app {

class ReportModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { kLabel, kValue, kColumns };
    using QAbstractItemModel::QAbstractItemModel;

    /// Rows that keep their places and labels only change their values.
    void setSections(std::vector<ReportSection> sections);
    [[nodiscard]] const std::vector<ReportSection>& sections() const { return m_sections; }
    /// nullptr for the title of a section.
    [[nodiscard]] const ReportRow* row(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    /// Values have changed, possibly all of them.
    void valuesChanged();

private:
    std::vector<ReportSection> m_sections;
};

} // namespace moji::app
