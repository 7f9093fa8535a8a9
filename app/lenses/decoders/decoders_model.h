#pragma once
// The decoders as a table: name, reading, U+FFFD, verdict, why it differs, pin.

#include "lenses/decoders/decoder_rows.h"

#include <QAbstractTableModel>

namespace moji::app {

class DecodersModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { kDecoder, kReading, kReplacements, kVerdict, kWhy, kPin, kColumns };
    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<DecoderRow> rows, Bytes bytes);
    [[nodiscard]] const DecoderRow& row(int index) const {
        return m_rows[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] const Bytes& bytes() const { return m_bytes; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    void pinChanged(int row, bool pinned);

private:
    [[nodiscard]] QString text(const DecoderRow& row, int column) const;

    std::vector<DecoderRow> m_rows;
    Bytes m_bytes;
};

} // namespace moji::app
