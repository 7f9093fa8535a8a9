#pragma once
// The inspector's rows: labels at the left, long values wrap, nothing is cut off.

#include "widgets/heard_view.h"

#include <QTreeView>

namespace moji::app {

class ReportModel;

class ReportView : public HeardView<QTreeView> {
    Q_OBJECT
public:
    ReportView(ReportModel* model, QWidget* parent);

    /// Pixels of a column at the width in force.
    [[nodiscard]] int widthOf(int column) const;
    /// Pixels that all rows need at the width in force.
    [[nodiscard]] int contentHeight() const;
    /// Copies the current row to the clipboard.
    void copyRow() const;

Q_SIGNALS:
    void contentHeightChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override;

private:
    void follow(); // the model's shape
    void fitColumns();

    ReportModel* m_model;
};

} // namespace moji::app
