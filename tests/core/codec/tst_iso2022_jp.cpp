#include "core/codec/span_rows.h"

using namespace moji;
using test::encodeRow;
using test::spanRow;

class TestIso2022Jp : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void spans_data() {
        test::spanColumns();

        spanRow("kanji", "ISO-2022-JP", "1B 24 42 34 41 1B 28 42", "control:3 6F22:2 control:3");
        spanRow("roman", "ISO-2022-JP", "1B 28 4A 5C 7E 61", "control:3 00A5:1 203E:1 0061:1");
        spanRow("katakana", "ISO-2022-JP", "1B 28 49 31 60", "control:3 FF71:1 illegal:1");
        spanRow("old-jis", "ISO-2022-JP", "1B 24 40 34 41", "control:3 6F22:2");
        spanRow("nec-row-13", "ISO-2022-JP", "1B 24 42 2D 21", "control:3 2460:2");
        spanRow("two-escapes", "ISO-2022-JP", "1B 24 42 1B 28 42 61", "control:3 illegal:3 0061:1");
        spanRow("escapes-apart", "ISO-2022-JP", "1B 24 42 34 41 1B 28 42 1B 24 42",
                "control:3 6F22:2 control:3 illegal:3");
        spanRow("unknown-escape", "ISO-2022-JP", "1B 24 43 61", "illegal:1 0024:1 0043:1 0061:1");
        spanRow("escape-at-end", "ISO-2022-JP", "61 1B", "0061:1 truncated:1");
        spanRow("half-an-escape-at-end", "ISO-2022-JP", "1B 24", "truncated:1 0024:1");
        spanRow("half-an-escape-among-pairs", "ISO-2022-JP", "1B 24 42 34 41 1B 28",
                "control:3 6F22:2 truncated:1 truncated:1");
        spanRow("shift-out", "ISO-2022-JP", "0E 0F 61", "illegal:1 illegal:1 0061:1");
        spanRow("eighth-bit", "ISO-2022-JP", "B1 61", "illegal:1 0061:1");
        spanRow("lead-before-escape", "ISO-2022-JP", "1B 24 42 34 1B 28 42 61",
                "control:3 illegal:1 control:3 0061:1");
        spanRow("lead-before-line-feed", "ISO-2022-JP", "1B 24 42 34 0A 34 41",
                "control:3 illegal:2 6F22:2");
        spanRow("line-feed-among-pairs", "ISO-2022-JP", "1B 24 42 0A 34 41",
                "control:3 illegal:1 6F22:2");
        spanRow("unmapped", "ISO-2022-JP", "1B 24 42 7E 7E", "control:3 unmapped:2");
        spanRow("cut-off", "ISO-2022-JP", "1B 24 42 34", "control:3 truncated:1");
    }
    void spans() { test::checkSpanRow(m_registry); }

    void encodes_data() {
        test::encodeColumns();

        encodeRow("kanji", "ISO-2022-JP", U"a漢a", "61 1B 24 42 34 41 1B 28 42 61");
        encodeRow("ends-in-ascii", "ISO-2022-JP", U"漢", "1B 24 42 34 41 1B 28 42");
        encodeRow("yen", "ISO-2022-JP", U"¥a\\", "1B 28 4A 5C 61 1B 28 42 5C");
        encodeRow("minus", "ISO-2022-JP", U"−", "1B 24 42 21 5D 1B 28 42");
        encodeRow("half-width", "ISO-2022-JP", U"ｱﾞ", "1B 24 42 25 22 21 2B 1B 28 42");
        encodeRow("shift-cannot-be-written", "ISO-2022-JP", U"\x0E", "");
        encodeRow("hangul-is-lacking", "ISO-2022-JP", U"가", "");
    }
    void encodes() { test::checkEncodeRow(m_registry); }
};

QTEST_GUILESS_MAIN(TestIso2022Jp)
#include "tst_iso2022_jp.moc"
