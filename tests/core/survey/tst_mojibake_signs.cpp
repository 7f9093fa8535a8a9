// A quick look at a text: what ordinary texts of many languages do not have, and mojibake has.

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
    }
};

QTEST_APPLESS_MAIN(TestMojibakeSigns)
#include "tst_mojibake_signs.moc"
