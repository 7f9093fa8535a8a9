// About, the list of shortcuts, and "What's this?" of every control.

#include "app/window_test.h"
#include "app/window_tour.h"
#include "help/about_dialog.h"
#include "help/shortcut_window.h"
#include "help/whats_this.h"
#include "window/lens_docks.h"
#include "window/opener.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTableWidget>
#include <QTemporaryDir>

using namespace moji;
using namespace moji::app;

class TestHelpWindows : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void aboutSaysWhatABugReportNeeds();
    void shortcutsAreAllListedAndFound();
    void enterInTheListOfShortcutsLeavesItOpen();
    void everyControlSaysWhatItIs();

private:
    /// What in `part` says too little: to the pointer ("What's this?") or to a screen reader.
    static QStringList mutesIn(const QWidget& part);
    [[nodiscard]] QAction* action(const QString& text) const {
        for (QAction* action : m_window->findChildren<QAction*>())
            if (QString(action->text()).remove(QLatin1Char('&')) == text)
                return action;
        return nullptr;
    }
};

void TestHelpWindows::aboutSaysWhatABugReportNeeds() {
    action(QStringLiteral("About Mojiscope"))->trigger();
    auto* about = m_window->findChild<AboutDialog*>();
    QVERIFY(about != nullptr);
    const QString text = about->findChild<QPlainTextEdit*>()->toPlainText();
    for (const char* part :
         {"Mojiscope " MOJISCOPE_VERSION, "MIT", "Qt 6", "ICU", "fmt", "CLI11", "RE2 ", "PCRE2 10.",
          "libmagic ", "libzip ", "UTF-8 kernels:", "in use:"})
        QVERIFY2(text.contains(QLatin1String(part)), part);
    QVERIFY(text.contains(QLatin1String(qVersion())));
    for (auto* button : about->findChildren<QPushButton*>())
        if (QString(button->text()).remove(QLatin1Char('&')) ==
            QStringLiteral("Copy for a bug report"))
            button->click();
    QCOMPARE(QApplication::clipboard()->text(), text);
}

void TestHelpWindows::shortcutsAreAllListedAndFound() {
    ShortcutWindow window(m_window.get());
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    auto* list = window.findChild<QTableWidget*>();
    QStringList keys;
    for (int row = 0; row < list->rowCount(); ++row)
        keys += list->item(row, ShortcutWindow::kKeys)->text();
    for (const char* key : {"Ctrl+O", "Ctrl+S", "F1", "F8", "Ctrl+Alt+V"})
        QVERIFY2(keys.contains(QLatin1String(key)), key);
    keys.removeDuplicates();
    QCOMPARE(keys.size(), list->rowCount());
    QVERIFY(list->verticalScrollBar()->maximum() > 0); // it scrolls instead of growing
    QVERIFY(window.height() <= 640);
    window.findChild<QLineEdit*>()->setText(QStringLiteral("paste as…"));
    int shown = 0;
    for (int row = 0; row < list->rowCount(); ++row)
        shown += list->isRowHidden(row) ? 0 : 1;
    QCOMPARE(shown, 1);
}

/// Nor in the field, where one presses it to find.
void TestHelpWindows::enterInTheListOfShortcutsLeavesItOpen() {
    ShortcutWindow window(m_window.get());
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    auto* list = window.findChild<QTableWidget*>();
    list->setCurrentCell(0, 0);
    for (QWidget* part :
         {static_cast<QWidget*>(window.findChild<QLineEdit*>()), static_cast<QWidget*>(list)}) {
        QTest::keyClick(part, Qt::Key_Return);
        QVERIFY2(window.isVisible(), part->metaObject()->className());
    }
}

void TestHelpWindows::everyControlSaysWhatItIs() {
    m_window->opener().openSample();
    const QTemporaryDir folder;
    QStringList mutes;
    int parts = 0;
    WindowTour tour(*m_window, [&](const QString& place, QWidget& part) {
        ++parts;
        for (const QString& mute : mutesIn(part))
            mutes += QStringLiteral("%1: %2").arg(place.section(u'/', 0, 0), mute);
    });
    tour.lenses();
    tour.dialogs();
    tour.bars();
    tour.panels(folder.path());
    mutes.removeDuplicates();
    QVERIFY2(mutes.isEmpty(), qPrintable(mutes.join(u'\n')));
    QVERIFY(parts > 50);
}

QStringList TestHelpWindows::mutesIn(const QWidget& part) {
    QStringList mutes;
    for (auto* widget : part.findChildren<QWidget*>()) {
        const bool isControl = qobject_cast<const QAbstractButton*>(widget) != nullptr ||
                               qobject_cast<const QComboBox*>(widget) != nullptr ||
                               qobject_cast<const QLineEdit*>(widget) != nullptr ||
                               qobject_cast<const QAbstractItemView*>(widget) != nullptr;
        const QString type = QLatin1String(widget->metaObject()->className());
        if (!widget->isVisible() || widget->focusProxy() != nullptr)
            continue;
        if (isControl && whatsThisOf(*widget).isEmpty())
            mutes += type + QStringLiteral(" (what is this?)");
        if ((widget->focusPolicy() & Qt::TabFocus) == 0)
            continue;
        const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
        // A choice is named by its question, not by its answer.
        const bool needsOwn = qobject_cast<const QComboBox*>(widget) != nullptr &&
                              spoken != nullptr && spoken->relations(QAccessible::Label).isEmpty();
        if (spoken == nullptr || spoken->text(QAccessible::Name).isEmpty() ||
            (needsOwn && widget->accessibleName().isEmpty()))
            mutes += QStringLiteral("%1 (name) %2")
                         .arg(type, spoken ? spoken->text(QAccessible::Value) : QString());
    }
    return mutes;
}

QTEST_MAIN(TestHelpWindows)
#include "tst_help_windows.moc"
