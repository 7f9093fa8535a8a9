#pragma once
// The layers as a table: style, its specification, the result, a remark.

#include "lenses/escapes/escape_layers.h"

#include <QAbstractTableModel>

namespace moji::app {

class EscapesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { kStyle, kSpecification, kResult, kRemark, kColumns };
    using QAbstractTableModel::QAbstractTableModel;

    void setLayers(EscapeSource source, std::vector<EscapeLayer> layers);
    [[nodiscard]] const EscapeSource& source() const { return m_source; }
    [[nodiscard]] const EscapeLayer& layer(int row) const {
        return m_layers[static_cast<std::size_t>(row)];
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString text(const EscapeLayer& layer, int column) const;

    EscapeSource m_source;
    std::vector<EscapeLayer> m_layers;
};

} // namespace moji::app
