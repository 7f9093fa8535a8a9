#include "core/codec/span_rows.h"

using namespace moji;
using test::encodeRow;
using test::spanRow;

class TestBocu1 : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void spans_data() {
        test::spanColumns();

        spanRow("mark", "BOCU-1", "FB EE 28 FB EE 28", "control+FEFF:3 1FD7F:3");
        spanRow("controls-reset", "BOCU-1", "D3 7F 0A B1", "03CB:2 000A:1 0061:1");
        spanRow("reset-is-control", "BOCU-1", "D3 7F FF B1", "03CB:2 control:1 0061:1");
        spanRow("cut-off", "BOCU-1", "D3", "truncated:1");
        spanRow("no-trail-byte", "BOCU-1", "D3 0A", "illegal:1 000A:1");
        spanRow("below-0", "BOCU-1", "21 FF FF FF", "illegal:4");
    }
    void spans() { test::checkSpanRow(m_registry); }

    void encodes_data() {
        test::encodeColumns();

        encodeRow("ascii", "BOCU-1", U"ab", "B1 B2");
        encodeRow("blank-keeps-the-place", "BOCU-1", U"я я", "D4 04 20 9F");
        encodeRow("mark", "BOCU-1", U"\uFEFF", "FB EE 28");
    }
    void encodes() { test::checkEncodeRow(m_registry); }
};

QTEST_GUILESS_MAIN(TestBocu1)
#include "tst_bocu1.moc"
