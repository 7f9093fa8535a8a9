// Repairs that account for every byte, and may be wrong all the same: they are not called lossless.

#include "core/codecs.h"
#include "repair/repairer.h"

#include <QtTest>

using namespace moji;
using namespace moji::repair;
using moji::test::registry;

namespace {

RepairPlan repaired(const QByteArray& text) {
    static const Repairer repairer(registry());
    return repairer.repair(text.toStdString()).front();
}

} // namespace

class TestOtherTexts : public QObject {
    Q_OBJECT

private slots:
    void isNotCalledLossless_data() {
        QTest::addColumn<QByteArray>("text");
        const auto add = [](const char* name, const char* text) {
            QTest::newRow(name) << QByteArray(text);
        };
        add("Roucariès in ISO-8859-15, not RoucariÚs", "-- Bastien RoucariÃšs <rouca@debian.org>");
        add("capitals: POGREŠAN, not POGREšAN", "POGREÅ¡AN URL: UNESITE");
        add("capitals: ROZŠIŘUJÍ", "RYCHLE SE ROZÅ¡IÅ™UJÃ\u00AD;");
        add("title case: Fußball, not FuÆball", "Fu√Üball");
        add("title case: Разпознаване, not Ѐазпознаване", "╨А╨░╨╖╨┐╨╛╨╖╨╜╨░╨▓╨░╨╜╨╡");
    }
    void isNotCalledLossless() {
        QFETCH(QByteArray, text);
        const RepairPlan plan = repaired(text);
        QVERIFY2(plan.label != Label::Lossless, plan.text.c_str());
    }

    void isLossless_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("whole");
        const auto add = [](const char* name, const char* text, const char* whole) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(whole);
        };
        add("capitals", "STYLE MANAGER Ã–FFNEN", "STYLE MANAGER ÖFFNEN");
        add("a capital that begins a word", "der Ã–ffentliche Dienst", "der Öffentliche Dienst");
        add("Irish", "dul go hÃ‰irinn", "dul go hÉirinn");
        add("small letters", "fu√üball in k√∂ln", "fußball in köln");
        add("Cyrillic", "ÐŸÑ€Ð¸Ð²ÐµÑ‚, Ð¼Ð¸Ñ€", "Привет, мир");
    }
    void isLossless() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, whole);
        const RepairPlan plan = repaired(text);
        QCOMPARE(QByteArray::fromStdString(plan.text), whole);
        QCOMPARE(plan.label, Label::Lossless);
    }

    void controlsOfOtherEncodingsStay() {
        const std::string text = "['ã\u0085\u008F', 'k'],";
        const RepairPlan plan = repaired(QByteArray::fromStdString(text));
        QCOMPARE(plan.text, text);
        QVERIFY(plan.label == Label::Clean);
    }
};

QTEST_GUILESS_MAIN(TestOtherTexts)
#include "tst_other_texts.moc"
