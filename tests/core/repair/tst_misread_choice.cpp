// Which readings of a text's words are taken, by their bits: bounds that a word, an encoding and a
// whole text have to reach. The bits are given here; what real words save is tested elsewhere.

#include "core/repair/misread_words.h"

#include <QtTest>

using namespace moji;
using namespace moji::repair;
using namespace moji::repair::test;

class TestMisreadChoice final : public QObject {
    Q_OBJECT

    /// By its first words, which may have been misread in either encoding.
    static Words settledWrongly() {
        Words text;
        for (int i = 0; i < 64; ++i)
            text.misread(U"Ð°", {{{"ISO-8859-1 windows-1251"}, 20}});
        if (!text.settle() || text.settled() != MisreadChoice::Encodings{indexOf(kLatin1)})
            qFatal("not settled");
        text.misread(U"Рђ", {{{kCyrillic}, 100}});
        return text;
    }

private slots:
    void whatCostsTooMuchIsNoReading() {
        std::vector<MisreadReading> readings(3);
        readings[0].net = -12.5;
        readings[1].net = -12;
        readings[2].net = 4;
        MisreadChoice::prune(readings);
        QCOMPARE(readings.size(), std::size_t{2});
        QCOMPARE(readings[0].net, -12.0);
    }

    void aWordHasToSaveMoreThanItsPlace() {
        const auto taken = [](double net, Proof proof) {
            return Words().misread(20).misread(net, proof).count() - 1;
        };
        QCOMPARE(taken(3, Proof::Strong), 0);
        QCOMPARE(taken(3.5, Proof::Strong), 1);
        QCOMPARE(taken(0, Proof::Ambiguous), 0);
        QCOMPARE(taken(0.5, Proof::Ambiguous), 1);
        QCOMPARE(taken(15, Proof::Ordinary), 0);
    }

    void inATextMisreadBeyondDoubtAWordMayCostBits() {
        const auto taken = [](double net, Proof proof) {
            return Words().misread(33).misread(net, proof).count() - 1;
        };
        QCOMPARE(taken(-12, Proof::Strong), 0);
        QCOMPARE(taken(-11.5, Proof::Strong), 1);
        QCOMPARE(taken(-11.5, Proof::Ambiguous), 1);
        QCOMPARE(taken(0, Proof::Ordinary), 0);
        QCOMPARE(taken(0.5, Proof::Ordinary), 1);
        QCOMPARE(Words().misread(32.5).misread(0.5, Proof::Ordinary).count(), 1);
    }

    void theDoubtAboutAnEncodingHasToBeSaved() {
        QCOMPARE(Words().misread(6.5).count(), 0);
        QCOMPARE(Words().misread(7).count(), 1);
        QCOMPARE(Words().misread(5).misread(5).count(), 2); // by all words together
        Words little;
        little.misread(6.5);
        for (int i = 0; i < 5; ++i)
            little.misread(2); // less than its place: saves nothing
        QCOMPARE(little.count(), 0);
        QCOMPARE(Words().misread(500, Proof::Ambiguous).count(), 0);
        const auto twice = [](double net) {
            return Words().misread(U"ÃƒÂ©", {{{kWestern, kCyrillic}, net}}).taken();
        };
        QCOMPARE(twice(12.5), QStringList());
        QCOMPARE(twice(13), QStringList("ÃƒÂ© windows-1252 windows-1251"));
    }

    void whatIsSavedIsTold() {
        QCOMPARE(Words().misread(20).choose().net, 20 - 3 - 4.0);
        const double other = 10 - 3 - 6;
        QCOMPARE(Words().misread(20).misread(U"Р°", {{{kCyrillic}, 10}}).choose().net,
                 20 - 3 - 4 + other);
    }

    /// A reading of a word may save 15 bits less than its best one.
    void aWordIsReadAsTheOthersAre() {
        const auto taken = [](double net) {
            return Words()
                .misread(U"Ñ\u008F", {{{kLatin1}, 20}})
                .misread(U"Р°", {{{kCyrillic}, 25}, {{kLatin1}, net}})
                .taken();
        };
        QCOMPARE(taken(10), QStringList({"Ñ\u008F ISO-8859-1", "Р° ISO-8859-1"}));
        QCOMPARE(taken(9.5), QStringList({"Ñ\u008F ISO-8859-1", "Р° windows-1251"}));
    }
    void whatProvesNothingIsWorthLess() {
        const auto taken = [](double net) {
            return Words()
                .misread(U"Ñ\u008F", {{{kLatin1}, 28}})
                .misread(U"Р°", {{{kCyrillic}, 25}, {{kLatin1}, net, Proof::Ambiguous}})
                .taken();
        };
        QCOMPARE(taken(40), QStringList({"Ñ\u008F ISO-8859-1", "Р° ISO-8859-1"}));
        QCOMPARE(taken(39.5), QStringList({"Ñ\u008F ISO-8859-1", "Р° windows-1251"}));
    }
    /// In a text misread beyond doubt, 60 bits less.
    void allWordsAreReadAsMostAre() {
        const auto taken = [](double net) {
            return Words()
                .misread(U"Ñ\u008F", {{{kLatin1}, 80}})
                .misread(U"Р°", {{{kCyrillic}, 65}, {{kLatin1}, net}})
                .takenByWordsAlone();
        };
        QCOMPARE(taken(5), QStringList({"Ñ\u008F ISO-8859-1", "Р° ISO-8859-1"}));
        QCOMPARE(taken(4.5), QStringList({"Ñ\u008F ISO-8859-1", "Р° windows-1251"}));
        QCOMPARE(Words()
                     .misread(U"Ñ\u008F", {{{kLatin1}, 33}})
                     .misread(U"Р°", {{{kCyrillic}, 32}, {{kLatin1}, 5}})
                     .takenByWordsAlone(),
                 QStringList({"Ñ\u008F ISO-8859-1", "Р° ISO-8859-1"}));
    }
    void notWhereItMayBeChance() {
        QCOMPARE(Words()
                     .misread(U"Ñ\u008F", {{{kLatin1}, 32.5}})
                     .misread(U"Р°", {{{kCyrillic}, 32}, {{kLatin1}, 16}})
                     .taken(),
                 QStringList({"Ñ\u008F ISO-8859-1", "Р° windows-1251"}));
    }

    void wordsThatProveNothingTellEncodingsApart() {
        const std::vector<Read> either = {{{"ISO-8859-1 windows-1251"}, 20}};
        QCOMPARE(Words().misread(U"Ð°", either).taken(), QStringList("Ð° ISO-8859-1"));
        QCOMPARE(Words()
                     .misread(U"Ð°", either)
                     .misread(U"Рђ", {{{kCyrillic}, 2, Proof::Ambiguous}})
                     .taken(),
                 QStringList({"Ð° windows-1251", "Рђ windows-1251"}));
        // Words that save less than their place do not.
        Words words;
        words.misread(U"Ð°", either).misread(U"Рђ", {{{kCyrillic}, 3.5}});
        for (int i = 0; i < 3; ++i)
            words.misread(U"Ñ\u008F", {{{kLatin1}, -5}});
        QCOMPARE(words.taken().front(), QString("Ð° windows-1251"));
    }

    void aWordSavesOnlyOnce() {
        QCOMPARE(Words()
                     .misread(U"Ð°", {{{"ISO-8859-1 windows-1251"}, 20}})
                     .misread(U"Ñ\u008F", {{{kLatin1}, 13}, {{kLatin1}, 12, Proof::Strong, U"я"}})
                     .misread(U"Рђ", {{{kCyrillic}, 18}})
                     .takenByWordsAlone()
                     .front(),
                 QString("Ð° windows-1251"));
    }

    void ofEqualReadingsTheOneOfFewerTimesIsTaken() {
        QCOMPARE(Words().misread(U"Ã©", {{{kWestern}, 20}, {{kWestern, kWestern}, 20}}).taken(),
                 QStringList("Ã© windows-1252"));
    }
    void aWordMayBeMisreadFourTimes() {
        const std::vector<const char*> four(4, kWestern);
        QCOMPARE(Words().misread(U"ÃƒÂ©", {{four, 60}}).taken(),
                 QStringList("ÃƒÂ© windows-1252 windows-1252 windows-1252 windows-1252"));
    }

    /// Of two encodings that explain as much, the one of less doubt.
    void theUsualEncodingIsTriedFirst() {
        const auto taken = [](double net) {
            return Words()
                .misread(U"Ã©", {{{"ISO-8859-1 windows-1252"}, 20}})
                .misread(U"Ã\u0089", {{{kLatin1}, net}})
                .takenByWordsAlone()
                .front();
        };
        QCOMPARE(taken(3.5), QString("Ã© windows-1252"));
        QCOMPARE(taken(4.5), QString("Ã© ISO-8859-1"));
    }

    /// Words that nobody writes, and that no reading explains, make chance of a few that one does.
    void fewExplainedWordsAmongOddOnesAreChance() {
        const auto taken = [](int odd, int ordinary) {
            return Words()
                .misread(40)
                .unexplained(U"œ²©°", odd)
                .unexplained(U"über", ordinary)
                .count();
        };
        QCOMPARE(taken(4, 0), 1);
        QCOMPARE(taken(5, 0), 0);
        QCOMPARE(taken(5, 79), 0);
        QCOMPARE(taken(5, 80), 1); // odd words in a text
        QCOMPARE(taken(16, 256), 1);
        QCOMPARE(taken(17, 1000), 0);
    }
    void someWordsAreNoBytes() {
        QCOMPARE(Words().misread(40).unexplained(U"ʃ©ə²ʊ", 50).count(), 1); // signs of phonetics
        QCOMPARE(Words().misread(40).unexplained(U"漢©²字", 50).count(), 1);
    }
    void whatLacksABytesExplainsNoWord() {
        const Read open{{kWestern}, 40, Proof::Strong, U"\uFFFD"};
        QCOMPARE(Words().misread(U"Ã", {open}).count(), 1);
        QCOMPARE(Words().misread(U"Ã", {open}).unexplained(U"œ²©°", 1).count(), 0);
    }
    void fewOfManyAsianWordsAreChance() {
        const auto taken = [](int words) {
            return Words()
                .misread(U"茅舍", {{{"GBK"}, 40}})
                .counted(U"茶余", words)
                .counted(U"tea\uFFFD", 100)
                .unexplained(U"œ²©°", 100)
                .count();
        };
        QCOMPARE(taken(8), 1);
        QCOMPARE(taken(9), 0);
    }

    void aTextIsSettledByManyWords() {
        const auto settled = [](int words, double net) {
            Words text;
            for (int i = 1; i < words; ++i)
                text.misread(0);
            text.misread(net);
            return text.settle();
        };
        QVERIFY(!settled(63, 1000));
        QVERIFY(settled(64, 1000));
        QVERIFY(!settled(64, 122.5));
        QVERIFY(settled(64, 123));
    }
    void aTextIsLookedAtNowAndThen() {
        Words text;
        const auto add = [&](int words) {
            for (int i = 0; i < words; ++i)
                text.misread(0, Proof::Ambiguous);
        };
        add(64);
        QVERIFY(!text.settle());
        text.misread(1000);
        add(62);
        QVERIFY(!text.settle()); // 127 words
        QVERIFY(text.settled().empty());
        add(1);
        QVERIFY(text.settle());
        QCOMPARE(text.settled(), MisreadChoice::Encodings{indexOf(kWestern)});
    }

    /// Words that are not weighed save what such words do. Here other words, which decided how the
    /// text was misread, turn out to have been misread otherwise.
    void plainWordsAreTakenToo() {
        Words text = settledWrongly();
        text.plain(U"Ã¼");
        const QStringList taken = text.taken();
        QCOMPARE(taken.size(), 66);
        QCOMPARE(taken[0], QString("Ð° windows-1251"));
        QCOMPARE(taken[64], QString("Рђ windows-1251"));
        QCOMPARE(taken[65], QString("Ã¼ ISO-8859-1"));
    }
    void plainWordsChooseAmongEncodings() {
        const auto taken = [](double other) {
            Words text = settledWrongly();
            text.plain(U"Ã¼").plain(U"Ã¶").plain(U"Ã¤");
            text.misread(U"Ã", {{{"ISO-8859-1 macintosh"}, 20}});
            text.misread(U"√©", {{{"macintosh"}, other}});
            return text.taken().at(68);
        };
        QCOMPARE(taken(38.5), QString("Ã ISO-8859-1")); // 3 words, of 12 bits each
        QCOMPARE(taken(39.5), QString("Ã macintosh"));
    }
    void plainWordsProve() {
        const auto taken = [](int words) {
            Words text = settledWrongly();
            text.intact(U"smörgås").plain(U"Ã¼");
            for (int i = 0; i < words; ++i)
                text.misreadInPart(U"blÃ¥", {{kLatin1}, 20}, {2, 4, U"å", false, false});
            return text.count() - 66;
        };
        QCOMPARE(taken(1), 1); // with the plain one it is no single word
        QCOMPARE(taken(2), 2);
    }
    void plainWordsSaveBits() {
        Words text;
        for (int i = 0; i < 64; ++i)
            text.misread(20);
        QVERIFY(text.settle());
        text.plain(U"Ã¼").plain(U"Ã¶");
        const MisreadText found = text.choose();
        QCOMPARE(found.places.size(), std::size_t{66});
        QCOMPARE(found.net, 64 * 17 + 2 * 12 - 4.0);
        QCOMPARE(found.places[65].chain->at(0).codec, std::string(kWestern));
    }

    /// A song's name that reads as a Danish one proves little where such letters are intact.
    void aSingleWordIsNoLetterOfFewLanguages_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<double>("net");
        QTest::addColumn<int>("taken");
        QTest::newRow("alone") << ""
                               << "" << 34.5 << 1;
        QTest::newRow("an intact letter before") << "smörgås"
                                                 << "" << 34.5 << 0;
        QTest::newRow("at the front of the text") << "å"
                                                  << "" << 34.5 << 0;
        QTest::newRow("an intact letter after") << ""
                                                << "smörgås" << 34.5 << 0;
        QTest::newRow("it saves much") << ""
                                       << "smörgås" << 35.0 << 1;
        QTest::newRow("a letter of another encoding") << ""
                                                      << "жук" << 34.5 << 1;
        QTest::newRow("ASCII") << "ring"
                               << "on!" << 34.5 << 1;
    }
    void aSingleWordIsNoLetterOfFewLanguages() {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(double, net);
        QFETCH(int, taken);
        const Read read{{kWestern}, net};
        Words text;
        text.intact(before.toStdU32String());
        text.misreadInPart(U"DrÃ¥ber", read, {2, 4, U"å", false, false});
        text.intact(after.toStdU32String());
        QCOMPARE(text.count(), taken);
    }
    void twoWordsAreLettersOfFewLanguages() {
        const MisreadPart part{2, 4, U"å", false, false};
        QCOMPARE(Words()
                     .misreadInPart(U"DrÃ¥ber", {{kWestern}, 12}, part)
                     .intact(U"smörgås")
                     .misreadInPart(U"blÃ¥", {{kWestern}, 12}, part)
                     .count(),
                 2);
        QCOMPARE(Words()
                     .misreadInPart(U"DrÃ©ber", {{kWestern}, 12}, {2, 4, U"é", false, false})
                     .intact(U"smörgås")
                     .count(),
                 1);
    }
    /// What is in no part of a word is intact, what is in one is not.
    void partsOfWordsAreNotIntact() {
        const MisreadPart part{2, 4, U"å", false, false};
        const auto taken = [&](std::u32string_view between) {
            return Words()
                .intact(U"so")
                .misread(U"Ã©", {{{kWestern}, 2, Proof::Ambiguous}})
                .intact(between)
                .misreadInPart(U"DrÃ¥ber", {{kWestern}, 20}, part)
                .count();
        };
        QCOMPARE(taken(U"og"), 2);
        QCOMPARE(taken(U"på"), 1);
    }

    void onlyTheLastTimeHasSurrogates() {
        QCOMPARE(Words().misread(U"í\u00A0½í¸\u008D", {{{kLatin1, kLatin1}, 60, {}, U"😍"}}).taken(),
                 QStringList("í\u00A0½í¸\u008D ISO-8859-1/CESU-8 ISO-8859-1"));
    }

    void aTextHasSoManyChains() {
        Words text;
        for (std::size_t i = 0; i < 20; ++i)
            text.misread(U"Ã©", {{{encodings().all()[i].name().c_str()}, 100}});
        QCOMPARE(text.count(), 16);
    }
};

QTEST_GUILESS_MAIN(TestMisreadChoice)
#include "tst_misread_choice.moc"
