#include "window/file_state.h"

#include "bytes/file_pieces.h"
#include "bytes/save_file.h"
#include "document/document_name.h"
#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "text/core_words.h"
#include "text/counts.h"
#include "text/native_path.h"
#include "text/qt_text.h"
#include "text/safe_name.h"

#include <QMessageBox>
#include <QPushButton>

namespace moji::app {

namespace {

/// Larger files are opened read-only: edits there are rarely intended.
bool isLarge(const Document& document) {
    const auto mebibytes = static_cast<std::uint64_t>(settings().get(setting::kReadOnlyFrom));
    return mebibytes > 0 && document.size() >= mebibytes << 20;
}

/// A file other than its own, changed since, that the document takes bytes from; nullptr: none.
std::shared_ptr<const FileSource> changedSource(const Document& document) {
    for (auto& file : filesOf(document.table(), {0, document.size()}))
        if (file != document.file() && file->hasChanged())
            return std::move(file);
    return nullptr;
}

/// Whether the file's permissions allow writing.
bool mayBeWritten(const QString& path) {
    if (path.isEmpty())
        return true;
    const auto target = inspectTarget(nativePath(path));
    return target ? !target->readOnly : target.error().code != ErrorCode::PermissionDenied;
}

} // namespace

FileState::FileState(Document* document, FileWatcher* watcher, QWidget* window)
    : m_document(document)
    , m_window(window)
    , m_watch(document, watcher) {
    connect(document, &Document::opened, this, &FileState::protect);
    connect(document, &Document::readOnlyChanged, this, [this] {
        showReadOnly();
        // What came while the document was held is still to be said.
        if (m_notices.find(NoticeKind::Changed) == nullptr)
            showChange(m_watch.change());
    });
    connect(&document->scan(), &DocumentScan::advanced, this, &FileState::showUnreadable);
    connect(document, &Document::opened, this, &FileState::showUnreadable);
    connect(&m_watch, &FileWatch::changed, this, &FileState::showChange);
    // Undo and Redo may bring back bytes of a file that was the document's before.
    const auto lookAtSources = [this] {
        if (m_watch.change() == FileChange::None)
            showChange(FileChange::None);
    };
    connect(document, &Document::historyMoved, this, lookAtSources);
    connect(document, &Document::identityChanged, this, lookAtSources);
}

void FileState::protect() {
    m_document->setReadOnly(!mayBeWritten(m_document->path()) || isLarge(*m_document));
    showReadOnly();
}

void FileState::showReadOnly() {
    if (m_document->isHeld())
        return; // only temporarily
    if (!m_document->isReadOnly())
        return m_notices.clear(NoticeKind::ReadOnly);
    const QString reason =
        isLarge(*m_document)
            ? tr("%1 was opened read-only because it is large (%2).")
                  .arg(shownName(*m_document), bytesText(m_document->size()))
            : tr("%1 was opened read-only: you may not write to it.").arg(shownName(*m_document));
    m_notices.set(NoticeKind::ReadOnly,
                  {reason, {{tr("Edit anyway"), [this] { m_document->setReadOnly(false); }}}});
}

void FileState::showChange(FileChange change) {
    if (m_document->isHeld())
        change = FileChange::None; // for now: we may be writing to it ourselves
    const QString name = shownName(*m_document);
    const Notice::Choice reload{tr("Reload"), [this] { this->reload(); }};
    const auto keep = [this](const QString& text) {
        return Notice::Choice{text, [this] { m_watch.acknowledge(); }};
    };
    switch (change) {
    case FileChange::Written:
        return m_notices.set(
            NoticeKind::Changed,
            {tr("Another program changed %1 while it was open. What you see may mix "
                "old and new bytes. Reload the file to see the new ones.")
                 .arg(name),
             {reload, keep(tr("Ignore"))}});
    case FileChange::Replaced:
        return m_notices.set(
            NoticeKind::Changed,
            {tr("Another program has replaced %1. The old bytes are still shown.").arg(name),
             {reload, keep(tr("Keep this version"))}});
    case FileChange::Vanished:
        return m_notices.set(
            NoticeKind::Changed,
            {tr("%1 was removed or renamed. Its bytes are still shown.").arg(name),
             {{tr("Save"), [this] { Q_EMIT saveWanted(); }}, keep(tr("Keep this version"))}});
    case FileChange::None:
        break;
    }
    const auto source = m_document->isHeld() ? nullptr : changedSource(*m_document);
    if (source == nullptr)
        return m_notices.clear(NoticeKind::Changed);
    m_notices.set(NoticeKind::Changed,
                  {tr("Another program changed %1, which %2 takes bytes from. What you see may mix "
                      "old and new bytes.")
                       .arg(safeName(fromUtf8(source->name())), name),
                   {{tr("Ignore"), [this] { m_notices.clear(NoticeKind::Changed); }}}});
}

/// The bytes shown would otherwise just be missing.
void FileState::showUnreadable() {
    const auto& failure = m_document->scan().failure();
    if (!failure)
        return m_notices.clear(NoticeKind::Unreadable);
    const Notice::Choice again{tr("Try again"), [this] { m_document->scan().resume(); }};
    m_notices.set(NoticeKind::Unreadable,
                  {tr("%1 cannot be read: %2. Bytes that cannot be read are shown as ??.")
                       .arg(shownName(*m_document), reasonText(failure->detail)),
                   {again}});
}

void FileState::reload() {
    if (m_document->isModified() && !agreedToLoseEdits())
        return showChange(m_watch.change());
    Q_EMIT reloadWanted();
}

bool FileState::agreedToLoseEdits() {
    QMessageBox box(
        QMessageBox::Question, tr("Reload"),
        tr("%1 has unsaved edits. Reloading discards them.").arg(shownName(*m_document)),
        QMessageBox::Cancel, m_window);
    const QAbstractButton* discard =
        box.addButton(tr("Discard the edits"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.setEscapeButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == discard;
}

} // namespace moji::app
