// The letters of a presented lens are larger than those of the window, on every screen; what a lens
// has no room for scrolls with the step and with the keyboard.

#include "app/window_test.h"
#include "document/document.h"
#include "lenses/lens.h"
#include "style/fonts.h"
#include "window/lens_actions.h"
#include "window/lens_docks.h"
#include "window/presentation.h"

#include "patient.h"
#include <QAbstractItemView>
#include <QDockWidget>

using namespace moji;
using namespace moji::app;

namespace {

const QSize kLarge(1920, 1080);
const QSize kTiny(800, 600);

} // namespace

class TestLargeLetters : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup() { close(); }
    void lettersAreLargerThanInTheWindow_data();
    void lettersAreLargerThanInTheWindow();
    void theStepStaysInSight_data();
    void theStepStaysInSight();
    void aFloatingLensHasTheKeyboardAfterwards();

private:
    [[nodiscard]] Presentation& presentation() { return m_window->lensActions().presentation(); }
    void present(const QString& id, QSize size);
};

void TestLargeLetters::init() {
    open();
    m_window->document().setBytes(asBytes("A\xE4\xB8\x96 caf\xC3\xA9 \xF0\x9F\x98\x80 \xC0\xAF!"),
                                  QStringLiteral("sample"));
    m_window->selection().select({1, 4});
}

void TestLargeLetters::present(const QString& id, QSize size) {
    m_window->showLens(id);
    QTRY_VERIFY(m_window->document().jobs().idle());
    presentation().present(id, size);
    QVERIFY(waitForExposed(&presentation()));
    QTRY_VERIFY(m_window->document().jobs().idle());
    QTRY_VERIFY(!presentation().panel().isUpdating());
    QCOMPARE(presentation().size(), size);
}

void TestLargeLetters::lettersAreLargerThanInTheWindow_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("times"); // at zoom 0
    QTest::newRow("800x600") << kTiny << 1.25;
    QTest::newRow("1024x768") << QSize(1024, 768) << 1.5;
    QTest::newRow("1280x720") << QSize(1280, 720) << 1.5;
    QTest::newRow("1366x768") << QSize(1366, 768) << 1.5;
    QTest::newRow("1920x1080") << kLarge << 2.0;
}

/// Also on a screen that is smaller than a lens.
void TestLargeLetters::lettersAreLargerThanInTheWindow() {
    QFETCH(QSize, size);
    QFETCH(double, times);
    constexpr int kLength = 100;
    for (const int own : {0, 2, 6}) {
        setZoom(own);
        const int before = scaled(kLength);
        for (const char* id : {"bits", "lookup", "bytes"}) {
            present(QLatin1String(id), size);
            const int presented = scaled(kLength);
            QVERIFY2(own > 0 || presented >= before * times, id);
            QVERIFY2(presented > before, id);
            QTest::keyClick(&presentation(), Qt::Key_Plus, Qt::ControlModifier);
            QVERIFY(scaled(kLength) > presented);
            presentation().leave();
            QCOMPARE(zoom(), own);
        }
    }
}

void TestLargeLetters::theStepStaysInSight_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"automaton", "table", "lookup"})
        QTest::newRow(id) << QString(QLatin1String(id));
}

/// Letters so large that the lens does not fit: it scrolls with the steps, and to what Tab reaches.
void TestLargeLetters::theStepStaysInSight() {
    QFETCH(QString, id);
    present(id, kTiny);
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(&presentation(), Qt::Key_Plus, Qt::ControlModifier);
    waitForLook(presentation());
    auto& lens = static_cast<Lens&>(presentation().panel());
    for (int step = 0; step < 6; ++step) {
        waitForLook(presentation());
        int inSight = 0;
        for (const QString& name : lens.partNames()) {
            const auto part = lens.part({name, QStringLiteral("current")}, Reveal::No);
            inSight += part && part->isExact && part->widget->isVisible() &&
                               part->widget->visibleRegion().intersects(part->area)
                           ? 1
                           : 0;
        }
        QVERIFY2(inSight > 0, qPrintable(lens.state()[QStringLiteral("step")]));
        QTest::keyClick(&presentation(), Qt::Key_PageDown);
    }
    for (int stop = 0; stop < 8; ++stop) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        waitForLook(presentation());
        QVERIFY2(!QApplication::focusWidget()->visibleRegion().isEmpty(),
                 QApplication::focusWidget()->metaObject()->className());
    }
}

void TestLargeLetters::aFloatingLensHasTheKeyboardAfterwards() {
    const QString id = QStringLiteral("encodings");
    m_window->showLens(id);
    QDockWidget* dock = m_window->docks().dock(id);
    dock->setFloating(true);
    QVERIFY(waitForExposed(dock));
    dock->activateWindow();
    QVERIFY(waitForActive(dock));
    QWidget* focus = m_window->docks().host(id)->lens()->findChild<QAbstractItemView*>();
    focus->setFocus();
    QTRY_VERIFY(dock->isAncestorOf(QApplication::focusWidget()));
    m_window->lensActions().present();
    QVERIFY(waitForActive(&presentation()));
    QCOMPARE(presentation().lens(), id);
    QTest::keyClick(&presentation(), Qt::Key_Escape);
    QTRY_COMPARE(QApplication::activeWindow(), dock);
    QTRY_COMPARE(QApplication::focusWidget(), focus);
}

QTEST_MAIN(TestLargeLetters)
#include "tst_large_letters.moc"
