#include "document/problem_walk.h"

#include "document/bytes_change.h"
#include "scan/problem_list.h"

namespace moji::app {

ProblemWalk::ProblemWalk(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(document->jobs(), tr("Searching"), this) {
    connect(&document->scan(), &DocumentScan::advanced, this, &ProblemWalk::tryAgain);
    // The scan of the edited bytes answers.
    connect(document, &Document::bytesChanged, this, [this](const BytesChange& change) {
        m_job.cancel();
        if (m_wish)
            m_wish->offset = movedOffset(m_wish->offset, change);
    });
    for (const auto signal : {&Document::codecChanged, &Document::opened})
        connect(document, signal, this, [this] {
            m_job.cancel();
            m_wish.reset();
        });
}

void ProblemWalk::findNext(ByteRange from) {
    ask({Direction::Next, from.empty() ? from.begin : from.begin + 1});
}

void ProblemWalk::findPrevious(ByteRange from) {
    ask({Direction::Previous, from.begin});
}

void ProblemWalk::ask(const Wish& wish) {
    m_job.cancel(); // it is about an earlier wish
    m_wish = wish;
    m_document->scan().resume();
    tryAgain();
}

void ProblemWalk::tryAgain() {
    DocumentScan& scan = m_document->scan();
    if (!m_wish || m_job.isRunning() || !scan.isCurrent())
        return;
    m_job.start(
        m_document->revision(),
        [wish = *m_wish, text = scan.index().text](const std::stop_token& stop,
                                                   const ProgressCallback&) {
            return answer(wish, text, stop);
        },
        [this](std::uint64_t revision, const Answer& answer) {
            if (revision == m_document->revision())
                take(answer);
        });
}

ProblemWalk::Answer ProblemWalk::answer(const Wish& wish, const IndexedText& text,
                                        const std::stop_token& stop) {
    const ProblemList list(text);
    const TextIndex& index = *text.index;
    if (wish.direction == Direction::Previous && wish.offset > index.knownEnd())
        return {};
    const auto before = list.countBefore(wish.offset);
    if (!before)
        return {{}, true};
    const bool isNext = wish.direction == Direction::Next;
    if (!isNext && *before == 0)
        return {{}, true};
    const auto problems = list.problems(isNext ? *before : *before - 1, 1, stop);
    if (!problems || problems->empty())
        return {{}, index.isComplete()};
    const ByteRange range = problems->front().range();
    // What the scan has just reached may continue.
    return {range, index.isComplete() || range.end < index.knownEnd()};
}

void ProblemWalk::take(const Answer& answer) {
    const DocumentScan& scan = m_document->scan();
    const bool hasEnded = scan.failure() || scan.isCancelled();
    if (!m_wish || (!answer.decided && !hasEnded)) {
        // The index may have grown while this answer was sought.
        if (m_wish && scan.isComplete())
            tryAgain();
        return;
    }
    m_wish.reset();
    if (answer.problem)
        Q_EMIT found(*answer.problem);
    else
        Q_EMIT notFound();
}

} // namespace moji::app
