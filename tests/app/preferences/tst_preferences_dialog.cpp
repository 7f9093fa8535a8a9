// The preferences in a small window: everything wraps, nothing is cut at the right.

#include "app/window_test.h"
#include "preferences/preferences_dialog.h"
#include "preferences/setting_editor.h"
#include "text/language.h"
#include "window/home.h"

#include "patient.h"
#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

using namespace moji;
using namespace moji::app;

class TestPreferencesDialog : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() {
        close();
        setLanguage(QStringLiteral("en"));
    }
    void theWordsOfACheckBoxAreClicked();
    void nothingIsCutInASmallWindow_data();
    void nothingIsCutInASmallWindow();
};

void TestPreferencesDialog::nothingIsCutInASmallWindow_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "ru", "zh", "ko"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestPreferencesDialog::nothingIsCutInASmallWindow() {
    QFETCH(QString, language);
    setLanguage(language);
    open();
    m_window->home().showPreferences();
    auto* dialog = m_window->findChild<PreferencesDialog*>();
    QVERIFY(dialog != nullptr);
    dialog->resize(792, 560); // of a screen of 800 x 600
    auto* groups = dialog->findChild<QListWidget*>();
    QVERIFY(groups != nullptr);
    for (int group = 0; group < groups->count(); ++group) {
        groups->setCurrentRow(group);
        waitForLook(*dialog);
        for (const auto* area : dialog->findChildren<QScrollArea*>()) {
            QString wide;
            for (const auto* part : area->widget()->findChildren<QWidget*>())
                if (part->isVisible() && part->minimumSizeHint().width() > 200)
                    wide += QStringLiteral("\n%1 %2 %3")
                                .arg(QLatin1String(part->metaObject()->className()),
                                     part->accessibleName())
                                .arg(part->minimumSizeHint().width());
            QVERIFY2(area->horizontalScrollBar()->maximum() == 0, qPrintable(wide));
        }
    }
    dialog->close();
}

void TestPreferencesDialog::theWordsOfACheckBoxAreClicked() {
    open();
    m_window->home().showPreferences();
    auto* dialog = m_window->findChild<PreferencesDialog*>();
    QVERIFY(dialog != nullptr);
    const auto editors = dialog->findChildren<SettingEditor*>();
    const auto found = std::ranges::find_if(editors, [](const SettingEditor* editor) {
        return editor->findChild<QCheckBox*>() != nullptr;
    });
    QVERIFY(found != editors.end());
    auto* box = (*found)->findChild<QCheckBox*>();
    const bool before = box->isChecked();
    for (auto* label : (*found)->findChildren<QLabel*>())
        if (label->text() == box->accessibleName())
            QTest::mouseClick(label, Qt::LeftButton);
    QCOMPARE(box->isChecked(), !before);
    box->click();
    dialog->close();
}

QTEST_MAIN(TestPreferencesDialog)
#include "tst_preferences_dialog.moc"
