// Whether letters beyond ASCII alone were misread, in text whose language the other letters tell.

#include "core/repair/marked_change.h"
#include "repair/letters.h"
#include "repair/letters_of_language.h"

using namespace moji::repair;
using namespace moji::repair::test;

namespace {

constexpr MarkedChange kBelieved[] = {
    {"a Cyrillic capital in a French word", "KOI8-R windows-1252",
     U"[dИlocalisant\n|délocalisant\n]délocalisant"},
    {"letters that Basque lacks, for a pair of quotation marks", "IBM437 windows-1252",
     U"[ôversionö |“version” ]ez du argumenturik hartzen"},
    {"a paragraph mark in a Polish word", "windows-1252 ISO-8859-2",
     U"Jeżeli ustawione, okno powinno otrzymywać zaznaczenie [wej¶cia.\n|wejścia.\n]"},
    {"all letters of a Ukrainian line", "macintosh ISO-8859-5",
     U"[¬’ﬂ’‡ ‹ﬁ÷›– “ÿ›–Ÿ‚ÿ ∫ˆ—ﬁ‡”ˆ“\n|Тепер можна винайти Кіборгів\n]"},
    {"all letters of a Macedonian line, for few bits each", "macintosh KOI8-R",
     U"[\uF8FF“…À_¡÷… «œ –“≈«Ã≈ƒœ‘ ◊œ –“œ⁄œ“≈√œ‘ Œ¡ ”Ã…À¡‘¡\n|Прик_ажи го прегледот во прозорецот "
     U"на сликата\n]"},
    {"a capital in an Albanian name", "IBM850 windows-1252",
     U"[/ShokÙ/Shfaq/Ikona |/Shokë/Shfaq/Ikona ]Protokollesh"},
    {"all letters of a Serbian line", "windows-1251 ISO-8859-5",
     U"[_їЮЬЮы ЯаШ ЪгжРъг (ёЪб ЯаШбвгЯ)\n|_Помоћ при куцању (Икс приступ)\n]"},
    {"Latin letters in a Serbian line", "windows-1252 ISO-8859-5",
     U"Водоравни [ßÞÜøÕàÐø |помјерај ]стрелице"},
    {"a box-drawing character in a Portuguese word", "KOI8-R IBM437",
     U"o nome da ação deve ser fornecido [ap╒s |após ]o id do aplicativo"},
    {"one Cyrillic letter in two Croatian words", "KOI8-R windows-1250",
     U"Ne mogu da [zapoХnem KvikTajm izvlaХenje\n|započnem KvikTajm izvlačenje\n]"},
    {"ten letters of sixteen", "IBM850 IBM866", U"Могуће [á¬Ô¿ó¿ÓáÔ¿\n|активирати\n]"},
    {"more letters are damaged than intact ones after it", "GBK Big5",
     U"[菷萪_萲萬萓萩萟萮萺 |Со_хранить ]и закрыть"},
    {"one letter, again and again", "IBM850 windows-1252",
     U"1 [sekondÙ nÙ tÙ |sekondë në të ]ardhme"},
    {"crosses and quotation marks in Swedish words", "windows-1252 IBM437",
     U"[G† till f”reg†ende |Gå till föregående ]rubrik"},
    {"six letters that save seven bits each", "windows-1253 ISO-8859-5",
     U"стоматолог рационализаторка криптиране [ήΡγεΠά\n|обухам\n]"},
    {"a letter of Danish in a Croatian word", "windows-1252 windows-1250",
     U"Indeks [najveæe |najveće ]širine teksta"},
    {"letters of Sami, a hundred of them around", "IBM866 windows-1250",
     U"Ođasmahte prográmma ođđamus veršuvdnii. Du distribušuvnnas leat árvideames reaiddut mainna "
     U"[oЁasmahtс progrсmmaid.\n|ođasmahtá prográmmaid.\n]"},
    {"capitals that are signs before Bulgarian words", "x-mac-cyrillic windows-1251",
     U"[\u00A0риптографски€ подпис за изтеглени€ файл \"%s\" е невалиден и не може да се използва "
     U"за проверка на сигурността му. «атова |Криптографския подпис за изтегления файл \"%s\" е "
     U"невалиден и не може да се използва за проверка на сигурността му. Затова ]беше изтрит."},
    {"three of five letters are foreign", "x-mac-cyrillic ISO-8859-5",
     U"[яаёвЎ№цЏаё—ЁЎў бёавг“–ЁЁп№\n|протимікробний сортуванням\n]"},
    {"a quotation mark at the beginning of a Ukrainian line, for its capital",
     "windows-1251 x-mac-cyrillic",
     U"[‚досконалена ђемонтна ЊайстернЯ\n|Вдосконалена Ремонтна Майстерня\n]"},
    {"quotation marks at the end of Finnish words", "windows-1252 IBM437",
     U"Kaikki ihmiset [sek„ nyt ett„|sekä nyt että] aina vapaina"},
    {"single quotation marks at the end of French words", "windows-1252 IBM437",
     U"pour tous les hommes [la libert‚ et la fraternit‚|la liberté et la fraternité] sont"},
};

constexpr MarkedChange kDoubted[] = {
    {"a Cyrillic letter that looks Latin may be typed by mistake", "IBM866 windows-1252",
     U"[Parсmetros |Parámetros ]de codificación"},
    {"all letters of a word of which nearly half are signs that any text has", "macintosh KOI8-R",
     U"[“œ⁄‘“…ŒÿÀ’◊¡‘…”—\n|розтринькуватися\n]розтринькуватися"},
    {"quotation marks that open and never close", "ISO-8859-2 macintosh",
     U"Mostrar [bot\u009Bes ŇAnteriorÓ e ŇSeguinteÓ\n|botões “Anterior” e “Seguinte”\n]"},
    {"the words after it have such letters intact", "IBM866 ISO-8859-5",
     U"Пощенска [р╨╫▀╪с┌╨\n|разписка\n]"},
    {"one letter twice, in what is not quite Hungarian", "windows-1257 windows-1252",
     U"telünk [vįlltįska |válltáska ]felmentés Cheért"},
    {"a letter for a line feed at the end of a word", "ISO-8859-1 macintosh",
     U"_Próbowanie średniej [kolor\u0097w\n|kolorów\n]"},
    {"five letters, in little text, for few bits each", "Big5 GBK",
     U"Невідомий [志批戒抉抖 |вузол ]проксі"},
    {"a Latin letter before a sign, for an opening quotation mark", "windows-1252 macintosh",
     U"Stara datoteka je sačuvana kao [ã%sÒ\n|„%s“\n]"},
    {"most of what is changed may be Russian as well", "IBM866 windows-1251",
     U"ФФмпег не може да пронађе кодек [чтєър 0x%x.\n╧юфЁ°ър |звука 0x%x.\nПодршка ]за овај кодек "
     U"вероватно није састављена."},
    {"Hebrew has no capitals: it is judged elsewhere", "IBM437 windows-1255",
     U"תצוגה מקדימה [∞Φ≈±Φ\n|לטקסט\n]"},
    {"Tajik is too rare for a few words", "IBM850 ISO-8859-5",
     U"Хусусияти [ÐðßÔð |баста ]%s::%s ёфт нашуд"},
    {"a capital in a Spanish word becomes an apostrophe", "KOI8-R windows-1253",
     U"[Nи▓mero |NΙ’mero ]de registos por página"},
    {"a Greek letter for a sign in a name", "windows-1253 IBM866",
     U"[Pankararϊ\n|Pankarar·\n]Klicken, um Spielerposition zu ändern"},
    {"a word of three letters", "windows-1251 macintosh",
     U"Speltiden för ett spel i sekunder (0 [fљr |för ]ingen gräns)"},
    {"Cyrillic capitals around an English name", "IBM866 windows-1252",
     U"Default location for the [УKangpuЕФ |“Kangpu…” ]dialogs"},
    {"Vietnamese has most letters: any text becomes it", "IBM437 windows-1252",
     U"[G≤c n≤ng\nC⌠ng |Góc nóng\nCông ]cụ làm nghiêng: Làm nghiêng (xiên) lớp, vùng chọn hay "
     U"đường dẫn"},
    {"the words that come out are hardly Ukrainian", "GBK Big5",
     U"[萩萓萴萡萯 |начку ]порядку байтів (ППБ)"},
    {"as many letters are intact as are damaged", "IBM437 macintosh",
     U"[namÆtajÆcÆ\n|namítající\n]namítající"},
    {"a word that gets a letter nobody expects", "ISO-8859-1 windows-1250",
     U"[Domy\u009Clna |Domyślna ]granica górna wysokości montażu."},
    {"a single letter that saves little", "windows-1252 macintosh",
     U"[(modific‡vel |(modificável ]pelo utilizador)"},
    {"a closing quotation mark alone beside a letter", "Shift_JIS windows-1257",
     U"Klarte ikke [kjｸre programmet ｫ%sｻ\n|kjøre programmet «%s»\n]"},
    {"few of the letters changed are foreign", "IBM866 windows-1251",
     U"Подальший аналіз був обмежений ручним відключенням системи нашими [Єхїэ│ърьш, ∙юс "
     U"|техніками, щоб ]запобігти додатковому забрудненню Програмою Інтрудер НЕКСУС."},
    {"a whole Serbian line in letters of Latvian, in which one word alone mixes alphabets",
     "windows-1257 x-mac-cyrillic",
     U"[źąäą ńņå óļčņąķč äą ėč ęåėčņå āšąĢąæå ńņąščõ|када сте упитани да ли желите враћање "
     U"старих]"},
    {"Cyrillic capitals that Macedonian has as well", "windows-1251 x-mac-cyrillic",
     U"[Џапката %B не може да се копира бидеАОи немате пермисии да Аа |Папката %B не може да се "
     U"копира бидејќи немате пермисии да ја ]прочитате."},
    {"a quotation mark before small letters, and few that are foreign",
     "windows-1251 x-mac-cyrillic",
     U"[самовивґльненнЯ „юнкерк небовид налґзати\n|самовивільнення Дюнкерк небовид налізати\n]"},
    {"letters that are not as many as before", "windows-1252 UTF-8",
     U"Tous les [Ãªtres humains naissent|êtres humains naissent] libres"},
};

} // namespace

class TestLettersOfLanguage final : public QObject {
    Q_OBJECT

private slots:
    void believed_data() { addRows(kBelieved); }
    void believed() {
        QFETCH(const MarkedChange*, change);
        QVERIFY(judged(*change, changesToLettersOfLanguage));
    }

    void doubted_data() { addRows(kDoubted); }
    void doubted() {
        QFETCH(const MarkedChange*, change);
        QVERIFY(!judged(*change, changesToLettersOfLanguage));
    }

    void signsThatUnicodeCallsLettersAreNone() {
        for (const char32_t sign : {U'ª', U'º', U'µ', U'1', U'_', U'’'})
            QVERIFY(!isLetter(sign));
        for (const char32_t letter : {U'a', U'é', U'μ', U'ж', U'月'})
            QVERIFY(isLetter(letter));
    }
};

QTEST_GUILESS_MAIN(TestLettersOfLanguage)
#include "tst_letters_of_language.moc"
