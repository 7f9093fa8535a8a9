// The language of the program: catalogues, fallback, numbers.

#include "text/counts.h"
#include "text/language.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDialogButtonBox>
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
