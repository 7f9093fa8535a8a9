#include "window/help_menu.h"

#include "help/about_dialog.h"
#include "help/manual_window.h"
#include "help/shortcut_window.h"
#include "help/whats_this.h"
#include "window/action_icons.h"
#include "window/last_focus.h"
#include "window/manual_pictures.h"

#include <QWhatsThis>

namespace moji::app {

HelpMenu::HelpMenu(QMenu* menu, const CodecRegistry& codecs, QWidget* window)
    : m_menu(menu)
    , m_codecs(codecs)
    , m_window(window) {
    addAction(menu, "help.manual", tr("&Manual"), QKeySequence(Qt::Key_F1), nullptr, this,
              [this] { showManual(); });
    addAction(menu, "help.shortcuts", tr("&Keyboard shortcuts"),
              QKeySequence(Qt::SHIFT | Qt::Key_F1), nullptr, this, [this] { showKeys(); });
    addAction(menu, "help.whatsThis", tr("&What’s this?"), {}, nullptr, this,
              [] { QWhatsThis::enterWhatsThisMode(); });
    addAction(menu, "help.about", tr("&About Mojiscope"), {}, nullptr, this,
              [this] { (new AboutDialog(m_window))->open(); });
    installWhatsThis();
}

/// The page about what has the focus.
void HelpMenu::showManual() {
    const QWidget* focus = lastFocusIn(*m_window);
    if (m_manual == nullptr) {
        m_manual = new ManualWindow(m_window);
        auto* pictures = new ManualPictures(m_codecs, m_manual);
        m_manual->setPictures([pictures](const QString& page, const ManualWindow::Picture& done) {
            return pictures->draw(page, done);
        });
    }
    m_manual->showPage(m_manual->pageAbout(focus));
    m_manual->show();
    m_manual->raise();
    m_manual->activateWindow();
}

void HelpMenu::showKeys() {
    (new ShortcutWindow(m_window))->show();
}

} // namespace moji::app
