// The language of the program: catalogues, fallback, numbers.

#include "text/counts.h"
#include "text/language.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTreeView>
#include <QtTest>

using namespace moji::app;

class LanguageTest : public QObject {
    Q_OBJECT

    static QString bytesWord() { return QCoreApplication::translate("Lens", "Bytes"); }

private Q_SLOTS:
    void cleanup() { setLanguage(QStringLiteral("en")); }

    void everyCatalogueIsThere() {
        QCOMPARE(languages(), (QStringList{QStringLiteral("en"), QStringLiteral("ko"),
                                           QStringLiteral("ru"), QStringLiteral("zh")}));
    }

    void wordsChangeWithTheLanguage() {
        setLanguage(QStringLiteral("en"));
        QCOMPARE(bytesWord(), QStringLiteral("Bytes"));
        QStringList words{bytesWord()};
        for (const QString& code :
             {QStringLiteral("ru"), QStringLiteral("zh"), QStringLiteral("ko")}) {
            setLanguage(code);
            QCOMPARE(language(), code);
            QVERIFY2(!words.contains(bytesWord()), qPrintable(bytesWord()));
            words += bytesWord();
        }
        setLanguage(QStringLiteral("en"));
        QCOMPARE(bytesWord(), QStringLiteral("Bytes"));
    }

    /// Whether Qt's own catalogues are installed or not.
    void buttonsOfDialogsAreInTheLanguage() {
        setLanguage(QStringLiteral("ko"));
        const QDialogButtonBox box(QDialogButtonBox::Save | QDialogButtonBox::Cancel |
                                   QDialogButtonBox::Close | QDialogButtonBox::Ok);
        for (const auto* button : box.buttons())
            QVERIFY2(button->text().at(0).unicode() >= 0xAC00, qPrintable(button->text()));
    }

    void dialogsForFilesAreInTheLanguage_data() {
        QTest::addColumn<QString>("code");
        for (const char* code : {"ru", "zh", "ko"})
            QTest::newRow(code) << QString::fromLatin1(code);
    }
    /// Whether Qt's own catalogues are installed or not.
    void dialogsForFilesAreInTheLanguage() {
        QFETCH(QString, code);
        setLanguage(code);
        const QTemporaryDir folder;
        for (const auto mode : {QFileDialog::AcceptOpen, QFileDialog::AcceptSave}) {
            QFileDialog dialog(nullptr, {}, folder.path());
            dialog.setOption(QFileDialog::DontUseNativeDialog);
            dialog.setAcceptMode(mode);
            QStringList said;
            for (const auto* label : dialog.findChildren<QLabel*>())
                said += label->text();
            for (const auto* button : dialog.findChildren<QAbstractButton*>())
                said << button->text() << button->toolTip() << button->accessibleName();
            for (const auto* view : dialog.findChildren<QTreeView*>())
                for (int column = 0; column < view->model()->columnCount(); ++column)
                    said += view->model()->headerData(column, Qt::Horizontal).toString();
            said.removeAll(QString());
            QVERIFY(said.size() > 8);
            static const QRegularExpression english(QStringLiteral("[A-Za-z]{2}"));
            for (const QString& text : said)
                QVERIFY2(!text.contains(english), qPrintable(text));
        }
    }

    void unknownLanguagesAreEnglish() {
        setLanguage(QStringLiteral("fr"));
        QCOMPARE(language(), QStringLiteral("en"));
        QCOMPARE(bytesWord(), QStringLiteral("Bytes"));
    }

    void russianHasThreePlurals() {
        setLanguage(QStringLiteral("ru"));
        const QStringList forms{bytesText(1), bytesText(2), bytesText(5)};
        QCOMPARE(forms, (QStringList{QStringLiteral("1 байт"), QStringLiteral("2 байта"),
                                     QStringLiteral("5 байт")}));
        QCOMPARE(bytesText(21), QStringLiteral("21 байт"));
        QCOMPARE(bytesText(11), QStringLiteral("11 байт"));
        QCOMPARE(bytesText(1'000'002).section(u' ', -1), QStringLiteral("байта"));
    }
};

QTEST_MAIN(LanguageTest)
#include "tst_language.moc"
