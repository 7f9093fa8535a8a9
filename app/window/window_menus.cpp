#include "window/window_menus.h"

#include "compare/compare_view.h"
#include "grid/byte_lens.h"
#include "window/document_tabs.h"

#include <QCoreApplication>
#include <QMenuBar>

namespace moji::app {

namespace {

QMenu* addMenu(QMenuBar* bar, const char* title) {
    return bar->addMenu(QCoreApplication::translate("MenuBar", title));
}

} // namespace

WindowMenus::WindowMenus(QMenuBar* bar, const MenuSubjects& on)
    : m_file(addMenu(bar, QT_TRANSLATE_NOOP("MenuBar", "&File")), on.tabs, on.opener)
    , m_edit(addMenu(bar, QT_TRANSLATE_NOOP("MenuBar", "&Edit")), &on.tabs->current(), on.centre,
             on.finding, on.window)
    , m_view(addMenu(bar, QT_TRANSLATE_NOOP("MenuBar", "&View")), &on.centre->left().grid(),
             on.compare, on.docks, on.window)
    , m_go(addMenu(bar, QT_TRANSLATE_NOOP("MenuBar", "&Go")), &on.tabs->current(), on.goTo,
           on.compare, on.window)
    , m_encoding(addMenu(bar, QT_TRANSLATE_NOOP("MenuBar", "E&ncoding")),
                 &on.tabs->current().document())
    , m_lenses(addMenu(bar, QT_TRANSLATE_NOOP("MenuBar", "&Lenses")))
    , m_help(addMenu(bar, QT_TRANSLATE_NOOP("MenuBar", "&Help")),
             on.tabs->current().document().codecs(), on.window) {}

void WindowMenus::setTab(DocumentTab* tab) {
    m_edit.setTab(tab);
    m_go.setTab(tab);
    m_encoding.setDocument(&tab->document());
}

std::vector<QAction*> WindowMenus::buttons() const {
    std::vector<QAction*> all;
    for (const auto* some : {&m_file.buttons(), &m_edit.buttons(), &m_go.buttons()})
        all.insert(all.end(), some->begin(), some->end());
    return all;
}

} // namespace moji::app
