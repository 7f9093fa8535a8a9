// What a plan says of itself: scores follow from the bits saved, segments tell what changes and
// where it is in the result, a repair next to text that looks damaged is not said to be complete.

#include "core/codecs.h"
#include "repair/repairer.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

#include <cmath>

using namespace moji;
using namespace moji::repair;
using moji::test::registry;

namespace {

const std::string kKoi = "рТЙЧЕФ, ЛБЛ ДЕМБ?";              // KOI8-R read as windows-1251
const std::string kRussian = "Эти слова совершенно целые"; // the same chain would change it

// windows-1251 read as windows-1252; in x-mac-cyrillic one letter differs.
const std::string kMac = "Ìû âñòðåòèëèñü âå÷åðîì ó ñòàðîãî ìîñòà";
const std::string kTwoReadings = "ß âèæó ñòàðûé ãîðîä è ìîñò"; // it is я in one, Я in the other

std::vector<RepairPlan> plansOf(const std::string& text) {
    static const Repairer all(registry());
    return all.repair(text);
}

RepairPlan bestOf(const std::string& text) {
    return plansOf(text).front();
}

std::string plainWords(std::size_t bytes) {
    std::string words;
    while (words.size() < bytes)
        words += "plain words ";
    words.resize(bytes);
    return words;
}

std::string many(const std::string& text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

/// A place that is lost, and how.
struct Lost {
    ByteRange place;
    Ruin ruin;
    std::string_view readAs;
    bool operator==(const Lost&) const = default;
};

std::vector<Lost> lostIn(const RepairPlan& plan) {
    std::vector<Lost> lost;
    for (const RepairedSegment& segment : plan.segments)
        if (segment.label == Label::Destroyed)
            lost.push_back({segment.source, segment.ruin, segment.readAs});
    return lost;
}

} // namespace

class TestPlans final : public QObject {
    Q_OBJECT

    static void addTexts() {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const std::string& text) {
            QTest::newRow(name) << QByteArray::fromStdString(text);
        };
        row("clean", "Plain text, naïve café");
        row("whole", "GrÃ¼ÃŸe aus MÃ¼nchen");
        row("lost-at-the-end", "Ð¿Ñ€Ð¸Ð²Ðµ\uFFFD");
        row("two-chains", "GrÃ¼ÃŸe aus MÃ¼nchen\n" + kKoi + "\n");
        row("lost-and-repaired", "a caf\uFFFD, GrÃ¼ÃŸe, ?????? Ð¿Ñ€Ð¸Ð²ÐµÑ‚ \uFFFD\uFFFD end");
        row("repaired-then-lost", "GrÃ¼ÃŸe aus MÃ¼nchen\n?????? ??????\nschÃ¶n \uFFFD\n");
        row("malformed", "a\xFF GrÃ¼ÃŸe aus MÃ¼nchen \x80\uFFFD\n");
        row("all-lost", "?????? ???? ?????????\n");
        row("lost-later", "plain, GrÃ¼ÃŸe, Ð¿Ñ€Ð¸Ð²Ðµ\uFFFD Ð¿Ñ€Ð¸Ð²ÐµÑ‚ Ð¿Ñ€Ð¸Ð²Ðµ\uFFFD\n");
        row("much", many("GrÃ¼ÃŸe aus MÃ¼nchen\n", 200));
        row("legacy", "Ïðèâåò");
        row("legacy-two-readings", kTwoReadings);
        row("legacy-one-letter-differs", kMac);
    }

private slots:
    void scoresFollowFromTheBits_data() { addTexts(); }
    void scoresFollowFromTheBits() {
        QFETCH(QByteArray, text);
        const auto plans = plansOf(text.toStdString());
        double all = 1; // leaving the text alone saves nothing: 2^0
        for (const RepairPlan& plan : plans)
            all += std::exp2(plan.net);
        for (const RepairPlan& plan : plans) {
            QVERIFY(plan.score > 0 && plan.score <= 1);
            if (std::isfinite(all))
                QVERIFY(std::abs(plan.score - std::exp2(plan.net) / all) < 1e-9);
            QVERIFY(plan.net <= plans.front().net);
            QVERIFY(plan.net > 0); // it saves something
        }
    }

    /// Whatever no segment names is in the result as it was, and so is what is destroyed.
    void segmentsTellWhatChangesAndWhere_data() { addTexts(); }
    void segmentsTellWhatChangesAndWhere() {
        QFETCH(QByteArray, text);
        const std::string source = text.toStdString();
        for (const RepairPlan& plan : plansOf(source)) {
            std::uint64_t from = 0;
            std::uint64_t to = 0;
            for (const RepairedSegment& segment : plan.segments) {
                QVERIFY(segment.source.begin >= from);
                const std::uint64_t kept = segment.source.begin - from;
                QCOMPARE(segment.result.begin, to + kept);
                QCOMPARE(plan.text.substr(to, kept), source.substr(from, kept));
                from = segment.source.end;
                to = segment.result.end;
                const auto result = plan.text.substr(segment.result.begin, segment.result.length());
                if (segment.label == Label::Destroyed)
                    QCOMPARE(result, source.substr(segment.source.begin, segment.source.length()));
                if (segment.label == Label::Lossless)
                    QVERIFY(comesFrom(registry(), segment.chain,
                                      source.substr(segment.source.begin, segment.source.length()),
                                      result));
                for (const DamagedCharacter& damaged : segment.damaged) {
                    QVERIFY(damaged.offset >= segment.result.begin &&
                            damaged.offset < segment.result.end);
                    const bool isFilled = damaged.filling != Filling::None;
                    const char32_t shown = isFilled ? damaged.candidates.front() : U'\uFFFD';
                    QVERIFY(plan.text.substr(damaged.offset)
                                .starts_with(toUtf8(std::u32string(1, shown))));
                }
            }
            QCOMPARE(plan.text.substr(to), source.substr(from));
        }
    }

    void theLabelIsThatOfTheSegments_data() { addTexts(); }
    void theLabelIsThatOfTheSegments() {
        QFETCH(QByteArray, text);
        const RepairPlan plan = bestOf(text.toStdString());
        std::size_t lossless = 0;
        std::size_t destroyed = 0;
        for (const RepairedSegment& segment : plan.segments) {
            lossless += segment.label == Label::Lossless;
            destroyed += segment.label == Label::Destroyed;
        }
        const std::size_t all = plan.segments.size();
        QCOMPARE(plan.label == Label::Clean, all == 0);
        QCOMPARE(plan.label == Label::Destroyed, all > 0 && destroyed == all);
        if (plan.label == Label::Lossless)
            QCOMPARE(lossless, all);
        if (plan.label == Label::Partial && all > 1)
            QVERIFY(lossless < all);
    }

    void whatIsLostIsAPlaceOfItsOwn() {
        const RepairPlan plan = bestOf("GrÃ¼ÃŸe aus MÃ¼nchen\n?????? ??????\nschÃ¶n \uFFFD\n");
        QCOMPARE(plan.text, std::string("Grüße aus München\n?????? ??????\nschön \uFFFD\n"));
        QCOMPARE(plan.label, Label::Partial);
        std::vector<std::string> lost;
        for (const RepairedSegment& segment : plan.segments)
            if (segment.label == Label::Destroyed)
                lost.push_back(plan.text.substr(segment.result.begin, segment.result.length()));
        QVERIFY(!lost.empty());
        QCOMPARE(lost.back(), std::string("\uFFFD"));
    }

    void whatIsLostSaysHow() {
        const std::string text = "caf\uFFFD, ???? ?????, ï¿½";
        QCOMPARE(lostIn(bestOf(text)),
                 (std::vector<Lost>{{{3, 6}, Ruin::Replacement, {}},
                                    {{8, 12}, Ruin::QuestionMarks, {}},
                                    {{13, 18}, Ruin::QuestionMarks, {}},
                                    {{20, 26}, Ruin::MisreadReplacement, "windows-1252"}}));
    }

    /// A run of U+FFFD may have been written, another one is shown in the place of bytes.
    void malformedBytesAmongReplacementsAreLostApart() {
        const std::string text = "caf\uFFFD\xFF\uFFFD plain \xFF\uFFFD words \uFFFD\xFF";
        std::vector<ByteRange> places;
        for (const Lost& lost : lostIn(bestOf(text)))
            places.push_back(lost.place);
        QCOMPARE(places, (std::vector<ByteRange>{
                             {3, 6}, {6, 7}, {7, 10}, {17, 18}, {18, 21}, {28, 31}, {31, 32}}));
    }

    void whatCannotBeBetterIsCertain() {
        QVERIFY(bestOf("Plain text, naïve café").score > 0.99);
        QVERIFY(bestOf("?????? ???? ?????????\n").score > 0.99);
        QVERIFY(bestOf("GrÃ¼ÃŸe aus MÃ¼nchen").score > 0.99);
    }

    /// A chain is doubted once, and what it saves counted once, however many places it repairs.
    void twoPlacesOfAChainCountOnce() {
        const double joined = bestOf(kKoi + "\n" + kKoi).net;
        const double apart = bestOf(kKoi + "\n" + plainWords(60) + "\n" + kKoi).net;
        QVERIFY(joined > 0);
        QVERIFY(std::abs(apart - joined) < joined / 2);
    }

    void aRepairBesideTextThatLooksDamagedIsPartial_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isPartial");
        const auto row = [](const char* name, const std::string& text, bool isPartial) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << isPartial;
        };
        row("after", kKoi + " " + kRussian, true);
        row("before", kRussian + ": " + kKoi, true);
        row("in-the-next-line", kKoi + "\n" + kRussian, false);
        row("in-the-line-before", kRussian + "\n" + kKoi, false);
        row("close-before-the-end", kKoi + " " + plainWords(120) + kRussian, true);
        row("too-far-after", kKoi + " " + plainWords(240) + kRussian, false);
        row("too-far-before", kRussian + " " + plainWords(240) + kKoi, false);
        row("close-before", kRussian + " " + plainWords(120) + kKoi, true);
        row("between", kKoi + " " + kRussian + ": " + kKoi, true);
        row("plain-words", kKoi + " " + plainWords(60), false);
    }
    void aRepairBesideTextThatLooksDamagedIsPartial() {
        QFETCH(QByteArray, text);
        QFETCH(bool, isPartial);
        const RepairPlan plan = bestOf(text.toStdString());
        QVERIFY(plan.text.find("Привет, как дела?") != std::string::npos);
        QVERIFY(plan.text.find(kRussian) != std::string::npos || !text.contains(kRussian.c_str()));
        QCOMPARE(plan.label, isPartial ? Label::Partial : Label::Lossless);
        QCOMPARE(plan.segments.front().besideDamage, isPartial);
    }

    void eachPlaceIsDoubtedForItsOwnLine() {
        const RepairPlan plan = bestOf(kKoi + "\n" + kRussian + ": " + kKoi);
        QCOMPARE(plan.segments.size(), std::size_t{2});
        QVERIFY(!plan.segments[0].besideDamage && plan.segments[1].besideDamage);
        QCOMPARE(plan.segments[1].label, Label::Partial);
    }

    /// Whoever read legacy text wrongly read all of its lines so.
    void legacyTextInAnotherLineIsDamagedToo() {
        const std::string title = "titulo: \"Configuraci¾n\"\nidioma: espa±ol\n";
        QCOMPARE(bestOf(title).label, Label::Lossless);
        const RepairPlan plan = bestOf(title + "descripcion: >\n  Pßgina de inicio");
        QVERIFY(plan.text.starts_with("titulo: \"Configuración\"\nidioma: español\n"));
        QCOMPARE(plan.label, Label::Partial);
    }

    void aRepairBesideALetterThatIsCutOffIsPartial_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isPartial");
        QTest::newRow("at the end of a word") << QByteArray("BunÄ ziua, ce mai faceÅ£i?") << true;
        QTest::newRow("before small letters") << QByteArray("Die Ãrzte - MÃ¤nner") << true;
        QTest::newRow("two of three bytes") << QByteArray("HÃ´m nay trá»i, chÃºng ta") << true;
        QTest::newRow("a picture") << QByteArray("Merciii ð Ã\u00A0 demain") << true;
        QTest::newRow("in capitals")
            << QByteArray("SÃO PAULO: nÃ£o Ã© sÃ³ apresentaÃ§Ã£o") << false;
        QTest::newRow("intact letters") << QByteArray("Frédéric said that FrÃ©dÃ©ric") << false;
        QTest::newRow("an intact capital") << QByteArray("Ärger mit MÃ¼ller") << false;
    }
    void aRepairBesideALetterThatIsCutOffIsPartial() {
        QFETCH(QByteArray, text);
        QFETCH(bool, isPartial);
        const RepairPlan plan = bestOf(text.toStdString());
        QVERIFY(plan.text != text.toStdString());
        QCOMPARE(plan.label, isPartial ? Label::Partial : Label::Lossless);
    }

    /// What saves only few bits may be what someone wrote.
    void aLikelihoodThatIsNoneIsNotLossless() {
        const RepairPlan plan = bestOf("dÅµr");
        QCOMPARE(plan.text, std::string("dŵr"));
        QVERIFY(plan.score < 0.95);
        QCOMPARE(plan.label, Label::Partial);
    }

    /// Encodings that read all letters alike are told apart by the doubt about them, not by signs.
    void aPriceIsNoQuotationMark() {
        const RepairPlan plan =
            bestOf("id;nom;ville;prix\n1;Crиme brыlйe;Besanзon;4,50 Ђ\n2;Pвtй;Nоmes;6,20 Ђ\n"
                   "3;Thй glacй;Orlйans;3,10 Ђ\n");
        QCOMPARE(plan.text,
                 std::string("id;nom;ville;prix\n1;Crème brûlée;Besançon;4,50 €\n2;Pâté;Nîmes;"
                             "6,20 €\n3;Thé glacé;Orléans;3,10 €\n"));
        QCOMPARE(plan.segments.front().chain.front().codec, std::string("windows-1251"));
    }

    void aDrawingIsNotReadOnceMore() {
        const std::string box = "╔════════╗\n║  MENU  ║\n╚════════╝";
        const auto misread = decodeWhole(*registry().find("ISO-8859-1"), asBytes(box));
        const auto western =
            replay(registry(),
                   Chain{{StepKind::Encode, "UTF-8"}, {StepKind::Decode, "windows-1252"}}, box);
        for (const std::string& text : {toUtf8(*misread), western.value_or(box)}) {
            const std::string result = bestOf(text).text;
            QVERIFY2(result == text || result == box, result.c_str());
        }
    }

    void anEllipsisIsNoParagraphEnd() {
        const std::string text = "Itâ\u0080\u0099s â\u0080\u009Cquotedâ\u0080\u009D â\u0080\u0094 "
                                 "and â\u0080\u0098singleâ\u0080\u0099 with â\u0080Š dots";
        QCOMPARE(bestOf(text).text, std::string("It’s “quoted” — and ‘single’ with … dots"));
    }

    /// Where anything is lost no chain has read the whole text.
    void besideWhatIsLostNoOtherReadingIsOffered() {
        QVERIFY(plansOf(kTwoReadings).size() > 1);
        QCOMPARE(plansOf(kTwoReadings + "\nï¿½\n").size(), std::size_t{1});
        QCOMPARE(plansOf(kTwoReadings + "\n\xFF\n").size(), std::size_t{1});
    }

    void oneChainFromEndToEndIsOneSegment() {
        const std::string damaged = "GrÃ¼ÃŸe aus MÃ¼nchen";
        const std::string text = damaged + ", plain words, schÃ¶n";
        const RepairPlan plan = bestOf(text);
        QVERIFY(plan.whole);
        QCOMPARE(plan.segments.size(), std::size_t{1});
        QCOMPARE(plan.segments.front().source, (ByteRange{0, text.size()}));
        QCOMPARE(plan.segments.front().result, (ByteRange{0, plan.text.size()}));
        QCOMPARE(replay(registry(), plan.segments.front().chain, text).value_or("none"), plan.text);
        // What the chain cannot read keeps it from being one.
        QVERIFY(!bestOf(damaged + "\nцело\nschÃ¶n").whole);
    }

    void twoPlacesOfOneChainInALineAreBothComplete() {
        const RepairPlan plan = bestOf("GrÃ¼ÃŸe aus MÃ¼nchen, мир, schÃ¶n grÃ¼n");
        QCOMPARE(plan.text, std::string("Grüße aus München, мир, schön grün"));
        QCOMPARE(plan.label, Label::Lossless);
        QCOMPARE(plan.segments.size(), std::size_t{2});
        QVERIFY(!plan.segments[0].besideDamage && !plan.segments[1].besideDamage);
    }

    void otherReadingsReadTheWholeText_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("one-letter-differs") << QByteArray::fromStdString(kMac);
        QTest::newRow("two-readings") << QByteArray::fromStdString(kTwoReadings);
    }
    void otherReadingsReadTheWholeText() {
        QFETCH(QByteArray, text);
        const auto plans = plansOf(text.toStdString());
        QVERIFY(plans.size() >= 2);
        for (std::size_t i = 1; i < plans.size(); ++i) {
            const RepairPlan& plan = plans[i];
            QVERIFY(plan.whole);
            QCOMPARE(plan.segments.size(), std::size_t{1});
            const RepairedSegment& segment = plan.segments.front();
            QCOMPARE(segment.source, (ByteRange{0, std::uint64_t(text.size())}));
            QCOMPARE(segment.result, (ByteRange{0, plan.text.size()}));
            QVERIFY(comesFrom(registry(), segment.chain, text.toStdString(), plan.text));
            QCOMPARE(plan.label, Label::Lossless);
            QCOMPARE(segment.label, Label::Lossless);
            QVERIFY(plan.net <= plans[i - 1].net && plan.net > plans[0].net - 30);
            QVERIFY(plan.text != plans[i - 1].text);
        }
    }

    void ofTwoLikelyReadingsNeitherIsSure() {
        const auto plans = plansOf(kTwoReadings);
        QCOMPARE(plans[0].text, std::string("Я вижу старый город и мост"));
        QCOMPARE(plans[1].text, std::string("я вижу старый город и мост"));
        QCOMPARE(plans[0].label, Label::Partial);
        QVERIFY(plans[0].score < 0.95);
        QCOMPARE(plansOf(kMac)[0].label, Label::Lossless); // the other one is far less likely
    }

    void noMorePlansThanAskedFor() {
        const std::size_t all = plansOf(kTwoReadings).size();
        QVERIFY(all >= 3);
        for (std::size_t count = 1; count <= all + 1; ++count) {
            const Repairer few(registry(), {.maxSteps = 6, .candidates = {}, .maxPlans = count});
            const auto plans = few.repair(kTwoReadings);
            QCOMPARE(plans.size(), std::min(count, all));
            QCOMPARE(plans.front().text, bestOf(kTwoReadings).text);
        }
    }
};

QTEST_GUILESS_MAIN(TestPlans)
#include "tst_plans.moc"
