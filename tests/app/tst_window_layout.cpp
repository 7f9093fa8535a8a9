// Where lenses are and how to reach them: keys of the View, Go and Lenses menus on the real
// window, and what is remembered from one start to the next.

#include "grid/byte_grid.h"
#include "lenses/lens_registry.h"
#include "settings/settings.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/language.h"
#include "text/qt_text.h"
#include "widgets/panel.h"
#include "window/input_bar.h"
#include "window/input_field.h"
#include "window/main_window.h"

#include "patient.h"
#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>

#include <algorithm>

using namespace moji;
using namespace moji::app;

class TestWindowLayout : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void lensesByNumber();
    void theLensGetsTheFocusWhenItHasSomethingToFocus_data();
    void theLensGetsTheFocusWhenItHasSomethingToFocus();
    void shiftF10OpensTheContextMenu();
    void panelsByF6();
    void fullScreen();
    void zoomReachesAllFonts();
    void zoomAndBackIsTheSamePicture_data();
    void zoomAndBackIsTheSamePicture();
    void shortDocumentsLeaveRoomForTheLens();
    void longDocumentsKeepHalf();
    void threeColumnsInAWideWindow();
    void tabsWithoutALensAreGone();
    void titlesSpeakTheLanguage();
    void lensesBesideTheBytesAreWhole_data();
    void lensesBesideTheBytesAreWhole();
    void smallWindowsLeaveNoBlankRows();
    void theChartHasMostOfASmallWindow();
    void tablesOfALowWindowShowThreeRows();
    void compactRowsShowManyBytes();
    void resetPutsEverythingBack();
    void resetInASmallWindow();
    void placesAndZoomAreRemembered();

private:
    [[nodiscard]] QDockWidget* dock(const char* id) const {
        return m_window->findChild<QDockWidget*>(QLatin1String(id));
    }
    [[nodiscard]] Panel* lens(const char* id) const { return m_window->lens(QLatin1String(id)); }
    void choose(const QString& text);
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(m_window.get(), Qt::Key(key), modifiers);
    }

    QTemporaryDir m_folder;
    CodecRegistry m_codecs;
    std::unique_ptr<MainWindow> m_window;
};

void TestWindowLayout::initTestCase() {
    QApplication::setOrganizationName(QStringLiteral("Mojiscope"));
    QApplication::setApplicationName(QStringLiteral("test"));
    QApplication::setFont(uiFont()); // as the program does
    setTheme(Theme::Light);
}

void TestWindowLayout::init() {
    m_window = std::make_unique<MainWindow>(m_codecs);
    m_window->resize(1440, 900);
    m_window->opener().openSample();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestWindowLayout::cleanup() {
    m_window.reset();
    setZoom(0);
    settings().useNoFolder();
}

void TestWindowLayout::choose(const QString& text) {
    for (QAction* action : m_window->findChildren<QAction*>())
        if (QString(action->text()).remove(QLatin1Char('&')) == text)
            return action->trigger();
    QFAIL(qPrintable(text));
}

void TestWindowLayout::lensesByNumber() {
    int number = 0;
    for (const LensRow& row : lensRows()) {
        if (++number > 9)
            break;
        m_window->grid().setFocus();
        key(Qt::Key_0 + number, Qt::ControlModifier);
        const Panel* shown = lens(row.id);
        QTRY_VERIFY2(!shown->visibleRegion().isEmpty(), row.id);
        QVERIFY2(shown->hasFocus() || shown->isAncestorOf(m_window->focusWidget()), row.id);
    }
}

void TestWindowLayout::theLensGetsTheFocusWhenItHasSomethingToFocus_data() {
    QTest::addColumn<bool>("goesOn");
    QTest::newRow("the-reader-waits") << false;
    QTest::newRow("the-reader-goes-on") << true;
}

/// The lines are judged first.
void TestWindowLayout::theLensGetsTheFocusWhenItHasSomethingToFocus() {
    QFETCH(bool, goesOn);
    const auto isInLines = [&] { return dock("lines")->isAncestorOf(QApplication::focusWidget()); };
    const QByteArray lines = QByteArray("\xD1\x8F\xD1\x8E\xD1\x91 \xD0\xB6\xD0\xB8\n"
                                        "\xFF\xFE\xB8 \xE6\xE8\n")
                                 .repeated(100);
    m_window->document().setBytes(toBytes(lines), QStringLiteral("test"));
    key(Qt::Key_1, Qt::AltModifier);
    QVERIFY(!isInLines());
    if (goesOn)
        m_window->selection().setCaret(5);
    QTRY_VERIFY(!lens("lines")->isUpdating());
    QTest::qWait(100);
    QCOMPARE(isInLines(), !goesOn);
}

void TestWindowLayout::shiftF10OpensTheContextMenu() {
    m_window->grid().setFocus();
    bool isItsMenu = false;
    QTimer closes; // the menu of the grid is executed
    connect(&closes, &QTimer::timeout, this, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (menu == nullptr)
            return;
        isItsMenu = menu->actions().contains(m_window->grid().actions().front());
        menu->close();
    });
    closes.start(10);
    key(Qt::Key_F10, Qt::ShiftModifier);
    QTRY_VERIFY(isItsMenu);
}

void TestWindowLayout::panelsByF6() {
    m_window->showLens(QStringLiteral("bits"));
    m_window->inputBar().textField().setFocus();
    QList<QWidget*> seen;
    // Text, bytes, legend, the lens below, inspector, status bar, the buttons.
    for (int i = 0; i < 7; ++i) {
        seen += m_window->focusWidget();
        key(Qt::Key_F6);
    }
    QCOMPARE(m_window->focusWidget(), &m_window->inputBar().textField());
    QCOMPARE(seen.at(1), &m_window->grid());
    QVERIFY(lens("bits") == seen.at(3) || lens("bits")->isAncestorOf(seen.at(3)));
    QVERIFY(lens("inspector") == seen.at(4) || lens("inspector")->isAncestorOf(seen.at(4)));
    key(Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(m_window->focusWidget(), seen.at(6));
}

void TestWindowLayout::fullScreen() {
    key(Qt::Key_F11, Qt::ShiftModifier);
    QTRY_VERIFY(m_window->isFullScreen());
    key(Qt::Key_F11, Qt::ShiftModifier);
    QTRY_VERIFY(!m_window->isFullScreen());
    // Also as the desktop or the last session has it.
    const auto* action = m_window->findChild<QAction*>(QStringLiteral("view.fullScreen"));
    QMenu* menu = nullptr;
    for (auto* one : m_window->findChildren<QMenu*>())
        if (one->actions().contains(action))
            menu = one;
    QVERIFY(menu != nullptr);
    for (const bool full : {true, false}) {
        m_window->setWindowState(full ? Qt::WindowFullScreen : Qt::WindowNoState);
        QTRY_COMPARE(m_window->isFullScreen(), full);
        Q_EMIT menu->aboutToShow();
        QCOMPARE(action->isChecked(), full);
    }
}

void TestWindowLayout::zoomReachesAllFonts() {
    std::map<const QWidget*, int> heights;
    const auto watched = [&] {
        QList<QWidget*> widgets{&m_window->inputBar().textField(), m_window->menuBar()};
        for (QLabel* label : m_window->findChildren<QLabel*>())
            if (label->isVisible() && !label->text().isEmpty())
                widgets += label;
        return widgets;
    };
    key(Qt::Key_0, Qt::ControlModifier);
    const QList<QWidget*> widgets = watched();
    for (const QWidget* widget : widgets)
        heights[widget] = widget->fontMetrics().height();
    for (int i = 0; i < 3; ++i)
        key(Qt::Key_Plus, Qt::ControlModifier);
    const auto name = [](const QWidget* widget) {
        const auto* label = qobject_cast<const QLabel*>(widget);
        return QLatin1String(widget->metaObject()->className()) +
               (label != nullptr ? QStringLiteral(": ") + label->text() : QString());
    };
    for (const QWidget* widget : widgets)
        QVERIFY2(widget->fontMetrics().height() > heights[widget], qPrintable(name(widget)));
    key(Qt::Key_0, Qt::ControlModifier);
    for (const QWidget* widget : widgets)
        QVERIFY2(widget->fontMetrics().height() == heights[widget], qPrintable(name(widget)));
}

void TestWindowLayout::zoomAndBackIsTheSamePicture_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("lens");
    QTest::newRow("usual") << QSize(1440, 900) << "bits";
    QTest::newRow("small") << QSize(1024, 640) << "automaton";
    QTest::newRow("wide") << QSize(1920, 1080) << "encodings";
}

void TestWindowLayout::zoomAndBackIsTheSamePicture() {
    QFETCH(QSize, size);
    QFETCH(QString, lens);
    m_window->resize(size);
    m_window->showLens(lens);
    m_window->grid().setFocus();
    const auto settled = [this] { // titles say "updating" for a moment
        QImage last = m_window->grab().toImage();
        for (int tries = 0; tries < 25; ++tries) {
            QTest::qWait(400);
            const QImage next = m_window->grab().toImage();
            if (next == last)
                break;
            last = next;
        }
        return last;
    };
    QTRY_VERIFY(m_window->document().jobs().idle());
    const QImage before = settled();
    for (const int steps : {3, -3, -1, 1})
        for (int i = 0; i < std::abs(steps); ++i)
            key(steps > 0 ? Qt::Key_Plus : Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(zoom(), 0);
    QTRY_VERIFY(m_window->document().jobs().idle());
    QTRY_VERIFY(settled() == before);
}

void TestWindowLayout::shortDocumentsLeaveRoomForTheLens() {
    m_window->document().setBytes(asBytes("twenty-four bytes of text"), {});
    const ByteLensLayout& layout = m_window->grid().byteLayout();
    QTRY_VERIFY2(layout.fullRows() <= 4, qPrintable(QString::number(layout.fullRows())));
    QTRY_VERIFY(layout.fullRows() >= 3); // two and one to spare
    QVERIFY(dock("bits")->height() > 400);
}

void TestWindowLayout::longDocumentsKeepHalf() {
    m_window->document().setBytes(Bytes(100'000, 'x'), {});
    QCoreApplication::processEvents();
    const int height = m_window->centralWidget()->height();
    QVERIFY2(std::abs(height - m_window->height() / 2) < 20, qPrintable(QString::number(height)));
}

void TestWindowLayout::threeColumnsInAWideWindow() {
    m_window->resize(1600, 900);
    QCoreApplication::processEvents();
    const QRect bytes = m_window->centralWidget()->geometry();
    const QRect bits = dock("bits")->geometry();
    const QRect inspector = dock("inspector")->geometry();
    QVERIFY(bytes.right() < bits.left());
    QVERIFY(bits.right() < inspector.left());
    QVERIFY(bits.height() > bytes.height() - 60);
    QCOMPARE(m_window->grid().byteLayout().metrics().bytesPerRow, 16);
    m_window->resize(1440, 900);
    QCoreApplication::processEvents();
    QCOMPARE(m_window->dockWidgetArea(dock("bits")), Qt::BottomDockWidgetArea);
    QCOMPARE(m_window->dockWidgetArea(dock("inspector")), Qt::RightDockWidgetArea);
    QVERIFY(!lens("bits")->visibleRegion().isEmpty()); // still in front
}

/// A small window that is maximised, and back: no tab bar lies over the title of a dock.
void TestWindowLayout::tabsWithoutALensAreGone() {
    for (const QSize size : {QSize(1000, 640), QSize(1900, 1100), QSize(1000, 640),
                             QSize(1440, 900), QSize(1900, 1100), QSize(1440, 900)}) {
        m_window->resize(size);
        int shown = 0;
        const auto settled = [&] {
            const auto bars =
                m_window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly);
            shown = static_cast<int>(
                std::ranges::count_if(bars, [](const QTabBar* bar) { return bar->isVisible(); }));
            return shown == 1 && std::ranges::all_of(bars, [](const QTabBar* bar) {
                       return !bar->isVisible() || bar->count() > 10;
                   });
        };
        QTRY_VERIFY2(
            settled(),
            qPrintable(
                QStringLiteral("%1 tab bars at a width of %2").arg(shown).arg(size.width())));
    }
}

/// Qt's own words for the buttons are English where its catalogues are not installed.
void TestWindowLayout::titlesSpeakTheLanguage() {
    const auto restore = qScopeGuard([] { setLanguage(QStringLiteral("en")); });
    setLanguage(QStringLiteral("ru"));
    const MainWindow window(m_codecs);
    static const QRegularExpression english(QStringLiteral("[A-Za-z]"));
    for (const auto* dock : window.findChildren<QDockWidget*>()) {
        for (const char* name : {"qt_dockwidget_floatbutton", "qt_dockwidget_closebutton"}) {
            const auto* button = dock->findChild<QAbstractButton*>(QLatin1String(name));
            QVERIFY2(button != nullptr, name);
            for (const QString& said : {button->accessibleName(), button->toolTip()})
                QVERIFY2(!said.isEmpty() && !said.contains(english), qPrintable(said));
            QVERIFY(!button->accessibleDescription().contains(english));
        }
    }
}

void TestWindowLayout::lensesBesideTheBytesAreWhole_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"bits", "table", "statistics", "problems", "lines"})
        QTest::newRow(id) << id;
}

void TestWindowLayout::lensesBesideTheBytesAreWhole() {
    QFETCH(QString, id);
    m_window->resize(1920, 1080);
    m_window->showLens(id);
    const QWidget* lens = m_window->lens(id);
    QTRY_VERIFY(lens->parentWidget()->width() >= 800);
    QTRY_VERIFY2(lens->width() <= lens->parentWidget()->width(),
                 qPrintable(QString::number(lens->width())));
    QTRY_VERIFY(lens->height() <= lens->parentWidget()->height());
    QCOMPARE(m_window->grid().byteLayout().metrics().bytesPerRow, 16);
}

/// Where not all rows fit into their share, the lens has more than the least.
void TestWindowLayout::smallWindowsLeaveNoBlankRows() {
    m_window->resize(1024, 768); // for the twelve rows of the sample
    QTRY_VERIFY2(m_window->centralWidget()->height() <= m_window->height() / 2 + 20,
                 qPrintable(QString::number(m_window->centralWidget()->height())));
    QVERIFY(dock("bits")->height() > 200);
}

void TestWindowLayout::theChartHasMostOfASmallWindow() {
    m_window->resize(1024, 700);
    m_window->document().setBytes(Bytes(100'000, 'x'), {});
    QTRY_VERIFY(dock("bits")->height() < m_window->height() * 2 / 5);
    m_window->showLens(QStringLiteral("chart"));
    QTRY_VERIFY2(dock("chart")->height() > m_window->height() * 9 / 20,
                 qPrintable(QString::number(dock("chart")->height())));
    m_window->showLens(QStringLiteral("bits"));
    QTRY_VERIFY(dock("bits")->height() < m_window->height() * 2 / 5);
}

void TestWindowLayout::tablesOfALowWindowShowThreeRows() {
    m_window->resize(1024, 640);
    m_window->document().setBytes(Bytes(100'000, 'x'), {});
    m_window->tabs().current().file().notices().set(NoticeKind::OtherThanSaved,
                                                    {QStringLiteral("Read"), {}});
    m_window->showLens(QStringLiteral("encodings"));
    auto* table = dock("encodings")->findChild<QTableView*>();
    QTRY_VERIFY(table->rowHeight(0) > 0);
    QTRY_VERIFY(table->viewport()->height() >= 3 * table->rowHeight(0));
}

void TestWindowLayout::compactRowsShowManyBytes() {
    m_window->document().setBytes(Bytes(100'000, 'x'), {});
    RowWishes wishes = m_window->grid().wishes();
    wishes.density = ByteDensity::Compact;
    m_window->grid().setWishes(wishes);
    QCoreApplication::processEvents();
    const ByteLensLayout& layout = m_window->grid().byteLayout();
    const int shown = layout.fullRows() * layout.metrics().bytesPerRow;
    QVERIFY2(shown >= 900, qPrintable(QString::number(shown)));
}

void TestWindowLayout::resetPutsEverythingBack() {
    dock("bits")->setFloating(true);
    dock("problems")->close();
    m_window->addDockWidget(Qt::LeftDockWidgetArea, dock("encodings"));
    choose(QStringLiteral("Reset layout"));
    for (const LensRow& row : lensRows()) {
        if (row.place == LensPlace::Centre)
            continue;
        const QDockWidget* one = dock(row.id);
        QVERIFY2(!one->isFloating() && !one->isHidden(), row.id);
        QCOMPARE(m_window->dockWidgetArea(dock(row.id)), row.place == LensPlace::Right
                                                             ? Qt::RightDockWidgetArea
                                                             : Qt::BottomDockWidgetArea);
    }
}

void TestWindowLayout::resetInASmallWindow() {
    m_window->resize(1024, 640);
    dock("inspector")->setFloating(true);
    choose(QStringLiteral("Reset layout"));
    QVERIFY(!dock("inspector")->isFloating());
    QCOMPARE(m_window->dockWidgetArea(dock("inspector")), Qt::BottomDockWidgetArea);
    m_window->resize(1440, 900);
    QCOMPARE(m_window->dockWidgetArea(dock("inspector")), Qt::RightDockWidgetArea);
}

void TestWindowLayout::placesAndZoomAreRemembered() {
    m_window->remember(false);
    dock("problems")->close();
    m_window->addDockWidget(Qt::LeftDockWidgetArea, dock("encodings"));
    key(Qt::Key_Plus, Qt::ControlModifier);
    const int zoomed = zoom();
    m_window->close();
    setZoom(0);
    m_window = std::make_unique<MainWindow>(m_codecs);
    m_window->remember(false);
    m_window->show();
    QVERIFY(dock("problems")->isHidden());
    QCOMPARE(m_window->dockWidgetArea(dock("encodings")), Qt::LeftDockWidgetArea);
    QCOMPARE(zoom(), zoomed);
}

QTEST_MAIN(TestWindowLayout)
#include "tst_window_layout.moc"
