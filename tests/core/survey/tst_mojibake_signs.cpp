// A quick look at a text: what ordinary texts of many languages do not have, and mojibake has.

#include "core/codecs.h"

#include "repair/repairer.h"
#include "survey/mojibake_signs.h"

#include <QtTest>

#include <string>

using namespace moji;

class TestMojibakeSigns final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mayHave_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("may");
        const auto row = [](const char* name, const QByteArray& text, bool may) {
            QTest::newRow(name) << text << may;
        };
        row("empty", "", false);
        row("ascii", "plain", false);
        row("french", "Où est le château naïf ?", false);
        row("french-twice-encoded", "OÃ¹ est", true);
        row("french-quotes", "«É» – ça", false);
        row("three-letters-in-a-row", "xàéèx", true);
        row("two-letters-in-a-row", "xàéx", false);
        row("russian", "Привет, мир", false);
        row("russian-quotes", "«ГОСТ Д» и „В“", false);
        row("russian-square-metres", "100 м²", false);
        row("russian-read-as-windows-1251", "РџСЂРёРІРµС‚", true);
        row("russian-read-as-windows-1252", "Ð”Ð°", true);
        row("russian-capital-after-a-small-letter", "приВет", true);
        row("ukrainian", "її їжак і ґанок", false);
        row("serbian", "Њујорк, Ђорђе, њива", false);
        row("german-read-as-windows-1251", "fГјr", true);
        row("square-metres", "5 m², 3 m³", false);
        row("boxes", "┌──┐\n│ a│\n", true);
        row("boxes-alone", "┌──┐ a", false);
        row("box-after-a-letter", "a─", true);
        row("box-before-a-letter", "─é", true);
        row("control", "a\xC2\x85", true);
        row("replacement", "a\xEF\xBF\xBD", true);
        row("private", "a\xEE\x80\x80", true);
        row("half-width-katakana", "ｱ", true);
        row("full-width", "ａ", false);
        row("chinese", "今天天气很好，我们去公园散步。", false);
        row("chinese-read-as-gbk", "鎴戜滑浠婂ぉ鍘诲叕鍥", true);
        row("korean", "오늘은 날씨가 좋습니다", false);
        row("long-chinese", "a" + QByteArray("今天天气很好，我们去公园散步。").repeated(100),
            false);
        row("long-chinese-after-two",
            "ab" + QByteArray("今天天气很好，我们去公园散步。").repeated(100), false);
        row("emoji", "ok 😀", false);
        row("stray-bytes", "a\xFF\x80z\xC3", false);
    }
    void mayHave() {
        QFETCH(QByteArray, text);
        QTEST(mayHaveMojibake(text.toStdString()), "may");
        if (QTest::currentDataTag() != QByteArray("chinese-read-as-gbk"))
            QTEST(mayHaveMojibake(text.toStdString(), repairer()), "may");
    }

    /// What shows in none of the signs, and proves itself to a repairer.
    void mayHaveByProof_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("may");
        const auto row = [](const char* name, const QByteArray& text, bool may) {
            QTest::newRow(name) << text << may;
        };
        row("russian-read-as-macintosh", "–ü—Ä–∏–≤–µ—Ç, –º–∏—Ä", true);
        row("spanish-read-as-macintosh", "El ni√±o est√° en el jard√≠n", true);
        row("one-word-among-many",
            QByteArray("word ").repeated(1000) + "ni√±o" + QByteArray(" word").repeated(1000),
            true);
        row("french-read-as-windows-1250", "apr\u00C4\u0082\u00C2\u00A9s", true);
        row("danish-read-as-windows-1250", "forfĂ¸lgelse", true);
        row("german-read-as-gbk", "Gespr盲chstherapeut", true);
        row("spanish-read-as-big5", "normalizaci籀n", true);
        row("capital-at-the-front-of-a-word", "√âcole", true);
        row("capitals-then-small-letters", "ÃŠtre", true);
        row("korean-with-commands", "API를 CSS는 HTML의 ID와 값이 같으면", false);
        row("chinese-words", "今天 天气很好 我们去公园散步 你好吗朋友", false);
        row("one-chinese-word-that-is-utf-8",
            QByteArray("今天天气很好 我们去公园散步 ").repeated(8) + "脸谱脸谱脸谱", false);
        row("french-apostrophes", "l’été, d’École, «\u00A0Été\u00A0», “É”, l’« Été »", false);
        row("vietnamese", "Tiếng Việt: ĐƯỜNG PHỐ, người, được", false);
        row("thai", "สวัสดีครับ ยินดีต้อนรับ", false);
        row("greek-capitals", "ΑΘΗΝΑ, Ελλάδα («Ελλάς»)", false);
        row("armenian", "Հայաստան, «Երևան»", false);
    }
    void mayHaveByProof() {
        QFETCH(QByteArray, text);
        QTEST(mayHaveMojibake(text.toStdString(), repairer()), "may");
    }

private:
    static const repair::Repairer& repairer() {
        static const repair::Repairer repairer(test::registry());
        return repairer;
    }
};

QTEST_APPLESS_MAIN(TestMojibakeSigns)
#include "tst_mojibake_signs.moc"
