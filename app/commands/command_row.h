#pragma once
// Draws a row of the command palette: the title with the letters that matched, then where it is,
// its keys and its kind.

#include <QStyledItemDelegate>

namespace moji::app {

class CommandRow : public QStyledItemDelegate {
    Q_OBJECT
public:
    static constexpr int kHeight = 26; // at zoom 0

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

private:
    static int paintRight(QPainter& painter, const QRect& room, const QString& text,
                          const QFont& font);
    static void paintTitle(QPainter& painter, const QRect& room, const QModelIndex& index);
};

} // namespace moji::app
