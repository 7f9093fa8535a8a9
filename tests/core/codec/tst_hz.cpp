#include "core/codec/span_rows.h"

using namespace moji;
using test::encodeRow;
using test::spanRow;

class TestHz : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void spans_data() {
        test::spanColumns();

        spanRow("pairs", "HZ-GB-2312", "61 7E 7B 56 50 7E 7D 62",
                "0061:1 control:2 4E2D:2 control:2 0062:1");
        spanRow("tilde", "HZ-GB-2312", "7E 7E", "007E:2");
        spanRow("line-goes-on", "HZ-GB-2312", "61 7E 0A 62", "0061:1 control:2 0062:1");
        spanRow("line-feed-ends-pairs", "HZ-GB-2312", "7E 7B 56 50 0A 61",
                "control:2 4E2D:2 000A:1 0061:1");
        spanRow("other-tilde", "HZ-GB-2312", "7E 61", "illegal:1 0061:1");
        spanRow("lead-before-line-feed", "HZ-GB-2312", "7E 7B 56 0A 61",
                "control:2 illegal:1 000A:1 0061:1");
        spanRow("unmapped", "HZ-GB-2312", "7E 7B 78 21", "control:2 unmapped:2");
        spanRow("space-among-pairs", "HZ-GB-2312", "7E 7B 20 56 50", "control:2 illegal:1 4E2D:2");
        spanRow("cut-off", "HZ-GB-2312", "7E 7B 56", "control:2 truncated:1");
        spanRow("tilde-at-end", "HZ-GB-2312", "7E", "truncated:1");
        spanRow("eighth-bit", "HZ-GB-2312", "D6 D0", "illegal:1 illegal:1");
    }
    void spans() { test::checkSpanRow(m_registry); }

    void encodes_data() {
        test::encodeColumns();

        encodeRow("pairs", "HZ-GB-2312", U"a中b", "61 7E 7B 56 50 7E 7D 62");
        encodeRow("tilde-among-pairs", "HZ-GB-2312", U"中~中",
                  "7E 7B 56 50 7E 7D 7E 7E 7E 7B 56 50 7E 7D");
        encodeRow("ends-in-ascii", "HZ-GB-2312", U"中", "7E 7B 56 50 7E 7D");
        encodeRow("line-ends-in-ascii", "HZ-GB-2312", U"中\n", "7E 7B 56 50 7E 7D 0A");
        encodeRow("hangul-is-lacking", "HZ-GB-2312", U"가", "");
    }
    void encodes() { test::checkEncodeRow(m_registry); }
};

QTEST_GUILESS_MAIN(TestHz)
#include "tst_hz.moc"
