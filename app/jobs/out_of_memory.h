#pragma once
// Says that a job was cancelled because the system had no more memory, or threads, for it.

#include <QObject>
#include <QString>

namespace moji::app {

class OutOfMemory : public QObject {
    Q_OBJECT
public:
    /// Of all jobs; on the window's thread.
    [[nodiscard]] static OutOfMemory& notifier();

Q_SIGNALS:
    /// `title`: what the job did, as JobBase::title().
    void happened(const QString& title);

private:
    OutOfMemory() = default;
};

} // namespace moji::app
