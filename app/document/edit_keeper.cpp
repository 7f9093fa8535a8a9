#include "document/edit_keeper.h"

#include "text/qt_text.h"

#include <QFile>
#include <QStandardPaths>

#include <chrono>
#include <optional>

namespace moji::app {

namespace {

constexpr std::chrono::milliseconds kSettle{500};

} // namespace

/// Opened with the first edit, removed when nothing is unsaved.
struct EditKeeper::Journal {
    std::unique_ptr<EditJournal> file;

    Result<Done> record(const std::string& folder, const JournalHead& head, const PieceTable& table,
                        const ByteSource* original) {
        if (file == nullptr) {
            auto created = EditJournal::create(folder);
            if (!created)
                return created.error();
            file = std::move(*created);
        }
        return file->record(head, table, original);
    }
};

EditKeeper::EditKeeper(Document* document, QString folder, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_folder(std::move(folder))
    , m_journal(std::make_shared<Journal>())
    , m_job(document->jobs(), tr("Keeping edits"), this) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettle);
    connect(&m_settle, &QTimer::timeout, this, &EditKeeper::record);
    connect(document, &Document::bytesChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(document, &Document::codecChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(document, &Document::identityChanged, &m_settle, qOverload<>(&QTimer::start));
}

QString EditKeeper::stateFolder() {
    // The XDG Base Directory Specification's $XDG_STATE_HOME; Qt 6.4 has no name for it.
    const QString home = qEnvironmentVariable("XDG_STATE_HOME");
    const QString base = home.startsWith(QLatin1Char('/'))
                             ? home
                             : QStandardPaths::writableLocation(QStandardPaths::HomeLocation) +
                                   QStringLiteral("/.local/state");
    return base + QStringLiteral("/mojiscope");
}

void EditKeeper::record() {
    const bool modified = m_document->isModified();
    if (!modified && !m_keeps)
        return;
    m_keeps = modified;
    JournalHead head{QFile::encodeName(m_document->path()).toStdString(),
                     toUtf8(m_document->name()),
                     m_document->codec().name(),
                     {}};
    if (m_document->file() != nullptr)
        head.stamp = m_document->file()->stamp();
    m_job.start(
        m_document->revision(),
        [journal = m_journal, folder = QFile::encodeName(m_folder).toStdString(), modified, head,
         table = m_document->table(),
         original = m_document->file()](std::stop_token, const ProgressCallback&) -> Result<Done> {
            if (modified)
                return journal->record(folder, head, table, original.get());
            journal->file.reset();
            return Done{};
        },
        [this](std::uint64_t, const Result<Done>& done) {
            if (!done)
                Q_EMIT failed(done.error());
        });
}

} // namespace moji::app
