#pragma once
// Reads streams that can only be read once (a pipe, a file of /proc), away from the
// window's thread: it may take long, or wait for ever.

#include "bytes/byte_source.h"
#include "bytes/interruptible_reader.h"
#include "jobs/job.h"
#include "support/result.h"

#include <QObject>

#include <functional>
#include <memory>

namespace moji::app {

class StreamReading : public QObject {
    Q_OBJECT
public:
    using Bytes = Result<std::shared_ptr<const ByteSource>>;

    /// `jobs`: where it can be cancelled.
    explicit StreamReading(JobMonitor& jobs, QObject* parent = nullptr);

    /// `take` gets the bytes or the error; it is not called after a cancellation.
    void start(const QString& path, std::function<void(const Bytes&)> take);
    /// Reads standard input, called `name`, to its end.
    void startStandardInput(const QString& name, std::function<void(const Bytes&)> take);
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }

Q_SIGNALS:
    /// It takes a while: the reader may want to know what it is waiting for.
    void takesLong(const QString& path);
    void cancelled();

private:
    using Open = std::function<Result<std::unique_ptr<InterruptibleReader>>(
        std::stop_token, const ProgressCallback&)>;
    void run(const QString& name, Open open, std::function<void(const Bytes&)> take);

    Job<Bytes> m_job;
};

} // namespace moji::app
