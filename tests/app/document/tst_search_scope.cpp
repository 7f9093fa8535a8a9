// The bytes that a search is limited to follow edits, and come back with Undo and Redo.

#include "codec/codec_registry.h"
#include "document/document.h"
#include "document/search_scope.h"

#include <QtTest>

#include <map>
#include <random>

using namespace moji;
using namespace moji::app;

class TestSearchScope : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>(m_codecs);
        m_document->setBytes(asBytes("0123456789"), {});
    }
    void followsEdits_data();
    void followsEdits();
    void replacedAtItsEdges();
    void anyEditsAndUndos();
    void otherBytesEndIt();
    void withoutOneAllIsSearched();

private:
    SearchScope& scope() { return SearchScope::of(*m_document); }

    CodecRegistry m_codecs;
    std::unique_ptr<Document> m_document;
};

void TestSearchScope::followsEdits_data() {
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("end");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("expectedBegin"); // of 3..7
    QTest::addColumn<int>("expectedEnd");
    QTest::newRow("insert-before") << 1 << 1 << QByteArray("ab") << 5 << 9;
    QTest::newRow("insert-inside") << 5 << 5 << QByteArray("ab") << 3 << 9;
    QTest::newRow("insert-at-its-begin") << 3 << 3 << QByteArray("ab") << 5 << 9;
    QTest::newRow("insert-at-its-end") << 7 << 7 << QByteArray("ab") << 3 << 7;
    QTest::newRow("insert-after") << 8 << 8 << QByteArray("ab") << 3 << 7;
    QTest::newRow("remove-inside") << 4 << 6 << QByteArray() << 3 << 5;
    QTest::newRow("remove-its-begin") << 2 << 5 << QByteArray() << 2 << 4;
    QTest::newRow("remove-its-end") << 6 << 9 << QByteArray() << 3 << 6;
    QTest::newRow("remove-it") << 2 << 9 << QByteArray() << 2 << 2;
    QTest::newRow("longer-at-its-begin") << 3 << 4 << QByteArray("abc") << 3 << 9;
    QTest::newRow("longer-at-its-end") << 6 << 7 << QByteArray("abc") << 3 << 9;
    QTest::newRow("longer-all-of-it") << 3 << 7 << QByteArray("abcdefgh") << 3 << 11;
    QTest::newRow("shorter-at-its-end") << 5 << 7 << QByteArray("a") << 3 << 6;
    QTest::newRow("overwritten") << 2 << 8 << QByteArray("abcdef") << 3 << 7;
}

void TestSearchScope::followsEdits() {
    QFETCH(int, begin);
    QFETCH(int, end);
    QFETCH(QByteArray, bytes);
    QFETCH(int, expectedBegin);
    QFETCH(int, expectedEnd);
    const auto at = [](int offset) { return static_cast<std::uint64_t>(offset); };
    scope().set(ByteRange{3, 7});
    m_document->replace({at(begin), at(end)}, asBytes(bytes.toStdString()), {});
    const ByteRange expected{at(expectedBegin), at(expectedEnd)};
    QCOMPARE(*scope().range(), expected);
    m_document->undoStack().undo();
    QCOMPARE(*scope().range(), (ByteRange{3, 7}));
    m_document->undoStack().redo();
    QCOMPARE(*scope().range(), expected);
}

/// As Replace all does.
void TestSearchScope::replacedAtItsEdges() {
    scope().set(ByteRange{3, 7});
    const std::vector<Splice> places{{{3, 4}, 3}, {{5, 6}, 0}, {{6, 7}, 4}};
    PieceTable table = m_document->table();
    table.replace({6, 7}, asBytes("abcd"));
    table.replace({5, 6}, {});
    table.replace({3, 4}, asBytes("xyz"));
    QVERIFY(m_document->adopt(table, changeOf(places), {}));
    QCOMPARE(*scope().range(), (ByteRange{3, 11}));
    m_document->undoStack().undo();
    QCOMPARE(*scope().range(), (ByteRange{3, 7}));
}

/// It is the same wherever Undo and Redo come by again.
void TestSearchScope::anyEditsAndUndos() {
    std::mt19937 random(5);
    for (int round = 0; round < 50; ++round) {
        init();
        QUndoStack& undo = m_document->undoStack();
        scope().set(ByteRange{3, 7});
        std::map<int, ByteRange> known{{0, {3, 7}}};
        for (int step = 0; step < 40; ++step) {
            const auto what = random() % 4;
            if (what == 0 && undo.canUndo()) {
                undo.undo();
            } else if (what == 1 && undo.canRedo()) {
                undo.redo();
            } else {
                const std::uint64_t begin = random() % (m_document->size() + 1);
                const std::uint64_t end = begin + random() % 3;
                const int before = undo.index();
                m_document->replace({begin, end}, Bytes(random() % 3, 'x'), {});
                if (undo.index() == before)
                    continue; // nothing replaced by nothing
                known.erase(known.lower_bound(undo.index()), known.end());
            }
            const ByteRange now = *scope().range();
            QVERIFY(now.begin <= now.end && now.end <= m_document->size());
            QCOMPARE(known.try_emplace(undo.index(), now).first->second, now);
        }
    }
}

void TestSearchScope::otherBytesEndIt() {
    scope().set(ByteRange{3, 7});
    const QSignalSpy changed(&scope(), &SearchScope::changed);
    m_document->setBytes(asBytes("others"), {});
    QVERIFY(!scope().range());
    QVERIFY(changed.count() > 0);
}

void TestSearchScope::withoutOneAllIsSearched() {
    QCOMPARE(scope().searched(), (ByteRange{0, 10}));
    scope().set(ByteRange{3, 7});
    QCOMPARE(scope().searched(), (ByteRange{3, 7}));
    scope().set({});
    QCOMPARE(scope().searched(), (ByteRange{0, 10}));
}

QTEST_MAIN(TestSearchScope)
#include "tst_search_scope.moc"
