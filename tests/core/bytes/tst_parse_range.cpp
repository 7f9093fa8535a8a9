// Ranges as people write them.

#include "bytes/parse_range.h"

#include <QtTest>

using namespace moji;

class TestParseRange : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void reads_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<quint64>("begin");
        QTest::addColumn<quint64>("end");
        const quint64 most = ~quint64{0};
        QTest::newRow("decimal") << QByteArray("10:200") << quint64{10} << quint64{200};
        QTest::newRow("hexadecimal") << QByteArray("0xA:0XfF") << quint64{10} << quint64{255};
        QTest::newRow("from the start") << QByteArray(":7") << quint64{0} << quint64{7};
        QTest::newRow("to the end") << QByteArray("7:") << quint64{7} << most;
        QTest::newRow("all") << QByteArray(":") << quint64{0} << most;
        QTest::newRow("empty") << QByteArray("5:5") << quint64{5} << quint64{5};
        QTest::newRow("the largest") << QByteArray("0:18446744073709551615") << quint64{0} << most;
    }
    void reads() {
        QFETCH(QByteArray, text);
        QFETCH(quint64, begin);
        QFETCH(quint64, end);
        const auto range = parseRange(text.toStdString());
        QVERIFY(range);
        QCOMPARE(range->begin, begin);
        QCOMPARE(range->end, end);
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* const text : {"", "7", "a:b", "1:b", "-1:2", "1:2:3", "0x:1", "1: 2",
                                       "2:1", "0:18446744073709551616"})
            QTest::newRow(text) << QByteArray(text);
    }
    void refuses() {
        QFETCH(QByteArray, text);
        const auto range = parseRange(text.toStdString());
        QVERIFY(!range);
        QCOMPARE(range.error().code, ErrorCode::Malformed);
        QCOMPARE(range.error().subject, text.toStdString());
    }
};

QTEST_GUILESS_MAIN(TestParseRange)
#include "tst_parse_range.moc"
