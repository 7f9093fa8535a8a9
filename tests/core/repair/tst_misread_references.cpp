// Misread UTF-8 that was written as character references of HTML.

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

class TestMisreadReferences : public QObject {
    Q_OBJECT

private slots:
    void isRepaired_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("whole");
        const auto add = [](const char* name, const char* text, const char* whole) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(whole);
        };
        add("names", "caf&Atilde;&copy; de la gare", "café de la gare");
        add("numbers", "caf&#195;&#169; de la gare", "café de la gare");
        add("hexadecimal numbers", "caf&#xc3;&#xA9; de la gare", "café de la gare");
        add("of windows-1252", "don&acirc;&euro;&trade;t", "don’t");
        add("in a page", "<p class=\"a\">Stra&Atilde;&#376;enbahn &amp; U-Bahn &copy; 2020</p>\n",
            "<p class=\"a\">Straßenbahn &amp; U-Bahn &copy; 2020</p>\n");
        add("in a program", "var x = {a: \"R&Atilde;&copy;sum&Atilde;&copy;\"};\n",
            "var x = {a: \"Résumé\"};\n");
        add("beside characters", "<b>Ã&copy;l&Atilde;&uml;ve</b>", "<b>élève</b>");
    }
    void isRepaired() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, whole);
        const RepairPlan plan = repaired(text);
        QCOMPARE(QByteArray::fromStdString(plan.text), whole);
        QCOMPARE(plan.label, Label::Lossless);
    }

    /// &#x143;&#x83; is у, but a parser of HTML reads &#x83; as ƒ, which windows-1250 lacks.
    void whatIsLeftIsTold() {
        const RepairPlan plan =
            repaired("<p>&#x110;&#x17E;&#x110;&#x2DB;&#x110;&#xB4;&#x110;&#xB5; &#x143;&#x83;</p>");
        QCOMPARE(plan.text, std::string("<p>Овде &#x143;&#x83;</p>"));
        QCOMPARE(plan.label, Label::Partial);
    }

    void stays_data() {
        QTest::addColumn<QByteArray>("text");
        const auto add = [](const char* name, const char* text) {
            QTest::newRow(name) << QByteArray(text);
        };
        add("references of a page",
            "<p>caf&eacute; &copy; 2020, &laquo;&nbsp;oui&nbsp;&raquo;</p>");
        add("a list of them", "<li>&Atilde;</li><li>&copy;</li><li>&#195;</li>");
        add("side by side", "<td>&Auml;&Ouml;&Uuml;&szlig;</td>");
        add("unknown names", "<p>&Atildes;&copyx; &#x110000;&#0;</p>");
        add("a table of damage", "{'&Atilde;&copy;': 'é', '&Atilde;&uml;': 'è'}");
    }
    void stays() {
        QFETCH(QByteArray, text);
        const RepairPlan plan = repaired(text);
        QCOMPARE(QByteArray::fromStdString(plan.text), text);
        QVERIFY(plan.label == Label::Clean);
    }
};

QTEST_GUILESS_MAIN(TestMisreadReferences)
#include "tst_misread_references.moc"
