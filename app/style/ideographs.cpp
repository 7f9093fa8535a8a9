#include "style/ideographs.h"

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::string_view kJapanese[] = {
    "Shift_JIS",
    "EUC-JP",
    "ISO-2022-JP",
    "ISO-2022-JP-1",
    "ISO-2022-JP-2",
    "JIS7",
    "JIS8",
    "euc-jp-2007",
    "ibm-1390_P110-2003",
    "ibm-1399_P110-2003",
    "ibm-16684_P110-2003",
    "ibm-33722_P120-1999",
    "ibm-930_P120-1999",
    "ibm-33722_P12A_P12A-2009_U2",
    "ibm-939_P120-1999",
    "ibm-942_P12A-1999",
    "ibm-943_P130-1999",
    "ibm-943_P15A-2003",
    "ibm-954_P101-2007",
    "LMBCS-16",
    "ISO_2022,locale=ja,version=0",
};
constexpr std::string_view kKorean[] = {
    "EUC-KR",
    "windows-949-2000",
    "ISO-2022-KR",
    "Johab",
    "ibm-1363_P110-1997",
    "ibm-1363_P11B-1998",
    "ibm-1364_P110-2007",
    "ibm-933_P110-1995",
    "ibm-949_P110-1999",
    "ibm-949_P11A-1999",
    "ibm-970_P110_P110-2006_U2",
    "ibm-971_P100-1995",
    "LMBCS-17",
    "ibm-25546",
    "ISO_2022,locale=ko,version=0",
};
constexpr std::string_view kSimplified[] = {
    "GBK",
    "gb18030",
    "HZ-GB-2312",
    "windows-936-2000",
    "ISO-2022-CN",
    "ISO-2022-CN-EXT",
    "ibm-1383_P110-1999",
    "ibm-1386_P100-2001",
    "ibm-1388_P103-2001",
    "ibm-5478_P100-1995",
    "ibm-935_P110-1999",
    "LMBCS-19",
    "ISO_2022,locale=zh,version=0",
    "ISO_2022,locale=zh,version=1",
};
constexpr std::string_view kTraditional[] = {
    "Big5",
    "EUC-TW",
    "windows-950-2000",
    "ISO-2022-CN-CNS",
    "ibm-1371_P100-1999",
    "ibm-1373_P100-2002",
    "ibm-937_P110-1999",
    "ibm-950_P110-1999",
    "ibm-964_P110-1999",
    "LMBCS-18",
    "ISO_2022,locale=zh,version=2",
};
constexpr std::string_view kHongKong[] = {
    "Big5-HKSCS",
    "ibm-1375_P100-2008",
    "ibm-5471_P100-2006",
};

} // namespace

QLatin1String ideographsOfEncoding(std::string_view encoding) {
    const auto isIn = [&](const auto& names) {
        return std::ranges::find(names, encoding) != std::end(names);
    };
    return isIn(kJapanese)      ? QLatin1String("JP")
           : isIn(kKorean)      ? QLatin1String("KR")
           : isIn(kSimplified)  ? QLatin1String("SC")
           : isIn(kTraditional) ? QLatin1String("TC")
           : isIn(kHongKong)    ? QLatin1String("HK")
                                : QLatin1String();
}

} // namespace moji::app
