#pragma once
// Texts of many languages, each with encodings that it is written in.

#include <QString>

#include <string>
#include <string_view>

namespace moji::test {

struct Sample {
    const char* name;
    const char* encodings; // each of them, separated by spaces
    std::u32string_view text;
};

inline constexpr Sample kSamples[] = {
    {"russian", "KOI8-R windows-1251 IBM866 ISO-8859-5 x-mac-cyrillic UTF-8 UTF-16LE UTF-16BE",
     U"Мы наконец это сделали, долгое время"},
    {"russian-quote", "KOI8-R windows-1251 IBM866 ISO-8859-5 UTF-8",
     U"Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива "
     U"по-своему."},
    {"russian-capitals", "KOI8-R windows-1251 IBM866 ISO-8859-5 UTF-8",
     U"ВНИМАНИЕ! ПОСТОРОННИМ ВХОД ВОСПРЕЩЁН"},
    {"russian-in-markup", "KOI8-R windows-1251 IBM866 ISO-8859-5 UTF-8",
     U"<p class=\"title\">Съешь же ещё этих мягких французских булок</p>\n"},
    {"ukrainian", "KOI8-U windows-1251 UTF-8",
     U"Реве та стогне Дніпр широкий, сердитий вітер завива"},
    {"bulgarian", "windows-1251 UTF-8",
     U"Всички хора се раждат свободни и равни по достойнство и права."},
    {"korean", "EUC-KR UTF-8 UTF-16LE",
     U"모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다."},
    {"korean-short", "EUC-KR UTF-8", U"안녕하세요, 세계! 한국어 문장입니다."},
    {"japanese", "Shift_JIS EUC-JP ISO-2022-JP UTF-8 UTF-16LE",
     U"すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。"},
    {"japanese-novel", "Shift_JIS EUC-JP UTF-8",
     U"吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。"},
    {"chinese-simplified", "GB18030 GBK UTF-8 UTF-16LE",
     U"人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。"},
    {"chinese-traditional", "Big5 UTF-8 UTF-16LE",
     U"人人生而自由，在尊嚴和權利上一律平等。他們賦有理性和良心，並應以兄弟關係的精神互相對待。"},
    {"french", "windows-1252 UTF-8",
     U"Voilà l’été : déjà les élèves ont goûté à la liberté, où l’on rêve près de la forêt."},
    {"german", "windows-1252 ISO-8859-1 UTF-8",
     U"Falsches Üben von Xylophonmusik quält jeden größeren Zwerg in der Küche."},
    {"spanish", "windows-1252 UTF-8",
     U"¿Dónde está el niño? Mañana comerá jamón, según dijo su mamá."},
    {"polish", "windows-1250 ISO-8859-2 UTF-8",
     U"Zażółć gęślą jaźń, proszę państwa; wszyscy ludzie rodzą się wolni i równi."},
    {"czech", "windows-1250 ISO-8859-2 UTF-8",
     U"Příliš žluťoučký kůň úpěl ďábelské ódy, a všichni lidé se rodí svobodní."},
    {"turkish", "windows-1254 UTF-8",
     U"Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar, akıl ve vicdana "
     U"sahiptirler."},
    {"greek", "windows-1253 ISO-8859-7 UTF-8",
     U"Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα."},
    {"hebrew", "windows-1255 UTF-8", U"כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם."},
    {"arabic", "windows-1256 UTF-8", U"يولد جميع الناس أحرارا متساوين في الكرامة والحقوق"},
    {"thai", "windows-874 UTF-8", U"มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ"},
    {"english", "UTF-8 UTF-16LE UTF-16BE UTF-32LE UTF-32BE",
     U"The quick brown fox jumps over the lazy dog.\nAnd again, line two.\n"},
    {"dos-frame", "IBM866", U"┌────────┐\n│ Привет │\n└────────┘\n"},
};

inline std::u32string capitalized(std::u32string_view text) {
    return QString::fromUcs4(text.data(), static_cast<qsizetype>(text.size()))
        .toUpper()
        .toStdU32String();
}

} // namespace moji::test
