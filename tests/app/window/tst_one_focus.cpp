// What says that it has the keyboard: what has it, and in it the row, byte or line where it is;
// nothing else, whatever table has a current row and whatever tab is in front. And what tables,
// trees, lists and tabs say of their children.

#include "app/window_test.h"
#include "grid/byte_grid.h"
#include "lenses/lens_registry.h"
#include "window/opener.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QHeaderView>
#include <QTabBar>
#include <QTableView>

using namespace moji;
using namespace moji::app;

namespace {

using Interfaces = QList<QAccessibleInterface*>;

/// From the top down.
void collect(QAccessibleInterface* part, Interfaces& all) {
    if (part == nullptr || !part->isValid())
        return;
    all += part;
    for (int i = 0; i < part->childCount(); ++i)
        collect(part->child(i), all);
}

Interfaces partsOf(QWidget* window) {
    Interfaces all;
    collect(QAccessible::queryAccessibleInterface(window), all);
    return all;
}

Interfaces focusedOf(QWidget* window) {
    Interfaces focused = partsOf(window);
    focused.removeIf([](const QAccessibleInterface* part) { return !part->state().focused; });
    return focused;
}

QString describe(const Interfaces& parts) {
    QStringList words;
    for (const QAccessibleInterface* part : parts)
        words += QStringLiteral("%1 \"%2\"")
                     .arg(QLatin1String(qAccessibleRoleString(part->role())),
                          part->text(QAccessible::Name));
    return words.join(QStringLiteral("; "));
}

} // namespace

class TestOneFocus : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        open();
        m_window->opener().openText(QStringLiteral("first"), QStringLiteral("one text"));
        m_window->opener().openText(QStringLiteral("second"), QStringLiteral("another text"));
        m_window->document().setBytes(asBytes("A\xE4\xB8\x96 caf\xC3\xA9 \xC0\xAF!\xFF\nline\n"),
                                      QStringLiteral("a text"));
        m_window->selection().select({1, 4});
    }
    void cleanup() { close(); }
    void inEveryLens_data() { lenses(); }
    void inEveryLens();
    void aRowHasItWithItsTable();
    void viewsCountTheirChildren_data() { lenses(); }
    void viewsCountTheirChildren();
    void aTabSaysThatItIsInFront();

private:
    static void lenses();
    void show(const QString& id);
};

void TestOneFocus::lenses() {
    QTest::addColumn<QString>("id");
    for (const LensRow& row : lensRows())
        QTest::newRow(row.id) << QString(QLatin1String(row.id));
}

void TestOneFocus::show(const QString& id) {
    const Panel* lens = m_window->lens(id);
    m_window->showLens(id);
    QTRY_VERIFY(m_window->document().jobs().idle());
    QTRY_VERIFY(!lens->isUpdating());
    for (auto* view : lens->findChildren<QAbstractItemView*>()) // a row of each
        if (qobject_cast<QHeaderView*>(view) == nullptr && view->model() != nullptr &&
            view->isVisible() && !view->currentIndex().isValid())
            view->setCurrentIndex(view->model()->index(0, 0, view->rootIndex()));
    QTRY_VERIFY(m_window->document().jobs().idle());
}

void TestOneFocus::inEveryLens() {
    QFETCH(QString, id);
    show(id);
    m_window->grid().setFocus();
    for (int stop = 0; stop < 30; ++stop) {
        const QWidget* has = QApplication::focusWidget();
        QVERIFY(has != nullptr);
        const Interfaces focused = focusedOf(m_window.get());
        QVERIFY2(!focused.empty() && focused.size() <= 2, qPrintable(describe(focused)));
        QVERIFY2(focused.front()->object() == has, qPrintable(describe(focused)));
        if (focused.size() == 2)
            QVERIFY2(focused[1]->parent() == focused[0], qPrintable(describe(focused)));
        QTest::keyClick(m_window->focusWidget(), Qt::Key_F6);
        if (m_window->grid().hasFocus())
            return;
    }
    QFAIL("F6 does not come back to the bytes");
}

void TestOneFocus::aRowHasItWithItsTable() {
    show(QStringLiteral("problems"));
    auto* table = m_window->lens(QStringLiteral("problems"))->findChild<QTableView*>();
    QVERIFY(table != nullptr);
    table->setFocus();
    QVERIFY(table->model()->rowCount() >= 2);
    table->setCurrentIndex(table->model()->index(0, 0));
    for (int row = 0; row < 2; ++row) {
        const Interfaces focused = focusedOf(m_window.get());
        QCOMPARE(focused.size(), 2);
        QCOMPARE(focused[0]->object(), table);
        QAccessibleTableCellInterface* cell = focused[1]->tableCellInterface();
        QVERIFY(cell != nullptr);
        QCOMPARE(cell->rowIndex(), row);
        QVERIFY(cell->isSelected());
        QCOMPARE(focused[0]->focusChild(), focused[1]);
        QTest::keyClick(table, Qt::Key_Down);
    }
    m_window->grid().setFocus();
    const QAccessibleInterface* all = QAccessible::queryAccessibleInterface(table);
    QVERIFY(all->focusChild() == nullptr);
}

/// Where a child is among the children, what it is called, and where it is on the screen.
void TestOneFocus::viewsCountTheirChildren() {
    QFETCH(QString, id);
    show(id);
    for (auto* view : m_window->lens(id)->findChildren<QAbstractItemView*>()) {
        if (qobject_cast<QHeaderView*>(view) != nullptr)
            continue;
        QAccessibleInterface* all = QAccessible::queryAccessibleInterface(view);
        QAccessibleTableInterface* table = all->tableInterface();
        QVERIFY(table != nullptr);
        int cells = 0;
        for (int i = 0; i < all->childCount(); ++i) {
            QAccessibleInterface* child = all->child(i);
            QVERIFY(child != nullptr && child->isValid());
            QCOMPARE(all->child(i), child);
            QCOMPARE(all->indexOfChild(child), i);
            QCOMPARE(child->parent(), all);
            QAccessibleTableCellInterface* cell = child->tableCellInterface();
            if (cell == nullptr)
                continue;
            ++cells;
            QCOMPARE(cell->table(), all);
            QCOMPARE(table->cellAt(cell->rowIndex(), cell->columnIndex()), child);
            const QPoint centre = child->rect().center();
            const QRect seen(view->viewport()->mapToGlobal(QPoint(0, 0)), view->viewport()->size());
            if (!view->isVisible() || !seen.contains(centre))
                continue;
            QAccessibleInterface* at = all->childAt(centre.x(), centre.y());
            QVERIFY(at != nullptr); // of a row that is one cell wide, that cell
            QCOMPARE(at->tableCellInterface()->rowIndex(), cell->rowIndex());
        }
        QCOMPARE(cells, table->rowCount() * table->columnCount());
    }
}

void TestOneFocus::aTabSaysThatItIsInFront() {
    QTabBar* tabs = nullptr;
    for (auto* each : m_window->findChildren<QTabBar*>())
        if (each->isVisible() && each->count() == 2)
            tabs = each;
    QVERIFY(tabs != nullptr);
    QAccessibleInterface* all = QAccessible::queryAccessibleInterface(tabs);
    QCOMPARE(all->role(), QAccessible::PageTabList);
    m_window->grid().setFocus();
    for (int i = 0; i < 2; ++i) {
        QAccessibleInterface* tab = all->child(i);
        QCOMPARE(all->indexOfChild(tab), i);
        QCOMPARE(tab->parent(), all);
        QCOMPARE(tab->text(QAccessible::Name), tabs->tabText(i));
        QCOMPARE(bool(tab->state().selected), i == tabs->currentIndex());
        QVERIFY(!tab->state().focused);
    }
    tabs->setFocus();
    QVERIFY(all->child(tabs->currentIndex())->state().focused);
    all->child(0)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(tabs->currentIndex(), 0);
}

QTEST_MAIN(TestOneFocus)
#include "tst_one_focus.moc"
