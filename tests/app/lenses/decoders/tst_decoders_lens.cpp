// The decoders lens: what each decoder makes of the bytes, who disagrees, and why.

#include "app/lenses/lens_bench.h"
#include "lenses/decoders/decoders_lens.h"
#include "lenses/decoders/race_page.h"
#include "style/palette.h"

#include "patient.h"
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>

using namespace moji;
using namespace moji::app;

namespace {

/// A document with a decoders lens on it.
struct Bench : LensBench<DecodersLens> {
    explicit Bench(const QString& hex, const char* encoding = "UTF-8")
        : LensBench(hex, encoding) {
        lens.resize(1100, 520);
    }

    [[nodiscard]] int rowOf(const char* id) const {
        for (int row = 0; row < lens.model().rowCount(); ++row) {
            if (lens.model().row(row).decoder->info().id == id)
                return row;
        }
        return -1;
    }
    [[nodiscard]] const DecoderRow& row(const char* id) const {
        return lens.model().row(rowOf(id));
    }
    [[nodiscard]] QString text(const char* id, int column) const {
        return lens.model().index(rowOf(id), column).data().toString();
    }
    QToolButton* button(const char* text) {
        for (auto* candidate : lens.findChildren<QToolButton*>()) {
            if (candidate->text() == QLatin1String(text))
                return candidate;
        }
        return nullptr;
    }
};

const QString kDamaged = QStringLiteral("C0 AF E4 B8 ED A0 80");

} // namespace

class TestDecodersLens final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QSettings().clear(); }

    void everyDecoderHasARow() {
        Bench bench(kDamaged);
        QCOMPARE(bench.rowOf("whatwg"), 0);
        for (const char* id :
             {"plan9", "branchy", "hoehrmann-eat", "hoehrmann-retry", "lookup", "fuchsia", "utfcpp",
              "cesu-8", "mutf-8", "wtf-8", "icu", "iconv", "qt"})
            QVERIFY2(bench.rowOf(id) > 0, id);
    }

    /// The rows are made again at each change.
    void theChosenRowStays() {
        Bench bench(kDamaged);
        bench.lens.show();
        auto* table = bench.named<QTableView>(QStringLiteral("Decoders"));
        table->setCurrentIndex(
            bench.lens.model().index(bench.rowOf("utfcpp"), DecodersModel::kPin));
        QTest::keyClick(table, Qt::Key_Space);
        QTRY_VERIFY(bench.row("utfcpp").isPinned);
        QCOMPARE(table->currentIndex().row(), bench.rowOf("utfcpp"));
        QCOMPARE(table->currentIndex().column(), int(DecodersModel::kPin));
        QVERIFY(table->selectionModel()->isRowSelected(bench.rowOf("utfcpp")));
        bench.selection.select({0, 2});
        QCOMPARE(table->currentIndex().row(), bench.rowOf("utfcpp"));
        bench.document.insert(0, Bytes{0x61}, QStringLiteral("test"));
        QCOMPARE(table->currentIndex().row(), bench.rowOf("utfcpp"));
        QVERIFY(table->selectionModel()->isRowSelected(bench.rowOf("utfcpp")));
    }

    /// The focus makes a row current without choosing it, as that of a lens that is presented does.
    void theFocusChoosesNoRow() {
        Bench bench(kDamaged);
        bench.lens.show();
        auto* table = bench.named<QTableView>(QStringLiteral("Decoders"));
        table->setFocus();
        QTRY_VERIFY(table->hasFocus());
        bench.selection.select({0, 2});
        QVERIFY(!table->selectionModel()->hasSelection());
        table->clearFocus();
        bench.selection.select({0, 3});
        QVERIFY(!table->currentIndex().isValid());
    }

    void readings() {
        Bench bench(kDamaged);
        QCOMPARE(bench.text("whatwg", DecodersModel::kReplacements), QStringLiteral("6"));
        QCOMPARE(bench.text("whatwg", DecodersModel::kVerdict), QStringLiteral("rejects"));
        QCOMPARE(bench.text("branchy", DecodersModel::kVerdict), QStringLiteral("misreads"));
        QVERIFY(
            bench.text("branchy", DecodersModel::kReading).startsWith(QStringLiteral("U+002F")));
        QVERIFY(bench.text("branchy", DecodersModel::kWhy).contains(QStringLiteral("“/”")));
        QVERIFY(bench.text("hoehrmann-eat", DecodersModel::kWhy).contains(QStringLiteral("eats")));
        QVERIFY(bench.text("wtf-8", DecodersModel::kWhy).contains(QStringLiteral("surrogate")));
        QCOMPARE(bench.text("iconv", DecodersModel::kVerdict), QStringLiteral("stops at 0"));
        QVERIFY(bench.text("lookup", DecodersModel::kReading)
                    .startsWith(QStringLiteral("validates only")));
        QCOMPARE(bench.text("lookup", DecodersModel::kReplacements), QStringLiteral("–"));
    }

    void onlyDifferencesAreMarked() {
        Bench bench(kDamaged);
        QVERIFY(!bench.row("whatwg").disagrees);
        QVERIFY(!bench.row("hoehrmann-retry").disagrees);
        QVERIFY(!bench.row("icu").disagrees);
        QVERIFY(bench.row("hoehrmann-eat").disagrees);
        QVERIFY(bench.row("branchy").misreads());
        const DecoderRow& eaten = bench.row("hoehrmann-eat");
        for (std::size_t i = 0; i < eaten.readings.size(); ++i)
            QCOMPARE(bool(eaten.differs[i]), eaten.readings[i].length == 3); // E4 B8 ED
    }

    void wellFormedTextUnitesThem() {
        Bench bench(QStringLiteral("41 E4 B8 96 F0 9F 98 80"));
        for (const char* id :
             {"plan9", "branchy", "hoehrmann-eat", "lookup", "icu", "iconv", "qt", "wtf-8"})
            QVERIFY2(!bench.row(id).disagrees, id);
    }

    void anotherReference() {
        Bench bench(QStringLiteral("C0 AF"));
        auto* reference = bench.lens.findChild<QComboBox*>();
        reference->setCurrentIndex(reference->findData(QStringLiteral("branchy")));
        QCOMPARE(bench.rowOf("branchy"), 0);
        QVERIFY(!bench.row("branchy").disagrees);
        QVERIFY(bench.row("whatwg").disagrees);
        QVERIFY(!bench.row("mutf-8").disagrees);
    }

    void disagreementsAlone() {
        Bench bench(kDamaged);
        const int all = bench.lens.model().rowCount();
        bench.button("Disagreements")->click();
        QVERIFY(bench.lens.model().rowCount() < all);
        for (int row = 1; row < bench.lens.model().rowCount(); ++row)
            QVERIFY(bench.lens.model().row(row).disagrees);
        bench.button("All decoders")->click();
        QCOMPARE(bench.lens.model().rowCount(), all);
    }

    void someAreHiddenAndPinned() {
        Bench bench(kDamaged);
        const int all = bench.lens.model().rowCount();
        QCOMPARE(bench.lens.setState({{QStringLiteral("hidden"), QStringLiteral("branchy,qt")}}),
                 QStringList());
        QCOMPARE(bench.lens.model().rowCount(), all - 2);
        QCOMPARE(bench.rowOf("branchy"), -1);
        QCOMPARE(bench.lens.state()[QStringLiteral("hidden")], QStringLiteral("branchy,qt"));
        QVERIFY(!bench.lens.setState({{QStringLiteral("hidden"), QStringLiteral("no")}}).empty());
        QVERIFY(bench.rowOf("icu") > 1);
        auto* model = const_cast<DecodersModel*>(&bench.lens.model());
        QVERIFY(model->setData(model->index(bench.rowOf("icu"), DecodersModel::kPin), Qt::Checked,
                               Qt::CheckStateRole));
        QCOMPARE(bench.rowOf("icu"), 1); // after the reference
        Bench another(QStringLiteral("41"));
        QCOMPARE(another.rowOf("icu"), 1);
        QCOMPARE(another.lens.model().rowCount(), all);
    }

    void mostDifferentFirst() {
        Bench bench(kDamaged);
        bench.lens.setState({{QStringLiteral("order"), QStringLiteral("different")}});
        bool misreads = true;
        bool disagrees = true;
        for (int row = 1; row < bench.lens.model().rowCount(); ++row) {
            const DecoderRow& at = bench.lens.model().row(row);
            QVERIFY2(misreads || !at.misreads(), at.decoder->info().id.c_str());
            QVERIFY2(disagrees || !at.disagrees, at.decoder->info().id.c_str());
            misreads = at.misreads();
            disagrees = at.disagrees;
        }
        QVERIFY(!disagrees); // both kinds were there
        QVERIFY(bench.lens.model().row(1).misreads());
    }

    /// Where nothing has a reason, the names have its room.
    void namesHaveTheRoomOfReasonsThatAreNotThere() {
        Bench agreeing(QStringLiteral("41").repeated(16));
        Bench differing(QStringLiteral("41").repeated(14) + QStringLiteral("C0 AF"));
        std::vector<int> widths;
        for (Bench* bench : {&agreeing, &differing}) {
            bench->lens.resize(945, 520);
            bench->lens.show();
            auto* table = bench->lens.findChild<ByteTable*>();
            QTRY_VERIFY(table->columnWidth(DecodersModel::kVerdict) > 0);
            QCoreApplication::processEvents();
            widths.push_back(table->columnWidth(DecodersModel::kDecoder));
        }
        QVERIFY(widths[0] > widths[1]);
    }

    void reasonsAreWrapped() {
        Bench bench(kDamaged);
        bench.lens.resize(700, 520);
        bench.lens.show();
        auto* table = bench.lens.findChild<ByteTable*>();
        const QModelIndex why =
            bench.lens.model().index(bench.rowOf("branchy"), DecodersModel::kWhy);
        const QFontMetrics metrics(why.data(Qt::FontRole).value<QFont>());
        QTRY_VERIFY(metrics.horizontalAdvance(why.data().toString()) >
                    table->columnWidth(DecodersModel::kWhy));
        QVERIFY(table->rowHeight(why.row()) > table->rowHeight(bench.rowOf("whatwg")));
        QVERIFY(table->rowHeight(why.row()) >=
                DecodersDelegate::heightOf(why, table->columnWidth(DecodersModel::kWhy)));
    }

    void narrowPanelsSayWhyBelow() {
        Bench bench(kDamaged);
        auto* table = bench.lens.findChild<ByteTable*>();
        const QModelIndex why =
            bench.lens.model().index(bench.rowOf("branchy"), DecodersModel::kWhy);
        bench.lens.resize(1600, 520);
        bench.lens.show();
        QTRY_VERIFY(!table->isColumnHidden(DecodersModel::kWhy));
        table->setCurrentIndex(why.siblingAtColumn(DecodersModel::kDecoder));
        QVERIFY(!bench.lens.sentence().contains(why.data().toString()));
        bench.lens.resize(480, 520);
        QTRY_VERIFY(table->isColumnHidden(DecodersModel::kWhy));
        QVERIFY(bench.lens.sentence().contains(why.data().toString()));
    }

    void race() {
        Bench bench(QStringLiteral("41 E4 B8 96"));
        bench.lens.show();
        RacePage& race = bench.lens.race();
        bench.button("How fast?")->click();
        QVERIFY(race.isVisible());
        race.text().setCurrentIndex(race.text().findData(QStringLiteral("russian")));
        race.start();
        QTRY_VERIFY(race.model().rowCount() > 0); // the first round, while the others run
        QVERIFY(race.isRunning());
        const auto& first = race.model().standing(0);
        QVERIFY(first.median() > 0);
        QVERIFY(race.model().reading() > 0);
        QVERIFY(race.sentence().contains(QStringLiteral("Russian letters")));
        const auto rounds = first.speeds.size();
        QTRY_VERIFY(race.model().standing(0).speeds.size() > rounds);
        race.cancel();
        QVERIFY(!race.isRunning());
        const auto kept = race.model().standing(0).speeds.size();
        QVERIFY(kept < std::size_t{RacePage::kRounds});
        QTest::qWait(50);
        QCOMPARE(race.model().standing(0).speeds.size(), kept);

        race.start();
        QPushButton* button = nullptr;
        for (auto* candidate : race.findChildren<QPushButton*>())
            if (candidate->text() == QStringLiteral("Cancel"))
                button = candidate;
        QVERIFY(button != nullptr);
        QTRY_VERIFY(race.model().rowCount() > 0);
        bench.document.jobs().cancelAll(); // as the status bar does
        QCOMPARE(button->text(), QStringLiteral("Start"));
        QVERIFY(!race.sentence().contains(QStringLiteral("Round ")));

        QTemporaryDir folder;
        const QString csv = folder.filePath(QStringLiteral("race.csv"));
        QCOMPARE(race.exportTo(csv), std::nullopt);
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), race.model().rowCount() + 1);
        const QString svg = folder.filePath(QStringLiteral("race.svg"));
        QCOMPARE(race.exportTo(svg), std::nullopt);
        QFile drawing(svg);
        QVERIFY(drawing.open(QIODevice::ReadOnly));
        QVERIFY(drawing.readAll().contains("Russian letters"));
        QVERIFY(race.exportTo(folder.filePath(QStringLiteral("race.txt"))));
        bench.button("How fast?")->click();
        QVERIFY(!race.isVisible());
    }

    /// The paper measured random characters.
    void raceIsBesideThePaperWithItsTextOnly() {
        Bench bench(QStringLiteral("41 E4 B8 96"));
        bench.lens.show();
        RacePage& race = bench.lens.race();
        bench.button("How fast?")->click();
        const auto* paper = race.findChild<PaperModel*>();
        QVERIFY(paper != nullptr);
        for (const auto& [text, isBeside] :
             {std::pair{"ascii", false}, std::pair{"1-4-bytes", true}}) {
            race.text().setCurrentIndex(race.text().findData(QString::fromLatin1(text)));
            race.start();
            QTRY_VERIFY(race.model().rowCount() > 0);
            QCOMPARE(paper->index(0, 1).data().toString() != QStringLiteral("–"), isBeside);
            race.cancel();
        }
    }

    void readingSelectsItsBytes() {
        Bench bench(kDamaged);
        bench.lens.show();
        auto* table = bench.lens.findChild<ByteTable*>();
        const QRect cell = table->visualRect(
            bench.lens.model().index(bench.rowOf("hoehrmann-eat"), DecodersModel::kReading));
        const QPoint third(cell.left() + static_cast<int>(3.5 * bench.lens.shown().cells.byteWidth),
                           cell.center().y());
        QTest::mouseMove(table->viewport(), third);
        QTRY_VERIFY(bench.selection.hovered().has_value());
        QCOMPARE(*bench.selection.hovered(), (ByteRange{2, 5}));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, third);
        QCOMPARE(bench.selection.range(), (ByteRange{2, 5}));
        QCOMPARE(bench.lens.shown().bytes.size(), std::size_t(7)); // what is shown stays
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(bench.selection.range(), (ByteRange{0, 7}));
    }

    void otherEncodingsAndEmptyDocuments() {
        Bench korean(QStringLiteral("C7 D1"), "EUC-KR");
        QCOMPARE(korean.lens.model().rowCount(), 0);
        QVERIFY(korean.lens.sentence().isEmpty());
        Bench empty{QString()};
        QCOMPARE(empty.lens.model().rowCount(), 0);
    }

    void valuesBeyondUnicodeAreShownByNumber() {
        Bench bench(QStringLiteral("FD BF BF BF BF BF"));
        QCOMPARE(bench.text("plan9", DecodersModel::kReading), QStringLiteral("U+7FFFFFFF"));
        QVERIFY(!bench.lens.grab().isNull());
    }

    void modelKeepsItsContract() {
        Bench bench(kDamaged);
        QAbstractItemModelTester tester(const_cast<DecodersModel*>(&bench.lens.model()),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        bench.selection.select({1, 3});
        bench.document.remove({0, 7}, QStringLiteral("delete"));
    }

    void isDrawnInBothThemes() {
        Bench bench(kDamaged);
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            setTheme(theme);
            QCoreApplication::processEvents();
            const QImage image = bench.lens.grab().toImage();
            auto* table = bench.lens.findChild<ByteTable*>();
            QCOMPARE(image.pixelColor(table->mapTo(&bench.lens, QPoint(3, 4))), colours().surface);
        }
        setTheme(Theme::System);
    }

    void selectionIsWidenedToWholeCharacters() {
        Bench bench(QStringLiteral("41 E4 B8 96 C3 A9 41"));
        bench.selection.select({2, 5}); // from the middle of one into the next
        QCOMPARE(bench.lens.shown().range, (ByteRange{1, 6}));
        QCOMPARE(bench.row("icu").verdict.replacements, 0u);
        bench.selection.select({6, 7});
        QCOMPARE(bench.lens.shown().range, (ByteRange{6, 7}));
    }

    void anotherEncodingIsLeftByAButton() {
        Bench bench(QStringLiteral("C7 D1"), "EUC-KR");
        bench.lens.show();
        QPushButton* button = nullptr;
        for (auto* one : bench.lens.findChildren<QPushButton*>())
            if (one->text() == QStringLiteral("Read as UTF-8"))
                button = one;
        QVERIFY(button != nullptr && button->isVisible());
        button->click();
        QVERIFY(bench.document.isUtf8());
        QVERIFY(!button->isVisible());
        QVERIFY(bench.lens.model().rowCount() > 0);
    }

    void noticesAreMuted() {
        setTheme(Theme::Light);
        Bench bench(QStringLiteral("C7 D1"), "EUC-KR");
        bench.lens.show();
        const QLabel* notice = nullptr;
        for (const auto* label : bench.lens.findChildren<QLabel*>()) {
            if (label->text().startsWith(QStringLiteral("This lens reads UTF-8.")))
                notice = label;
        }
        QVERIFY(notice != nullptr && notice->isVisible());
        QCOMPARE(notice->palette().color(notice->foregroundRole()), colours().muted);
    }
};

QTEST_MAIN(TestDecodersLens)
#include "tst_decoders_lens.moc"
