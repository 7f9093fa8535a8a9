#pragma once
// The mark of a repair or of a misreading: a word and a shape on a plate, never a colour alone.

#include "repair/repair_plan.h"

#include <QColor>
#include <QRect>
#include <QString>

class QPainter;

namespace moji::app {

struct ChipLook {
    const char* icon; // name of an icon, or nullptr
    QColor ink;
    QColor plate;
};
[[nodiscard]] ChipLook chipLook(repair::Label label);

/// Icon and `word` in the vertical middle of `room`, at its left.
void drawChip(QPainter& painter, const QRect& room, repair::Label label, const QString& word);
/// The width of the widest chip.
[[nodiscard]] int chipWidth();
/// The icon alone, `size` pixels, in the middle of `room`.
void drawChipIcon(QPainter& painter, const QRect& room, repair::Label label, int size);

} // namespace moji::app
