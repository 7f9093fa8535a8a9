#pragma once
// The one scan of a document in the background, from which all read that want to know what is in
// it: problems, lines, characters, statistics, the overview, places where decoding can be taken up.
// Results come as values about ten times a second while it goes on. After an edit only what it
// touched is scanned again, from a snapshot; the scan of a large file goes on where it was.

#include "jobs/job.h"
#include "scan/block_walk.h"
#include "scan/text_index.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace moji::app {

/// What is known of a document as it was at `revision`.
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

    /// The newest there is; maybe of an older revision.
    [[nodiscard]] const DocumentIndex& index() const { return m_index; }
    /// Whether it is about the document as it is now, however far it reaches.
    [[nodiscard]] bool isCurrent() const { return m_index.revision == m_revision; }
    /// Whether all is known of the document as it is now.
    [[nodiscard]] bool isComplete() const { return isCurrent() && m_index.isComplete(); }
    /// Why it ended before the end.
    [[nodiscard]] const std::optional<Error>& failure() const { return m_failure; }
    [[nodiscard]] bool isCancelled() const { return m_cancelled; }
    /// Goes on after it was cancelled or failed.
    void resume();
    /// In front (at first) it uses all processors and tells as it goes on; behind others one
    /// thread, and it tells when it has ended.
    void setInFront(bool inFront);

Q_SIGNALS:
    /// index() is newer, or the scan has ended in another way than by reaching the end.
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
    Job<std::optional<Error>> m_job; // last: it uses what stands above
};

} // namespace moji::app
