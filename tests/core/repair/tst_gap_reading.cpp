// UTF-8 around lost bytes, and which unit gets which explanation.

#include "core/codecs.h"
#include "repair/assignment.h"
#include "repair/chain.h"
#include "repair/destroyed.h"
#include "repair/gap_reading.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

#include <limits>
#include <random>

using namespace moji;
using namespace moji::repair;
using moji::test::registry;

namespace {

std::vector<GapToken> tokensOf(std::string_view bytes) {
    std::vector<GapToken> tokens;
    for (const char byte : bytes)
        tokens.push_back({static_cast<Byte>(byte), 1, false, tokens.size()});
    return tokens;
}

} // namespace

class TestGapReading final : public QObject {
    Q_OBJECT

private slots:
    void wholeTextReadsAsItself() {
        const std::string text = "aé한😀 \uFFFDz";
        std::u32string read;
        for (const GapCharacter& character : readUtf8WithGaps(tokensOf(text))) {
            QVERIFY(character.isWhole());
            read.push_back(character.codePoint);
        }
        QCOMPARE(toUtf8(read), text);
    }

    /// Whichever byte is lost, all other characters stay, and the lost one is among the fillings.
    void anyLostByteLeavesTheOthers_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"한국어 문장", "Привет, мир", "世界和平"})
            QTest::newRow(text) << QByteArray(text);
    }
    void anyLostByteLeavesTheOthers() {
        QFETCH(QByteArray, text);
        const std::u32string original = fromUtf8(text.toStdString());
        const Codec& ascii = *registry().find("ASCII"); // in it no byte from 80 on means anything
        for (int lost = 0; lost < text.size(); ++lost) {
            if (static_cast<Byte>(text[lost]) < 0x80)
                continue;
            auto tokens = tokensOf(text.toStdString());
            tokens[static_cast<std::size_t>(lost)].byte.reset();
            const auto characters = readUtf8WithGaps(tokens);
            QCOMPARE(characters.size(), original.size());
            for (std::size_t i = 0; i < original.size(); ++i) {
                if (characters[i].isWhole())
                    QCOMPARE(characters[i].codePoint, original[i]);
                else
                    QVERIFY(fillings(characters[i], {}, ascii).find(original[i]) !=
                            std::u32string::npos);
            }
        }
    }

    void characterOfTheSourceIsKnown() {
        const auto tokens = gapTokens(*registry().find("windows-1252"), U"xÃ©y");
        QVERIFY(tokens);
        const auto characters = readUtf8WithGaps(*tokens);
        QCOMPARE(characters.size(), std::size_t{3});
        QCOMPARE(characters[1].codePoint, U'é');
        QCOMPARE(characters[1].sourceBegin, std::size_t{1});
        QCOMPARE(characters[1].sourceEnd, std::size_t{3});
    }

    void aSpaceMayHaveBeenANoBreakSpace() {
        const auto characters =
            readUtf8WithGaps(*gapTokens(*registry().find("windows-1252"), U"dÃ©jÃ  vu"));
        std::u32string read;
        for (const GapCharacter& character : characters)
            read.push_back(character.codePoint);
        QCOMPARE(toUtf8(read), std::string("déjà vu"));
    }

    void anyBytesEndWell() {
        std::mt19937 random(20261122);
        for (int round = 0; round < 300; ++round) {
            std::vector<GapToken> tokens;
            for (std::size_t i = 0; i < 40; ++i) {
                const bool gap = random() % 4 == 0;
                tokens.push_back({gap ? MaybeByte{} : static_cast<Byte>(random()),
                                  static_cast<std::uint8_t>(gap ? 2 : 1), false, i});
            }
            std::size_t before = 0;
            for (const GapCharacter& character : readUtf8WithGaps(tokens)) {
                QVERIFY(!character.bytes.empty() && character.bytes.size() <= 4);
                QVERIFY(character.sourceBegin + 1 >= before);
                before = character.sourceEnd;
            }
            QCOMPARE(before, tokens.size());
        }
    }

    void unitsGetWhatSavesMost() {
        const double never = -std::numeric_limits<double>::infinity();
        const HypothesisGains good{{30, 0, 30, never}, 20};
        const HypothesisGains other{{never, 0, never, 60}, 20};
        const HypothesisGains weak{{5, 5, 5, 5}, 20};
        const auto found = assign(std::vector{weak, good, other}, 4);
        QCOMPARE(found.unit[0], std::size_t{1});
        QCOMPARE(found.unit[2], std::size_t{1});
        QCOMPARE(found.unit[3], std::size_t{2});
        QVERIFY(found.net[1] > 0 && found.net[2] > 0 && found.net[0] == 0);
    }

    void doubtKeepsUnitsAlone() {
        const auto found = assign(std::vector{HypothesisGains{{10, 10, 0}, 20}}, 3);
        QCOMPARE(found.unit, std::vector<std::size_t>(3, kLeftAlone));
        QVERIFY(assign({}, 0).unit.empty());
    }

    void misreadReplacementsAreFound() {
        const auto spans = misreadReplacementsIn(U"a 占쏙옙占쏙옙 ï¿½ 안녕");
        QCOMPARE(spans.size(), std::size_t{2});
        QCOMPARE(spans[0].begin, std::size_t{2});
        QCOMPARE(spans[0].end, std::size_t{8});
        QCOMPARE(spans[0].readAs, std::string_view("EUC-KR"));
        QVERIFY(misreadReplacementsIn(U"점유하다 斤 锟 ¿Qué? 100 ½").empty());
    }

    void misreadReplacementsAreWhatCodecsRead() {
        constexpr std::array<Byte, 6> kBytes = {0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD};
        for (const MisreadReplacement& each : misreadReplacements()) {
            const Codec* codec = registry().find(each.encoding);
            QVERIFY(codec != nullptr);
            const bool narrow = codec->info().family == CodecFamily::SingleByte;
            const auto read = decodeWhole(*codec, ByteView(kBytes).first(narrow ? 3 : 6));
            QVERIFY2(read && *read == each.text, std::string(each.encoding).c_str());
        }
    }

    void questionMarksMakeUpWords() {
        QCOMPARE(questionMarks(U"????? ???").size(), std::size_t{2});
        QCOMPARE(questionMarks(U"hello ????? world").size(), std::size_t{1});
        for (const auto* text : {U"Really???", U"What? Why? How?", U"??", U"a ? b : c ?? d", U""})
            QVERIFY(questionMarks(text).empty());
    }
};

QTEST_GUILESS_MAIN(TestGapReading)
#include "tst_gap_reading.moc"
