// What a text costs: damage costs more than text, and text of every language is plausible.

#include "core/codecs.h"
#include "core/detect/sentences.h"
#include "core/detect/text_samples.h"
#include "detect/text_scorer.h"

#include <QtTest>

#include <cmath>

using namespace moji;
using moji::test::capitalized;
using moji::test::registry;

namespace {

double scoreOf(std::u32string_view text) {
    return scoreText(text).plausibility;
}

void languagesWithCase() {
    QTest::addColumn<int>("sentence");
    int rows = 0;
    for (std::size_t i = 0; i < std::size(test::kSentences); ++i) {
        if (capitalized(test::kSentences[i].text) == test::kSentences[i].text)
            continue;
        QTest::newRow(test::kSentences[i].language) << static_cast<int>(i);
        ++rows;
    }
    QVERIFY2(rows >= 28, qPrintable(QString::number(rows)));
}

} // namespace

class TestTextScorer final : public QObject {
    Q_OBJECT

private slots:
    void damageCosts_data() {
        QTest::addColumn<std::u32string>("text");
        QTest::addColumn<std::u32string>("damaged");
        const auto row = [](const char* name, std::u32string_view text,
                            std::u32string_view damaged) {
            QTest::newRow(name) << std::u32string(text) << std::u32string(damaged);
        };
        row("utf8-as-1251", U"Привет, мир", U"РџСЂРёРІРµС‚, РјРёСЂ");
        row("utf8-as-1252", U"naïve café", U"naÃ¯ve cafÃ©");
        row("koi8-as-1251", U"Привет, мир", U"рТЙЧЕФ, НЙТ");
        row("1251-as-1252", U"Привет, мир", U"Ïðèâåò, ìèð");
        row("korean-as-1252", U"안녕하세요", U"¾È³çÇÏ¼¼¿ä");
        row("utf8-as-euc-kr", U"가나다라마바사", U"媛���섎떎�쇰쭏諛붿궗");
        row("fffd-as-euc-kr", U"\uFFFD\uFFFD", U"占쏙옙");
        row("fffd-as-gb18030", U"\uFFFD\uFFFD", U"锟斤拷");
        row("scripts-mixed-in-a-word", U"Москва", U"Мoсквa");
        row("capital-inside", U"молоко и хлеб", U"мОлОкО и хЛеб");
        row("control", U"два слова", U"два\u0081слова");
        row("private-use", U"два слова", U"два\uE000слова");
        row("unassigned", U"два слова", U"два\u0378слова");
        row("noncharacter", U"два слова", U"два\uFFFEслова");
        row("final-sigma-inside", U"σοφός σοφός", U"ςοφόσ ςοφόσ");
        row("half-width-kana", U"カタカナ", U"ｶﾀｶﾅ");
        row("box-in-a-word", U"слово", U"сл╨╗о");
    }

    void damageCosts() {
        QFETCH(std::u32string, text);
        QFETCH(std::u32string, damaged);
        QVERIFY2(scoreOf(text) > scoreOf(damaged),
                 qPrintable(QStringLiteral("%1 > %2").arg(scoreOf(text)).arg(scoreOf(damaged))));
    }

    /// Texts that look odd to a naive eye are no damage.
    void oddTextIsPlausible_data() {
        QTest::addColumn<std::u32string>("text");
        const auto row = [](const char* name, std::u32string_view text) {
            QTest::newRow(name) << std::u32string(text);
        };
        row("empty", U"");
        row("camel-case", U"QTextStream readLine() getURLPath iPhone HTML5");
        row("hexadecimal", U"DEADBEEF 0xFF 4e6f 7274 68\n");
        row("csv", U"1;2;3;4\n5;6;7;8\n");
        row("russian-and-latin", U"Файл README.md скачан с GitHub за 5 минут");
        row("japanese-and-latin", U"Qt6で作ったアプリ。UTF-8とShift_JISの違い");
        row("emoji", U"Hello 😀 world 👩‍👩‍👧 🎉");
        row("many-scripts", U"Hello, 世界! Привет. 日本語 한국어 Ελληνικά");
        row("georgian", U"ყველა ადამიანი იბადება თავისუფალი");
        row("hindi", U"सभी मनुष्यों को गौरव और अधिकारों के मामले में");
        row("vietnamese", U"Tất cả mọi người sinh ra đều được tự do và bình đẳng");
    }

    void oddTextIsPlausible() {
        QFETCH(std::u32string, text);
        const double score = scoreOf(text);
        QVERIFY2(score > 0.7, qPrintable(QString::number(score)));
    }

    void everyLanguageKnowsItsOwn_data() {
        QTest::addColumn<int>("sentence");
        for (std::size_t i = 0; i < std::size(test::kSentences); ++i)
            QTest::newRow(test::kSentences[i].language) << static_cast<int>(i);
    }

    void everyLanguageKnowsItsOwn() {
        QFETCH(int, sentence);
        const test::Sentence& expected = test::kSentences[sentence];
        const TextScore score = scoreText(expected.text);
        QVERIFY(score.language.has_value());
        QCOMPARE(languageInfo(*score.language).code, std::string_view(expected.language));
        QVERIFY(score.margin >= 0);
        QVERIFY2(score.plausibility > 0.65, qPrintable(QString::number(score.plausibility)));
    }

    void capitalsAreAsGoodAsSmallLetters_data() { languagesWithCase(); }
    void capitalsAreAsGoodAsSmallLetters() {
        QFETCH(int, sentence);
        const auto& text = test::kSentences[sentence].text;
        const std::u32string capitals = capitalized(text);
        // German ß and the like are spelled otherwise, so near is enough.
        QVERIFY(scoreOf(capitals) > scoreOf(text) - 0.15);
        QVERIFY(scoreText(capitals).bits < scoreText(text).bits * 1.1 + 10);
    }

    void mixedCaseIsNot_data() { languagesWithCase(); }
    void mixedCaseIsNot() {
        QFETCH(int, sentence);
        const auto& text = test::kSentences[sentence].text;
        std::u32string mixed = capitalized(text);
        // "cASE lIKE tHIS"
        for (std::size_t i = 0; i < std::min(text.size(), mixed.size()); ++i) {
            if (i == 0 || text[i - 1] == U' ')
                mixed[i] = QChar::toLower(mixed[i]);
        }
        QVERIFY(scoreText(mixed).bits > scoreText(text).bits + 20);
    }

    void everyModelHasItsLanguage() {
        QCOMPARE(storedModels().size(), languageCount());
        for (std::size_t i = 0; i < languageCount(); ++i) {
            const auto language = static_cast<Language>(i);
            QCOMPARE(storedModels()[i].language, languageInfo(language).code);
            QCOMPARE(findLanguage(languageInfo(language).code), std::optional(language));
        }
        QVERIFY(!findLanguage("xx"));
    }

    void unknownScriptsHaveNoLanguage() {
        for (const std::u32string_view text : {U"Բոլոր մարդիկ", U"ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ", U"", U"12345"})
            QVERIFY(!scoreText(text).language);
    }

    void anyCodePointCanBeFed() {
        TextScorer scorer;
        for (char32_t c = 0; c < 0x110010; c += 7)
            scorer.feed(c);
        scorer.feed(0xFFFFFFFF);
        const TextScore score = scorer.score();
        QVERIFY(score.plausibility > 0 && score.plausibility < 0.5);
        QVERIFY(std::isfinite(score.bits));
    }

    void piecesScoreAsTheWhole() {
        const auto bytes = asBytes("Привет, мир! 日本語 \xFF naïve");
        const auto spans = decodeAll(registry().utf8(), bytes);
        TextScorer whole;
        whole.feed(spans);
        TextScorer pieces;
        for (const Span& span : spans)
            pieces.feed(std::span(&span, 1));
        QCOMPARE(pieces.score().plausibility, whole.score().plausibility);
        QCOMPARE(pieces.score().bits, whole.score().bits);
    }

    void wordsScoreAsTheirLetters() {
        for (const std::u32string_view text :
             {U"The naïve CAFÉ, façade; wORD école a.", U"Привет, МИР! Мир-труд о\u0301н",
              U"abcdefghijklmnopqrstuvwxyz é нет日本 x", U"latinкирилл Ωμέγα שלום"}) {
            TextScorer whole;
            whole.feed(text);
            TextScorer letters;
            for (const char32_t c : text)
                letters.feed(c);
            QCOMPARE(whole.score().bits, letters.score().bits);
            QCOMPARE(whole.score().plausibility, letters.score().plausibility);
            QCOMPARE(whole.score().letters, letters.score().letters);
        }
    }

    void anUnlikelyTextIsGivenUp() {
        const std::u32string text(400, U'\u00FE');
        TextScorer all;
        all.feed(text);
        const double bits = all.score().bits;
        QVERIFY(!TextScorer().feedWithin(text, bits / 2));
        TextScorer within;
        QVERIFY(within.feedWithin(text, bits));
        QCOMPARE(within.score().bits, bits);
    }

    void errorsCostMost() {
        TextScorer clean;
        clean.feed(U"Привет, мир");
        TextScorer broken = clean;
        broken.feedError();
        QVERIFY(clean.score().bits < broken.score().bits);
        QVERIFY(clean.score().plausibility > broken.score().plausibility);
    }
};

QTEST_GUILESS_MAIN(TestTextScorer)
#include "tst_text_scorer.moc"
