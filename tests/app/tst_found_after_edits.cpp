// What was sought before an edit and is found after it: its place is one of the bytes as they are.

#include "document/hit_marks.h"
#include "document/hit_search.h"
#include "document/problem_walk.h"
#include "jobs/job.h"
#include "text/qt_text.h"
#include "window/place_search.h"

#include "patient.h"
#include <QSignalSpy>

#include <utility>

using namespace moji;
using namespace moji::app;

namespace {

const CodecRegistry& registry() {
    static const CodecRegistry all;
    return all;
}

class Unreadable final : public ByteSource {
public:
    [[nodiscard]] std::uint64_t size() const override { return 100; }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t, std::span<Byte>) const override {
        return Error{ErrorCode::ReadFailed, "broken", "Input/output error"};
    }
};

} // namespace

/// An answer comes from the event loop, so an edit right after the question comes before it.
class TestFoundAfterEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void theNextHit();
    void thePreviousHit();
    void aHitThatIsGone();
    void noHitOfOtherBytes();
    void allHitsWhateverTheDocumentIsReadAs();
    void theHitsInSightWhateverTheDocumentIsReadAs();
    void hitsThatCannotBeCounted();
    void theNextProblem();
    void thePreviousProblem();
    void theProblemAskedForLast();
    void aLineAndColumn();
    void noLineOfOtherBytes();

private:
    void open(const char* text) { m_document->setBytes(asBytes(text), {}); }
    void insert(std::uint64_t offset, const char* text) {
        m_document->insert(offset, asBytes(text), QStringLiteral("Type"));
    }
    [[nodiscard]] std::unique_ptr<HitSearch> searchFor(const char* text) const;

    std::unique_ptr<Document> m_document;
};

void TestFoundAfterEdits::init() {
    m_document = std::make_unique<Document>(registry());
}

std::unique_ptr<HitSearch> TestFoundAfterEdits::searchFor(const char* text) const {
    auto hits = std::make_unique<HitSearch>(m_document.get());
    hits->setRequest(search::SearchRequest{.mode = search::SearchMode::Text,
                                           .pattern = toCodePoints(QString::fromUtf8(text)),
                                           .codec = &m_document->codec()});
    return hits;
}

void TestFoundAfterEdits::theNextHit() {
    open("a hit, a hit");
    const auto search = searchFor("hit");
    const QSignalSpy found(search.get(), &HitSearch::found);
    search->findNext(3); // in the first one
    insert(0, "hit ");
    QTRY_COMPARE(found.count(), 1);
    QCOMPARE(found.front().first().value<ByteRange>(), (ByteRange{13, 16}));
    QTRY_VERIFY(m_document->jobs().idle());
    QCOMPARE(found.count(), 1);
}

void TestFoundAfterEdits::thePreviousHit() {
    open("a hit, a hit");
    const auto search = searchFor("hit");
    const QSignalSpy found(search.get(), &HitSearch::found);
    search->findPrevious(9); // before the second one
    insert(4, "long ");
    insert(0, "ten ");
    QTRY_COMPARE(found.count(), 1);
    QCOMPARE(found.front().at(1).toBool(), true); // the first one is in two: on from the end
    QCOMPARE(found.front().first().value<ByteRange>(), (ByteRange{18, 21}));
}

void TestFoundAfterEdits::aHitThatIsGone() {
    open("a hit");
    const auto search = searchFor("hit");
    const QSignalSpy found(search.get(), &HitSearch::found);
    const QSignalSpy notFound(search.get(), &HitSearch::notFound);
    search->findNext(0);
    m_document->remove({2, 4}, QStringLiteral("Delete"));
    QTRY_COMPARE(found.count() + notFound.count(), 1);
    QCOMPARE(notFound.count(), 1);
}

void TestFoundAfterEdits::noHitOfOtherBytes() {
    open("a hit");
    const auto search = searchFor("hit");
    const QSignalSpy found(search.get(), &HitSearch::found);
    search->findNext(0);
    open("another hit");
    QTRY_VERIFY(m_document->jobs().idle());
    QCOMPARE(found.count(), 0);
}

/// The bytes and the pattern are the same, so the count that is under way goes on.
void TestFoundAfterEdits::allHitsWhateverTheDocumentIsReadAs() {
    open("a hit, a hit");
    const auto search = searchFor("hit");
    bool isReadOtherwise = false;
    const JobMonitor& jobs = m_document->jobs();
    connect(&jobs, &JobMonitor::runningChanged, this, [&] {
        for (const JobBase* job : jobs.running())
            if (job->title() == QStringLiteral("Counting hits") &&
                !std::exchange(isReadOtherwise, true))
                m_document->setCodec(*registry().find("KOI8-R"));
    });
    search->setMarking(true);
    QTRY_VERIFY(isReadOtherwise);
    QTRY_VERIFY(!search->isCounting());
    QVERIFY(search->all() != nullptr);
    QCOMPARE(search->all()->count, std::uint64_t{2});
}

void TestFoundAfterEdits::theHitsInSightWhateverTheDocumentIsReadAs() {
    open("a hit, a hit");
    const auto search = searchFor("hit");
    search->setInSight({0, 12});
    search->setMarking(true);
    m_document->setCodec(*registry().find("KOI8-R"));
    QTRY_COMPARE(m_document->hitMarks().inSight(), (std::vector<ByteRange>{{2, 5}, {9, 12}}));
}

/// Who shows the number learns that none follows.
void TestFoundAfterEdits::hitsThatCannotBeCounted() {
    m_document->setBytes(std::make_shared<const Unreadable>(), {});
    const auto search = searchFor("hit");
    const QSignalSpy failed(search.get(), &HitSearch::failed);
    const QSignalSpy notCounted(search.get(), &HitSearch::countingCancelled);
    search->setMarking(true);
    QTRY_VERIFY(!failed.isEmpty());
    QVERIFY(!search->isCounting());
    QCOMPARE(notCounted.count(), 1);
}

void TestFoundAfterEdits::theNextProblem() {
    open("ab\xFF"
         "cd\xFF"
         "ef");
    QTRY_VERIFY(m_document->scan().isComplete());
    ProblemWalk walk(m_document.get());
    const QSignalSpy found(&walk, &ProblemWalk::found);
    walk.findNext({2, 3});
    insert(0, "\xFF, ");
    QTRY_COMPARE(found.count(), 1);
    QCOMPARE(found.front().first().value<ByteRange>(), (ByteRange{8, 9}));
}

void TestFoundAfterEdits::thePreviousProblem() {
    open("ab\xFF"
         "cd\xFF"
         "ef");
    QTRY_VERIFY(m_document->scan().isComplete());
    ProblemWalk walk(m_document.get());
    const QSignalSpy found(&walk, &ProblemWalk::found);
    walk.findPrevious({5, 6});
    insert(0, "\xFF, ");
    QTRY_COMPARE(found.count(), 1);
    QCOMPARE(found.front().first().value<ByteRange>(), (ByteRange{5, 6}));
}

/// The answer to the first question comes when the second has been asked.
void TestFoundAfterEdits::theProblemAskedForLast() {
    open("ab\xFF"
         "cd\xFF"
         "ef");
    QTRY_VERIFY(m_document->scan().isComplete());
    ProblemWalk walk(m_document.get());
    const QSignalSpy found(&walk, &ProblemWalk::found);
    walk.findNext({2, 3});
    walk.findPrevious({5, 6});
    QTRY_COMPARE(found.count(), 1);
    QCOMPARE(found.front().first().value<ByteRange>(), (ByteRange{2, 3}));
}

void TestFoundAfterEdits::aLineAndColumn() {
    open("one\ntwo\nthree");
    QTRY_VERIFY(m_document->scan().isComplete());
    PlaceSearch search(m_document.get(), nullptr);
    const QSignalSpy found(&search, &PlaceSearch::found);
    search.find(TextPlace{3, 2});
    insert(0, "twenty-");
    QTRY_COMPARE(found.count(), 1);
    QCOMPARE(found.front().first().toULongLong(), 16ULL);
}

/// Asked for in one file, and the next one opened before the scan came to the line.
void TestFoundAfterEdits::noLineOfOtherBytes() {
    open("1\n2\n3\n4");
    PlaceSearch search(m_document.get(), nullptr);
    const QSignalSpy found(&search, &PlaceSearch::found);
    search.find(TextPlace{3, 1});
    open("one\ntwo\nthree\nfour");
    QTRY_VERIFY(m_document->scan().isComplete());
    QTRY_VERIFY(m_document->jobs().idle());
    search.find(TextPlace{2, 1});
    QTRY_COMPARE(found.count(), 1);
    QCOMPARE(found.front().front().toULongLong(), 4u);
}

QTEST_GUILESS_MAIN(TestFoundAfterEdits)
#include "tst_found_after_edits.moc"
