#pragma once
// The grid of what becomes of a text, as a table: written as (rows), read as (columns).

#include "lenses/mojibake/forward_grid.h"
#include "widgets/plain_table.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>

namespace moji::app {

class ForwardModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { kWrittenAs, kBytes, kFirstReading };
    using QAbstractTableModel::QAbstractTableModel;

    /// `codecs` are those that the cells of each row are read as.
    void setRows(std::vector<ForwardRow> rows, std::vector<const Codec*> codecs,
                 const QString& text);
    [[nodiscard]] const ForwardRow& row(int index) const {
        return m_rows[static_cast<std::size_t>(index)];
    }
    /// nullptr where nothing was written, and for the first columns.
    [[nodiscard]] const ForwardCell* cell(const QModelIndex& index) const;
    /// The encoding of a column of readings; nullptr for the first columns.
    [[nodiscard]] const Codec* readAs(int column) const;
    /// All that is to be said of a cell, in one sentence.
    [[nodiscard]] QString sentence(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::vector<ForwardRow> m_rows;
    std::vector<const Codec*> m_codecs;
    QString m_text;
};

class ForwardDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    ForwardDelegate(const ForwardModel& model, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_model(model) {}
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    const ForwardModel& m_model;
};

class ForwardTable final : public PlainTable {
    Q_OBJECT
public:
    explicit ForwardTable(ForwardModel* model, QWidget* parent = nullptr);
    void layoutColumns();

Q_SIGNALS:
    void currentMoved();
    /// Enter, or a double click.
    void opened(const QModelIndex& cell);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
};

} // namespace moji::app
