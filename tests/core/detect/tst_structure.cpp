// The stages of a detection that need no language: how much is UTF-8, what is binary, what is
// UTF-16 without a mark, what proves a seven-bit encoding; and that windows begin where characters
// do.

#include "core/detect/detection.h"
#include "core/detect/sentences.h"
#include "detect/binary_data.h"
#include "detect/seven_bit.h"
#include "detect/utf8_balance.h"
#include "detect/window_reading.h"

#include <QtTest>

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

/// The same by the plainest means: decoded from the front.
Utf8Balance naiveBalance(const Bytes& bytes) {
    Utf8Balance balance;
    ByteView rest = bytes;
    DecoderState state = registry().utf8().stateAfterSync();
    while (!rest.empty()) {
        const Span span = registry().utf8().next(rest, state, Tail::AtEnd);
        if (isError(span.status))
            balance.problems += 1;
        else if (span.length > 1)
            balance.wellFormed += 1;
        rest = rest.subspan(span.length);
    }
    return balance;
}

} // namespace

class TestStructure final : public QObject {
    Q_OBJECT

private slots:
    void utf8IsCountedLikeADecoderDoes() {
        std::mt19937 random(61);
        for (int round = 0; round < 300; ++round) {
            Bytes bytes = encoded(U"aß€😀 ж漢 ", "UTF-8");
            for (int i = 0; i < 4; ++i) // no lead of five and six bytes, no surrogate
                bytes[random() % bytes.size()] = static_cast<Byte>(random() % 0xED);
            const Utf8Balance balance = weighUtf8(bytes);
            const Utf8Balance naive = naiveBalance(bytes);
            QCOMPARE(balance.wellFormed, naive.wellFormed);
            QVERIFY(balance.problems <= naive.problems); // a problem is one error or several
            QCOMPARE(balance.problems == 0, naive.problems == 0);
            QVERIFY(balance.places.size() ==
                    std::min<std::uint64_t>(balance.problems, kKeptFaults));
        }
    }

    void aQuickLookNeverSaysTooLittle() {
        std::mt19937 random(62);
        int rejected = 0;
        for (int round = 0; round < 20'000; ++round) {
            Bytes bytes = encoded(U"aß€😀 ж漢 ", "UTF-8");
            const std::uint32_t least = round % 2 == 0 ? 0x20 : 0x80;
            for (int i = round % 16; i > 0; --i)
                bytes[random() % bytes.size()] =
                    static_cast<Byte>(least + random() % (0x100 - least));
            const Utf8Balance balance = weighUtf8(bytes);
            const Utf8Look look = lookForUtf8(bytes);
            QVERIFY(look.mostWellFormed() >= balance.wellFormed);
            QVERIFY(look.leastProblems() <= balance.problems);
            if (look.mayBePossible())
                continue;
            ++rejected;
            QVERIFY(!balance.isValid() && !balance.isPossible() && !balance.isMostly());
        }
        QVERIFY2(rejected > 100, qPrintable(QString::number(rejected)));
    }

    void shortAndLongBytesAreWeighedAlike() {
        std::mt19937 random(63);
        for (int round = 0; round < 2000; ++round) {
            Bytes bytes;
            while (bytes.size() < 100)
                bytes.push_back(static_cast<Byte>(random() % 3 == 0 ? 0xC0 + random() % 0x40
                                                                    : 0x60 + random() % 0x60));
            Bytes after(1000, Byte{' '}); // so many that a kernel weighs them
            after.insert(after.begin(), bytes.begin(), bytes.end());
            bytes.push_back(' ');
            const Utf8Balance one = weighUtf8(bytes);
            const Utf8Balance other = weighUtf8(after);
            QCOMPARE(one.wellFormed, other.wellFormed);
            QCOMPARE(one.problems, other.problems);
            QCOMPARE(one.places.size(), other.places.size());
            for (std::size_t i = 0; i < one.places.size(); ++i)
                QCOMPARE(one.places[i].offset, other.places[i].offset);
        }
    }

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
        const auto kindOf = [](bool damaged, std::size_t nuls) {
            std::string text;
            for (int i = 0; i < 20; ++i)
                text += "тест ";
            text.resize(160 - (damaged ? 1 : 0) - nuls, 'a');
            if (damaged)
                text += '\xFF';
            return structureOf(bytesOf(text + std::string(nuls, '\0'))).kind;
        };
        QVERIFY(kindOf(true, 1) == StructureKind::DamagedUtf8);
        QVERIFY(kindOf(true, 4) == StructureKind::DamagedUtf8);
        QVERIFY(kindOf(true, 5) == StructureKind::Binary);
        QVERIFY(kindOf(false, 1) == StructureKind::Binary); // what is whole has none
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

    void sourceAndBytesAreWeighedAlike() {
        Bytes bytes;
        for (int i = 0; i < 60'000; ++i) {
            const Bytes more = encoded(U"тест ", "UTF-8");
            bytes.insert(bytes.end(), more.begin(), more.end());
            if (i % 1000 == 7)
                bytes.push_back(0xFF);
        }
        const Utf8Balance whole = weighUtf8(MemorySource(bytes)).value();
        QCOMPARE(whole.problems, std::uint64_t(60));
        QCOMPARE(whole.wellFormed, std::uint64_t(240'000));
        QCOMPARE(weighUtf8(bytes).wellFormed, whole.wellFormed);
        QVERIFY(whole.isMostly());
        QCOMPARE(whole.places.size(), kKeptFaults);
    }

    void otherEncodingsAreHardlyUtf8_data() {
        QTest::addColumn<int>("sentence");
        QTest::addColumn<QString>("encoding");
        for (std::size_t i = 0; i < std::size(test::kSentences); ++i)
            for (const QString& name :
                 QString::fromLatin1(test::kSentences[i].encodings).split(u' '))
                if (!name.startsWith(u"UTF"))
                    QTest::addRow("%s-%s", test::kSentences[i].language, qPrintable(name))
                        << static_cast<int>(i) << name;
    }

    void otherEncodingsAreHardlyUtf8() {
        QFETCH(int, sentence);
        QFETCH(QString, encoding);
        const Bytes bytes = encoded(test::kSentences[sentence].text, encoding.toStdString());
        const Utf8Balance balance = weighUtf8(bytes);
        QVERIFY(!balance.isMostly());
        QVERIFY(balance.wellFormed <= balance.problems);
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

    void formsOfTheirTimeAreOneProblem_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("five-bytes") << QByteArray("\xF8\x88\x80\x80\x80");
        QTest::newRow("six-bytes") << QByteArray("\xFC\x84\x80\x80\x80\x80");
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\xBD");
    }

    void formsOfTheirTimeAreOneProblem() {
        QFETCH(QByteArray, bytes);
        const Utf8Balance balance = weighUtf8(Bytes(bytes.begin(), bytes.end()));
        QCOMPARE(balance.problems, std::uint64_t(1));
        QCOMPARE(balance.places.front().bytes.size(), std::size_t(bytes.size()));
        QVERIFY(balance.isPossible());
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

    void shiftsMustShiftSomething_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("proves");
        QTest::newRow("hz") << QByteArray("a ~{VPND~} b") << "HZ-GB-2312";
        QTest::newRow("hz-twice") << QByteArray("~{VP~}~{ND~}") << "HZ-GB-2312";
        QTest::newRow("hz-empty") << QByteArray("~{~}") << "";
        QTest::newRow("hz-odd") << QByteArray("~{VPN~}") << "";
        QTest::newRow("hz-space") << QByteArray("~{ VP ~}") << "";
        QTest::newRow("hz-open") << QByteArray("~{VPND") << "";
        QTest::newRow("hz-one-of-two") << QByteArray("~{VPND~} and ~{ no") << "";
        QTest::newRow("hz-a-tilde") << QByteArray("~~{VPND~}") << "";
        QTest::newRow("title") << QByteArray("Title\n~~~~~\n") << "";
        QTest::newRow("jp") << QByteArray("\x1B$B8c\x1B(B") << "ISO-2022-JP";
        QTest::newRow("jp-1978") << QByteArray("\x1B$@8c\x1B(J") << "ISO-2022-JP";
        QTest::newRow("jp-nothing") << QByteArray("\x1B$B\x1B(B") << "";
        QTest::newRow("jp-back") << QByteArray("\x1B(Bplain") << "";
        QTest::newRow("kr") << QByteArray("\x1B$)C\n\x0E!!0!\x0F") << "ISO-2022-KR";
        QTest::newRow("kr-unused") << QByteArray("\x1B$)C\nplain") << "";
        QTest::newRow("kr-unannounced") << QByteArray("\x0E!!0!\x0F") << "";
        QTest::newRow("cn") << QByteArray("\x1B$)A\x0E=;;;\x0F") << "ISO-2022-CN";
        QTest::newRow("colours") << QByteArray("\x1B[31mred\x1B[0m") << "";
    }

    void shiftsMustShiftSomething() {
        QFETCH(QByteArray, text);
        QFETCH(QString, proves);
        const SevenBitProofs proofs = findSevenBitProofs(asBytes(text.toStdString()));
        for (const char* name : {"HZ-GB-2312", "ISO-2022-JP", "ISO-2022-KR", "ISO-2022-CN"})
            QVERIFY2(proofs.has(name) == (proves == QLatin1String(name)), name);
        QVERIFY(!proofs.has("UTF-8"));
    }

    void aWindowMayCutAShift_data() {
        QTest::addColumn<int>("pairs");
        for (const int pairs : {900, 1'020, 1'022, 1'023, 1'024, 1'025, 1'100, 3'000})
            QTest::addRow("%d-pairs", pairs) << pairs;
    }

    void aWindowMayCutAShift() {
        QFETCH(int, pairs);
        const QByteArray text =
            "~{" + QByteArray("VPND").repeated(pairs / 2) + "~}\nTitle\n~~~~~\n";
        const auto survey = surveyBytes(MemorySource(bytesOf(text.repeated(3).toStdString())));
        QVERIFY(findSevenBitProofs(*survey).hz);
    }

    void tildesInCodeAreNoShifts() {
        const QByteArray code = "Title\n~~~~~\nfor (;;) ~{ return 1; ~}\n";
        const auto survey = surveyBytes(MemorySource(bytesOf(code.repeated(200).toStdString())));
        QVERIFY(!findSevenBitProofs(*survey).hz);
    }

    /// Text without spaces, whose rare values are far from the beginning: a window around one of
    /// them must not begin with the second half of a character.
    void windowsBeginWhereCharactersDo_data() {
        QTest::addColumn<QString>("encoding");
        for (const char* name : {"EUC-JP", "Shift_JIS", "GBK", "Big5", "EUC-KR"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void windowsBeginWhereCharactersDo() {
        QFETCH(QString, encoding);
        const Codec& codec = *registry().find(encoding.toStdString());
        std::mt19937 random(63);
        for (int round = 0; round < 10; ++round) {
            Bytes bytes;
            std::u32string rare = U"的一是不了人我在有他";
            if (encoding == u"EUC-KR")
                rare = U"가나다라마바사아자차";
            for (int i = 0; i < 6000; ++i) {
                // Late in the text, characters that are not in its beginning.
                const std::size_t kinds = i < 3000 ? 3 : rare.size();
                const Bytes one =
                    encoded(std::u32string(1, rare[random() % kinds]), encoding.toStdString());
                bytes.insert(bytes.end(), one.begin(), one.end());
                if (random() % 60 == 0)
                    bytes.push_back('\n');
            }
            const auto survey = surveyBytes(MemorySource(bytes)).value();
            QVERIFY(survey.windows.size() > 1);
            QCOMPARE(readWindows(survey, codec).errors, std::uint64_t(0));
        }
    }
};

QTEST_GUILESS_MAIN(TestStructure)
#include "tst_structure.moc"
