// Bytes that nobody has decoded: they are decoded where their encoding is beyond doubt, and stay as
// they are where it is not.

#include "core/codecs.h"
#include "repair/repairer.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

using namespace moji;
using namespace moji::repair;
using namespace Qt::StringLiterals;
using moji::test::registry;

namespace {

std::string encoded(std::u32string_view text, std::string_view encoding) {
    const Bytes bytes = encodeAll(*registry().find(encoding), text).value_or(Bytes());
    return {bytes.begin(), bytes.end()};
}

RepairPlan planFor(const std::string& bytes, std::vector<std::string> candidates = {}) {
    RepairOptions options;
    options.candidates = std::move(candidates);
    return Repairer(registry(), options).repair(bytes).front();
}

std::string encodingOf(const RepairPlan& plan) {
    const bool isDecoded = plan.whole && plan.segments.size() == 1 &&
                           plan.segments.front().chain.size() == 1 &&
                           plan.segments.front().chain.front().kind == StepKind::Decode;
    return isDecoded ? plan.segments.front().chain.front().codec : std::string();
}

} // namespace

class TestUndecoded : public QObject {
    Q_OBJECT

private slots:
    void textIsDecoded_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("text");
        QTest::newRow("ru") << u"KOI8-R"_s
                            << u"Все люди рождаются свободными и равными в правах."_s;
        QTest::newRow("ja") << u"EUC-JP"_s
                            << u"この辞書は、原作者が学生の助けを得て編集したものです。"_s;
        QTest::newRow("zh") << u"GBK"_s << u"本程序可以自由使用和传播，但是作者不承担任何责任。"_s;
        QTest::newRow("de") << u"windows-1252"_s
                            << u"Die Würde des Menschen ist unantastbar, überall."_s;
    }
    void textIsDecoded() {
        QFETCH(QString, encoding);
        QFETCH(QString, text);
        const RepairPlan plan = planFor(encoded(text.toStdU32String(), encoding.toStdString()));
        QCOMPARE(encodingOf(plan), encoding.toStdString());
        QCOMPARE(QString::fromStdString(plan.text), text);
        QVERIFY(plan.label == Label::Lossless && plan.score > 0.9);
    }

    /// Where the first of its bytes is does not matter.
    void aLongBeginningInAsciiChangesNothing() {
        std::string bytes;
        while (bytes.size() < 100'000)
            bytes += "% This line is a remark in English.\n";
        const std::size_t ascii = bytes.size();
        bytes += encoded(U"Ce texte a été écrit en français, près de Genève.\n", "windows-1252");
        const RepairPlan plan = planFor(bytes);
        QCOMPARE(encodingOf(plan), std::string("windows-1252"));
        QCOMPARE(plan.text.substr(ascii),
                 std::string("Ce texte a été écrit en français, près de Genève.\n"));
    }

    /// Alphabets, images and one letter read as something in many encodings, and well in none.
    void whatIsInDoubtStays_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("alphabet") << QByteArray("Casechars: [a-z\xE1\xE9\xED\xF3\xFA\xFC\xF1]\n"
                                                "Not: [^a-z\xE1\xE9\xED\xF3\xFA\xFC\xF1]\n");
        QTest::newRow("image") << QByteArray("P4\n24 8\n\xFF\xFE\xFD\xFD\xFB\xFB\xF7\xF7\xFF\xFF");
        QTest::newRow("lines") << QByteArray(
            "P4\n9 9\n\xFF\xFF\xD0\xFF\xFF\xD0\xFF\xFF\xD0\xFF\xFF");
        QTest::newRow("name") << QByteArray("%% Copyright by Vincent Bela\xEF"
                                            "che, all of it\n");
        QTest::newRow("stem") << QByteArray("a\xA4 b\xB5\n\xC1 \xD1\n");
    }
    void whatIsInDoubtStays() {
        QFETCH(QByteArray, bytes);
        const RepairPlan plan = planFor(bytes.toStdString());
        QCOMPARE(encodingOf(plan), std::string());
        QCOMPARE(QByteArray::fromStdString(plan.text), bytes);
    }

    /// Who names one encoding has decided.
    void oneNamedEncodingIsNoDoubt() {
        const std::string bytes = "Vincent Bela\xEF"
                                  "che";
        QCOMPARE(encodingOf(planFor(bytes, {"windows-1252"})), std::string("windows-1252"));
        QCOMPARE(planFor(bytes, {"windows-1252"}).text, std::string("Vincent Belaïche"));
        QCOMPARE(encodingOf(planFor(bytes, {"EUC-KR"})), std::string()); // EF 63 is none of it
    }

    void whatDoesNotDecodeStays() {
        const std::string text =
            encoded(U"この辞書は、原作者が学生の助けを得て編集したものです。", "EUC-JP");
        QCOMPARE(encodingOf(planFor(text)), std::string("EUC-JP"));
        QCOMPARE(encodingOf(planFor(text + '\xFF')), std::string());
    }
};

QTEST_APPLESS_MAIN(TestUndecoded)
#include "tst_undecoded.moc"
