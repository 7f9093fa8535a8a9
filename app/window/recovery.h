#pragma once
// Unsaved edits survive a killed program: each tab keeps its own journal, and those
// left by killed programs are offered in a banner, one document at a time.

#include "bytes/orphaned_journal.h"
#include "jobs/job.h"
#include "window/document_tabs.h"

#include <QObject>

#include <string>
#include <vector>

namespace moji::app {

class Banner;

class Recovery : public QObject {
    Q_OBJECT
public:
    /// `window`: the parent of dialogs.
    Recovery(DocumentTabs* tabs, Banner* banner, QWidget* window);

    /// Journals the unsaved edits of every tab in `folder`, and offers those found
    /// there. Journals that the reader ignores stay there. Those that are in use at first are
    /// looked at again for a while: a killed program may take some seconds to end.
    void start(const QString& folder);

Q_SIGNALS:
    /// Edits were recovered in this tab.
    void broughtBack(moji::app::DocumentTab* tab);

private:
    struct Look {
        std::vector<OrphanedJournal> found;
        bool areSomeInUse = false;
    };
    void look();
    void take(Look look);
    void offerNext();
    [[nodiscard]] OrphanedJournal take();
    void bringBack(OrphanedJournal found);

    DocumentTabs* m_tabs;
    Banner* m_banner;
    QWidget* m_window;
    JobMonitor m_jobs;                    // belongs to no document
    std::vector<OrphanedJournal> m_found; // not yet decided on
    Job<Look> m_looking;
    std::string m_folder;
    int m_looks = 0;
};

} // namespace moji::app
