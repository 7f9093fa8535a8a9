// The encodings lens: rows, folding, pins, search, and bytes selected from a reading.

#include "app/lenses/lens_bench.h"
#include "fits/holders.h"
#include "jobs/job.h"
#include "lenses/encodings/encoding_pins.h"
#include "lenses/encodings/encodings_lens.h"
#include "settings/settings.h"
#include "style/palette.h"
#include "text/counts.h"
#include "text/qt_text.h"

#include "patient.h"
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTableView>
#include <QToolButton>

using namespace moji;
using namespace moji::app;

namespace {

/// A document with an encodings lens on it, shown.
struct Bench : LensBench<EncodingsLens> {
    explicit Bench(const QString& hex, const char* encoding = "UTF-8")
        : LensBench(hex, encoding) {
        lens.resize(1100, 480);
        lens.show();
        settle();
    }

    void settle() const { QTRY_VERIFY(!lens.isUpdating()); }
    [[nodiscard]] int rowOf(const char* name) const {
        for (int row = 0; row < lens.model().rowCount(); ++row) {
            if (lens.model().row(row).codec->name() == name)
                return row;
        }
        return -1;
    }
    [[nodiscard]] QString text(const char* name, int column) const {
        return lens.model().index(rowOf(name), column).data().toString();
    }
    PlainTable* table() { return lens.findChild<PlainTable*>(); }
    QPoint cell(const char* name, int column, int byte = 0) {
        const QRect rect = table()->visualRect(lens.model().index(rowOf(name), column));
        return {rect.left() + static_cast<int>((byte + 0.5) * lens.shown().cells.byteWidth),
                rect.center().y()};
    }
};

} // namespace

class TestEncodingsLens final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QCoreApplication::setOrganizationName(QStringLiteral("mojiscope-test"));
        QCoreApplication::setApplicationName(QStringLiteral("encodings"));
        QStandardPaths::setTestModeEnabled(true);
    }
    void init() { settings().useNoFolder(); }

    void readings() {
        Bench bench(QStringLiteral("EF BF BD EF BF BD"));
        QCOMPARE(bench.text("UTF-8", EncodingsModel::kReading), QStringLiteral("\uFFFD\uFFFD"));
        QCOMPARE(bench.text("EUC-KR", EncodingsModel::kReading), QStringLiteral("占쏙옙"));
        QCOMPARE(bench.text("windows-1251", EncodingsModel::kReading), QStringLiteral("пїЅпїЅ"));
        QVERIFY(bench.text("UTF-8", EncodingsModel::kRemarks)
                    .contains(QStringLiteral("genuine U+FFFD")));
        QVERIFY(bench.text("Shift_JIS", EncodingsModel::kPlausible) ==
                QStringLiteral("not strictly valid"));
        QVERIFY(bench.lens.sentence().contains(QStringLiteral("UTF-8")));
    }

    /// Few bytes, close scores and bad ones decide nothing; the sentence says what it is about.
    void theSentenceAbstains() {
        Bench bench(QStringLiteral("B3 E7"), "EUC-KR");
        QVERIFY(bench.lens.sentence().contains(QStringLiteral("(2 bytes)")));
        QVERIFY(bench.lens.sentence().contains(QStringLiteral("too few bytes to tell")));

        const auto row = [&](const char* name, double score, std::uint64_t errors = 0) {
            EncodingRow made;
            made.codec = bench.codecs.find(name);
            made.score = score;
            made.errors = errors;
            return made;
        };
        QCOMPARE(verdictOn({row("EUC-KR", 0.4), row("UTF-8", 0.9)}, 16),
                 QStringLiteral("In the bytes shown (16 bytes), UTF-8 gives the most plausible "
                                "text: 90 %."));
        QCOMPARE(verdictOn({row("EUC-KR", 0.85), row("UTF-8", 0.9)}, 16),
                 QStringLiteral("In the bytes shown (16 bytes), UTF-8 scores highest: 90 %. EUC-KR "
                                "is too close to tell: 85 %."));
        QCOMPARE(verdictOn({row("UTF-8", 1, 2), row("gb18030", 0.29)}, 16),
                 QStringLiteral("No encoding gives plausible text in the bytes shown (16 bytes). "
                                "gb18030 scores highest: 29 %."));
        QVERIFY(verdictOn({row("UTF-8", 1, 2)}, 16).startsWith(QStringLiteral("Every one")));
        // The same text once more is no rival.
        EncodingRow same = row("GBK", 0.9);
        same.sameAs = bench.codecs.find("gb18030");
        QVERIFY(
            verdictOn({row("gb18030", 0.9), same}, 16).contains(QStringLiteral("gives the most")));
    }

    /// Where the remarks have room, no heading is cut.
    void headingsAreWhole() {
        Bench bench(QStringLiteral("41").repeated(16));
        const QHeaderView& heads = *bench.table()->horizontalHeader();
        for (int width = 800; width < 1300; width += 20) {
            bench.lens.resize(width, 480);
            QCoreApplication::processEvents();
            const int column = EncodingsModel::kHolds;
            if (!bench.table()->isColumnHidden(column))
                QVERIFY2(bench.table()->columnWidth(column) >= heads.sectionSizeHint(column),
                         qPrintable(QString::number(width)));
        }
    }

    void whichHoldTheWholeText() {
        Bench bench(QStringLiteral("41 D0 96 E4 B8 96")); // A, Zhe, a Chinese character
        bench.selection.select({0, 1}); // the whole text counts, not the selection
        bench.settle();
        const auto holds = [&](const char* name) {
            return bench.text(name, EncodingsModel::kHolds);
        };
        QTRY_COMPARE(holds("UTF-8"), QStringLiteral("yes, 6 bytes"));
        QCOMPARE(holds("EUC-KR"), QStringLiteral("yes, 5 bytes"));
        QCOMPARE(holds("windows-1251"), QStringLiteral("no"));
        bench.document.remove({3, 6}, QStringLiteral("delete"));
        QTRY_COMPARE(holds("windows-1251"), QStringLiteral("yes, 2 bytes"));
    }

    /// Wherever in the cell, also where Qt would have a check box.
    void aClickOnAPinTogglesItOnce() {
        for (int x = 2; x < 40; x += 3) {
            savePins({});
            Bench bench(QStringLiteral("41 D0 96"));
            const int row = bench.rowOf("EUC-KR");
            QVERIFY(row >= 0);
            const QRect rect =
                bench.table()->visualRect(bench.lens.model().index(row, EncodingsModel::kPin));
            QTest::mouseClick(bench.table()->viewport(), Qt::LeftButton, {},
                              {rect.left() + x, rect.center().y()});
            bench.settle();
            const int now = bench.rowOf("EUC-KR");
            QVERIFY2(now >= 0 && bench.lens.model().row(now).pinned,
                     qPrintable(QString::number(x)));
        }
        savePins({});
    }

    /// The rows are made again at each, and several are pinned one after the other.
    void pinningStaysInTheColumnOfPins() {
        savePins({});
        Bench bench(QStringLiteral("41 D0 96"));
        bench.table()->setCurrentIndex(
            bench.lens.model().index(bench.rowOf("EUC-KR"), EncodingsModel::kPin));
        QTest::keyClick(bench.table(), Qt::Key_Space);
        bench.settle();
        QVERIFY(bench.lens.model().row(bench.rowOf("EUC-KR")).pinned);
        QCOMPARE(bench.table()->currentIndex().row(), bench.rowOf("EUC-KR"));
        QCOMPARE(bench.table()->currentIndex().column(), int(EncodingsModel::kPin));
        savePins({});
    }

    /// Nobody looks for it any more, and nothing says that it is on its way.
    void aCancelledSearchForHoldersSaysSo() {
        Bench bench(QStringLiteral("41 D0 96"));
        QTRY_COMPARE(bench.text("UTF-8", EncodingsModel::kHolds), QStringLiteral("yes, 3 bytes"));
        JobMonitor& jobs = bench.document.jobs();
        const QString title = QStringLiteral("Looking for encodings that hold the text");
        connect(&jobs, &JobMonitor::runningChanged, &bench.lens, [&] {
            for (JobBase* job : std::vector(jobs.running()))
                if (job->title() == title)
                    job->cancel();
        });
        bench.document.insert(0, Bytes{0x41}, QStringLiteral("test"));
        QTRY_COMPARE(bench.text("UTF-8", EncodingsModel::kHolds), QStringLiteral("not known"));
    }

    void aCancelledReadingIsNotUpdatingForEver() {
        Bench bench(QStringLiteral("41 D0 96"));
        bench.selection.select({1, 3});
        QVERIFY(bench.lens.isUpdating());
        bench.document.jobs().cancelAll();
        QVERIFY(!bench.lens.isUpdating());
    }

    void theSizeLeavesMalformedBytesOutAndSaysSo() {
        Bench bench(QStringLiteral("41 FF"));
        QTRY_COMPARE(bench.text("UTF-8", EncodingsModel::kHolds),
                     QStringLiteral("all but 1 problem, 1 byte"));
        const QAbstractItemModel& model = *bench.lens.findChild<QTableView*>()->model();
        const QVariant said = model.index(0, EncodingsModel::kHolds).data(Qt::ToolTipRole);
        QVERIFY(said.toString().contains(QStringLiteral("Malformed bytes are left out")));
    }

    /// Typing, Undo, Redo, Replace all, another encoding and another file: always of the bytes as
    /// they are.
    void whatIsHeldFollowsEveryChange() {
        Bench bench(QStringLiteral("41"));
        Document& document = bench.document;
        const auto differing = [&] {
            std::vector<const Codec*> rows;
            for (int row = 0; row < bench.lens.model().rowCount(); ++row)
                rows.push_back(bench.lens.model().row(row).codec);
            const std::uint64_t problems =
                document.scan().index().text.index->totals().problems.count();
            const auto held = fits::holders(*document.snapshot(), document.codec(), rows);
            std::map<std::string, QString> expected;
            for (const Codec* codec : rows)
                expected[codec->name()] = QStringLiteral("no");
            for (const fits::Holder& holder : held->holders)
                expected[holder.codec->name()] =
                    problems == 0 ? QStringLiteral("yes, %1").arg(bytesText(holder.size))
                                  : QStringLiteral("all but %1, %2")
                                        .arg(problemsText(problems), bytesText(holder.size));
            QStringList list;
            for (const auto& [name, text] : expected) {
                if (bench.text(name.c_str(), EncodingsModel::kHolds) != text)
                    list += fromUtf8(name);
            }
            return list;
        };
        const std::pair<const char*, std::function<void()>> changes[] = {
            {"typed", [&] { document.insert(1, asBytes("b\xD0\x96"), {}); }},
            {"undone", [&] { document.undoStack().undo(); }},
            {"redone", [&] { document.undoStack().redo(); }},
            {"replaced all",
             [&] {
                 PieceTable table = document.table();
                 table.replaceAll(std::vector<PieceTable::Edit>{{{0, 1}, {0, 3}}, {{3, 4}, {3, 6}}},
                                  std::make_shared<const MemorySource>(
                                      Bytes{0xE4, 0xB8, 0x96, 0xE7, 0x95, 0x8C}));
                 document.adopt(table, {{0, 4}, 8}, {});
             }},
            {"encoding", [&] { document.setCodec(*bench.codecs.find("Shift_JIS")); }},
            {"encoding back", [&] { document.setCodec(bench.codecs.utf8()); }},
            {"hidden meanwhile",
             [&] {
                 bench.lens.hide();
                 document.remove({0, 3}, {});
                 document.insert(0, asBytes("\xC3\xA9"), {});
                 bench.lens.show();
             }},
            {"another file",
             [&] { document.setBytes(asBytes("\xEA\xB0\x80"), QStringLiteral("other")); }},
        };
        for (const auto& [name, change] : changes) {
            change();
            QTRY_VERIFY2(differing().isEmpty(),
                         qPrintable(QLatin1String(name) + u' ' + differing().join(u' ')));
        }
    }

    void pinnedRowsComeFirst() {
        Bench bench(QStringLiteral("EF BF BD EF BF BD"));
        QCOMPARE(bench.rowOf("UTF-8"), 0);
        QCOMPARE(bench.rowOf("EUC-KR"), 1);
        QCOMPARE(bench.rowOf("windows-1251"), 2);
        QTest::mouseClick(bench.table()->viewport(), Qt::LeftButton, {},
                          bench.cell("gb18030", EncodingsModel::kPin));
        bench.settle();
        QCOMPARE(bench.rowOf("gb18030"), 3);
        Bench later(QStringLiteral("41")); // pins are remembered
        QCOMPARE(later.rowOf("gb18030"), 3);
    }

    void identicalReadingsAreFolded() {
        Bench bench(QStringLiteral("E9 E8"));
        const int western = bench.rowOf("windows-1252");
        QVERIFY(western >= 0);
        QCOMPARE(bench.rowOf("ISO-8859-1"), -1);
        QVERIFY(bench.text("windows-1252", EncodingsModel::kRemarks)
                    .contains(QStringLiteral("same as ")));
        const auto& also = bench.lens.model().row(western).also;
        QVERIFY(std::ranges::any_of(
            also, [](const Codec* codec) { return codec->name() == "ISO-8859-1"; }));
    }

    void orders() {
        Bench bench(QStringLiteral("CF F0 E8 E2 E5 F2"), "windows-1251");
        auto* order = bench.lens.findChild<QComboBox*>();
        order->setCurrentIndex(1);
        bench.settle();
        QCOMPARE(bench.rowOf("windows-1251"), 0);
        order->setCurrentIndex(2);
        bench.settle();
        for (int row = 1; row < bench.lens.model().rowCount(); ++row)
            QVERIFY(bench.lens.model().row(row - 1).codec->name() <=
                    bench.lens.model().row(row).codec->name());
    }

    void searchFindsAnyEncoding() {
        Bench bench(QStringLiteral("C1 C2"));
        auto* search = bench.lens.findChild<QLineEdit*>();
        QTest::keyClicks(search, QStringLiteral("ebcdic-cp-us"));
        bench.settle();
        QVERIFY(bench.lens.model().rowCount() > 0);
        QTRY_VERIFY(bench.rowOf("IBM037") >= 0);
        QCOMPARE(bench.text("IBM037", EncodingsModel::kReading), QStringLiteral("AB"));
        search->setText(QStringLiteral("xyz"));
        bench.settle();
        bool said = false;
        for (const auto* label : bench.lens.findChildren<QLabel*>())
            said = said || label->text() == QStringLiteral("Unknown encoding: xyz");
        QVERIFY(said);
    }

    void readingSelectsItsBytes() {
        Bench bench(QStringLiteral("C7 D1 B1 B9 BE EE"), "EUC-KR");
        bench.selection.select({0, 6});
        bench.settle();
        QTest::mouseClick(bench.table()->viewport(), Qt::LeftButton, {},
                          bench.cell("EUC-KR", EncodingsModel::kReading, 3));
        QCOMPARE(bench.selection.range(), (ByteRange{2, 4}));
        QCOMPARE(bench.lens.shown().bytes.size(), std::size_t(6)); // what is shown stays
        QTest::keyClick(bench.table(), Qt::Key_Return);
        QCOMPARE(bench.selection.range(), (ByteRange{0, 6}));
    }

    void pointerSpreadsToTheOtherLenses() {
        Bench bench(QStringLiteral("E4 B8 96 41"));
        QTest::mouseMove(bench.table()->viewport(),
                         bench.cell("UTF-8", EncodingsModel::kReading, 1));
        QTRY_VERIFY(bench.selection.hovered().has_value());
        QCOMPARE(*bench.selection.hovered(), (ByteRange{0, 3}));
    }

    void documentCanBeReadAsARow() {
        Bench bench(QStringLiteral("C1 C2"));
        bench.table()->setCurrentIndex(
            bench.lens.model().index(bench.rowOf("KOI8-R"), EncodingsModel::kName));
        auto* button = bench.lens.findChild<QPushButton*>();
        QVERIFY(button->isVisible());
        button->click();
        QCOMPARE(bench.document.codec().name(), "KOI8-R");
        bench.settle();
        QVERIFY(bench.lens.model().row(bench.rowOf("KOI8-R")).current);
        QVERIFY(!button->isVisible());
    }

    void sixteenBytesWithoutASelection() {
        Bench bench(QStringLiteral("41").repeated(40));
        QCOMPARE(bench.lens.shown().bytes.size(), std::size_t(16));
        bench.selection.setCaret(30);
        bench.settle();
        QCOMPARE(bench.lens.shown().bytes.size(), std::size_t(10));
    }

    void emptyDocument() {
        Bench bench{QString()};
        QVERIFY(bench.lens.shown().bytes.empty());
        QVERIFY(bench.lens.sentence().isEmpty());
    }

    void cellsLieUnderTheirBytes() {
        const ByteCells cells{30};
        const QRectF area(100, 0, 300, 40);
        QCOMPARE(cells.bytes(area, 2, 3), QRectF(160, 0, 90, 40));
        QCOMPARE(cells.byteAt(area, 160, 10), std::optional<std::size_t>(2));
        QVERIFY(!cells.byteAt(area, 99, 10));
        QVERIFY(!cells.byteAt(area, 100 + 30 * 10, 10));
        const std::vector<Span> spans = {Span::character(2, U'a'),
                                         Span::error(3, SpanStatus::Illegal)};
        QCOMPARE(*spanBytes(spans, 1), std::pair(std::size_t(0), std::size_t(2)));
        QCOMPARE(*spanBytes(spans, 2), std::pair(std::size_t(2), std::size_t(5)));
        QVERIFY(!spanBytes(spans, 5));
    }

    void plainTextHidesNoControls() {
        Bench bench(QStringLiteral("E2 80 AE 61 0A"));
        bench.lens.findChildren<QToolButton*>().last()->setChecked(true);
        QVERIFY(!bench.text("UTF-8", EncodingsModel::kReading).contains(QChar(0x202E)));
        QVERIFY(
            bench.text("UTF-8", EncodingsModel::kReading).contains(QStringLiteral("<RLO>a<LF>")));
        QVERIFY(!bench.lens.grab().isNull());
    }

    void modelKeepsItsContract() {
        Bench bench(QStringLiteral("E4 B8 96"));
        QAbstractItemModelTester tester(const_cast<EncodingsModel*>(&bench.lens.model()),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        bench.selection.setCaret(1);
        bench.settle();
        bench.document.setCodec(*bench.codecs.find("EUC-KR"));
        bench.settle();
    }

    void isDrawnInBothThemes() {
        Bench bench(QStringLiteral("E4 B8 96 FF"));
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            setTheme(theme);
            QCoreApplication::processEvents();
            const QImage image = bench.lens.grab().toImage();
            const QPoint below(5, bench.table()->mapTo(&bench.lens, QPoint(0, 10)).y());
            QCOMPARE(image.pixelColor(below), colours().surface);
        }
        setTheme(Theme::System);
    }
};

QTEST_MAIN(TestEncodingsLens)
#include "tst_encodings_lens.moc"
