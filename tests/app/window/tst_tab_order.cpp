// The order in which Tab goes through the main window and every dialog: that of the manual's page
// about the keyboard; and what F6 reaches.

#include "app/every_dialog.h"
#include "app/window_test.h"
#include "grid/byte_grid.h"
#include "settings/settings.h"
#include "widgets/focus_ring.h"
#include "window/document_tab.h"
#include "window/find_bar.h"
#include "window/opener.h"
#include "window/problems_button.h"

#include <QAccessible>
#include <QComboBox>
#include <QFile>
#include <QRegularExpression>

using namespace moji;
using namespace moji::app;

class TestTabOrder : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        settings().useNoFolder();
        open();
        m_window->opener().openText(QStringLiteral("Hi 世界"), QStringLiteral("a text"));
        m_window->grid().setFocus();
        QTRY_VERIFY(m_window->document().jobs().idle());
    }
    void cleanup() { close(); }
    void isThatOfTheManual_data();
    void isThatOfTheManual();
    void whatAppearsLaterIsWhereTheEyeFindsIt();
    void shiftTabGoesTheOtherWay_data();
    void shiftTabGoesTheOtherWay();
    void theRingIsSeenInEveryDialog_data() { dialogs(); }
    void theRingIsSeenInEveryDialog();
    void f6ReachesButtonsAndLegend();
    void aControlOfNoPanelLeavesTheFocusToTheBytes();

private:
    static void dialogs();
    /// The window that the row of test data is about, shown.
    QWidget* shown(const QString& action);
    static bool isActive(QWidget* window);
    static QString nameOf(QWidget* widget);
    static QStringList walk(QWidget* window, Qt::Key key);
};

void TestTabOrder::dialogs() {
    QTest::addColumn<QString>("action"); // that opens it
    for (const DialogRow& row : kDialogs)
        QTest::newRow(row.title) << QString(QLatin1String(row.action));
}

void TestTabOrder::isThatOfTheManual_data() {
    dialogs();
    QTest::newRow("Main window") << QString();
}

QWidget* TestTabOrder::shown(const QString& action) {
    return action.isEmpty() ? m_window.get() : showDialog(*m_window, action);
}

/// No window manager does it for a dialog.
bool TestTabOrder::isActive(QWidget* window) {
    window->activateWindow();
    return QTest::qWaitFor([window] { return QApplication::activeWindow() == window; }, 10'000);
}

QString TestTabOrder::nameOf(QWidget* widget) {
    if (!widget->accessibleName().isEmpty())
        return widget->accessibleName(); // a combo box calls itself by its value
    const QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
    const QString name = interface == nullptr ? QString() : interface->text(QAccessible::Name);
    return name.isEmpty()
               ? QStringLiteral("(%1)").arg(QLatin1String(widget->metaObject()->className()))
               : name;
}

/// Until what had the focus first has it again. Tab changes the column of the grid: F6 leaves it.
QStringList TestTabOrder::walk(QWidget* window, Qt::Key key) {
    constexpr int kMost = 200;
    QWidget* const first = window->focusWidget();
    QStringList names;
    int stops = 0;
    for (QWidget* at = first; at != nullptr && stops < kMost; ++stops) {
        if (names.isEmpty() || names.back() != nameOf(at)) // not each link of a page
            names += nameOf(at);
        if (key == Qt::Key_Backtab && qobject_cast<ByteGrid*>(at) != nullptr)
            return names; // Shift+F6 goes by panels
        QTest::keyClick(at, qobject_cast<ByteGrid*>(at) == nullptr ? key : Qt::Key_F6);
        at = window->focusWidget();
        if (at == first)
            return names;
    }
    return names;
}

void TestTabOrder::isThatOfTheManual() {
    QFETCH(QString, action);
    QFile file(QStringLiteral(MOJISCOPE_SOURCE "/resources/docs/manual/keyboard.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString page = QString::fromUtf8(file.readAll());
    QWidget* window = shown(action);
    QVERIFY(window != nullptr);
    QVERIFY(isActive(window));
    QTRY_VERIFY(window->focusWidget() != nullptr);
    QTRY_VERIFY(m_window->document().jobs().idle());
    const QString row = QStringLiteral("| %1 | %2 |")
                            .arg(QLatin1String(QTest::currentDataTag()),
                                 walk(window, Qt::Key_Tab).join(QStringLiteral(" → ")));
    QVERIFY2(page.contains(row), qPrintable(QStringLiteral("missing:\n") + row));
}

/// Lenses, a notice, the find bar and a second tab: from top to bottom.
void TestTabOrder::whatAppearsLaterIsWhereTheEyeFindsIt() {
    m_window->resize(1440, 900);
    m_window->opener().openText(QStringLiteral("second"), QStringLiteral("another text"));
    m_window->showLens(QStringLiteral("automaton"));
    DocumentTab& tab = m_window->tabs().current();
    tab.file().notices().set(NoticeKind::Changed,
                             {QStringLiteral("Later."), {{QStringLiteral("Answer"), [] {}}}});
    m_window->findBar().open(false);
    m_window->findBar().pattern().setFocus();
    QVERIFY(isActive(m_window.get()));
    QTRY_VERIFY(m_window->document().jobs().idle());
    const QStringList names = walk(m_window.get(), Qt::Key_Tab);
    qsizetype before = names.indexOf(QStringLiteral("Find")); // the field, at first
    QCOMPARE(before, 0);
    for (const char* name : {"Bytes", "ASCII", "Next step", "Properties", "Encoding", "Open…",
                             "Text", "Hex bytes", "Answer"}) {
        const qsizetype at = names.indexOf(QString::fromUtf8(name));
        QVERIFY2(at > before, qPrintable(QString::fromUtf8(name) + u':' + names.join(u';')));
        before = at;
    }
}

void TestTabOrder::shiftTabGoesTheOtherWay_data() {
    QTest::addColumn<QString>("action");
    QTest::newRow("preferences") << QStringLiteral("edit.preferences");
    QTest::newRow("main-window") << QString();
}

void TestTabOrder::shiftTabGoesTheOtherWay() {
    QFETCH(QString, action);
    QWidget* window = shown(action);
    QVERIFY(isActive(window));
    QStringList there = walk(window, Qt::Key_Tab);
    if (action.isEmpty())
        m_hex->setFocus(); // the last one
    QStringList back = walk(window, Qt::Key_Backtab);
    std::reverse(back.begin() + (action.isEmpty() ? 0 : 1), back.end());
    QCOMPARE(back, there);
}

/// Around whatever has the keyboard, and nothing else.
void TestTabOrder::theRingIsSeenInEveryDialog() {
    QFETCH(QString, action);
    QWidget* window = shown(action);
    QVERIFY(window != nullptr);
    QVERIFY(isActive(window));
    QTRY_VERIFY(window->focusWidget() != nullptr);
    QWidget* const first = window->focusWidget();
    for (int stop = 0; stop < 4; ++stop) {
        QTest::keyClick(window->focusWidget(), Qt::Key_Tab);
        const auto* ring = window->findChild<FocusRing*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(ring != nullptr && ring->isVisible());
        const QWidget* focus = window->focusWidget();
        QVERIFY2(ring->target() == focus || ring->target()->isAncestorOf(focus),
                 qPrintable(nameOf(window->focusWidget())));
        const QRect place(ring->target()->mapTo(window, QPoint(0, 0)), ring->target()->size());
        QVERIFY(ring->geometry().intersects(place));
        if (focus == first)
            break;
    }
}

void TestTabOrder::f6ReachesButtonsAndLegend() {
    QStringList reached;
    m_window->grid().setFocus();
    do {
        QTest::keyClick(m_window->focusWidget(), Qt::Key_F6);
        reached += nameOf(m_window->focusWidget());
    } while (!m_window->grid().hasFocus() && reached.size() < 30);
    QVERIFY(m_window->grid().hasFocus());
    QVERIFY2(reached.contains(QStringLiteral("Text")), qPrintable(reached.join(u';')));
    bool legend = false;
    bool button = false;
    m_window->grid().setFocus();
    for (qsizetype i = 0; i < reached.size(); ++i) {
        QTest::keyClick(m_window->focusWidget(), Qt::Key_F6);
        const QWidget* focus = m_window->focusWidget();
        for (const QWidget* around = focus; around != nullptr; around = around->parentWidget()) {
            const QByteArray type = around->metaObject()->className();
            legend = legend || type.contains("ByteLegend");
            button = button || type.contains("QToolButton");
        }
    }
    QVERIFY2(legend, qPrintable(reached.join(u';')));
    QVERIFY2(button, qPrintable(reached.join(u';')));
}

/// Not to the next control of the window: the next key would change something that nobody chose.
void TestTabOrder::aControlOfNoPanelLeavesTheFocusToTheBytes() {
    auto* problems = m_window->findChild<ProblemsButton*>();
    problems->setFocus();
    QVERIFY(problems->hasFocus());
    problems->setEnabled(false);
    QVERIFY(m_window->grid().hasFocus());
}

QTEST_MAIN(TestTabOrder)
#include "tst_tab_order.moc"
