// The stages of a detection that need no language: what is UTF-8, damaged or not, what is binary,
// and what is UTF-16 without a mark.

#include "core/detect/detection.h"
#include "core/detect/sentences.h"
#include "detect/binary_data.h"
#include "detect/utf8_balance.h"

#include <QtTest>

#include <algorithm>
#include <iterator>
#include <random>

using namespace moji;
using moji::test::encoded;
using moji::test::registry;
using moji::test::structureOf;

namespace {

Bytes bytesOf(std::string_view text) {
    const ByteView bytes = asBytes(text);
    return {bytes.begin(), bytes.end()};
}

} // namespace

class TestStructure final : public QObject {
    Q_OBJECT

private slots:
    void fewSequencesAreLessCertain() {
        const auto scoreOf = [](std::string_view text) {
            const Structure found = structureOf(bytesOf(text));
            return found.kind == StructureKind::Utf8 ? found.score : -1;
        };
        QCOMPARE(scoreOf("un café noir"), 0.98);
        QCOMPARE(scoreOf("un café noir, né"), 0.995);
        QCOMPARE(scoreOf("un café noir, né en été"), 1.0);
        QCOMPARE(scoreOf("un café noir, né, dé"), 0.995);
    }

    void aMarkDecidesUnlessThereIsDamage() {
        const std::string text = "\xEF\xBB\xBF" + std::string("тест тест тест ");
        QVERIFY(structureOf(bytesOf(text)).kind == StructureKind::Open);
        const Structure damaged = structureOf(bytesOf(text + '\xFF'));
        QVERIFY(damaged.kind == StructureKind::DamagedUtf8);
        QCOMPARE(damaged.codec, &registry().utf8());
        QVERIFY(damaged.score > 0.5 && damaged.score <= 0.999);
        QVERIFY(damaged.text.plausibility > 0);
        QVERIFY(structureOf(Bytes{0xFF, 0xFE, 'a', 0}).kind == StructureKind::Open);
        QVERIFY(structureOf({}).kind == StructureKind::Open);
    }

    void aNulInFortyBytesMayBeDamage() {
        const auto kindOf = [](bool damaged, std::size_t nuls, std::size_t others = 0) {
            std::string text;
            for (int i = 0; i < 20; ++i)
                text += "тест ";
            text.resize(160 - (damaged ? 1 : 0) - nuls - others, 'a');
            if (damaged)
                text += '\xFF';
            return structureOf(bytesOf(text + std::string(nuls, '\0') + std::string(others, '\1')))
                .kind;
        };
        QVERIFY(kindOf(true, 1) == StructureKind::DamagedUtf8);
        QVERIFY(kindOf(true, 4) == StructureKind::DamagedUtf8);
        QVERIFY(kindOf(true, 5) == StructureKind::Binary);
        QVERIFY(kindOf(true, 3, 1) == StructureKind::DamagedUtf8);
        QVERIFY(kindOf(true, 3, 2) == StructureKind::Binary);
        QVERIFY(kindOf(false, 1) == StructureKind::Binary); // what is whole has none
    }

    void asciiIsLeftOpen() {
        QVERIFY(structureOf(bytesOf("plain text")).kind == StructureKind::Open);
        QVERIFY(structureOf(bytesOf("plain text with a bell\a")).kind == StructureKind::Open);
    }

    /// A few controls among text: what file(1) knows is no text, and UTF-8 is.
    void aSignatureDecidesWhereControlsAreFew() {
        if (magicVersion().empty())
            QSKIP("libmagic is not installed");
        const auto kindOf = [](std::string_view head, std::string_view rest) {
            std::string text(head);
            for (int i = 0; i < 20; ++i)
                text += " some words of a text, and more of them";
            return structureOf(bytesOf(text.append(rest))).kind;
        };
        constexpr std::string_view kDocument = "%PDF-1.4\n";
        QVERIFY(kindOf(kDocument, "\xE2\xE3\xCF\xD3 \x01") == StructureKind::Binary);
        QVERIFY(kindOf("", "\xE2\xE3\xCF\xD3 \x01") == StructureKind::Open);
        QVERIFY(kindOf(kDocument, "\xE2\xE3\xCF\xD3") == StructureKind::Open);
        QVERIFY(kindOf(kDocument, " \x01") == StructureKind::Open);
        QVERIFY(kindOf(kDocument, "тест \x01") == StructureKind::Utf8);
        QVERIFY(kindOf(kDocument, "тест тест\xFF \x01") == StructureKind::DamagedUtf8);
    }

    /// The bytes of an archive of numbers in UTF-16, and a byte more, read as UTF-16 with a fault.
    void aSignatureDecidesBeforeDamagedUtf16() {
        if (magicVersion().empty())
            QSKIP("libmagic is not installed");
        const auto archive = [](std::string_view magic) {
            Bytes bytes = bytesOf(magic);
            for (int line = 0; line < 3; ++line)
                std::ranges::copy(encoded(U"12 34 56 78 90 12 34 56", "UTF-16LE"),
                                  std::back_inserter(bytes));
            bytes.push_back('x');
            return bytes;
        };
        QCOMPARE(structureOf(archive("!<arch>\n")).kind, StructureKind::Binary);
        QVERIFY(beginsAsBinary(archive("!<arch>\n"), registry()));
        QCOMPARE(structureOf(archive("!<axxx>\n")).kind, StructureKind::DamagedWide);
        QVERIFY(!beginsAsBinary(archive("!<axxx>\n"), registry()));
    }

    void wideTextIsScored() {
        const Structure wide =
            structureOf(encoded(U"Wide text, in several words and of some length.", "UTF-16LE"));
        QVERIFY(wide.kind == StructureKind::Wide);
        QCOMPARE(wide.codec, registry().find("UTF-16LE"));
        QCOMPARE(wide.score, 1.0);
        QVERIFY(wide.text.plausibility > 0.5);
    }

    void aBeginningIsBinary() {
        const auto isBinary = [](const Bytes& bytes) { return beginsAsBinary(bytes, registry()); };
        QVERIFY(!isBinary(bytesOf("plain text")));
        QVERIFY(isBinary(Bytes{0x7F, 'E', 'L', 'F', 2, 1, 1, 0, 0, 0, 0, 0, 0x80, 0xFF, 0, 3}));
        const std::u32string_view text = U"Wide text, in several words and of some length.";
        QVERIFY(!isBinary(encoded(text, "UTF-16LE")));
        Bytes marked{0xFF, 0xFE, 1, 0, 2, 0, 0, 0, 3, 0};
        QVERIFY(!isBinary(marked));
    }

    /// What fits by chance has characters that nobody writes.
    void accidentsAreLeftOpen_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isUtf8");
        QTest::newRow("GBK, read as U+03A2") << QByteArray("\xCE\xA2\xD0\xA1(_T)") << false;
        QTest::newRow("GBK, read as U+05FC") << QByteArray("\xD0\xA3\xD7\xBC\xD6\xA1") << false;
        QTest::newRow("U+03A2 in more of it") << QByteArray("мир \xCE\xA2") << true;
        QTest::newRow("one letter") << QByteArray("\xC3\xA9") << true;
        QTest::newRow("U+1FBFF") << QByteArray("\xF0\x9F\xAF\xBF") << true;
        QTest::newRow("a font's own") << QByteArray("\xEE\x80\x80") << true;
        // 引導時使用自動移動。 in Big5: eight well-formed sequences, three malformed ones.
        QTest::newRow("Big5") << QByteArray::fromHex("a4debec9aec9a8cfa5cea6dbb0cab2beb0caa143")
                              << false;
        QTest::newRow("damaged") << QByteArray("мирный\xFF космос\xFF") << true;
    }

    void accidentsAreLeftOpen() {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isUtf8);
        const StructureKind kind = structureOf(Bytes(bytes.begin(), bytes.end())).kind;
        QCOMPARE(kind != StructureKind::Open, isUtf8);
    }

    void damagedUtf8IsStillMostlyUtf8_data() {
        QTest::addColumn<int>("sentence");
        int rows = 0; // with more than a little beyond ASCII
        for (std::size_t i = 0; i < std::size(test::kSentences); ++i) {
            if (weighUtf8(encoded(test::kSentences[i].text, "UTF-8")).wellFormed < 16)
                continue;
            QTest::newRow(test::kSentences[i].language) << static_cast<int>(i);
            ++rows;
        }
        QVERIFY2(rows >= 16, qPrintable(QString::number(rows)));
    }

    void damagedUtf8IsStillMostlyUtf8() {
        QFETCH(int, sentence);
        std::mt19937 random(62);
        const Bytes clean = encoded(test::kSentences[sentence].text, "UTF-8");
        for (int round = 0; round < 20; ++round) {
            Bytes bytes = clean;
            for (std::size_t i = 0; i < 1 + bytes.size() / 100; ++i)
                bytes[random() % bytes.size()] = 0xFF;
            const Structure found = structureOf(bytes);
            QCOMPARE(found.kind, StructureKind::DamagedUtf8);
            QVERIFY(found.utf8.problems > 0);
        }
    }

    void binaryIsBinary_data() {
        QTest::addColumn<Bytes>("bytes");
        QTest::newRow("zeros") << Bytes(1000);
        QTest::newRow("one-nul") << Bytes{'a', 'b', 0, 'c', 'd', 'e', 'f'};
        QTest::newRow("controls") << Bytes{1, 2, 3, 'a', 4, 5, 6, 7, 'b', 0x10, 0x11};
        Bytes counter;
        for (std::size_t i = 0; i < 4000; ++i)
            counter.push_back(i % 4 == 0 ? static_cast<Byte>(i / 4) : Byte{0});
        QTest::newRow("counter") << counter;
    }

    void binaryIsBinary() {
        QFETCH(Bytes, bytes);
        QCOMPARE(structureOf(bytes).kind, StructureKind::Binary);
        QVERIFY(beginsAsBinary(bytes, registry()));
    }

    void textIsNotBinary_data() {
        QTest::addColumn<Bytes>("bytes");
        QTest::newRow("ascii") << bytesOf("plain text\r\n\twith a tab and a form feed\f");
        QTest::newRow("escapes") << bytesOf("\x1B[31mred\x1B[0m \x1B[32mgreen\x1B[0m");
        QTest::newRow("overstruck") << bytesOf("N\bNA\bAM\bME\bE");
        QTest::newRow("utf-8") << encoded(U"Привет, мир", "UTF-8");
        QTest::newRow("iso-2022-kr") << encoded(U"모든 인간은 태어날 때부터", "ISO-2022-KR");
        QTest::newRow("marked-utf-16") << Bytes{0xFF, 0xFE, 'a', 0, 'b', 0};
    }

    void textIsNotBinary() {
        QFETCH(Bytes, bytes);
        QVERIFY(structureOf(bytes).kind != StructureKind::Binary);
        QVERIFY(!beginsAsBinary(bytes, registry()));
    }

    void oneNulInDamagedTextIsDamage() {
        Bytes bytes;
        for (int i = 0; i < 10; ++i) {
            const Bytes more = encoded(U"Все люди рождаются свободными. ", "UTF-8");
            bytes.insert(bytes.end(), more.begin(), more.end());
        }
        bytes[101] = 0; // half a letter
        QCOMPARE(structureOf(bytes).kind, StructureKind::DamagedUtf8);
    }

    void wideTextNeedsNoMark_data() {
        QTest::addColumn<int>("sentence");
        QTest::addColumn<QString>("encoding");
        int open = 0; // no NUL and few controls: left to the comparison of readings
        for (std::size_t i = 0; i < std::size(test::kSentences); ++i)
            for (const char* name : {"UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"}) {
                if (structureOf(encoded(test::kSentences[i].text, name)).kind ==
                    StructureKind::Open)
                    ++open;
                else
                    QTest::addRow("%s-%s", test::kSentences[i].language, name)
                        << static_cast<int>(i) << QString::fromLatin1(name);
            }
        QVERIFY2(open <= 10, qPrintable(QString::number(open)));
    }

    void wideTextNeedsNoMark() {
        QFETCH(int, sentence);
        QFETCH(QString, encoding);
        const Structure found =
            structureOf(encoded(test::kSentences[sentence].text, encoding.toStdString()));
        QCOMPARE(found.kind, StructureKind::Wide);
        QCOMPARE(found.codec->name(), encoding.toStdString());
    }
};

QTEST_GUILESS_MAIN(TestStructure)
#include "tst_structure.moc"
