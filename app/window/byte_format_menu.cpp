#include "window/byte_format_menu.h"

#include "grid/byte_grid.h"
#include "window/action_icons.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

namespace moji::app {

namespace {

/// The translation context.
struct ByteFormatMenu {
    Q_DECLARE_TR_FUNCTIONS(ByteFormat)
};

/// An entry that sets one of the choices, checked while it applies.
template <class Value>
QAction* addChoice(QMenu* menu, QActionGroup* group, ByteGrid& grid, const QString& id,
                   const QString& text, Value RowWishes::*wish, Value value) {
    QAction* action = named(menu->addAction(text), id);
    action->setCheckable(true);
    group->addAction(action);
    const auto refresh = [action, &grid, wish, value] {
        action->setChecked(grid.wishes().*wish == value);
    };
    QObject::connect(&grid, &ByteGrid::wishesChanged, action, refresh);
    QObject::connect(action, &QAction::triggered, &grid, [&grid, wish, value] {
        RowWishes wishes = grid.wishes();
        wishes.*wish = value;
        grid.setWishes(wishes);
    });
    refresh();
    return action;
}

} // namespace

void addByteFormatMenu(QMenu& view, ByteGrid& grid) {
    QMenu* formats = view.addMenu(ByteFormatMenu::tr("Show &bytes as"));
    auto* formatGroup = new QActionGroup(formats);
    int number = 0;
    for (const ByteFormatInfo& info : byteFormats())
        addChoice(formats, formatGroup, grid,
                  QStringLiteral("view.bytes.%1").arg(QLatin1String(info.id)),
                  info.translatedName(), &RowWishes::format, info.format)
            ->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key(Qt::Key_1 + number++)));
    QMenu* lengths = view.addMenu(ByteFormatMenu::tr("Bytes per &row"));
    auto* lengthGroup = new QActionGroup(lengths);
    addChoice(lengths, lengthGroup, grid, QStringLiteral("view.row.fit"),
              ByteFormatMenu::tr("As many as &fit"), &RowWishes::bytesPerRow,
              RowWishes::kAsManyAsFit);
    for (const int count : {8, 16, 24, 32})
        addChoice(lengths, lengthGroup, grid, QStringLiteral("view.row.%1").arg(count),
                  QString::number(count), &RowWishes::bytesPerRow, count);
    QMenu* densities = view.addMenu(ByteFormatMenu::tr("&Density"));
    auto* densityGroup = new QActionGroup(densities);
    addChoice(densities, densityGroup, grid, QStringLiteral("view.density.comfortable"),
              ByteFormatMenu::tr("&Comfortable"), &RowWishes::density, ByteDensity::Comfortable);
    addChoice(densities, densityGroup, grid, QStringLiteral("view.density.compact"),
              ByteFormatMenu::tr("Com&pact"), &RowWishes::density, ByteDensity::Compact);
}

} // namespace moji::app
