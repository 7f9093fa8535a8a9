// The automaton lens: traces, tables, and step and selection following each other.

#include "app/lenses/automaton/automaton_bench.h"
#include "lenses/automaton/automaton_models.h"
#include "lenses/automaton/state_diagram_view.h"
#include "lenses/automaton/step_detail_view.h"
#include "style/palette.h"
#include "text/language.h"

#include "patient.h"
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

using namespace moji;
using namespace moji::app;

class TestAutomatonLens final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stepsOfACharacter() {
        AutomatonBench bench(QStringLiteral("E4 B8 96"));
        QCOMPARE(bench.lens.trace().steps.size(), std::size_t(3));
        QStringList rows;
        for (int row = 0; row < 3; ++row) {
            QStringList cells;
            for (int column = 0; column < StepModel::kColumns; ++column)
                cells += bench.cell(QStringLiteral("Steps"), row, column);
            rows += cells.join(u' ');
        }
        QCOMPARE(rows,
                 QStringList({QStringLiteral("E4 3 0 36 0004"), QStringLiteral("B8 7 36 24 0138"),
                              QStringLiteral("96 9 24 0 U+4E16")}));
    }

    void numberingOf2009() {
        AutomatonBench bench(QStringLiteral("E4 B8 96"));
        bench.named<QComboBox>(QStringLiteral("Numbering"))->setCurrentIndex(1);
        QCOMPARE(bench.cell(QStringLiteral("Steps"), 0, StepModel::kNext), QStringLiteral("3"));
        QCOMPARE(bench.cell(QStringLiteral("Steps"), 2, StepModel::kState), QStringLiteral("2"));
        QCOMPARE(bench.cell(QStringLiteral("utf8d, next state"), 0, 3), QStringLiteral("3"));
    }

    void rejectAndBothRecoveries() {
        AutomatonBench bench(QStringLiteral("E4 B8 41"));
        const auto& retried = bench.lens.trace();
        QCOMPARE(retried.steps.size(), std::size_t(3)); // the 41 is looked at and refused
        QCOMPARE(retried.steps[2].event, utf8::DfaEvent::Reject);
        bench.click(QStringLiteral("Last step"));
        QVERIFY(bench.lens.sentence().contains(QStringLiteral("read again")));
        bench.named<QComboBox>(QStringLiteral("After REJECT"))->setCurrentIndex(1);
        bench.selection.setCaret(0);
        bench.click(QStringLiteral("Last step"));
        QVERIFY(bench.lens.sentence().contains(QStringLiteral("eaten")));
    }

    void incompleteAtTheEnd() {
        AutomatonBench bench(QStringLiteral("E4 B8"));
        bench.click(QStringLiteral("Last step"));
        QCOMPARE(bench.lens.trace().steps.back().event, utf8::DfaEvent::Incomplete);
        QCOMPARE(bench.cell(QStringLiteral("Steps"), 2, 0), QStringLiteral("end"));
        QVERIFY(bench.lens.sentence().contains(QStringLiteral("incomplete")));
    }

    void traceIsWhatTheDecoderDoes() {
        AutomatonBench bench(QStringLiteral("41 C0 AF E4 B8 ED A0 80 F0 9F 98 80 FF"));
        bench.selection.select({0, bench.document.size()});
        std::vector<char32_t> characters;
        for (const auto& step : bench.lens.trace().steps) {
            if (step.event == utf8::DfaEvent::Accept)
                characters.push_back(step.codePoint);
        }
        QCOMPARE(characters, (std::vector<char32_t>{0x41, 0x1F600}));
    }

    void stepsMoveTheSelection() {
        AutomatonBench bench(QStringLiteral("E4 B8 96 41"));
        bench.click(QStringLiteral("Next step"));
        QCOMPARE(bench.selection.range(), (ByteRange{1, 2}));
        QCOMPARE(bench.lens.step(), std::optional<std::size_t>(1));
        QCOMPARE(bench.lens.trace().steps.size(), std::size_t(3)); // still the whole character
        bench.click(QStringLiteral("Next step"));
        bench.click(QStringLiteral("Next step")); // on to the next character
        QCOMPARE(bench.selection.range(), (ByteRange{3, 4}));
        QCOMPARE(bench.lens.trace().steps.size(), std::size_t(1));
        bench.click(QStringLiteral("Previous step"));
        QCOMPARE(bench.selection.range(), (ByteRange{2, 3}));
        bench.click(QStringLiteral("First step"));
        QCOMPARE(bench.selection.range(), (ByteRange{0, 1}));
        bench.click(QStringLiteral("Last step"));
        QCOMPARE(bench.selection.range(), (ByteRange{2, 3}));
    }

    void selectionMovesTheStep() {
        AutomatonBench bench(QStringLiteral("E4 B8 96 41"));
        bench.selection.select({2, 3});
        QCOMPARE(bench.lens.step(), std::optional<std::size_t>(2));
        bench.selection.setCaret(3);
        QCOMPARE(bench.lens.trace().steps.size(), std::size_t(1));
    }

    void keys() {
        AutomatonBench bench(QStringLiteral("E4 B8 96 41"));
        QTest::keyClick(&bench.lens, Qt::Key_Right);
        QCOMPARE(bench.lens.step(), std::optional<std::size_t>(1));
        QTest::keyClick(&bench.lens, Qt::Key_Left);
        QCOMPARE(bench.lens.step(), std::optional<std::size_t>(0));
        QTest::keyClick(&bench.lens, Qt::Key_End);
        QCOMPARE(bench.lens.step(), std::optional<std::size_t>(2));
        QTest::keyClick(&bench.lens, Qt::Key_Home);
        QCOMPARE(bench.lens.step(), std::optional<std::size_t>(0));
    }

    void playingStepsToTheEndAndStops() {
        AutomatonBench bench(QStringLiteral("C3 A9 41"));
        bench.named<QComboBox>(QStringLiteral("Speed"))->setCurrentIndex(3);
        QTest::keyClick(&bench.lens, Qt::Key_Space);
        QTRY_COMPARE(bench.selection.caret(), 2u);
        QTRY_COMPARE(bench.named<QToolButton>(QStringLiteral("Play"))->toolTip(),
                     QStringLiteral("Play"));
    }

    void rowOfTheStepTableIsAStep() {
        AutomatonBench bench(QStringLiteral("E4 B8 96"));
        auto* table = bench.named<QTableView>(QStringLiteral("Steps"));
        bench.lens.resize(1000, 560);
        bench.lens.show();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(1, 0)).center());
        QCOMPARE(bench.lens.step(), std::optional<std::size_t>(1));
        QTest::keyClick(table, Qt::Key_Down);
        QCOMPARE(bench.lens.step(), std::optional<std::size_t>(2));
        QCOMPARE(bench.selection.range(), (ByteRange{2, 3}));
    }

    void lookedUpCellsAreLit() {
        AutomatonBench bench(QStringLiteral("E4 B8 96"));
        bench.click(QStringLiteral("Next step"));
        const auto background = [&](const char* table, int row, int column) {
            const auto* model = bench.named<QTableView>(QString::fromLatin1(table))->model();
            return model->index(row, column).data(Qt::BackgroundRole).value<QBrush>().color();
        };
        QCOMPARE(background("utf8d, byte to class", 3, 8), colours().accent);    // B8
        QCOMPARE(background("utf8d, byte to class", 6, 4), colours().selection); // E4 before
        QCOMPARE(background("utf8d, next state", 3, 7), colours().accent);       // need 2, class 7
        QCOMPARE(background("utf8d, next state", 0, 3), colours().selection);
    }

    void detailSpellsTheLookups() {
        AutomatonBench bench(QStringLiteral("E4 B8 96"));
        bench.click(QStringLiteral("Next step"));
        const auto& lines = bench.named<StepDetailView>(QStringLiteral("This step"))->lines();
        QCOMPARE(lines.size(), std::size_t(3));
        QCOMPARE(lines[0].second, QStringLiteral("utf8d[B8] = 7"));
        QCOMPARE(lines[1].second, QStringLiteral("utf8d[256 + 36 + 7] = 24"));
        QCOMPARE(lines[2].second, QStringLiteral("(B8 AND 3F) OR (04 << 6) = 0138"));
    }

    void tableHasTheKeysOfTheLens() {
        AutomatonBench bench(QStringLiteral("E4 B8 96 41"));
        auto* table = bench.named<QTableView>(QStringLiteral("Steps"));
        QTest::keyClick(table, Qt::Key_Right);
        QCOMPARE(bench.lens.step(), std::optional<std::size_t>(1));
        QTest::keyClick(table, Qt::Key_End);
        QCOMPARE(bench.lens.step(), std::optional<std::size_t>(2));
        QTest::keyClick(table, Qt::Key_Return); // the character's bytes
        QCOMPARE(bench.selection.range(), (ByteRange{0, 3}));
        QCOMPARE(bench.lens.step(), std::optional<std::size_t>(2));
        QTest::keyClick(table, Qt::Key_Space);
        QTRY_COMPARE(bench.selection.caret(), 3u); // plays into the next character
    }

    void charactersOfSteps_data() {
        QTest::addColumn<QString>("hex");
        QTest::addColumn<bool>("eats");
        QTest::addColumn<QString>("ranges"); // one a step
        QTest::newRow("character")
            << QStringLiteral("E4 B8 96 41") << false << QStringLiteral("0-3 0-3 0-3 3-4");
        QTest::newRow("retried") << QStringLiteral("E4 B8 41") << false
                                 << QStringLiteral("0-2 0-2 0-2 2-3");
        QTest::newRow("eaten") << QStringLiteral("E4 B8 41") << true
                               << QStringLiteral("0-3 0-3 0-3");
        QTest::newRow("stray") << QStringLiteral("80 41") << false << QStringLiteral("0-1 1-2");
        QTest::newRow("cut-off") << QStringLiteral("41 E4 B8") << false
                                 << QStringLiteral("0-1 1-3 1-3 1-3");
    }

    void charactersOfSteps() {
        QFETCH(QString, hex);
        QFETCH(bool, eats);
        QFETCH(QString, ranges);
        AutomatonBench bench(hex);
        bench.named<QComboBox>(QStringLiteral("After REJECT"))->setCurrentIndex(eats ? 1 : 0);
        bench.selection.select({0, bench.document.size()});
        QStringList found;
        for (std::size_t step = 0; step < bench.lens.trace().steps.size(); ++step) {
            const ByteRange range = bench.lens.trace().characterOf(step);
            found += QStringLiteral("%1-%2").arg(range.begin).arg(range.end);
        }
        QCOMPARE(found.join(u' '), ranges);
    }

    void longSelectionIsTracedInPart() {
        AutomatonBench bench(QString(QStringLiteral("41")).repeated(6000));
        bench.selection.select({0, 6000});
        QCOMPARE(bench.lens.trace().steps.size(), std::size_t(TraceSteps::kMostBytes));
        QVERIFY2(bench.lens.sentence().contains(QStringLiteral("4,096 of 6,000")),
                 qPrintable(bench.lens.sentence()));
        bench.click(QStringLiteral("Last step"));
        bench.click(QStringLiteral("Next step")); // on, though it was not traced
        QCOMPARE(bench.selection.caret(), TraceSteps::kMostBytes);
        QVERIFY(!bench.lens.sentence().contains(QStringLiteral("6,000")));
    }

    void hoverIsShared() {
        AutomatonBench bench(QStringLiteral("E4 B8 96"));
        auto* table = bench.named<QTableView>(QStringLiteral("Steps"));
        bench.lens.resize(1119, 500);
        bench.lens.show();
        bench.selection.setHovered(ByteRange{1, 2});
        const auto fill = [&](int row) {
            return table->model()->index(row, 0).data(Qt::BackgroundRole);
        };
        QTRY_COMPARE(fill(1).value<QBrush>().color(), colours().hover);
        QCOMPARE(fill(2), QVariant());
        QTest::mouseMove(table->viewport(),
                         table->visualRect(table->model()->index(2, 0)).center());
        QTRY_COMPARE(bench.selection.hovered(), std::optional(ByteRange{2, 3}));
    }

    void nothingMovesAtMoreThanFourStepsASecond() {
        AutomatonBench bench(QStringLiteral("41 41 41 41 41 41"));
        const auto* diagram = bench.lens.findChild<StateDiagramView*>();
        bench.click(QStringLiteral("Next step"));
        QVERIFY(!diagram->isMoving()); // not played
        auto* speed = bench.named<QComboBox>(QStringLiteral("Speed"));
        speed->setCurrentIndex(2); // four a second
        QTest::keyClick(&bench.lens, Qt::Key_Space);
        QTRY_VERIFY(diagram->isMoving());
        speed->setCurrentIndex(3);
        QTRY_VERIFY(!diagram->isMoving());
        const std::uint64_t before = bench.selection.caret();
        QTRY_VERIFY(bench.selection.caret() > before);
        QVERIFY(!diagram->isMoving());
    }

    void choicesAreReachedByKeys() {
        AutomatonBench bench(QStringLiteral("E4 B8 41"));
        bench.lens.resize(1119, 248);
        bench.lens.show();
        for (const char* name : {"Numbering", "After REJECT", "Speed"}) {
            auto* choice = bench.named<QComboBox>(QString::fromLatin1(name));
            QVERIFY2(choice != nullptr && (choice->focusPolicy() & Qt::TabFocus) != 0, name);
        }
        auto* numbering = bench.named<QComboBox>(QStringLiteral("Numbering"));
        QTest::keyClick(numbering, Qt::Key_Down);
        QCOMPARE(bench.lens.trace().numbering, Numbering::Of2009);
        bench.lens.hide(); // another lens is looked at meanwhile
        bench.selection.setCaret(2);
        bench.lens.show();
        QCOMPARE(bench.lens.trace().numbering, Numbering::Of2009);
    }

    void anyByteOfAMalformedSequenceShowsWhatRejectedIt() {
        AutomatonBench bench(QStringLiteral("41 ED A0 80 42"));
        for (const std::uint64_t offset : {1, 2, 3}) {
            bench.selection.setCaret(offset);
            QCOMPARE(bench.lens.trace().range, (ByteRange{1, 4}));
            QCOMPARE(bench.lens.step(), std::optional<std::size_t>(1));
            const auto& step = bench.lens.trace().steps[1];
            QCOMPARE(step.offset, std::uint64_t(2)); // A0, after ED
            QCOMPARE(step.event, utf8::DfaEvent::Reject);
            QCOMPARE(bench.lens.trace().table().state(step.state), utf8::DfaState::AfterED);
        }
        bench.click(QStringLiteral("Next step")); // the retry of A0
        QCOMPARE(bench.lens.trace().steps[*bench.lens.step()].offset, std::uint64_t(2));
        QCOMPARE(bench.lens.trace().steps[*bench.lens.step()].state, 0u);
    }

    void otherEncodingsAndEmptyDocuments() {
        AutomatonBench other(QStringLiteral("41 42"), "LMBCS-1");
        QVERIFY(!other.lens.step());
        bool said = false;
        for (const auto* label : other.lens.findChildren<QLabel*>())
            said = said || label->text().startsWith(QStringLiteral(
                               "This program has no diagram of the decoder of LMBCS-1"));
        QVERIFY(said);
        QPushButton* button = nullptr;
        for (auto* each : other.lens.findChildren<QPushButton*>())
            if (each->text() == QStringLiteral("Read as UTF-8"))
                button = each;
        QVERIFY(button != nullptr);
        button->click();
        QVERIFY(other.document.isUtf8());
        QCOMPARE(other.lens.step(), std::optional<std::size_t>(0));
        AutomatonBench empty{QString()};
        QVERIFY(!empty.lens.step());
        QTest::keyClick(&empty.lens, Qt::Key_Right);
        QTest::keyClick(&empty.lens, Qt::Key_End);
        QVERIFY(!empty.lens.step());
    }

    void modelsKeepTheirContract() {
        AutomatonBench bench(QStringLiteral("E4 B8 96 41"));
        for (const auto* table : bench.lens.findChildren<QTableView*>())
            new QAbstractItemModelTester(table->model(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest,
                                         &bench.lens);
        bench.click(QStringLiteral("Next step"));
        bench.selection.select({0, 4});
        bench.document.remove({0, 4}, QStringLiteral("clear"));
    }

    void whatIsEatenIsSaidTruly_data() {
        QTest::addColumn<QString>("hex");
        QTest::addColumn<bool>("couldStart");
        QTest::newRow("ascii") << "E4 41" << true;
        QTest::newRow("lead") << "E4 C3 A9" << true;
        QTest::newRow("continuation") << "ED A0 80" << false;
        QTest::newRow("never-a-lead") << "E4 C0" << false;
        QTest::newRow("FF") << "E4 B8 FF" << false;
    }
    void whatIsEatenIsSaidTruly() {
        QFETCH(QString, hex);
        QFETCH(bool, couldStart);
        AutomatonBench bench(hex);
        bench.named<QComboBox>(QStringLiteral("After REJECT"))->setCurrentIndex(1);
        bench.selection.setCaret(0);
        QVERIFY2(bench.lens.sentence().contains(QStringLiteral(" is eaten")),
                 qPrintable(bench.lens.sentence()));
        QCOMPARE(bench.lens.sentence().contains(QStringLiteral("can start a character")),
                 couldStart);
    }

    void stepsGoOnAfterWhatWasEaten() {
        AutomatonBench bench(QStringLiteral("E4 41 42"));
        bench.named<QComboBox>(QStringLiteral("After REJECT"))->setCurrentIndex(1);
        bench.selection.setCaret(0);
        QCOMPARE(bench.cell(QStringLiteral("Steps"), 1, 0), QStringLiteral("41"));
        bench.click(QStringLiteral("Last step"));
        bench.click(QStringLiteral("Next step"));
        QCOMPARE(bench.cell(QStringLiteral("Steps"), 0, 0), QStringLiteral("42"));
    }

    void theEndIsNamedWhollyInEveryLanguage() {
        for (const QString& code : languages()) {
            setLanguage(code);
            AutomatonBench bench(QStringLiteral("E4 B8"));
            bench.lens.resize(880, 300);
            bench.lens.show();
            const auto* steps = bench.lens.findChildren<StepModel*>().front();
            const auto* table = [&]() -> const QTableView* {
                for (const auto* view : bench.lens.findChildren<QTableView*>())
                    if (view->model() == steps)
                        return view;
                return nullptr;
            }();
            const QModelIndex end = steps->index(steps->rowCount() - 1, StepModel::kByte);
            QVERIFY2(table->sizeHintForIndex(end).width() <= table->columnWidth(StepModel::kByte),
                     qPrintable(code));
        }
        setLanguage(QStringLiteral("en"));
    }
};

QTEST_MAIN(TestAutomatonLens)
#include "tst_automaton_lens.moc"
