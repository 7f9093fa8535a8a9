#include "core/codec/span_rows.h"

using namespace moji;
using test::encodeRow;
using test::spanRow;

class TestUtf32 : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void spans_data() {
        test::spanColumns();

        spanRow("mark-at-0-is-control", "UTF-32LE", "FF FE 00 00 FF FE 00 00",
                "control+FEFF:4 FEFF:4");
        spanRow("big", "UTF-32BE", "00 01 F6 00", "1F600:4");
        spanRow("beyond-10FFFF", "UTF-32BE", "00 11 00 00 00 00 00 61", "illegal:4 0061:4");
        spanRow("surrogate", "UTF-32LE", "00 D8 00 00", "illegal:4");
        spanRow("last-code-point", "UTF-32BE", "00 10 FF FF", "10FFFF:4");
        spanRow("one-byte-left", "UTF-32BE", "00 00 00 61 00", "0061:4 truncated:1");
        spanRow("three-bytes-left", "UTF-32BE", "00 00 00", "truncated:3");
        spanRow("by-mark-big", "UTF-32", "00 00 FE FF 00 00 4E 16", "control+FEFF:4 4E16:4");
        spanRow("by-mark-little", "UTF-32", "FF FE 00 00 16 4E 00 00", "control+FEFF:4 4E16:4");
        spanRow("without-mark-little", "UTF-32", "16 4E 00 00", "4E16:4");
    }
    void spans() { test::checkSpanRow(m_registry); }

    void encodes_data() {
        test::encodeColumns();

        encodeRow("little", "UTF-32LE", U"世😀", "16 4E 00 00 00 F6 01 00");
        encodeRow("big", "UTF-32BE", U"😀", "00 01 F6 00");
        encodeRow("no-mark-is-added", "UTF-32", U"a", "61 00 00 00");
    }
    void encodes() { test::checkEncodeRow(m_registry); }
};

QTEST_GUILESS_MAIN(TestUtf32)
#include "tst_utf32.moc"
