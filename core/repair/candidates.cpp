#include "repair/candidates.h"

#include <algorithm>
#include <string_view>

namespace moji::repair {

namespace {

struct Usual {
    std::string_view name;
    double doubt;
};

constexpr Usual kUsual[] = {
    {"UTF-8", 1},          {"windows-1252", 2}, {"ISO-8859-1", 3},
    {"windows-1251", 3},   {"EUC-KR", 3},       {"GBK", 3},
    {"Shift_JIS", 3},      {"Big5", 3.5},       {"KOI8-R", 3.5},
    {"IBM866", 3.5},       {"EUC-JP", 3.5},     {"IBM437", 4},
    {"macintosh", 3},      {"IBM850", 4},       {"ISO-8859-5", 4},
    {"windows-1250", 4},   {"ISO-8859-2", 5},   {"windows-1254", 5},
    {"ISO-8859-15", 5},    {"ISO-8859-9", 5},   {"windows-1253", 5},
    {"ISO-8859-7", 5},     {"windows-1255", 5}, {"windows-1256", 5},
    {"windows-1257", 5},   {"windows-1258", 5}, {"windows-874", 5},
    {"x-mac-cyrillic", 8}, {"IBM852", 5},       {"KOI8-U", 5},
    {"gb18030", 5},        {"Big5-HKSCS", 5.5}, {"ibm-943_P15A-2003", 5.5},
    {"euc-jp-2007", 5.5},  {"IBM855", 6},       {"IBM737", 6},
    {"IBM857", 6},         {"IBM862", 6},       {"IBM775", 6},
    {"ISO-8859-8-I", 6},   {"ISO-8859-6", 6},   {"ISO-8859-4", 6},
    {"ISO-8859-13", 6},    {"x-mac-ce", 6},     {"UTF-16LE", 12},
    {"UTF-16BE", 12},
};

void add(std::vector<Candidate>& candidates, const CodecRegistry& codecs, std::string_view name,
         double doubt) {
    const auto canonical = codecs.canonicalName(name);
    const auto info = std::ranges::find(codecs.list(), canonical.value_or(""), &CodecInfo::name);
    if (info != codecs.list().end())
        candidates.emplace_back(codecs, *info, doubt);
}

} // namespace

std::vector<Candidate> usualCandidates(const CodecRegistry& codecs) {
    std::vector<Candidate> candidates;
    for (const Usual& usual : kUsual)
        add(candidates, codecs, usual.name, usual.doubt);
    return candidates;
}

std::vector<Candidate> namedCandidates(const CodecRegistry& codecs,
                                       std::span<const std::string> names) {
    constexpr double kDoubt = 1;
    std::vector<Candidate> candidates;
    for (const std::string& name : names)
        add(candidates, codecs, name, kDoubt);
    return candidates;
}

} // namespace moji::repair
