#include "window/help_menu.h"

#include "help/manual_window.h"
#include "window/action_icons.h"

#include <QApplication>
#include <QMessageBox>

namespace moji::app {

HelpMenu::HelpMenu(QMenu* menu, QWidget* window)
    : m_menu(menu)
    , m_window(window) {
    addAction(menu, "help.manual", tr("&Manual"), QKeySequence(Qt::Key_F1), nullptr, this,
              [this] { showManual(); });
    addAction(menu, "help.shortcuts", tr("&Keyboard shortcuts"),
              QKeySequence(Qt::SHIFT | Qt::Key_F1), nullptr, this, [this] { showKeys(); });
    addAction(menu, "help.about", tr("&About Mojiscope"), {}, nullptr, this, [this] {
        QMessageBox::about(
            m_window, tr("About Mojiscope"),
            tr("Mojiscope %1\nA microscope for text bytes.").arg(QLatin1String(MOJISCOPE_VERSION)));
    });
}

/// The page about what has the focus.
void HelpMenu::showManual() {
    const QWidget* focus = QApplication::focusWidget();
    if (m_manual == nullptr)
        m_manual = new ManualWindow(m_window);
    m_manual->showPage(m_manual->pageAbout(focus));
    m_manual->show();
    m_manual->raise();
    m_manual->activateWindow();
}

void HelpMenu::showKeys() {
    QStringList lines;
    for (const QAction* action : m_window->findChildren<QAction*>())
        if (!action->shortcut().isEmpty())
            lines +=
                QStringLiteral("%1\t%2").arg(action->shortcut().toString(QKeySequence::NativeText),
                                             QString(action->text()).remove(QLatin1Char('&')));
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Keys"), lines.join(QLatin1Char('\n')),
                                QMessageBox::Close, m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setModal(false);
    box->show();
}

} // namespace moji::app
