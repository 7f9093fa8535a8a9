#pragma once
// The readings as a table: pin, encoding, reading, plausibility, whether it can hold the whole
// text, remarks.

#include "lenses/encodings/encoding_rows.h"

#include <QAbstractTableModel>

#include <map>
#include <optional>

namespace moji::app {

class EncodingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { kPin, kName, kReading, kPlausible, kHolds, kRemarks, kColumns };
    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<EncodingRow> rows);
    /// Encodings that hold every character of the document, each with its size in bytes; nothing
    /// while they are being looked for.
    using Holders = std::map<const Codec*, std::uint64_t>;
    /// `problems` of the document are not text that could be held.
    void setHolders(std::optional<Holders> holders, std::uint64_t problems = 0);
    /// They are no longer being looked for, and are not known.
    void leaveOutHolders();
    [[nodiscard]] const std::vector<EncodingRow>& rows() const { return m_rows; }
    [[nodiscard]] const EncodingRow& row(int index) const {
        return m_rows[static_cast<std::size_t>(index)];
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    void pinChanged(const moji::Codec* codec, bool pinned);

private:
    [[nodiscard]] QString text(const EncodingRow& row, int column) const;

    [[nodiscard]] QString holdsText(const EncodingRow& row) const;

    std::vector<EncodingRow> m_rows;
    std::optional<Holders> m_holders;
    std::uint64_t m_problems = 0;
    bool m_isLeftOut = false;
};

} // namespace moji::app
