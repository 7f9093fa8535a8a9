// What eyes, hands and ears need of the real window: floating lenses with a frame and a way back,
// F6 through all panels, radio buttons, hidden docks that do not claim to be seen, text as it is
// read.

#include "app/window_test.h"
#include "grid/byte_grid.h"
#include "window/floating_dock.h"
#include "window/lens_docks.h"
#include "window/opener.h"

#include <QAccessible>
#include <QButtonGroup>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QToolButton>

using namespace moji;
using namespace moji::app;

class TestReachable : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void floatingLensesAreBesideTheWindow_data();
    void floatingLensesAreBesideTheWindow();
    void aFloatingLensHasAFrameAndAWayBack();
    void f6ReachesToolbarAndLegend();
    void choicesAreRadioButtons();
    void comboBoxesSayWhatTheyAreFor();
    void onlyTheDockInFrontIsShowing();
    void rightToLeftTextIsShownAsRead();
    void aRightToLeftInterfaceIsMirrored();

private:
    [[nodiscard]] QDockWidget* dock(const char* id) const {
        return m_window->docks().dock(QLatin1String(id));
    }
};

void TestReachable::floatingLensesAreBesideTheWindow_data() {
    QTest::addColumn<QRect>("window");
    QTest::addColumn<QPoint>("place");
    QTest::newRow("right") << QRect(0, 50, 1000, 800) << QPoint(1008, 50);
    QTest::newRow("left") << QRect(900, 50, 1000, 800) << QPoint(492, 50);
    QTest::newRow("no-room") << QRect(0, 0, 1920, 1080) << QPoint(1520, 0);
    QTest::newRow("low") << QRect(0, 1000, 1000, 800) << QPoint(1008, 780);
}

void TestReachable::floatingLensesAreBesideTheWindow() {
    QFETCH(QRect, window);
    const QRect screen(0, 0, 1920, 1080);
    const QRect placed = placeBeside(window, {400, 300}, screen);
    QTEST(placed.topLeft(), "place");
    QVERIFY(screen.contains(placed));
}

void TestReachable::aFloatingLensHasAFrameAndAWayBack() {
    m_window->showLens(QStringLiteral("problems"));
    QDockWidget* problems = dock("problems");
    floatBeside(*problems, *m_window);
    QTRY_VERIFY(qobject_cast<FloatingTitle*>(problems->titleBarWidget()) != nullptr);
    QVERIFY(problems->isVisible() && problems->isFloating());
    QVERIFY(!problems->windowFlags().testFlag(Qt::FramelessWindowHint));
    QVERIFY(problems->windowFlags().testFlag(Qt::WindowTitleHint));
    auto* back = problems->titleBarWidget()->findChild<QToolButton*>();
    QCOMPARE(back->text(), QStringLiteral("Put back"));
    back->click();
    QVERIFY(!problems->isFloating());
    QTRY_VERIFY(qobject_cast<FloatingTitle*>(problems->titleBarWidget()) == nullptr);
    QVERIFY(m_window->docks().isInSight(*problems));
}

void TestReachable::f6ReachesToolbarAndLegend() {
    m_window->opener().openSample();
    m_window->grid().setFocus();
    QStringList seen;
    for (int i = 0; i < 12; ++i) {
        QTest::keyClick(m_window->focusWidget(), Qt::Key_F6);
        for (const QWidget* at = m_window->focusWidget(); at != nullptr; at = at->parentWidget())
            seen += QLatin1String(at->metaObject()->className());
        seen += m_window->focusWidget()->property("text").toString();
    }
    QVERIFY(seen.contains(QStringLiteral("moji::app::ByteLegend")));
    QVERIFY(seen.contains(QStringLiteral("moji::app::InputRow")));
    QVERIFY(seen.contains(QStringLiteral("moji::app::ByteGrid")));
    QVERIFY(seen.contains(QStringLiteral("moji::app::StatusBar")));
    QVERIFY(seen.contains(QString(QStringLiteral("Open…"))) ||
            seen.contains(QStringLiteral("Open")));
}

void TestReachable::choicesAreRadioButtons() {
    m_window->showLens(QStringLiteral("mojibake"));
    int choices = 0;
    for (auto* button : m_window->findChildren<QToolButton*>()) {
        if (button->group() == nullptr || !button->group()->exclusive())
            continue;
        QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(button);
        QCOMPARE(heard->role(), QAccessible::RadioButton);
        QVERIFY(!heard->text(QAccessible::Name).isEmpty());
        QCOMPARE(bool(heard->state().checked), button->isChecked());
        ++choices;
    }
    QVERIFY(choices >= 3);
}

void TestReachable::comboBoxesSayWhatTheyAreFor() {
    m_window->opener().openSample();
    for (const LensRow& row : lensRows()) {
        m_window->showLens(QLatin1String(row.id));
        for (auto* box : m_window->findChildren<QComboBox*>()) {
            if (!box->isVisible())
                continue;
            QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(box);
            const bool isLabelled = !heard->relations(QAccessible::Label).isEmpty();
            const QString name = heard->text(QAccessible::Name);
            const auto where =
                QStringLiteral("%1 in %2").arg(box->currentText(), QLatin1String(row.id));
            QVERIFY2(isLabelled || !heard->text(QAccessible::Description).isEmpty() ||
                         (!name.isEmpty() && name != box->currentText()),
                     qPrintable(where));
            QVERIFY2(box->isEditable() || heard->text(QAccessible::Value) == box->currentText(),
                     qPrintable(where));
        }
    }
}

void TestReachable::onlyTheDockInFrontIsShowing() {
    m_window->showLens(QStringLiteral("decoders"));
    QCoreApplication::processEvents();
    QStringList showing;
    for (const LensRow& row : lensRows()) {
        if (row.place != LensPlace::Bottom)
            continue;
        QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(dock(row.id));
        if (!heard->state().invisible)
            showing += QLatin1String(row.id);
    }
    QCOMPARE(showing, QStringList{QStringLiteral("decoders")});
}

void TestReachable::rightToLeftTextIsShownAsRead() {
    m_window->document().setBytes(toBytes(QString::fromUtf8("שלום abc\nnext").toUtf8()), {});
    const auto asRead = [this] {
        for (const auto* label : m_window->inputBar().findChildren<QLabel*>())
            if (label->isVisible() && label->text().startsWith(QStringLiteral("As read")))
                return label->text();
        return QString();
    };
    QTRY_VERIFY(asRead().contains(QString::fromUtf8("שלום abc")));
    QVERIFY(!asRead().contains(QStringLiteral("next")));
    m_window->document().setBytes(toBytes("abc"), {});
    QVERIFY(asRead().isEmpty());
}

void TestReachable::aRightToLeftInterfaceIsMirrored() {
    const int left = m_window->inputBar().mapTo(m_window.get(), QPoint(0, 0)).x();
    QApplication::setLayoutDirection(Qt::RightToLeft);
    m_window = std::make_unique<MainWindow>(m_codecs);
    m_window->resize(1440, 900);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    auto& fields = m_window->inputBar();
    const int right =
        m_window->width() - fields.mapTo(m_window.get(), QPoint(0, 0)).x() - fields.width();
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QVERIFY2(std::abs(right - left) <= 16,
             qPrintable(QStringLiteral("%1 %2").arg(right).arg(left)));
    // Bytes keep their order: the first is left of the second.
    const auto& grid = m_window->grid();
    QVERIFY(grid.byteLayout().headerCell(ByteColumn::Hex, 0).left() <
            grid.byteLayout().headerCell(ByteColumn::Hex, 1).left());
}

QTEST_MAIN(TestReachable)
#include "tst_reachable.moc"
