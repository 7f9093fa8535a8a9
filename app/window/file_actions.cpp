#include "window/file_actions.h"

#include "bytes/interruptible_reader.h"
#include "text/counts.h"
#include "text/error_text.h"
#include "text/native_path.h"
#include "text/qt_text.h"
#include "window/banner.h"
#include "window/convert_dialog.h"
#include "window/left_edits.h"
#include "window/opening_detection.h"
#include "window/recent_files.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace moji::app {

namespace {

/// Larger files are opened read-only: an edit there is seldom meant.
constexpr std::uint64_t kHuge = std::uint64_t{1} << 30;
constexpr int kSoon = 300; // milliseconds

/// Whether saving it would be allowed without a question.
bool mayBeWritten(const QString& path) {
    if (path.isEmpty())
        return true;
    const auto target = inspectTarget(nativePath(path));
    return target ? !target->readOnly : target.error().code != ErrorCode::PermissionDenied;
}

} // namespace

FileActions::FileActions(Document* document, Selection* selection, RecentFiles* recent,
                         QWidget* window)
    : QObject(window)
    , m_document(document)
    , m_selection(selection)
    , m_recent(recent)
    , m_window(window)
    , m_notices(new QWidget(window))
    , m_saver(document)
    , m_watch(document)
    , m_reading(document->jobs(), tr("Reading"), this)
    , m_detection(new OpeningDetection(document, this)) {
    auto* column = new QVBoxLayout(m_notices);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_leftEdits = new LeftEdits(
        document->jobs(), addBanner(column),
        [this](const OrphanedJournal& journal) { bringBack(journal); }, this);
    m_changed = addBanner(column);
    m_readOnly = addBanner(column);
    connect(document, &Document::opened, this, [this] {
        m_replaceable = false;
        protect();
    });
    connect(document, &Document::readOnlyChanged, this, &FileActions::showReadOnly);
    connect(document, &Document::editRefused, this, [this] {
        Q_EMIT said(m_saver.isSaving() ? tr("Nothing can be edited while the file is being saved.")
                                       : tr("The document is read-only."));
    });
    connect(m_detection, &OpeningDetection::said, this, &FileActions::said);
    connect(&m_watch, &FileWatch::changed, this, &FileActions::showChange);
    connect(&m_saver, &DocumentSaver::saved, this, &FileActions::finishSaving);
    connect(&m_saver, &DocumentSaver::failed, this, [this](const Error& error) {
        m_afterSaving = nullptr;
        if (error.code == ErrorCode::Cancelled)
            Q_EMIT said(tr("Saving was cancelled. The file is as it was."));
        else
            refuse(tr("Save"), error);
    });
}

Banner* FileActions::addBanner(QVBoxLayout* column) {
    auto* banner = new Banner(m_notices);
    column->addWidget(banner);
    return banner;
}

void FileActions::refuse(const QString& title, const Error& error) {
    QMessageBox::warning(m_window, title, errorText(error));
}

// Opening.

void FileActions::openByDialog() {
    const QStringList paths =
        QFileDialog::getOpenFileNames(m_window, tr("Open"), m_document->path());
    for (const QString& path : paths)
        open(path);
}

void FileActions::openElsewhereBy(std::function<FileActions*()> elsewhere) {
    m_elsewhere = std::move(elsewhere);
}

FileActions& FileActions::free() {
    const bool here = !m_elsewhere || (m_replaceable && !m_document->isModified());
    return here ? *this : *m_elsewhere();
}

void FileActions::open(const QString& path, const Codec* codec) {
    FileActions& place = free();
    place.leave([&place, path, codec] { place.openNow(path, codec); });
}

void FileActions::openNow(const QString& path, const Codec* codec) {
    if (!hasRandomAccess(nativePath(path))) {
        readStream(path, codec);
        return;
    }
    auto bytes = openSource(nativePath(path));
    if (bytes)
        finishOpening(std::move(*bytes), path, codec);
    else
        refuse(tr("Open"), bytes.error());
}

/// What can only be read once, from front to back: it may take long, or wait for ever.
void FileActions::readStream(const QString& path, const Codec* codec) {
    using Read = Result<std::shared_ptr<const ByteSource>>;
    QTimer::singleShot(kSoon, this, [this, path] {
        if (m_reading.isRunning())
            Q_EMIT said(tr("%1 is shown when its end has been read.").arg(path));
    });
    m_reading.start(
        m_document->revision(),
        [path = nativePath(path)](std::stop_token stop, const ProgressCallback& report) -> Read {
            auto reader = InterruptibleReader::open(path, std::move(stop), report);
            if (!reader)
                return reader.error();
            auto bytes = spool(**reader, path);
            if (!bytes)
                return bytes.error();
            return std::shared_ptr<const ByteSource>(std::move(*bytes));
        },
        [this, path, codec](std::uint64_t, const Read& bytes) {
            if (bytes)
                finishOpening(*bytes, path, codec);
            else
                refuse(tr("Open"), bytes.error());
        });
}

void FileActions::finishOpening(std::shared_ptr<const ByteSource> bytes, const QString& path,
                                const Codec* codec) {
    const bool again = path == m_document->path(); // what it is read as was settled before
    m_document->openSource(std::move(bytes), path);
    if (codec != nullptr)
        m_document->setCodec(*codec);
    else if (!again)
        detectEncoding();
    m_recent->add(m_document->path());
    Q_EMIT opened();
}

void FileActions::detectEncoding() {
    m_detection->start();
}

// Read-only documents.

void FileActions::protect() {
    m_document->setReadOnly(!mayBeWritten(m_document->path()) || m_document->size() >= kHuge);
    showReadOnly();
}

void FileActions::showReadOnly() {
    if (m_saver.isSaving())
        return; // for the time being only
    if (!m_document->isReadOnly()) {
        m_readOnly->hide();
        return;
    }
    const QString reason =
        m_document->size() >= kHuge
            ? tr("%1 is large (%2) and was opened read-only.")
                  .arg(m_document->name(), bytesText(m_document->size()))
            : tr("%1 may not be written to and was opened read-only.").arg(m_document->name());
    m_readOnly->ask(reason,
                    {{tr("Edit all the same"), [this] { m_document->setReadOnly(false); }}});
}

// Saving.

QString FileActions::askForPath(const QString& title) {
    const QString start = m_document->path().isEmpty() ? m_document->name() : m_document->path();
    return QFileDialog::getSaveFileName(m_window, title, start);
}

void FileActions::save() {
    if (m_document->path().isEmpty())
        saveAs();
    else
        start(SaveRequest{.path = m_document->path()});
}

void FileActions::saveAs() {
    const QString path = askForPath(tr("Save as"));
    if (path.isEmpty())
        m_afterSaving = nullptr;
    else
        start(SaveRequest{.path = path});
}

void FileActions::saveInOtherEncoding() {
    ConvertDialog dialog(m_document, m_window);
    connect(&dialog, &ConvertDialog::placeChosen, m_selection,
            qOverload<ByteRange>(&Selection::select));
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = askForPath(tr("Save as %1").arg(fromUtf8(dialog.encoding()->name())));
    if (!path.isEmpty())
        start(SaveRequest{.path = path, .encoding = dialog.encoding()});
}

void FileActions::exportSelection() {
    const ByteRange selected = m_selection->range();
    if (selected.empty()) {
        Q_EMIT said(tr("Nothing is selected."));
        return;
    }
    const QString path = askForPath(tr("Export the selection"));
    if (!path.isEmpty())
        start(SaveRequest{.path = path, .part = selected});
}

void FileActions::start(SaveRequest request) {
    const auto target = inspectTarget(nativePath(request.path));
    if (!target)
        refuse(tr("Save"), target.error());
    if (!target || !agreed(*target, request)) {
        m_afterSaving = nullptr;
        return;
    }
    m_saver.save(request);
}

bool FileActions::agreed(const SaveTarget& target, SaveRequest& request) {
    m_watch.look();
    const bool sameFile = m_document->file() != nullptr && request.path == m_document->path();
    QStringList reasons;
    if (target.readOnly)
        reasons += tr("The file is read-only.");
    if (target.otherNames > 0)
        reasons += tr("The file has %n other name(s) (hard links), which would keep the old bytes.",
                      nullptr, static_cast<int>(target.otherNames));
    if (m_document->file() != nullptr && m_document->file()->hasChanged())
        reasons += tr("Another program has written to the file since it was opened: what was not "
                      "edited here is taken from what it wrote.");
    else if (sameFile && m_watch.change() == FileChange::Replaced)
        reasons += tr("Another program has put other bytes in the place of the file.");
    if (reasons.isEmpty())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Save"), reasons.join(QLatin1Char('\n')),
                    QMessageBox::Cancel, m_window);
    const QAbstractButton* replace =
        box.addButton(tr("Save all the same"), QMessageBox::AcceptRole);
    box.exec();
    const bool yes = box.clickedButton() == replace;
    request.replaceReadOnly = request.leaveOtherNames = request.mixWithChanges = yes;
    return yes;
}

void FileActions::finishSaving(const SaveRequest& request, const LostAttributes& lost) {
    m_recent->add(QFileInfo(request.path).absoluteFilePath());
    m_watch.look();
    QString sentence = request.part ? tr("The selection was exported.") : tr("Saved.");
    if (lost.owner || lost.group)
        sentence += QLatin1Char(' ') + tr("The file belongs to you now.");
    if (lost.permissions || !lost.extended.empty())
        sentence += QLatin1Char(' ') + tr("Not all of its attributes could be kept.");
    Q_EMIT said(sentence);
    if (!request.part)
        Q_EMIT saved();
    if (const auto goOn = std::exchange(m_afterSaving, nullptr))
        goOn();
}

void FileActions::leave(std::function<void()> goOn) {
    if (m_saver.isSaving()) {
        Q_EMIT said(tr("The file is being saved."));
        m_afterSaving = std::move(goOn);
        return;
    }
    if (!m_document->isModified()) {
        goOn();
        return;
    }
    const auto answer = QMessageBox::question(
        m_window, tr("Unsaved changes"), tr("%1 was changed. Save it?").arg(m_document->name()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Discard)
        goOn();
    if (answer != QMessageBox::Save)
        return;
    m_afterSaving = std::move(goOn);
    save();
}

// Changes by other programs.

void FileActions::showChange(FileChange change) {
    if (change == FileChange::None || m_saver.isSaving()) {
        m_changed->hide();
        return;
    }
    const QString name = m_document->name();
    const Banner::Choice keep{tr("Keep what is shown"), [this] { m_watch.acknowledge(); }};
    const Banner::Choice reload{tr("Reload"), [this] { this->reload(); }};
    switch (change) {
    case FileChange::Written:
        m_changed->ask(tr("Another program has written to %1 while it is open: parts of what is "
                          "shown may be the old bytes, parts the new ones.")
                           .arg(name),
                       {reload, {tr("Ignore"), keep.chosen}});
        break;
    case FileChange::Replaced:
        m_changed->ask(
            tr("Another program has replaced %1. The old bytes are still shown.").arg(name),
            {reload, keep});
        break;
    case FileChange::Vanished:
        m_changed->ask(tr("%1 was removed or renamed. Its bytes are still shown.").arg(name),
                       {{tr("Save"), [this] { save(); }}, keep});
        break;
    case FileChange::None:
        break;
    }
}

void FileActions::reload() {
    if (m_saver.isSaving()) {
        Q_EMIT said(tr("The file is being saved."));
        return;
    }
    if (m_document->isModified() && !agreedToLoseEdits()) {
        showChange(m_watch.change());
        return;
    }
    openNow(m_document->path());
}

bool FileActions::agreedToLoseEdits() {
    QMessageBox box(QMessageBox::Question, tr("Reload"),
                    tr("%1 has unsaved edits. Reloading discards them.").arg(m_document->name()),
                    QMessageBox::Cancel, m_window);
    const QAbstractButton* discard =
        box.addButton(tr("Discard the edits"), QMessageBox::DestructiveRole);
    box.exec();
    return box.clickedButton() == discard;
}

// Edits of programs that were killed.

void FileActions::keepEdits(const QString& folder) {
    m_keeper = std::make_unique<EditKeeper>(m_document, folder);
    connect(m_keeper.get(), &EditKeeper::failed, this, [this](const Error& error) {
        Q_EMIT said(tr("Unsaved edits cannot be kept: %1").arg(errorText(error)));
    });
}

void FileActions::offerLeftEdits(const QString& folder) {
    m_leftEdits->offer(nativePath(folder));
}

void FileActions::bringBack(const OrphanedJournal& journal) {
    const JournalHead& head = journal.head();
    std::shared_ptr<const ByteSource> file = std::make_shared<const MemorySource>(Bytes());
    if (!head.path.empty())
        if (auto opened = FileSource::open(head.path))
            file = std::move(*opened);
    const auto table = journal.rebuild(file);
    if (!table) {
        refuse(tr("Unsaved edits"), table.error());
        return;
    }
    free().showEdited(std::move(file), head, *table);
    journal.discard();
}

void FileActions::showEdited(std::shared_ptr<const ByteSource> file, const JournalHead& head,
                             const PieceTable& table) {
    m_document->openEdited(std::move(file), pathFromNative(head.path), fromUtf8(head.name), table,
                           tr("Bring back edits"));
    if (const Codec* codec = m_document->codecs().find(head.codec))
        m_document->setCodec(*codec);
    m_document->setReadOnly(false);
    Q_EMIT opened();
}

} // namespace moji::app
