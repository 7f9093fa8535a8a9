#include "core/codec/span_rows.h"

using namespace moji;
using test::encodeRow;
using test::spanRow;

class TestEbcdicShift : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void spans_data() {
        test::spanColumns();

        spanRow("latin", "ibm-930", "C1 40", "0041:1 0020:1");
        spanRow("pairs", "ibm-930", "C1 0E 40 40 41 41 0F C1",
                "0041:1 control:1 3000:2 03B1:2 control:1 0041:1");
        spanRow("second-byte-is-read-again", "ibm-930", "0E 41 0F C1",
                "control:1 illegal:1 control:1 0041:1");
        spanRow("cut-off", "ibm-930", "0E 40", "control:1 truncated:1");
        spanRow("shifts-that-change-nothing", "ibm-930", "0F 0E 0E",
                "control:1 control:1 control:1");
        spanRow("korean", "ibm-933", "0E 88 61 0F", "control:1 AC00:2 control:1");
    }
    void spans() { test::checkSpanRow(m_registry); }

    void encodes_data() {
        test::encodeColumns();

        encodeRow("mixed", "ibm-930", U"Aα A", "C1 0E 41 41 0F 40 C1");
        encodeRow("ends-shifted-in", "ibm-933", U"가", "0E 88 61 0F");
        encodeRow("lacking", "ibm-930", U"가", "");
    }
    void encodes() { test::checkEncodeRow(m_registry); }
};

QTEST_GUILESS_MAIN(TestEbcdicShift)
#include "tst_ebcdic_shift.moc"
