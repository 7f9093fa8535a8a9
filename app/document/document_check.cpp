#include "document/document_check.h"

#include "document/problem_search.h"
#include "jobs/stoppable_reader.h"

namespace moji::app {

namespace {

constexpr int kSettleMs = 60; // an edit is often followed by the next

} // namespace

DocumentCheck::DocumentCheck(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(document->jobs(), tr("Scanning"), this)
    , m_search(document->jobs(), tr("Searching"), this) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    connect(&m_settle, &QTimer::timeout, this, &DocumentCheck::check);
    connect(document, &Document::bytesChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(document, &Document::opened, this, &DocumentCheck::check);
    connect(document, &Document::codecChanged, this, &DocumentCheck::check);
    check();
}

bool DocumentCheck::isCurrent() const {
    return m_summary && m_summaryRevision == m_document->revision();
}

void DocumentCheck::check() {
    m_settle.stop();
    m_job.start(
        m_document->revision(),
        [source = m_document->snapshot(), codec = &m_document->codec()](
            std::stop_token stop, const ProgressCallback& report) -> std::optional<CheckSummary> {
            StoppableReader reader(*source, stop);
            CheckOptions options;
            options.onProgress = [&](std::uint64_t done) { report(done, source->size()); };
            auto summary = moji::check(reader, *codec, options);
            return summary ? std::optional(std::move(*summary)) : std::nullopt;
        },
        [this](std::uint64_t revision, std::optional<CheckSummary> summary) {
            m_summary = std::move(summary);
            m_summaryRevision = revision;
            Q_EMIT checked();
        });
}

void DocumentCheck::find(std::function<std::optional<ByteRange>(std::stop_token)> search) {
    m_search.start(
        m_document->revision(),
        [search = std::move(search)](std::stop_token stop, const ProgressCallback&) {
            return search(std::move(stop));
        },
        [this](std::uint64_t, std::optional<ByteRange> problem) {
            if (problem)
                Q_EMIT found(*problem);
            else
                Q_EMIT notFound();
        });
}

void DocumentCheck::findNext(ByteRange from) {
    find([search = m_document->problemSearch(), from](std::stop_token stop) {
        return search.next(from.empty() ? from.begin : from.begin + 1, std::move(stop));
    });
}

void DocumentCheck::findPrevious(ByteRange from) {
    find([search = m_document->problemSearch(), from](std::stop_token stop) {
        return search.previous(from.begin, std::move(stop));
    });
}

} // namespace moji::app
