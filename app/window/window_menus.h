#pragma once
// The menu bar: one class per menu.

#include "window/edit_menu.h"
#include "window/encoding_menu.h"
#include "window/file_menu.h"
#include "window/go_menu.h"
#include "window/help_menu.h"
#include "window/lens_menu.h"
#include "window/view_menu.h"

class QMenuBar;

namespace moji::app {

class Document;

/// The parts that the menus work on.
struct MenuSubjects {
    DocumentTabs* tabs;
    Opener* opener;
    CompareView* centre;
    Finding* finding;
    CompareMode* compare;
    LensDocks* docks;
    GoToBar* goTo;
    QWidget* window;
};

class WindowMenus {
public:
    WindowMenus(QMenuBar* bar, const MenuSubjects& on);

    void setTab(DocumentTab* tab);
    /// The buttons' actions, in order.
    [[nodiscard]] std::vector<QAction*> buttons() const;

    [[nodiscard]] FileMenu& file() { return m_file; }
    [[nodiscard]] EditMenu& edit() { return m_edit; }
    [[nodiscard]] ViewMenu& view() { return m_view; }
    [[nodiscard]] GoMenu& go() { return m_go; }
    [[nodiscard]] EncodingMenu& encoding() { return m_encoding; }
    [[nodiscard]] LensMenu& lenses() { return m_lenses; }
    [[nodiscard]] HelpMenu& help() { return m_help; }

private:
    FileMenu m_file;
    EditMenu m_edit;
    ViewMenu m_view;
    GoMenu m_go;
    EncodingMenu m_encoding;
    LensMenu m_lenses;
    HelpMenu m_help;
};

} // namespace moji::app
