#pragma once
// The part of a presented lens that the spotlight leaves bright.

#include <QPainterPath>
#include <QPoint>

#include <optional>

class QWidget;

namespace moji::app {

class Panel;

/// The row under the pointer, or else a disc around it; without a pointer the current step of the
/// lens, or its current row. Empty: none of these. In the coordinates of `cover`.
[[nodiscard]] QPainterPath brightPart(Panel& panel, const QWidget& cover,
                                      const std::optional<QPoint>& globalPointer);

} // namespace moji::app
