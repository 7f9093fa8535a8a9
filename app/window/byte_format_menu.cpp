#include "window/byte_format_menu.h"

#include "lenses/bytes/byte_grid.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

namespace moji::app {

void addByteFormatMenu(QMenu& view, ByteGrid& grid) {
    QMenu* menu = view.addMenu(QCoreApplication::translate("ByteFormat", "Show &bytes as"));
    auto* group = new QActionGroup(menu);
    int number = 0;
    for (const ByteFormatInfo& info : byteFormats()) {
        QAction* action = menu->addAction(info.translatedName());
        action->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key(Qt::Key_1 + number++)));
        action->setCheckable(true);
        group->addAction(action);
        const auto refresh = [action, &grid, format = info.format] {
            action->setChecked(grid.format() == format);
        };
        QObject::connect(&grid, &ByteGrid::formatChanged, action, refresh);
        QObject::connect(action, &QAction::triggered, &grid,
                         [&grid, format = info.format] { grid.setFormat(format); });
        refresh();
    }
}

} // namespace moji::app
