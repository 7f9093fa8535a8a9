#pragma once
// From one problem to the next or back, through the whole document: by the scan's index, in the
// background. Waits for the scan if it has not come that far.

#include "document/document.h"
#include "jobs/job.h"

#include <QObject>

#include <optional>

namespace moji::app {

class ProblemWalk : public QObject {
    Q_OBJECT
public:
    explicit ProblemWalk(Document* document, QObject* parent = nullptr);

    /// Finds the problem after (or before) the bytes of `from`.
    void findNext(ByteRange from);
    void findPrevious(ByteRange from);

Q_SIGNALS:
    void found(moji::ByteRange problem);
    void notFound();

private:
    enum class Direction { Next, Previous };
    struct Wish {
        Direction direction;
        std::uint64_t offset; // the first that does not begin before it, or the last that does
    };
    struct Answer {
        std::optional<ByteRange> problem;
        bool decided = false; // the index reaches so far
    };
    [[nodiscard]] static Answer answer(const Wish& wish, const IndexedText& text,
                                       const std::stop_token& stop);

    void ask(const Wish& wish);
    void tryAgain();
    void take(const Answer& answer);

    Document* m_document;
    std::optional<Wish> m_wish;
    Job<Answer> m_job;
};

} // namespace moji::app
