// Theme and zoom change while much of the window is hidden: what is shown later looks as if it had
// been there.
//
//     MOJISCOPE_RESTYLING=9 app_tst_restyling times
//
// prints the processor time of nine changes each, and of nine tabs opened with each lens: the best
// and the mean.

#include "app/every_dialog.h"
#include "app/window_test.h"
#include "lenses/lens_registry.h"
#include "preferences/preferences_dialog.h"
#include "support/processor_time.h"
#include "window/document_tabs.h"
#include "window/home.h"
#include "window/lens_docks.h"
#include "window/opener.h"

#include <QDockWidget>
#include <QLabel>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <numeric>

using namespace moji;
using namespace moji::app;

namespace {

double threadMs() {
    return std::chrono::duration<double, std::milli>(threadProcessorTime()).count();
}

} // namespace

class TestRestyling : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void whatIsHiddenIsStyledWhenItIsShown_data();
    void whatIsHiddenIsStyledWhenItIsShown();
    void whatIsHiddenHearsOfNoChange();
    void dialogsKeepTheirLook_data();
    void dialogsKeepTheirLook();
    void times();

private:
    QImage pictureOf(const QString& list);
    void measure(const char* what, int turns);
    void measureTabs(int turns);
};

/// A list of the window, shown.
QImage TestRestyling::pictureOf(const QString& list) {
    QDockWidget* dock = m_window->findChild<QDockWidget*>(list);
    dock->show();
    dock->raise();
    QTest::qWait(50);
    dock->widget()->resize(600, 400);
    return dock->widget()->grab().toImage();
}

void TestRestyling::whatIsHiddenIsStyledWhenItIsShown_data() {
    QTest::addColumn<QString>("list");
    for (const char* list : {"find-results", "differences", "folder", "lessons"})
        QTest::newRow(list) << QString::fromLatin1(list);
}

/// As if the window had begun with that theme and zoom, also where it was shown and hidden before.
void TestRestyling::whatIsHiddenIsStyledWhenItIsShown() {
    QFETCH(QString, list);
    const auto change = [] {
        setTheme(Theme::Dark);
        setZoom(1);
    };
    pictureOf(list);
    m_window->findChild<QDockWidget*>(list)->hide();
    const QImage before = pictureOf(list);
    m_window->findChild<QDockWidget*>(list)->hide();
    change();
    const QImage late = pictureOf(list);
    close();
    open();
    change();
    QCOMPARE(late, pictureOf(list));
    QVERIFY(late != before);
}

void TestRestyling::whatIsHiddenHearsOfNoChange() {
    class Hearing final : public QObject {
    public:
        int changes = 0;
        bool eventFilter(QObject*, QEvent* event) override {
            changes += event->type() == QEvent::StyleChange;
            return false;
        }
    } hearing;
    QDockWidget* dock = m_window->findChild<QDockWidget*>(QStringLiteral("folder"));
    dock->show();
    QCoreApplication::processEvents();
    auto* part = dock->widget()->findChild<QLabel*>();
    QVERIFY(part != nullptr);
    dock->hide();
    part->installEventFilter(&hearing);
    setTheme(Theme::Dark);
    setTheme(Theme::Light);
    setTheme(Theme::Dark);
    QCOMPARE(hearing.changes, 0);
    dock->show();
    dock->raise();
    QTRY_COMPARE(hearing.changes, 1);
}

void TestRestyling::dialogsKeepTheirLook_data() {
    QTest::addColumn<QString>("action");
    for (const DialogRow& row : kDialogs)
        QTest::newRow(row.title) << QString::fromLatin1(row.action);
}

/// One that was open while the theme changed, and one that is opened after it, look the same.
void TestRestyling::dialogsKeepTheirLook() {
    QFETCH(QString, action);
    QApplication::setCursorFlashTime(0);
    const auto picture = [](QWidget& dialog) {
        QApplication::setActiveWindow(&dialog);
        for (auto* widget : dialog.findChildren<QWidget*>()) // the same one each time
            if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0) {
                widget->setFocus();
                break;
            }
        waitForLook(dialog);
        return dialog.grab().toImage();
    };
    m_window->opener().openSample();
    QTRY_VERIFY(m_window->document().jobs().idle());
    QWidget* dialog = showDialog(*m_window, action);
    QVERIFY(dialog != nullptr);
    const QImage light = picture(*dialog);
    setTheme(Theme::Dark);
    const QImage changed = picture(*dialog);
    QVERIFY(changed != light);
    close();
    open();
    setTheme(Theme::Dark);
    m_window->opener().openSample();
    QTRY_VERIFY(m_window->document().jobs().idle());
    dialog = showDialog(*m_window, action);
    const QImage fresh = picture(*dialog);
    if (changed != fresh && qEnvironmentVariableIsSet("MOJISCOPE_PICTURES")) {
        changed.save(QStringLiteral("%1-changed.png").arg(action));
        fresh.save(QStringLiteral("%1-fresh.png").arg(action));
    }
    QCOMPARE(changed, fresh);
}

void TestRestyling::measure(const char* what, int turns) {
    const auto time = [&](const char* name, const auto& change) {
        std::vector<double> all;
        for (int turn = 0; turn < turns; ++turn) {
            const double begin = threadMs();
            change(turn);
            QCoreApplication::processEvents();
            all.push_back(threadMs() - begin);
        }
        std::fprintf(stderr, "%s, %s: best %.1f ms, mean %.1f ms\n", what, name,
                     *std::min_element(all.begin(), all.end()),
                     std::accumulate(all.begin(), all.end(), 0.0) / turns);
    };
    const auto all = QApplication::allWidgets();
    std::fprintf(stderr, "%s: %lld widgets, %lld visible\n", what,
                 static_cast<long long>(all.size()),
                 static_cast<long long>(std::count_if(
                     all.begin(), all.end(), [](const QWidget* w) { return w->isVisible(); })));
    time("theme", [](int turn) { setTheme(turn % 2 == 0 ? Theme::Dark : Theme::Light); });
    time("zoom", [](int turn) { setZoom(turn % 2 == 0 ? 1 : 0); });
    setTheme(Theme::Light);
    setZoom(0);
}

/// A tab is opened with each lens in front.
void TestRestyling::measureTabs(int turns) {
    for (const LensRow& row : lensRows()) {
        m_window->showLens(QLatin1String(row.id));
        double best = 1e9;
        double sum = 0;
        for (int turn = 0; turn < turns; ++turn) {
            const double begin = threadMs();
            m_window->opener().openNew();
            best = std::min(best, threadMs() - begin);
            sum += threadMs() - begin;
            QTRY_VERIFY(m_window->document().jobs().idle());
            QCoreApplication::processEvents();
            m_window->tabs().close(m_window->tabs().current());
            QCoreApplication::processEvents();
        }
        std::fprintf(stderr, "a tab with %s: best %.1f ms, mean %.1f ms\n", row.id, best,
                     sum / turns);
    }
}

void TestRestyling::times() {
    const int turns = qEnvironmentVariableIntValue("MOJISCOPE_RESTYLING");
    if (turns == 0)
        QSKIP("measures only when asked to");
    m_window->opener().openSample();
    QTRY_VERIFY(m_window->document().jobs().idle());
    measure("fresh window", turns);
    for (const LensRow& row : lensRows()) {
        m_window->showLens(QLatin1String(row.id));
        QCoreApplication::processEvents();
    }
    QTRY_VERIFY(m_window->document().jobs().idle());
    measure("all lenses opened", turns);
    m_window->home().showPreferences();
    QCoreApplication::processEvents();
    measure("the preferences beside them", turns);
    measureTabs(turns);
}

QTEST_MAIN(TestRestyling)
#include "tst_restyling.moc"
