#pragma once
// A named part of a lens, so that a lesson can point at it: a widget, or a row or a cell in it. The
// names are those of the lens and do not depend on the language.

#include <QRect>
#include <QStringList>

class QAbstractItemView;
class QWidget;

namespace moji::app {

struct LensPart {
    QWidget* widget = nullptr; // the area is in its coordinates
    QRect area;
    /// Whether the item was found, not only the widget that should have it.
    bool isExact = true;
};

/// Whether to scroll to a part that is out of sight.
enum class Reveal { No, Yes };

/// A row or cell of a view: {ROW} or {ROW, COLUMN}. A row is `current`, its heading, its number
/// from 1, or the text of one of its cells; a column is its heading or its number from 1. Nothing
/// in `item` is the whole view.
[[nodiscard]] LensPart partOfView(QAbstractItemView& view, const QStringList& item, Reveal reveal);

} // namespace moji::app
