#include "core/codec/span_rows.h"

using namespace moji;
using test::encodeRow;
using test::spanRow;

class TestLmbcs : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void spans_data() {
        test::spanColumns();

        spanRow("ascii", "LMBCS-1", "61", "0061:1");
        spanRow("own-group", "LMBCS-1", "82", "00E9:1");
        spanRow("other-group", "LMBCS-1", "05 C6", "0416:2");
        spanRow("double-byte-group", "LMBCS-1", "10 90 A2", "4E16:3");
        spanRow("double-byte-group-of-its-own", "LMBCS-16", "90 A2 B1", "4E16:2 FF71:1");
        spanRow("unicode-group", "LMBCS-1", "14 0A 05", "0A05:3");
        spanRow("surrogates", "LMBCS-1", "14 D8 3D 14 DE 00 61", "1F600:6 0061:1");
        spanRow("lone-surrogate", "LMBCS-1", "14 D8 3D 61", "illegal:3 0061:1");
        spanRow("cut-off", "LMBCS-1", "10 90", "truncated:2");
        spanRow("surrogate-cut-off", "LMBCS-1", "14 D8 3D 14", "truncated:4");
    }
    void spans() { test::checkSpanRow(m_registry); }

    /// Of 世 and 가 in the code pages of the four groups.
    void rowsAndCells_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("hex");
        QTest::addColumn<int>("row"); // 0: no place
        QTest::addColumn<int>("cell");
        QTest::newRow("shift-jis") << "LMBCS-1"
                                   << "10 90 A2" << 32 << 4;
        QTest::newRow("korean") << "LMBCS-1"
                                << "11 B0 A1" << 16 << 1;
        QTest::newRow("big5") << "LMBCS-1"
                              << "12 A5 40" << 5 << 1;
        QTest::newRow("gbk") << "LMBCS-1"
                             << "13 CA C0" << 42 << 32;
        QTest::newRow("group-of-its-own") << "LMBCS-16"
                                          << "90 A2" << 32 << 4;
        QTest::newRow("other-than-its-own") << "LMBCS-16"
                                            << "11 B0 A1" << 16 << 1;
        QTest::newRow("single-byte-group") << "LMBCS-1"
                                           << "05 C6" << 0 << 0;
        QTest::newRow("unicode-group") << "LMBCS-1"
                                       << "14 A1 A1" << 0 << 0;
        QTest::newRow("ascii") << "LMBCS-16"
                               << "61" << 0 << 0;
    }
    void rowsAndCells() {
        QFETCH(QString, encoding);
        QFETCH(QString, hex);
        QFETCH(int, row);
        QFETCH(int, cell);
        const auto bytes = *parseHexBytes(hex.toStdString());
        const auto place = m_registry.find(encoding.toStdString())->rowCell(bytes);
        QVERIFY(place);
        QCOMPARE(place->row.value_or(0), row);
        QCOMPARE(place->cell.value_or(0), cell);
    }

    void encodes_data() {
        test::encodeColumns();

        encodeRow("groups", "LMBCS-1", U"aéЖ世", "61 82 05 C6 10 90 A2");
        encodeRow("surrogates", "LMBCS-1", U"😀", "14 D8 3D 14 DE 00");
    }
    void encodes() { test::checkEncodeRow(m_registry); }
};

QTEST_GUILESS_MAIN(TestLmbcs)
#include "tst_lmbcs.moc"
