#pragma once
// The lines of a conversion's preview as a table: the number of the line, the text before and the
// text after, with what changed marked.

#include "folder/conversion_preview.h"

#include <QAbstractTableModel>
#include <QPoint>

namespace moji::app {

class PreviewModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { kLine, kBefore, kAfter, kColumns };
    /// What changed in a text: where it begins and how long it is, as QPoint, in UTF-16 units.
    static constexpr int kMarkRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void show(ConversionPreview preview);
    [[nodiscard]] const ConversionPreview& preview() const { return m_preview; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Shown {
        QString text;
        QPoint mark;
    };
    [[nodiscard]] Shown shown(const PreviewSide& side) const;

    ConversionPreview m_preview;
};

} // namespace moji::app
