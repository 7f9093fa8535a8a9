#include "codec/codec_entry.h"
#include "codec/table_factories.h"

namespace moji {

namespace {

using enum CodecFamily;
using enum CodecTraits;
using enum Synchronisation;

// Single-byte sets: ISO, Windows, KOI8, Macintosh and others; most have ASCII below 80.
constexpr CodecEntry kEntries[] = {
    {"ASCII",
     "US-ASCII ansi_x3.4-1968 ANSI_X3.4-1986 iso-ir-6 ISO_646.irv:1991 ISO646-US us csASCII IBM367 "
     "cp367 646 windows-20127 iso_646.irv:1983 ascii7",
     SingleByte, EveryByte, AsciiReversible, makeIcuSingleByte, "US-ASCII"},
    {"ISO-8859-1",
     "cp819 csisolatin1 ibm819 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 "
     "latin-1 windows-28591 28591 8859 8859_1 819 iso8859 latin",
     SingleByte, EveryByte, AsciiReversible, makeIcuSingleByte, "ISO-8859-1"},
    {"ISO-8859-2",
     "iso8859-2 iso88592 iso_8859-2 csisolatin2 iso-ir-101 iso_8859-2:1987 l2 latin2 "
     "ibm-912_P100-1995 ibm-912 8859_2 cp912 912 windows-28592",
     SingleByte, EveryByte, AsciiReversible, makeWhatwgSingleByte, "ibm-912_P100-1995"},
    {"ISO-8859-3",
     "iso8859-3 iso88593 iso_8859-3 csisolatin3 iso-ir-109 iso_8859-3:1988 l3 latin3 "
     "ibm-913_P100-2000 ibm-913 8859_3 cp913 913 windows-28593",
     SingleByte, EveryByte, AsciiReversible, makeWhatwgSingleByte, "ibm-913_P100-2000"},
    {"ISO-8859-4",
     "iso8859-4 iso88594 iso_8859-4 csisolatin4 iso-ir-110 iso_8859-4:1988 l4 latin4 "
     "ibm-914_P100-1995 ibm-914 8859_4 cp914 914 windows-28594",
     SingleByte, EveryByte, AsciiReversible, makeWhatwgSingleByte, "ibm-914_P100-1995"},
    {"ISO-8859-5",
     "iso8859-5 iso88595 iso_8859-5 csisolatincyrillic cyrillic iso-ir-144 iso_8859-5:1988 "
     "ibm-915_P100-1995 ibm-915 8859_5 cp915 915 windows-28595",
     SingleByte, EveryByte, AsciiReversible, makeWhatwgSingleByte, "ibm-915_P100-1995"},
    {"ISO-8859-6",
     "iso8859-6 iso88596 iso_8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic "
     "ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso_8859-6:1987 ibm-1089_P100-1995 ibm-1089 "
     "8859_6 cp1089 1089 windows-28596 x-ISO-8859-6S",
     SingleByte, EveryByte, AsciiReversible, makeWhatwgSingleByte, "ibm-1089_P100-1995"},
    {"ISO-8859-7",
     "iso8859-7 iso88597 iso_8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 "
     "iso_8859-7:1987 sun_eu_greek ibm-9005_X110-2007 ibm-9005 8859_7 windows-28597",
     SingleByte, EveryByte, AsciiReversible, makeWhatwgSingleByte, "ibm-9005_X110-2007"},
    {"ISO-8859-8",
     "iso8859-8 iso88598 iso_8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 "
     "iso_8859-8:1988 visual ibm-5012_P100-1999 ibm-5012 8859_8 windows-28598 hebrew8",
     SingleByte, EveryByte, AsciiReversible, makeWhatwgSingleByte, "ibm-5012_P100-1999"},
    {"ISO-8859-8-I", "csiso88598i logical windows-38598", SingleByte, EveryByte, AsciiReversible,
     makeWhatwgSingleByte, "ibm-5012_P100-1999"},
    {"ISO-8859-9",
     "iso8859-9 iso88599 iso_8859-9 csisolatin5 iso-ir-148 iso_8859-9:1989 l5 latin5 "
     "ibm-920_P100-1995 ibm-920 8859_9 cp920 920 windows-28599 ECMA-128 turkish8 turkish",
     SingleByte, EveryByte, AsciiReversible, makeWhatwgSingleByte, "ibm-920_P100-1995"},
    {"ISO-8859-10",
     "iso8859-10 iso885910 iso_8859-10 csisolatin6 iso-ir-157 l6 latin6 iso_8859-10:1992 "
     "iso-8859_10-1998",
     SingleByte, EveryByte, AsciiReversible, makeWhatwgSingleByte, "iso-8859_10-1998"},
    {"ISO-8859-11",
     "iso8859-11 iso885911 iso_8859-11 iso-ir-166 csISO885911 thai8 iso-8859_11-2001 x-iso-8859-11 "
     "thai",
     SingleByte, EveryByte, AsciiReversible, makeWhatwgSingleByte, "iso-8859_11-2001"},
    {"ISO-8859-13",
     "iso8859-13 iso885913 iso_8859-13 csISO885913 iso-ir-179 l7 latin7 ibm-921_P100-1995 ibm-921 "
     "8859_13 windows-28603 cp921 921 x-IBM921",
     SingleByte, EveryByte, AsciiReversible, makeWhatwgSingleByte, "ibm-921_P100-1995"},
    {"ISO-8859-14",
     "iso8859-14 iso885914 iso_8859-14 csISO885914 iso-ir-199 iso_8859-14:1998 l8 latin8 "
     "iso-celtic",
     SingleByte, EveryByte, AsciiReversible, makeWhatwgSingleByte, "iso-8859_14-1998"},
    {"ISO-8859-15",
     "iso8859-15 iso885915 iso_8859-15 csisolatin9 l9 latin9 csISO885915 ibm-923_P100-1998 ibm-923 "
     "8859_15 latin0 csisolatin0 iso8859_15_fdis cp923 923 windows-28605",
     SingleByte, EveryByte, AsciiReversible, makeWhatwgSingleByte, "ibm-923_P100-1998"},
    {"ISO-8859-16", "iso-ir-226 ISO_8859-16:2001 csISO885916 l10 latin10", SingleByte, EveryByte,
     AsciiReversible, makeUpperHalf,
     "\u00A0ĄąŁ€„Š§š©Ș«Ź\u00ADźŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèéêëìíîïđńò"
     "óôőöśűùúûüęțÿ"},
    {"windows-1250", "cp1250 x-cp1250 cswindows1250 1250 ibm-5346_P100-1998 ibm-5346", SingleByte,
     EveryByte, AsciiReversible, makeWhatwgSingleByte, "ibm-5346_P100-1998"},
    {"windows-1251", "cp1251 x-cp1251 cswindows1251 1251 ibm-5347_P100-1998 ibm-5347 ANSI1251",
     SingleByte, EveryByte, AsciiReversible, makeWhatwgSingleByte, "ibm-5347_P100-1998"},
    {"windows-1252", "cp1252 x-cp1252 cswindows1252 1252 ibm-5348_P100-1997 ibm-5348", SingleByte,
     EveryByte, AsciiReversible, makeWhatwgSingleByte, "ibm-5348_P100-1997"},
    {"windows-1253", "cp1253 x-cp1253 cswindows1253 1253", SingleByte, EveryByte, AsciiReversible,
     makeWhatwgSingleByte, "ibm-5349_P100-1998"},
    {"windows-1254", "cp1254 x-cp1254 cswindows1254 1254 ibm-5350_P100-1998 ibm-5350", SingleByte,
     EveryByte, AsciiReversible, makeWhatwgSingleByte, "ibm-5350_P100-1998"},
    {"windows-1255", "cp1255 x-cp1255 cswindows1255 1255", SingleByte, EveryByte, AsciiReversible,
     makeWhatwgSingleByte, "ibm-9447_P100-2002"},
    {"windows-1256",
     "cp1256 x-cp1256 cswindows1256 1256 ibm-9448_X100-2005 ibm-9448 x-windows-1256S", SingleByte,
     EveryByte, AsciiReversible, makeWhatwgSingleByte, "ibm-9448_X100-2005"},
    {"windows-1257", "cp1257 x-cp1257 cswindows1257 1257 ibm-9449_P100-2002 ibm-9449", SingleByte,
     EveryByte, AsciiReversible, makeWhatwgSingleByte, "ibm-9449_P100-2002"},
    {"windows-1258", "cp1258 x-cp1258 cswindows1258 1258 ibm-5354_P100-1998 ibm-5354", SingleByte,
     EveryByte, AsciiReversible, makeWhatwgSingleByte, "ibm-5354_P100-1998"},
    {"windows-874",
     "dos-874 tis-620 cp874 874 ms874 x-windows-874 csTIS620 tis620.2533 tis620-2529-1 tis-620-0 "
     "tis620-0 tis_620_2529_0",
     SingleByte, EveryByte, AsciiReversible, makeWhatwgSingleByte, "windows-874-2000"},
    {"KOI8-R", "cskoi8r koi koi8 koi8_r windows-20866 20866 ibm-878_P100-1996 ibm-878 cp878",
     SingleByte, EveryByte, AsciiReversible, makeWhatwgSingleByte, "ibm-878_P100-1996"},
    {"KOI8-U", "koi8-ru csKOI8U windows-21866 21866", SingleByte, EveryByte, AsciiReversible,
     makeWhatwgSingleByte, "ibm-1168_P100-2002"},
    {"IBM866", "866 cp866 csibm866 windows-866 dos-866", SingleByte, EveryByte, AsciiReversible,
     makeWhatwgSingleByte, "ibm-866_P100-1995"},
    {"macintosh", "csmacintosh mac x-mac-roman mac-roman macroman windows-10000 macos-0_2-10.2",
     SingleByte, EveryByte, AsciiReversible, makeWhatwgSingleByte, "macos-0_2-10.2"},
    {"x-mac-cyrillic",
     "x-mac-ukrainian mac-cyrillic mac-ukrainian macos-7_3-10.2 windows-10007 maccy x-MacUkraine",
     SingleByte, EveryByte, AsciiReversible, makeWhatwgSingleByte, "macos-7_3-10.2"},
    {"x-user-defined", "", SingleByte, EveryByte, AsciiReversible, makeUserDefined},
    {"KOI8-T", "", SingleByte, EveryByte, AsciiReversible, makeUpperHalf,
     "қғ‚Ғ„…†‡\uFFFD‰ҳ‹ҲҷҶ\uFFFDҚ‘’“”•–—\uFFFD™\uFFFD›\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDӯӮё¤ӣ¦§\uFFFD"
     "\uFFFD\uFFFD«¬\u00AD®\uFFFD°±²Ё\uFFFDӢ¶·\uFFFD№\uFFFD»\uFFFD\uFFFD\uFFFD©юабцдефгхийклмнопярс"
     "тужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"},
    {"KZ-1048", "STRK1048-2002 RK1048 csKZ1048", SingleByte, EveryByte, AsciiReversible,
     makeUpperHalf,
     "ЂЃ‚ѓ„…†‡€‰Љ‹ЊҚҺЏђ‘’“”•–—\uFFFD™љ›њқһџ\u00A0ҰұӘ¤Ө¦§Ё©Ғ«¬\u00AD®Ү°±Ііөµ¶·ё№ғ»әҢңүАБВГДЕЖЗИЙКЛМН"
     "ОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"},
    {"hp-roman8", "roman8 r8 csHPRoman8 x-roman8 cp1051", SingleByte, EveryByte, AsciiReversible,
     makeUpperHalf,
     "\u0080\u0081\u0082\u0083\u0084\u0085\u0086\u0087\u0088\u0089\u008A\u008B\u008C\u008D\u008E"
     "\u008F\u0090\u0091\u0092\u0093\u0094\u0095\u0096\u0097\u0098\u0099\u009A\u009B\u009C\u009D"
     "\u009E\u009F\u00A0ÀÂÈÊËÎÏ´ˋˆ¨˜ÙÛ₤¯Ýý°ÇçÑñ¡¿¤£¥§ƒ¢âêôûáéóúàèòùäëöüÅîØÆåíøæÄìÖÜÉïßÔÁÃãÐðÍÌÓÒÕõŠ"
     "šÚŸÿÞþ·µ¶¾—¼½ªº«■»±\uFFFD"},
    {"PTCP154", "csPTCP154 PT154 CP154 Cyrillic-Asian", SingleByte, EveryByte, AsciiReversible,
     makeUpperHalf,
     "ҖҒӮғ„…ҶҮҲүҠӢҢҚҺҸҗ‘’“”•–—ҳҷҡӣңқһҹ\u00A0ЎўЈӨҘҰ§Ё©Ә«¬ӯ®Ҝ°ұІіҙө¶·ё№ә»јҪҫҝАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧ"
     "ШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"},
    {"ISO-IR-111", "ECMA-cyrillic KOI8-E csISO111ECMACyrillic", SingleByte, EveryByte,
     AsciiReversible, makeUpperHalf,
     "\u00A0ђѓёєѕіїјљњћќ\u00ADўџ№ЂЃЁЄЅІЇЈЉЊЋЌ¤ЎЏюабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНО"
     "ПЯРСТУЖВЬЫЗШЭЩЧЪ"},
    {"VISCII", "csVISCII x-viet-viscii VISCII1.1-1", SingleByte, EveryByte, Reversible,
     makeVietnamese,
     "ẠẮẰẶẤẦẨẬẼẸẾỀỂỄỆỐỒỔỖỘỢỚỜỞỊỎỌỈỦŨỤỲÕắằặấầẩậẽẹếềểễệốồổỗỠƠộờởịỰỨỪỬơớƯÀÁÂÃẢĂẳẵÈÉÊẺÌÍĨỳĐứÒÓÔạỷừửÙ"
     "ÚỹỵÝỡưàáâãảăữẫèéêẻìíĩỉđựòóôõỏọụùúũủýợỮ"},
    {"TCVN", "TCVN-5712 TCVN5712-1 TCVN5712-1:1993 x-viet-tcvn5712", SingleByte, EveryByte,
     Reversible, makeVietnamese,
     "ÀẢÃÁẠẶẬÈẺẼÉẸỆÌỈĨÍỊÒỎÕÓỌỘỜỞỠỚỢÙỦŨ\u00A0ĂÂÊÔƠƯĐăâêôơưđẰ\u0300\u0309\u0303\u0301\u0323àảãáạẲằ"
     "ẳẵắẴẮẦẨẪẤỀặầẩẫấậèỂẻẽéẹềểễếệìỉỄẾỒĩíịòỔỏõóọồổỗốộờởỡớợùỖủũúụừửữứựỳỷỹýỵỐ"},
    {"TSCII", "csTSCII", DoubleByte, AfterLineFeed, AsciiCompatible, makeTscii},
    {"x-mac-icelandic", "mac-iceland mac-is maciceland windows-10079", SingleByte, EveryByte,
     AsciiReversible, makeUpperHalf,
     "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûüÝ°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊"
     "ÿŸ⁄€ÐðÞþý·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uF8FFÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"},
    {"x-mac-romanian", "mac-romanian windows-10010", SingleByte, EveryByte, AsciiReversible,
     makeUpperHalf,
     "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ĂȘ∞±≤≥¥µ∂∑∏π∫ªºΩăș¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊"
     "ÿŸ⁄€‹›Țț‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uF8FFÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"},
    {"x-mac-croatian", "mac-croatian windows-10082", SingleByte, EveryByte, AsciiReversible,
     makeUpperHalf,
     "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®Š™´¨≠ŽØ∞±≤≥∆µ∂∑∏š∫ªºΩžø¿¡¬√ƒ≈Ć«Č…\u00A0ÀÃÕŒœĐ—“”‘’÷◊"
     "\uF8FF©⁄€‹›Æ»–·‚„‰ÂćÁčÈÍÎÏÌÓÔđÒÚÛÙıˆ˜¯πË˚¸Êæˇ"},
    {"windows-874-2000", "", SingleByte, EveryByte, AsciiReversible, makeIcuSingleByte,
     "windows-874-2000"},
    {"x-mac-greek", "macos-6_2-10.4 windows-10006 macgr macgreek", SingleByte, EveryByte,
     AsciiReversible, makeIcuSingleByte, "macos-6_2-10.4"},
    {"x-mac-centraleurroman",
     "macos-29-10.2 windows-10029 x-mac-ce macce maccentraleurope x-MacCentralEurope mac_centeuro "
     "maclatin2",
     SingleByte, EveryByte, AsciiReversible, makeIcuSingleByte, "macos-29-10.2"},
    {"x-mac-turkish", "macos-35-10.2 windows-10081 mactr macturkish", SingleByte, EveryByte,
     AsciiReversible, makeIcuSingleByte, "macos-35-10.2"},
    {"ibm-1051_P100-1995", "ibm-1051", SingleByte, EveryByte, AsciiCompatible, makeIcuSingleByte,
     "ibm-1051_P100-1995"},
    {"Adobe-Standard-Encoding", "ibm-1276_P100-1995 ibm-1276 csAdobeStandardEncoding", SingleByte,
     EveryByte, Reversible, makeIcuSingleByte, "ibm-1276_P100-1995"},
    {"gsm-03.38-2009", "GSM0338", SingleByte, Checkpoint, None, makeIcuSingleByte,
     "gsm-03.38-2009"},
};

constexpr auto kNames = nameKeys<kEntries>();
static_assert(areDistinct(kNames));

} // namespace

CodecList singleByteCodecs() {
    return {kEntries, kNames};
}

} // namespace moji
