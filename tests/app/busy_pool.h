// Background work that does not begin, however fast or slow the machine is.
#pragma once

#include "jobs/job.h"
#include "jobs/job_monitor.h"
#include "jobs/job_pool.h"

#include <future>

namespace moji::app {

/// The one thread of the pool waits as long as this lives: work that is started begins later.
class BusyPool {
public:
    BusyPool() {
        JobPool::instance().setThreads(1);
        m_job.start(
            0,
            [this, open = m_gate.get_future().share()](const std::stop_token&,
                                                       const ProgressCallback&) {
                m_waits.set_value();
                open.wait();
                return 0;
            },
            [](std::uint64_t, int) {});
        m_waits.get_future().wait();
    }
    ~BusyPool() {
        m_gate.set_value();
        JobPool::instance().setThreads(0);
    }
    BusyPool(const BusyPool&) = delete;
    BusyPool& operator=(const BusyPool&) = delete;

private:
    std::promise<void> m_waits;
    std::promise<void> m_gate;
    JobMonitor m_jobs;
    Job<int> m_job{m_jobs, QStringLiteral("first"),
                   nullptr}; // waits for its work when it is deleted
};

} // namespace moji::app
