#include "document/edit_keeper.h"

#include "document/remarks_record.h"
#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "text/native_path.h"
#include "text/qt_text.h"

#include "bytes/state_folder.h"

#include <chrono>
#include <optional>

namespace moji::app {

namespace {

constexpr std::chrono::milliseconds kSettle{500};
constexpr std::chrono::seconds kAfterCancel{3};

} // namespace

/// Opened with the first edit, removed when nothing is unsaved.
struct EditKeeper::Journal {
    std::unique_ptr<EditJournal> file;

    Result<Done> record(const std::string& folder, const EditJournalHead& head,
                        const PieceTable& table, const ByteSource* original,
                        const std::stop_token& stop, const ProgressCallback& report) {
        if (file == nullptr) {
            auto created = EditJournal::create(folder);
            if (!created)
                return created.error();
            file = std::move(*created);
        }
        return file->record(head, table, original, stop, report);
    }
};

EditKeeper::EditKeeper(Document* document, QString folder, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_folder(std::move(folder))
    , m_journal(std::make_shared<Journal>())
    , m_job(document->jobs(), tr("Keeping edits"), this, JobBase::Turn::Urgent) {
    m_settle.setSingleShot(true);
    connect(&m_settle, &QTimer::timeout, this, &EditKeeper::record);
    // Cancel stops all work of a document, and may have been about something else: edits that are
    // not kept would be lost.
    connect(&m_job, &JobBase::cancelled, this, [this] { m_settle.start(kAfterCancel); });
    connect(document, &Document::bytesChanged, this, &EditKeeper::wait);
    connect(document, &Document::codecChanged, this, &EditKeeper::wait);
    connect(document, &Document::identityChanged, this, &EditKeeper::wait);
    const auto waitIfEdited = [this] {
        if (m_document->isModified())
            wait();
    };
    connect(&document->bookmarks(), &Bookmarks::changed, this, waitIfEdited);
    connect(&document->notes(), &Notes::changed, this, waitIfEdited);
}

QString EditKeeper::stateFolder() {
    return pathFromNative(moji::stateFolder());
}

/// Measured from the first edit of a series, so that typing without a pause is covered too.
void EditKeeper::wait() {
    if (!m_settle.isActive() || m_settle.remainingTimeAsDuration() > kSettle)
        m_settle.start(kSettle);
}

void EditKeeper::record() {
    if (m_job.isRunning()) // another start would cancel what may take long
        return wait();
    const bool keeps = m_document->isModified() && settings().get(setting::kKeepsEdits);
    const bool isSafe = keeps || !m_document->isModified();
    if (!keeps && !m_keeps) {
        if (isSafe) // saved before they were to be kept
            Q_EMIT recorded();
        return;
    }
    m_keeps = m_keeps || keeps;
    EditJournalHead head{
        nativePath(m_document->path()), toUtf8(m_document->name()), m_document->codec().name(), {}};
    if (m_document->file() != nullptr)
        head.stamp = m_document->file()->stamp();
    Remarks remarks = keeps ? remarksOf(*m_document) : Remarks{};
    m_job.start(
        m_document->revision(),
        [journal = m_journal, folder = nativePath(m_folder), keeps, head,
         remarks = std::move(remarks), table = m_document->table(), original = m_document->file()](
            const std::stop_token& stop, const ProgressCallback& report) mutable -> Result<Done> {
            if (keeps) {
                head.remarks = writtenRemarks(remarks);
                return journal->record(folder, head, table, original.get(), stop, report);
            }
            journal->file.reset();
            return Done{};
        },
        [this, keeps, isSafe](std::uint64_t, const Result<Done>& done) {
            m_keeps = keeps;
            if (!done)
                Q_EMIT failed(done.error());
            else if (isSafe)
                Q_EMIT recorded();
        });
}

} // namespace moji::app
