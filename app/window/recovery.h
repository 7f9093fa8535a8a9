#pragma once
// Unsaved edits outlive a program that was killed: each tab keeps a journal of its own, and those
// that other programs left behind are offered in a banner, one document after the other.

#include "bytes/orphaned_journal.h"
#include "jobs/job.h"
#include "window/document_tabs.h"

#include <QObject>

#include <vector>

namespace moji::app {

class Banner;

class Recovery : public QObject {
    Q_OBJECT
public:
    /// `window`: the parent of dialogs.
    Recovery(DocumentTabs* tabs, Banner* banner, QWidget* window);

    /// From now on the unsaved edits of every tab are kept in `folder`, and those found there are
    /// offered. Journals that the reader does not decide on stay there.
    void start(const QString& folder);

Q_SIGNALS:
    /// Edits came back in this tab.
    void broughtBack(moji::app::DocumentTab* tab);

private:
    void offerNext();
    [[nodiscard]] OrphanedJournal take();
    void bringBack(const OrphanedJournal& journal);

    DocumentTabs* m_tabs;
    Banner* m_banner;
    QWidget* m_window;
    JobMonitor m_jobs;                    // of no document
    std::vector<OrphanedJournal> m_found; // not yet decided on
    Job<std::vector<OrphanedJournal>> m_looking;
};

} // namespace moji::app
