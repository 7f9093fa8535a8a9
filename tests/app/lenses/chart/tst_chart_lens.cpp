// The chart lens: pages, the caret's code, finding, differences and presets, selecting and writing.

#include "app/lenses/lens_bench.h"
#include "lenses/chart/chart_cells.h"
#include "lenses/chart/chart_differences.h"
#include "lenses/chart/chart_lens.h"
#include "lenses/chart/chart_search.h"
#include "lenses/chart/chart_view.h"
#include "widgets/notice_pages.h"
#include "widgets/plain_table.h"

#include "patient.h"
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>

using namespace moji;
using namespace moji::app;

namespace {

using Bench = LensBench<ChartLens>;

/// Shows the lens and waits for its map.
void open(Bench& bench, const LensState& state = {}) {
    QCOMPARE(bench.lens.setState(state), QStringList());
    bench.lens.resize(1000, 600);
    bench.lens.show();
    QTRY_VERIFY(bench.lens.data() != nullptr && !bench.lens.isWorking());
}

QString currentText(const Bench& bench) {
    return chartCellText(*bench.lens.data(), bench.lens.view().current());
}

} // namespace

class TestChartLens : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCodeHasItsPlace_data();
    void everyCodeHasItsPlace();
    void theCaretsCodeIsLit();
    void bytesWithoutACode();
    void theDocumentsEncodingIsFollowed();
    void findsEverything();
    void differencesAreStepped();
    void differencesAreListedByBlock();
    void onlyWholeCells();
    void presetsCompare();
    void libraryWithoutTheEncoding();
    void aClickSelectsTheNextOne();
    void aClickFindsShiftedCodes();
    void theNextOneIsOneOfTheEditedBytes();
    void whatIsNotThereIsSaid();
    void aClickFindsWhatIsFar();
    void theCodesAreAList();
    void aDoubleClickWrites();
    void keysMove();
    void stateIsKept();
    void theDocumentsEncodingIsFollowedAgain();
    void aCancelledMapIsMadeAgain();
};

void TestChartLens::everyCodeHasItsPlace_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"KOI8-R", "EUC-KR", "EUC-JP", "EUC-TW", "gb18030", "ISO-2022-JP",
                             "UTF-8", "HZ-GB-2312", "IBM930"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void TestChartLens::everyCodeHasItsPlace() {
    QFETCH(QString, name);
    const CodecRegistry codecs;
    const Codec& codec = *codecs.find(name.toStdString());
    ChartData data;
    data.shape = chart::shapeOf(codec);
    data.here = std::make_shared<chart::Chart>(*chart::chartOf(codec));
    const chart::Chart nothing;
    data.comparison = chart::compare(*data.here, nothing);
    layOut(data);
    QCOMPARE(data.places.size(), data.here->cells().size());
    std::size_t count = 0;
    for (const ChartPage& page : data.pages) {
        count += page.count;
        QCOMPARE(page.cells.size(), std::size_t(page.rows * page.columns));
    }
    QCOMPARE(count, data.places.size());
    for (std::size_t i = 0; i < data.places.size(); ++i) {
        const ChartPlace& place = data.places[i];
        QCOMPARE(data.pages[std::size_t(place.page)].at(place.row, place.column), std::int32_t(i));
        if (i % 997 == 0)
            QCOMPARE(data.find(data.comparison.cells[i].code().view()), std::int32_t(i));
    }
}

void TestChartLens::theCaretsCodeIsLit() {
    Bench bench(QStringLiteral("41 B0 A1 B0 A2"), "EUC-KR");
    bench.selection.setCaret(1);
    open(bench);
    QCOMPARE(currentText(bench), QStringLiteral("B0 A1: U+AC00 HANGUL SYLLABLE GA"));
    QCOMPARE(bench.lens.view().lit(), bench.lens.view().current());
    bench.selection.setCaret(3);
    QCOMPARE(currentText(bench), QStringLiteral("B0 A2: U+AC01 HANGUL SYLLABLE GAG"));
    bench.selection.setCaret(0);
    QCOMPARE(currentText(bench), QStringLiteral("41: U+0041 LATIN CAPITAL LETTER A"));
}

void TestChartLens::bytesWithoutACode() {
    Bench bench(QStringLiteral("41 C0 AF"));
    open(bench);
    bench.selection.setCaret(1);
    QCOMPARE(bench.lens.cellSentence(), QStringLiteral("C0 at the caret is no code of UTF-8."));
    QCOMPARE(bench.lens.view().lit(), -1);
}

void TestChartLens::theDocumentsEncodingIsFollowed() {
    Bench bench(QStringLiteral("C1"), "KOI8-R");
    open(bench);
    QCOMPARE(bench.lens.sentence(), QStringLiteral("KOI8-R: 256 codes."));
    bench.document.setCodec(*bench.codecs.find("windows-1251"));
    QTRY_COMPARE(bench.lens.sentence(), QStringLiteral("windows-1251: 256 codes."));
    bench.lens.setState({{QStringLiteral("encoding"), QStringLiteral("IBM866")}});
    QTRY_COMPARE(bench.lens.sentence(), QStringLiteral("IBM866: 256 codes."));
    bench.document.setCodec(*bench.codecs.find("KOI8-R"));
    QTest::qWait(0);
    QCOMPARE(bench.lens.sentence(), QStringLiteral("IBM866: 256 codes."));
}

void TestChartLens::findsEverything() {
    Bench bench(QStringLiteral("41"), "EUC-KR");
    open(bench);
    const ChartData& data = *bench.lens.data();
    const auto found = [&](const char* wanted) {
        return chartCellText(data, findInChart(data, QString::fromUtf8(wanted), -1));
    };
    const QString ga = QStringLiteral("B0 A1: U+AC00 HANGUL SYLLABLE GA");
    QCOMPARE(found("가"), ga);
    QCOMPARE(found("U+AC00"), ga);
    QCOMPARE(found("b0 a1"), ga);
    QCOMPARE(found("hangul syllable ga"), ga);
    QVERIFY(found("nonsense words").isEmpty());
    QVERIFY(found("").isEmpty());

    auto* field = bench.lens.findChild<QLineEdit*>();
    for (auto* one : bench.lens.findChildren<QLineEdit*>())
        if (one->placeholderText().contains(QLatin1String("U+AC00")))
            field = one;
    field->setText(QStringLiteral("각"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(currentText(bench).startsWith(QLatin1String("B0 A2")));
}

void TestChartLens::differencesAreStepped() {
    Bench bench(QStringLiteral("41"), "ISO-8859-15");
    open(bench, {{QStringLiteral("other"), QStringLiteral("ISO-8859-1")},
                 {QStringLiteral("against"), QStringLiteral("1")}});
    QCOMPARE(
        bench.lens.sentence(),
        QStringLiteral("ISO-8859-15 and ISO-8859-1: 248 codes equal, 8 different, 0 only here, "
                       "0 only there."));
    QPushButton* next = nullptr;
    QPushButton* previous = nullptr;
    for (auto* button : bench.lens.findChildren<QPushButton*>()) {
        if (button->text() == QLatin1String("Next difference"))
            next = button;
        if (button->text() == QLatin1String("Previous difference"))
            previous = button;
    }
    QVERIFY(next != nullptr && next->isVisible() && previous->isVisible());
    QStringList bytes;
    for (int i = 0; i < 9; ++i) {
        next->click();
        bytes << currentText(bench).left(2);
    }
    QCOMPARE(bytes, QStringLiteral("A4 A6 A8 B4 B8 BC BD BE A4").split(QLatin1Char(' ')));
    previous->click();
    QCOMPARE(currentText(bench),
             QStringLiteral("BE: here U+0178 LATIN CAPITAL LETTER Y WITH DIAERESIS, there U+00BE "
                            "VULGAR FRACTION THREE QUARTERS"));
    open(bench, {{QStringLiteral("against"), QStringLiteral("0")}}); // they need room
    QTRY_VERIFY(!next->isVisible() && !previous->isVisible());
}

void TestChartLens::differencesAreListedByBlock() {
    Bench bench(QStringLiteral("41"), "ISO-8859-15");
    open(bench, {{QStringLiteral("other"), QStringLiteral("ISO-8859-1")},
                 {QStringLiteral("against"), QStringLiteral("1")}});
    ChartDifferences& list = bench.lens.differences();
    QVERIFY(list.isVisible());
    const ChartDifferencesModel& model = list.model();
    QCOMPARE(model.rowCount(), 8);
    QCOMPARE(model.index(0, ChartDifferencesModel::kCode).data().toString(), QStringLiteral("A4"));
    QCOMPARE(model.index(0, ChartDifferencesModel::kHere).data().toString(),
             QStringLiteral("U+20AC €"));
    QCOMPARE(model.index(0, ChartDifferencesModel::kThere).data().toString(),
             QStringLiteral("U+00A4 ¤"));
    // A row and its cell are current together.
    list.table().setCurrentIndex(model.index(2, 0));
    QVERIFY(currentText(bench).startsWith(QLatin1String("A8")));
    bench.lens.view().setCurrent(list.next(bench.lens.view().current(), true));
    QCOMPARE(list.table().currentIndex().row(), 3);

    list.setBlock(QStringLiteral("Currency Symbols"));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(bench.lens.state()[QStringLiteral("block")], QStringLiteral("Currency Symbols"));
    QCOMPARE(list.next(-1, true), model.cells().front());
    QCOMPARE(list.next(model.cells().front(), false), model.cells().front()); // around the end
    list.setBlock({});
    QCOMPARE(model.rowCount(), 8);

    bench.lens.setState({{QStringLiteral("against"), QStringLiteral("0")}});
    QTRY_VERIFY(!bench.lens.isWorking() && bench.lens.data()->there == nullptr);
    QVERIFY(!list.isVisible());
}

void TestChartLens::onlyWholeCells() {
    Bench bench(QStringLiteral("B0 A1"), "EUC-KR");
    open(bench, {});
    ChartView& view = bench.lens.view();
    for (const int scrolled : {0, 7, view.horizontalScrollBar()->maximum()}) {
        view.horizontalScrollBar()->setValue(scrolled);
        view.verticalScrollBar()->setValue(scrolled);
        int seen = 0;
        for (int x = 0; x < view.viewport()->width(); x += 3)
            for (int y = 0; y < view.viewport()->height(); y += 3) {
                const std::int32_t cell = view.cellAt({x, y});
                if (cell < 0)
                    continue;
                ++seen;
                QVERIFY(view.viewport()->rect().contains(view.cellRect(cell)));
                QVERIFY(view.cellRect(cell).contains(x, y));
            }
        QVERIFY(seen > 100);
    }
}

void TestChartLens::presetsCompare() {
    Bench bench(QStringLiteral("41"));
    open(bench, {{QStringLiteral("preset"), QStringLiteral("koi8-u")}});
    QTRY_VERIFY(bench.lens.sentence().startsWith(QLatin1String("KOI8-U and KOI8-U (glibc")));
    QVERIFY(bench.lens.sentence().contains(QLatin1String("2 different")));
}

void TestChartLens::libraryWithoutTheEncoding() {
    Bench bench(QStringLiteral("41"), "TSCII");
    open(bench, {{QStringLiteral("against"), QStringLiteral("2")}});
    QCOMPARE(bench.lens.sentence(), QStringLiteral("The library has no encoding like TSCII."));
}

void TestChartLens::aClickSelectsTheNextOne() {
    Bench bench(QStringLiteral("B0 A1 41 B0 A1 20 41"), "EUC-KR");
    open(bench);
    const std::int32_t ga = bench.lens.data()->find(parseHexBytes("B0 A1").value());
    bench.lens.view().setCurrent(ga);
    const QPoint middle = bench.lens.view().cellRect(ga).center();
    QCOMPARE(bench.lens.view().cellAt(middle), ga);
    QTest::mouseClick(bench.lens.view().viewport(), Qt::LeftButton, {}, middle);
    QTRY_COMPARE(bench.selection.range(), (ByteRange{3, 5}));
    const QPoint again = bench.lens.view().cellRect(ga).center();
    QTest::mouseClick(bench.lens.view().viewport(), Qt::LeftButton, {}, again);
    QTRY_COMPARE(bench.selection.range(), (ByteRange{0, 2}));
    QTest::keyClick(&bench.lens.view(), Qt::Key_Space);
    QTRY_COMPARE(bench.selection.range(), (ByteRange{3, 5}));
}

/// The answer comes from the event loop, after the edit.
void TestChartLens::theNextOneIsOneOfTheEditedBytes() {
    Bench bench(QStringLiteral("41 42 43 B0 A1"), "EUC-KR");
    open(bench);
    bench.lens.view().setCurrent(bench.lens.data()->find(parseHexBytes("B0 A1").value()));
    QTest::keyClick(&bench.lens.view(), Qt::Key_Space);
    bench.document.insert(1, asBytes("xy"), QStringLiteral("Type"));
    QTRY_COMPARE(bench.selection.range(), (ByteRange{5, 7}));
}

void TestChartLens::whatIsNotThereIsSaid() {
    Bench bench(QStringLiteral("41 42"), "EUC-KR");
    open(bench);
    ChartView& view = bench.lens.view();
    view.setCurrent(bench.lens.data()->find(parseHexBytes("B0 A1").value()));
    QTest::keyClick(&view, Qt::Key_Space);
    QTRY_COMPARE(bench.lens.cellSentence(),
                 QStringLiteral("The document does not have the code B0 A1."));
    bench.lens.setState({{QStringLiteral("encoding"), QStringLiteral("KOI8-R")}});
    QTRY_COMPARE(bench.lens.sentence(), QStringLiteral("KOI8-R: 256 codes."));
    view.setCurrent(bench.lens.data()->find(parseHexBytes("C1").value()));
    QTest::keyClick(&view, Qt::Key_Space);
    QCOMPARE(bench.lens.cellSentence(),
             QStringLiteral("The document is read as EUC-KR: only codes of it can be found."));
    QCOMPARE(bench.selection.range(), ByteRange());
}

/// Also a code whose bytes are in other characters all the way.
void TestChartLens::aClickFindsWhatIsFar() {
    Bench bench(QStringLiteral("41"), "EUC-KR");
    Bytes far; // A1 B0 A1 B0 ...: no B0 A1 in it
    while (far.size() < 6'000'000)
        far.insert(far.end(), {0xA1, 0xB0});
    const std::uint64_t offset = far.size();
    far.insert(far.end(), {0xB0, 0xA1});
    bench.document.setBytes(far, QStringLiteral("far"));
    open(bench);
    ChartView& view = bench.lens.view();
    view.setCurrent(bench.lens.data()->find(parseHexBytes("B0 A1").value()));
    QTest::keyClick(&view, Qt::Key_Space);
    QTRY_COMPARE(bench.selection.range(), (ByteRange{offset, offset + 2}));
}

/// For those who cannot see the map.
void TestChartLens::theCodesAreAList() {
    Bench bench(QStringLiteral("41 C1"), "KOI8-R");
    open(bench, {{QStringLiteral("list"), QStringLiteral("on")}});
    ChartDifferences& list = bench.lens.differences();
    QVERIFY(list.isVisible());
    PlainTable& table = list.table();
    QCOMPARE(table.accessibleName(), QStringLiteral("Codes of the map"));
    QCOMPARE(list.model().rowCount(), 256);
    QVERIFY(table.isColumnHidden(ChartDifferencesModel::kThere));
    const int row = 0xC1;
    QCOMPARE(list.model().index(row, 0).data().toString(), QStringLiteral("C1"));
    QCOMPARE(list.model().index(row, 1).data().toString(), QStringLiteral("U+0430 а"));
    QCOMPARE(list.model().index(row, 1).data(Qt::AccessibleDescriptionRole).toString(),
             QStringLiteral("C1: U+0430 CYRILLIC SMALL LETTER A"));
    table.setCurrentIndex(list.model().index(row, 0));
    QCOMPARE(bench.lens.view().current(), row);
    QTest::keyClick(&table, Qt::Key_Space);
    QTRY_COMPARE(bench.selection.range(), (ByteRange{1, 2}));
    bench.selection.setCaret(0);
    table.setCurrentIndex(list.model().index(row, 0));
    QTest::keyClick(&table, Qt::Key_Return);
    QCOMPARE(hexBytes(bench.document.bytes({0, 10})), std::string("C1 41 C1"));
    bench.lens.setState({{QStringLiteral("list"), QStringLiteral("off")}});
    QVERIFY(!list.isVisible());
    bench.lens.setState({{QStringLiteral("against"), QStringLiteral("2")},
                         {QStringLiteral("list"), QStringLiteral("on")}});
    QTRY_VERIFY(!bench.lens.isWorking() && !table.isColumnHidden(ChartDifferencesModel::kThere));
    QCOMPARE(list.model().rowCount(), int(bench.lens.data()->comparison.cells.size()));
}

/// The codes of such an encoding are after an escape, in which they are valid.
void TestChartLens::aClickFindsShiftedCodes() {
    Bench bench(QStringLiteral("41 1B 24 42 34 41 34 42 34 41 1B 28 42 41"), "ISO-2022-JP");
    open(bench);
    bench.selection.setCaret(4);
    ChartView& view = bench.lens.view();
    const std::int32_t cell = view.current();
    QVERIFY(cell >= 0);
    QCOMPARE(view.lit(), cell);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.cellRect(cell).center());
    QTRY_COMPARE(bench.selection.range(), (ByteRange{8, 10}));
}

void TestChartLens::aDoubleClickWrites() {
    Bench bench(QStringLiteral("41 42"), "EUC-KR");
    open(bench);
    bench.selection.setCaret(1);
    const std::int32_t ga = bench.lens.data()->find(parseHexBytes("B0 A1").value());
    bench.lens.view().setCurrent(ga);
    QTest::mouseDClick(bench.lens.view().viewport(), Qt::LeftButton, {},
                       bench.lens.view().cellRect(ga).center());
    QCOMPARE(hexBytes(bench.document.bytes({0, 10})), std::string("41 B0 A1 42"));
    bench.document.undoStack().undo();
    QCOMPARE(bench.document.size(), std::uint64_t(2));
}

void TestChartLens::keysMove() {
    Bench bench(QStringLiteral("41"), "KOI8-R");
    open(bench);
    ChartView& view = bench.lens.view();
    const auto after = [&](Qt::Key key) {
        QTest::keyClick(&view, key);
        return currentText(bench).left(2);
    };
    QCOMPARE(after(Qt::Key_Right), QStringLiteral("42"));
    QCOMPARE(after(Qt::Key_Down), QStringLiteral("52"));
    QCOMPARE(after(Qt::Key_Left), QStringLiteral("51"));
    QCOMPARE(after(Qt::Key_Up), QStringLiteral("41"));
    QCOMPARE(after(Qt::Key_Up), QStringLiteral("31"));
    const int zoom = view.zoomStep();
    QTest::keyClick(&view, Qt::Key_Minus);
    QCOMPARE(view.zoomStep(), zoom - 1);
    QTest::keyClick(&view, Qt::Key_Plus);
    QCOMPARE(view.zoomStep(), zoom);
}

void TestChartLens::stateIsKept() {
    Bench bench(QStringLiteral("41"), "KOI8-R");
    open(bench, {{QStringLiteral("encoding"), QStringLiteral("EUC-KR")},
                 {QStringLiteral("zoom"), QStringLiteral("0")}});
    const LensState state = bench.lens.state();
    QCOMPARE(state.value(QStringLiteral("encoding")), QStringLiteral("EUC-KR"));
    QCOMPARE(state.value(QStringLiteral("zoom")), QStringLiteral("0"));
    QCOMPARE(bench.lens
                 .setState({{QStringLiteral("zoom"), QStringLiteral("99")},
                            {QStringLiteral("encoding"), QStringLiteral("nonsense")}})
                 .size(),
             qsizetype(2));
}

void TestChartLens::theDocumentsEncodingIsFollowedAgain() {
    Bench bench(QStringLiteral("C1"), "KOI8-R");
    open(bench);
    const QString key = QStringLiteral("encoding");
    bench.lens.setState({{key, QStringLiteral("IBM866")}});
    QTRY_COMPARE(bench.lens.sentence(), QStringLiteral("IBM866: 256 codes."));
    bench.lens.setState({{key, QString()}});
    QTRY_COMPARE(bench.lens.sentence(), QStringLiteral("KOI8-R: 256 codes."));
    bench.document.setCodec(*bench.codecs.find("windows-1251"));
    QTRY_COMPARE(bench.lens.sentence(), QStringLiteral("windows-1251: 256 codes."));
}

void TestChartLens::aCancelledMapIsMadeAgain() {
    Bench bench(QStringLiteral("C1"), "EUC-KR");
    bench.lens.resize(1000, 600);
    bench.lens.show();
    QVERIFY(bench.lens.isWorking());
    bench.document.jobs().cancelAll();
    QVERIFY(!bench.lens.isWorking());
    auto* again = bench.lens.findChild<NoticePages*>()->findChild<QPushButton*>();
    QVERIFY(again != nullptr && again->isVisible());
    again->click();
    QTRY_VERIFY(bench.lens.data() != nullptr);
    QVERIFY(bench.lens.sentence().startsWith(QLatin1String("EUC-KR: ")));
}

QTEST_MAIN(TestChartLens)
#include "tst_chart_lens.moc"
