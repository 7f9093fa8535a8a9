// What decides nothing is said to be undecided; and how little is enough.

#include "core/detect/detection.h"

#include <QtTest>

using namespace moji;
using namespace Qt::StringLiterals;
using moji::test::detect;
using moji::test::encoded;
using moji::test::registry;
using moji::test::textOf;

class TestDoubt final : public QObject {
    Q_OBJECT

private slots:
    void aLatinLetterAtTheEndIsNoCutCharacter() {
        for (const std::u32string_view text : {U"café", U"naïve café", U"Straße in Weiß"}) {
            const Detection detection = detect(encoded(text, "windows-1252"));
            QCOMPARE(detection.guesses.front().codec->name(), std::string("windows-1252"));
        }
    }

    void whatNothingDecidesIsAmbiguous_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("one-byte") << QByteArray("\xE9");
        QTest::newRow("the-last-byte") << QByteArray("\xFF");
        QTest::newRow("UTF-8-cut-in-its-last-character") << QByteArray("n\xC7\x90 h\xC7");
        QTest::newRow("two-high-bytes") << QByteArray("\xD5\xCA");
        QTest::newRow("nul-and-ff") << QByteArray("\0\xFF\0\xFE\x80\x90", 6);
        QTest::newRow("elf") << QByteArray("\x7F"
                                           "ELF\x02\x01\x01\0\0\0\0\0\xB8\xC0\x9D\xFF\x8E",
                                           17);
    }

    void whatNothingDecidesIsAmbiguous() {
        QFETCH(QByteArray, bytes);
        const Detection detection = detect(Bytes(bytes.begin(), bytes.end()));
        QVERIFY(detection.ambiguous || detection.guesses.empty());
        QVERIFY(detection.guesses.empty() || detection.guesses.front().score < 0.8);
    }

    void hiraganaAreNoLettersOfHangul() {
        const std::u32string_view text = U"ごろごろ\nぐるぐる\nぎゅうぎゅう\nぐうぐう\nがあがあ\n";
        const Detection detection = detect(encoded(text, "EUC-JP"));
        QCOMPARE(detection.guesses.front().codec->name(), std::string("EUC-JP"));
        QVERIFY(!detection.ambiguous);
        const Detection list = detect(encoded(U"ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ\n", "EUC-KR"));
        QCOMPARE(list.guesses.front().codec->name(), std::string("EUC-KR"));
        QVERIFY(!list.guesses.front().text.language);
        QVERIFY(list.ambiguous);
    }

    /// Dots, a quotation mark, a mark of a list: each double-byte encoding has another sign there.
    void oneSignAgainAndAgainIsAmbiguous() {
        std::u32string text;
        for (int i = 0; i < 6; ++i)
            text += U".IP \"・\" 3\nHow words of a dictionary are counted\n";
        const Detection detection = detect(encoded(text, "EUC-JP"));
        QVERIFY(detection.ambiguous);
        QVERIFY(detection.guesses.front().score < 0.8);
    }

    void whatNoWordBearsOutIsAmbiguous_data() {
        QTest::addColumn<QByteArray>("bytes");
        QByteArray keys;
        for (int byte = 0x80; byte < 0x100; ++byte)
            keys += "map <key-" + QByteArray::number(byte) + "> " + char(byte) + " \" a letter\n";
        QTest::newRow("all-bytes-by-themselves") << keys;
        QTest::newRow("squares") << QByteArray(
            "writeln('x\xFD + y\xFD = 2');\nwriteln('z\xFD');\n");
        QByteArray alphabet;
        for (int byte = 0xDF; byte < 0xFF; ++byte)
            alphabet += byte == 0xF7 ? QByteArray() : QByteArray(1, char(byte));
        QTest::newRow("alphabet") << "self.wordchars += ('" + alphabet + "')\n";
        QByteArray frame;
        for (int i = 0; i < 50; ++i)
            frame += "// \xB3 000" + QByteArray::number(i) + " \xB3 SEND\n";
        QTest::newRow("vowels") << QByteArray(
            "\"\xE1\xE9\xED\xF3\xFA\" \xE1\xE9\xED\xF3\xFA|\xE1|\xE9|\xED|\xF3|\xFA|\n");
        QTest::newRow("one-sign-again-and-again") << frame;
        QTest::newRow("sign-inside-a-word")
            << QByteArray("{ the patterns of the fill styles, eight bytes each }\n"
                          "Patterns : array of Word = ($88,$88,$88),     { K\x84stchen }\n"
                          "{ horizontal lines }\n");
    }

    void whatNoWordBearsOutIsAmbiguous() {
        QFETCH(QByteArray, bytes);
        const Detection detection = detect(Bytes(bytes.begin(), bytes.end()));
        QVERIFY(!detection.guesses.empty());
        QVERIFY2(detection.ambiguous && detection.guesses.front().score < 0.9,
                 qPrintable(QString::number(detection.guesses.front().score)));
    }

    /// Nor is a name, a sign of its own, or a frame any less certain.
    void fewWordsAreEnough_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("encoding");
        QTest::newRow("name") << QByteArray("(c) 2003 by Nils Sj\xF6holm. All rights reserved.\n")
                              << u"windows-1252"_s;
        QTest::newRow("sign") << QByteArray("Copyright \xA9 1995 by the authors of this text\n")
                              << u"windows-1252"_s;
        QTest::newRow("frame") << QByteArray(
                                      "Here is a box:\n\xDA\xC4\xC4\xC4\xC4\xBF\n\xB3 ok \xB3\n"
                                      "\xC0\xC4\xC4\xC4\xC4\xD9\n")
                               << u"IBM437"_s;
    }

    void fewWordsAreEnough() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, encoding);
        const Detection detection = detect(Bytes(bytes.begin(), bytes.end()));
        QVERIFY(!detection.guesses.empty() && !detection.ambiguous);
        const EncodingGuess& best = detection.guesses.front();
        const auto named = registry().find(encoding.toStdString());
        QCOMPARE(textOf(*best.codec, Bytes(bytes.begin(), bytes.end())),
                 textOf(*named, Bytes(bytes.begin(), bytes.end())));
    }

    void base64IsNoUtf7() {
        const std::string_view xml =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<SignatureValue>GnYgZdzPeXd/"
            "gPTJmQ506qmxWkd3VK1Y23kh5Qpq8y4LMNY+LJJeCWK5wpo/vufR\n"
            "Hk6hLSDu+Ppy2TGI/RMTTNJ9pTNfbZoYBQ==</SignatureValue>\n";
        QCOMPARE(detect(Bytes(xml.begin(), xml.end())).guesses.front().codec->name(), "ASCII");
    }

    void shiftsOfUtf7AreUtf7() {
        const Bytes bytes = encoded(U"Привет, мир! Как дела? 2 + 2 = 4, больше ничего.", "UTF-7");
        QCOMPARE(detect(bytes).guesses.front().codec->name(), "UTF-7");
    }

    void asciiIsAscii_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("word") << QByteArray("plain");
        QTest::newRow("digits") << QByteArray("0123456789");
        QTest::newRow("one-digit") << QByteArray("7");
        QTest::newRow("c") << QByteArray("int main(void) { return ~0; }\n");
        QTest::newRow("base64") << QByteArray("SGVsbG8sIHdvcmxkIQ+/aGk=");
        QTest::newRow("tilde-brace") << QByteArray("f~{x~}");
        QTest::newRow("signs") << QByteArray("+-*/=<>[]{}");
    }

    void asciiIsAscii() {
        QFETCH(QByteArray, bytes);
        const Detection detection = detect(Bytes(bytes.begin(), bytes.end()));
        QCOMPARE(detection.guesses.front().codec->name(), std::string("ASCII"));
        QVERIFY(detection.guesses.front().basis == DetectionBasis::Ascii);
        QVERIFY(!detection.ambiguous);
    }

    void oneAccentInAShortTextIsEnough() {
        const Detection detection = detect(encoded(U"café au lait", "windows-1252"));
        QCOMPARE(detection.guesses.front().codec->name(), std::string("windows-1252"));
        QVERIFY(detection.looksLikeText);
        QVERIFY(!detection.ambiguous);
    }

    void anAccentTypedForAnApostropheIsOne() {
        // In ISO-8859-13 it is a quotation mark.
        const Detection detection =
            detect(encoded(U"Wer etwas kann, hält´s fest, wer´s hört, glaubt´s gern.\n"
                           U"Man hört´s, man sieht´s, man geht an schönen Häusern vorbei.\n",
                           "windows-1252"));
        QCOMPARE(detection.guesses.front().codec->name(), std::string("windows-1252"));
        QVERIFY(!detection.ambiguous);
    }
};

QTEST_GUILESS_MAIN(TestDoubt)
#include "tst_doubt.moc"
