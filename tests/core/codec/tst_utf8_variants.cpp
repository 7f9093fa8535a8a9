#include "core/codec/span_rows.h"

using namespace moji;
using test::encodeRow;
using test::spanRow;

class TestUtf8Variants : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void spans_data() {
        test::spanColumns();

        spanRow("cesu-pair", "CESU-8", "ED A0 BD ED B8 80", "1F600:6");
        spanRow("cesu-lone-surrogate", "CESU-8", "ED A0 BD 61", "D83D:3 0061:1");
        spanRow("cesu-mark", "CESU-8", "EF BB BF EF BB BF", "control+FEFF:3 FEFF:3");
        spanRow("cesu-cut-off", "CESU-8", "61 E4 B8", "0061:1 truncated:2");
        spanRow("cesu-stray", "CESU-8", "80", "illegal:1");
        spanRow("mutf-nul", "MUTF-8", "C0 80 61", "0000:2 0061:1");
        spanRow("mutf-pair", "MUTF-8", "ED A0 BD ED B8 80", "1F600:6");
        spanRow("wtf-lone-surrogate", "WTF-8", "ED A0 BD", "D83D:3");
        spanRow("wtf-four-bytes", "WTF-8", "F0 9F 98 80", "1F600:4");
    }
    void spans() { test::checkSpanRow(m_registry); }

    void encodes_data() {
        test::encodeColumns();

        encodeRow("cesu-pair", "CESU-8", U"a😀", "61 ED A0 BD ED B8 80");
        encodeRow("mutf-nul", "MUTF-8", U"世", "E4 B8 96");
        encodeRow("wtf-supplementary", "WTF-8", U"😀", "F0 9F 98 80");
    }
    void encodes() { test::checkEncodeRow(m_registry); }
};

QTEST_GUILESS_MAIN(TestUtf8Variants)
#include "tst_utf8_variants.moc"
