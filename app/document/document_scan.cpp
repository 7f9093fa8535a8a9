#include "document/document_scan.h"

#include "scan/text_indexer.h"
#include "support/processor_time.h"

#include <chrono>
#include <mutex>
#include <thread>

namespace moji::app {

namespace {

constexpr int kSettleMs = 60;
// Results are published again after this many times the processor time that it took: the clock
// would count what other programs took of it, and hold them back for seconds.
constexpr int kPublishShare = 20;
constexpr int kPollMs = 50;
// A scan of fewer bytes ends before more threads would help.
constexpr std::uint64_t kWorthMoreThreads = 16 * 1024 * 1024;

/// One processor is left for painting.
unsigned allThreads() {
    return std::max(2u, std::thread::hardware_concurrency()) - 1;
}

IndexedText unknown(std::shared_ptr<const ByteSource> source, const Codec& codec) {
    std::vector<TextIndex::Part> parts;
    if (source->size() > 0)
        parts.push_back({source->size(), nullptr});
    return {std::move(source), &codec, std::make_shared<const TextIndex>(std::move(parts)), {}};
}

/// Codecs that are kernels' need no checkpoints.
IndexedText indexed(std::shared_ptr<const ByteSource> source, const Codec& codec,
                    std::shared_ptr<const TextIndex> index) {
    auto checkpoints = isUtf8(codec) ? nullptr : index->checkpoints();
    return {std::move(source), &codec, std::move(index), std::move(checkpoints)};
}

} // namespace

/// The results of a scan, shared with the next one.
struct DocumentScan::Mailbox {
    explicit Mailbox(DocumentIndex first)
        : index(std::move(first)) {}

    std::mutex mutex; // guards index
    DocumentIndex index;

    [[nodiscard]] DocumentIndex read() {
        const std::lock_guard lock(mutex);
        return index;
    }
    void write(DocumentIndex newer) {
        const std::lock_guard lock(mutex);
        index = std::move(newer);
    }
};

namespace {

/// One run of the scan, away from the window's thread.
class ScanRun {
    using Clock = std::chrono::steady_clock;

public:
    using Publish = std::function<void(DocumentIndex)>;

    ScanRun(DocumentIndex index, unsigned threads, Publish publish, const std::stop_token& stop,
            const ProgressCallback& progress)
        : m_index(std::move(index))
        , m_threads(threads)
        , m_publish(std::move(publish))
        , m_stop(stop)
        , m_progress(progress) {}

    /// Fills `text`, one of the two in the index, and makes `copy` the same if it is the other.
    Result<Done> fill(IndexedText& text, const IndexOptions& options, IndexedText* copy) {
        TextIndexer indexer(*text.source, *text.codec, options, text.index->parts());
        const auto publish = [&] {
            const auto begin = threadProcessorTime();
            text = indexed(text.source, *text.codec, indexer.snapshot());
            if (copy)
                *copy = text;
            m_publish(m_index);
            m_next = Clock::now() + kPublishShare * (threadProcessorTime() - begin);
        };
        auto done = indexer.run(m_stop, m_progress, [&] {
            if (Clock::now() >= m_next)
                publish();
        });
        publish();
        return done;
    }

    std::optional<Error> run() {
        IndexOptions options;
        options.threads = m_threads;
        options.countBytes = isUtf8(*m_index.text.codec);
        const bool both = options.countBytes;
        auto done = fill(m_index.text, options, both ? &m_index.bytes : nullptr);
        if (done && !both) {
            options.countBytes = true;
            done = fill(m_index.bytes, options, nullptr);
        }
        return done ? std::nullopt : std::optional(done.error());
    }

private:
    DocumentIndex m_index;
    const unsigned m_threads;
    const Publish m_publish;
    const std::stop_token m_stop;
    const ProgressCallback& m_progress;
    Clock::time_point m_next; // when results are due again
};

IndexedText splicedText(const IndexedText& text, const std::vector<Splice>& changes,
                        std::shared_ptr<const ByteSource> source) {
    std::vector<TextIndex::Part> parts = text.index->parts();
    const std::uint64_t blockSize = TextIndexer::blockSizeFor(source->size(), *text.codec);
    for (const Splice& change : changes)
        parts = spliced(parts, change, blockSize);
    auto index = std::make_shared<const TextIndex>(std::move(parts));
    return indexed(std::move(source), *text.codec, std::move(index));
}

} // namespace

DocumentScan::DocumentScan(JobMonitor& jobs, const Codec& utf8, QObject* parent)
    : QObject(parent)
    , m_utf8(&utf8)
    , m_source(std::make_shared<const MemorySource>(Bytes()))
    , m_codec(&utf8)
    , m_job(jobs, tr("Scanning"), this) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    m_poll.setInterval(kPollMs);
    connect(&m_settle, &QTimer::timeout, this, &DocumentScan::start);
    connect(&m_poll, &QTimer::timeout, this, &DocumentScan::collect);
    connect(&m_job, &JobBase::cancelled, this, [this] {
        m_poll.stop();
        m_cancelled = true;
        collect();
        Q_EMIT advanced();
    });
    forget();
}

DocumentScan::~DocumentScan() = default;

/// Nothing is known of the bytes.
void DocumentScan::forget() {
    m_changes.clear();
    m_index = {m_revision, unknown(m_source, *m_codec),
               unknown(m_source, isUtf8(*m_codec) ? *m_codec : *m_utf8)};
    m_mailbox = std::make_shared<Mailbox>(m_index);
}

void DocumentScan::restart(std::shared_ptr<const ByteSource> source, const Codec& codec,
                           std::uint64_t revision) {
    m_source = std::move(source);
    m_codec = &codec;
    m_revision = revision;
    forget();
    start();
}

void DocumentScan::bytesChanged(const Splice& change, std::shared_ptr<const ByteSource> source,
                                std::uint64_t revision) {
    m_source = std::move(source);
    m_revision = revision;
    m_changes.push_back({revision, change});
    m_failure.reset();
    m_cancelled = false;
    m_settle.start();
}

/// What is known of the bytes as UTF-8 remains.
void DocumentScan::codecChanged(const Codec& codec, std::uint64_t revision) {
    collect();
    m_codec = &codec;
    m_revision = revision;
    std::vector<Splice> changes;
    for (const Change& change : m_changes)
        changes.push_back(change.splice);
    const IndexedText bytes = splicedText(m_index.bytes, changes, m_source);
    forget();
    m_index.bytes = bytes;
    if (isUtf8(codec)) {
        m_index.bytes.codec = &codec;
        m_index.text = m_index.bytes;
    }
    m_mailbox = std::make_shared<Mailbox>(m_index);
    start();
}

void DocumentScan::resume() {
    if (m_job.isRunning() || m_settle.isActive() || isComplete())
        return;
    start();
    Q_EMIT advanced();
}

void DocumentScan::setInFront(bool inFront) {
    if (m_inFront == inFront)
        return;
    m_inFront = inFront;
    if (!m_job.isRunning())
        return;
    if (m_source->size() >= kWorthMoreThreads)
        start(); // resumes with as many threads as it may use now
    else if (inFront)
        m_poll.start();
    if (!inFront)
        m_poll.stop();
}

void DocumentScan::start() {
    m_settle.stop();
    m_failure.reset();
    m_cancelled = false;
    if (m_inFront)
        m_poll.start();
    m_job.start(
        m_revision,
        [mailbox = m_mailbox, changes = m_changes, source = m_source,
         threads = m_inFront ? allThreads() : 1u,
         revision = m_revision](const std::stop_token& stop, const ProgressCallback& progress) {
            DocumentIndex index = mailbox->read();
            std::vector<Splice> since; // not yet known to the previous run
            for (const Change& change : changes) {
                if (change.revision > index.revision)
                    since.push_back(change.splice);
            }
            index.text = splicedText(index.text, since, source);
            index.bytes =
                isUtf8(*index.text.codec) ? index.text : splicedText(index.bytes, since, source);
            index.revision = revision;
            const auto publish = [&](DocumentIndex newer) { mailbox->write(std::move(newer)); };
            return ScanRun(std::move(index), threads, publish, stop, progress).run();
        },
        [this](std::uint64_t, std::optional<Error> failure) {
            m_poll.stop();
            m_failure = std::move(failure);
            collect();
            Q_EMIT advanced();
        });
}

/// Takes the results so far.
void DocumentScan::collect() {
    DocumentIndex newest = m_mailbox->read();
    const bool isNewer = newest.text.index != m_index.text.index ||
                         newest.bytes.index != m_index.bytes.index ||
                         newest.revision != m_index.revision;
    if (!isNewer)
        return;
    m_index = std::move(newest);
    std::erase_if(m_changes,
                  [&](const Change& change) { return change.revision <= m_index.revision; });
    if (m_poll.isActive())
        Q_EMIT advanced();
}

} // namespace moji::app
