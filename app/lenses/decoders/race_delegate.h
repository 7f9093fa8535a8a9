#pragma once
// Draws the speed of a racer as a bar with its number, the spread of the rounds as a thin line in
// it, and through all rows a dashed line at the speed of only reading the bytes.

#include "lenses/decoders/race_model.h"

#include "widgets/plain_table.h"

namespace moji::app {

class RaceDelegate : public PlainDelegate {
    Q_OBJECT
public:
    /// Borrows the model.
    RaceDelegate(const RaceModel& model, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    void drawBar(QPainter& painter, const QRect& rect, const race::Standing& standing,
                 const QString& number) const;

    const RaceModel& m_model;
};

} // namespace moji::app
