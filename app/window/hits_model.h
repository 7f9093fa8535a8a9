#pragma once
// The hits of a search as a table: offset, line, and the text around each.

#include "document/document.h"
#include "search/all_hits.h"

#include <QAbstractTableModel>

#include <memory>

namespace moji::app {

class HitsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { kOffset, kLine, kContext, kColumns };
    /// Of kContext: QPoint(begin, length) of the hit within the text, in QString's units.
    static constexpr int kHitRole = Qt::UserRole;

    HitsModel(Document* document, QObject* parent);

    /// Without hits, until they are set.
    void setDocument(Document* document);
    /// nullptr: none.
    void setHits(std::shared_ptr<const search::AllHits> hits);
    /// The lines of the first hits, from 1.
    void setLines(std::vector<std::uint64_t> lines);
    [[nodiscard]] ByteRange hit(int row) const;
    /// The row of exactly this hit, or -1.
    [[nodiscard]] int rowOf(ByteRange hit) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Context {
        QString text;
        qsizetype begin = 0; // of the hit
        qsizetype end = 0;
    };
    [[nodiscard]] Context contextOf(ByteRange hit) const;
    [[nodiscard]] QString text(const QModelIndex& index) const;

    Document* m_document;
    std::shared_ptr<const search::AllHits> m_hits;
    std::vector<std::uint64_t> m_lines;
};

} // namespace moji::app
