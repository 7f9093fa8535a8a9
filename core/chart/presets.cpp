#include "chart/presets.h"

#include "support/words.h"

#include <algorithm>

namespace moji::chart {

namespace {

constexpr Preset kPresets[] = {
    {"wave-dash", "Shift_JIS", "icu", "ibm-943_P130-1999",
     MOJI_WORDS("Chart presets", "Wave dash and yen sign in Shift_JIS"),
     MOJI_WORDS("Chart presets",
                "Microsoft mapped 81 60 to U+FF5E FULLWIDTH TILDE and 5C to U+005C, the "
                "standards to U+301C WAVE DASH and U+00A5 YEN SIGN: text that crosses from one "
                "table to the other comes back with other characters.")},
    {"wave-dash-glibc", "Shift_JIS", "iconv", "SJIS",
     MOJI_WORDS("Chart presets", "Shift_JIS in browsers and in glibc"),
     MOJI_WORDS("Chart presets",
                "glibc's SJIS is JIS X 0208 as the Unicode Consortium mapped it in 1994, without "
                "the rows of NEC and IBM; browsers read the label as Microsoft's code page 932.")},
    {"nec-row-13", "EUC-JP", "iconv", "EUC-JP", MOJI_WORDS("Chart presets", "NEC row 13 in EUC-JP"),
     MOJI_WORDS("Chart presets",
                "NEC filled row 13 of JIS X 0208 with circled digits, Roman numerals and units "
                "in the 1980s; the standard left it empty, so strict decoders refuse them.")},
    {"won-sign", "EUC-KR", "icu", "ibm-949_P110-1999",
     MOJI_WORDS("Chart presets", "Won sign in Korean"),
     MOJI_WORDS("Chart presets",
                "The Korean version of ISO 646 had the won sign at 5C, and fonts still draw it "
                "there: IBM's table says U+20A9, all others U+005C.")},
    {"euc-kr-uhc", "EUC-KR", "icu", "ibm-970", MOJI_WORDS("Chart presets", "EUC-KR and UHC"),
     MOJI_WORDS("Chart presets",
                "KS X 1001 of 1987 has 2,350 Hangul syllables; Microsoft added the other 8,822 "
                "of modern Korean in 1995 as Unified Hangul Code, which browsers call EUC-KR.")},
    {"gbk-gb18030", "gb18030", "whatwg", "windows-936-2000",
     MOJI_WORDS("Chart presets", "GBK and GB 18030"),
     MOJI_WORDS("Chart presets",
                "GBK of 1995 extended GB 2312 to all ideographs of Unicode 1.1; GB 18030 of 2000 "
                "is mandatory in China and reaches all of Unicode with codes of four bytes.")},
    {"gb18030-2005", "gb18030", "whatwg", "ibm-1392",
     MOJI_WORDS("Chart presets", "GB 18030 of 2005 and of 2022"),
     MOJI_WORDS("Chart presets",
                "Characters that Unicode had not encoded yet were mapped to private use in 2000; "
                "the edition of 2022 moves them to their code points, ICU 72 does not.")},
    {"big5-hkscs", "Big5", "whatwg", "windows-950-2000",
     MOJI_WORDS("Chart presets", "Big5 and HKSCS"),
     MOJI_WORDS("Chart presets",
                "Taiwan's vendors agreed on Big5 in 1984 without a standard; Hong Kong added "
                "thousands of characters, which browsers read and code page 950 does not.")},
    {"big5-icu", "Big5", "icu", "ibm-1375_P100-2008",
     MOJI_WORDS("Chart presets", "Big5 in browsers and in ICU"),
     MOJI_WORDS("Chart presets",
                "ICU's table of 2008 maps Hong Kong's user-defined areas and characters that "
                "Unicode has encoded since to private use.")},
    {"koi8", "KOI8-R", "whatwg", "KOI8-U", MOJI_WORDS("Chart presets", "KOI8-R and KOI8-U"),
     MOJI_WORDS("Chart presets",
                "RFC 2319 gave eight of KOI8-R's box drawings to Ukrainian letters in 1998; "
                "browsers also have the Belarusian short u there, as KOI8-RU has.")},
    {"koi8-u", "KOI8-U", "iconv", "KOI8-U",
     MOJI_WORDS("Chart presets", "KOI8-U in browsers and in glibc"),
     MOJI_WORDS("Chart presets",
                "The Encoding Standard reads KOI8-U as KOI8-RU with the Belarusian short u; "
                "RFC 2319 has box drawings in these two cells.")},
    {"latin-1", "windows-1252", "whatwg", "ISO-8859-1",
     MOJI_WORDS("Chart presets", "windows-1252 and ISO-8859-1"),
     MOJI_WORDS("Chart presets",
                "Microsoft put quotation marks, dashes and, in 1998, the euro where ISO 8859-1 "
                "has C1 controls; so many pages confused the two that browsers read both labels "
                "as windows-1252.")},
    {"latin-9", "ISO-8859-15", "whatwg", "ISO-8859-1",
     MOJI_WORDS("Chart presets", "ISO-8859-15 and ISO-8859-1"),
     MOJI_WORDS("Chart presets",
                "Latin-9 of 1999 replaced eight signs of Latin-1 by the euro and by the letters "
                "that French and Finnish had missed.")},
    {"euro", "windows-1251", "whatwg", "ibm-1251",
     MOJI_WORDS("Chart presets", "The euro in windows-1251"),
     MOJI_WORDS("Chart presets",
                "Windows 98 added the euro sign to its code pages, in 1251 at 88 and in most "
                "others at 80; IBM's numbers below 5346 are the tables before it.")},
    {"cp437", "IBM437", "icu", "ibm-437",
     MOJI_WORDS("Chart presets", "Code page 437 and its controls"),
     MOJI_WORDS("Chart presets",
                "IBM's tables swap 1A, 1C and 7F, because DEL, FS and SUB changed places on "
                "their way from EBCDIC; the PC itself drew pictures for all of them.")},
    {"johab", "Johab", "whatwg", "EUC-KR", MOJI_WORDS("Chart presets", "Johab and EUC-KR"),
     MOJI_WORDS("Chart presets",
                "Johab composes each syllable of five bits for each of its three parts, and so "
                "had all 11,172 syllables years before UHC, at other codes.")},
};

} // namespace

std::span<const Preset> presets() {
    return kPresets;
}

const Preset* findPreset(std::string_view id) {
    const auto found =
        std::ranges::find_if(kPresets, [&](const Preset& preset) { return preset.id == id; });
    return found == std::end(kPresets) ? nullptr : &*found;
}

} // namespace moji::chart
