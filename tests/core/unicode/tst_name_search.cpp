// Characters by their names: exactly, by aliases, by words.

#include "unicode/name_search.h"

#include <QtTest>

using namespace moji;

class TestNameSearch : public QObject {
    Q_OBJECT

private slots:
    void found_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("characters");
        QTest::newRow("exactly") << "GREEK SMALL LETTER ALPHA" << QStringLiteral("\u03B1");
        QTest::newRow("in-any-case") << "Greek small letter Alpha" << QStringLiteral("\u03B1");
        QTest::newRow("exactly-though-also-words") << "SPACE" << QStringLiteral(" ");
        QTest::newRow("by-rule") << "CJK UNIFIED IDEOGRAPH-4E16" << QStringLiteral("\u4E16");
        QTest::newRow("Hangul") << "HANGUL SYLLABLE GA" << QStringLiteral("\uAC00");
        QTest::newRow("corrected-name") << "LATIN CAPITAL LETTER GHA" << QStringLiteral("\u01A2");
        QTest::newRow("control") << "CARRIAGE RETURN" << QStringLiteral("\r");
        QTest::newRow("words-in-any-order") << "yat big" << QString();
        QTest::newRow("words") << "YAT CAPITAL CYRILLIC" << QStringLiteral("\u0462\uA652");
        QTest::newRow("no-part-of-a-word") << "ALPH GREEK" << QString();
        QTest::newRow("nothing") << "" << QString();
        QTest::newRow("blanks") << "   " << QString();
        QTest::newRow("beyond-ASCII") << QStringLiteral("\u00E9") << QString();
    }
    void found() {
        QFETCH(QString, name);
        QFETCH(QString, characters);
        QCOMPARE(QString::fromStdU32String(unicode::charactersNamed(name.toStdString())),
                 characters);
    }
};

QTEST_GUILESS_MAIN(TestNameSearch)
#include "tst_name_search.moc"
