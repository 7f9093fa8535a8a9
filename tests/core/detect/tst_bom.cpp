#include "detect/bom.h"

#include "bytes/borrowed_source.h"
#include "bytes/hex.h"
#include "codec/codec_registry.h"

#include <QtTest>

using namespace moji;

class TestBom : public QObject {
    Q_OBJECT

private slots:
    void detects_data() {
        QTest::addColumn<QString>("hex");
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<int>("length");
        QTest::newRow("utf-8") << "EF BB BF 41"
                               << "UTF-8" << 3;
        QTest::newRow("utf-16le") << "FF FE 41 00"
                                  << "UTF-16LE" << 2;
        QTest::newRow("utf-16le-alone") << "FF FE"
                                        << "UTF-16LE" << 2;
        QTest::newRow("utf-16le-one-nul") << "FF FE 00"
                                          << "UTF-16LE" << 2;
        QTest::newRow("utf-32le-before-utf-16le") << "FF FE 00 00"
                                                  << "UTF-32LE" << 4;
        QTest::newRow("utf-16be") << "FE FF 00 41"
                                  << "UTF-16BE" << 2;
        QTest::newRow("utf-32be") << "00 00 FE FF"
                                  << "UTF-32BE" << 4;
        QTest::newRow("utf-7-alone") << "2B 2F 76 38 2D"
                                     << "UTF-7" << 5;
        QTest::newRow("utf-7-then-below-4000") << "2B 2F 76 38 41"
                                               << "UTF-7" << 4;
        QTest::newRow("utf-7-then-4000") << "2B 2F 76 39"
                                         << "UTF-7" << 4;
        QTest::newRow("utf-7-then-8000") << "2B 2F 76 2B"
                                         << "UTF-7" << 4;
        QTest::newRow("utf-7-then-C000") << "2B 2F 76 2F"
                                         << "UTF-7" << 4;
        QTest::newRow("scsu") << "0E FE FF"
                              << "SCSU" << 3;
        QTest::newRow("bocu-1") << "FB EE 28"
                                << "BOCU-1" << 3;
        QTest::newRow("gb18030") << "84 31 95 33"
                                 << "gb18030" << 4;
        QTest::newRow("utf-ebcdic") << "DD 73 66 73"
                                    << "UTF-EBCDIC" << 4;
    }
    void detects() {
        QFETCH(QString, hex);
        QFETCH(QString, encoding);
        QFETCH(int, length);
        const auto bytes = parseHexBytes(hex.toStdString());
        QVERIFY(bool(bytes));
        const auto mark = detectByteOrderMark(*bytes);
        QVERIFY(mark.has_value());
        QCOMPARE(QString::fromUtf8(mark->encoding.data(), qsizetype(mark->encoding.size())),
                 encoding);
        QCOMPARE(int(mark->length), length);
    }

    void noMark_data() {
        QTest::addColumn<QString>("hex");
        for (const char* hex : {"", "FF", "FE", "EF BB", "EF BB BE", "00 00 FE", "0E FE", "FB EE",
                                "84 31 95", "2B 2F 76", "41 EF BB BF", "DD 73 66"})
            QTest::newRow(hex) << QString(hex);
    }
    void noMark() {
        QFETCH(QString, hex);
        const auto bytes = parseHexBytes(hex.toStdString());
        QVERIFY(bool(bytes));
        QVERIFY(!detectByteOrderMark(*bytes));
    }

    /// What is detected is what the codec of that name makes U+FEFF of and says to be a mark.
    void codecsAgree_data() {
        QTest::addColumn<QString>("hex");
        for (const char* hex : {"EF BB BF", "FF FE", "FE FF", "FF FE 00 00", "00 00 FE FF",
                                "2B 2F 76 38 2D", "0E FE FF", "FB EE 28"})
            QTest::newRow(hex) << QString(hex);
    }
    void codecsAgree() {
        QFETCH(QString, hex);
        const auto bytes = parseHexBytes(hex.toStdString());
        const auto mark = detectByteOrderMark(*bytes);
        QVERIFY(mark.has_value());
        const CodecRegistry registry;
        const Codec* codec = registry.find(mark->encoding);
        QVERIFY(codec != nullptr);
        std::u32string text;
        for (const Span& span : decodeAll(*codec, *bytes)) {
            QCOMPARE(span.status, SpanStatus::Control);
            text += span.text();
        }
        QVERIFY(text == U"\uFEFF");
    }

    void aTextBeginsWithTheMarkOfItsEncoding() {
        const auto begins = [](const char* hex, std::string_view encoding) {
            const Bytes bytes = *parseHexBytes(hex);
            const auto is = beginsWithMarkOf(BorrowedSource(bytes), encoding);
            return is && *is;
        };
        QVERIFY(begins("EF BB BF FF", "UTF-8")); // damaged, and marked all the same
        QVERIFY(!begins("EF BB BF FF", "windows-1252"));
        QVERIFY(!begins("EF BB", "UTF-8"));
        QVERIFY(!begins("", "UTF-8"));
        QVERIFY(begins("FF FE 61", "UTF-16LE"));
        QVERIFY(!begins("FF FE 61", "UTF-16BE"));
    }
};

QTEST_GUILESS_MAIN(TestBom)
#include "tst_bom.moc"
