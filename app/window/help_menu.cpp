#include "window/help_menu.h"

#include "window/action_icons.h"

#include <QMessageBox>

namespace moji::app {

HelpMenu::HelpMenu(QMenu* menu, QWidget* window)
    : m_window(window) {
    addAction(menu, tr("&Keys"), QKeySequence(Qt::Key_F1), nullptr, this, [this] { showKeys(); });
    addAction(menu, tr("&About Mojiscope"), {}, nullptr, this, [this] {
        QMessageBox::about(
            m_window, tr("About Mojiscope"),
            tr("Mojiscope %1\nA microscope for text bytes.").arg(QLatin1String(MOJISCOPE_VERSION)));
    });
}

void HelpMenu::showKeys() {
    QStringList lines;
    for (const QAction* action : m_window->findChildren<QAction*>())
        if (!action->shortcut().isEmpty())
            lines += QStringLiteral("%1\t%2").arg(
                action->shortcut().toString(QKeySequence::NativeText),
                QString(action->text()).remove(QLatin1Char('&')));
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Keys"), lines.join(QLatin1Char('\n')),
                                QMessageBox::Close, m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setModal(false);
    box->show();
}

} // namespace moji::app
