#pragma once
// The problems as a table, all or those of one kind.

#include "document/document.h"
#include "lenses/problems/problem_scan.h"

#include <QAbstractTableModel>

namespace moji::app {

class ProblemsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        kOffset,
        kLine,
        kColumn,
        kBytes,
        kKind,
        kReplacements,
        kExpected,
        kWhy,
        kColumns
    };
    ProblemsModel(Document* document, QObject* parent);

    void setScan(ProblemScan scan);
    /// Nothing: all kinds.
    void setKind(std::optional<SpanStatus> kind);
    /// Bytes of the document; the rows that have some of them are lit.
    void setHovered(std::optional<ByteRange> range);
    [[nodiscard]] const ProblemScan& scan() const { return m_scan; }
    [[nodiscard]] const Problem& problem(int row) const;
    /// The row whose problem contains `offset`, or -1.
    [[nodiscard]] int rowAt(std::uint64_t offset) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    void filter();
    [[nodiscard]] QString text(const Problem& problem, int column) const;
    /// What could have stood where the first error broke off; empty where only a lead byte could.
    [[nodiscard]] QString expected(const Problem& problem) const;
    [[nodiscard]] QString why(const Problem& problem) const;

    Document* m_document;
    ProblemScan m_scan;
    std::optional<SpanStatus> m_kind;
    std::optional<ByteRange> m_hovered;
    std::vector<std::uint32_t> m_rows; // into m_scan.problems
};

} // namespace moji::app
