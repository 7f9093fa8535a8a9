// Opening, saving and dropping files onto MainWindow.

#include "lenses/bytes/byte_grid.h"
#include "main_window.h"
#include "text/error_text.h"
#include "text/qt_text.h"
#include "window/bookmark_menu.h"
#include "window/recent_files.h"
#include "window/status_bar.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>

namespace moji::app {

void MainWindow::openFile(const QString& path) {
    if (!mayClose())
        return;
    const auto opened = m_document->open(path);
    if (!opened) {
        QMessageBox::warning(this, tr("Open"), errorText(opened.error()));
        return;
    }
    m_recentFiles->add(m_document->path());
    grid().setFocus();
}

void MainWindow::openByDialog() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open"), m_document->path());
    if (!path.isEmpty())
        openFile(path);
}

bool MainWindow::save() {
    return m_document->path().isEmpty() ? saveAs() : saveTo(m_document->path());
}

bool MainWindow::saveAs() {
    const QString start = m_document->path().isEmpty() ? m_document->name() : m_document->path();
    const QString path = QFileDialog::getSaveFileName(this, tr("Save as"), start);
    return !path.isEmpty() && saveTo(path);
}

bool MainWindow::saveTo(const QString& path) {
    const auto saved = m_document->save(path);
    if (!saved) {
        QMessageBox::warning(this, tr("Save"), errorText(saved.error()));
        return false;
    }
    m_recentFiles->add(m_document->path());
    m_bookmarks->store();
    m_statusBar->say(tr("Saved."));
    return true;
}

bool MainWindow::mayClose() {
    // Text that was typed over the sample is no file's; only changed files are asked about.
    if (!m_document->isModified() || m_document->path().isEmpty())
        return true;
    const auto answer = QMessageBox::question(
        this, tr("Unsaved changes"), tr("%1 was changed. Save it?").arg(m_document->name()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save)
        return save();
    return answer == QMessageBox::Discard;
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayClose()) {
        event->ignore();
        return;
    }
    if (m_remembers) {
        placeRightDocks(false);
        QSettings settings;
        settings.setValue(QStringLiteral("geometry"), saveGeometry());
        settings.setValue(QStringLiteral("state"), saveState());
    }
    m_document->jobs().cancelAll();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.front().isLocalFile()) {
        openFile(urls.front().toLocalFile());
    } else if (event->mimeData()->hasText() && mayClose()) {
        m_document->setBytes(toBytes(event->mimeData()->text().toUtf8()), tr("dropped text"));
    }
    event->acceptProposedAction();
}

} // namespace moji::app
