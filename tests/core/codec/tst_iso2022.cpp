#include "core/codec/span_rows.h"

using namespace moji;
using test::encodeRow;
using test::spanRow;

class TestIso2022 : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void spans_data() {
        test::spanColumns();

        spanRow("jp-1-jis-x-0212", "ISO-2022-JP-1", "1B 24 28 44 30 21 1B 28 42",
                "control:4 4E02:2 control:3");
        spanRow("jp-2-single-shift", "ISO-2022-JP-2", "1B 2E 41 1B 4E 69 61",
                "control:3 control:2 00E9:1 0061:1");
        spanRow("jp-2-shift-to-nothing", "ISO-2022-JP-2", "1B 4E 69", "illegal:1 004E:1 0069:1");
        spanRow("jp-2-shift-before-a-control", "ISO-2022-JP-2", "1B 2E 41 1B 4E 0A",
                "control:3 illegal:2 000A:1");
        spanRow("jp-2-end-of-line-frees-g2", "ISO-2022-JP-2", "1B 2E 41 0A 1B 4E 69",
                "control:3 000A:1 illegal:1 004E:1 0069:1");
        spanRow("jp-2-chinese-and-korean", "ISO-2022-JP-2", "1B 24 41 56 50 1B 24 28 43 30 21",
                "control:3 4E2D:2 control:4 AC00:2");
        spanRow("jp-end-of-line-frees-pairs", "ISO-2022-JP-1", "1B 24 42 34 41 0A 61",
                "control:3 6F22:2 000A:1 0061:1");
        spanRow("jp-control-among-pairs", "ISO-2022-JP-1", "1B 24 42 09 34 41",
                "control:3 illegal:1 6F22:2");
        spanRow("jp-second-byte-is-read-again", "ISO-2022-JP-1", "1B 24 42 34 0A 61",
                "control:3 illegal:1 000A:1 0061:1");
        spanRow("jp-announced-revision", "ISO-2022-JP-1", "1B 26 40 1B 24 42 34 41",
                "control:6 6F22:2");
        spanRow("unknown-escape", "ISO-2022-JP-1", "1B 24 41 61", "illegal:1 0024:1 0041:1 0061:1");
        spanRow("escape-cut-off", "ISO-2022-JP-1", "61 1B 24 28", "0061:1 truncated:3");
        spanRow("jis7-katakana-by-so", "JIS7", "0E 31 0F 31", "control:1 FF71:1 control:1 0031:1");
        spanRow("jis8-katakana-by-eighth-bit", "JIS8", "B1 61 E0", "FF71:1 0061:1 illegal:1");
        spanRow("jis8-not-among-pairs", "JIS8", "1B 24 42 B1", "control:3 illegal:1");
        spanRow("kr", "ISO-2022-KR", "1B 24 29 43 0E 30 21 0F 61",
                "control:4 control:1 AC00:2 control:1 0061:1");
        spanRow("kr-without-header", "ISO-2022-KR", "0E 30 21", "control:1 AC00:2");
        spanRow("kr-line-feed-shifts-in", "ISO-2022-KR", "0E 30 21 0A 61",
                "control:1 AC00:2 000A:1 0061:1");
        spanRow("kr-cut-off", "ISO-2022-KR", "0E 30", "control:1 truncated:1");
        spanRow("kr-unmapped", "ISO-2022-KR", "0E 7E 7E", "control:1 unmapped:2");
        spanRow("cn", "ISO-2022-CN", "1B 24 29 41 0E 56 50 0F 61",
                "control:4 control:1 4E2D:2 control:1 0061:1");
        spanRow("cn-so-without-designation", "ISO-2022-CN", "0E 56 50", "illegal:1 0056:1 0050:1");
        spanRow("cn-plane-2", "ISO-2022-CN", "1B 24 2A 48 1B 4E 21 21",
                "control:4 control:2 4E42:2");
        spanRow("cn-line-feed-clears", "ISO-2022-CN", "1B 24 29 41 0E 56 50 0A 0E",
                "control:4 control:1 4E2D:2 000A:1 illegal:1");
        spanRow("cn-has-no-iso-ir-165", "ISO-2022-CN", "1B 24 29 45",
                "illegal:1 0024:1 0029:1 0045:1");
        spanRow("cn-ext-has", "ISO-2022-CN-EXT", "1B 24 29 45", "control:4");
        spanRow("cn-ext-plane-3", "ISO-2022-CN-EXT", "1B 24 2B 49 1B 4F 21 21",
                "control:4 control:2 4E28:2");
        spanRow("eighth-bit", "ISO-2022-CN", "80 FF", "illegal:1 illegal:1");
    }
    void spans() { test::checkSpanRow(m_registry); }

    void encodes_data() {
        test::encodeColumns();

        encodeRow("jp-1", "ISO-2022-JP-1", U"漢a", "1B 24 42 34 41 1B 28 42 61");
        encodeRow("jp-1-jis-x-0212", "ISO-2022-JP-1", U"漢丂",
                  "1B 24 42 34 41 1B 24 28 44 30 21 1B 28 42");
        encodeRow("jp-1-lacks-hangul", "ISO-2022-JP-1", U"가", "");
        encodeRow("jp-2-latin-1", "ISO-2022-JP-2", U"é\né",
                  "1B 24 28 44 2B 31 1B 28 42 0A 1B 24 28 44 2B 31 1B 28 42");
        encodeRow("jp-1-line-ends-in-ascii", "ISO-2022-JP-1", U"漢\n漢",
                  "1B 24 42 34 41 1B 28 42 0A 1B 24 42 34 41 1B 28 42");
        encodeRow("jis7", "JIS7", U"ｱa", "0E 31 0F 61");
        encodeRow("jis8", "JIS8", U"ｱ漢ｱ", "B1 1B 24 42 34 41 1B 28 42 B1");
        encodeRow("kr-header-first", "ISO-2022-KR", U"a가a", "1B 24 29 43 61 0E 30 21 0F 61");
        encodeRow("kr-ends-shifted-in", "ISO-2022-KR", U"가", "1B 24 29 43 0E 30 21 0F");
        encodeRow("kr-nothing", "ISO-2022-KR", U"", "");
        encodeRow("cn-designates-each-line", "ISO-2022-CN", U"中\n中",
                  "1B 24 29 41 0E 56 50 0F 0A 1B 24 29 41 0E 56 50 0F");
        encodeRow("cn-plane-2", "ISO-2022-CN", U"乂", "1B 24 2A 48 1B 4E 21 21");
        encodeRow("cn-cns-prefers-cns", "ISO-2022-CN-CNS", U"中", "1B 24 29 47 0E 44 63 0F");
        encodeRow("escape-cannot-be-written", "ISO-2022-KR", U"\x1B", "");
    }
    void encodes() { test::checkEncodeRow(m_registry); }
};

QTEST_GUILESS_MAIN(TestIso2022)
#include "tst_iso2022.moc"
