// LensSelection: the window's selection as a lens beside the byte lens sees it.

#include "document/lens_selection.h"

#include "codec/codec_registry.h"

#include "patient.h"
#include <QWidget>

using namespace moji;
using namespace moji::app;

class TestLensSelection : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void followsSoonWhileInSight();
    void manyMovesAreToldOnce();
    void isToldNothingOutOfSight();
    void catchesUpWhenItComesIntoSight();
    void whatTheLensSelectsIsTheWindowsAtOnce();
    void theLensIsNotOverruledByAnEarlierMove();
    void hoverIsSharedBothWays();
    void editsMoveBoth();
    void editsDoNotTellTheWindowAnOldPlace();
    void manyEditsAreToldOnce();
    void whatTheLensSelectsIsToldAtOnce();
    void anEditIsToldThoughTheLensHasSelected();
    void editsOutOfSightAreToldWhenItComesIntoSight();
    void eventsComeBetweenTheTurnsOfTwoLenses();

private:
    CodecRegistry m_codecs;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<Selection> m_window;
    std::unique_ptr<LensSelection> m_seen;
    std::unique_ptr<QWidget> m_viewer;
};

void TestLensSelection::init() {
    m_viewer.reset();
    m_seen.reset();
    m_window.reset();
    m_document = std::make_unique<Document>(m_codecs);
    m_document->setBytes(Bytes(100, 'x'), {});
    m_window = std::make_unique<Selection>(m_document.get());
    m_seen = std::make_unique<LensSelection>(m_document.get(), m_window.get(), nullptr);
    m_viewer = std::make_unique<QWidget>();
    m_seen->setViewer(m_viewer.get());
    m_viewer->show();
}

void TestLensSelection::followsSoonWhileInSight() {
    m_window->select(std::uint64_t{3}, std::uint64_t{7});
    QTRY_COMPARE(m_seen->caret(), std::uint64_t{7});
    QCOMPARE(m_seen->range(), (ByteRange{3, 7}));
}

void TestLensSelection::manyMovesAreToldOnce() {
    const QSignalSpy told(m_seen.get(), &Selection::changed);
    for (std::uint64_t caret = 1; caret <= 50; ++caret)
        m_window->setCaret(caret);
    QCOMPARE(told.count(), 0);
    QTRY_COMPARE(m_seen->caret(), std::uint64_t{50});
    QCOMPARE(told.count(), 1);
}

void TestLensSelection::isToldNothingOutOfSight() {
    m_viewer->hide();
    const QSignalSpy told(m_seen.get(), &Selection::changed);
    m_window->setCaret(5);
    QTest::qWait(50); // three frames
    QCOMPARE(told.count(), 0);
}

void TestLensSelection::catchesUpWhenItComesIntoSight() {
    m_viewer->hide();
    m_window->setCaret(5);
    m_viewer->show();
    QCOMPARE(m_seen->caret(), std::uint64_t{5});
}

void TestLensSelection::whatTheLensSelectsIsTheWindowsAtOnce() {
    m_seen->select(ByteRange{2, 5});
    QCOMPARE(m_window->range(), (ByteRange{2, 5}));
    QCOMPARE(m_window->caret(), m_seen->caret());
    QCOMPARE(m_seen->range(), (ByteRange{2, 5}));
}

void TestLensSelection::theLensIsNotOverruledByAnEarlierMove() {
    m_window->setCaret(40);
    m_seen->setCaret(9); // before it was told of the 40
    QCOMPARE(m_window->caret(), std::uint64_t{9});
    QTest::qWait(50);
    QCOMPARE(m_seen->caret(), std::uint64_t{9});
}

void TestLensSelection::hoverIsSharedBothWays() {
    m_window->setHovered(ByteRange{1, 2});
    QTRY_VERIFY(m_seen->hovered() == std::optional(ByteRange{1, 2}));
    m_seen->setHovered(ByteRange{4, 6});
    QTRY_VERIFY(m_window->hovered() == std::optional(ByteRange{4, 6}));
    m_seen->setHovered({});
    QVERIFY(!m_window->hovered().has_value());
    QVERIFY(!m_seen->hovered().has_value());
}

void TestLensSelection::editsMoveBoth() {
    m_window->setCaret(50);
    QTRY_COMPARE(m_seen->caret(), std::uint64_t{50});
    m_document->remove({10, 20}, {});
    QCOMPARE(m_window->caret(), std::uint64_t{40});
    QTRY_COMPARE(m_seen->caret(), std::uint64_t{40});
}

void TestLensSelection::editsDoNotTellTheWindowAnOldPlace() {
    m_viewer->hide();
    m_seen->setCaret(50);
    m_window->setCaret(70); // the lens still has 50
    m_document->remove({10, 20}, {});
    QCOMPARE(m_window->caret(), std::uint64_t{60});
    m_document->setBytes(Bytes(30, 'y'), {});
    QCOMPARE(m_window->caret(), std::uint64_t{0});
}

void TestLensSelection::manyEditsAreToldOnce() {
    const QSignalSpy told(m_seen.get(), &Selection::outdated);
    for (int i = 0; i < 50; ++i)
        m_document->insert(0, Bytes{'a'}, {});
    m_document->setCodec(*m_codecs.find("KOI8-R"));
    QCOMPARE(told.count(), 0);
    QTRY_COMPARE(told.count(), 1);
    QTest::qWait(50);
    QCOMPARE(told.count(), 1);
}

void TestLensSelection::whatTheLensSelectsIsToldAtOnce() {
    const QSignalSpy told(m_seen.get(), &Selection::outdated);
    m_seen->select(ByteRange{2, 5});
    QCOMPARE(told.count(), 1);
    QTest::qWait(50);
    QCOMPARE(told.count(), 1);
}

void TestLensSelection::anEditIsToldThoughTheLensHasSelected() {
    const QSignalSpy told(m_seen.get(), &Selection::outdated);
    m_document->insert(0, Bytes{'a'}, {});
    m_seen->select(ByteRange{2, 5}); // a lens may ignore this one
    QCOMPARE(told.count(), 1);
    QTRY_COMPARE(told.count(), 2);
}

void TestLensSelection::editsOutOfSightAreToldWhenItComesIntoSight() {
    m_viewer->hide();
    const QSignalSpy told(m_seen.get(), &Selection::outdated);
    m_document->insert(0, Bytes{'a'}, {});
    QTest::qWait(50);
    QCOMPARE(told.count(), 0);
    m_viewer->show();
    QCOMPARE(told.count(), 1);
}

void TestLensSelection::eventsComeBetweenTheTurnsOfTwoLenses() {
    LensSelection other(m_document.get(), m_window.get(), nullptr);
    other.setViewer(m_viewer.get());
    std::string order;
    const auto note = [&] {
        order += "lens ";
        QMetaObject::invokeMethod(
            this, [&order] { order += "event "; }, Qt::QueuedConnection);
    };
    connect(m_seen.get(), &Selection::outdated, this, note);
    connect(&other, &Selection::outdated, this, note);
    m_document->insert(0, Bytes{'a'}, {});
    QTRY_COMPARE(order, std::string("lens event lens event "));
}

QTEST_MAIN(TestLensSelection)
#include "tst_lens_selection.moc"
