// Alt and a letter does one thing: in each menu and each dialog, in every language.

#include "app/every_dialog.h"
#include "app/window_test.h"
#include "settings/settings.h"
#include "text/language.h"
#include "window/opener.h"

#include <QAbstractButton>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>

using namespace moji;
using namespace moji::app;

namespace {

class Letters {
public:
    void add(const QString& text) {
        const QString plain = QString(text).remove(QStringLiteral("&&"));
        const qsizetype at = plain.indexOf(QLatin1Char('&'));
        if (at < 0 || at + 1 == plain.size())
            return;
        QString& user = m_users[plain[at + 1].toLower()];
        if (!user.isEmpty())
            m_collisions += QStringLiteral("%1 / %2").arg(user, text);
        user = text;
    }
    [[nodiscard]] QString collisions() const { return m_collisions.join(QStringLiteral("; ")); }

private:
    QMap<QChar, QString> m_users;
    QStringList m_collisions;
};

void addMenu(const QList<QAction*>& actions, QStringList& collisions) {
    Letters letters;
    for (const QAction* action : actions) {
        if (action->isSeparator() || !action->isVisible())
            continue;
        letters.add(action->text());
        if (QMenu* menu = action->menu()) {
            Q_EMIT menu->aboutToShow();
            addMenu(menu->actions(), collisions);
        }
    }
    if (!letters.collisions().isEmpty())
        collisions += letters.collisions();
}

} // namespace

class TestMnemonics : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { settings().useNoFolder(); }
    void cleanup() {
        close();
        setLanguage(QStringLiteral("en"));
    }
    void inMenus_data() { languages(); }
    void inMenus();
    void inDialogs_data() { languages(); }
    void inDialogs();

private:
    static void languages() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "ru", "zh", "ko"})
            QTest::newRow(language) << QString(QLatin1String(language));
    }
    void openIn(const QString& language) {
        setLanguage(language);
        open();
        m_window->opener().openText(QStringLiteral("Hi 世界"), QStringLiteral("a text"));
        QTRY_VERIFY(m_window->document().jobs().idle());
    }
};

void TestMnemonics::inMenus() {
    QFETCH(QString, language);
    openIn(language);
    QStringList collisions;
    addMenu(m_window->menuBar()->actions(), collisions);
    QVERIFY2(collisions.isEmpty(), qPrintable(collisions.join(QStringLiteral("\n"))));
}

void TestMnemonics::inDialogs() {
    QFETCH(QString, language);
    openIn(language);
    QStringList collisions;
    for (const DialogRow& row : kDialogs) {
        QWidget* dialog = showDialog(*m_window, QLatin1String(row.action));
        QVERIFY2(dialog != nullptr, row.title);
        Letters letters;
        for (auto* widget : dialog->findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->window() != dialog)
                continue;
            if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
                letters.add(button->text());
            else if (const auto* box = qobject_cast<const QGroupBox*>(widget))
                letters.add(box->title());
            else if (const auto* label = qobject_cast<const QLabel*>(widget);
                     label != nullptr && label->buddy() != nullptr)
                letters.add(label->text());
            else if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
                for (int i = 0; i < tabs->count(); ++i)
                    letters.add(tabs->tabText(i));
        }
        if (!letters.collisions().isEmpty())
            collisions += QLatin1String(row.title) + QStringLiteral(": ") + letters.collisions();
        dialog->close();
    }
    QVERIFY2(collisions.isEmpty(), qPrintable(collisions.join(QStringLiteral("\n"))));
}

QTEST_MAIN(TestMnemonics)
#include "tst_mnemonics.moc"
