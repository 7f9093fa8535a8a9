// Well-formed by accident: short words of other encodings that are UTF-8 as well. Rare letters that
// people write are none.

#include "core/detect/detection.h"
#include "detect/accidental_utf8.h"

#include <QtTest>

#include <algorithm>

using namespace moji;
using moji::test::detect;
using moji::test::encoded;
using moji::test::registry;

class TestAccidentalUtf8 final : public QObject {
    Q_OBJECT

private slots:
    void looksAccidental_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("accidental");
        const auto row = [](const char* fact, const char* text, bool accidental) {
            QTest::newRow(fact) << QString::fromUtf8(text) << accidental;
        };
        row("two-alphabets", "δ֪", true);
        row("alphabet-and-Han", "ᥪ㭤", true);
        row("capital-after-small", "ɳĮ", true);
        row("Arabic-in-word", "Bie؃k", true);
        row("one-digit", "(०.)", true);

        row("no-language's-after-capitals", "LIBERTɅ", true);
        row("Cyrillic-after-capitals", "DZIEх", true);
        row("Arabic-at-the-end", "OUم fin", true);

        row("Greek-at-the-end", "cosθ", false);
        row("phonetics-at-the-end", "haʊs, kɔ", false);
        row("Han-at-the-end", "PDF文", false);
        row("one-letter-before", "kΩ", false);
        row("nothing", "", false);
        row("letters-of-no-language", "ʤ", false);
        row("modifier-alone", "ʻ", false);
        row("small-letter-and-capitals", "ςΧΣ", false);
        row("small-letter-and-capital", "оО", false);
        row("ascii", "plain", false);
        row("saltillo", "Bꞌaga", false);
        row("African-letters", "ɓaŋ kɔ", false);
        row("Mayan-apostrophe", "Tʼoʼ", false);
        row("Vietnamese", "một", false);
        row("a-letter-alone", "\"ľ\"", false);
        row("two-capitals", "ÄÖ", false);
        row("capital-and-small", "Äö", false);
        row("Greek-in-word", "kΩm", false);
        row("Cyrillic-in-word", "pаypal", false);
        row("kana-and-Han", "お水", false);
        row("Han-in-word", "a水b", false);
        row("two-digits", "१०", false);
        row("Cherokee", "ᏣᎳᎩ", false);
        row("picture", "ok 😀", false);
        row("quotes", "“a”", false);
    }
    void looksAccidental() {
        QFETCH(QString, text);
        QFETCH(bool, accidental);
        QCOMPARE(moji::looksAccidental(text.toStdU32String()), accidental);
    }

    void accidentsAreNotSurelyUtf8_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("encoding");
        QTest::newRow("GBK") << "未知"
                             << "GBK";
        QTest::newRow("GBK-capital") << "沙漠"
                                     << "GBK";
        QTest::newRow("GBK-repeated") << "[注記] a\n[注記] b\n[注記]"
                                      << "GBK";
        QTest::newRow("IBM866") << "секунд"
                                << "IBM866";
        QTest::newRow("IBM866-digit") << "реж."
                                      << "IBM866";
        QTest::newRow("GBK-letter-of-no-language") << "原始"
                                                   << "GBK";
        QTest::newRow("GBK-among-ASCII") << "name=原始, id=3\n"
                                         << "GBK";
        QTest::newRow("GBK-two-capitals") << "牛女"
                                          << "GBK";
        QTest::newRow("GBK-control") << "聲也"
                                     << "GBK";
        QTest::newRow("GBK-rare-letters-repeated") << "原始 1\n原始 2\n原始 3\n"
                                                   << "GBK";
        QTest::newRow("GBK-accent-without-a-letter") << "\"支\","
                                                     << "GBK";
        QTest::newRow("GBK-mark-on-a-sign") << "#状态\n"
                                            << "GBK";
        QTest::newRow("GBK-lone-letter-of-no-language") << "('一')"
                                                        << "GBK";
        QTest::newRow("IBM866-rare-ideograph") << "уже"
                                               << "IBM866";
    }
    void accidentsAreNotSurelyUtf8() {
        QFETCH(QString, text);
        QFETCH(QString, encoding);
        const Bytes bytes = encoded(text.toStdU32String(), encoding.toStdString());
        const Detection detection = detect(bytes);
        const EncodingGuess& best = detection.guesses.front();
        const bool isRight = test::textOf(*best.codec, bytes) == text.toStdU32String();
        QVERIFY2(isRight || detection.ambiguous, std::string(best.codec->name()).c_str());
        QVERIFY(isRight || best.score < 0.8);
    }

    void rareLettersAreUtf8_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("saltillo") << "Bꞌaga";
        QTest::newRow("African") << "ɓaŋ";
        QTest::newRow("Mayan") << "Tʼoʼ";
        QTest::newRow("phonetic") << "[ʃ]";
        QTest::newRow("phonetic-two") << "ɔ and ɛ here";
        QTest::newRow("modifier") << "ʻ";
        QTest::newRow("phonetic-word") << "ich [ɪç], Bach [bax]";
        QTest::newRow("o-circumflex") << "\"ô\"";
        QTest::newRow("l-stroke") << "ł";
        QTest::newRow("ideograph") << "水";
        QTest::newRow("two-ideographs") << "原始";
        QTest::newRow("emoji") << "😀";
        QTest::newRow("Tongan") << "ʻaho ʻo e taʻu";
        QTest::newRow("Armenian") << "ես";
        QTest::newRow("Greek-letter-and-digit") << "Τ1";
        QTest::newRow("Bashkir") << "һыу";
        QTest::newRow("Kazakh") << "Ұя";
        QTest::newRow("Cherokee") << "ᏣᎳᎩ";
        QTest::newRow("Yi") << "ꆈꌠ";
        QTest::newRow("phonetic-repeated") << "ʃ a\nʃ b\nʃ c\nʃ";
    }
    void rareLettersAreUtf8() {
        QFETCH(QString, text);
        const QByteArray utf8 = text.toUtf8();
        const Detection detection = detect(Bytes(utf8.begin(), utf8.end()));
        QCOMPARE(detection.guesses.front().codec, &registry().utf8());
        QVERIFY(!detection.ambiguous);
    }
};

QTEST_GUILESS_MAIN(TestAccidentalUtf8)
#include "tst_accidental_utf8.moc"
