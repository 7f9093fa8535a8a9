#include "window/document_tab.h"

#include "document/bookmarks.h"
#include "document/document_name.h"
#include "document/edit_keeper.h"
#include "document/notes.h"
#include "text/error_text.h"
#include "text/safe_name.h"
#include "window/bookmark_store.h"

namespace moji::app {

DocumentTab::DocumentTab(const CodecRegistry& codecs, FileWatcher* watcher, QWidget* window)
    : m_document(codecs)
    , m_selection(&m_document)
    , m_history(&m_document, &m_selection)
    , m_detection(&m_document)
    , m_file(&m_document, watcher, window)
    , m_damage(&m_document, &m_file.notices())
    , m_saving(&m_document, &m_selection, &m_file.watch(), window) {
    connect(&m_document, &Document::opened, this, [this] {
        m_replaceable = false;
        m_view = {};
        m_unsaid.clear();
        loadRemarks();
    });
    connect(&m_document, &Document::historyMoved, this, &DocumentTab::showEdited);
    connect(&m_file, &FileState::saveWanted, &m_saving, &Saving::save);
    connect(&m_saving, &Saving::saved, this, [this] {
        if (m_document.isReadOnly()) // its file may be another one now
            m_file.protect();
        storeRemarks();
    });
    connect(&m_saving, &Saving::said, this, &DocumentTab::said);
    connect(&m_document.undoStack(), &QUndoStack::cleanChanged, this, [this](bool isClean) {
        if (isClean && m_document.undoStack().count() > 0) // not where other bytes are opened
            storeRemarks();
    });
    connect(&m_document, &Document::codecChanged, this, &DocumentTab::takeBackEncoding);
    connect(&m_detection, &OpeningDetection::said, this, &DocumentTab::sayEncoding);
    // The notice about mixed lines says it; where there is none, the status bar does.
    connect(&m_detection, &OpeningDetection::saidOfLines, this, [this](const QString& sentence) {
        m_unsaid = sentence;
        sayOfLines();
    });
    connect(&m_damage, &DamageNotices::reported, this, &DocumentTab::sayOfLines);
}

DocumentTab::~DocumentTab() = default;

/// Where all bytes are others (a conversion), the selection has moved along with them.
void DocumentTab::showEdited(const BytesChange& change) {
    if (change.result() != ByteRange{0, m_document.size()})
        m_selection.setCaret(change.result().begin);
}

HitSearch& DocumentTab::search() {
    if (m_search == nullptr)
        m_search = std::make_unique<HitSearch>(&m_document);
    return *m_search;
}

ProblemWalk& DocumentTab::problems() {
    if (m_problems == nullptr) {
        m_problems = std::make_unique<ProblemWalk>(&m_document);
        connect(m_problems.get(), &ProblemWalk::found, this, &DocumentTab::problemFound);
        connect(m_problems.get(), &ProblemWalk::notFound, this, &DocumentTab::noProblemFound);
    }
    return *m_problems;
}

QString DocumentTab::name() const {
    const bool isAwaited = m_document.name().isEmpty() && !m_awaited.isEmpty();
    return isAwaited ? safeName(m_awaited) : shownName(m_document);
}

void DocumentTab::await(const QString& name) {
    m_awaited = name;
    m_document.hold(true);
    Q_EMIT nameChanged();
}

void DocumentTab::endAwaiting() {
    m_awaited.clear();
    m_document.hold(false);
    Q_EMIT nameChanged();
}

void DocumentTab::setInFront(bool inFront) {
    m_document.setInFront(inFront);
    m_file.watch().setInFront(inFront);
}

void DocumentTab::keepEdits(const QString& folder) {
    m_keeper = std::make_unique<EditKeeper>(&m_document, folder);
    connect(m_keeper.get(), &EditKeeper::failed, this, [this](const Error& error) {
        Q_EMIT said(tr("Unsaved edits cannot be kept: %1").arg(errorText(error)));
    });
    connect(m_keeper.get(), &EditKeeper::recorded, this, &DocumentTab::editsRecorded);
}

void DocumentTab::rememberRemarks() {
    m_remembersRemarks = true;
    loadRemarks();
}

void DocumentTab::loadRemarks() {
    if (!m_remembersRemarks || m_document.path().isEmpty())
        return;
    m_document.bookmarks().replaceAll(storedBookmarks(m_document.path()));
    m_document.notes().replaceAll(storedNotes(m_document.path()));
}

void DocumentTab::sayOfLines() {
    if (m_unsaid.isEmpty() || m_damage.look().isRunning())
        return;
    if (m_damage.look().report().lines.empty())
        sayEncoding(m_unsaid);
    m_unsaid.clear();
}

void DocumentTab::sayEncoding(const QString& sentence) {
    m_saidOfEncoding = sentence;
    Q_EMIT said(sentence);
}

/// What was said, or is yet to be said, is about the encoding of before.
void DocumentTab::takeBackEncoding() {
    m_unsaid.clear();
    if (!m_saidOfEncoding.isEmpty())
        Q_EMIT tookBack(std::exchange(m_saidOfEncoding, QString()));
}

/// Offsets in unsaved bytes would be wrong in the file.
void DocumentTab::storeRemarks() const {
    if (!m_remembersRemarks || m_document.path().isEmpty() || m_document.isModified())
        return;
    storeBookmarks(m_document.path(), m_document.bookmarks().list());
    storeNotes(m_document.path(), m_document.notes().list());
}

} // namespace moji::app
