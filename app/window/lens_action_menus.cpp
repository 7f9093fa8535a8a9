// The entries of LensActions in menus.
#include "export/picture_files.h"
#include "lenses/context_entries.h"
#include "text/action_title.h"
#include "widgets/panel.h"
#include "window/action_icons.h"
#include "window/lens_actions.h"
#include "window/lens_docks.h"
#include "window/main_window.h"
#include "window/presentation.h"
#include "window/print_preview.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>

#include <tuple>

namespace moji::app {

void LensActions::addToMenus(QMenu* lenses, QWidget* grid) {
    lenses->addSeparator();
    addTo(lenses, [this] { return focused(); });
    auto* ofBytes = new QMenu(tr("Present and &export"), m_window);
    addTo(ofBytes, [this] { return subjectOf(QStringLiteral("bytes"), std::nullopt); });
    auto* rule = new QAction(grid);
    rule->setSeparator(true);
    grid->addAction(rule);
    grid->addAction(ofBytes->menuAction());
}

void LensActions::addTo(QMenu* menu, const std::function<Subject()>& find) {
    addPresent(menu, find);
    named(menu->addAction(tr("Copy p&icture"), this, [this, find] { copyPicture(find()); }),
          QStringLiteral("lens.copyPicture"));
    QAction* exports = menu->addAction(tr("E&xport picture…"), this, [this, find] {
        const Subject subject = find();
        const QString path = askForPath(
            subject, tr("Export picture"),
            {tr("PNG picture (*.png)"), tr("SVG drawing (*.svg)"), tr("PDF page (*.pdf)")});
        if (!path.isEmpty())
            exportPicture(subject, path);
    });
    named(exports, QStringLiteral("lens.exportPicture"));
    QAction* prints = menu->addAction(tr("Pri&nt…"), this, [this, find] {
        const QPointer<QWidget> panel = find().panel;
        showPrintPreview(m_window, [panel](QPagedPaintDevice& device) {
            if (panel != nullptr)
                printPicture(*panel, device);
        });
    });
    named(prints, QStringLiteral("lens.print"));
    addTable(menu, find);
    addDump(menu, find);
}

void LensActions::addPresent(QMenu* menu, const std::function<Subject()>& find) {
    QAction* presents = menu->addAction(tr("&Present\tF11"), this, [this, find] {
        const Subject subject = find();
        m_presentation->present(subject.isLens ? subject.id : presentable());
    });
    named(presents, QStringLiteral("lens.present"));
    connect(menu, &QMenu::aboutToShow, presents,
            [find, presents] { presents->setVisible(find().isLens); });
}

void LensActions::addTable(QMenu* menu, const std::function<Subject()>& find) {
    QMenu* copies = menu->addMenu(tr("Copy ta&ble as"));
    QStringList filters;
    for (const TableFormatInfo& info : tableFormats()) {
        named(copies->addAction(info.translatedName(), this,
                                [this, find, format = info.format] { copyTable(find(), format); }),
              QStringLiteral("lens.copyTable.%1").arg(QLatin1String(info.id)));
        filters += QStringLiteral("%1 (*%2)")
                       .arg(withoutMnemonic(info.translatedName()), QLatin1String(info.ending));
    }
    QAction* file = menu->addAction(tr("Export tab&le…"), this, [this, find, filters] {
        const Subject subject = find();
        if (!hasTable(subject))
            return;
        const QString path = askForPath(subject, tr("Export table"), filters);
        if (!path.isEmpty())
            exportTable(subject, path);
    });
    named(file, QStringLiteral("lens.exportTable"));
    const auto refresh = [find, file, copies] {
        const bool has = find().table != nullptr;
        file->setVisible(has);
        copies->menuAction()->setVisible(has);
    };
    connect(menu, &QMenu::aboutToShow, copies, refresh);
}

void LensActions::addDump(QMenu* menu, const std::function<Subject()>& find) {
    QMenu* copies = menu->addMenu(tr("Copy &dump as"));
    for (const auto& [id, text, format] :
         {std::tuple("lens.copyDump.html", tr("&HTML"), TableFormat::Html),
          std::tuple("lens.copyDump.md", tr("&Markdown"), TableFormat::Markdown)})
        named(copies->addAction(text, this,
                                [this, find, format = format] { copyDump(find(), format); }),
              QLatin1String(id));
    QAction* file = menu->addAction(tr("Exp&ort dump…"), this, [this, find] {
        const Subject subject = find();
        const QString path = askForPath(subject, tr("Export dump"),
                                        {tr("HTML page (*.html)"), tr("Markdown (*.md)")});
        if (!path.isEmpty())
            exportDump(subject, path);
    });
    named(file, QStringLiteral("lens.exportDump"));
    const auto refresh = [find, file, copies] {
        const bool has = find().bytes != nullptr;
        file->setVisible(has);
        copies->menuAction()->setVisible(has);
    };
    connect(menu, &QMenu::aboutToShow, copies, refresh);
}

namespace {

/// The middle of the current row, in sight. Qt itself takes the coordinates of the viewport for
/// those of the table, which has headings too: that is the row above.
QPoint placeForKeyboard(const QContextMenuEvent& event) {
    auto* table = qobject_cast<QAbstractItemView*>(QApplication::focusWidget());
    if (table == nullptr || !table->currentIndex().isValid())
        return event.globalPos();
    table->scrollTo(table->currentIndex());
    const QWidget* viewport = table->viewport();
    const QRect row = table->visualRect(table->currentIndex()) & viewport->rect();
    return row.isEmpty() ? event.globalPos() : viewport->mapToGlobal(row.center());
}

} // namespace

void LensActions::showContextMenu(const QString& id, const QContextMenuEvent& event) {
    auto* menu = new QMenu(m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool byMouse = event.reason() == QContextMenuEvent::Mouse;
    const QPoint place = byMouse ? event.globalPos() : placeForKeyboard(event);
    const Subject subject =
        subjectOf(id, byMouse ? std::optional(event.globalPos()) : std::nullopt);
    // First what belongs to the part itself.
    if (auto* own = dynamic_cast<ContextEntries*>(subject.panel))
        own->addContextEntries(*menu, place);
    QWidget* at = byMouse ? QApplication::widgetAt(event.globalPos()) : QApplication::focusWidget();
    for (; at != nullptr && at != subject.panel && subject.panel->isAncestorOf(at);
         at = at->parentWidget())
        menu->addActions(at->actions());
    if (!menu->isEmpty())
        menu->addSeparator();
    const QPointer<Panel> panel = subject.panel;
    const QPointer<QAbstractItemView> table = subject.table;
    addTo(menu, [id, panel, table, isLens = subject.isLens] {
        return Subject{id, panel, table, nullptr, isLens};
    });
    menu->popup(place);
}

bool LensActions::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ContextMenu)
        return QObject::eventFilter(watched, event);
    const LensDocks& docks = m_window->docks();
    QStringList ids = docks.listIds();
    for (const LensRow& row : lensRows())
        ids += QLatin1String(row.id);
    for (const QString& id : ids) {
        if (docks.host(id) == watched || docks.list(id) == watched) {
            showContextMenu(id, static_cast<QContextMenuEvent&>(*event));
            event->accept();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace moji::app
