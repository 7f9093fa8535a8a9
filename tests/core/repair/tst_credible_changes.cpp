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
    {"a few letters of its script around it", "KOI8-R windows-1251",
     U"мы [ОПХБЕРШ ХГ ЦНПНДЮ|приветы из города]"},
};

constexpr MarkedChange kDoubted[] = {
    {"four of ten letters follow each other as in an alphabet", "windows-1252 windows-1251",
     U"abcde mxgpb [ïðèâåò|привет]"},
    {"every other letter of an alphabet", "windows-1252 windows-1251", U"acegik [ïðèâåò|привет]"},
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
