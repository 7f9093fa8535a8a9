#pragma once
// Searches the document and replaces hits, all in the background: the next
// and the previous hit, their number, the visible ones, and replacing one or all. What
// it finds is always about the bytes as they are; after an edit it counts again.

#include "document/document.h"
#include "document/search_scope.h"
#include "search/all_hits.h"
#include "search/replace_all.h"

#include <QTimer>

#include <atomic>

namespace moji::app {

class HitSearch : public QObject {
    Q_OBJECT
public:
    explicit HitSearch(Document* document, QObject* parent = nullptr);

    /// Starts a search; nothing ends the search and removes its marks.
    void setRequest(const std::optional<search::SearchRequest>& request);
    /// Why the request cannot be searched for; nothing if it can, or there is none.
    [[nodiscard]] const std::optional<search::SearchFault>& fault() const { return m_fault; }
    /// nullptr: none, or a fault.
    [[nodiscard]] const std::shared_ptr<const search::SearchPattern>& pattern() const {
        return m_pattern;
    }

    /// Whether hits are counted and marked; otherwise only the next and the previous are searched
    /// for.
    void setMarking(bool marks);
    /// The bytes that the reader sees.
    void setInSight(ByteRange range);
    /// The bytes that are searched; those of the whole document unless it is limited. Matches that
    /// begin before them or end after them are no hits.
    [[nodiscard]] SearchScope& scope() { return m_scope; }

    /// The first hit at or after `from`, or else the first of all.
    void findNext(std::uint64_t from);
    /// The last hit that starts before `before`, or else the last of all.
    void findPrevious(std::uint64_t before);

    /// nullptr until the hits are counted.
    [[nodiscard]] const std::shared_ptr<const search::AllHits>& all() const { return m_all; }
    [[nodiscard]] bool isCounting() const { return m_counting.isRunning() || m_settle.isActive(); }
    /// The hits counted so far.
    [[nodiscard]] std::uint64_t countSoFar() const { return *m_soFar; }
    /// Which hit this is, from 1; nothing if it is none, or unknown yet: numbered() follows.
    [[nodiscard]] std::optional<std::uint64_t> numberOf(ByteRange hit);

    /// One step of Undo each. `replacement` was compiled for pattern(). If `hit` is not a hit, the
    /// next one after its start is found instead.
    void replace(ByteRange hit, search::Replacement replacement);
    void replaceAll(search::Replacement replacement);

Q_SIGNALS:
    /// Something else is searched for, or in other bytes.
    void patternChanged();
    void found(moji::ByteRange hit, bool wrapped);
    void notFound();
    /// Reading failed, or an expression needs too many steps.
    void failed(const moji::Error& error);
    void counted();
    void counting();          // countSoFar() is more
    void countingCancelled(); // or it failed: all() stays nullptr
    void numbered();
    /// One hit was replaced by `written`.
    void replaced(moji::ByteRange written);
    void allReplaced(std::uint64_t count);
    /// The document changed while its hits were being replaced, so none was.
    void replacingOutdated();
    /// No bytes read as the replacement at this hit, so nothing was replaced.
    void replacementRefused(moji::ByteRange hit);
    void replacingCancelled();

private:
    /// Everything that background work needs.
    struct Subject {
        std::shared_ptr<const ByteSource> source;
        std::shared_ptr<const CheckpointIndex> checkpoints;
        std::shared_ptr<const search::SearchPattern> pattern;
        ByteRange part; // to search in
        [[nodiscard]] search::SearchText text() const { return {source.get(), checkpoints.get()}; }
    };
    struct Found {
        Result<std::optional<ByteRange>> hit = std::optional<ByteRange>();
        bool wrapped = false;
    };
    [[nodiscard]] Subject subject() const;
    [[nodiscard]] std::optional<Found> listed(std::uint64_t place, bool before) const;
    void refresh();
    void follow(const BytesChange& change);
    void limit();
    void seekFrom(std::uint64_t place);
    void count();
    void mark();
    void tell(const Found& found);
    void tell(const Error& error);

    Document* m_document;
    SearchScope& m_scope;
    std::shared_ptr<const search::SearchPattern> m_pattern;
    std::optional<search::SearchFault> m_fault;
    bool m_marks = false;
    ByteRange m_inSight;
    std::shared_ptr<const search::AllHits> m_all;
    std::shared_ptr<std::atomic<std::uint64_t>> m_soFar;
    ByteRange m_asked;                        // the hit whose number was asked for
    std::optional<std::uint64_t> m_askedRank; // its number
    std::uint64_t m_soughtFrom = 0;           // of the last findNext() or findPrevious()
    bool m_seeksBefore = false;               // findPrevious()
    Job<Found> m_finding;
    Job<Result<search::AllHits>> m_counting;
    Job<Result<std::vector<ByteRange>>> m_marking;
    Job<std::optional<std::uint64_t>> m_numbering;
    Job<Result<std::optional<search::Replaced>>> m_replacing; // nothing: it is no hit any more
    Job<Result<search::Replaced>> m_replacingAll;
    QTimer m_settle; // an edit is often followed by the next
};

} // namespace moji::app
