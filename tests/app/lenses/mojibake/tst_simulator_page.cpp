// The simulator of damage: its steps as a list and as JSON, and the states it is stepped through.

#include "document/selection.h"
#include "lenses/mojibake/forward_page.h"
#include "lenses/mojibake/mojibake_lens.h"
#include "lenses/mojibake/simulator_page.h"
#include "text/qt_text.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QToolButton>
#include <QtTest>

using namespace moji;
using namespace moji::app;
using repair::DamageKind;

namespace {

const CodecRegistry& registry() {
    static const CodecRegistry all;
    return all;
}

DamageRecipe recipe(const char* text, std::vector<repair::DamageStep> steps) {
    return {text, std::move(steps)};
}

} // namespace

class TestSimulatorPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void recipesAreWrittenAndRead();
    void whatIsNoRecipe_data();
    void whatIsNoRecipe();
    void eachStepMakesAState();
    void theTransportStepsThroughThem();
    void stepsAreEdited();
    void whatCannotBeDoneIsSaid();
    void theClipboardCarriesIt();
    void aCellOfTheGridIsSteppedThrough();

private:
    Document m_document{registry()};
    Selection m_selection{&m_document};
    static QString content(const SimulatorPage& page, int state) {
        return page.chain().index(state, ChainModel::kContent).data().toString();
    }
    static void press(QWidget& page, const char* name) {
        for (auto* button : page.findChildren<QToolButton*>())
            if (button->accessibleName() == QLatin1String(name))
                return button->click();
        QFAIL("there is no such button");
    }
};

void TestSimulatorPage::recipesAreWrittenAndRead() {
    const DamageRecipe all = recipe("世 \"界\"\n", {{DamageKind::Encode, "UTF-8", 0},
                                                    {DamageKind::LoseByte, {}, 3},
                                                    {DamageKind::Truncate, {}, 5},
                                                    {DamageKind::Decode, "windows-1251", 0},
                                                    {DamageKind::Twice, "ISO-8859-1", 0},
                                                    {DamageKind::Escape, "percent", 0}});
    const auto read = damageRecipeOf(toJson(all));
    QVERIFY(read);
    QCOMPARE(*read, all);
    QCOMPARE(toJson(recipe("a", {{DamageKind::LoseByte, {}, 3}})),
             QStringLiteral(R"({"steps":["lose-byte:3"],"text":"a"})"));
}

void TestSimulatorPage::whatIsNoRecipe_data() {
    QTest::addColumn<QString>("json");
    for (const char* json :
         {"", "[]", "{}", "no json", R"({"text":"a"})", R"({"text":1,"steps":[]})",
          R"({"text":"a","steps":["burn:1"]})", R"({"text":"a","steps":[1]})"})
        QTest::newRow(json) << QString::fromLatin1(json);
}

void TestSimulatorPage::whatIsNoRecipe() {
    QFETCH(QString, json);
    QVERIFY(!damageRecipeOf(json));
}

void TestSimulatorPage::eachStepMakesAState() {
    SimulatorPage page(&m_document, nullptr);
    const QAbstractItemModelTester tester(const_cast<ChainModel*>(&page.chain()));
    page.load(recipe("世", {{DamageKind::Encode, "UTF-8", 0},
                            {DamageKind::LoseByte, {}, 1},
                            {DamageKind::Decode, "windows-1252", 0}}));
    QCOMPARE(page.chain().rowCount(), 4);
    QCOMPARE(content(page, 0), QString::fromUtf8("世"));
    QCOMPARE(content(page, 1), QStringLiteral("E4 B8 96"));
    QCOMPARE(content(page, 2), QStringLiteral("E4 96"));
    QCOMPARE(content(page, 3), QString::fromUtf8("ä–"));
}

void TestSimulatorPage::theTransportStepsThroughThem() {
    SimulatorPage page(&m_document, nullptr);
    page.load(recipe("é", {{DamageKind::Encode, "UTF-8", 0}, {DamageKind::Decode, "KOI8-R", 0}}));
    QCOMPARE(page.position(), std::size_t{2});
    press(page, "First step");
    QCOMPARE(page.position(), std::size_t{0});
    QCOMPARE(page.chain().rowCount(), 1);
    QCOMPARE(content(page, 0), QString::fromUtf8("é"));
    press(page, "Next step");
    QCOMPARE(page.position(), std::size_t{1});
    press(page, "Last step");
    QCOMPARE(page.position(), std::size_t{2});
    press(page, "Previous step");
    QCOMPARE(page.position(), std::size_t{1});
    press(page, "Previous step");
    press(page, "Previous step");
    QCOMPARE(page.position(), std::size_t{0});
    auto* table = page.findChild<ChainTable*>();
    QTest::keyClick(table, Qt::Key_Right);
    QTest::keyClick(table, Qt::Key_Right);
    QCOMPARE(page.position(), std::size_t{2});
    QTest::keyClick(table, Qt::Key_Left);
    QCOMPARE(page.position(), std::size_t{1});
}

void TestSimulatorPage::stepsAreEdited() {
    SimulatorPage page(&m_document, nullptr);
    page.load(recipe("é", {}));
    const repair::DamageStep write{DamageKind::Encode, "UTF-8", 0};
    const repair::DamageStep read{DamageKind::Decode, "KOI8-R", 0};
    page.addStep(write);
    page.addStep(read);
    QCOMPARE(page.recipe().steps, (std::vector{write, read}));
    page.moveStep(-1);
    QCOMPARE(page.recipe().steps, (std::vector{read, write}));
    page.moveStep(-1); // it is the first
    QCOMPARE(page.recipe().steps, (std::vector{read, write}));
    page.removeStep();
    QCOMPARE(page.recipe().steps, std::vector{write});
    page.removeStep();
    page.removeStep();
    QVERIFY(page.recipe().steps.empty());
    QCOMPARE(page.chain().rowCount(), 1);
}

void TestSimulatorPage::whatCannotBeDoneIsSaid() {
    SimulatorPage page(&m_document, nullptr);
    page.load(recipe("é", {{DamageKind::Encode, "UTF-8", 0}, {DamageKind::Encode, "UTF-8", 0}}));
    QCOMPARE(page.chain().rowCount(), 2); // what goes before
    QVERIFY2(page.sentence().contains(QStringLiteral("needs text")), qPrintable(page.sentence()));
}

void TestSimulatorPage::theClipboardCarriesIt() {
    SimulatorPage page(&m_document, nullptr);
    const DamageRecipe own = recipe("é", {{DamageKind::Twice, "windows-1252", 0}});
    page.load(own);
    page.copyJson();
    page.load(recipe("x", {}));
    page.pasteJson();
    QCOMPARE(page.recipe(), own);
    QApplication::clipboard()->setText(QStringLiteral("nothing of the kind"));
    page.pasteJson();
    QCOMPARE(page.recipe(), own);
    QVERIFY(page.sentence().contains(QStringLiteral("no steps")));
}

void TestSimulatorPage::aCellOfTheGridIsSteppedThrough() {
    MojibakeLens lens(&m_document, &m_selection, nullptr);
    lens.resize(1100, 250);
    lens.show();
    lens.showPage(1);
    lens.forwards().field().setText(QString::fromUtf8("é"));
    lens.forwards().table().setCurrentIndex(
        lens.forwards().model().index(0, ForwardModel::kFirstReading + 1));
    QTest::keyClick(&lens.forwards().table(), Qt::Key_Return);
    QCOMPARE(lens.simulator().recipe().text, std::string("é"));
    QCOMPARE(lens.simulator().recipe().steps.size(), std::size_t{2});
    QVERIFY(lens.simulator().isVisible());
}

QTEST_MAIN(TestSimulatorPage)
#include "tst_simulator_page.moc"
