// Closing MainWindow, and dropping files onto it.

#include "main_window.h"
#include "text/qt_text.h"
#include "window/file_actions.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QSettings>

namespace moji::app {

void MainWindow::closeEvent(QCloseEvent* event) {
    // The document may be left at once, or when it has been saved.
    const auto left = std::make_shared<bool>(false);
    const auto waits = std::make_shared<bool>(false);
    m_files->leave([this, left, waits] {
        *left = true;
        if (*waits)
            close();
    });
    if (!*left) {
        *waits = true;
        event->ignore();
        return;
    }
    if (m_remembers)
        QSettings().setValue(QStringLiteral("state"), dockState());
    m_document->jobs().cancelAll();
    event->accept();
    Q_EMIT closed();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    bool files = false;
    for (const QUrl& url : event->mimeData()->urls()) {
        files = files || url.isLocalFile();
        if (url.isLocalFile())
            m_files->open(url.toLocalFile());
    }
    if (!files && event->mimeData()->hasText()) {
        m_files->leave([this, text = event->mimeData()->text().toUtf8()] {
            m_document->setBytes(toBytes(text), tr("dropped text"));
        });
    }
    event->acceptProposedAction();
}

} // namespace moji::app
