#include "window/folder_dock.h"

#include "window/lens_docks.h"
#include "window/opener.h"

#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>

namespace moji::app {

FolderDock::FolderDock(DocumentTabs* tabs, Opener* opener, LensDocks* docks,
                       const CodecRegistry& codecs, QWidget* window)
    : QObject(window)
    , m_tabs(tabs)
    , m_opener(opener)
    , m_window(window)
    , m_panel(new FolderPanel(codecs, window))
    , m_dock(docks->addList(m_panel, QLatin1String(kId), tr("Folder"))) {
    docks->preferLarge(m_dock);
    connect(m_panel, &FolderPanel::chosen, this, &FolderDock::openFile);
    connect(m_panel, &FolderPanel::openFolderWanted, this, &FolderDock::openByDialog);
    connect(m_opener, &Opener::foldersWanted, this, &FolderDock::open);
}

void FolderDock::show() {
    if (!m_window->isVisible()) { // a dock cannot come to the front of a window that is not there
        QMetaObject::invokeMethod(this, &FolderDock::bringToFront, Qt::QueuedConnection);
        return;
    }
    bringToFront();
}

void FolderDock::bringToFront() {
    m_dock->show();
    m_dock->raise();
    m_panel->setFocus(Qt::ShortcutFocusReason);
}

void FolderDock::open(const QStringList& paths) {
    QStringList whole;
    for (const QString& path : paths)
        whole += QFileInfo(path).absoluteFilePath();
    m_panel->open(whole);
    show();
}

void FolderDock::openByDialog() {
    const QString known = m_panel->paths().isEmpty()
                              ? QFileInfo(m_tabs->current().document().path()).absolutePath()
                              : m_panel->paths().front();
    const QString path = QFileDialog::getExistingDirectory(m_window, tr("Open folder"), known);
    if (!path.isEmpty())
        open({path});
}

void FolderDock::openFile(const FileChoice& file) {
    if (DocumentTab* shown = m_opener->tabOf(file.path)) {
        m_tabs->setCurrent(*shown);
        if (file.place)
            Q_EMIT jumpWanted(*file.place);
    } else {
        m_opener->open({.path = file.path,
                        .codec = file.codec,
                        .select = file.place,
                        .mayBeMissing = true}); // another program may have removed it
        if (m_tabs->current().document().path() != file.path)
            return;
        m_tabs->current().setReplaceable(true);
    }
    if (file.forKeeps)
        m_tabs->current().setReplaceable(false);
    else
        m_panel->setFocus();
}

} // namespace moji::app
