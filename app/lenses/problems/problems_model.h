#pragma once
// The problems as a table, all or those of one kind. If there are more than kMostRows, a window of
// that many is shown, which can be moved anywhere: item views count rows in int, and keep a little
// for each.

#include "document/document.h"
#include "lenses/problems/problem_pages.h"
#include "scan/problem_list.h"

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

    static constexpr std::uint64_t kMostRows = 100'000;
    /// The longest of what is expected.
    [[nodiscard]] static QString leadByte();

    /// The problems that the scan knows so far.
    void setText(const IndexedText& text);
    /// Nothing: all kinds.
    void setKind(std::optional<SpanStatus> kind);
    /// Bytes of the document; the rows that have some of them are lit.
    void setHovered(std::optional<ByteRange> range);
    /// Of the kind shown, in the whole document.
    [[nodiscard]] std::uint64_t total() const { return m_list ? m_list->size() : 0; }
    /// The number (from 0) of the problem in the first row.
    [[nodiscard]] std::uint64_t firstNumber() const { return m_first; }
    /// Moves the window so that problem `number` has a row, and returns that row; -1 if there is no
    /// such problem.
    int showNumber(std::uint64_t number);
    /// The row whose problem contains `offset`, or -1. Moves the window to it.
    int showOffset(std::uint64_t offset);
    /// Nothing while it is being looked for.
    [[nodiscard]] std::optional<Problem> problem(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

Q_SIGNALS:
    /// A problem() that was missing has arrived.
    void arrived();

private:
    void reset(std::uint64_t first);
    void grow();
    [[nodiscard]] QString text(const Problem& problem, int column) const;
    /// The bytes expected where the first error ended; empty if only a lead byte could follow.
    [[nodiscard]] QString expected(const Problem& problem) const;
    [[nodiscard]] QString why(const Problem& problem) const;

    Document* m_document;
    ProblemPages* m_pages;
    IndexedText m_text;
    std::optional<ProblemList> m_list;
    std::optional<SpanStatus> m_kind;
    std::optional<ByteRange> m_hovered;
    std::uint64_t m_first = 0; // number of the first row's problem
    int m_rows = 0;
};

} // namespace moji::app
