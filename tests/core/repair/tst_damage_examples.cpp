// Damage that a text is about stays as it is: tables of what is damaged and what it was, and
// sentences about it. What was damaged beside them is repaired.

#include "core/codecs.h"
#include "repair/repairer.h"

#include <QtTest>

using namespace moji;
using namespace moji::repair;
using moji::test::registry;

namespace {

std::string repaired(std::string_view text) {
    static const Repairer repairer(registry());
    return repairer.repair(text).front().text;
}

} // namespace

class TestDamageExamples : public QObject {
    Q_OBJECT

private slots:
    void stays_data() {
        QTest::addColumn<QByteArray>("text");
        const auto add = [](const char* name, const char* text) {
            QTest::newRow(name) << QByteArray(text);
        };
        add("table", "fix = {'Ã©': 'é', 'Ã¨': 'è', 'Ã§': 'ç',\n"
                     "       'â€œ': '\"', 'Ã ': 'à'}\n");
        add("pairs without spaces", "[['â€”','—'],['â€“','–'],['Ã±','ñ'],['Â·','·'],['Â',''],\n");
        add("words", "  ['ARRIVÃ‰E', 'ARRIVÉE'],\n  ['DÃ‰PART', 'DÉPART'],\n"
                     "  ['DÃ©PART', 'DÉPART'],\n");
        add("Cyrillic",
            "m = {'Ð°Ð´Ð¼Ð¸Ð½': 'админ', 'Ð¿Ð¾Ð»ÑŒÐ·Ð¾Ð²Ð°Ñ‚ÐµÐ»ÑŒ': 'пользователь'}\n");
        add("call", "        .replaceAll(\"JosÃ©\", \"José\")\n        .trim()\n");
        add("regular expression", "text = text.replace(/JosÃ©/g, \"José\");\n");
        add("column", "| JosÃ© | José |\n| MÃ¼ller | Müller |\n");
        add("sentence",
            "- Mojibake (`Ã©` for `é`): the bytes were read with the wrong encoding.\n");
        add("named", "// \"términos\" sale como mojibake (\"tÃ©rminos\"). Convertimos a UTF-16.\n");
        add("arrow", "What you see: `café` → `cafÃ©`, `naïve` → `naÃ¯ve`\n");
        add("latin1", "assert decode(b'\\xc3\\xa9', 'latin1') == ('Ã©', lookup('latin1'))\n");
        add("mark", "if (text.startsWith('ï»¿')) {\n  text = text.substring(3);\n}\n");
        add("mark in a sentence", "cp1252 renders the first line as ``ï»¿#``. That is harmless.\n");
        add("damage on purpose", "text.replace(/Ö/g, \"├Ц\").replace(/é/g, \"├й\")\n");
        add("damaged once more", "    .replaceAll(\"ÃƒÆ’Ã‚Â¡\", \"Ã¡\")\n"
                                 "    .replaceAll(\"ÃƒÆ’Ã‚Â©\", \"Ã©\")\n");
        add("double damage", "- user-data-page.tsx:433 - .replaceAll(\"ÃƒÂ©\", \"é\")\n");
        add("instead of", "Why do I see Ã© instead of é?\n");
        add("instead of, before it", "Au lieu de « é » on voit « Ã© ».\n");
        add("Cyrillic in guillemets", "Почему вместо «Привет» показывает «РџСЂРёРІРµС‚»?\n");
        add("becomes", "The name Müller becomes MÃ¼ller if you forget it.\n");
        add("in brackets", "Müller (MÃ¼ller)\n");
        add("should be", "MÃ¼ller (should be Müller)\n");
        add("without case", "The word “CafÃ©” should read “café”.\n");
        add("sic", "MÃ¼ller [sic]\n");
        add("expected", "Expected: \"café\"\nActual:   \"cafÃ©\"\n");
        add("but got", "Expected 'naïve' but got 'naÃ¯ve'\n");
        add("difference", "- cafÃ©\n+ café\n");
        add("difference, the damage last", "@@ -1 +1 @@\n-Größe\n+GrÃ¶ÃŸe\n");
        add("bytes", "0xC3 0xA9 (Ã©)\n");
        add("dump", "0000:  C3 A9 20 E2 82 AC  Ã© â‚¬\n");
        add("replaced", "UPDATE t SET c = REPLACE(c, 'â€”', '--');\n");
        add("pattern", "sed -e 's/â€™/\\x27/g' -e 's/â€œ/\"/g'\n");
        add("array", "$search = array('Ã¡', 'Ã©', 'Ãº');\n");
        add("call about an encoding", "assertEqual(\"cafÃ©\", decode(bytes, \"latin-1\"))\n");
        add("call that undoes it", "echo utf8_decode(\"Ã¤Ã¶Ã¼\");\n");
        add("encoding in a sentence", "Ã© is what you see when é is read as Latin-1\n");
        add("named in Spanish", "Caracteres raros: Ã¡ Ã© Ã³ Ãº Ã±\n");
        add("named in Russian", "Вместо русских букв кракозябры: РџСЂРёРІРµС‚\n");
        add("mark between spaces", "Remove the ï»¿ characters from the CSV\n");
    }
    void stays() {
        QFETCH(QByteArray, text);
        QCOMPARE(QByteArray::fromStdString(repaired(text.toStdString())), text);
    }

    void isRepaired_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("whole");
        const auto add = [](const char* name, const char* text, const char* whole) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(whole);
        };
        add("beside a table",
            "// NÃ£o altera o back-end: Ã© sÃ³ apresentaÃ§Ã£o\n"
            "fix('JoÃ£o', 'João');\n",
            "// Não altera o back-end: é só apresentação\nfix('JoÃ£o', 'João');\n");
        add("one name twice", "Frédéric Crozat said that FrÃ©dÃ©ric Crozat was wrong.\n",
            "Frédéric Crozat said that Frédéric Crozat was wrong.\n");
        add("translation", "  \"Zürich\": \"ZÃ¼rich\",\n  \"Bern\": \"Bern\",\n",
            "  \"Zürich\": \"Zürich\",\n  \"Bern\": \"Bern\",\n");
        add("element", "<a title=\"MÃ¼ller\" href=\"/m\">Müller</a>, <b>GrÃ¼ÃŸe</b>\n",
            "<a title=\"Müller\" href=\"/m\">Müller</a>, <b>Grüße</b>\n");
        add("in quotes", "echo \"GrÃ¼ÃŸe aus MÃ¼nchen\";\n", "echo \"Grüße aus München\";\n");
        add("XMP", "<?xpacket begin=\"ï»¿\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n",
            "<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n");
        add("menu of encodings", "\"Latin1 Ñ\u0081Ð¸Ð¼Ð²Ð¾Ð»Ñ‹\"\n", "\"Latin1 символы\"\n");
        add("declared", "<meta charset=\"iso-8859-1\"><title>Ã€ la carte</title>\n",
            "<meta charset=\"iso-8859-1\"><title>À la carte</title>\n");
        add("list of changes", "- cafÃ©\n- naÃ¯ve\n", "- café\n- naïve\n");
        add("translation in .strings", "\"Zürich\" = \"ZÃ¼rich\";\n", "\"Zürich\" = \"Zürich\";\n");
        add("replaced in a sentence", "replace(\"GrÃ¼ÃŸe aus MÃ¼nchen\")\n",
            "replace(\"Grüße aus München\")\n");
        add("dash near a charset", "The charset â€“ of this page â€“ is wrong.\n",
            "The charset – of this page – is wrong.\n");
    }
    void isRepaired() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, whole);
        QCOMPARE(QByteArray::fromStdString(repaired(text.toStdString())), whole);
    }
};

QTEST_GUILESS_MAIN(TestDamageExamples)
#include "tst_damage_examples.moc"
