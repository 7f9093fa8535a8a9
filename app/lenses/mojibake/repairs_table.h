#pragma once
// The list of repairs as it is drawn: two lines a row, what becomes of the text and how it came
// about, and the chip.

#include "lenses/mojibake/repair_rows.h"
#include "widgets/plain_table.h"

#include <QStyledItemDelegate>

namespace moji::app {

class RepairsTable final : public PlainTable {
    Q_OBJECT
public:
    explicit RepairsTable(RepairsModel* model, QWidget* parent = nullptr);

    /// Of the current row; -1: none.
    [[nodiscard]] int row() const { return currentIndex().row(); }

Q_SIGNALS:
    void rowChanged();
    /// Enter, or a double click.
    void activatedRow(int row);
    void hoveredRow(int row); // -1: none

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void layoutColumns();
};

class RepairsDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    RepairsDelegate(const RepairsModel& model, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_model(model) {}
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    const RepairsModel& m_model;
};

} // namespace moji::app
