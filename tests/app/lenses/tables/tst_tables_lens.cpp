// The tables lens: the chosen table, the entries about the character at the caret, what an entry
// does, its example as the document, and its state.

#include "app/lenses/lens_bench.h"
#include "lenses/tables/reference_model.h"
#include "lenses/tables/tables_lens.h"
#include "reference/reference_registry.h"
#include "widgets/plain_table.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QtTest>

using namespace moji;
using namespace moji::app;

namespace {

struct Bench : LensBench<TablesLens> {
    QAbstractItemModelTester tester{lens.findChild<ReferenceModel*>(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest};

    explicit Bench(const QString& hex)
        : LensBench(hex) {
        lens.resize(1000, 500);
        lens.show();
    }
    PlainTable* table() { return lens.findChild<PlainTable*>(); }
    void choose(const char* id) {
        auto* choice = named<QComboBox>(QStringLiteral("Reference table"));
        choice->setCurrentIndex(choice->findData(QString::fromLatin1(id)));
    }
    [[nodiscard]] QString text(int row, int column) const {
        return lens.model().index(row, column).data().toString();
    }
    [[nodiscard]] bool isLit(int row, int column) const {
        return lens.model().index(row, column).data(Qt::BackgroundRole).isValid();
    }
};

} // namespace

class TestTablesLens : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyTableCanBeChosen();
    void theCharacterAtTheCaretIsLit();
    void nothingIsMarkedWhereNoEntryApplies();
    void anEntryIsExplained();
    void anExampleBecomesTheDocument();
    void theStateIsKept();
    void numbersAreGrouped();
    void theFirstRowsAreInSight();
    void bytesOfOtherEncodingsAreNotThoseOfUtf8_data();
    void bytesOfOtherEncodingsAreNotThoseOfUtf8();
    void readOnlyNoExampleIsOffered();
};

void TestTablesLens::everyTableCanBeChosen() {
    Bench bench(QStringLiteral("41"));
    for (const reference::Entry& entry : reference::allTables()) {
        bench.choose(entry.id);
        const reference::Table expected = entry.make();
        QCOMPARE(bench.lens.model().rowCount(), static_cast<int>(expected.rows.size()));
        QCOMPARE(bench.text(0, 0).toStdString(), inEnglish(expected.rows[0][0].text));
        QVERIFY(bench.table()->currentIndex().isValid());
    }
}

void TestTablesLens::theCharacterAtTheCaretIsLit() {
    Bench bench(QStringLiteral("41 E4 B8 96 F0 9F 98 80"));
    bench.choose("ranges");
    bench.selection.setCaret(1);
    QVERIFY(bench.isLit(3, 0)); // U+1000..U+CFFF
    QVERIFY(bench.isLit(3, 1)); // E1..EC
    QVERIFY(!bench.isLit(0, 0));
    bench.selection.setCaret(0);
    QVERIFY(bench.isLit(0, 0));
    QVERIFY(!bench.isLit(3, 0));
    bench.choose("planes");
    QVERIFY(bench.isLit(0, 1));
    bench.selection.setCaret(4); // U+1F600
    QVERIFY(bench.isLit(1, 1));
}

void TestTablesLens::nothingIsMarkedWhereNoEntryApplies() {
    Bench bench(QStringLiteral("FF 41"));
    bench.selection.setCaret(0);
    bench.choose("ranges");
    const auto isMarked = [&] { return bench.table()->selectionModel()->hasSelection(); };
    QVERIFY(bench.lens.explanation().startsWith(QStringLiteral("No entry")));
    QVERIFY(!isMarked());
    QVERIFY(bench.table()->currentIndex().isValid()); // for the keyboard
    QCOMPARE(bench.lens.state().value(QStringLiteral("entry")), QString());
    bench.selection.setCaret(1);
    QVERIFY(isMarked());
    bench.selection.setCaret(0);
    QVERIFY(!isMarked());
    bench.table()->setCurrentIndex(bench.lens.model().index(2, 2));
    QVERIFY(isMarked()); // it was chosen
    QVERIFY(bench.lens.explanation().startsWith(QStringLiteral("80..9F")));
}

void TestTablesLens::anEntryIsExplained() {
    Bench bench(QStringLiteral("E4 B8 96"));
    bench.choose("utf8d");
    bench.selection.setCaret(0);
    QCOMPARE(bench.lens.explanation(),
             QStringLiteral("E4 is class 3: a lead of E1..EC, EE..EF; FF >> 3 leaves the payload "
                            "04."));
    bench.table()->setCurrentIndex(bench.lens.model().index(16, 4)); // ACCEPT, class 3
    QCOMPARE(bench.lens.explanation(),
             QStringLiteral("In state 0 (ACCEPT) a byte of E1..EC, EE..EF leads to state 36 "
                            "(NEED2)."));
}

void TestTablesLens::anExampleBecomesTheDocument() {
    Bench bench(QStringLiteral("41 42"));
    bench.choose("patterns");
    bench.table()->setCurrentIndex(bench.lens.model().index(18, 2));
    auto* use = bench.lens.findChild<QPushButton*>();
    QVERIFY(use->isEnabled());
    use->click();
    QCOMPARE(bench.document.bytes({0, 10}), (Bytes{0xED, 0xA0, 0x80}));
    bench.document.undoStack().undo();
    QCOMPARE(bench.document.bytes({0, 10}), (Bytes{0x41, 0x42}));
    bench.choose("lookup");
    QVERIFY(!use->isEnabled());
}

void TestTablesLens::theStateIsKept() {
    Bench bench(QStringLiteral("41"));
    QVERIFY(bench.lens
                .setState({{QStringLiteral("table"), QStringLiteral("utf8d")},
                           {QStringLiteral("entry"), QStringLiteral("14,1")}})
                .isEmpty());
    QVERIFY(bench.text(14, 1).contains(QStringLiteral("10")));
    QCOMPARE(bench.table()->currentIndex(), bench.lens.model().index(14, 1));
    QCOMPARE(bench.lens.state().value(QStringLiteral("entry")), QStringLiteral("14,1"));
    QCOMPARE(bench.lens.setState({{QStringLiteral("entry"), QStringLiteral("99,1")}}).size(), 1);
    QCOMPARE(bench.lens.setState({{QStringLiteral("table"), QStringLiteral("nonsense")}}).size(),
             1);
}

void TestTablesLens::numbersAreGrouped() {
    Bench bench(QStringLiteral("41"));
    bench.choose("planes");
    QCOMPARE(bench.text(0, 5), QStringLiteral("6,400"));
    QCOMPARE(bench.text(0, 1), QStringLiteral("U+0000..U+FFFF"));
    bench.choose("patterns");
    QCOMPARE(bench.text(18, 0), QStringLiteral("19"));
    bench.choose("ranges");
    const auto labels = bench.lens.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text().contains(QStringLiteral("1,112,064 characters"));
    }));
}

/// The entry about the character is the fourth. A lens is shown before it has its room.
void TestTablesLens::theFirstRowsAreInSight() {
    LensBench<TablesLens> bench(QStringLiteral("E4 B8 96"));
    bench.selection.setCaret(0);
    TablesLens lens(&bench.document, &bench.selection, nullptr);
    lens.resize(1000, 120);
    lens.show();
    lens.resize(1000, 260);
    QVERIFY(QTest::qWaitForWindowExposed(&lens));
    auto* table = lens.findChild<PlainTable*>();
    QCOMPARE(table->currentIndex().row(), 3);
    QVERIFY(table->verticalScrollBar()->maximum() > 0);
    QCOMPARE(table->verticalScrollBar()->value(), 0);
    table->setCurrentIndex(lens.model().index(8, 0));
    QVERIFY(table->verticalScrollBar()->value() > 0);
}

void TestTablesLens::bytesOfOtherEncodingsAreNotThoseOfUtf8_data() {
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QString>("hex");
    QTest::addColumn<bool>("isLit");
    QTest::newRow("half-a-pair") << "UTF-16LE"
                                 << "00 D8" << false;
    QTest::newRow("an-escape") << "ISO-2022-JP"
                               << "1B 24 42 24 22" << false;
    QTest::newRow("of-UTF-8") << "UTF-8"
                              << "C2 41" << true;
    QTest::newRow("a-character") << "windows-1251"
                                 << "E9" << true; // as UTF-8 writes it
}

void TestTablesLens::bytesOfOtherEncodingsAreNotThoseOfUtf8() {
    QFETCH(QString, encoding);
    QFETCH(QString, hex);
    QFETCH(bool, isLit);
    Bench bench(hex);
    bench.document.setCodec(*bench.codecs.find(encoding.toStdString()));
    bench.choose("utf8d");
    QCOMPARE(bench.lens.model().litEntry().isValid(), isLit);
    bench.choose("ranges");
    QCOMPARE(bench.lens.model().litEntry().isValid(), isLit);
}

void TestTablesLens::readOnlyNoExampleIsOffered() {
    Bench bench(QStringLiteral("41"));
    const auto* use = bench.lens.findChild<QPushButton*>();
    QVERIFY(use->isEnabled());
    bench.document.setReadOnly(true);
    QVERIFY(!use->isEnabled());
    bench.choose("ranges");
    QVERIFY(!use->isEnabled());
    bench.document.setReadOnly(false);
    QVERIFY(use->isEnabled());
}

QTEST_MAIN(TestTablesLens)
#include "tst_tables_lens.moc"
