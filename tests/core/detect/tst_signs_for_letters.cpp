// A sign that may be a letter in an encoding of DOS or of the Macintosh does not decide; what
// people write does.

#include "core/detect/detection.h"

#include <QtTest>

using namespace moji;
using moji::test::detect;
using moji::test::encoded;
using moji::test::textOf;

class TestSignsForLetters final : public QObject {
    Q_OBJECT

private slots:
    void lettersAreNotSurelySigns_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("encoding");
        const auto row = [](const char* text, const char* encoding) {
            QTest::newRow(text) << QString::fromUtf8(text) << encoding;
        };
        row("Haití", "macintosh");
        row("Anna, Anikó", "macintosh");
        row("1898 (Groot-Brittannië)", "macintosh");
        row("Kästchen", "IBM850");
        row("Schlafmöbel", "IBM437");
        row("Schrödinger-Methode", "IBM850");
        row("Mobiliário", "IBM850");
        row("En bas à gauche", "IBM437");
        row("<name>Attività</name>", "IBM437");
        row("Управление на бюджета", "x-mac-cyrillic");
    }
    void lettersAreNotSurelySigns() {
        QFETCH(QString, text);
        QFETCH(QString, encoding);
        const Bytes bytes = encoded(text.toStdU32String(), encoding.toStdString());
        const Detection detection = detect(bytes);
        const EncodingGuess& best = detection.guesses.front();
        const bool isRight = textOf(*best.codec, bytes) == text.toStdU32String();
        QVERIFY2(isRight || detection.ambiguous, std::string(best.codec->name()).c_str());
        QVERIFY(isRight || best.score < 0.8);
    }

    void ordinarySignsAreSure_data() {
        QTest::addColumn<QString>("text");
        const auto row = [](const char* fact, const char* text) {
            QTest::newRow(fact) << QString::fromUtf8(text);
        };
        row("apostrophe", "they don’t know");
        row("apostrophe-of-French", "l’eau est froide");
        row("low-quote", "„Haus und Hof“");
        row("ellipsis", "to the end… of all");
        row("quotes", "he said “wait…” and — yes");
        row("apostrophe-in-a-word-alone", "can’t");
        row("ellipsis-of-a-menu", "Font…");
        row("ellipsis-of-a-menu-2", "Incargante tu file de importar…");
        row("trade-mark", "Quicken™ file");
        row("copyright", "Copyright © 1999-2002 Kyle Burton");
        row("degrees", "at 25°C and above");
        row("letters-beside", "Größe: “wait…”");
    }
    void ordinarySignsAreSure() {
        QFETCH(QString, text);
        const Bytes bytes = encoded(text.toStdU32String(), "windows-1252");
        const Detection detection = detect(bytes);
        QVERIFY(!detection.ambiguous);
        QCOMPARE(textOf(*detection.guesses.front().codec, bytes), text.toStdU32String());
    }
};

QTEST_GUILESS_MAIN(TestSignsForLetters)
#include "tst_signs_for_letters.moc"
