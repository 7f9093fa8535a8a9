#include "window/work_progress.h"

#include "jobs/job.h"
#include "jobs/job_monitor.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace moji::app {

namespace {

constexpr int kShowAfterMs = 300;
constexpr int kProgressSteps = 1000;
constexpr int kSpacing = 6;

} // namespace

WorkProgress::WorkProgress(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_progress(new QProgressBar(this)) {
    m_progress->setFixedWidth(120);
    m_progress->setMaximumHeight(14);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    auto* cancel = new QToolButton(this);
    cancel->setText(tr("Cancel"));
    cancel->setAutoRaise(true);
    connect(cancel, &QToolButton::clicked, this, [this] { m_jobs->cancelAll(); });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpacing);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_title, m_progress, cancel})
        row->addWidget(widget);
    hide();
    m_showLater.setSingleShot(true);
    m_showLater.setInterval(kShowAfterMs);
    connect(&m_showLater, &QTimer::timeout, this, [this] {
        show();
        showJobs();
        Q_EMIT resized();
    });
}

void WorkProgress::follow(JobMonitor& jobs) {
    if (m_jobs != nullptr)
        m_jobs->disconnect(this);
    m_jobs = &jobs;
    connect(m_jobs, &JobMonitor::runningChanged, this, &WorkProgress::showJobs);
    connect(m_jobs, &JobMonitor::progressed, this, &WorkProgress::showJobs);
    showJobs();
}

void WorkProgress::setTitleVisible(bool visible) {
    m_title->setVisible(visible);
}

int WorkProgress::wholeWidth() const {
    const int title = m_title->isHidden() ? m_title->sizeHint().width() + kSpacing : 0;
    return sizeHint().width() + title;
}

void WorkProgress::showTitle(const QString& title) {
    if (title == m_title->text())
        return;
    m_title->setText(title);
    setToolTip(title);
    Q_EMIT resized();
}

void WorkProgress::showJobs() {
    std::vector<JobBase*> running = m_jobs->running();
    std::erase_if(running, [](const JobBase* job) { return job->isPausing(); });
    if (running.empty()) {
        m_showLater.stop();
        hide();
        Q_EMIT resized();
        return;
    }
    if (isHidden() && !m_showLater.isActive())
        m_showLater.start();
    const JobBase* first = running.front();
    showTitle(first->title());
    m_progress->setRange(0, first->total() > 0 ? kProgressSteps : 0);
    if (first->total() > 0)
        m_progress->setValue(static_cast<int>(static_cast<double>(first->done()) /
                                              static_cast<double>(first->total()) *
                                              kProgressSteps));
}

} // namespace moji::app
