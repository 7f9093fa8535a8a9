// What ICU and iconv call the encodings of our list.

#include "chart/code_reader.h"
#include "codec/codec_entry.h"

#include <iconv.h>
#include <unicode/ucnv.h>

namespace moji::chart {

namespace {

struct NamePair {
    std::string_view ours;
    const char* theirs;
};

// Where the name that both have means another encoding, or there is none that both have.
constexpr NamePair kIcu[] = {
    {"EUC-KR", "windows-949-2000"},
    {"Shift_JIS", "ibm-943_P15A-2003"},
    {"EUC-JP", "euc-jp-2007"},
    {"gb18030", "gb18030"},
    {"ibm-1392", "gb18030"},
    {"GBK", "windows-936-2000"},
    {"Big5", "ibm-1375_P100-2008"},
    {"Big5-HKSCS", "ibm-1375_P100-2008"},
    {"ISO-2022-JP", "ISO_2022,locale=ja,version=0"},
    {"HZ-GB-2312", "HZ"},
    {"UTF-16", "UTF-16LE"}, // without a mark, as our codes are; ICU's UTF-16 writes one
    {"UTF-16,version=1", "UTF-16LE"},
    {"UTF-16,version=2", "UTF-16BE"},
    {"UTF-16LE,version=1", "UTF-16LE"},
    {"UTF-16BE,version=1", "UTF-16BE"},
    {"UTF-32", "UTF-32LE"},
};

constexpr NamePair kIconv[] = {
    {"UTF-16", "UTF-16LE"},
    {"UTF-32", "UTF-32LE"},
    {"windows-1250", "CP1250"},
    {"windows-1251", "CP1251"},
    {"windows-1252", "CP1252"},
    {"windows-1253", "CP1253"},
    {"windows-1254", "CP1254"},
    {"windows-1255", "CP1255"},
    {"windows-1256", "CP1256"},
    {"windows-1257", "CP1257"},
    {"windows-1258", "CP1258"},
    {"windows-874", "IBM874"},
    {"PTCP154", "PT154"},
    {"KZ-1048", "RK1048"},
    {"macintosh", "MACINTOSH"},
    {"x-mac-cyrillic", "MAC-CYRILLIC"},
    {"x-mac-centraleurroman", "MAC-CENTRALEUROPE"},
    {"x-mac-icelandic", "MAC-IS"},
    {"hp-roman8", "HP-ROMAN8"},
    {"IBM737", "CP737"},
    {"IBM775", "CP775"},
    {"IBM00858", "CP858"},
    {"IBM1125", "CP1125"},
    {"ibm-922_P100-1999", "IBM922"},
    {"ibm-1124_P100-1996", "IBM1124"},
    {"ibm-1129_P100-1997", "IBM1129"},
    {"ibm-1133_P100-1997", "IBM1133"},
    {"ibm-901_P100-1999", "IBM901"},
    {"ibm-902_P100-1999", "IBM902"},
    {"ibm-4909_P100-1999", "IBM4909"},
    {"ibm-803_P100-1999", "IBM803"},
    {"ibm-875_P100-1995", "CP875"},
    {"ibm-1025_P100-1995", "IBM1025"},
    {"ibm-1097_P100-1995", "IBM1097"},
    {"ibm-1112_P100-1995", "IBM1112"},
    {"ibm-1122_P100-1999", "IBM1122"},
    {"ibm-1123_P100-1995", "IBM1123"},
    {"ibm-1130_P100-1997", "IBM1130"},
    {"ibm-1132_P100-1998", "IBM1132"},
    {"ibm-1137_P100-1999", "IBM1137"},
    {"IBM01140", "IBM1140"},
    {"IBM01141", "IBM1141"},
    {"IBM01142", "IBM1142"},
    {"IBM01143", "IBM1143"},
    {"IBM01144", "IBM1144"},
    {"IBM01145", "IBM1145"},
    {"IBM01146", "IBM1146"},
    {"IBM01147", "IBM1147"},
    {"IBM01148", "IBM1148"},
    {"IBM01149", "IBM1149"},
    {"ibm-1153_P100-1999", "IBM1153"},
    {"ibm-1154_P100-1999", "IBM1154"},
    {"ibm-1155_P100-1999", "IBM1155"},
    {"ibm-1156_P100-1999", "IBM1156"},
    {"ibm-1157_P100-1999", "IBM1157"},
    {"ibm-1158_P100-1999", "IBM1158"},
    {"ibm-1160_P100-1999", "IBM1160"},
    {"ibm-1164_P100-1999", "IBM1164"},
    {"ibm-4517_P100-2005", "IBM4517"},
    {"ibm-4899_P100-1998", "IBM4899"},
    {"ibm-4971_P100-1999", "IBM4971"},
    {"ibm-12712_P100-1998", "IBM12712"},
    {"ibm-16804_X110-1999", "IBM16804"},
    {"EUC-KR", "UHC"},
    {"ibm-970_P110_P110-2006_U2", "EUC-KR"},
    {"Johab", "JOHAB"},
    {"Shift_JIS", "CP932"},
    {"ibm-943_P15A-2003", "IBM943"},
    {"gb18030", "GB18030"},
    {"ibm-1383_P110-1999", "EUC-CN"},
    {"Big5", "BIG5-HKSCS"},
    {"windows-950-2000", "CP950"},
    {"windows-936-2000", "CP936"},
    {"windows-949-2000", "UHC"},
};

template <std::size_t count>
const char* nameIn(const NamePair (&pairs)[count], std::string_view ours) {
    for (const NamePair& pair : pairs) {
        if (pair.ours == ours)
            return pair.theirs;
    }
    return nullptr;
}

/// CodecEntry::source of the codec, which for most is the name of the converter it is made of.
std::string sourceOf(const Codec& codec) {
    for (const CodecList& list : {unicodeCodecs(), singleByteCodecs(), doubleByteCodecs(),
                                  statefulCodecs(), ibmPageCodecs(), ebcdicCodecs()}) {
        for (const CodecEntry& entry : list.entries) {
            if (entry.name == codec.name())
                return entry.source;
        }
    }
    return {};
}

bool icuKnows(const std::string& name) {
    constexpr std::size_t kLongest = 60; // of ICU's names
    if (name.empty() || name.size() > kLongest)
        return false;
    UErrorCode error = U_ZERO_ERROR;
    UConverter* converter = ucnv_open(name.c_str(), &error);
    ucnv_close(converter);
    return U_SUCCESS(error);
}

bool iconvKnows(const std::string& name) {
    const iconv_t handle = ::iconv_open("UTF-32LE", name.c_str());
    const bool isOpen = handle != reinterpret_cast<iconv_t>(-1);
    if (isOpen)
        ::iconv_close(handle);
    return isOpen;
}

} // namespace

std::optional<std::string> icuName(const Codec& codec) {
    if (const char* name = nameIn(kIcu, codec.name()))
        return name;
    for (const std::string& name : {sourceOf(codec), codec.name()}) {
        if (icuKnows(name))
            return name;
    }
    return std::nullopt;
}

std::optional<std::string> iconvName(const Codec& codec) {
    if (const char* name = nameIn(kIconv, codec.name()))
        return iconvKnows(name) ? std::optional<std::string>(name) : std::nullopt;
    return iconvKnows(codec.name()) ? std::optional(codec.name()) : std::nullopt;
}

} // namespace moji::chart
