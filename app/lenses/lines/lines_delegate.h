#pragma once
// The cells of the lines table that are more than text: the pin, the confidence's bar, and text
// from the document, which is never obeyed (controls, changes of direction) and never wraps.

#include <QStyledItemDelegate>

namespace moji::app {

class LinesModel;

class LinesDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    static constexpr int kPinWidth = 20; // of the mark before a pinned encoding, at zoom 0

    /// Borrows the model.
    LinesDelegate(const LinesModel& model, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    const LinesModel& m_model;
};

} // namespace moji::app
