#pragma once
// Offers, in a banner, the unsaved edits that programs left behind when they were killed: one
// document after the other, the reader decides.

#include "bytes/orphaned_journal.h"
#include "jobs/job.h"

#include <QObject>

#include <functional>
#include <string>
#include <vector>

namespace moji::app {

class Banner;

class LeftEdits : public QObject {
    Q_OBJECT
public:
    using BringBack = std::function<void(const OrphanedJournal&)>;
    /// `jobs`: journals may be as large as what was edited, and are looked through in the
    /// background.
    LeftEdits(JobMonitor& jobs, Banner* banner, BringBack bringBack, QObject* parent);

    /// Those whose journals are in `folder`. Journals that are not decided on stay there.
    void offer(const std::string& folder);

private:
    void offerNext();

    Banner* m_banner;
    BringBack m_bringBack;
    std::vector<OrphanedJournal> m_found; // not yet decided on
    Job<std::vector<OrphanedJournal>> m_looking;
};

} // namespace moji::app
