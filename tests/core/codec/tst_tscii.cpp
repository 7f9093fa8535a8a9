// TSCII: syllables as they are seen and as Unicode orders them, both ways, beside glibc's iconv.

#include "bytes/hex.h"
#include "codec/codec_registry.h"

#include <QtTest>

using namespace moji;

namespace {

constexpr std::u32string_view kConsonants = U"கஙசஞடணதநபமயரலவழளறனஜஷஸஹ";
constexpr std::u32string_view kSigns = U"\u0BBE\u0BBF\u0BC0\u0BC1\u0BC2\u0BC6\u0BC7\u0BC8\u0BCA"
                                       U"\u0BCB\u0BCC\u0BCD";

std::u32string textOf(const Codec& codec, ByteView bytes) {
    std::u32string text;
    for (const Span& span : decodeAll(codec, bytes))
        text += isError(span.status) ? U"\uFFFD" : std::u32string(span.text());
    return text;
}

} // namespace

class TestTscii : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;
    const Codec& m_tscii = *m_registry.find("TSCII");

private slots:
    void read_data() {
        QTest::addColumn<QString>("hex");
        QTest::addColumn<QString>("text");
        QTest::newRow("letter") << "B8" << QStringLiteral("க");
        QTest::newRow("ligature-of-four-code-points") << "82" << QStringLiteral("ஸ்ரீ");
        QTest::newRow("sign-after") << "B8 A2" << QStringLiteral("கி");
        QTest::newRow("sign-seen-before") << "A6 B8" << QStringLiteral("கெ");
        QTest::newRow("sign-seen-before-Grantha") << "A7 83" << QStringLiteral("ஜே");
        QTest::newRow("two-parts-o") << "A6 B8 A1" << QStringLiteral("கொ");
        QTest::newRow("two-parts-oo") << "A7 87 A1" << QStringLiteral("க்ஷோ");
        QTest::newRow("two-parts-au") << "A6 B8 AA" << QStringLiteral("கௌ");
        QTest::newRow("two-parts-au-as-glibc-writes-it") << "A7 B8 AA" << QStringLiteral("கௌ");
        QTest::newRow("ai-has-one-part") << "A8 B8 A1" << QStringLiteral("கை\u0BBE");
        QTest::newRow("sign-before-ASCII") << "A6 41" << QStringLiteral("\u0BC6A");
        QTest::newRow("sign-before-line-feed") << "A6 0A" << QStringLiteral("\u0BC6\n");
        QTest::newRow("sign-before-sign") << "A6 A6 B8" << QStringLiteral("\u0BC6கெ");
        QTest::newRow("sign-at-the-end") << "A6" << QStringLiteral("\u0BC6");
        QTest::newRow("su") << "8A A4" << QStringLiteral("ஸு");
        QTest::newRow("letter-i-twice") << "AD FE" << QStringLiteral("இஇ");
        QTest::newRow("empty-cells") << "A0 FF" << QStringLiteral("\uFFFD\uFFFD");
    }
    void read() {
        QFETCH(QString, hex);
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdU32String(textOf(m_tscii, *parseHexBytes(hex.toStdString()))),
                 text);
    }

    void written_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("hex");
        QTest::newRow("letter-i-is-not-a-soft-hyphen") << QStringLiteral("இ") << "FE";
        QTest::newRow("ligature") << QStringLiteral("கு") << "CC";
        QTest::newRow("au-as-it-is-seen") << QStringLiteral("கௌ") << "A6 B8 AA";
        QTest::newRow("word") << QStringLiteral("தமிழ்") << "BE C1 A2 FA";
    }
    void written() {
        QFETCH(QString, text);
        QFETCH(QString, hex);
        const auto bytes = encodeAll(m_tscii, text.toStdU32String());
        QVERIFY(bytes);
        QCOMPARE(QString::fromStdString(hexBytes(*bytes)), hex);
    }

    /// Every consonant with every sign, alone and before another consonant.
    void everySyllableComesBack() {
        int syllables = 0;
        for (const char32_t consonant : kConsonants) {
            for (const char32_t sign : kSigns) {
                for (const std::u32string next : {U"", U"\u0B95", U"\u0B95\u0BC6", U"a"}) {
                    const std::u32string text = std::u32string{consonant, sign} + next;
                    const auto bytes = encodeAll(m_tscii, text);
                    // a pulli has no cell of its own, and ligatures are not for every consonant
                    QVERIFY2(bytes, qPrintable(QString::fromStdU32String(text)));
                    QCOMPARE(textOf(m_tscii, *bytes), text);
                    ++syllables;
                }
            }
        }
        QCOMPARE(syllables, 22 * 12 * 4);
    }
};

QTEST_GUILESS_MAIN(TestTscii)
#include "tst_tscii.moc"
