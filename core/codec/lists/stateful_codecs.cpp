#include "codec/codec_entry.h"
#include "codec/compound_text.h"
#include "codec/ebcdic_shift.h"
#include "codec/hz.h"
#include "codec/iscii.h"
#include "codec/iso2022_jp.h"
#include "codec/iso2022_schemes.h"
#include "codec/lmbcs.h"
#include "codec/replacement.h"

namespace moji {

namespace {

using enum CodecFamily;
using enum CodecTraits;
using enum Synchronisation;

constexpr CodecEntry kEntries[] = {
    {"ISO-2022-JP", "iso2022_jp csISO2022JP x-windows-iso2022jp x-windows-50220", Stateful,
     Checkpoint, None, makeCodec<Iso2022JpCodec>},
    {"ISO_2022,locale=ja,version=0", "", Stateful, Checkpoint, None, makeIso2022Jp,
     "ISO_2022,locale=ja,version=0"},
    {"ISO-2022-JP-1",
     "iso2022_jp_1 iso2022jp-1 ISO_2022,locale=ja,version=1 JIS_Encoding csJISEncoding JIS "
     "ibm-5054 "
     "x-windows-50221",
     Stateful, Checkpoint, None, makeIso2022Jp1, "ISO_2022,locale=ja,version=1"},
    {"ISO-2022-JP-2", "iso2022_jp_2 iso2022jp-2 ISO_2022,locale=ja,version=2 csISO2022JP2",
     Stateful, Checkpoint, None, makeIso2022Jp2, "ISO_2022,locale=ja,version=2"},
    {"JIS7", "ISO_2022,locale=ja,version=3", Stateful, Checkpoint, None, makeJis7,
     "ISO_2022,locale=ja,version=3"},
    {"JIS8", "ISO_2022,locale=ja,version=4", Stateful, Checkpoint, None, makeJis8,
     "ISO_2022,locale=ja,version=4"},
    {"ISO-2022-KR", "iso2022_kr csISO2022KR", Stateful, AfterLineFeed, None, makeIso2022Kr,
     "ISO_2022,locale=ko,version=0"},
    {"ISO_2022,locale=ko,version=0", "", Stateful, AfterLineFeed, None, makeIcuIso2022Kr,
     "ISO_2022,locale=ko,version=0"},
    {"ibm-25546", "ISO_2022,locale=ko,version=1", Stateful, AfterLineFeed, None, makeIcuIso2022Kr,
     "ISO_2022,locale=ko,version=1"},
    {"ISO-2022-CN", "csISO2022CN x-ISO-2022-CN-GB", Stateful, AfterLineFeed, None, makeIso2022Cn,
     "ISO_2022,locale=zh,version=0"},
    {"ISO_2022,locale=zh,version=0", "", Stateful, AfterLineFeed, None, makeIcuIso2022Cn,
     "ISO_2022,locale=zh,version=0"},
    {"ISO-2022-CN-EXT", "csISO2022CNEXT", Stateful, AfterLineFeed, None, makeIso2022CnExt,
     "ISO_2022,locale=zh,version=1"},
    {"ISO_2022,locale=zh,version=1", "", Stateful, AfterLineFeed, None, makeIcuIso2022CnExt,
     "ISO_2022,locale=zh,version=1"},
    {"ISO-2022-CN-CNS", "x-ISO-2022-CN-CNS", Stateful, AfterLineFeed, None, makeIso2022CnCns,
     "ISO_2022,locale=zh,version=2"},
    {"ISO_2022,locale=zh,version=2", "", Stateful, AfterLineFeed, None, makeIcuIso2022CnCns,
     "ISO_2022,locale=zh,version=2"},
    {"HZ-GB-2312", "HZ hz-gb hzgb csHZGB2312", Stateful, AfterLineFeed, None, makeCodec<HzCodec>},
    {"replacement", "", Stateful, EveryByte, None, makeCodec<ReplacementCodec>},

    {"ibm-930_P120-1999", "ibm-930 IBM930 ibm-5026 cp930 930 x-IBM930 x-IBM930A", Stateful,
     Checkpoint, None, makeEbcdicShift, "ibm-930_P120-1999"},
    {"ibm-933_P110-1995", "ibm-933 IBM933 cp933 933 x-IBM933", Stateful, Checkpoint, None,
     makeEbcdicShift, "ibm-933_P110-1995"},
    {"ibm-935_P110-1999", "ibm-935 IBM935 cp935 935 x-IBM935", Stateful, Checkpoint, None,
     makeEbcdicShift, "ibm-935_P110-1999"},
    {"ibm-937_P110-1999", "ibm-937 IBM937 cp937 937 x-IBM937", Stateful, Checkpoint, None,
     makeEbcdicShift, "ibm-937_P110-1999"},
    {"ibm-939_P120-1999", "ibm-939 ibm-931 ibm-5035 IBM939 cp939 939 x-IBM939 x-IBM939A", Stateful,
     Checkpoint, None, makeEbcdicShift, "ibm-939_P120-1999"},
    {"ibm-1364_P110-2007", "ibm-1364 IBM1364 x-IBM1364", Stateful, Checkpoint, None,
     makeEbcdicShift, "ibm-1364_P110-2007"},
    {"ibm-1371_P100-1999", "ibm-1371 IBM1371 x-IBM1371", Stateful, Checkpoint, None,
     makeEbcdicShift, "ibm-1371_P100-1999"},
    {"ibm-1388_P103-2001", "ibm-1388 ibm-9580 IBM1388 x-IBM1388", Stateful, Checkpoint, None,
     makeEbcdicShift, "ibm-1388_P103-2001"},
    {"ibm-1390_P110-2003", "ibm-1390 IBM1390 x-IBM1390", Stateful, Checkpoint, None,
     makeEbcdicShift, "ibm-1390_P110-2003"},
    {"ibm-1399_P110-2003", "ibm-1399 IBM1399 x-IBM1399", Stateful, Checkpoint, None,
     makeEbcdicShift, "ibm-1399_P110-2003"},

    {"ISCII,version=0", "x-ISCII91 x-iscii-de windows-57002 57002 iscii-dev ibm-4902 iscii",
     Stateful, AfterLineFeed, AsciiCompatible, makeIscii<0>},
    {"ISCII,version=1", "x-iscii-be windows-57003 57003 iscii-bng windows-57006 57006 x-iscii-as",
     Stateful, AfterLineFeed, AsciiCompatible, makeIscii<1>},
    {"ISCII,version=2", "x-iscii-pa windows-57011 57011 iscii-gur", Stateful, AfterLineFeed,
     AsciiCompatible, makeIscii<2>},
    {"ISCII,version=3", "x-iscii-gu windows-57010 57010 iscii-guj", Stateful, AfterLineFeed,
     AsciiCompatible, makeIscii<3>},
    {"ISCII,version=4", "x-iscii-or windows-57007 57007 iscii-ori", Stateful, AfterLineFeed,
     AsciiCompatible, makeIscii<4>},
    {"ISCII,version=5", "x-iscii-ta windows-57004 57004 iscii-tml", Stateful, AfterLineFeed,
     AsciiCompatible, makeIscii<5>},
    {"ISCII,version=6", "x-iscii-te windows-57005 57005 iscii-tlg", Stateful, AfterLineFeed,
     AsciiCompatible, makeIscii<6>},
    {"ISCII,version=7", "x-iscii-ka windows-57008 57008 iscii-knd", Stateful, AfterLineFeed,
     AsciiCompatible, makeIscii<7>},
    {"ISCII,version=8", "x-iscii-ma windows-57009 57009 iscii-mlm", Stateful, AfterLineFeed,
     AsciiCompatible, makeIscii<8>},

    {"x11-compound-text", "COMPOUND_TEXT x-compound-text", Stateful, Checkpoint, None,
     makeCodec<CompoundTextCodec>},

    {"LMBCS-1", "lmbcs ibm-65025", DoubleByte, Checkpoint, None, makeLmbcs, "LMBCS-1"},
    {"LMBCS-2", "", DoubleByte, Checkpoint, None, makeLmbcs, "LMBCS-2"},
    {"LMBCS-3", "", DoubleByte, Checkpoint, None, makeLmbcs, "LMBCS-3"},
    {"LMBCS-4", "", DoubleByte, Checkpoint, None, makeLmbcs, "LMBCS-4"},
    {"LMBCS-5", "", DoubleByte, Checkpoint, None, makeLmbcs, "LMBCS-5"},
    {"LMBCS-6", "", DoubleByte, Checkpoint, None, makeLmbcs, "LMBCS-6"},
    {"LMBCS-8", "", DoubleByte, Checkpoint, None, makeLmbcs, "LMBCS-8"},
    {"LMBCS-11", "", DoubleByte, Checkpoint, None, makeLmbcs, "LMBCS-11"},
    {"LMBCS-16", "", DoubleByte, Checkpoint, None, makeLmbcs, "LMBCS-16"},
    {"LMBCS-17", "", DoubleByte, Checkpoint, None, makeLmbcs, "LMBCS-17"},
    {"LMBCS-18", "", DoubleByte, Checkpoint, None, makeLmbcs, "LMBCS-18"},
    {"LMBCS-19", "", DoubleByte, Checkpoint, None, makeLmbcs, "LMBCS-19"},
};

constexpr auto kNames = nameKeys<kEntries>();
static_assert(areDistinct(kNames));

} // namespace

CodecList statefulCodecs() {
    return {kEntries, kNames};
}

} // namespace moji
