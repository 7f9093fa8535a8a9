#pragma once
// The lanes of a block as an item model: a row a step of the validator, a column a lane.

#include "lenses/lookup/lookup_layout.h"
#include "lenses/lookup/lookup_story.h"

#include <QAbstractTableModel>

namespace moji::app {

class LookupModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setStory(LookupStory story);
    [[nodiscard]] const LookupStory& story() const { return m_story; }
    /// What a row holds in a lane; the byte of a byte row, a nibble, or bits.
    [[nodiscard]] Byte value(LookupRow row, std::size_t lane) const;
    /// The second line under a row's name; empty where it has none.
    [[nodiscard]] static QString remark(LookupRow row);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString text(LookupRow row, std::size_t lane) const;
    [[nodiscard]] QString explanation(LookupRow row, std::size_t lane) const;

    LookupStory m_story;
};

} // namespace moji::app
