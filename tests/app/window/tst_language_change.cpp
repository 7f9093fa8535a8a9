// Another language while the program runs: offered when it is chosen, and the window makes way for
// one in that language.

#include "app/window_test.h"
#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "text/language.h"
#include "window/banner.h"
#include "window/language_change.h"

#include <QToolButton>

using namespace moji;
using namespace moji::app;

class TestLanguageChange : public QObject, WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        settings().useNoFolder();
        setLanguage(QStringLiteral("en"));
        settings().set(setting::kLanguage, QStringLiteral("en"));
        open();
        m_window->remember(false);
        m_window->show();
    }
    void cleanup() {
        if (m_window)
            close();
        settings().useNoFolder();
        setLanguage(QStringLiteral("en"));
    }

    void isOfferedOnlyWhileItDiffers();
    void theWindowMakesWay();

private:
    [[nodiscard]] QToolButton* button(const QString& text) {
        for (QToolButton* button : m_window->findChildren<QToolButton*>())
            if (button->isVisibleTo(m_window.get()) && button->text() == text)
                return button;
        return nullptr;
    }
};

void TestLanguageChange::isOfferedOnlyWhileItDiffers() {
    const QString again = QStringLiteral("Open again");
    QVERIFY(button(again) == nullptr);
    settings().set(setting::kLanguage, QStringLiteral("ru"));
    QVERIFY(button(again) != nullptr);
    settings().set(setting::kLanguage, QStringLiteral("en"));
    QVERIFY(button(again) == nullptr);
    settings().set(setting::kLanguage, QStringLiteral("ko"));
    button(QStringLiteral("Later"))->click();
    QVERIFY(button(again) == nullptr);
    QVERIFY(m_window->isVisible());
}

void TestLanguageChange::theWindowMakesWay() {
    settings().set(setting::kLanguage, QStringLiteral("zh"));
    QMetaObject::invokeMethod(button(QStringLiteral("Open again")), &QToolButton::click,
                              Qt::QueuedConnection);
    QCOMPARE(QApplication::exec(), LanguageChange::kWanted);
    QVERIFY(!m_window->isVisible());
    QCOMPARE(LanguageChange::chosen(), QStringLiteral("zh"));
    QApplication::setQuitOnLastWindowClosed(true);
}

QTEST_MAIN(TestLanguageChange)
#include "tst_language_change.moc"
