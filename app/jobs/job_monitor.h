#pragma once
// The running background work, for the status bar and for whoever must wait for its end.
// One per document; every Job announces itself here.

#include <QObject>

#include <atomic>
#include <memory>
#include <vector>

namespace moji::app {

class JobBase;

class JobMonitor : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// The jobs at work, the oldest first.
    [[nodiscard]] const std::vector<JobBase*>& running() const { return m_running; }
    [[nodiscard]] bool idle() const { return m_running.empty(); }
    void cancelAll();

    /// Whether the document is in front: its jobs go before those of others.
    void setInFront(bool inFront);
    [[nodiscard]] std::shared_ptr<const std::atomic<bool>> inFront() const { return m_inFront; }

Q_SIGNALS:
    void runningChanged();
    void progressed();

private:
    friend class JobBase;
    void add(JobBase* job);
    void remove(JobBase* job);

    std::vector<JobBase*> m_running;
    std::shared_ptr<std::atomic<bool>> m_inFront = std::make_shared<std::atomic<bool>>(true);
};

} // namespace moji::app
