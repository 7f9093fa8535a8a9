#pragma once
// The lines as a table, all or those that the document's encoding does not explain.

#include "lenses/lines/line_table.h"

#include <QAbstractTableModel>

class QFontMetrics;

namespace moji::app {

class LinesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { kLine, kOffset, kEncoding, kScore, kText, kAlternatives, kColumns };
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(LineTable table);
    /// Whether only lines that differ are rows.
    void setOnlyDiffering(bool only);
    /// Bytes of the document; the rows that have some of them are lit.
    void setHovered(std::optional<ByteRange> range);
    [[nodiscard]] bool isHovered(int row) const;
    /// The bytes of a row, its line feed left out.
    [[nodiscard]] ByteRange range(int row) const;
    [[nodiscard]] const LineTable& table() const { return m_table; }

    [[nodiscard]] DetectedLine line(int row) const { return m_table.line(place(row)); }
    /// The place of a row in the table.
    [[nodiscard]] std::size_t place(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// The row whose line has a byte at `offset`, or -1.
    [[nodiscard]] int rowAt(std::uint64_t offset) const;
    /// The widest text of the last column among the first thousand rows, in pixels.
    [[nodiscard]] int alternativesWidth(const QFontMetrics& metrics) const;
    /// The widest text of the column of encodings, pinned or not, in pixels; nothing where lines
    /// have more to say there.
    [[nodiscard]] std::optional<int> encodingWidth(const QFontMetrics& metrics) const;
    /// nullptr unpins.
    void pin(int row, const Codec* codec);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    void filter();
    [[nodiscard]] QString text(std::size_t place, int column) const;

    LineTable m_table;
    bool m_onlyDiffering = false;
    std::optional<ByteRange> m_hovered;
    std::vector<std::uint32_t> m_rows; // into m_table
};

/// What a line is in: "KOI8-R", "UTF-8 and KOI8-R", "none".
[[nodiscard]] QString encodingText(const DetectedLine& line);
/// An encoding and how the line reads under it.
[[nodiscard]] QString choiceText(const LineTable::Choice& choice);

} // namespace moji::app
