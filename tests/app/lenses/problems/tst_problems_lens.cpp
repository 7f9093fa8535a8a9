// The problems lens: what it lists and counts, and how rows and selection follow each other.

#include "app/lenses/lens_bench.h"
#include "lenses/problems/problem_repair_dialog.h"
#include "lenses/problems/problems_lens.h"
#include "lenses/problems/problems_model.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "widgets/plain_table.h"

#include "patient.h"
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QTableWidget>
#include <QToolButton>

using namespace moji;
using namespace moji::app;

namespace {

/// A document with a problems lens on it.
struct Bench : LensBench<ProblemsLens> {
    explicit Bench(const QString& hex, const char* encoding = "UTF-8")
        : LensBench(hex, encoding) {
        settle();
    }

    void settle() const { QTRY_VERIFY(!lens.isUpdating()); }
    PlainTable* table() { return lens.findChild<PlainTable*>(); }
    [[nodiscard]] QString row(int row) const {
        QStringList cells;
        for (int column = 0; column < ProblemsModel::kWhy; ++column)
            cells += lens.model().index(row, column).data().toString();
        return cells.join(u'|');
    }
    [[nodiscard]] bool says(const QString& text) const {
        for (const auto* label : lens.findChildren<QLabel*>()) {
            if (label->text() == text)
                return true;
        }
        return false;
    }
};

const QString kDamaged = QStringLiteral("41 C0 AF 0A E4 B8 42 ED A0 80 FF");

} // namespace

class TestProblemsLens final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsProblems() {
        Bench bench(kDamaged);
        QCOMPARE(bench.lens.model().rowCount(), 4);
        QCOMPARE(bench.row(0), QStringLiteral("000001|1|2|C0 AF|overlong|2|lead byte"));
        QCOMPARE(bench.row(1), QStringLiteral("000004|2|1|E4 B8|incomplete|1|80..BF"));
        QCOMPARE(bench.row(2), QStringLiteral("000007|2|3|ED A0 80|surrogate|3|80..9F"));
        QCOMPARE(bench.row(3), QStringLiteral("00000A|2|6|FF|not a lead byte|1|lead byte"));
        QCOMPARE(bench.lens.badge(), 4u);
        QVERIFY(bench.lens.sentence().contains(u'7'));
        for (int row = 0; row < 4; ++row)
            QVERIFY(
                !bench.lens.model().index(row, ProblemsModel::kWhy).data().toString().isEmpty());
    }

    void otherEncodings() {
        Bench bench(QStringLiteral("41 C7 0A"), "EUC-KR");
        QCOMPARE(bench.lens.model().rowCount(), 1);
        QVERIFY(bench.row(0).endsWith(u'–'));
    }

    void countsByKindAndFilters() {
        Bench bench(kDamaged);
        auto* kinds = bench.lens.findChild<QComboBox*>();
        QCOMPARE(kinds->count(), 5);
        QCOMPARE(kinds->itemText(0), QStringLiteral("all kinds: 4"));
        kinds->setCurrentIndex(kinds->findText(QStringLiteral("surrogate: 1")));
        QCOMPARE(bench.lens.model().rowCount(), 1);
        QVERIFY(bench.row(0).startsWith(QStringLiteral("000007")));
        kinds->setCurrentIndex(0);
        QCOMPARE(bench.lens.model().rowCount(), 4);
    }

    void rowsSelectTheirBytes() {
        Bench bench(kDamaged);
        bench.lens.resize(1000, 300);
        bench.lens.show();
        QTest::mouseClick(bench.table()->viewport(), Qt::LeftButton, {},
                          bench.table()->visualRect(bench.lens.model().index(2, 1)).center());
        QCOMPARE(bench.selection.range(), (ByteRange{7, 10}));
        QTest::keyClick(bench.table(), Qt::Key_Down);
        QCOMPARE(bench.selection.range(), (ByteRange{10, 11}));
    }

    void selectionMakesItsRowCurrent() {
        Bench bench(kDamaged);
        bench.selection.setCaret(5);
        QCOMPARE(bench.table()->currentIndex().row(), 1);
        QCOMPARE(bench.selection.caret(), 5u); // following does not move it
        bench.selection.setCaret(0);           // no problem here
        QCOMPARE(bench.table()->currentIndex().row(), 1);
    }

    void focusMovesNothing() {
        Bench bench(kDamaged);
        bench.lens.show();
        bench.table()->setFocus();
        QTRY_VERIFY(bench.table()->hasFocus());
        QCOMPARE(bench.selection.caret(), 0u);
        QVERIFY(bench.selection.range().empty());
    }

    void validAndEmpty() {
        Bench bench(QStringLiteral("41 42 43"));
        QVERIFY(bench.says(QStringLiteral("No problems. All 3 bytes are valid UTF-8.")));
        QCOMPARE(bench.lens.badge(), 0u);
        Bench empty{QString()};
        QVERIFY(empty.says(QStringLiteral("No bytes, so no problems.")));
    }

    void genuineReplacementIsNoProblem() {
        Bench bench(QStringLiteral("EF BF BD"));
        QCOMPARE(bench.lens.model().rowCount(), 0);
        QVERIFY(bench.lens.sentence().contains(QStringLiteral("text was lost earlier")));
    }

    void editsAndEncodingScanAgain() {
        Bench bench(QStringLiteral("41 FF"));
        QCOMPARE(bench.lens.model().rowCount(), 1);
        bench.document.remove({1, 2}, QStringLiteral("delete"));
        QVERIFY(bench.lens.isUpdating());
        bench.settle();
        QCOMPARE(bench.lens.model().rowCount(), 0);
        bench.document.undoStack().undo();
        bench.settle();
        QCOMPARE(bench.lens.model().rowCount(), 1);
        bench.document.setCodec(*bench.codecs.find("ISO-8859-1"));
        bench.settle();
        QCOMPARE(bench.lens.model().rowCount(), 0);
    }

    void ofManyAWindowIsShown() {
        Bench bench{QString()};
        const auto count = 3 * ProblemsModel::kMostRows + 5;
        bench.document.setBytes(Bytes(count, 0xFF), QStringLiteral("test"));
        QTRY_COMPARE(bench.lens.badge(), count);
        bench.settle();
        const ProblemsModel& model = bench.lens.model();
        QCOMPARE(std::uint64_t(model.rowCount()), ProblemsModel::kMostRows);
        QVERIFY(bench.says(QStringLiteral("1 to 100,000 of 300,005")));
        const auto button = [&](const QString& text) {
            for (auto* found : bench.lens.findChildren<QToolButton*>())
                if (found->text() == text)
                    return found;
            return static_cast<QToolButton*>(nullptr);
        };
        QVERIFY(!button(QStringLiteral("Earlier"))->isEnabled());
        button(QStringLiteral("Later"))->click();
        QCOMPARE(model.problem(0)->offset, ProblemsModel::kMostRows);
        QVERIFY(bench.says(QStringLiteral("100,001 to 200,000 of 300,005")));
        bench.selection.setCaret(count - 1); // the table follows the caret
        QCOMPARE(model.firstNumber() + std::uint64_t(bench.table()->currentIndex().row()),
                 count - 1);
        QVERIFY(!button(QStringLiteral("Later"))->isEnabled());
        auto* number = bench.lens.findChild<QLineEdit*>();
        number->setText(QStringLiteral("12,345"));
        QTest::keyClick(number, Qt::Key_Return);
        QCOMPARE(bench.selection.range(), (ByteRange{12'344, 12'345}));
        for (const char* none : {"999,999", "0", "abc"}) {
            number->setText(QLatin1String(none));
            QTest::keyClick(number, Qt::Key_Return);
            QCOMPARE(bench.lens.sentence(),
                     QStringLiteral("There is no problem %1. Enter a number from 1 to 300,005.")
                         .arg(QLatin1String(none)));
            QCOMPARE(number->accessibleDescription(), bench.lens.sentence());
            QCOMPARE(bench.selection.range(), (ByteRange{12'344, 12'345}));
        }
        number->setText(QStringLiteral("5"));
        QTest::keyClick(number, Qt::Key_Return);
        QVERIFY(!bench.lens.sentence().startsWith(QStringLiteral("There is no")));
        QVERIFY(number->accessibleDescription().isEmpty());
    }

    void farProblemsAreReadInTheBackground() {
        Bench bench{QString()};
        Bytes bytes(40 * 1024 * 1024, 'a'); // the rows of a page lie in many blocks
        for (std::size_t at = 1000; at < bytes.size(); at += 1'000'000)
            bytes[at] = 0xFF;
        bench.document.setBytes(bytes, QStringLiteral("test"));
        QTRY_COMPARE(bench.lens.badge(), 42u);
        bench.settle();
        const QModelIndex last = bench.lens.model().index(41, ProblemsModel::kOffset);
        QTRY_COMPARE(last.data().toString(), QStringLiteral("271A028"));
        QCOMPARE(bench.lens.model().problem(0)->offset, 1000u);
    }

    void aSourceThatFailsIsSaid() {
        class Failing final : public ByteSource {
        public:
            [[nodiscard]] std::uint64_t size() const override { return 5'000'000; }
            [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                                   std::span<Byte> out) const override {
                if (offset + out.size() > 2'000'000)
                    return Error{ErrorCode::ReadFailed, "disk", "worn out"};
                std::ranges::fill(out, Byte{'a'});
                return out.size();
            }
        };
        Bench bench(kDamaged);
        bench.document.setBytes(std::make_shared<const Failing>(), QStringLiteral("test"));
        QTRY_VERIFY(bench.says(QStringLiteral("disk cannot be read.\nworn out")));
        QVERIFY(!bench.lens.isUpdating());
    }

    void modelKeepsItsContract() {
        Bench bench(kDamaged);
        QAbstractItemModelTester tester(const_cast<ProblemsModel*>(&bench.lens.model()),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        bench.lens.findChild<QComboBox*>()->setCurrentIndex(1);
        bench.document.remove({0, 3}, QStringLiteral("delete"));
        bench.settle();
    }

    void theRowMenuRepairsOne() {
        Bench bench(QStringLiteral("41 C0 AF 0A E4 42"));
        bench.table()->selectRow(1);
        QMenu menu;
        bench.lens.addContextEntries(menu, {-1000, -1000}); // by keyboard: the current row
        const auto entry = [&](const QString& text) {
            for (QAction* action : menu.actions())
                if (QString(action->text()).remove(u'&') == text)
                    return action;
            qFatal("no entry %s", qPrintable(text));
        };
        auto* readings = entry(QStringLiteral("Read the bytes as"))->menu();
        QVERIFY(readings->isEnabled());
        const auto texts = readings->actions();
        QVERIFY(std::ranges::any_of(texts, [](const QAction* action) {
            return action->text() == QString::fromUtf8("windows-1252, ä");
        }));
        entry(QStringLiteral("Replace by U+FFFD"))->trigger();
        QCOMPARE(bench.document.bytes({4, 8}), (Bytes{0xEF, 0xBF, 0xBD, 0x42}));
        QCOMPARE(bench.document.bytes({0, 4}), (Bytes{0x41, 0xC0, 0xAF, 0x0A})); // the other
        bench.document.undoStack().undo();
        bench.settle();
        bench.table()->selectRow(0);
        QMenu again;
        bench.lens.addContextEntries(again, {-1000, -1000});
        for (QAction* action : again.actions())
            if (QString(action->text()).remove(u'&').startsWith(QStringLiteral("Keep")))
                action->trigger();
        QCOMPARE(bench.selection.range(), (ByteRange{4, 5}));
    }

    void manyAreRepairedWithAPreview_data() {
        QTest::addColumn<int>("scope");
        QTest::addColumn<int>("way");
        QTest::addColumn<QString>("says");
        QTest::addColumn<QByteArray>("hex");
        using Dialog = ProblemRepairDialog;
        const int remove = static_cast<int>(ProblemRepair::Way::Delete);
        const int mark = static_cast<int>(ProblemRepair::Way::Replace);
        const int read = static_cast<int>(ProblemRepair::Way::ReadAs);
        QTest::newRow("all-deleted")
            << int(Dialog::Scope::All) << remove << "4 problems" << QByteArray("410a42");
        QTest::newRow("all-marked") << int(Dialog::Scope::All) << mark << "4 problems"
                                    << QByteArray("41efbfbd0aefbfbd42efbfbdefbfbd");
        QTest::newRow("one") << int(Dialog::Scope::One) << remove << "1 problem"
                             << QByteArray("410ae4b842eda080ff");
        QTest::newRow("kind") << int(Dialog::Scope::Kind) << remove << "1 problem"
                              << QByteArray("410ae4b842eda080ff");
        QTest::newRow("selection") << int(Dialog::Scope::Selection) << remove << "2 problems"
                                   << QByteArray("41c0af0a42ff");
        QTest::newRow("read") << int(Dialog::Scope::All) << read << "4 problems"
                              << QByteArray("41c380c2af0ac3a4c2b842c3adc2a0e282acc3bf");
    }

    void manyAreRepairedWithAPreview() {
        QFETCH(int, scope);
        QFETCH(int, way);
        QFETCH(QString, says);
        QFETCH(QByteArray, hex);
        Bench bench(kDamaged);
        bench.selection.select(ByteRange{3, 10});
        const Bytes before = bench.document.bytes({0, 100});
        QPointer dialog = new ProblemRepairDialog(
            &bench.document, &bench.selection, bench.lens.model().problem(0),
            static_cast<ProblemRepairDialog::Scope>(scope), nullptr);
        dialog->choose(static_cast<ProblemRepair::Way>(way));
        QTRY_VERIFY2(dialog->mayRepair(), qPrintable(dialog->sentence()));
        QVERIFY2(dialog->sentence().startsWith(says), qPrintable(dialog->sentence()));
        auto* preview = dialog->findChild<QTableWidget*>();
        QCOMPARE(preview->rowCount(), says.left(1).toInt());
        QCOMPARE(bench.document.bytes({0, 100}), before); // nothing is changed yet
        dialog->accept();
        QCOMPARE(toQByteArray(bench.document.bytes({0, 100})).toHex(), hex);
        bench.document.undoStack().undo(); // as one step
        QCOMPARE(bench.document.bytes({0, 100}), before);
        delete dialog;
    }

    /// Saved while the dialog is open, which blocks edits: it stays open, and says so.
    void whatMayNotBeEditedIsNotRepaired() {
        Bench bench(kDamaged);
        const Bytes before = bench.document.bytes({0, 100});
        QPointer dialog = new ProblemRepairDialog(&bench.document, &bench.selection, {},
                                                  ProblemRepairDialog::Scope::All, nullptr);
        dialog->open();
        QTRY_VERIFY(dialog->mayRepair());
        bench.document.hold(true);
        dialog->accept();
        QCOMPARE(dialog->sentence(),
                 QStringLiteral("The document cannot be edited now; nothing was repaired."));
        QVERIFY(dialog->isVisible());
        QCOMPARE(bench.document.bytes({0, 100}), before);
        bench.document.hold(false);
        dialog->accept();
        QVERIFY(bench.document.bytes({0, 100}) != before);
        QVERIFY(!dialog || !dialog->isVisible());
        delete dialog;
    }

    /// By the system, too, which had no memory for it.
    void aCancelledRepairIsSaidToBe() {
        Bench bench{QString()};
        bench.document.setBytes(Bytes(200'000, 0xFF), QStringLiteral("test"));
        bench.settle();
        auto* dialog = new ProblemRepairDialog(&bench.document, &bench.selection, {},
                                               ProblemRepairDialog::Scope::All, nullptr);
        QVERIFY2(dialog->sentence().startsWith(QStringLiteral("Working out")),
                 qPrintable(dialog->sentence()));
        bench.document.jobs().cancelAll();
        QCOMPARE(dialog->sentence(), QStringLiteral("Working out the repair was cancelled. Choose "
                                                    "something else, or open this dialog again."));
        QVERIFY(!dialog->mayRepair());
        dialog->choose(ProblemRepair::Way::Delete);
        QTRY_VERIFY2(dialog->mayRepair(), qPrintable(dialog->sentence()));
        delete dialog;
    }

    void whatCannotBeReadStays() {
        Bench bench(QStringLiteral("E9 0A D2 0A"));
        auto* dialog = new ProblemRepairDialog(&bench.document, &bench.selection, {},
                                               ProblemRepairDialog::Scope::All, nullptr);
        dialog->choose(ProblemRepair::Way::ReadAs, bench.codecs.find("EUC-KR"));
        QTRY_VERIFY(dialog->sentence().startsWith(QStringLiteral("None of these problems")));
        QVERIFY(!dialog->mayRepair());
        dialog->choose(ProblemRepair::Way::ReadAs, bench.codecs.find("windows-1253"));
        QTRY_VERIFY2(dialog->mayRepair(), qPrintable(dialog->sentence()));
        QVERIFY2(dialog->sentence().contains(QStringLiteral("kept: 1 problem.")),
                 qPrintable(dialog->sentence()));
        delete dialog;
    }

    void isDrawnInBothThemes() {
        Bench bench(kDamaged);
        bench.lens.resize(900, 300);
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            setTheme(theme);
            QCoreApplication::processEvents();
            const QImage image = bench.lens.grab().toImage();
            QCOMPARE(image.pixelColor(450, 250), colours().surface);
        }
        setTheme(Theme::System);
    }
};

QTEST_MAIN(TestProblemsLens)
#include "tst_problems_lens.moc"
