// Lenses in windows of their own: they stay where they are while the window changes its shape, come
// back at the next start on a screen that is there, and the keys of the window work in them.

#include "app/window_test.h"
#include "document/document.h"
#include "grid/byte_grid.h"
#include "lenses/lens_registry.h"
#include "window/find_bar.h"
#include "window/floating_dock.h"
#include "window/lens_actions.h"
#include "window/lens_docks.h"
#include "window/presentation.h"

#include <QDockWidget>
#include <QScreen>
#include <QToolButton>

using namespace moji;
using namespace moji::app;

namespace {

/// Counts how often it is shown.
class ShowCounter : public QObject {
public:
    explicit ShowCounter(QObject* shown)
        : QObject(shown) {
        shown->installEventFilter(this);
    }
    bool eventFilter(QObject*, QEvent* event) override {
        m_count += event->type() == QEvent::Show;
        return false;
    }
    [[nodiscard]] int count() const { return m_count; }

private:
    int m_count = 0;
};

bool hasFrameAndTitle(const QDockWidget& dock) {
    return dock.isVisible() && !dock.windowFlags().testFlag(Qt::FramelessWindowHint) &&
           qobject_cast<FloatingTitle*>(dock.titleBarWidget()) != nullptr;
}

} // namespace

class TestFloatingLenses : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        open();
        m_window->document().setBytes(asBytes("A\xE4\xB8\x96 \xC0\xAF!\n\xFF\n"),
                                      QStringLiteral("a text"));
    }
    void cleanup() { close(); }
    void stayWhereTheyAre_data() { lenses(); }
    void stayWhereTheyAre();
    void areShownOnce();
    void getTheirFrameWhenOthersFloatThem();
    void getRoomWhereTheyAreDropped();
    void keepTheFocusWhenPutBack_data();
    void keepTheFocusWhenPutBack();
    void comeBackAtTheNextStart_data() { lenses(); }
    void comeBackAtTheNextStart();
    void comeBackOnAScreenThatIsThere();
    void takeTheKeysOfTheWindow();
    void showingOneActivatesIt();
    void f6GoesThroughThem();

private:
    static void lenses();
    QDockWidget* floating(const QString& id);
};

void TestFloatingLenses::lenses() {
    QTest::addColumn<QString>("id");
    for (const LensRow& row : lensRows())
        if (row.place != LensPlace::Centre)
            QTest::newRow(row.id) << QString(QLatin1String(row.id));
}

QDockWidget* TestFloatingLenses::floating(const QString& id) {
    m_window->showLens(id);
    QDockWidget* dock = m_window->docks().dock(id);
    floatBeside(*dock, *m_window);
    dock->setGeometry(40, 60, 400, 300);
    if (!QTest::qWaitFor(
            [dock] { return qobject_cast<FloatingTitle*>(dock->titleBarWidget()) != nullptr; }))
        return nullptr;
    const auto isReady = [&] {
        return m_window->document().jobs().idle() && !m_window->docks().host(id)->isUpdating();
    };
    return waitForExposed(dock) && QTest::qWaitFor(isReady, 60'000) ? dock : nullptr;
}

void TestFloatingLenses::stayWhereTheyAre() {
    QFETCH(QString, id);
    QDockWidget* dock = floating(id);
    QVERIFY(dock != nullptr);
    const QRect place = dock->geometry();
    for (const QSize& size : {QSize(1024, 740), QSize(1900, 1000), QSize(1024, 740),
                              QSize(1440, 900), QSize(1900, 1000), QSize(1440, 900)}) {
        m_window->resize(size);
        QTest::qWait(20);
        QVERIFY(dock->isFloating());
        QVERIFY(dock->isVisible());
        QCOMPARE(dock->geometry(), place);
    }
    dock->setFloating(false);
    dock->raise();
    QTRY_VERIFY(m_window->docks().isInSight(*dock));
}

/// A window manager may lose a window that is taken away and shown again at once.
void TestFloatingLenses::areShownOnce() {
    m_window->showLens(QStringLiteral("problems"));
    QDockWidget* dock = m_window->docks().dock(QStringLiteral("problems"));
    QTRY_VERIFY(m_window->docks().isInSight(*dock));
    const ShowCounter shows(dock);
    floatBeside(*dock, *m_window);
    QVERIFY(waitForExposed(dock));
    QTest::qWait(50); // what was scheduled is done
    QVERIFY(hasFrameAndTitle(*dock));
    QCOMPARE(shows.count(), 1);
}

/// By the button of the title, or a double click on it.
void TestFloatingLenses::getTheirFrameWhenOthersFloatThem() {
    QDockWidget* dock = m_window->docks().dock(QStringLiteral("inspector"));
    QTRY_VERIFY(dock->isVisible());
    dock->setFloating(true);
    QTRY_VERIFY(hasFrameAndTitle(*dock));
    const QRect place = dock->geometry();
    QTest::qWait(50);
    QVERIFY(hasFrameAndTitle(*dock));
    QCOMPARE(dock->geometry(), place);
    dock->setFloating(false);
    QTRY_VERIFY(dock->titleBarWidget() == nullptr);
    QVERIFY(dock->isVisible());
}

/// Qt leaves nothing but the title where its neighbours leave no more.
void TestFloatingLenses::getRoomWhereTheyAreDropped() {
    QDockWidget* dock = m_window->docks().dock(QStringLiteral("inspector"));
    m_window->addDockWidget(Qt::BottomDockWidgetArea, dock);
    m_window->resizeDocks({dock}, {1}, Qt::Vertical);
    QTRY_VERIFY(dock->widget()->isVisible() && dock->widget()->height() < 60);
    dock->setFloating(true);
    QTRY_VERIFY(hasFrameAndTitle(*dock));
    dock->setFloating(false);
    QTRY_VERIFY(dock->widget()->height() > 150);
    m_window->resize(1300, 800);
    QTest::qWait(50);
    m_window->resize(1440, 900);
    QTest::qWait(50);
    QVERIFY(dock->widget()->height() > 100);
}

void TestFloatingLenses::keepTheFocusWhenPutBack_data() {
    QTest::addColumn<bool>("byButton");
    QTest::newRow("by command") << false;
    QTest::newRow("by the button of the title, with the keyboard") << true;
}

void TestFloatingLenses::keepTheFocusWhenPutBack() {
    QFETCH(bool, byButton);
    QDockWidget* dock = floating(QStringLiteral("problems"));
    QVERIFY(dock != nullptr);
    m_window->showLens(QStringLiteral("problems"));
    QTRY_VERIFY(dock->widget()->isAncestorOf(QApplication::focusWidget()));
    if (byButton) {
        auto* button = dock->titleBarWidget()->findChild<QToolButton*>();
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
    } else {
        putBack(*dock);
    }
    QVERIFY(waitForActive(m_window.get()));
    QTRY_VERIFY(m_window->docks().isInSight(*dock));
    QTRY_VERIFY(qobject_cast<FloatingTitle*>(dock->titleBarWidget()) == nullptr);
    QVERIFY(dock->widget()->isAncestorOf(m_window->focusWidget()));
}

void TestFloatingLenses::comeBackAtTheNextStart() {
    QFETCH(QString, id);
    for (const QSize& size : {QSize(1440, 900), QSize(1024, 740), QSize(1900, 1000)}) {
        m_window->resize(size);
        QDockWidget* dock = floating(id);
        QVERIFY(dock != nullptr);
        const QRect place = dock->geometry();
        const QByteArray state = m_window->docks().state();
        QVERIFY(dock->isFloating() && dock->isVisible());
        MainWindow other(m_codecs);
        other.resize(size);
        other.docks().restore(state, false);
        other.show();
        QDockWidget* again = other.docks().dock(id);
        QVERIFY(waitForExposed(again));
        QVERIFY(again->isFloating());
        QTRY_VERIFY(qobject_cast<FloatingTitle*>(again->titleBarWidget()) != nullptr);
        QVERIFY(!again->windowFlags().testFlag(Qt::FramelessWindowHint));
        QTRY_COMPARE(again->geometry(), place);
        QVERIFY(again->isVisible());
        QTRY_VERIFY(other.docks().host(id)->lens() != nullptr);
        dock->setFloating(false);
    }
}

void TestFloatingLenses::comeBackOnAScreenThatIsThere() {
    const QString id = QStringLiteral("problems");
    QDockWidget* dock = floating(id);
    QVERIFY(dock != nullptr);
    dock->move(6000, 5000);
    QTRY_VERIFY(dock->pos().x() > 5000);
    const QByteArray state = m_window->docks().state();
    MainWindow other(m_codecs);
    other.docks().restore(state, false);
    other.show();
    QDockWidget* again = other.docks().dock(id);
    QVERIFY(waitForExposed(again));
    QTRY_VERIFY2(again->screen()->availableGeometry().contains(again->geometry()),
                 qPrintable(QStringLiteral("%1,%2").arg(again->x()).arg(again->y())));
}

void TestFloatingLenses::takeTheKeysOfTheWindow() {
    const QString id = QStringLiteral("problems");
    QDockWidget* dock = floating(id);
    QVERIFY(dock != nullptr);
    const auto activate = [&] {
        dock->activateWindow();
        QVERIFY(waitForActive(dock));
        QVERIFY(m_window->docks().host(id)->takeFocus());
        QTRY_VERIFY(dock->isAncestorOf(QApplication::focusWidget()));
    };
    activate();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F11);
    QTRY_VERIFY(m_window->lensActions().presentation().isActive());
    QCOMPARE(m_window->lensActions().presentation().lens(), id);
    m_window->lensActions().presentation().leave();
    activate();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_1, Qt::ControlModifier);
    QTRY_COMPARE(QApplication::activeWindow(), m_window.get());
    QTRY_VERIFY(m_window->grid().hasFocus());
    activate();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F, Qt::ControlModifier);
    QTRY_COMPARE(QApplication::activeWindow(), m_window.get());
    QTRY_VERIFY(m_window->findBar().isAncestorOf(QApplication::focusWidget()));
    activate();
    const QWidget* before = QApplication::focusWidget();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Plus, Qt::ControlModifier);
    QTest::qWait(50);
    QCOMPARE(zoom(), 1);
    QCOMPARE(QApplication::activeWindow(), dock); // what gives the keyboard to nothing leaves it
    QCOMPARE(QApplication::focusWidget(), before);
}

void TestFloatingLenses::showingOneActivatesIt() {
    const QString id = QStringLiteral("problems");
    QDockWidget* dock = floating(id);
    QVERIFY(dock != nullptr);
    m_window->activateWindow();
    QVERIFY(waitForActive(m_window.get()));
    m_window->grid().setFocus();
    m_window->showLens(id);
    QTRY_COMPARE(QApplication::activeWindow(), dock);
    QTRY_VERIFY(dock->isAncestorOf(QApplication::focusWidget()));
    m_window->showLens(QStringLiteral("encodings"));
    QTRY_COMPARE(QApplication::activeWindow(), m_window.get());
}

void TestFloatingLenses::f6GoesThroughThem() {
    QDockWidget* dock = floating(QStringLiteral("problems"));
    QVERIFY(dock != nullptr);
    m_window->activateWindow();
    QVERIFY(waitForActive(m_window.get()));
    m_window->grid().setFocus();
    QTRY_VERIFY(m_window->grid().hasFocus());
    bool wasInDock = false;
    for (int stop = 0; stop < 30; ++stop) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        QTest::qWait(20);
        wasInDock = wasInDock || dock->isAncestorOf(QApplication::focusWidget());
        if (m_window->grid().hasFocus())
            break;
    }
    QVERIFY(wasInDock);
    QVERIFY(m_window->grid().hasFocus());
}

QTEST_MAIN(TestFloatingLenses)
#include "tst_floating_lenses.moc"
