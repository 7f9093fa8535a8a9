// The table lens: its tables, keys and mouse, step and selection following each other.

#include "app/lenses/lens_bench.h"
#include "lenses/lens_registry.h"
#include "lenses/table/table_lens.h"
#include "lenses/table/table_models.h"
#include "style/palette.h"

#include "patient.h"
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QTableView>
#include <QToolButton>

using namespace moji;
using namespace moji::app;

namespace {

/// A document with a table lens on it.
struct Bench : LensBench<TableLens> {
    explicit Bench(const QString& hex, const char* encoding = "UTF-8")
        : LensBench(hex, encoding) {
        lens.resize(1024, 320);
    }

    QTableView* table(const char* name) { return named<QTableView>(QString::fromLatin1(name)); }
    void click(const char* button) { named<QToolButton>(QString::fromLatin1(button))->click(); }
    void choose(Algorithm algorithm) {
        named<QComboBox>(QStringLiteral("Algorithm"))->setCurrentIndex(static_cast<int>(algorithm));
    }
    QString cell(const char* name, int row, int column) {
        return table(name)->model()->index(row, column).data().toString();
    }
    QColor fill(const char* name, int row, int column) {
        return table(name)
            ->model()
            ->index(row, column)
            .data(Qt::BackgroundRole)
            .value<QBrush>()
            .color();
    }
    std::size_t step() { return lens.step().value(); }
};

} // namespace

class TestTableLens final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isListed() {
        const LensRow* row = findLens("table");
        QVERIFY(row);
        QCOMPARE(QString::fromLatin1(row->title), QStringLiteral("Plan 9 table"));
    }

    void tabIsThompsons() {
        Bench bench(QStringLiteral("41"));
        QStringList rows;
        for (int row = 0; row < 6; ++row) {
            QStringList cells;
            for (int column = 0; column < 5; ++column)
                cells += bench.cell("Tab", row, column);
            rows += cells.join(u' ');
        }
        QCOMPARE(rows,
                 QStringList({QStringLiteral("80 00 0 7F 00"), QStringLiteral("E0 C0 6 7FF 80"),
                              QStringLiteral("F0 E0 12 FFFF 800"),
                              QStringLiteral("F8 F0 18 1FFFFF 10000"),
                              QStringLiteral("FC F8 24 3FFFFFF 200000"),
                              QStringLiteral("FE FC 30 7FFFFFFF 4000000")}));
        const auto* model = bench.table("Tab")->model();
        QCOMPARE(model->headerData(0, Qt::Horizontal).toString(), QStringLiteral("cmask"));
        QCOMPARE(model->headerData(5, Qt::Vertical).toString(), QStringLiteral("row 6"));
    }

    void triedRowAndCellsAreLit() {
        Bench bench(QStringLiteral("C0 AF"));
        QCOMPARE(bench.fill("Tab", 0, 0), colours().accent);
        QCOMPARE(bench.table("Tab")->model()->index(1, 0).data(Qt::BackgroundRole), QVariant());
        bench.click("Next step");
        QCOMPARE(bench.fill("Tab", 0, 0), colours().selection);
        QCOMPARE(bench.fill("Tab", 1, 1), colours().accent);
        QCOMPARE(bench.fill("Tab", 1, 4), colours().badBg); // lval: 2F is below 80
        QCOMPARE(
            bench.table("Tab")->model()->index(1, 4).data(Qt::AccessibleDescriptionRole).toString(),
            QStringLiteral("read now, rejected"));
    }

    void stepsMoveTheSelection() {
        Bench bench(QStringLiteral("E4 B8 96 41"));
        bench.click("Next step");
        QCOMPARE(bench.selection.range(), (ByteRange{1, 2}));
        QCOMPARE(bench.step(), std::size_t(1));
        QCOMPARE(bench.lens.trace().steps.size(), std::size_t(3)); // still the whole character
        bench.click("Next step");
        bench.click("Next step"); // on to the next character
        QCOMPARE(bench.selection.range(), (ByteRange{3, 4}));
        bench.click("Previous step");
        QCOMPARE(bench.selection.range(), (ByteRange{2, 3}));
        bench.click("First step");
        QCOMPARE(bench.selection.range(), (ByteRange{0, 1}));
        bench.click("Last step");
        QCOMPARE(bench.selection.range(), (ByteRange{2, 3}));
    }

    void selectionMovesTheStep() {
        Bench bench(QStringLiteral("E4 B8 96 41"));
        bench.selection.select({2, 3});
        QCOMPARE(bench.step(), std::size_t(2));
        QCOMPARE(bench.lens.trace().range, (ByteRange{0, 3}));
        bench.selection.setCaret(3);
        QCOMPARE(bench.lens.trace().range, (ByteRange{3, 4}));
    }

    void stepsPastTheEndKeepToTheLastByte() {
        Bench bench(QStringLiteral("E4 B8"));
        bench.choose(Algorithm::Branchy);
        bench.click("Last step");
        QCOMPARE(bench.cell("Steps", 4, 0), QStringLiteral("end"));
        QCOMPARE(bench.selection.range(), (ByteRange{1, 2}));
    }

    void arrowsStepAlsoFromAButton() {
        Bench bench(QStringLiteral("E4 B8 96 41"));
        auto* play = bench.named<QToolButton>(QStringLiteral("Play"));
        QTest::keyClick(play, Qt::Key_Right);
        QTest::keyClick(play, Qt::Key_Right);
        QCOMPARE(bench.step(), std::size_t(2));
        QTest::keyClick(play, Qt::Key_Left);
        QCOMPARE(bench.step(), std::size_t(1));
        QTest::keyClick(bench.named<QToolButton>(QStringLiteral("First step")), Qt::Key_Space);
        QCOMPARE(bench.step(), std::size_t(0)); // Space is the button's own
        QVERIFY(!play->isChecked());
    }

    void keys_data() {
        QTest::addColumn<QString>("target");
        QTest::newRow("the lens has the focus") << QString();
        QTest::newRow("the step table has the focus") << QStringLiteral("Steps");
    }
    void keys() {
        QFETCH(QString, target);
        Bench bench(QStringLiteral("E4 B8 96 41"));
        QWidget* focus =
            target.isEmpty() ? static_cast<QWidget*>(&bench.lens) : bench.named<QTableView>(target);
        QTest::keyClick(focus, Qt::Key_Right);
        QCOMPARE(bench.step(), std::size_t(1));
        QTest::keyClick(focus, Qt::Key_Left);
        QCOMPARE(bench.step(), std::size_t(0));
        QTest::keyClick(focus, Qt::Key_End);
        QCOMPARE(bench.step(), std::size_t(2));
        QTest::keyClick(focus, Qt::Key_Home);
        QCOMPARE(bench.step(), std::size_t(0));
        QTest::keyClick(focus, Qt::Key_Return);
        QCOMPARE(bench.selection.range(), (ByteRange{0, 3}));
        QTest::keyClick(focus, Qt::Key_Space);
        QTRY_COMPARE(bench.selection.caret(), 3u); // plays into the next character
    }

    void rowOfTheStepTableIsAStep() {
        Bench bench(QStringLiteral("E4 B8 96"));
        auto* table = bench.table("Steps");
        bench.lens.show();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(1, 0)).center());
        QCOMPARE(bench.step(), std::size_t(1));
        QTest::keyClick(table, Qt::Key_Down);
        QCOMPARE(bench.step(), std::size_t(2));
        QCOMPARE(bench.selection.range(), (ByteRange{2, 3}));
    }

    void lowLensScrollsToTheStep() {
        Bench bench(QStringLiteral("FD BF BF BF BF BF"));
        bench.lens.resize(1024, 150);
        bench.lens.show();
        bench.click("Last step");
        for (const char* name : {"Tab", "Steps"}) {
            const auto* table = bench.table(name);
            const QModelIndex row = table->model()->index(5, 0);
            QTRY_VERIFY(table->viewport()->rect().contains(table->visualRect(row)));
        }
    }

    /// Beside the lessons of a window of 1024 pixels: all three parts, none sideways.
    void narrowLensPutsTheLinesBelow() {
        Bench bench(QStringLiteral("FD BF BF BF BF BF"));
        const QSize narrow(704, 360);
        bench.lens.resize(narrow);
        bench.lens.show();
        bench.lens.adaptTo(narrow);
        QTRY_VERIFY(bench.lens.minimumSizeHint().width() <= narrow.width());
        const auto place = [&](const char* name) {
            const QWidget* table = bench.table(name);
            return QRect(table->mapTo(&bench.lens, QPoint(0, 0)), table->size());
        };
        QTRY_VERIFY(place("This step").top() > place("Tab").bottom());
        QVERIFY(place("Steps").left() > place("Tab").right());
        const QSize wide(1100, 360);
        bench.lens.resize(wide);
        bench.lens.adaptTo(wide);
        QTRY_VERIFY(place("This step").left() > place("Steps").right());
        QCOMPARE(place("This step").top(), place("Tab").top());
    }

    void longSelectionIsTracedInPart() {
        Bench bench(QString(QStringLiteral("41")).repeated(6000));
        bench.selection.select({1000, 6000});
        const std::uint64_t end = 1000 + TraceSteps::kMostBytes;
        QCOMPARE(bench.lens.trace().range, (ByteRange{1000, end}));
        QCOMPARE(bench.lens.trace().stepAt(1100), std::optional<std::size_t>(100));
        QVERIFY(!bench.lens.trace().stepAt(5999));
        QVERIFY2(bench.lens.sentence().contains(QStringLiteral("4,096 of 5,000")),
                 qPrintable(bench.lens.sentence()));
        bench.choose(Algorithm::Branchy); // the same bytes, and still not all
        QCOMPARE(bench.lens.trace().range, (ByteRange{1000, end}));
        QVERIFY(bench.lens.sentence().contains(QStringLiteral("4,096 of 5,000")));
        bench.click("Last step");
        bench.click("Next step");
        QCOMPARE(bench.selection.caret(), end);
    }

    void hoverIsShared() {
        Bench bench(QStringLiteral("E4 B8 96"));
        auto* table = bench.table("Steps");
        bench.lens.show();
        bench.selection.setHovered(ByteRange{1, 2});
        QTRY_COMPARE(bench.fill("Steps", 1, 0), colours().hover);
        QCOMPARE(table->model()->index(2, 0).data(Qt::BackgroundRole), QVariant());
        bench.selection.setHovered(std::nullopt);
        QCOMPARE(table->model()->index(1, 0).data(Qt::BackgroundRole), QVariant());
        QTest::mouseMove(table->viewport(),
                         table->visualRect(table->model()->index(2, 0)).center());
        QTRY_COMPARE(bench.selection.hovered(), std::optional(ByteRange{2, 3}));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(table->viewport(), &leave);
        QCOMPARE(bench.selection.hovered(), std::optional<ByteRange>());
    }

    void algorithmsShowTheSameBytes() {
        Bench bench(QStringLiteral("41 E4 B8 96 41"));
        bench.selection.select({2, 3});
        bench.choose(Algorithm::Wctomb);
        QCOMPARE(bench.lens.trace().range, (ByteRange{1, 4}));
        QVERIFY(!bench.table("Tab")->isHidden());
        bench.choose(Algorithm::Branchy);
        QCOMPARE(bench.lens.trace().range, (ByteRange{1, 4}));
        QVERIFY(bench.table("Tab")->isHidden());
        QVERIFY(!bench.table("Tests")->isHidden());
        QCOMPARE(bench.table("Tests")->model()->rowCount(), 7);
        QCOMPARE(bench.cell("Tests", 1, 3), QStringLiteral("110xxxxx"));
        QCOMPARE(bench.fill("Tests", 0, 1), colours().accent);
    }

    void branchyWritesWhatNoOneMayHave() {
        Bench bench(QStringLiteral("ED A0 80"));
        bench.choose(Algorithm::BranchyWrites);
        QVERIFY(!bench.table("Limits")->isHidden() && bench.table("Tests")->isHidden());
        QCOMPARE(bench.cell("Limits", 3, 0), QStringLiteral("200000"));
        bench.click("Last step");
        QCOMPARE(bench.fill("Limits", 2, 0), colours().accent);
        QCOMPARE(bench.fill("Limits", 1, 0), colours().selection);
        QCOMPARE(bench.cell("Steps", 2, 5), QStringLiteral("writes ED A0 80, surrogate"));
        QCOMPARE(bench.cell("This step", 1, 1), QStringLiteral("E0 OR (D800 >> 12) = ED"));
        QCOMPARE(bench.cell("This step", 2, 1), QStringLiteral("80 OR ((D800 >> 6) AND 3F) = A0"));
        QCOMPARE(bench.lens.setState({{QStringLiteral("algorithm"), QStringLiteral("1")}}),
                 QStringList());
        QVERIFY(bench.table("Limits")->isHidden());
        QCOMPARE(bench.lens.setState({{QStringLiteral("algorithm"), QStringLiteral("3")}}),
                 QStringList());
        QCOMPARE(bench.lens.trace().algorithm, Algorithm::BranchyWrites);
    }

    void branchyTakesASlashThatIsNone() {
        Bench bench(QStringLiteral("C0 AF"));
        bench.choose(Algorithm::Branchy);
        bench.click("Last step");
        QCOMPARE(bench.cell("Steps", 2, 5), QStringLiteral("accepted: U+002F, overlong"));
        QVERIFY(bench.lens.sentence().startsWith(
            QStringLiteral("C0 AF is wrongly accepted as U+002F")));
        QCOMPARE(bench.table("Steps")
                     ->model()
                     ->index(2, 5)
                     .data(Qt::ForegroundRole)
                     .value<QBrush>()
                     .color(),
                 colours().bad);
        const auto* lines = bench.table("This step")->model();
        QCOMPARE(lines->index(lines->rowCount() - 1, 0).data().toString(),
                 QStringLiteral("not checked"));
    }

    void otherEncodingsAndEmptyDocuments() {
        Bench korean(QStringLiteral("C7 D1"), "EUC-KR");
        QVERIFY(!korean.lens.step());
        QStringList said;
        for (const auto* label : korean.lens.findChildren<QLabel*>())
            said += label->text();
        QVERIFY(said.contains(
            QStringLiteral("This lens reads UTF-8. The document is read as EUC-KR.")));
        Bench empty{QString()};
        said.clear();
        for (const auto* label : empty.lens.findChildren<QLabel*>())
            said += label->text();
        QVERIFY(said.contains(
            QStringLiteral("There are no bytes. Open a file, or enter text or bytes.")));
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_End, Qt::Key_Home,
                                  Qt::Key_Space, Qt::Key_Return})
            QTest::keyClick(&empty.lens, key);
        QVERIFY(!empty.lens.step());
        empty.choose(Algorithm::Branchy);
        QVERIFY(!empty.lens.step());
    }

    void editsAreFollowed() {
        Bench bench(QStringLiteral("E4 B8 96"));
        const Byte letter = 0x41;
        bench.document.replace({0, 3}, ByteView(&letter, 1), QStringLiteral("replace"));
        QCOMPARE(bench.lens.trace().range, (ByteRange{0, 1}));
        bench.document.undoStack().undo();
        QCOMPARE(bench.lens.trace().range, (ByteRange{0, 3}));
    }

    void modelsKeepTheirContract() {
        Bench bench(QStringLiteral("E4 B8 96 C0 AF"));
        for (const auto* table : bench.lens.findChildren<QTableView*>())
            new QAbstractItemModelTester(table->model(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest,
                                         &bench.lens);
        for (const Algorithm algorithm :
             {Algorithm::Wctomb, Algorithm::Branchy, Algorithm::BranchyWrites, Algorithm::Mbtowc}) {
            bench.choose(algorithm);
            bench.click("Next step");
        }
        bench.selection.select({0, 5});
        bench.document.remove({0, 5}, QStringLiteral("clear"));
    }

    void isDrawnInBothThemes() {
        Bench bench(QStringLiteral("C0 AF"));
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            setTheme(theme);
            const QImage image = bench.lens.grab().toImage();
            QCOMPARE(image.pixelColor(2, image.height() / 2), colours().surface);
            const auto* tab = bench.table("Tab");
            const QRect cell = tab->visualRect(tab->model()->index(0, 0));
            const QPoint inside =
                tab->viewport()->mapTo(&bench.lens, cell.topLeft()) + QPoint(3, 3);
            QCOMPARE(image.pixelColor(inside), colours().accent);
        }
        setTheme(Theme::System);
    }

    void aStateOfOtherBytesLeavesTheLensAsItWas() {
        Bench bench(QStringLiteral("41 42"));
        bench.selection.setCaret(1);
        QCOMPARE(
            bench.lens.setState({{QStringLiteral("step"), QStringLiteral("100:200 1")}}).size(), 1);
        QCOMPARE(bench.step(), std::size_t{0});
        QCOMPARE(bench.cell("Steps", 0, 1), QStringLiteral("00"));
        QVERIFY(bench.lens.sentence().contains(QStringLiteral("42")));
    }

    void numbersAreNotCutOff_data() {
        QTest::addColumn<Algorithm>("algorithm");
        QTest::newRow("mbtowc") << Algorithm::Mbtowc;
        QTest::newRow("wctomb") << Algorithm::Wctomb;
        QTest::newRow("branchy") << Algorithm::Branchy;
        QTest::newRow("branchy-writes") << Algorithm::BranchyWrites;
    }
    void numbersAreNotCutOff() {
        QFETCH(Algorithm, algorithm);
        Bench bench(QStringLiteral("41 FD BF BF BF BF BF"));
        bench.lens.resize(640, 230);
        bench.lens.adaptTo({640, 230});
        bench.choose(algorithm);
        for (const std::uint64_t caret : {1u, 0u, 1u}) {
            bench.selection.setCaret(caret);
            const auto* steps = bench.table("Steps");
            for (int row = 0; row < steps->model()->rowCount(); ++row)
                for (int column = 0; column + 1 < steps->model()->columnCount(); ++column) {
                    const QModelIndex index = steps->model()->index(row, column);
                    const QFontMetrics metrics(index.data(Qt::FontRole).value<QFont>());
                    const QString text = index.data().toString();
                    QVERIFY2(metrics.horizontalAdvance(text) + 4 <= steps->columnWidth(column),
                             qPrintable(text));
                }
        }
    }

    /// One below the other: the lines of a step have the room that the longest need, no more.
    void linesHaveTheRoomTheyNeed() {
        int most = 0;
        for (const Algorithm algorithm :
             {Algorithm::Mbtowc, Algorithm::Wctomb, Algorithm::Branchy, Algorithm::BranchyWrites}) {
            Bench bench(QStringLiteral("41 C0 AF E4 B8 96 ED A0 80 F0 9F 98 80 F4 90 80 80 "
                                       "FC 84 80 80 80 80 FD BF BF BF BF BF E4 B8 41 FF E4"));
            bench.lens.resize(700, 430);
            bench.lens.adaptTo({700, 430});
            bench.choose(algorithm);
            bench.selection.select({0, bench.document.size()});
            const auto* lines = bench.table("This step");
            for (int step = 0; step < bench.table("Steps")->model()->rowCount(); ++step) {
                most = std::max(most, lines->model()->rowCount());
                QVERIFY(lines->minimumHeight() >=
                        lines->horizontalHeader()->height() + lines->verticalHeader()->length());
                bench.click("Next step");
            }
            const int rows = (lines->minimumHeight() - lines->horizontalHeader()->height()) /
                             lines->verticalHeader()->defaultSectionSize();
            QCOMPARE(rows, 6);
        }
        QCOMPARE(most, 6);
    }
};

QTEST_MAIN(TestTableLens)
#include "tst_table_lens.moc"
