#pragma once
// The one background scan of a document, which everything reads that needs to know what is in
// it: problems, lines, characters, statistics, the overview, places where decoding can resume.
// Results come as values about ten times a second while it runs. After an edit only what it
// touched is scanned again, from a snapshot; the scan of a large file resumes where it was.

#include "jobs/job.h"
#include "scan/block_walk.h"
#include "scan/text_index.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace moji::app {

/// The results for a document at `revision`.
struct DocumentIndex {
    std::uint64_t revision = 0;
    IndexedText text;  // in the document's encoding
    IndexedText bytes; // as UTF-8, with the bytes by value; the same as `text` where that is UTF-8

    [[nodiscard]] bool isComplete() const {
        return text.index->isComplete() && bytes.index->isComplete();
    }
};

class DocumentScan : public QObject {
    Q_OBJECT
public:
    DocumentScan(JobMonitor& jobs, const Codec& utf8, QObject* parent);
    ~DocumentScan() override;

    // What the document tells. Each is of the revision given.
    /// Other bytes altogether.
    void restart(std::shared_ptr<const ByteSource> source, const Codec& codec,
                 std::uint64_t revision);
    void bytesChanged(const Splice& change, std::shared_ptr<const ByteSource> source,
                      std::uint64_t revision);
    void codecChanged(const Codec& codec, std::uint64_t revision);

    /// The newest results; may be of an older revision.
    [[nodiscard]] const DocumentIndex& index() const { return m_index; }
    /// Whether index() is of the current revision, however far it reaches.
    [[nodiscard]] bool isCurrent() const { return m_index.revision == m_revision; }
    /// Whether the whole current document is scanned.
    [[nodiscard]] bool isComplete() const { return isCurrent() && m_index.isComplete(); }
    /// Why it stopped early.
    [[nodiscard]] const std::optional<Error>& failure() const { return m_failure; }
    [[nodiscard]] bool isCancelled() const { return m_cancelled; }
    /// Resumes after it was cancelled or failed.
    void resume();
    /// In front (the default) it uses all processors and reports as it goes; in the background one
    /// thread, and it reports at the end.
    void setInFront(bool inFront);

Q_SIGNALS:
    /// index() is newer, or the scan has stopped early.
    void advanced();

private:
    struct Mailbox;
    struct Change {
        std::uint64_t revision; // after it
        Splice splice;
    };

    void forget();
    void start();
    void collect();

    const Codec* const m_utf8;
    std::shared_ptr<const ByteSource> m_source;
    const Codec* m_codec;
    std::uint64_t m_revision = 0;
    DocumentIndex m_index;
    std::vector<Change> m_changes; // since m_index
    std::shared_ptr<Mailbox> m_mailbox;
    std::optional<Error> m_failure;
    bool m_cancelled = false;
    bool m_inFront = true;
    QTimer m_settle; // an edit is often followed by the next
    QTimer m_poll;
    Job<std::optional<Error>> m_job; // last: it uses the members above
};

} // namespace moji::app
