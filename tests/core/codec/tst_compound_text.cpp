#include "core/codec/span_rows.h"

using namespace moji;
using test::encodeRow;
using test::spanRow;

class TestCompoundText : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void spans_data() {
        test::spanColumns();

        spanRow("latin-1-at-first", "x11-compound-text", "61 E9", "0061:1 00E9:1");
        spanRow("cyrillic", "x11-compound-text", "1B 2D 4C D6 61", "control:3 0436:1 0061:1");
        spanRow("pairs-on-the-right", "x11-compound-text", "1B 24 29 41 D6 D0 61",
                "control:4 4E2D:2 0061:1");
        spanRow("pairs-on-the-left", "x11-compound-text", "1B 24 28 42 34 41 1B 28 42 61",
                "control:4 6F22:2 control:3 0061:1");
        spanRow("halves-do-not-mix", "x11-compound-text", "1B 24 29 41 D6 50",
                "control:4 illegal:1 0050:1");
        spanRow("katakana", "x11-compound-text", "1B 29 49 B1", "control:3 FF71:1");
        spanRow("utf-8", "x11-compound-text", "1B 25 47 E4 B8 96 C0 1B 25 40 E9",
                "control:3 4E16:3 illegal:1 control:3 00E9:1");
        spanRow("direction", "x11-compound-text", "9B 32 5D D0 9B 5D",
                "control:3 00D0:1 control:2");
        spanRow("segment", "x11-compound-text", "1B 25 2F 32 80 88 6B 6F 69 02 30 31 32 33 61",
                "control:10 unmapped:2 unmapped:2 0061:1");
        spanRow("segment-cut-off", "x11-compound-text", "1B 25 2F 31 80", "truncated:5");
        const QByteArray longName = "1B 25 2F 32 80 FF" + QByteArray(" 61").repeated(48) + " 02";
        const QByteArray spelledOut = "illegal:1 0025:1 002F:1 0032:1 0080:1 00FF:1" +
                                      QByteArray(" 0061:1").repeated(48) + " 0002:1";
        spanRow("segment-name-too-long", "x11-compound-text", longName, spelledOut);
        spanRow("unknown-escape", "x11-compound-text", "1B 21 61", "illegal:1 0021:1 0061:1");
    }
    void spans() { test::checkSpanRow(m_registry); }

    void encodes_data() {
        test::encodeColumns();

        encodeRow("latin-1", "x11-compound-text", U"aé", "61 E9");
        encodeRow("cyrillic", "x11-compound-text", U"жa", "1B 2D 4C D6 61");
        encodeRow("back-to-latin-1", "x11-compound-text", U"жÐ", "1B 2D 4C D6 1B 2D 41 D0");
        encodeRow("utf-8-for-the-rest", "x11-compound-text", U"😀é",
                  "1B 25 47 F0 9F 98 80 1B 25 40 E9");
        encodeRow("utf-8-is-ended", "x11-compound-text", U"😀", "1B 25 47 F0 9F 98 80 1B 25 40");
    }
    void encodes() { test::checkEncodeRow(m_registry); }
};

QTEST_GUILESS_MAIN(TestCompoundText)
#include "tst_compound_text.moc"
