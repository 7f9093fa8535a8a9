#include "codec/codec_entry.h"
#include "codec/ebcdic_shift.h"
#include "codec/hz.h"
#include "codec/iso2022_jp.h"
#include "codec/iso2022_schemes.h"

namespace moji {

namespace {

using enum CodecFamily;
using enum CodecTraits;
using enum Synchronisation;

constexpr CodecEntry kEntries[] = {
    {"ISO-2022-JP", "iso2022_jp csISO2022JP x-windows-iso2022jp x-windows-50220 iso-2022-jp-whatwg",
     Stateful, Checkpoint, None, makeCodec<Iso2022JpCodec>},
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
    {"ISO-2022-KR", "iso2022_kr csISO2022KR ISO_2022,locale=ko,version=0", Stateful, Checkpoint,
     None, makeIso2022Kr, "ISO_2022,locale=ko,version=0"},
    {"ibm-25546", "ISO_2022,locale=ko,version=1", Stateful, Checkpoint, None, makeIso2022Kr,
     "ISO_2022,locale=ko,version=1"},
    {"ISO-2022-CN", "csISO2022CN ISO_2022,locale=zh,version=0 x-ISO-2022-CN-GB", Stateful,
     AfterLineFeed, None, makeIso2022Cn, "ISO_2022,locale=zh,version=0"},
    {"ISO-2022-CN-EXT", "csISO2022CNEXT ISO_2022,locale=zh,version=1", Stateful, AfterLineFeed,
     None, makeIso2022CnExt, "ISO_2022,locale=zh,version=1"},
    {"ISO-2022-CN-CNS", "x-ISO-2022-CN-CNS ISO_2022,locale=zh,version=2", Stateful, AfterLineFeed,
     None, makeIso2022CnCns, "ISO_2022,locale=zh,version=2"},
    {"HZ-GB-2312", "HZ hz-gb hzgb csHZGB2312", Stateful, AfterLineFeed, None, makeCodec<HzCodec>},

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
};

} // namespace

std::span<const CodecEntry> statefulCodecs() {
    return kEntries;
}

} // namespace moji
