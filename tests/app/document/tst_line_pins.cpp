// Pins belong to the bytes of their lines, whatever is edited, undone and redone.

#include "document/document.h"
#include "document/line_pins.h"

#include <QtTest>

using namespace moji;
using namespace moji::app;

class TestLinePins : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>(m_codecs);
        m_document->setBytes(asBytes("abc\ndef\nghi\n"), {});
    }
    void followEdits_data();
    void followEdits();
    void ofJoinedLinesTheFirstCounts();
    void unpinsTheLineAsItIsNow();
    void ofALastLineWithoutLineFeedAndOfAnEmptyOne();
    void otherBytesHaveNone();

private:
    LinePins& pins() { return m_document->linePins(); }
    [[nodiscard]] QList<std::uint64_t> offsets() {
        QList<std::uint64_t> list;
        for (const auto& [offset, codec] : pins().all())
            list += offset;
        return list;
    }

    CodecRegistry m_codecs;
    const Codec* m_koi = m_codecs.find("KOI8-R");
    const Codec* m_dos = m_codecs.find("IBM866");
    std::unique_ptr<Document> m_document;
};

void TestLinePins::followEdits_data() {
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("end");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QList<std::uint64_t>>("expected"); // of 4, the line def
    using List = QList<std::uint64_t>;
    QTest::newRow("its-line-removed") << 4 << 8 << QByteArray() << List{};
    QTest::newRow("its-text-removed") << 4 << 7 << QByteArray() << List{};
    QTest::newRow("removed-with-its-neighbours") << 2 << 10 << QByteArray() << List{};
    QTest::newRow("a-line-inserted-at-its-beginning") << 4 << 4 << QByteArray("xy\n") << List{7};
    QTest::newRow("two-lines-before") << 0 << 0 << QByteArray("x\ny\n") << List{8};
    QTest::newRow("text-typed-at-its-beginning") << 4 << 4 << QByteArray("xy") << List{4};
    QTest::newRow("its-first-letter-removed") << 4 << 5 << QByteArray() << List{4};
    QTest::newRow("its-last-letter-removed") << 6 << 7 << QByteArray() << List{4};
    QTest::newRow("its-first-letter-overwritten") << 4 << 5 << QByteArray("x") << List{4};
    QTest::newRow("divided") << 5 << 5 << QByteArray("\n") << List{4};
    QTest::newRow("joined-with-the-line-before") << 3 << 4 << QByteArray() << List{0};
    QTest::newRow("the-line-before-removed") << 0 << 4 << QByteArray() << List{0};
    QTest::newRow("something-after-it") << 8 << 8 << QByteArray("x") << List{4};
}

void TestLinePins::followEdits() {
    QFETCH(int, begin);
    QFETCH(int, end);
    QFETCH(QByteArray, bytes);
    QFETCH(QList<std::uint64_t>, expected);
    pins().set(4, m_koi);
    m_document->replace({std::uint64_t(begin), std::uint64_t(end)},
                        asBytes(std::string_view(bytes.data(), std::size_t(bytes.size()))),
                        QStringLiteral("edit"));
    QCOMPARE(offsets(), expected);
    m_document->undoStack().undo();
    QCOMPARE(pins().all(), (LinePins::Pins{{4, m_koi}}));
    m_document->undoStack().redo();
    QCOMPARE(offsets(), expected);
}

void TestLinePins::ofJoinedLinesTheFirstCounts() {
    pins().set(4, m_koi);
    pins().set(0, m_dos);
    m_document->remove({3, 4}, QStringLiteral("join"));
    QCOMPARE(pins().all(), (LinePins::Pins{{0, m_dos}}));
    m_document->undoStack().undo();
    QCOMPARE(pins().all(), (LinePins::Pins{{0, m_dos}, {4, m_koi}}));
}

void TestLinePins::unpinsTheLineAsItIsNow() {
    pins().set(4, m_koi);
    m_document->insert(4, asBytes("x"), QStringLiteral("type"));
    pins().set(4, m_dos);
    QCOMPARE(pins().all(), (LinePins::Pins{{4, m_dos}}));
    pins().set(4, nullptr);
    QVERIFY(pins().all().empty());
    m_document->undoStack().undo();
    QVERIFY(pins().all().empty());
}

void TestLinePins::ofALastLineWithoutLineFeedAndOfAnEmptyOne() {
    m_document->setBytes(asBytes("ab\n\ncd"), {});
    pins().set(3, m_koi);
    pins().set(4, m_dos);
    m_document->insert(0, asBytes("x\n"), QStringLiteral("line"));
    QCOMPARE(pins().all(), (LinePins::Pins{{5, m_koi}, {6, m_dos}}));
    m_document->remove({5, 6}, QStringLiteral("the empty line"));
    QCOMPARE(pins().all(), (LinePins::Pins{{5, m_dos}}));
    m_document->remove({5, 7}, QStringLiteral("the last line"));
    QVERIFY(pins().all().empty());
}

void TestLinePins::otherBytesHaveNone() {
    pins().set(4, m_koi);
    m_document->remove({4, 8}, QStringLiteral("edit"));
    m_document->setBytes(asBytes("other\n"), {});
    QVERIFY(pins().all().empty());
    m_document->insert(0, asBytes("x"), QStringLiteral("edit"));
    m_document->undoStack().undo();
    QVERIFY(pins().all().empty());
}

QTEST_GUILESS_MAIN(TestLinePins)
#include "tst_line_pins.moc"
