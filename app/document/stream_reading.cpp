#include "document/stream_reading.h"

#include "bytes/file_source.h"
#include "bytes/interruptible_reader.h"
#include "text/native_path.h"

#include <QTimer>

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
    QTimer::singleShot(kLongMs, this, [this, path] {
        if (isRunning())
            Q_EMIT takesLong(path);
    });
    m_job.start(
        0,
        [path = nativePath(path)](std::stop_token stop, const ProgressCallback& report) -> Bytes {
            auto reader = InterruptibleReader::open(path, std::move(stop), report);
            if (!reader)
                return reader.error();
            auto bytes = spool(**reader, path);
            if (!bytes)
                return bytes.error();
            return std::shared_ptr<const ByteSource>(std::move(*bytes));
        },
        [take = std::move(take)](std::uint64_t, const Bytes& bytes) { take(bytes); });
}

} // namespace moji::app
