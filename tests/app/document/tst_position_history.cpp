// Places of the caret: what is a jump, and the way back and forth.

#include "codec/codec_registry.h"
#include "document/position_history.h"

#include <QtTest>

using namespace moji;
using namespace moji::app;

class TestPositionHistory : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void stepsAreNoPlaces();
    void farIsAJump();
    void aJumpMayBeShort();
    void aJumpForgetsWhatLayAhead();
    void keepsTheSelection();
    void isBounded();
    void placesBehindTheEndAreCut();
    void placesMoveWithEdits();
    void anotherDocumentForgets();

private:
    CodecRegistry m_codecs;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<Selection> m_selection;
    std::unique_ptr<PositionHistory> m_history;
};

void TestPositionHistory::init() {
    m_history.reset();
    m_selection.reset();
    m_document = std::make_unique<Document>(m_codecs);
    m_document->setBytes(Bytes(1'000'000, 'x'), {});
    m_selection = std::make_unique<Selection>(m_document.get());
    m_history = std::make_unique<PositionHistory>(m_document.get(), m_selection.get());
}

void TestPositionHistory::stepsAreNoPlaces() {
    for (std::uint64_t at = 0; at < 10000; at += PositionHistory::kJump)
        m_selection->setCaret(at);
    QVERIFY(!m_history->canGoBack());
    QVERIFY(!m_history->canGoForward());
}

void TestPositionHistory::farIsAJump() {
    m_selection->setCaret(5);
    m_selection->setCaret(500000);
    m_selection->setCaret(500001);
    m_history->goBack();
    QCOMPARE(m_selection->caret(), std::uint64_t{5});
    QVERIFY(!m_history->canGoBack());
    m_history->goForward();
    QCOMPARE(m_selection->caret(), std::uint64_t{500001});
    QVERIFY(!m_history->canGoForward());
}

void TestPositionHistory::aJumpMayBeShort() {
    m_history->jumpTo({3, 3});
    m_selection->setCaret(4); // a step again
    m_history->goBack();
    QCOMPARE(m_selection->caret(), std::uint64_t{0});
    m_history->goForward();
    QCOMPARE(m_selection->caret(), std::uint64_t{4});
}

void TestPositionHistory::aJumpForgetsWhatLayAhead() {
    for (const std::uint64_t at : {100000u, 200000u, 300000u})
        m_selection->setCaret(at);
    m_history->goBack();
    m_history->goBack();
    m_selection->setCaret(900000);
    QVERIFY(!m_history->canGoForward());
    m_history->goBack();
    QCOMPARE(m_selection->caret(), std::uint64_t{100000});
}

void TestPositionHistory::keepsTheSelection() {
    m_selection->select(ByteRange{100, 200});
    m_selection->setCaret(500000);
    m_history->goBack();
    QCOMPARE(m_selection->range(), (ByteRange{100, 200}));
}

void TestPositionHistory::isBounded() {
    for (std::uint64_t i = 0; i < 3 * PositionHistory::kMost; ++i)
        m_selection->setCaret(i % 2 == 0 ? 900000 + i : i);
    std::size_t steps = 0;
    for (; m_history->canGoBack(); ++steps)
        m_history->goBack();
    QCOMPARE(steps, PositionHistory::kMost - 1);
}

void TestPositionHistory::placesBehindTheEndAreCut() {
    m_selection->setCaret(999999);
    m_selection->setCaret(0);
    m_document->remove({1000, 1'000'000}, QStringLiteral("Delete"));
    m_history->goBack();
    QCOMPARE(m_selection->caret(), std::uint64_t{1000});
}

void TestPositionHistory::placesMoveWithEdits() {
    m_selection->setCaret(5000);
    m_selection->setCaret(500000);
    m_document->insert(10, Bytes(100, 'y'), {});
    m_history->goBack();
    QCOMPARE(m_selection->caret(), std::uint64_t{5100});
    m_history->goForward();
    m_document->remove({5000, 6000}, {});
    m_history->goBack();
    QCOMPARE(m_selection->caret(), std::uint64_t{5000});
}

void TestPositionHistory::anotherDocumentForgets() {
    m_selection->setCaret(999999);
    m_document->setBytes(asBytes("abc"), {});
    QVERIFY(!m_history->canGoBack());
    QVERIFY(!m_history->canGoForward());
}

QTEST_GUILESS_MAIN(TestPositionHistory)
#include "tst_position_history.moc"
