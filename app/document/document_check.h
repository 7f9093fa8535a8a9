#pragma once
// Whether the document is valid under its encoding, found in the background after every change, and
// the way from one problem to the next.

#include "document/document.h"
#include "jobs/job.h"
#include "scan/checker.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace moji::app {

class DocumentCheck : public QObject {
    Q_OBJECT
public:
    explicit DocumentCheck(Document* document, QObject* parent = nullptr);

    /// The last result, also while a newer one is computed; nothing before the first.
    [[nodiscard]] const std::optional<CheckSummary>& summary() const { return m_summary; }
    /// Whether summary() is about the bytes as they are now.
    [[nodiscard]] bool isCurrent() const;

    /// Looks for the problem after (or before) the bytes of `from`, in the background.
    void findNext(ByteRange from);
    void findPrevious(ByteRange from);

Q_SIGNALS:
    void checked();
    void found(moji::ByteRange problem);
    void notFound();

private:
    void check();
    void find(std::function<std::optional<ByteRange>(std::stop_token)> search);

    Document* m_document;
    std::optional<CheckSummary> m_summary;
    std::uint64_t m_summaryRevision = 0;
    Job<std::optional<CheckSummary>> m_job;
    Job<std::optional<ByteRange>> m_search;
    QTimer m_settle;
};

} // namespace moji::app
