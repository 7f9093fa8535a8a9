// The notice under the input fields: as high as its sentence needs, with the buttons of its
// choices.

#include "window/banner.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtTest>

using namespace moji::app;

namespace {

const QString kSentence =
    QStringLiteral("some.log was opened read-only because it is large (3,221,225,472 bytes).");

} // namespace

class TestBanner : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// It may be asked before the window has its size.
    void isAsHighAsItsWidthAsksFor() {
        QWidget window;
        QVBoxLayout column(&window);
        Banner banner(&window);
        column.addWidget(&banner);
        column.addStretch(1);
        banner.ask(kSentence, {});
        window.resize(260, 400);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const int line = banner.findChild<QLabel*>()->fontMetrics().height();
        QTRY_VERIFY(banner.height() > 2 * line);
        window.resize(1200, 400);
        QTRY_VERIFY(banner.height() < 2 * line + 10);
        window.resize(260, 400);
        QTRY_VERIFY(banner.height() > 2 * line);
    }

    /// Also before the buttons of the first one are deleted.
    void askedAgainItHasTheNewChoicesAlone() {
        Banner banner(nullptr);
        int chosen = 0;
        banner.ask(kSentence, {{QStringLiteral("Edit anyway"), [&] { chosen = 1; }, false}});
        banner.ask(kSentence, {{QStringLiteral("Edit now"), [&] { chosen = 2; }, false}});
        QCoreApplication::processEvents(); // but no deletion that waits for the event loop
        std::vector<QToolButton*> shown;
        for (QToolButton* button : banner.findChildren<QToolButton*>())
            if (!button->isHidden())
                shown.push_back(button);
        QCOMPARE(shown.size(), std::size_t{1});
        QCOMPARE(shown.front()->text(), QStringLiteral("Edit now"));
        shown.front()->click();
        QCOMPARE(chosen, 2);
        QVERIFY(banner.isHidden());
    }
};

QTEST_MAIN(TestBanner)
#include "tst_banner.moc"
