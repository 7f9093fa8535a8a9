// What names of files were meant to be, by themselves and with their neighbours.

#include "core/codecs.h"
#include "survey/name_judge.h"

#include <QtTest>

#include <algorithm>

using namespace moji;
using moji::test::registry;

namespace {

constexpr double kLeast = 0.95;

std::vector<NameVerdict> judge(std::span<const std::string_view> names) {
    return NameJudge(registry()).judge(names);
}

NameVerdict judgeOne(std::string_view name) {
    return judge({&name, 1}).front();
}

} // namespace

class TestNameJudge final : public QObject {
    Q_OBJECT

private slots:
    void lettersTellTheEncoding() {
        const NameVerdict verdict = judgeOne("se\xF1or.txt");
        QCOMPARE(verdict.encoding, std::string("windows-1252"));
        QVERIFY(verdict.isSure(kLeast));
    }

    /// A dash in windows-1252 or a letter in a set of Macintosh; an ellipsis or a letter of DOS.
    void signsDoNot_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("dash") << QByteArray("Anto\x96"
                                            "ana pittar");
        QTest::newRow("apostrophe") << QByteArray("Tireolar\x92ngeo paus-ama");
        QTest::newRow("ellipsis") << QByteArray("Perpiny\x85");
    }
    void signsDoNot() {
        QFETCH(QByteArray, name);
        const NameVerdict verdict =
            judgeOne(std::string_view(name.data(), std::size_t(name.size())));
        QVERIFY(verdict.trouble == NameTrouble::NotUtf8);
        QVERIFY(!verdict.isSure(kLeast));
    }

    void anApostropheInAContractionDoes_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("isSure");
        QTest::newRow("two letters after") << QByteArray("We\x92re here") << true;
        QTest::newRow("one before") << QByteArray("L\x92hiver") << true;
        QTest::newRow("at the end") << QByteArray("Dogs\x92 ears") << false;
        QTest::newRow("a dash") << QByteArray("We\x96re here") << false;
    }
    void anApostropheInAContractionDoes() {
        QFETCH(QByteArray, name);
        QFETCH(bool, isSure);
        const NameVerdict verdict = judgeOne({name.data(), std::size_t(name.size())});
        QCOMPARE(verdict.isSure(kLeast), isSure);
    }

    void theApostropheIsRead() {
        const NameVerdict verdict = judgeOne("Don\x92t stop believing.mp3");
        QCOMPARE(verdict.reading, std::string("Don\u2019t stop believing.mp3"));
        QVERIFY(verdict.isSure(kLeast));
    }

    /// Their neighbours tell what by themselves would be signs.
    void neighboursTell() {
        constexpr std::string_view kNames[] = {"Mot\x94rhead.mp3", "Blue \x99yster Cult.mp3",
                                               "\x8Erger.txt", "\x99sterreich.txt",
                                               "\x9A"
                                               "ber uns.txt"};
        for (const NameVerdict& verdict : judge(kNames)) {
            QCOMPARE(verdict.encoding, std::string("IBM850"));
            QVERIFY(verdict.isSure(kLeast));
        }
    }

    /// Those of other folders as well, where they were learnt from.
    void learntNamesTell() {
        NameJudge judge(registry());
        for (const std::string_view name : {"\x8Erger.txt", "M\x84rz.txt", "Gr\x81n.txt",
                                            "gr\x94\xE1"
                                            "er.txt"})
            judge.learn(name);
        constexpr std::string_view kName = "\x99sterreich.txt";
        const NameVerdict verdict = judge.judge({&kName, 1}).front();
        QCOMPARE(verdict.reading, std::string("\u00D6sterreich.txt"));
        QCOMPARE(verdict.reason, std::string("reads as text, as its neighbours do"));
        QVERIFY(!judgeOne(kName).isSure(kLeast));
    }

    /// A Russian name among French ones is no French one.
    void aNameMayBeUnlikeItsNeighbours() {
        constexpr std::string_view kNames[] = {
            "\xE9t\xE9 \xE0 la campagne",
            "for\xEAt",
            "h\xF4tel",
            "no\xEBl",
            "gar\xE7on",
            "\xCF\xF0\xE8\xE2\xE5\xF2, \xEA\xE0\xEA \xE4\xE5\xEB\xE0 \xF1\xE5\xE3\xEE\xE4\xED\xFF"};
        const auto verdicts = judge(kNames);
        QCOMPARE(verdicts.front().encoding, std::string("windows-1252"));
        QVERIFY(verdicts.front().isSure(kLeast));
        QCOMPARE(verdicts.back().encoding, std::string("windows-1251"));
        QVERIFY(verdicts.back().isSure(kLeast));
        QCOMPARE(verdicts.back().reason, std::string("reads as text"));
    }

    void whereNameAndNeighboursDisagreeNeitherIsBelieved() {
        NameJudge judge(registry());
        for (const std::string_view name :
             {"\xE9t\xE9 \xE0 la campagne", "for\xEAt d'hiver", "h\xF4tel du ch\xE2teau", "no\xEBl",
              "le gar\xE7on p\xEA"
              "cheur",
              "\xE9l\xE8ve mod\xE8le",
              "f\xEAtes pass\xE9"
              "es"})
            judge.learn(name);
        constexpr std::string_view kName = "\xEC\xE8\xF0"; // мир
        const NameVerdict verdict = judge.judge({&kName, 1}).front();
        QVERIFY(verdict.ambiguous);
        QVERIFY(!verdict.isSure(0));
        QCOMPARE(verdict.reason, std::string("by itself it reads as windows-1251, with its "
                                             "neighbours as windows-1252"));
    }

    void theEncodingMayBeGiven() {
        constexpr std::string_view kNames[] = {"\xFF\xFF", "\xC7\xD1\xB1\xDB"};
        auto verdicts = NameJudge(registry(), registry().find("EUC-KR")).judge(kNames);
        QVERIFY(!verdicts[0].isSure(0) && verdicts[0].reading.empty());
        QCOMPARE(verdicts[1].reading, std::string("한글"));
        QCOMPARE(verdicts[1].score, 1.0);
        QCOMPARE(verdicts[1].reason, std::string("as asked for"));
    }

    void mojibakeIsReadOnceMore() {
        const NameVerdict verdict = judgeOne("BjÃ¶rk - JÃ³ga.mp3");
        QVERIFY(verdict.trouble == NameTrouble::Mojibake);
        QCOMPARE(verdict.reading, std::string("Björk - Jóga.mp3"));
        QCOMPARE(verdict.cause(), std::string("encode windows-1252, decode UTF-8"));
        QVERIFY(verdict.isSure(kLeast));
    }

    /// By itself "Ð‘" may be anything.
    void neighboursTellOfMojibake() {
        constexpr std::string_view kNames[] = {"Ð‘", "Ð¼ÑƒÐ·Ñ‹ÐºÐ°", "ÐºÐ¸Ð½Ð¾ Ð¸ Ñ‚ÐµÐ°Ñ‚Ñ€"};
        QVERIFY(judgeOne(kNames[0]).reading.empty());
        const auto verdicts = judge(kNames);
        QCOMPARE(verdicts[0].reading, std::string("Б"));
        QCOMPARE(verdicts[0].reason,
                 std::string("reads as text when decoded again, as its neighbours do"));
        QCOMPARE(verdicts[1].reading, std::string("музыка"));
        QCOMPARE(verdicts[1].reason, std::string("reads as text when decoded again"));
        QCOMPARE(verdicts[2].reading, std::string("кино и театр"));
        for (const NameVerdict& verdict : verdicts)
            QVERIFY(verdict.trouble == NameTrouble::Mojibake && verdict.isSure(kLeast));
    }

    void learntMojibakeTells() {
        NameJudge judge(registry());
        for (const std::string_view name :
             {"Ð¼ÑƒÐ·Ñ‹ÐºÐ°", "ÐºÐ¸Ð½Ð¾ Ð¸ Ñ‚ÐµÐ°Ñ‚Ñ€", "plain", "Björk"})
            judge.learn(name);
        constexpr std::string_view kNames[] = {"Ð‘", "Björk", "plain", "été"};
        const auto verdicts = judge.judge(kNames);
        QCOMPARE(verdicts[0].reading, std::string("Б"));
        for (std::size_t i = 1; i < verdicts.size(); ++i)
            QVERIFY(verdicts[i].trouble == NameTrouble::None);
    }

    /// Bytes and mojibake side by side, each with its own neighbours.
    void namesOfBothKinds() {
        constexpr std::string_view kNames[] = {"for\xEAt d'hiver", "BjÃ¶rk", "readme", "h\xF4tel",
                                               "JÃ³ga"};
        const auto verdicts = judge(kNames);
        QCOMPARE(verdicts[0].reading, std::string("forêt d'hiver"));
        QCOMPARE(verdicts[1].reading, std::string("Björk"));
        QVERIFY(verdicts[2].trouble == NameTrouble::None);
        QCOMPARE(verdicts[3].reading, std::string("hôtel"));
        QCOMPARE(verdicts[4].reading, std::string("Jóga"));
        QVERIFY(verdicts[1].encoding.empty() && verdicts[3].chain.empty());
    }

    void escapesAreNoMojibake() { QVERIFY(judgeOne("a%20b%C3%A9").trouble == NameTrouble::None); }

    void ordinaryNamesAreLeftAlone() {
        constexpr std::string_view kNames[] = {"readme.txt", "Björk", "музыка", "日本語",
                                               "Ünïcödé"};
        for (const NameVerdict& verdict : judge(kNames)) {
            QVERIFY(verdict.trouble == NameTrouble::None);
            QVERIFY(verdict.reading.empty() && !verdict.isSure(0));
        }
    }

    void namesThatAreNone_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("isUsable");
        QTest::newRow("empty") << QByteArray() << false;
        QTest::newRow("dot") << QByteArray(".") << false;
        QTest::newRow("dots") << QByteArray("..") << false;
        QTest::newRow("three dots") << QByteArray("...") << true;
        QTest::newRow("slash") << QByteArray("a/b") << false;
        QTest::newRow("control") << QByteArray("a\x1F") << false;
        QTest::newRow("space") << QByteArray("a b") << true;
        QTest::newRow("tilde") << QByteArray("~") << true;
        QTest::newRow("delete") << QByteArray("\x7F") << false;
        QTest::newRow("C1") << QByteArray("\xC2\x9F") << false;
        QTest::newRow("no-break space") << QByteArray("\xC2\xA0") << true;
        QTest::newRow("line separator") << QByteArray("\xE2\x80\xA8") << false;
        QTest::newRow("paragraph separator") << QByteArray("\xE2\x80\xA9") << false;
        QTest::newRow("directional mark") << QByteArray("\xE2\x80\xAA") << true;
        QTest::newRow("hyphenation point") << QByteArray("\xE2\x80\xA7") << true;
        QTest::newRow("object replacement character") << QByteArray("\xEF\xBF\xBC") << true;
        QTest::newRow("last of the plane") << QByteArray("\xEF\xBF\xBF") << false;
        QTest::newRow("replacement character") << QByteArray("\xEF\xBF\xBD") << false;
        QTest::newRow("noncharacter") << QByteArray("\xF0\x9F\xBF\xBE") << false;
        QTest::newRow("not UTF-8") << QByteArray("\xE9") << false;
    }

    void namesThatAreNone() {
        QFETCH(QByteArray, name);
        QFETCH(bool, isUsable);
        QCOMPARE(isUsableName({name.data(), std::size_t(name.size())}), isUsable);
    }

    void samplesKeepABoundedNumber() {
        NameSample sample;
        for (int i = 0; i < 5000; ++i)
            sample.add("name " + std::to_string(i));
        sample.add("name 0");
        QCOMPARE(std::ranges::count(sample.text(), '\n'), std::ptrdiff_t{1000});
        NameSample other; // in another order the same ones
        for (int i = 5000; i-- > 0;)
            other.add("name " + std::to_string(i));
        QCOMPARE(other.text(), sample.text());
    }
};

QTEST_GUILESS_MAIN(TestNameJudge)
#include "tst_name_judge.moc"
