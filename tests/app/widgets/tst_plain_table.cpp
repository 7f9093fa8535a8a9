// The table of the lenses: the current row stays in sight while the room changes.

#include "widgets/plain_table.h"

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

QTEST_MAIN(TestPlainTable)
#include "tst_plain_table.moc"
