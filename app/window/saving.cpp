#include "window/saving.h"

#include "document/document_name.h"
#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "text/error_text.h"
#include "text/native_path.h"
#include "text/qt_text.h"
#include "text/safe_name.h"
#include "window/convert_dialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace moji::app {

Saving::Saving(Document* document, Selection* selection, FileWatch* watch, QWidget* window)
    : m_document(document)
    , m_selection(selection)
    , m_watch(watch)
    , m_window(window)
    , m_saver(document) {
    connect(document, &Document::editRefused, this, [this] {
        if (isSaving())
            Q_EMIT said(tr("Editing is blocked while the file is being saved."));
        else if (m_document->isHeld())
            Q_EMIT said(tr("Editing is blocked while the file is being read."));
        else
            Q_EMIT said(tr("The document is read-only."));
    });
    connect(&m_saver, &DocumentSaver::saved, this, &Saving::finish);
    connect(&m_saver, &DocumentSaver::failed, this, [this](const Error& error) {
        m_afterSaving = nullptr;
        if (error.code == ErrorCode::Cancelled)
            Q_EMIT said(tr("Saving was cancelled. The file is unchanged."));
        else
            refuse(error);
    });
}

bool Saving::isBusy() {
    if (isSaving())
        Q_EMIT said(tr("The file is still being saved. Try again when that is done."));
    else if (m_document->isHeld())
        Q_EMIT said(tr("The file is still being read. Try again when that is done."));
    return m_document->isHeld();
}

void Saving::refuse(const Error& error) {
    QMessageBox::warning(m_window, tr("Save"), errorText(error));
}

QString Saving::askForPath(const QString& title, const QString& proposal) {
    const QString own = m_document->path().isEmpty() ? shownName(*m_document) : m_document->path();
    const QString start = proposal.isEmpty() ? own : proposal;
    return QFileDialog::getSaveFileName(m_window, title, start);
}

void Saving::save() {
    if (isBusy())
        return;
    if (m_document->path().isEmpty())
        saveAs();
    else
        start(SaveRequest{.path = m_document->path()});
}

bool Saving::isOnDisk() const {
    return m_watch->isAsOpened() && !m_document->isModified() && !m_document->isHeld();
}

void Saving::saveAs() {
    if (isBusy())
        return;
    const QString path = askForPath(tr("Save as"));
    if (path.isEmpty())
        m_afterSaving = nullptr;
    else
        start(SaveRequest{.path = path});
}

void Saving::saveInOtherEncoding() {
    if (isBusy())
        return;
    ConvertDialog dialog(m_document, m_window);
    connect(&dialog, &ConvertDialog::placeChosen, m_selection,
            qOverload<ByteRange>(&Selection::select));
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = askForPath(tr("Save as %1").arg(fromUtf8(dialog.encoding()->name())));
    if (!path.isEmpty())
        start(SaveRequest{.path = path,
                          .encoding = dialog.encoding(),
                          .reading = &dialog.reading(),
                          .places = {m_selection->anchor(), m_selection->caret()}});
}

void Saving::exportSelection() {
    if (isBusy())
        return;
    const ByteRange selected = m_selection->range();
    if (selected.empty()) {
        Q_EMIT said(tr("Nothing is selected."));
        return;
    }
    const QString path = askForPath(tr("Export the selection"), pathForPart(*m_document, selected));
    if (!path.isEmpty())
        start(SaveRequest{.path = path, .part = selected});
}

void Saving::start(SaveRequest request) {
    const auto target = inspectTarget(nativePath(request.path));
    if (!target) {
        refuse(target.error());
        m_afterSaving = nullptr;
        return;
    }
    m_watch->look();
    // Before the question: what happens to the file while it is open was not agreed to.
    const FileStamp asked = stampOf(target->path).value_or(FileStamp{});
    if (const QStringList reasons = doubts(*target, request); !reasons.isEmpty()) {
        if (!agreed(reasons)) {
            m_afterSaving = nullptr;
            return;
        }
        request.replaceReadOnly = request.leaveOtherNames = true;
        request.agreed = asked;
    }
    request.backup = keepsBackup(request.path);
    m_saver.save(request);
}

bool Saving::keepsBackup(const QString& path) const {
    const QString when = settings().get(setting::kBackup);
    return when == QLatin1String("last") ||
           (when == QLatin1String("first") && !m_backedUp.contains(path));
}

QStringList Saving::doubts(const SaveTarget& target, SaveRequest& request) const {
    const bool sameFile = m_document->file() != nullptr && request.path == m_document->path();
    QStringList reasons;
    if (target.readOnly)
        reasons += tr("The file is read-only.");
    if (target.otherNames == 1)
        reasons += tr("The file has another name (a hard link), which would keep the old bytes.");
    else if (target.otherNames > 1)
        reasons += tr("The file has %n other names (hard links), which would keep the old bytes.",
                      nullptr, static_cast<int>(target.otherNames));
    bool isOwnChanged = false;
    for (const auto& file : DocumentSaver::filesFor(*m_document, request.part)) {
        const FileStamp now = file->stampNow();
        if (now == file->stamp())
            continue;
        request.mixed.push_back(now);
        const bool isOwn = file == m_document->file();
        isOwnChanged = isOwnChanged || isOwn;
        reasons += isOwn ? tr("Another program changed the file after it was opened. Saving would "
                              "mix its bytes with your edits.")
                         : tr("Another program changed %1, which the document takes bytes from. "
                              "Saving would mix old and new bytes of it.")
                               .arg(safeName(fromUtf8(file->name())));
    }
    if (sameFile && !isOwnChanged && m_watch->change() == FileChange::Replaced)
        reasons += tr("Another program replaced the file. Saving overwrites its version.");
    return reasons;
}

bool Saving::agreed(const QStringList& doubts) {
    QMessageBox box(QMessageBox::Question, tr("Save"), doubts.join(QLatin1Char('\n')),
                    QMessageBox::Cancel, m_window);
    const QAbstractButton* replace = box.addButton(tr("Save anyway"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel); // Enter overwrites nothing
    box.setEscapeButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == replace;
}

void Saving::finish(const SaveRequest& request, const LostAttributes& lost, bool isDocument) {
    m_watch->look();
    if (request.backup)
        m_backedUp.insert(request.path);
    Q_EMIT written(QFileInfo(request.path).absoluteFilePath());
    QString sentence = request.part ? tr("The selection was exported.") : tr("Saved.");
    if (lost.owner || lost.group)
        sentence += QLatin1Char(' ') + tr("The owner of the file could not be kept.");
    if (lost.permissions || !lost.extended.empty())
        sentence += QLatin1Char(' ') + tr("Not all attributes of the file could be kept.");
    Q_EMIT said(sentence);
    if (isDocument)
        Q_EMIT saved();
    if (const auto goOn = std::exchange(m_afterSaving, nullptr))
        goOn();
}

void Saving::leave(std::function<void()> goOn) {
    if (isSaving()) {
        Q_EMIT said(tr("The file is being saved."));
        // Once more: an export saves a part alone, and the edits are as unsaved as before.
        m_afterSaving = [this, goOn = std::move(goOn)] { leave(goOn); };
        return;
    }
    if (!m_document->isModified() || !settings().get(setting::kAsksBeforeClosing)) {
        goOn();
        return;
    }
    const auto answer = QMessageBox::question(
        m_window, tr("Unsaved changes"), tr("Save the changes to %1?").arg(shownName(*m_document)),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Discard)
        goOn();
    if (answer != QMessageBox::Save || isBusy())
        return;
    m_afterSaving = std::move(goOn);
    save();
}

} // namespace moji::app
