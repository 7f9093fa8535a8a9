// Which changes are believed, at the bounds of the rules.

#include "core/repair/marked_change.h"

using namespace moji::repair;
using namespace moji::repair::test;

namespace {

constexpr MarkedChange kBelieved[] = {
    {"signs of one Asian encoding for Cyrillic letters of another", "EUC-KR GBK",
     U"[㎯㏛_㎽㏖㎩|ст_ану]"},
    {"four of eleven letters follow each other as in an alphabet", "windows-1252 windows-1251",
     U"abcde mxgpbt [ïðèâåò|привет]"},
    {"four different letters are no alphabet, however often they come", "windows-1252 windows-1251",
     U"acbd acbd [ïðèâåò|привет]"},
    {"four different characters, all there is", "ISO-8859-2 GBK", U"[ĽľŠ`ĽĐŠ`:\n|サーバー:\n]"},
    {"as many letters lost as come back, of four", "windows-1252 windows-1251", U"[éèàù�|���жж]"},
    {"as many signs come out as characters are lost", "windows-1252 UTF-8", U"[éèàùêî�|���–—“]"},
    {"three letters are too few to say that they are lost", "windows-1252 windows-1251",
     U"[éèà�|����]"},
    {"lost as well before", "windows-1252 windows-1251", U"[éèàù��|���жжж]"},
    {"a capital inside a word, of eleven letters", "windows-1252 windows-1251",
     U"[ðîæÄàþòñÿ ñâ|рожДаются св]"},
    {"one Chinese word for another", "Big5 EUC-JP", U"[錹痺鳳謁\n|證券資訊\n]"},
    {"letters and signs for three Chinese characters", "IBM437 EUC-KR", U"[φ¡┘═╓Γ\n|子目錄\n]"},
    {"letters and signs of several alphabets, for Chinese", "windows-1250 GBK",
     U"[ŇĆłýˇ¸%sˇą\n|移除「%s」\n]"},
    {"few characters in a line of ASCII", "x-mac-cyrillic ISO-8859-5",
     U"<span [weight=\"bold\">Ѕ№’ы’</span>\n|weight=\"bold\">Смеће</span>\n]"},
    {"box drawing of many different characters", "IBM850 KOI8-R", U"[┬¤┌─ıÃ┴╬|боздуган]"},
    {"Cyrillic and Latin letters, for Bulgarian", "IBM866 Shift_JIS",
     U"[ДБДВДuДБДМДЗДrДpД~Дu|препъхване]"},
    {"Chinese characters among Latin letters, for Swedish", "Big5 windows-1252",
     U"[m鄚nisko鐰e f顤m幩 j鄝lik\n|människoöde förmån jämlik\n]"},
    {"signs in a Belarusian word", "x-mac-cyrillic windows-1251",
     U"[б€спраҐнасць |бяспраўнасць ]вуллі абступаць прыелася"},
    {"Chinese characters that nobody writes together, for Korean", "GBK EUC-KR",
     U"[档辑包篮 概林 岿夸老俊 奖聪促.|도서관은 매주 월요일에 쉽니다.]"},
    {"letters of Turkish, in names and commands", "windows-1252 windows-1254",
     U"Insert=\"Alan [Adý:\"\nTitle=\"Araya Alaný Ekle\"\nLabel=\"Revizyon baþlat\"\n"
     U"Title=\"Revizyonlarý Ýþaretle\"\nTitle=\"Hücreleri Bütünleþtir\"\nRight=\"Saðýyla |"
     U"Adı:\"\nTitle=\"Araya Alanı Ekle\"\nLabel=\"Revizyon başlat\"\n"
     U"Title=\"Revizyonları İşaretle\"\nTitle=\"Hücreleri Bütünleştir\"\nRight=\"Sağıyla ]"
     U"Category=\"Kategorisi:\""},
    {"a few letters of its script around it", "KOI8-R windows-1251",
     U"мы [ОПХБЕРШ ХГ ЦНПНДЮ|приветы из города]"},
};

constexpr MarkedChange kDoubted[] = {
    {"four of ten letters follow each other as in an alphabet", "windows-1252 windows-1251",
     U"abcde mxgpb [ïðèâåò|привет]"},
    {"every other letter of an alphabet", "windows-1252 windows-1251", U"acegik [ïðèâåò|привет]"},
    {"a list of Greek letters", "windows-1253 windows-1255",
     U"\\DeclareInputText{225}{\\textalpha}                  % "
     U"[α\n\\DeclareInputText{226}{\\textbeta}                   % "
     U"β\n\\DeclareInputText{227}{\\textgamma}                  % "
     U"γ\n\\DeclareInputText{228}{\\textdelta}                  % "
     U"δ\n\\DeclareInputText{229}{\\textepsilon}                % "
     U"ε\n\\DeclareInputText{230}{\\textzeta}                   % "
     U"ζ\n\\DeclareInputText{231}{\\texteta}                    % "
     U"η\n\\DeclareInputText{232}{\\texttheta}                  % "
     U"θ\n\\DeclareInputText{233}{\\textiota}                   % "
     U"ι\n\\DeclareInputText{234}{\\textkappa}                  % "
     U"κ\n\\DeclareInputText{235}{\\textlambda}                 % "
     U"λ\n\\DeclareInputText{236}{\\textmu}                     % "
     U"μ\n\\DeclareInputText{237}{\\textnu}                     % "
     U"ν\n\\DeclareInputText{238}{\\textxi}                     % "
     U"ξ\n|ב\n\\DeclareInputText{226}{\\textbeta}                   % "
     U"ג\n\\DeclareInputText{227}{\\textgamma}                  % "
     U"ד\n\\DeclareInputText{228}{\\textdelta}                  % "
     U"ה\n\\DeclareInputText{229}{\\textepsilon}                % "
     U"ו\n\\DeclareInputText{230}{\\textzeta}                   % "
     U"ז\n\\DeclareInputText{231}{\\texteta}                    % "
     U"ח\n\\DeclareInputText{232}{\\texttheta}                  % "
     U"ט\n\\DeclareInputText{233}{\\textiota}                   % "
     U"י\n\\DeclareInputText{234}{\\textkappa}                  % "
     U"ך\n\\DeclareInputText{235}{\\textlambda}                 % "
     U"כ\n\\DeclareInputText{236}{\\textmu}                     % "
     U"ל\n\\DeclareInputText{237}{\\textnu}                     % "
     U"ם\n\\DeclareInputText{238}{\\textxi}                     % "
     U"מ\n]\\DeclareInputText{239}{\\textomicron}                % ο"},
    {"points of Hebrew that are lost", "windows-1255 UTF-8", U"[\"ַַֽ�ַַַָָּ\",|\"���������\",]"},
    {"katakana for hiragana", "Big5 Big5-HKSCS",
     U"[<td>針葉ハケアとヨコフリオウギビタキ</td>|<td>針葉ハケことウつフリオしたやタキ</td>]"},
    {"three letters of its script around it", "KOI8-R windows-1251", U"мыр [ОПХБЕРШ|приветы]"},
    {"a word after a Chinese character, among others of its script", "KOI8-R windows-1251",
     U"строки [漢 ОПХБЕ|漢 приве]"},
    {"no-break spaces between words", "IBM866 ISO-8859-13",
     U"[\u00A0\u00A0-\u00A0See\u00A0the\u00A0documentation\u00A0for\u00A0more\u00A0details."
     U"|’’-’See’the’documentation’for’more’details.]"},
    {"no-break spaces for letters of the language", "windows-1252 IBM850",
     U"[m\u00A0s p\u00A0gina f\u00A0cil|más página fácil] por la que los datos se pueden leer"},
    {"a frame that becomes Hebrew letters", "KOI8-R IBM862",
     U"> [┌─────┬─────┐\n>  │     │  C  │\n>  A  ├─────┤\n>  D  >  └─────┴─────┘\n"
     U"|גאאאאאטאאאאאד\n>  ב     ב  C  ב\n>  A  זאאאאאח\n>  D  >  האאאאאיאאאאאו\n]> "},
    {"letters for single Asian characters after a sign", "IBM775 GBK",
     U"Non [Ćź▓ possibile rinominare un utente allo stesso nome che aveva giĆźó."
     U"|€ゲ possibile rinominare un utente allo stesso nome che aveva gi€ア.]"},
    {"three different letters, all there is", "IBM866 GBK", U"[з▐з╤зт\n|мар\n]"},
    {"a word among others of its script, three letters more of them", "KOI8-R windows-1251",
     U"стр [ОПХБЕ|приве]"},
    {"a word in Latin letters is no neighbour of its script", "KOI8-R windows-1251",
     U"стартами в [file ОПХБЕР|file привет]"},
    {"four letters are lost, and none comes back", "windows-1252 windows-1251", U"[éèàù�|�����]"},
    {"five letters are lost for two that come back", "windows-1252 windows-1251",
     U"[éèàùê�|���жж]"},
    {"a capital inside a word, of ten letters", "windows-1252 windows-1251",
     U"[ðîæÄàþòñÿ ñ|рожДаются с]"},
    {"an Asian character before Latin letters becomes a dash", "GBK macintosh", U"[衋ng|–ang]"},
    {"box drawing of few different characters", "IBM866 ISO-8859-5", U"[▄Ўт▐┌|міток]"},
    {"letters of one alphabet, for Japanese", "windows-1250 GBK", U"[ĄÇĄŁĄěĄŻĄČĄę|ディレクトリ]"},
    {"signs between words for other signs", "macintosh windows-1252",
     U"Tuttu [líaudio restituitu in a traccia ´†%s†ª\n|l’audio restituitu in a traccia "
     U"«\u00A0%s\u00A0»\n]"},
    {"letters for a single Asian character", "x-mac-cyrillic EUC-KR",
     U"[Не ђёђађ‘ђе ђ’ђ— |띶 могу да ]учитам датотеку: „%s“"},
    {"misread twice, in little text", "windows-1252 windows-1251 KOI8-U KOI8-R",
     U"[Àäìèí¿ñòðàòîð\n|Админ╖стратор\n]"},
    {"signs for characters that nobody writes", "IBM437 Big5", U"[∙ΓΓ·≡σ|╣禋謥]"},
    {"letters that become odd ones", "x-mac-cyrillic windows-1251",
     U"[безгучн≥сть впаковуваний Чугуїв |безгучність впаковуваний —угу»в ]смугліти"},
    {"letters for two Asian characters before words of the same script", "x-mac-cyrillic EUC-KR",
     U"Качов [Гюро ђђђвђеђЁђ÷ђ” ђгђдђвђађ‘\n|껥尊 Крулев строг\n]"},
};

} // namespace

class TestCredibleChanges final : public QObject {
    Q_OBJECT

private slots:
    void believed_data() { addRows(kBelieved); }
    void believed() {
        QFETCH(const MarkedChange*, change);
        QVERIFY(judged(*change, isCredible));
    }

    void doubted_data() { addRows(kDoubted); }
    void doubted() {
        QFETCH(const MarkedChange*, change);
        QVERIFY(!judged(*change, isCredible));
    }
};

QTEST_GUILESS_MAIN(TestCredibleChanges)
#include "tst_credible_changes.moc"
