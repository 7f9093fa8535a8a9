#include "core/codec/span_rows.h"

using namespace moji;
using test::encodeRow;
using test::spanRow;

class TestUtf7 : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void spans_data() {
        test::spanColumns();

        spanRow("one-character", "UTF-7", "61 2B 41 4F 6B 2D 62",
                "0061:1 control:1 00E9:3 control:1 0062:1");
        spanRow("digits-belong-to-the-unit-they-end", "UTF-7", "2B 54 68 5A 31 54 41 2D",
                "control:1 4E16:3 754C:3 control:1");
        spanRow("plus", "UTF-7", "2B 2D 61", "002B:2 0061:1");
        spanRow("implicit-end", "UTF-7", "2B 41 4F 6B 20 61", "control:1 00E9:3 0020:1 0061:1");
        spanRow("pair", "UTF-7", "2B 32 44 33 65 41 41 2D", "control:1 1F600:6 control:1");
        spanRow("lone-high", "UTF-7", "2B 32 44 30 2D", "control:1 illegal:3 control:1");
        spanRow("lone-low", "UTF-7", "2B 33 67 41 2D", "control:1 illegal:3 control:1");
        spanRow("spare-bits", "UTF-7", "2B 41 4F 6C 2D", "control:1 illegal:3 control:1");
        spanRow("spare-digit", "UTF-7", "2B 41 47 45 41 2D 62",
                "control:1 0061:3 illegal:1 control:1 0062:1");
        spanRow("cut-off", "UTF-7", "2B 54 68", "control:1 truncated:2");
        spanRow("shift-at-end", "UTF-7", "61 2B", "0061:1 truncated:1");
        spanRow("shift-without-digit", "UTF-7", "2B 20", "illegal:1 0020:1");
        spanRow("backslash-and-tilde", "UTF-7", "5C 7E", "illegal:1 illegal:1");
        spanRow("eighth-bit", "UTF-7", "2B 41 4F 6B C3 61", "control:1 00E9:3 illegal:1 0061:1");
        spanRow("signature", "UTF-7", "2B 2F 76 38 2D 61",
                "control:1 control+FEFF:3 control:1 0061:1");
        spanRow("later-mark", "UTF-7", "61 2B 2F 76 38 2D", "0061:1 control:1 FEFF:3 control:1");
        spanRow("imap", "IMAP-mailbox-name", "26 54 68 59 2D 26 2D 2B",
                "control:1 4E16:3 control:1 0026:2 002B:1");
        spanRow("imap-ascii-in-base64", "IMAP-mailbox-name", "26 41 47 45 2D",
                "control:1 illegal:3 control:1");
        spanRow("imap-unended", "IMAP-mailbox-name", "26 41 4F 6B 20 61",
                "control:1 00E9:3 illegal:1 0061:1");
        spanRow("imap-cut-off", "IMAP-mailbox-name", "26 41 4F 6B", "control:1 truncated:3");
        spanRow("imap-control", "IMAP-mailbox-name", "0A", "illegal:1");
    }
    void spans() { test::checkSpanRow(m_registry); }

    void encodes_data() {
        test::encodeColumns();

        encodeRow("rfc-2152-a", "UTF-7", U"A≢Α.", "41 2B 49 6D 49 44 6B 51 2E");
        encodeRow("rfc-2152-b", "UTF-7", U"Hi Mom -☺-!",
                  "48 69 20 4D 6F 6D 20 2D 2B 4A 6A 6F 2D 2D 21");
        encodeRow("end-before-a-digit", "UTF-7", U"éa", "2B 41 4F 6B 2D 61");
        encodeRow("end-at-the-end", "UTF-7", U"é", "2B 41 4F 6B 2D");
        encodeRow("plus", "UTF-7", U"1+1", "31 2B 2D 31");
        encodeRow("pair", "UTF-7", U"😀", "2B 32 44 33 65 41 41 2D");
        encodeRow("rfc-3501", "IMAP-mailbox-name", U"~peter/mail/台北/日本語",
                  "7E 70 65 74 65 72 2F 6D 61 69 6C 2F 26 55 2C 42 54 46 77 2D 2F 26 5A 65 56 6E "
                  "4C 49 71 65 2D");
        encodeRow("imap-ampersand", "IMAP-mailbox-name", U"é&", "26 41 4F 6B 2D 26 2D");
    }
    void encodes() { test::checkEncodeRow(m_registry); }
};

QTEST_GUILESS_MAIN(TestUtf7)
#include "tst_utf7.moc"
