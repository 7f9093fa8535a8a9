#include "window/recovery.h"

#include "text/counts.h"
#include "text/error_text.h"
#include "text/native_path.h"
#include "text/qt_text.h"
#include "window/banner.h"

#include <QMessageBox>

namespace moji::app {

Recovery::Recovery(DocumentTabs* tabs, Banner* banner, QWidget* window)
    : m_tabs(tabs)
    , m_banner(banner)
    , m_window(window)
    , m_looking(m_jobs, tr("Looking for unsaved edits"), this) {}

void Recovery::start(const QString& folder) {
    m_tabs->setUp([folder](DocumentTab& tab) { tab.keepEdits(folder); });
    m_looking.start(
        0,
        [folder = nativePath(folder)](const std::stop_token&, const ProgressCallback&) {
            return OrphanedJournal::findAll(folder);
        },
        [this](std::uint64_t, std::vector<OrphanedJournal> found) {
            m_found = std::move(found);
            offerNext();
        });
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

void Recovery::bringBack(const OrphanedJournal& journal) {
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
    m_tabs->setCurrent(tab);
    journal.discard();
    Q_EMIT broughtBack(&tab);
}

} // namespace moji::app
