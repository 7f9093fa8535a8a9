// The lines lens: what it lists of a mixed text, pins by keyboard and mouse and what they do to
// neighbours, filter, rows and selection following each other.

#include "app/lenses/lines/lines_bench.h"
#include "lenses/lines/lines_delegate.h"
#include "style/fonts.h"
#include "text/qt_text.h"

#include "patient.h"
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>

using namespace moji;
using namespace moji::app;

class TestLinesLens final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsLinesWithTheirEncodings() {
        const LinesBench bench(fourEncodings());
        QCOMPARE(bench.encodings(),
                 QStringList({QStringLiteral("windows-1251"), QStringLiteral("IBM866"),
                              QStringLiteral("KOI8-R"), QStringLiteral("ISO-8859-5"),
                              QStringLiteral("ASCII")}));
        QCOMPARE(bench.cell(1, LinesModel::kLine), QStringLiteral("2"));
        QCOMPARE(bench.cell(1, LinesModel::kOffset), QStringLiteral("00002A"));
        QCOMPARE(bench.cell(2, LinesModel::kText),
                 QStringLiteral("Все счастливые семьи похожи друг на друга"));
        for (const char* name : {"windows-1251", "IBM866", "KOI8-R", "ISO-8859-5", "ASCII"})
            QVERIFY(
                bench.lens.sentence().contains(QStringLiteral("1 ") + QString::fromLatin1(name)));
    }

    void reachesTheLastLineOfAnyFile() {
        Bytes bytes;
        constexpr int kLines = 250'000;
        for (int i = 0; i < kLines; ++i)
            bytes.insert(bytes.end(), {'a', '\n'});
        const Bytes last = line(kText, "KOI8-R");
        bytes.insert(bytes.end(), last.begin(), last.end());
        LinesBench bench(bytes);
        bench.lens.setState({{QStringLiteral("all"), QStringLiteral("on")}});
        QCOMPARE(bench.lens.model().rowCount(), static_cast<int>(LineTable::kMostKept));
        QVERIFY(
            bench.lens.sentence().startsWith(QStringLiteral("Lines 1 to 100,000 of 250,001 (")));
        auto* number = bench.lens.findChild<QLineEdit*>();
        QVERIFY(number->isVisible());
        QTest::keyClicks(number, QStringLiteral("250001"));
        QTest::keyClick(number, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(
            !bench.lens.isUpdating() && bench.table()->currentIndex().isValid(), kPatience);
        const int row = bench.table()->currentIndex().row();
        QCOMPARE(bench.cell(row, LinesModel::kLine), QStringLiteral("250,001"));
        QCOMPARE(bench.cell(row, LinesModel::kEncoding), QStringLiteral("KOI8-R"));
        QCOMPARE(bench.selection.range().begin, std::uint64_t{2 * kLines});
        QVERIFY(bench.lens.sentence().contains(QStringLiteral("150,002 to 250,001 of 250,001")));
        bench.selection.setCaret(0); // the list follows the caret
        QTRY_VERIFY_WITH_TIMEOUT(!bench.lens.isUpdating() &&
                                     bench.cell(0, LinesModel::kLine) == QStringLiteral("1"),
                                 kPatience);
        for (const char* none : {"250,002", "0", "abc"}) {
            number->setText(QLatin1String(none));
            QTest::keyClick(number, Qt::Key_Return);
            QCOMPARE(bench.lens.sentence(),
                     QStringLiteral("There is no line %1. Enter a number from 1 to 250,001.")
                         .arg(QLatin1String(none)));
            QCOMPARE(number->accessibleDescription(), bench.lens.sentence());
            QVERIFY(!bench.lens.isUpdating());
        }
        number->setText(QStringLiteral("2"));
        QTest::keyClick(number, Qt::Key_Return);
        QCOMPARE(bench.selection.range().begin, std::uint64_t{2});
        QVERIFY(bench.lens.sentence().startsWith(QStringLiteral("Lines 1 to ")));
        QVERIFY(number->accessibleDescription().isEmpty());
        // Of those that differ, only some lines are shown.
        bench.lens.findChild<QComboBox*>()->setCurrentIndex(1);
        bench.settle();
        number->setText(QStringLiteral("3"));
        QTest::keyClick(number, Qt::Key_Return);
        QCOMPARE(bench.lens.sentence(),
                 QStringLiteral("Line 3 is not shown: only lines that differ from UTF-8 are."));
    }

    void aLongLineIsShownWhereItTells() {
        Bytes bytes(3000, Byte{'x'});
        const Bytes end = line(kText, "KOI8-R");
        bytes.insert(bytes.end(), end.begin(), end.end());
        const Bytes other = line(kText, "windows-1251");
        bytes.insert(bytes.end(), other.begin(), other.end());
        const LinesBench bench(bytes);
        QCOMPARE(bench.cell(0, LinesModel::kText),
                 QString::fromUtf8("…xxxxxxxxxxxxxxxxВсе счастливые семьи похожи друг на друга"));
    }

    void oneEncodingIsSaidUntilTheLinesAreWanted() {
        LinesBench bench(line(kText, "UTF-8"));
        QCOMPARE(bench.notice(), QStringLiteral("One encoding explains the whole file: UTF-8."));
        auto* show = bench.button(QStringLiteral("Show the lines"));
        QTest::mouseClick(show, Qt::LeftButton);
        QVERIFY(bench.notice().isEmpty());
        QVERIFY(!show->isVisible());
        bench.document.setBytes(line(kText, "KOI8-R"), QStringLiteral("other"));
        QTRY_COMPARE(bench.notice(),
                     QStringLiteral("One encoding explains the whole file: KOI8-R."));
    }

    void nothingAndTextThatIsNotBasedOnAscii() {
        LinesBench empty{Bytes()};
        QCOMPARE(empty.notice(), QStringLiteral("No lines: there are no bytes."));
        QVERIFY(!empty.button(QStringLiteral("Export as UTF-8…"))->isEnabled());
        LinesBench wide(encodeAll(*registry().find("UTF-16LE"), kText).value(), "UTF-16LE");
        QVERIFY(wide.notice().contains(QStringLiteral("UTF-16LE")));
    }

    void filterLeavesWhatDiffers() {
        LinesBench bench(fourEncodings(), "KOI8-R");
        bench.lens.findChild<QComboBox*>()->setCurrentIndex(1);
        QCOMPARE(bench.encodings(),
                 QStringList({QStringLiteral("windows-1251"), QStringLiteral("IBM866"),
                              QStringLiteral("ISO-8859-5")}));
        // Readings that are the same are no difference.
        bench.document.setCodec(*registry().find("KOI8-U"));
        bench.settle();
        QTRY_COMPARE(bench.lens.model().rowCount(), 3);
    }

    void aLineInDoubtNamesOthersOrSaysWhyThereAreNone() {
        const QByteArray texts[] = {
            "caf\xE9\ncaf\xE9\nid=5 \x80 5\nid=5 caf\xE9\nlog: na\xEFve\n", // no other is likely
            "\xBF\xF3\xB3\xE6\n\xA3\xF3"
            "d\xBC\nid=5 \xA3\xF3"
            "d\xBC\n",
            "\xC4\n\xC4\n\xC4\n",
            "\xDB\xB2\nid=5 \xDB\xB2\n\x81\x01\x02\xFF\x03\n",
        };
        int inDoubt = 0;
        for (const QByteArray& text : texts) {
            const LinesBench bench(toBytes(text));
            const LinesModel& model = bench.lens.model();
            for (int row = 0; row < model.rowCount(); ++row) {
                const DetectedLine line = model.line(row);
                if (line.score >= 0.8 || line.ascii)
                    continue;
                ++inDoubt;
                QVERIFY2(!bench.cell(row, LinesModel::kAlternatives).isEmpty(),
                         qPrintable(bench.cell(row, LinesModel::kText)));
            }
        }
        QVERIFY(inDoubt > 8);
    }

    /// Alternatives, which few lines have, take no more than they need.
    void theTextGetsTheRoomThatNoAlternativesNeed() {
        const LinesBench sure(fourEncodings());
        const LinesBench doubtful({0xC4, 0x0A, 0xC4, 0x0A, 0xC4, 0x0A});
        const auto width = [](const LinesBench& bench, int column) {
            return bench.table()->columnWidth(column);
        };
        const int heading =
            sure.table()->horizontalHeader()->sectionSizeHint(LinesModel::kAlternatives);
        QCOMPARE(width(sure, LinesModel::kAlternatives), heading);
        QVERIFY(width(doubtful, LinesModel::kAlternatives) > heading);
        QVERIFY(width(sure, LinesModel::kText) > width(doubtful, LinesModel::kText));
    }

    /// Short names of encodings leave room to the text, and fit, pinned or not.
    void theColumnOfEncodingsIsAsWideAsTheirNames() {
        LinesBench bench(fourEncodings());
        const auto width = [&] { return bench.table()->columnWidth(LinesModel::kEncoding); };
        const QFontMetrics metrics(uiFont(FontSize::Label));
        const int before = width();
        QVERIFY(before < scaled(200));
        QVERIFY(before >= metrics.horizontalAdvance(QStringLiteral("windows-1251, pinned")) +
                              scaled(LinesDelegate::kPinWidth));
    }

    void deleteUnpins() {
        LinesBench bench(fourEncodings());
        bench.lens.pin(1, registry().find("KOI8-R"));
        QCOMPARE(bench.cell(1, LinesModel::kEncoding), QStringLiteral("KOI8-R, pinned"));
        bench.choose(1);
        bench.table()->setFocus();
        QTest::keyClick(bench.table(), Qt::Key_Delete);
        QCOMPARE(bench.cell(1, LinesModel::kEncoding), QStringLiteral("IBM866"));
        QTest::keyClick(bench.table(), Qt::Key_Delete); // nothing to unpin: nothing happens
        QCOMPARE(bench.cell(1, LinesModel::kEncoding), QStringLiteral("IBM866"));
    }

    void choosingAnEncodingPins() {
        LinesBench bench(fourEncodings());
        bench.choose(2);
        auto* unpin = bench.button(QStringLiteral("Unpin"));
        QVERIFY(!unpin->isEnabled());
        QComboBox* choices = nullptr;
        for (auto* box : bench.lens.findChildren<QComboBox*>()) {
            if (box->accessibleName() == QStringLiteral("Encoding of the line"))
                choices = box;
        }
        QVERIFY(choices->isVisible());
        QCOMPARE(choices->currentData().toString(), QStringLiteral("KOI8-R"));
        QCOMPARE(choices->findData(QStringLiteral("UTF-8")), -1); // it does not decode so
        choices->setFocus();
        const int wanted = choices->findData(QStringLiteral("IBM866"));
        QVERIFY(wanted >= 0);
        while (choices->currentIndex() != wanted) // each key is a choice
            QTest::keyClick(choices, choices->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
        QCOMPARE(bench.cell(2, LinesModel::kEncoding), QStringLiteral("IBM866, pinned"));
        QTest::mouseClick(unpin, Qt::LeftButton);
        QCOMPARE(bench.cell(2, LinesModel::kEncoding), QStringLiteral("KOI8-R"));
    }

    /// The encodings would be as high as the screen.
    void theContextMenuHasTheEncodingsInAMenuOfTheirOwn() {
        LinesBench bench(fourEncodings());
        bench.choose(2);
        QMenu menu;
        const QWidget* viewport = bench.table()->viewport();
        bench.lens.addContextEntries(
            menu, viewport->mapToGlobal(
                      bench.table()->visualRect(bench.table()->currentIndex()).center()));
        QVERIFY(menu.actions().size() <= 3);
        const QAction* pins = menu.actions().front();
        QCOMPARE(pins->text(), QStringLiteral("Pin the line to"));
        QVERIFY(pins->menu() != nullptr && pins->menu()->actions().size() > 3);
    }

    void pinDecidesNeighboursAtOnce() {
        // Capitals alone could be Greek or Russian: neighbours decide.
        LinesBench bench({0xC4, 0x0A, 0xC4, 0x0A, 0xC4, 0x0A});
        const QStringList before = bench.encodings();
        for (const char* name : {"windows-1253", "KOI8-R"}) {
            bench.lens.pin(1, registry().find(name));
            QCOMPARE(bench.cell(0, LinesModel::kEncoding), QString::fromLatin1(name));
            QCOMPARE(bench.cell(2, LinesModel::kEncoding), QString::fromLatin1(name));
        }
        bench.lens.pin(1, nullptr);
        QCOMPARE(bench.encodings(), before);
    }

    void pinsStayWithTheirLines() {
        LinesBench bench(fourEncodings());
        bench.lens.pin(2, registry().find("windows-1251"));
        bench.document.insert(0, line(kText, "UTF-8"), QStringLiteral("paste"));
        bench.settle();
        QTRY_COMPARE(bench.cell(3, LinesModel::kEncoding), QStringLiteral("windows-1251, pinned"));
        bench.document.undoStack().undo();
        QTRY_COMPARE(bench.cell(2, LinesModel::kEncoding), QStringLiteral("windows-1251, pinned"));
        bench.document.setBytes(fourEncodings(), QStringLiteral("other"));
        QTRY_COMPARE(bench.cell(2, LinesModel::kEncoding), QStringLiteral("KOI8-R"));
    }

    /// The pin is back only after the bytes are: the lens judges them with it.
    void undoBringsAPinBackWithItsLine() {
        LinesBench bench(fourEncodings());
        bench.lens.pin(2, registry().find("windows-1251"));
        bench.document.remove({84, 126}, QStringLiteral("the third line"));
        QTRY_COMPARE(bench.lens.model().rowCount(), 4);
        bench.settle();
        QCOMPARE(bench.encodings().filter(QStringLiteral("pinned")), QStringList());
        bench.document.undoStack().undo();
        QTRY_COMPARE(bench.cell(2, LinesModel::kEncoding), QStringLiteral("windows-1251, pinned"));
    }

    /// The rows were those of other bytes: pins and exports by them would be of other lines.
    void aCancelledJudgementLeavesNoRows() {
        LinesBench bench(fourEncodings());
        bench.document.insert(0, line(kText, "UTF-8"), QStringLiteral("paste"));
        bench.document.jobs().cancelAll();
        QVERIFY(!bench.lens.isUpdating());
        QCOMPARE(bench.lens.model().rowCount(), 0);
        QCOMPARE(bench.notice(), QStringLiteral("Judging the lines was cancelled."));
        QVERIFY(!bench.button(QStringLiteral("Export as UTF-8…"))->isEnabled());
        bench.button(QStringLiteral("Judge the lines"))->click();
        bench.settle();
        QTRY_COMPARE(bench.lens.model().rowCount(), 6);
        QVERIFY(bench.button(QStringLiteral("Export as UTF-8…"))->isEnabled());
    }

    void enterSelectsAndTheRowFollowsTheCaret() {
        LinesBench bench(fourEncodings());
        bench.choose(1);
        bench.table()->setFocus();
        QTest::keyClick(bench.table(), Qt::Key_Return);
        QCOMPARE(bench.selection.range(), (ByteRange{42, 83}));
        bench.selection.setCaret(100);
        QCOMPARE(bench.table()->currentIndex().row(), 2);
        QCOMPARE(bench.selection.caret(), 100u);
    }

    void aLineInTwoEncodings() {
        Bytes bytes = encodeAll(*registry().find("UTF-8"), U"имя: ").value();
        const Bytes rest = line(U"Иван Петрович", "windows-1251");
        bytes.insert(bytes.end(), rest.begin(), rest.end());
        const LinesBench bench(bytes);
        QCOMPARE(bench.cell(0, LinesModel::kEncoding), QStringLiteral("UTF-8 and windows-1251"));
        QCOMPARE(bench.cell(0, LinesModel::kText), QStringLiteral("имя: Иван Петрович"));
    }

    void nothingIsJudgedOutOfSight() {
        Document document(registry());
        Selection selection(&document);
        LinesLens lens(&document, &selection, nullptr);
        document.setBytes(fourEncodings(), QStringLiteral("test"));
        QVERIFY(!lens.isUpdating());
        QCOMPARE(lens.model().rowCount(), 0);
        lens.show();
        QTRY_COMPARE(lens.model().rowCount(), 5);
    }
};

QTEST_MAIN(TestLinesLens)
#include "tst_lines_lens.moc"
