#include "document/stream_reading.h"

#include "bytes/file_source.h"
#include "text/native_path.h"
#include "text/qt_text.h"

#include <QTimer>

#include <unistd.h>

#include <utility>

namespace moji::app {

namespace {

constexpr int kLongMs = 300;

} // namespace

StreamReading::StreamReading(JobMonitor& jobs, QObject* parent)
    : QObject(parent)
    , m_job(jobs, tr("Reading"), this, JobBase::Turn::Waiting) {
    connect(&m_job, &JobBase::cancelled, this, &StreamReading::cancelled);
}

void StreamReading::start(const QString& path, std::function<void(const Bytes&)> take) {
    run(
        path,
        [path = nativePath(path)](std::stop_token stop, const ProgressCallback& report) {
            return InterruptibleReader::open(path, std::move(stop), report);
        },
        std::move(take));
}

void StreamReading::startStandardInput(const QString& name,
                                       std::function<void(const Bytes&)> take) {
    run(
        name,
        [name = toUtf8(name)](std::stop_token stop, const ProgressCallback& report) {
            return InterruptibleReader::ofDescriptor(STDIN_FILENO, name, std::move(stop), report);
        },
        std::move(take));
}

void StreamReading::run(const QString& name, Open open, std::function<void(const Bytes&)> take) {
    QTimer::singleShot(kLongMs, this, [this, name] {
        if (isRunning())
            Q_EMIT takesLong(name);
    });
    m_job.start(
        0,
        [open = std::move(open), name = nativePath(name)](std::stop_token stop,
                                                          const ProgressCallback& report) -> Bytes {
            auto reader = open(std::move(stop), report);
            if (!reader)
                return reader.error();
            auto bytes = spool(**reader, name);
            if (!bytes)
                return bytes.error();
            return std::shared_ptr<const ByteSource>(std::move(*bytes));
        },
        [take = std::move(take)](std::uint64_t, const Bytes& bytes) { take(bytes); });
}

} // namespace moji::app
