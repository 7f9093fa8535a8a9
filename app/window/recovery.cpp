#include "window/recovery.h"

#include "document/remarks_record.h"
#include "text/counts.h"
#include "text/error_text.h"
#include "text/native_path.h"
#include "text/qt_text.h"
#include "window/banner.h"

#include <QMessageBox>
#include <QTimer>

#include <chrono>
#include <iterator>
#include <memory>
#include <utility>

namespace moji::app {

namespace {

/// Is discarded when nothing refers to it, if its edits were brought back.
struct ReplacedJournal {
    explicit ReplacedJournal(OrphanedJournal found)
        : journal(std::move(found)) {}
    ~ReplacedJournal() {
        if (isReplaceable)
            journal.discard();
    }
    ReplacedJournal(const ReplacedJournal&) = delete;
    ReplacedJournal& operator=(const ReplacedJournal&) = delete;

    OrphanedJournal journal;
    bool isReplaceable = false;
};

constexpr int kMostLooks = 6;
constexpr std::chrono::seconds kBetweenLooks{2};

} // namespace

Recovery::Recovery(DocumentTabs* tabs, Banner* banner, QWidget* window)
    : m_tabs(tabs)
    , m_banner(banner)
    , m_window(window)
    , m_looking(m_jobs, tr("Looking for unsaved edits"), this) {}

void Recovery::start(const QString& folder) {
    m_tabs->setUp([folder](DocumentTab& tab) { tab.keepEdits(folder); });
    m_folder = nativePath(folder);
    look();
}

void Recovery::look() {
    ++m_looks;
    m_looking.start(
        0,
        [folder = m_folder](const std::stop_token&, const ProgressCallback&) {
            Look look;
            look.found = OrphanedJournal::findAll(folder, &look.areSomeInUse);
            return look;
        },
        [this](std::uint64_t, Look look) { take(std::move(look)); });
}

void Recovery::take(Look look) {
    const bool isAsking = !m_found.empty(); // about the last one
    m_found.insert(m_found.begin(), std::make_move_iterator(look.found.begin()),
                   std::make_move_iterator(look.found.end()));
    if (!isAsking)
        offerNext();
    if (look.areSomeInUse && m_looks < kMostLooks)
        QTimer::singleShot(kBetweenLooks, this, &Recovery::look);
}

OrphanedJournal Recovery::take() {
    OrphanedJournal journal = std::move(m_found.back());
    m_found.pop_back();
    return journal;
}

void Recovery::offerNext() {
    if (m_found.empty())
        return;
    const OrphanedJournal& journal = m_found.back();
    m_banner->ask(tr("Recover unsaved edits of %1 (%2)?")
                      .arg(fromUtf8(journal.head().name), bytesText(journal.size())),
                  {{tr("Recover"),
                    [this] {
                        bringBack(take());
                        offerNext();
                    }},
                   {tr("Discard"), [this] {
                        take().discard();
                        offerNext();
                    }}});
}

/// Takes the journal over. It stays on disk until the tab has a journal of its own, or is closed.
void Recovery::bringBack(OrphanedJournal found) {
    const auto kept = std::make_shared<ReplacedJournal>(std::move(found));
    const OrphanedJournal& journal = kept->journal;
    const EditJournalHead& head = journal.head();
    std::shared_ptr<const ByteSource> file = std::make_shared<const MemorySource>(Bytes());
    if (!head.path.empty())
        if (auto opened = FileSource::open(head.path))
            file = std::move(*opened);
    const auto table = journal.rebuild(file);
    if (!table) {
        QMessageBox::warning(m_window, tr("Unsaved edits"), errorText(table.error()));
        return;
    }
    DocumentTab& tab = m_tabs->current().isReplaceable() ? m_tabs->current() : m_tabs->add();
    Document& document = tab.document();
    document.openEdited(std::move(file), pathFromNative(head.path), fromUtf8(head.name), *table,
                        tr("Recover edits"));
    if (const Codec* codec = document.codecs().find(head.codec))
        document.setCodec(*codec);
    document.setReadOnly(false);
    if (head.remarks) { // otherwise those of the file have moved with the edits
        const auto [bookmarks, notes] = readRemarks(*head.remarks);
        document.bookmarks().replaceAll(bookmarks);
        document.notes().replaceAll(notes);
    }
    m_tabs->setCurrent(tab);
    kept->isReplaceable = true;
    connect(
        &tab, &DocumentTab::editsRecorded, this, [kept] { kept->journal.discard(); },
        Qt::SingleShotConnection);
    Q_EMIT broughtBack(&tab);
}

} // namespace moji::app
