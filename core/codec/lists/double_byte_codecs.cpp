#include "codec/codec_entry.h"
#include "codec/gb18030.h"
#include "codec/table_factories.h"

namespace moji {

namespace {

using enum CodecFamily;
using enum CodecTraits;
using enum Synchronisation;

// Two (three, four) bytes per character, without state.
constexpr CodecEntry kEntries[] = {
    {"EUC-KR",
     "cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 "
     "windows-949 cp949 949 uhc ms949 x-windows-949 x_mac_korean",
     DoubleByte, AfterLineFeed, AsciiReversible, makeEucKr},
    {"Shift_JIS",
     "csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis csWindows31J cp932 932 "
     "windows-932 mskanji s_jis x-ms-cp932 x_mac_japanese",
     DoubleByte, AfterLineFeed, AsciiCompatible, makeShiftJis},
    {"EUC-JP",
     "cseucpkdfmtjapanese x-euc-jp Extended_UNIX_Code_Packed_Format_for_Japanese ujis eucjis u-jis "
     "windows-51932 cp51932 51932",
     DoubleByte, AfterLineFeed, AsciiCompatible, makeEucJp},
    {"gb18030", "csGB18030 windows-54936 54936 gb18030-2022", DoubleByte, AfterLineFeed,
     AsciiCompatible, makeCodec<Gb18030Codec, Gb18030Codec::Variant::Whatwg>},
    {"GBK",
     "chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk csGBK CP936 MS936 "
     "windows-936 936 x_mac_simp_chinese",
     DoubleByte, AfterLineFeed, AsciiCompatible,
     makeCodec<Gb18030Codec, Gb18030Codec::Variant::Gbk>},
    {"Big5", "cn-big5 csbig5 x-x-big5 big5-tw x_mac_trad_chinese", DoubleByte, AfterLineFeed,
     AsciiCompatible, makeBig5},
    {"Big5-HKSCS", "csBig5HKSCS hkscs", DoubleByte, AfterLineFeed, AsciiCompatible, makeBig5Hkscs},
    {"Johab", "cp1361 ms1361 windows-1361 1361 x-Johab", DoubleByte, AfterLineFeed, AsciiCompatible,
     makeJohab},
    {"ibm-1392", "gb18030-2000 gb18030-2005", DoubleByte, AfterLineFeed, AsciiReversible,
     makeCodec<Gb18030Codec, Gb18030Codec::Variant::Icu>},
    {"ibm-942_P12A-1999",
     "ibm-942 ibm-932 shift_jis78 sjis78 ibm-942_VSUB_VPUA ibm-932_VSUB_VPUA x-IBM942 x-IBM942C",
     DoubleByte, AfterLineFeed, None, makeIcuDoubleByte<shiftJisRowCell>, "ibm-942_P12A-1999"},
    {"ibm-943_P15A-2003",
     "ibm-943 cp943c IBM-943C pck ibm-943_VSUB_VPUA x-MS932_0213 x-JISAutoDetect", DoubleByte,
     AfterLineFeed, None, makeIcuDoubleByte<shiftJisRowCell>, "ibm-943_P15A-2003"},
    {"ibm-943_P130-1999", "cp943 943 ibm-943_VASCII_VSUB_VPUA x-IBM943", DoubleByte, AfterLineFeed,
     None, makeIcuDoubleByte<shiftJisRowCell>, "ibm-943_P130-1999"},
    {"ibm-33722_P12A_P12A-2009_U2", "ibm-33722 ibm-5050 ibm-33722_VPUA IBM-eucJP", DoubleByte,
     AfterLineFeed, AsciiCompatible, makeIcuDoubleByte<eucRowCell>, "ibm-33722_P12A_P12A-2009_U2"},
    {"ibm-33722_P120-1999",
     "cp33722 33722 ibm-33722_VASCII_VPUA x-IBM33722 x-IBM33722A x-IBM33722C", DoubleByte,
     AfterLineFeed, Reversible, makeIcuDoubleByte<eucRowCell>, "ibm-33722_P120-1999"},
    {"ibm-954_P101-2007", "ibm-954 x-IBM954 x-IBM954C", DoubleByte, AfterLineFeed, AsciiCompatible,
     makeIcuDoubleByte<eucRowCell>, "ibm-954_P101-2007"},
    {"euc-jp-2007", "", DoubleByte, AfterLineFeed, AsciiCompatible, makeIcuDoubleByte<eucRowCell>,
     "euc-jp-2007"},
    {"ibm-1373_P100-2002", "ibm-1373", DoubleByte, AfterLineFeed, None,
     makeIcuDoubleByte<big5RowCell>, "ibm-1373_P100-2002"},
    {"windows-950-2000", "cp950 950 windows-950 ms950 x-windows-950 x-big5", DoubleByte,
     AfterLineFeed, AsciiCompatible, makeIcuDoubleByte<big5RowCell>, "windows-950-2000"},
    {"ibm-950_P110-1999", "ibm-950 x-IBM950", DoubleByte, AfterLineFeed, None,
     makeIcuDoubleByte<big5RowCell>, "ibm-950_P110-1999"},
    {"ibm-1375_P100-2008", "ibm-1375 big5hk HKSCS-BIG5", DoubleByte, AfterLineFeed, AsciiCompatible,
     makeIcuDoubleByte<big5RowCell>, "ibm-1375_P100-2008"},
    {"ibm-5471_P100-2006", "ibm-5471 MS950_HKSCS hkbig5 big5-hkscs:unicode3.0 x-MS950-HKSCS",
     DoubleByte, AfterLineFeed, AsciiCompatible, makeIcuDoubleByte<big5RowCell>,
     "ibm-5471_P100-2006"},
    {"ibm-1386_P100-2001", "ibm-1386 cp1386 ibm-1386_VSUB_VPUA", DoubleByte, AfterLineFeed, None,
     makeIcuDoubleByte<eucRowCell>, "ibm-1386_P100-2001"},
    {"windows-936-2000", "", DoubleByte, AfterLineFeed, AsciiReversible,
     makeIcuDoubleByte<eucRowCell>, "windows-936-2000"},
    {"ibm-1383_P110-1999",
     "EUC-CN euccn eucgb2312-cn ibm-1383 cp1383 1383 ibm-eucCN hp15CN ibm-1383_VPUA", DoubleByte,
     AfterLineFeed, AsciiReversible, makeIcuDoubleByte<eucRowCell>, "ibm-1383_P110-1999"},
    {"ibm-5478_P100-1995", "ibm-5478 gb2312-1980 GB2312.1980-0", DoubleByte, Checkpoint, Reversible,
     makeIcuDoubleByte<sevenBitRowCell>, "ibm-5478_P100-1995"},
    {"EUC-TW", "euc-tw-2014", DoubleByte, AfterLineFeed, AsciiCompatible,
     makeIcuDoubleByte<eucRowCell>, "euc-tw-2014"},
    {"ibm-964_P110-1999", "ibm-964 ibm-eucTW cns11643 cp964 964 ibm-964_VPUA x-IBM964", DoubleByte,
     AfterLineFeed, AsciiCompatible, makeIcuDoubleByte<eucRowCell>, "ibm-964_P110-1999"},
    {"ibm-949_P110-1999", "ibm-949 ibm-949_VASCII_VSUB_VPUA x-IBM949", DoubleByte, AfterLineFeed,
     Reversible, makeIcuDoubleByte<eucRowCell>, "ibm-949_P110-1999"},
    {"ibm-949_P11A-1999", "cp949c ibm-949_VSUB_VPUA x-IBM949C IBM-949C", DoubleByte, AfterLineFeed,
     None, makeIcuDoubleByte<eucRowCell>, "ibm-949_P11A-1999"},
    {"ibm-970_P110_P110-2006_U2",
     "KS_X_1001 KSX1001 KS_X_1001:1992 cp51949 51949 ibm-970 windows-51949 ibm-eucKR 5601 cp970 "
     "970 ibm-970_VPUA x-IBM970",
     DoubleByte, AfterLineFeed, AsciiReversible, makeIcuDoubleByte<eucRowCell>,
     "ibm-970_P110_P110-2006_U2"},
    {"ibm-971_P100-1995", "ibm-971 ibm-971_VPUA x-IBM971", DoubleByte, Checkpoint, Reversible,
     makeIcuDoubleByte<eucRowCell>, "ibm-971_P100-1995"},
    {"ibm-1363_P11B-1998", "ibm-1363 cp1363 ksc ibm-1363_VSUB_VPUA x-IBM1363C", DoubleByte,
     AfterLineFeed, Reversible, makeIcuDoubleByte<eucRowCell>, "ibm-1363_P11B-1998"},
    {"ibm-1363_P110-1997", "ibm-1363_VASCII_VSUB_VPUA x-IBM1363", DoubleByte, AfterLineFeed,
     Reversible, makeIcuDoubleByte<eucRowCell>, "ibm-1363_P110-1997"},
    {"windows-949-2000", "x-KSC5601", DoubleByte, AfterLineFeed, AsciiReversible,
     makeIcuDoubleByte<eucRowCell>, "windows-949-2000"},
    {"ibm-16684_P110-2003", "ibm-16684 ibm-20780", DoubleByte, Checkpoint, Reversible,
     makeIcuDoubleByte<noRowCell>, "ibm-16684_P110-2003"},
};

constexpr auto kNames = nameKeys<kEntries>();
static_assert(areDistinct(kNames));

} // namespace

CodecList doubleByteCodecs() {
    return {kEntries, kNames};
}

} // namespace moji
