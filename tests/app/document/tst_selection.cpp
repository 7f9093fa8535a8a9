// Selection: caret, anchor, what follows an edit, what hovers.

#include "document/selection.h"

#include "patient.h"
#include <QSignalSpy>

using namespace moji;
using namespace moji::app;

class TestSelection : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void selectsAndExtends();
    void staysWithinTheBytes();
    void followsEdits_data();
    void followsEdits();
    void focusIsTheCharacterAtTheCaret();
    void hoverRestsBeforeItSpreads();
    void whatBecomesKnownIsOutdated();

private:
    CodecRegistry m_codecs;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<Selection> m_selection;
};

void TestSelection::init() {
    m_document = std::make_unique<Document>(m_codecs);
    m_document->setBytes(asBytes("a\xE4\xB8\x96zyxwv"), {});
    m_selection = std::make_unique<Selection>(m_document.get());
}

void TestSelection::selectsAndExtends() {
    QSignalSpy changed(m_selection.get(), &Selection::changed);
    m_selection->setCaret(3);
    m_selection->extendTo(1);
    QCOMPARE(m_selection->range(), (ByteRange{1, 3}));
    QCOMPARE(m_selection->caret(), std::uint64_t{1});
    m_selection->select({4, 6});
    QCOMPARE(m_selection->caret(), std::uint64_t{4});
    QCOMPARE(m_selection->range(), (ByteRange{4, 6}));
    QCOMPARE(changed.count(), 3);
    m_selection->select({4, 6});
    QCOMPARE(changed.count(), 3); // nothing changed
}

void TestSelection::staysWithinTheBytes() {
    m_selection->setCaret(1000);
    QCOMPARE(m_selection->caret(), m_document->size());
    m_document->remove({0, 9}, {});
    QCOMPARE(m_selection->range(), (ByteRange{0, 0}));
}

void TestSelection::followsEdits_data() {
    QTest::addColumn<quint64>("caret");
    QTest::addColumn<quint64>("begin");
    QTest::addColumn<quint64>("end");
    QTest::addColumn<int>("inserted");
    QTest::addColumn<quint64>("expected");
    QTest::newRow("before-the-edit") << 1ull << 2ull << 4ull << 1 << 1ull;
    QTest::newRow("at-its-begin") << 2ull << 2ull << 4ull << 5 << 2ull;
    QTest::newRow("within") << 3ull << 2ull << 4ull << 5 << 3ull;
    QTest::newRow("within-what-shrinks") << 5ull << 2ull << 6ull << 1 << 3ull;
    QTest::newRow("after-what-grows") << 6ull << 2ull << 4ull << 5 << 9ull;
    QTest::newRow("after-what-shrinks") << 6ull << 2ull << 4ull << 0 << 4ull;
}

void TestSelection::followsEdits() {
    QFETCH(quint64, caret);
    QFETCH(quint64, begin);
    QFETCH(quint64, end);
    QFETCH(int, inserted);
    QFETCH(quint64, expected);
    m_selection->setCaret(caret);
    m_document->replace({begin, end}, Bytes(static_cast<std::size_t>(inserted), 'i'), {});
    QCOMPARE(quint64(m_selection->caret()), expected);
}

void TestSelection::focusIsTheCharacterAtTheCaret() {
    m_selection->setCaret(2);
    QCOMPARE(m_selection->focus(), (ByteRange{1, 4}));
    m_selection->select({0, 2});
    QCOMPARE(m_selection->focus(), (ByteRange{0, 2}));
    m_selection->setCaret(m_document->size());
    QVERIFY(m_selection->focus().empty());
}

void TestSelection::hoverRestsBeforeItSpreads() {
    QSignalSpy changed(m_selection.get(), &Selection::hoverChanged);
    m_selection->setHovered(ByteRange{0, 1});
    m_selection->setHovered(ByteRange{1, 4}); // the pointer moved on at once
    QCOMPARE(changed.count(), 0);
    QTRY_COMPARE(changed.count(), 1);
    QCOMPARE(*m_selection->hovered(), (ByteRange{1, 4}));
    m_selection->setHovered({});
    QCOMPARE(changed.count(), 2); // leaving needs no rest
    QVERIFY(!m_selection->hovered());
}

/// Characters far into an encoding that must be decoded from the start are known only later.
void TestSelection::whatBecomesKnownIsOutdated() {
    constexpr std::uint64_t kSize = 3'000'000;
    m_document->setBytes(Bytes(kSize, Byte{'a'}), {});
    QTRY_VERIFY(m_document->scan().isComplete());
    m_selection->setCaret(kSize - 1);
    QSignalSpy outdated(m_selection.get(), &Selection::outdated);
    m_document->setCodec(*m_codecs.find("ISO-2022-JP"));
    QVERIFY(!m_document->isAligned(kSize - 1));
    QVERIFY(m_selection->focus().empty());
    const auto before = outdated.count();
    QTRY_VERIFY(m_document->isAligned(kSize - 1));
    QCOMPARE(outdated.count(), before + 1);
    QCOMPARE(m_selection->focus(), (ByteRange{kSize - 1, kSize}));
    QTRY_VERIFY(m_document->scan().isComplete());
    QCOMPARE(outdated.count(), before + 1); // what comes after it is of no interest
}

QTEST_GUILESS_MAIN(TestSelection)
#include "tst_selection.moc"
