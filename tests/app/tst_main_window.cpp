// The real window: its size, its docks, its zoom, and what it opens first.

#include "app/window_test.h"
#include "grid/byte_grid.h"
#include "lenses/lens_registry.h"
#include "text/qt_text.h"
#include "widgets/panel.h"

#include "patient.h"
#include <QDockWidget>
#include <QTabBar>

using namespace moji;
using namespace moji::app;

class TestMainWindow : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void opensTheSample();
    void docksAreCalledByTheirTitlesAlone();
    void zoomGrowsTheCells();
    void smallWindows_data();
    void smallWindows();
};

void TestMainWindow::opensTheSample() {
    m_window->opener().openSample();
    QCOMPARE(m_window->document().size(), std::uint64_t{179});
    QCOMPARE(m_window->selection().range(), (ByteRange{7, 10}));
    QVERIFY(
        m_text->toPlainText().startsWith(QString::fromUtf8("Hello, 世界! 占쏙옙 naïve 😀\\xC0")));
    QVERIFY(m_hex->toPlainText().startsWith(QStringLiteral("48 65 6C 6C 6F 2C 20 E4 B8 96")));
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("sample.txt")));
}

/// A lens's count is beside its title, and announced.
void TestMainWindow::docksAreCalledByTheirTitlesAlone() {
    m_window->opener().openSample();
    auto* dock = m_window->findChild<QDockWidget*>(QStringLiteral("problems"));
    QTRY_COMPARE(dock->accessibleDescription(), QStringLiteral("4"));
    for (const LensRow& row : lensRows())
        if (const auto* one = m_window->findChild<QDockWidget*>(QLatin1String(row.id)))
            QCOMPARE(one->windowTitle(), row.name());
    const auto* tabs = m_window->findChild<QTabBar*>(QString(), Qt::FindDirectChildrenOnly);
    int problems = 0;
    while (problems < tabs->count() && tabs->tabText(problems) != QStringLiteral("Problems"))
        ++problems;
    const auto mark = [&] { return tabs->tabButton(problems, QTabBar::RightSide); };
    QTRY_VERIFY(mark() != nullptr);
    QCOMPARE(tabs->tabToolTip(problems), QStringLiteral("Problems: 4"));
    m_window->document().setBytes(asBytes("fine"), {});
    QTRY_VERIFY(dock->accessibleDescription().isEmpty());
    QTRY_VERIFY(mark() == nullptr);
}

void TestMainWindow::zoomGrowsTheCells() {
    const int before = m_window->grid().byteLayout().metrics().hexCell;
    m_window->resize(2600, 1200);
    QTest::keyClick(&m_window->grid(), Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(m_window->grid().byteLayout().metrics().hexCell, before + 4);
    QTest::keyClick(&m_window->grid(), Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(m_window->grid().byteLayout().metrics().hexCell, before);
}

void TestMainWindow::smallWindows_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("perRow");
    QTest::newRow("1024x640") << QSize(1024, 640) << 16;
    QTest::newRow("900x600") << QSize(900, 600) << 16;
    QTest::newRow("899x600") << QSize(899, 600) << 8;
    QTest::newRow("800x600") << QSize(800, 600) << 8;
}

void TestMainWindow::smallWindows() {
    QFETCH(QSize, size);
    QFETCH(int, perRow);
    m_window->opener().openSample();
    m_window->resize(size);
    QTRY_COMPARE(m_window->size(), size);
    QTRY_COMPARE(m_window->grid().byteLayout().metrics().bytesPerRow, perRow);
    QVERIFY(m_window->grid().byteLayout().width() <= m_window->grid().width());
    auto* inspector = m_window->findChild<QDockWidget*>(QStringLiteral("inspector"));
    QCOMPARE(m_window->dockWidgetArea(inspector), Qt::BottomDockWidgetArea);
    QVERIFY(!m_window->lens(QStringLiteral("bits"))->visibleRegion().isEmpty()); // still in front
    m_window->resize(1440, 900);
    QCOMPARE(m_window->dockWidgetArea(inspector), Qt::RightDockWidgetArea);
    QVERIFY(!m_text->toPlainText().isEmpty());
}

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
