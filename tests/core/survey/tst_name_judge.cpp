// What names of files were meant to be, by themselves and with their neighbours.

#include "survey/name_judge.h"

#include <QtTest>

using namespace moji;

namespace {

constexpr double kLeast = 0.95;

const CodecRegistry& registry() {
    static const CodecRegistry codecs;
    return codecs;
}

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

    void anApostropheInAContractionDoes() {
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
};

QTEST_GUILESS_MAIN(TestNameJudge)
#include "tst_name_judge.moc"
