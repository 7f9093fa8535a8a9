// Repair: cases with labels, and the laws that hold for any text: the steps can be replayed, what
// is reported as changed is all that changes, a repaired text is clean, hostile input is data.

#include "core/codecs.h"
#include "repair/plan_changes.h"
#include "repair/repairer.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

#include <fstream>
#include <random>

using namespace moji;
using namespace moji::repair;
using moji::test::registry;

namespace {

const Repairer& repairer() {
    static const Repairer all(registry());
    return all;
}

struct Case {
    std::string label;
    std::string damaged;
    std::string repaired;
};

/// tests/data/repair/cases.tsv: label, damaged text, repaired text (empty: the same).
std::vector<Case> readCases() {
    std::ifstream file(MOJISCOPE_TEST_DATA "/repair/cases.tsv");
    std::vector<Case> cases;
    for (std::string line; std::getline(file, line);) {
        const std::size_t first = line.find('\t');
        const std::size_t second = line.find('\t', first + 1);
        Case one{line.substr(0, first), line.substr(first + 1, second - first - 1),
                 line.substr(second + 1)};
        if (one.repaired.empty())
            one.repaired = one.damaged;
        cases.push_back(std::move(one));
    }
    return cases;
}

/// The damaged text put together again from the plan's segments, each replayed by itself.
std::string replayed(const RepairPlan& plan, std::string_view text) {
    std::string result;
    std::uint64_t done = 0;
    for (const RepairedSegment& segment : plan.segments) {
        result += text.substr(done, segment.source.begin - done);
        const auto part = text.substr(segment.source.begin, segment.source.length());
        result += replay(registry(), segment.chain, part).value_or("<cannot be replayed>");
        done = segment.source.end;
    }
    result += text.substr(done);
    return result;
}

std::string seededBytes(std::mt19937& random, std::size_t length, unsigned below) {
    std::string bytes;
    for (std::size_t i = 0; i < length; ++i)
        bytes.push_back(static_cast<char>(random() % below));
    return bytes;
}

} // namespace

class TestRepair final : public QObject {
    Q_OBJECT

private slots:
    void cases_data() {
        QTest::addColumn<QByteArray>("label");
        QTest::addColumn<QByteArray>("damaged");
        QTest::addColumn<QByteArray>("repaired");
        int number = 0;
        for (const Case& one : readCases()) {
            const QByteArray name = QByteArray::number(++number) + ' ' + one.label.c_str() + ": " +
                                    one.repaired.c_str();
            QTest::newRow(name.constData())
                << QByteArray::fromStdString(one.label) << QByteArray::fromStdString(one.damaged)
                << QByteArray::fromStdString(one.repaired);
        }
        QVERIFY(number > 100);
    }
    void cases() {
        QFETCH(QByteArray, label);
        QFETCH(QByteArray, damaged);
        QFETCH(QByteArray, repaired);
        const std::string text = damaged.toStdString();
        const auto plans = repairer().repair(text);
        QVERIFY(!plans.empty());
        const RepairPlan& plan = plans.front();
        QCOMPARE(QByteArray::fromStdString(plan.text), repaired);
        QCOMPARE(QByteArray(identifier(plan.label).data()), label);
        for (const RepairPlan& each : plans) {
            QCOMPARE(applied(text, changesOf(registry(), each, text)), each.text);
            if (each.label == Label::Lossless)
                QCOMPARE(replayed(each, text), each.text);
        }
        for (std::size_t i = 1; i < plans.size(); ++i)
            QVERIFY(plans[i].score <= plans[i - 1].score && plans[i].text != plans[0].text);
    }

    void repairedTextIsClean_data() { cases_data(); }
    void repairedTextIsClean() {
        QFETCH(QByteArray, label);
        QFETCH(QByteArray, damaged);
        QFETCH(QByteArray, repaired);
        if (label == "destroyed") { // nothing came back
            QCOMPARE(repaired, damaged);
            return;
        }
        const RepairPlan again = repairer().repair(repaired.toStdString()).front();
        QCOMPARE(QByteArray::fromStdString(again.text), repaired);
        QCOMPARE(again.label, Label::Clean);
    }

    void damageInTheMiddleLeavesTheRest() {
        const std::string before = "Эта строка цела.\n";
        const std::string damaged = "РђСЌС‚Р° РїРѕРІСЂРµР¶РґРµРЅР°.";
        const std::string after = "\nÇa va très bien, et 한국어도 괜찮아요.\n";
        const std::string text = before + damaged + after;
        const RepairPlan plan = repairer().repair(text).front();
        QCOMPARE(QByteArray::fromStdString(plan.text),
                 QByteArray::fromStdString(before + "Аэта повреждена." + after));
        QVERIFY(!plan.whole);
        QCOMPARE(plan.segments.size(), std::size_t{1});
        QCOMPARE(plan.segments[0].source,
                 (ByteRange{before.size(), before.size() + damaged.size() - 1})); // but the stop
    }

    void differentDamageInDifferentLines() {
        const std::string text = "РџСЂРёРІРµС‚, РјРёСЂ\n"
                                 "Schöne GrÃ¼ÃŸe aus MÃ¼nchen\n"
                                 "рТЙЧЕФ, ЛБЛ ДЕМБ?\n";
        const RepairPlan plan = repairer().repair(text).front();
        QCOMPARE(QByteArray::fromStdString(plan.text),
                 QByteArray("Привет, мир\nSchöne Grüße aus München\nПривет, как дела?\n"));
        QCOMPARE(plan.label, Label::Lossless);
    }

    void candidatesAreTheOnlyOnesTried() {
        const Repairer some(registry(), {4, {"UTF-8", "KOI8-R"}, 5});
        QCOMPARE(some.repair("РџСЂРёРІРµС‚, РјРёСЂ").front().label, Label::Clean);
        QCOMPARE(some.repair("п÷я─п╦п╡п╣я┌").front().text, std::string("Привет"));
    }

    void maxStepsBoundsTheChain() {
        const std::string twice = "GrÃƒÂ¼ÃƒÅ¸e aus KÃƒÂ¶ln"; // 1252 twice
        const Repairer two(registry(), {2, {}, 5});
        for (const RepairPlan& plan : two.repair(twice)) {
            for (const RepairedSegment& segment : plan.segments)
                QVERIFY(segment.chain.size() <= 2);
        }
        QCOMPARE(repairer().repair(twice).front().text, std::string("Grüße aus Köln"));
    }

    void koreanReadAsCp949NamesEveryIntactCharacter() {
        // 안녕하세요 한국어 문장입니다, UTF-8 read byte by byte as cp949
        const std::string text = "�븞�뀞�븯�꽭�슂 �븳援��뼱 臾몄옣�엯�땲�떎";
        const RepairPlan plan = repairer().repair(text).front();
        QCOMPARE(plan.label, Label::Partial);
        QVERIFY(plan.text.find("문장") != plan.text.npos);
        QCOMPARE(plan.segments.size(), std::size_t{1});
        const auto& damaged = plan.segments[0].damaged;
        const std::u32string original = U"안녕하세요한국어입니다";
        QCOMPARE(damaged.size(), original.size());
        std::size_t likeliest = 0;
        for (std::size_t i = 0; i < damaged.size(); ++i) {
            QVERIFY(damaged[i].candidates.find(original[i]) != std::u32string::npos);
            likeliest += damaged[i].candidates[0] == original[i];
            QCOMPARE(plan.text.substr(damaged[i].offset, 3), std::string("\uFFFD"));
        }
        QVERIFY(likeliest >= original.size() * 2 / 3);
    }

    /// The name is too little to be believed by itself.
    void shortLinesAreRepairedWithTheOthers() {
        const std::string name = "name=ÇçÕæ\n";
        QCOMPARE(repairer().repair(name).front().text, name);
        const std::string said =
            "close the door\n¡¸¸Õ²ÅÄØ£¬ÈË¼Ò¡¡Ò»ÃÅÐÄË¼£¬È«¶¼Ïë×Å¸ÃÔõÃ´ÑùÄÜÈÃÇç½´"
            "±äµÃ¸ü¼ÓÊæ·þµÄÂï¡¹\nopen it\n";
        const RepairPlan plan = repairer().repair(said + name).front();
        QVERIFY(plan.text.ends_with("name=晴真\n"));
        QCOMPARE(plan.label, Label::Lossless);
    }

    void theOnlyUndefinedByteIsInferred() {
        const RepairPlan plan = repairer().repair("Р�РІР°РЅ").front();
        QCOMPARE(plan.text, std::string("Иван"));
        const auto& damaged = plan.segments.at(0).damaged;
        QCOMPARE(damaged.size(), std::size_t{1});
        QCOMPARE(damaged[0].filling, Filling::OnlyOne);
        QCOMPARE(damaged[0].bytes, (std::vector<MaybeByte>{0xD0, std::nullopt}));
        QCOMPARE(damaged[0].candidates, std::u32string(U"И"));
    }

    /// Some words of two Chinese characters happen to be well-formed UTF-8 in GBK.
    void aListOfChineseWordsIsClean() {
        const std::string text =
            "茅舍\t茅舍\n茅针\t茅針\n茈胡\t茈胡\n茉莉克\t茉莉克\n茎干\t莖幹\n茑萝施乔松\t蔦蘿施喬松"
            "\n"
            "茧栗\t繭栗\n茧纤维\t繭纖維\n茨万吉拉伊\t茨萬吉拉伊\n茫茫荡荡\t茫茫蕩蕩\n茱丽叶\t茱麗葉"
            "\n"
            "茵借\t茵藉\n茶余\t茶餘\n茶几\t茶几\n茶卤\t茶滷\n茶叶\t茶葉\n茶叶末\t茶葉末\n"
            "茶叶末儿\t茶葉末兒\n茶叶碱\t茶葉鹼\n";
        QCOMPARE(repairer().repair(text).front().label, Label::Clean);
        // Where all words read so, they are damaged.
        QCOMPARE(repairer().repair("鏃堕棿宸ヤ綔 鍘嗗彶鏂囧寲").front().text,
                 std::string("时间工作 历史文化"));
    }

    void aWordOfALanguageWithoutAModelIsClean() {
        for (const char* const text : {"clear: \"Ўчириш\",\n", "Ўчириш", "Қўшиш\n", "Ҳаммаси\n"})
            QCOMPARE(repairer().repair(text).front().label, Label::Clean);
    }

    void oneDamagedPlaceLeavesCleanWordsAtSpaces_data() {
        QTest::addColumn<QString>("clean");
        for (const char16_t* const line :
             {u"Il a dit « voilà » et il est parti.", u"la divination du Fâ — Bénin",
              u"Home » Qualità » Contatti", u"On dit « déjà » ou « là ».", u"« và »",
              u"Â Ê Î Ô Û – accents", u"ä ö ü ß „ “ – …", u"så — at han passé » sa"})
            QTest::newRow(QString::fromUtf16(line).toUtf8().constData())
                << QString::fromUtf16(line);
    }
    void oneDamagedPlaceLeavesCleanWordsAtSpaces() {
        QFETCH(QString, clean);
        for (const char16_t* const damaged : {u"cafÃ© au lait\n", u"Ð¿Ñ€Ð¸Ð²ÐµÑ‚\n"}) {
            const QString text = QString::fromUtf16(damaged) + clean + u"\n"_qs;
            const RepairPlan plan = repairer().repair(text.toStdString()).front();
            QVERIFY(QString::fromStdString(plan.text).endsWith(clean + u"\n"_qs));
        }
    }

    void aWordOfPinyinIsClean() {
        const char* const text = "      <td><notr>Sāngōng</notr></td>\n      <td>三公</td>\n      "
                                 "<td>Drie dokters</td>\n";
        QCOMPARE(repairer().repair(text).front().label, Label::Clean);
    }

    void signsBetweenWordsAreClean() {
        const char* const text =
            R"("words": "dance¦gown,musical|object¦bounce,kick")"
            "\n"
            R"("words": "path¦chart,mountain,trail|school¦class,register,teach0;!er")"
            "\n"
            R"("words": "political¦election,hungry,politics,seek|electrical¦appliance,consume,energy")"
            "\n"
            R"("words": "sick¦flu,s0;ick,ymptom|good¦sweet,trick")"
            "\n"
            R"("words": "good¦location|number¦digit,factor")"
            "\n"
            R"("words": "ill¦doctor,flu,symptom|good¦sweet,trick")"
            "\n";
        QCOMPARE(repairer().repair(text).front().label, Label::Clean);
    }

    void aWordThatComesAgainProvesNoMore() {
        for (const char* const word :
             {"ungíeis", "modularíeis", "Pečman", "serdeńko", "metròmanes", "mel·lifiques"})
            for (const int times : {1, 2, 3, 30}) {
                const QByteArray text = (QByteArray(word) + '\n').repeated(times);
                const RepairPlan plan = repairer().repair(text.toStdString()).front();
                QCOMPARE(plan.label, Label::Clean);
                QCOMPARE(QByteArray::fromStdString(plan.text), text);
            }
    }

    void emptyTextIsClean() {
        const auto plans = repairer().repair("");
        QCOMPARE(plans.size(), std::size_t{1});
        QCOMPARE(plans[0].label, Label::Clean);
        QVERIFY(plans[0].text.empty());
    }

    /// Whatever comes in: plans hold together, and what is not changed is untouched byte for byte.
    void anyBytesAreData_data() {
        QTest::addColumn<unsigned>("below");
        QTest::addColumn<int>("length");
        QTest::newRow("random-bytes") << 256u << 400;
        QTest::newRow("nul-and-controls") << 32u << 400;
        QTest::newRow("nul-alone") << 1u << 3000;
        QTest::newRow("ascii") << 128u << 400;
    }
    void anyBytesAreData() {
        QFETCH(unsigned, below);
        QFETCH(int, length);
        std::mt19937 random(20261121);
        for (int round = 0; round < 8; ++round) {
            const std::string text = seededBytes(random, static_cast<std::size_t>(length), below);
            for (const RepairPlan& plan : repairer().repair(text)) {
                QVERIFY(plan.score >= 0 && plan.score <= 1);
                QCOMPARE(applied(text, changesOf(registry(), plan, text)), plan.text);
                if (plan.label == Label::Clean || plan.label == Label::Destroyed)
                    QCOMPARE(plan.text, text);
            }
        }
    }

    void malformedBytesBesideDamageAreKept() {
        const std::string text = "\xFF\xED\xA0\x80 РџСЂРёРІРµС‚, РјРёСЂ \xC0";
        QCOMPARE(repairer().repair(text).front().text,
                 std::string("\xFF\xED\xA0\x80 Привет, мир \xC0"));
    }

    void bytesOfAnotherEncodingAreDecoded() {
        const std::string text =
            "\xF0\xD2\xC9\xD7\xC5\xD4, \xCB\xC1\xCB \xC4\xC5\xCC\xC1?"; // KOI8-R
        const RepairPlan plan = repairer().repair(text).front();
        QCOMPARE(QByteArray::fromStdString(plan.text), QByteArray("Привет, как дела?"));
        QCOMPARE(plan.segments.at(0).chain, (Chain{{StepKind::Decode, "KOI8-R"}}));
    }

    /// Damaged text is never called clean because there was no time to look.
    void aStoppedSearchClaimsNothing() {
        std::stop_source stop;
        QCOMPARE(repairer().repair("РџСЂРёРІРµС‚", stop.get_token()).front().label,
                 Label::Lossless);
        stop.request_stop();
        QVERIFY(repairer().repair("РџСЂРёРІРµС‚", stop.get_token()).empty());
        QCOMPARE(repairer().repair("plain", stop.get_token()).front().label, Label::Clean);
    }
};

QTEST_GUILESS_MAIN(TestRepair)
#include "tst_repair.moc"
