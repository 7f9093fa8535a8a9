#include "core/codec/span_rows.h"

using namespace moji;
using test::encodeRow;
using test::spanRow;

class TestIscii : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void spans_data() {
        test::spanColumns();

        spanRow("devanagari", "ISCII,version=0", "B3 61", "0915:1 0061:1");
        spanRow("letter-and-nukta", "ISCII,version=0", "B3 E9 B4", "0958:2 0916:1");
        spanRow("letter-and-nukta-that-are-two", "ISCII,version=1", "B3 E9", "0995:1 09BC:1");
        spanRow("other-script-until-the-end-of-line", "ISCII,version=0", "EF 44 B3 0A B3",
                "control:2 0B95:1 000A:1 0915:1");
        spanRow("display-attribute", "ISCII,version=0", "EF 30 B3", "control:2 0915:1");
        spanRow("no-such-attribute", "ISCII,version=0", "EF 71 B3", "illegal:1 0071:1 0915:1");
        spanRow("explicit-halant", "ISCII,version=0", "B3 E8 E8", "0915:1 094D:1 200C:1");
        spanRow("soft-halant", "ISCII,version=0", "B3 E8 E9", "0915:1 094D:1 200D:1");
        spanRow("invisible-letter", "ISCII,version=0", "D9 B3 D9 E8",
                "200D:1 0915:1 0020:1 094D:1");
        spanRow("danda-twice", "ISCII,version=0", "EA EA EA", "0965:2 0964:1");
        spanRow("extension", "ISCII,version=0", "F0 B8", "0952:2");
        spanRow("no-such-extension", "ISCII,version=0", "F0 A1 F0 41",
                "unmapped:2 illegal:1 0041:1");
        spanRow("digits", "ISCII,version=5", "F1 FA", "0BE6:1 0BEF:1");
        spanRow("gurmukhi-addak", "ISCII,version=2", "B3 E8 B3", "0A71+0A15:3");
        spanRow("gurmukhi-cluster", "ISCII,version=2", "B3 E8 B4", "0A15:1 0A4D:1 0A16:1");
        spanRow("gurmukhi-tippi", "ISCII,version=2", "B3 A2 A5 A2", "0A15:1 0A70:1 0A06:1 0A02:1");
        spanRow("gurmukhi-three-of-two", "ISCII,version=2", "C0 E9", "0A5C+0A4D+0A39:2");
        spanRow("letter-the-script-lacks", "ISCII,version=5", "B4", "unmapped:1");
        spanRow("cut-off", "ISCII,version=0", "EF", "truncated:1");
    }
    void spans() { test::checkSpanRow(m_registry); }

    void encodes_data() {
        test::encodeColumns();

        encodeRow("own-script", "ISCII,version=0", U"क", "B3");
        encodeRow("other-script", "ISCII,version=0", U"கa", "EF 44 B3 61");
        encodeRow("a-line-begins-in-its-own", "ISCII,version=0", U"க\nக", "EF 44 B3 0A EF 44 B3");
        encodeRow("letter-with-nukta", "ISCII,version=0", U"\u0958", "B3 E9");
        encodeRow("letter-then-nukta", "ISCII,version=0", U"\u0915\u093C", "B3 EF 42 E9");
        encodeRow("joiner-after-halant", "ISCII,version=0", U"\u094D\u200D", "E8 E9");
        encodeRow("joiner-at-end", "ISCII,version=0", U"\u200D", "D9 EF 42");
        encodeRow("halant-twice", "ISCII,version=0", U"\u094D\u094D", "E8 EF 42 E8");
        encodeRow("addak", "ISCII,version=2", U"\u0A71\u0A15", "B3 E8 B3");
        encodeRow("lacking", "ISCII,version=0", U"世", "");
    }
    void encodes() { test::checkEncodeRow(m_registry); }
};

QTEST_GUILESS_MAIN(TestIscii)
#include "tst_iscii.moc"
