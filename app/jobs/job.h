#pragma once
// Work away from the window's thread: a value goes in (captured by the work), a value comes out,
// and the latest start wins. What an older start computes is dropped; it is asked to stop at once.
//
//     Job<Statistics> m_job{document->jobs(), tr("Counting"), this};
//     m_job.start(document->revision(),
//                 [source = document->snapshot()](std::stop_token stop, const ProgressCallback&
//                 report) {
//                     return statisticsOf(*source, stop, report);
//                 },
//                 [this](std::uint64_t revision, Statistics value) { show(revision, value); });
//
// The work must touch no QObject; it reads a snapshot. Delivery is on the thread of the job's
// parent. Destroying the job asks the work to stop and waits for it.

#include "jobs/job_pool.h"
#include "support/progress.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>

namespace moji::app {

class JobMonitor;

/// For JobBase::setPause(): longer than it takes to type the next letter.
inline constexpr std::chrono::milliseconds kTypingPause{300};

/// The part that does not depend on the type of value.
class JobBase : public QObject {
    Q_OBJECT
public:
    /// How a job takes part in the pool.
    enum class Turn {
        OfDocument, // first while its document is in front
        Urgent,     // always first: the user waits for it, wherever its document is
        Waiting,    // on its own thread: it may wait for another program forever
    };

    ~JobBase() override;

    /// What it does, for the status bar: "Scanning".
    [[nodiscard]] const QString& title() const { return m_title; }
    /// Started and neither delivered nor cancelled.
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// Started, but its pause is not over.
    [[nodiscard]] bool isPausing() const { return JobPool::instance().isPausing(m_lane); }
    /// Bytes, as the work reports them; total 0: unknown.
    [[nodiscard]] std::uint64_t done() const { return m_done; }
    [[nodiscard]] std::uint64_t total() const { return m_total; }

    /// A start that comes within `pause` of the one before waits until none has come for so long:
    /// typing starts work once, not at each key. (The default: 0, no start waits.)
    void setPause(std::chrono::milliseconds pause);
    /// Asks the work to stop; nothing is delivered any more.
    void cancel();
    /// Moves to another document and cancels the running work.
    void setMonitor(JobMonitor& monitor);

Q_SIGNALS:
    void started();
    void finished(); // delivered
    void cancelled();
    void progressed();

protected:
    JobBase(JobMonitor& monitor, QString title, QObject* parent, Turn turn);
    using Work = std::function<void(std::stop_token, const ProgressCallback&)>;
    /// Runs `work`, then on this object's thread `deliver`, unless newer work was started.
    void run(Work work, std::function<void()> deliver);
    /// Stops what runs and waits for it. Derived destructors need not call it.
    void stopAndWait();

private:
    [[nodiscard]] std::shared_ptr<JobPool::Lane> makeLane(const JobMonitor& monitor) const;
    void begin();
    void end();
    void giveUp(std::uint64_t start); // on any thread
    void report(std::uint64_t start, std::uint64_t done, std::uint64_t total);

    QPointer<JobMonitor> m_monitor;
    QString m_title;
    std::stop_source m_stop;
    std::uint64_t m_start = 0; // counts the starts; results of older ones are dropped
    bool m_running = false;
    std::uint64_t m_done = 0;
    std::uint64_t m_total = 0;
    Turn m_turn;
    std::shared_ptr<JobPool::Lane> m_lane; // an old and a new start never run side by side
};

template <class Value>
class Job final : public JobBase {
public:
    Job(JobMonitor& monitor, QString title, QObject* parent, Turn turn = Turn::OfDocument)
        : JobBase(monitor, std::move(title), parent, turn) {}

    /// `work(stop, report)` returns a Value; `deliver(revision, value)` is called with the
    /// document's revision that the value was computed from.
    template <class Function, class Deliver>
    void start(std::uint64_t revision, Function work, Deliver deliver) {
        auto value = std::make_shared<std::unique_ptr<Value>>();
        run(
            [value, work = std::move(work)](std::stop_token stop,
                                            const ProgressCallback& report) mutable {
                *value = std::make_unique<Value>(work(std::move(stop), report));
            },
            [value, revision, deliver = std::move(deliver)]() mutable {
                deliver(revision, std::move(**value));
            });
    }
};

} // namespace moji::app
