#include "jobs/job_monitor.h"

#include "jobs/job.h"

#include <QPointer>

#include <algorithm>
#include <vector>

namespace moji::app {

void JobMonitor::cancelAll() {
    // A cancelled job leaves the list, and whoever hears of it may delete others.
    const std::vector<QPointer<JobBase>> jobs(m_running.begin(), m_running.end());
    for (const QPointer<JobBase>& job : jobs)
        if (job)
            job->cancel();
}

void JobMonitor::setInFront(bool inFront) {
    *m_inFront = inFront;
    if (inFront)
        JobPool::instance().reconsider();
}

void JobMonitor::add(JobBase* job) {
    if (std::find(m_running.begin(), m_running.end(), job) != m_running.end())
        return;
    m_running.push_back(job);
    Q_EMIT runningChanged();
}

void JobMonitor::remove(JobBase* job) {
    if (std::erase(m_running, job) > 0)
        Q_EMIT runningChanged();
}

} // namespace moji::app
