// The length lens: what it measures, its pages, the place of a hidden character, its state.

#include "app/lenses/lens_bench.h"
#include "lenses/length/length_lens.h"
#include "lenses/length/length_model.h"

#include "patient.h"
#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>

using namespace moji;
using namespace moji::app;

namespace {

struct Bench : LensBench<LengthLens> {
    QAbstractItemModelTester tester{lens.findChild<LengthModel*>(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest};

    explicit Bench(const QString& hex)
        : LensBench(hex) {
        lens.resize(1000, 400);
        lens.show();
        settle();
    }
    void settle() const { QTRY_VERIFY(!lens.isUpdating()); }
    void choose(LengthPage page) {
        named<QComboBox>(QStringLiteral("What to show"))->setCurrentIndex(static_cast<int>(page));
        settle();
    }
    [[nodiscard]] QString cell(int row, int column) const {
        return lens.model().index(row, column).data().toString();
    }
};

} // namespace

class TestLengthLens : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theDocumentIsMeasured();
    void theSelectionIsMeasured();
    void whatDiffersFromTheSelectionIsSaid();
    void aCutIsShown();
    void everyPageHasItsColumns();
    void aHiddenCharacterIsFound();
    void anEditIsMeasured();
    void whatBecomesKnownIsMeasured();
    void aCancelledMeasurementShowsNothingElse();
    void theStateIsKept();
};

void TestLengthLens::theDocumentIsMeasured() {
    Bench bench(QStringLiteral("65 CC 81 F0 9F 98 80")); // é in two code points, an emoji
    QCOMPARE(bench.cell(0, 1), QStringLiteral("2"));
    QCOMPARE(bench.cell(1, 1), QStringLiteral("3"));
    QCOMPARE(bench.cell(2, 1), QStringLiteral("4"));
    QCOMPARE(bench.cell(4, 1), QStringLiteral("7")); // UTF-8
}

void TestLengthLens::theSelectionIsMeasured() {
    Bench bench(QStringLiteral("65 CC 81 F0 9F 98 80"));
    bench.selection.select(ByteRange{3, 7});
    bench.settle();
    QCOMPARE(bench.cell(1, 1), QStringLiteral("1"));
    QCOMPARE(bench.cell(4, 1), QStringLiteral("4"));
    QCOMPARE(bench.lens.sentence(), QStringLiteral("Of the selected text."));
}

void TestLengthLens::whatDiffersFromTheSelectionIsSaid() {
    Bench bench(QStringLiteral("41 C0 AF E4 B8 96 42"));
    bench.selection.select(ByteRange{1, 3});
    bench.settle();
    QCOMPARE(bench.lens.sentence(), QStringLiteral("Of the selected text. 2 malformed sequences "
                                                   "count as U+FFFD each."));
    bench.selection.select(ByteRange{4, 7}); // from within a character
    bench.settle();
    QCOMPARE(bench.cell(4, 1), QStringLiteral("4"));
    QCOMPARE(bench.lens.sentence(),
             QStringLiteral("Of the selected text. The selection begins within a character, which "
                            "counts whole."));
    bench.selection.select(ByteRange{3, 7});
    bench.settle();
    QCOMPARE(bench.lens.sentence(), QStringLiteral("Of the selected text."));
    bench.selection.setCaret(0);
    bench.choose(LengthPage::Cuts);
    QVERIFY(bench.lens.sentence().endsWith(
        QStringLiteral("2 malformed sequences count as U+FFFD each.")));
}

void TestLengthLens::aCutIsShown() {
    Bench bench(QStringLiteral("61 C3 A9"));
    bench.choose(LengthPage::Cuts);
    bench.named<QSpinBox>(QStringLiteral("Cut after"))->setValue(2);
    bench.settle();
    QCOMPARE(bench.cell(0, 1), QStringLiteral("Inside a character"));
    bench.named<QSpinBox>(QStringLiteral("Cut after"))->setValue(3);
    bench.settle();
    QCOMPARE(bench.cell(0, 1), QStringLiteral("All of it"));
}

void TestLengthLens::everyPageHasItsColumns() {
    Bench bench(QStringLiteral("62 0A 61 E2 80 8B 0A"));
    for (const LengthPage page : {LengthPage::Lengths, LengthPage::Cuts, LengthPage::Forms,
                                  LengthPage::Limits, LengthPage::Hidden, LengthPage::Order}) {
        bench.choose(page);
        QVERIFY(bench.lens.model().rowCount() > 0);
        QCOMPARE(bench.lens.model().columnCount(), static_cast<int>(lengthHeads(page).size()));
        for (int row = 0; row < bench.lens.model().rowCount(); ++row)
            QCOMPARE(bench.lens.model().row(row).cells.size(), lengthHeads(page).size());
    }
    QVERIFY(bench.cell(0, 1).startsWith(u'a')); // sorted
}

void TestLengthLens::aHiddenCharacterIsFound() {
    Bench bench(QStringLiteral("61 E2 80 8B 62"));
    bench.choose(LengthPage::Hidden);
    QCOMPARE(bench.cell(0, 0), QStringLiteral("U+200B"));
    QCOMPARE(bench.cell(0, 3), QStringLiteral("Suspicious"));
    auto* table = bench.lens.findChild<QAbstractItemView*>();
    Q_EMIT table->clicked(bench.lens.model().index(0, 0));
    QCOMPARE(bench.selection.caret(), std::uint64_t{1});
}

void TestLengthLens::anEditIsMeasured() {
    Bench bench(QStringLiteral("61"));
    QVERIFY(bench.document.insert(0, Bytes{0x62, 0x63}, QStringLiteral("test")));
    bench.settle();
    QCOMPARE(bench.cell(1, 1), QStringLiteral("3"));
}

/// Characters far into an encoding that must be decoded from the start are known only later.
void TestLengthLens::whatBecomesKnownIsMeasured() {
    Bench bench(QStringLiteral("61"));
    constexpr std::uint64_t kSize = 3'000'000;
    bench.document.setBytes(Bytes(kSize, Byte{'a'}), QStringLiteral("test"));
    bench.document.setCodec(*bench.codecs.find("ISO-2022-JP"));
    bench.document.jobs().cancelAll();
    bench.selection.select(ByteRange{kSize - 3, kSize});
    bench.settle();
    bench.document.scan().resume();
    QTRY_COMPARE(bench.cell(1, 1), QStringLiteral("3"));
}

/// What was measured before looks like what would have been measured.
void TestLengthLens::aCancelledMeasurementShowsNothingElse() {
    Bench bench(QStringLiteral("61 62 63"));
    auto* page = bench.named<QComboBox>(QStringLiteral("What to show"));
    page->setCurrentIndex(static_cast<int>(LengthPage::Forms));
    bench.document.jobs().cancelAll();
    QVERIFY(!bench.lens.isUpdating());
    QCOMPARE(bench.lens.model().rowCount(), 0);
    auto* again = bench.lens.findChild<QPushButton*>();
    QVERIFY(again != nullptr && again->isVisible());
    QCOMPARE(again->text(), QStringLiteral("Measure again"));
    QTest::mouseClick(again, Qt::LeftButton);
    bench.settle();
    QCOMPARE(bench.cell(0, 0), QStringLiteral("Lower case"));
    QVERIFY(!again->isVisible());
}

void TestLengthLens::theStateIsKept() {
    Bench bench(QStringLiteral("61"));
    QVERIFY(bench.lens
                .setState({{QStringLiteral("page"), QStringLiteral("forms")},
                           {QStringLiteral("cut"), QStringLiteral("7")},
                           {QStringLiteral("locale"), QStringLiteral("tr")}})
                .isEmpty());
    bench.settle();
    QCOMPARE(bench.cell(0, 0), QStringLiteral("Lower case"));
    QCOMPARE(bench.lens.state().value(QStringLiteral("cut")), QStringLiteral("7"));
    QCOMPARE(bench.lens.setState({{QStringLiteral("cut"), QStringLiteral("-7")}}).size(), 1);
}

QTEST_MAIN(TestLengthLens)
#include "tst_length_lens.moc"
