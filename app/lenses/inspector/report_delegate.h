#pragma once
// Draws and measures the cells of a ReportView: one text block for the label; value, detail and
// note for the value. All text is laid out from left to right and wraps anywhere.

#include <QStyledItemDelegate>

namespace moji::app {

class ReportModel;
class ReportView;
struct ReportRow;

class ReportDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit ReportDelegate(ReportView* view);

    /// Pixels for the longest label, with its margins.
    [[nodiscard]] int labelWidth(const ReportModel& model) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

private:
    void paintTitle(QPainter& painter, const QRect& rect, const QString& title) const;
    void paintValue(QPainter& painter, const QRect& rect, const ReportRow& row) const;
    [[nodiscard]] int valueHeight(const ReportRow& row, int width) const;

    ReportView* m_view;
};

} // namespace moji::app
