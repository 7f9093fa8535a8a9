// The table of the lenses: the current row stays in sight while the room changes.

#include "style/palette.h"
#include "widgets/plain_table.h"

#include <QStandardItemModel>
#include <QStringListModel>
#include <QtTest>

using namespace moji::app;

namespace {

constexpr int kRow = 20; // pixels

} // namespace

class TestPlainTable : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aRowInSightStaysInSight();
    void aRowOutOfSightStaysWhereItIs();
    void theKeyboardIsShownByOneFrame();

private:
    static void fill(QStringListModel& model) {
        QStringList rows;
        for (int i = 0; i < 100; ++i)
            rows += QString::number(i);
        model.setStringList(rows);
    }
    [[nodiscard]] static bool isInSight(const PlainTable& table, int row) {
        return table.viewport()->rect().contains(
            table.visualRect(table.model()->index(row, 0)).center());
    }
};

void TestPlainTable::aRowInSightStaysInSight() {
    QStringListModel model;
    fill(model);
    PlainTable table(kRow);
    table.setModel(&model);
    table.resize(200, 12 * kRow);
    table.show();
    table.setCurrentIndex(model.index(9, 0));
    QVERIFY(isInSight(table, 9));
    table.resize(200, 6 * kRow);
    QTRY_VERIFY(isInSight(table, 9));
}

void TestPlainTable::aRowOutOfSightStaysWhereItIs() {
    QStringListModel model;
    fill(model);
    PlainTable table(kRow);
    table.setModel(&model);
    table.resize(200, 12 * kRow);
    table.show();
    table.setCurrentIndex(model.index(50, 0));
    table.scrollToTop();
    table.resize(200, 6 * kRow);
    QCoreApplication::processEvents();
    QVERIFY(isInSight(table, 0));
}

/// Around a row that is current but not selected; in a selected one there is none.
void TestPlainTable::theKeyboardIsShownByOneFrame() {
    setTheme(Theme::Light);
    QStandardItemModel model(3, 2);
    PlainTable table(kRow);
    table.setModel(&model);
    table.resize(300, 6 * kRow);
    table.show();
    table.setFocus();
    table.setAttribute(Qt::WA_KeyboardFocusChange); // as Tab does
    QVERIFY(QTest::qWaitForWindowActive(&table));
    const auto colourAt = [&](QPoint place) {
        return table.viewport()->grab().toImage().pixelColor(place);
    };
    const QRect first = table.visualRect(model.index(1, 0));
    const QRect last = table.visualRect(model.index(1, 1));
    table.selectionModel()->setCurrentIndex(model.index(1, 0), QItemSelectionModel::NoUpdate);
    QCOMPARE(colourAt({last.right() - 1, last.center().y()}), colours().accent);
    QCOMPARE(colourAt({first.right() - 1, first.center().y()}), colours().surface);
    QCOMPARE(colourAt(first.center()), colours().surface);
    table.setCurrentIndex(model.index(1, 0)); // selects
    QCOMPARE(colourAt({1, first.center().y()}), colours().accent);
    for (const QRect& cell : {first, last})
        for (const int x : {cell.left() + 5, cell.center().x(), cell.right()})
            QCOMPARE(colourAt({x, cell.top() + 1}), colours().selection);
}

QTEST_MAIN(TestPlainTable)
#include "tst_plain_table.moc"
