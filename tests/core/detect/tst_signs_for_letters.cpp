// A sign that may be a letter in an encoding of DOS or of the Macintosh does not decide; what
// people write does.

#include "core/detect/detection.h"
#include "detect/signs_for_letters.h"

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
        row("čet", "x-mac-centraleurroman");
        row("altaï du Sud", "IBM850");
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

    /// Letters by themselves and in lists, whose readings as signs cost less.
    void listedLettersAreNotSurelySigns_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("encoding");
        const auto row = [](const char* name, const char* text, const char* encoding) {
            QTest::newRow(name) << QString::fromUtf8(text) << encoding;
        };
        row("quoted", "  case 'Ç': return 1;\n  case 'Ñ': return 2;\n  default: return 0;\n",
            "ISO-8859-1");
        row("ranges", "# as in the manual\nset readline-charset-latin \"A-Za-zÀ-ÖØ-öø-ÿ\"\n",
            "ISO-8859-1");
        row("abbreviations",
            "Proverbs=Õp\nSong of Solomon=Ül\nKOHTUMÕISTJATE=Judg\nÕP=Prov\n"
            "ÕPETUSSÕNAD=Prov\nÜL=Song\nÜLEMLAUL=Song\n",
            "ISO-8859-1");
        row("alike letters of two alphabets",
            "# Таблица на близките по звучене и вид букви в българския\n"
            "# език. Също така са дадени еднаквите по вид букви.\n"
            "MAP АЪЬA\nMAP ЕИE\nMAP ОУO0\nMAP ГКK\nMAP ДТT\nMAP ЗС3C\n",
            "windows-1251");
    }
    void listedLettersAreNotSurelySigns() { lettersAreNotSurelySigns(); }

    void signsAreNotLetters_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("encoding");
        const auto row = [](const char* name, const char* text, const char* encoding) {
            QTest::newRow(name) << QString::fromUtf8(text) << encoding;
        };
        row("quotation marks", "He said “hello there” and left.\n", "macintosh");
        row("dots at the end", "Open Recent…\nSave As…\n", "macintosh");
        row("an apostrophe", "The page’s title can’t be read.\n", "macintosh");
        row("spaces of French", "Editres\u00A0: éditeur de ressources\u00A0!\n", "macintosh");
        row("pieces of a frame in a program",
            "const MenuFrame: array[0..3] of string[3] =\n     ('┌─┐','│ │','├─┤','└─┘');\n",
            "IBM850");
    }
    void signsAreNotLetters() {
        QFETCH(QString, text);
        QFETCH(QString, encoding);
        const Bytes bytes = encoded(text.toStdU32String(), encoding.toStdString());
        const Detection detection = detect(bytes);
        QCOMPARE(textOf(*detection.guesses.front().codec, bytes), text.toStdU32String());
        QVERIFY(!detection.ambiguous);
    }

    /// Their signs are cheaper than capitals.
    void capitalsAreNoDashes_data() {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"в СССР было", "законы РФ", "письмо в ФСС", "при ТТХ танка", "в ЦРУ было",
              "он жил в СССР до войны", "розпад СРСР", "в СССР беше"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void capitalsAreNoDashes() {
        QFETCH(QString, text);
        const Bytes bytes = encoded(text.toStdU32String(), "windows-1251");
        const Detection detection = detect(bytes);
        QCOMPARE(textOf(*detection.guesses.front().codec, bytes), text.toStdU32String());
    }
    void dashesAreNoCapitals() {
        const std::u32string text = U"он пришёл — и сказал: “нет” — потом ушёл";
        const Bytes bytes = encoded(text, "x-mac-cyrillic");
        QCOMPARE(textOf(*detect(bytes).guesses.front().codec, bytes), text);
    }
    void whatAreSignsForCapitals_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("are");
        const auto row = [](const char* fact, const char* text, const char* other, bool are) {
            QTest::newRow(fact) << QString::fromUtf8(text) << QString::fromUtf8(other) << are;
        };
        row("a-word", "в ———– было", "в СССР было", true);
        row("two-words", "–‘ и –“", "РФ и РТ", true);
        row("at-the-end", "законы –‘", "законы РФ", true);
        row("the-same-sign", "в —— было", "в СС было", false);
        row("one-sign", "в — было", "в С было", false);
        row("small-letters", "в –‘ было", "в рф было", false);
        row("part-of-a-word", "зак–‘", "закРФ", false);
        row("other-signs-behind", "да –‘А", "да РФ─", false);
        row("letters-go-on", "–‘ы", "РФы", false);
        row("letters-for-letters", "–‘ жук", "РФ зук", false);
        row("no-other-letters", "–‘ 1", "РФ 1", false);
        row("Latin", "été –‘", "été RF", false);
        row("nothing", "да", "да", false);
        row("another-length", "да", "да–", false);
    }
    void whatAreSignsForCapitals() {
        QFETCH(QString, text);
        QFETCH(QString, other);
        QFETCH(bool, are);
        QCOMPARE(hasSignsForCapitals(text.toStdU32String(), other.toStdU32String()), are);
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
