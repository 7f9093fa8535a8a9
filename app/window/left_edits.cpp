#include "window/left_edits.h"

#include "text/counts.h"
#include "text/qt_text.h"
#include "window/banner.h"

#include <utility>

namespace moji::app {

LeftEdits::LeftEdits(JobMonitor& jobs, Banner* banner, BringBack bringBack, QObject* parent)
    : QObject(parent)
    , m_banner(banner)
    , m_bringBack(std::move(bringBack))
    , m_looking(jobs, tr("Looking for unsaved edits"), this) {}

void LeftEdits::offer(const std::string& folder) {
    m_looking.start(
        0,
        [folder](const std::stop_token&, const ProgressCallback&) {
            return OrphanedJournal::findAll(folder);
        },
        [this](std::uint64_t, std::vector<OrphanedJournal> found) {
            m_found = std::move(found);
            offerNext();
        });
}

void LeftEdits::offerNext() {
    if (m_found.empty())
        return;
    const OrphanedJournal& journal = m_found.back();
    const auto decided = [this] {
        OrphanedJournal found = std::move(m_found.back());
        m_found.pop_back();
        return found;
    };
    m_banner->ask(tr("%1 has edits that were never saved: the program ended before (%2 in all).")
                      .arg(fromUtf8(journal.head().name), bytesText(journal.size())),
                  {{tr("Bring them back"),
                    [this, decided] {
                        m_bringBack(decided());
                        offerNext();
                    }},
                   {tr("Discard"), [this, decided] {
                        decided().discard();
                        offerNext();
                    }}});
}

} // namespace moji::app
