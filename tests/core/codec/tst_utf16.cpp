#include "codec/owned_mark.h"
#include "core/codec/span_rows.h"

using namespace moji;
using test::encodeRow;
using test::spanRow;

class TestUtf16 : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void spans_data() {
        test::spanColumns();

        spanRow("mark-at-0-is-control", "UTF-16LE", "FF FE FF FE 41",
                "control+FEFF:2 FEFF:2 truncated:1");
        spanRow("mark-of-the-other-order-is-FFFE", "UTF-16LE", "FE FF", "FFFE:2");
        spanRow("big-endian", "UTF-16BE", "FE FF 4E 16", "control+FEFF:2 4E16:2");
        spanRow("pair", "UTF-16LE", "3D D8 00 DE 61 00", "1F600:4 0061:2");
        spanRow("low-alone", "UTF-16LE", "00 DE 61 00", "illegal:2 0061:2");
        spanRow("high-before-other", "UTF-16LE", "3D D8 61 00", "illegal:2 0061:2");
        spanRow("high-high-low", "UTF-16BE", "D8 3D D8 3D DE 00", "illegal:2 1F600:4");
        spanRow("high-at-end", "UTF-16BE", "00 61 D8 3D", "0061:2 truncated:2");
        spanRow("high-and-odd-byte-are-one-error", "UTF-16BE", "D8 3D DE", "truncated:3");
        spanRow("odd-byte", "UTF-16BE", "00 61 00", "0061:2 truncated:1");
        spanRow("one-byte", "UTF-16", "FE", "truncated:1");
        spanRow("by-mark-big", "UTF-16", "FE FF 4E 16", "control+FEFF:2 4E16:2");
        spanRow("by-mark-little", "UTF-16", "FF FE 16 4E", "control+FEFF:2 4E16:2");
        spanRow("without-mark-little", "UTF-16", "16 4E", "4E16:2");
        spanRow("mark-decides-once", "UTF-16", "FE FF FF FE", "control+FEFF:2 FFFE:2");
        spanRow("icu-version-2-is-big", "UTF-16,version=2", "4E 16", "4E16:2");
    }
    void spans() { test::checkSpanRow(m_registry); }

    void encodes_data() {
        test::encodeColumns();

        encodeRow("little", "UTF-16LE", U"a世😀", "61 00 16 4E 3D D8 00 DE");
        encodeRow("big", "UTF-16BE", U"a世😀", "00 61 4E 16 D8 3D DE 00");
        encodeRow("no-mark-is-added", "UTF-16", U"a", "61 00");
        encodeRow("a-mark-is-kept", "UTF-16", U"\uFEFFa", "FF FE 61 00");
        // Nor here: whoever writes a whole text adds it (owned_mark.h).
        encodeRow("no-mark-in-icu-version-1", "UTF-16LE,version=1", U"ab", "61 00 62 00");
        encodeRow("a-mark-is-kept-there", "UTF-16BE,version=1", U"\uFEFFa", "FE FF 00 61");
    }
    void encodes() { test::checkEncodeRow(m_registry); }

    /// Which encodings own their mark, and what they are without it.
    void ownedMarks_data() {
        QTest::addColumn<QString>("without");
        QTest::addColumn<int>("size");
        QTest::newRow("UTF-8") << "UTF-8" << 0;
        QTest::newRow("UTF-8-SIG") << "UTF-8" << 3;
        QTest::newRow("UTF-16LE") << "UTF-16LE" << 0;
        QTest::newRow("UTF-16") << "UTF-16LE" << 2;
        QTest::newRow("UTF-16,version=1") << "UTF-16LE" << 2;
        QTest::newRow("UTF-16,version=2") << "UTF-16BE" << 2;
        QTest::newRow("UTF-16LE,version=1") << "UTF-16LE" << 2;
        QTest::newRow("UTF-16BE,version=1") << "UTF-16BE" << 2;
        QTest::newRow("UTF-32") << "UTF-32LE" << 4;
        QTest::newRow("UTF-32BE") << "UTF-32BE" << 0;
        QTest::newRow("GB18030") << "gb18030" << 0;
    }
    void ownedMarks() {
        QFETCH(QString, without);
        QFETCH(int, size);
        const Codec& codec = *m_registry.find(QTest::currentDataTag());
        QCOMPARE(codec.scheme().ownsMark, size > 0);
        QCOMPARE(ownedMarkSize(codec, U'a'), static_cast<std::size_t>(size));
        QCOMPARE(ownedMarkSize(codec, U'\uFEFF'), std::size_t{0});
        QCOMPARE(m_registry.find(nameWithoutMark(codec)), m_registry.find(without.toStdString()));
    }
};

QTEST_GUILESS_MAIN(TestUtf16)
#include "tst_utf16.moc"
