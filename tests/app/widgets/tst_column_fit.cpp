// Widths of columns for the room that a table has.

#include "widgets/column_fit.h"

#include <QStandardItemModel>
#include <QTableView>
#include <QtTest>

using namespace moji::app;

class TestColumnFit : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void widths_data();
    void widths();
    void tablesHideAndShow();
};

namespace {

constexpr ColumnNeed kNeeds[] = {{50, 80}, {30, 30, 2}, {60, 1000, 1}};

} // namespace

void TestColumnFit::widths_data() {
    QTest::addColumn<int>("room");
    QTest::addColumn<QList<int>>("widths");
    QTest::newRow("plenty") << 400 << QList<int>{80, 30, 290};
    QTest::newRow("some-more") << 150 << QList<int>{60, 30, 60};
    QTest::newRow("least") << 140 << QList<int>{50, 30, 60};
    QTest::newRow("highest-goes-first") << 139 << QList<int>{79, 0, 60};
    QTest::newRow("then-the-next") << 109 << QList<int>{80, 0, 0};
    QTest::newRow("the-rest-stays") << 10 << QList<int>{50, 0, 0};
}

void TestColumnFit::widths() {
    QFETCH(int, room);
    QFETCH(QList<int>, widths);
    const std::vector<int> fitted = fittedWidths(room, kNeeds);
    QCOMPARE(QList<int>(fitted.begin(), fitted.end()), widths);
}

void TestColumnFit::tablesHideAndShow() {
    QStandardItemModel model(1, 3);
    QTableView table;
    table.setModel(&model);
    table.viewport()->resize(120, 50);
    QVERIFY(fitColumns(table, kNeeds));
    QCOMPARE(table.columnWidth(0), 60);
    QVERIFY(table.isColumnHidden(1));
    QCOMPARE(table.columnWidth(2), 60);
    table.viewport()->resize(400, 50);
    QVERIFY(fitColumns(table, kNeeds));
    QVERIFY(!table.isColumnHidden(1));
    QCOMPARE(table.columnWidth(2), 290);
    table.viewport()->resize(49, 50);
    QVERIFY(!fitColumns(table, kNeeds)); // scrolls
}

QTEST_MAIN(TestColumnFit)
#include "tst_column_fit.moc"
