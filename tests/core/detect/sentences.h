#pragma once
// A sentence in each of many languages (the first article of the Universal Declaration of Human
// Rights, or near it), and the encodings that it is written in besides.

#include <string_view>

namespace moji::test {

struct Sentence {
    const char* language;
    const char* encodings; // separated by spaces
    std::u32string_view text;
};

constexpr Sentence kSentences[] = {
    {"ru", "windows-1251 KOI8-R IBM866 ISO-8859-5 x-mac-cyrillic UTF-8 UTF-16LE UTF-16BE",
     U"Все люди рождаются свободными и равными в своём достоинстве и правах."},
    {"uk", "windows-1251 KOI8-U ISO-8859-5 UTF-8",
     U"Всі люди народжуються вільними і рівними у своїй гідності та правах."},
    {"bg", "windows-1251 ISO-8859-5 UTF-8",
     U"Всички хора се раждат свободни и равни по достойнство и права."},
    {"be", "windows-1251 UTF-8",
     U"Усе людзі нараджаюцца свабоднымі і роўнымі ў сваёй годнасці і правах."},
    {"sr", "windows-1251 ISO-8859-5 UTF-8",
     U"Сва људска бића рађају се слободна и једнака у достојанству и правима."},
    {"mk", "windows-1251 UTF-8",
     U"Сите човечки суштества се раѓаат слободни и еднакви по достоинство и права."},
    {"kk", "UTF-8",
     U"Барлық адамдар тумысынан азат және қадір-қасиеті мен құқықтары тең болып дүниеге келеді."},
    {"ko", "EUC-KR ISO-2022-KR UTF-8 UTF-16LE",
     U"모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다."},
    {"ja", "Shift_JIS EUC-JP ISO-2022-JP UTF-8 UTF-16LE",
     U"すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。"},
    {"zh-Hans", "GBK HZ-GB-2312 UTF-8 UTF-16LE",
     U"人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心。"},
    {"zh-Hant", "Big5 UTF-8 UTF-16LE",
     U"人人生而自由，在尊嚴和權利上一律平等。他們賦有理性和良心。"},
    {"en", "UTF-16LE UTF-16BE UTF-32LE UTF-32BE",
     U"All human beings are born free and equal in dignity and rights."},
    {"fr", "windows-1252 ISO-8859-1 UTF-8",
     U"Tous les êtres humains naissent libres et égaux en dignité et en droits."},
    {"de", "windows-1252 ISO-8859-1 UTF-8",
     U"Alle Menschen sind frei und gleich an Würde und Rechten geboren, für Große wie Kleine."},
    {"es", "windows-1252 UTF-8",
     U"Todos los seres humanos nacen libres e iguales en dignidad y derechos, según la razón."},
    {"pt", "windows-1252 UTF-8",
     U"Todos os seres humanos nascem livres e iguais em dignidade e em direitos; são razão e "
     U"consciência."},
    {"it", "windows-1252 UTF-8",
     U"Tutti gli esseri umani nascono liberi ed eguali in dignità e diritti, perché così è."},
    {"nl", "windows-1252 UTF-8",
     U"Alle mensen worden vrij en met gelijke rechten geboren, één voor één, geïnspireerd."},
    {"sv", "windows-1252 UTF-8", U"Alla människor är födda fria och lika i värde och rättigheter."},
    {"fi", "windows-1252 UTF-8",
     U"Kaikki ihmiset syntyvät vapaina ja tasavertaisina arvoltaan ja oikeuksiltaan."},
    {"is", "windows-1252 UTF-8",
     U"Hver maður er borinn frjáls og jafn öðrum að virðingu og réttindum."},
    {"pl", "windows-1250 ISO-8859-2 UTF-8",
     U"Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw."},
    {"cs", "windows-1250 ISO-8859-2 UTF-8",
     U"Všichni lidé rodí se svobodní a sobě rovní co do důstojnosti a práv."},
    {"sk", "windows-1250 ISO-8859-2 UTF-8",
     U"Všetci ľudia sa rodia slobodní a sebe rovní, čo sa týka ich dôstojnosti a práv."},
    {"hu", "windows-1250 ISO-8859-2 UTF-8",
     U"Minden emberi lény szabadon születik és egyenlő méltósága és joga van."},
    {"ro", "UTF-8",
     U"Toate ființele umane se nasc libere și egale în demnitate și în drepturi."},
    {"hr", "windows-1250 UTF-8",
     U"Sva ljudska bića rađaju se slobodna i jednaka u dostojanstvu i pravima, što će značiti."},
    {"sl", "windows-1250 UTF-8",
     U"Vsi ljudje se rodijo svobodni in imajo enako dostojanstvo in enake pravice, še več."},
    {"et", "windows-1257 UTF-8",
     U"Kõik inimesed sünnivad vabadena ja võrdsetena oma väärikuselt ja õigustelt."},
    {"lv", "windows-1257 UTF-8",
     U"Visi cilvēki piedzimst brīvi un vienlīdzīgi savā pašcieņā un tiesībās."},
    {"lt", "windows-1257 UTF-8", U"Visi žmonės gimsta laisvi ir lygūs savo orumu ir teisėmis."},
    {"tr", "windows-1254 ISO-8859-9 UTF-8",
     U"Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar."},
    {"vi", "UTF-8",
     U"Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền lợi."},
    {"el", "windows-1253 ISO-8859-7 UTF-8",
     U"Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα."},
    {"he", "windows-1255 ISO-8859-8 UTF-8",
     U"כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם."},
    {"ar", "windows-1256 ISO-8859-6 UTF-8", U"يولد جميع الناس أحرارا متساوين في الكرامة والحقوق."},
    {"fa", "UTF-8",
     U"تمام افراد بشر آزاد به دنیا می‌آیند و از لحاظ حیثیت و حقوق با هم "
     U"برابرند."},
    {"th", "windows-874 UTF-8", U"มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ"},
    {"ka", "UTF-8",
     U"ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებითა და უფლებებით."},
    {"hi", "UTF-8", U"सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।"},
};

} // namespace moji::test
