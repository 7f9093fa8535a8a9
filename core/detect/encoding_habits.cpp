#include "detect/encoding_habits.h"

#include "detect/character_kind.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <unordered_map>

namespace moji {

namespace {

constexpr std::string_view kDetectable[] = {
    "ASCII",
    "UTF-8",
    "UTF-16LE",
    "UTF-16BE",
    "UTF-32LE",
    "UTF-32BE",
    "ISO-2022-JP",
    "ISO-2022-KR",
    "ISO-2022-CN",
    "HZ-GB-2312",
    "UTF-7",
    "windows-1252",
    "windows-1251",
    "KOI8-R",
    "KOI8-U",
    "IBM866",
    "IBM1125",
    "x-mac-cyrillic",
    "ISO-8859-5",
    "EUC-KR",
    "Shift_JIS",
    "EUC-JP",
    "GBK",
    "gb18030",
    "Big5",
    "windows-1250",
    "ISO-8859-2",
    "windows-1253",
    "ISO-8859-7",
    "windows-1254",
    "windows-1255",
    "ISO-8859-8",
    "windows-1256",
    "ISO-8859-6",
    "windows-1257",
    "ISO-8859-4",
    "ISO-8859-13",
    "windows-1258",
    "windows-874",
    "ISO-8859-15",
    "ISO-8859-1",
    "ISO-8859-9",
    "ISO-8859-3",
    "ISO-8859-10",
    "ISO-8859-14",
    "ISO-8859-16",
    "macintosh",
    "IBM437",
    "IBM850",
    "IBM852",
    "IBM855",
    "IBM857",
    "IBM862",
    // Rare, from kFirstRare on.
    "IBM737",
    "IBM775",
    "IBM869",
    "IBM1131",
    "IBM860",
    "IBM861",
    "IBM863",
    "IBM865",
    "IBM720",
    "KZ-1048",
    "PTCP154",
    "ISO-IR-111",
    "KOI8-T",
    "Johab",
    "EUC-TW",
    "VISCII",
    "TCVN",
    "TSCII",
    "x-mac-centraleurroman",
    "x-mac-greek",
    "x-mac-turkish",
    "x-mac-croatian",
    "x-mac-romanian",
    "x-mac-icelandic",
    "IBM037",
    "IBM500",
    "IBM1047",
    "IBM01140",
    "IBM273",
};

constexpr std::string_view kFirstRare = "IBM737";

/// What a group of languages is written in, with the bits of doubt about each.
struct Habit {
    std::string_view languages;
    std::string_view encodings;
};
constexpr Habit kHabits[] = {
    {"ru", "windows-1251=0 KOI8-R=0.5 IBM866=0.5 ISO-8859-5=1 x-mac-cyrillic=4 KOI8-U=4 IBM855=5 "
           "ISO-IR-111=7 PTCP154=8 KZ-1048=8"},
    {"uk be", "windows-1251=0 KOI8-U=0.5 ISO-8859-5=1 x-mac-cyrillic=5 IBM866=3 IBM1125=3 "
              "KOI8-R=3 ISO-IR-111=7"},
    {"bg sr mk", "windows-1251=0 ISO-8859-5=1 x-mac-cyrillic=6 IBM855=6"},
    {"kk", "KZ-1048=0 PTCP154=2 windows-1251=2 KOI8-R=3 IBM866=3"},
    {"mn tg", "windows-1251=0 KOI8-R=3 IBM866=3 PTCP154=6"},
    {"pl cs sk hu hr sl", "windows-1250=0 ISO-8859-2=0.5 IBM852=4 ISO-8859-16=6 "
                          "x-mac-centraleurroman=7 x-mac-croatian=9"},
    {"ro", "windows-1250=0 ISO-8859-2=0.5 ISO-8859-16=2 IBM852=4 x-mac-romanian=9"},
    {"el", "windows-1253=0 ISO-8859-7=0.5 IBM737=6 IBM869=7 x-mac-greek=8"},
    {"he", "windows-1255=0 ISO-8859-8=0.5 IBM862=4"},
    {"ar fa ug", "windows-1256=0 ISO-8859-6=1 IBM720=8"},
    {"tr ku", "windows-1254=0 ISO-8859-9=0.5 IBM857=4 x-mac-turkish=8"},
    {"et", "windows-1257=0 ISO-8859-15=0.5 windows-1252=0.5 ISO-8859-1=0.5 ISO-8859-13=0.5 "
           "ISO-8859-4=2 IBM775=6"},
    {"lv lt", "windows-1257=0 ISO-8859-13=0.5 ISO-8859-4=2 IBM775=6"},
    {"vi", "windows-1258=0 VISCII=6 TCVN=6"},
    {"ta", "TSCII=0"},
    {"th", "windows-874=0"},
    {"ja", "Shift_JIS=0 EUC-JP=0.5 ISO-2022-JP=0"},
    {"ko", "EUC-KR=0 ISO-2022-KR=0 Johab=8"},
    {"zh-Hans", "GBK=0 gb18030=0.5 HZ-GB-2312=0 ISO-2022-CN=0"},
    {"zh-Hant", "Big5=0 gb18030=3 GBK=3 EUC-TW=8"},
    {"eo", "ISO-8859-3=0"},
    {"se", "ISO-8859-10=0 ISO-8859-4=0.5 ISO-8859-13=2 windows-1257=3"},
    {"sq", "windows-1252=0 ISO-8859-15=0.5 ISO-8859-1=0.5 windows-1250=0.5 ISO-8859-2=1 "
           "macintosh=7 IBM850=6 IBM437=7 IBM852=6"},
    {"und",
     "windows-1252=0 ISO-8859-15=0.5 ISO-8859-1=0.5 windows-1250=3 ISO-8859-2=3.5 windows-1254=4 "
     "windows-1257=4 ISO-8859-9=4.5 ISO-8859-13=4.5 macintosh=7 IBM850=6 IBM437=7 IBM852=8"},
    {"cy ga gd br", "windows-1252=0 ISO-8859-15=0.5 ISO-8859-1=0.5 ISO-8859-14=2"},
    {"af ca da de en es eu fi fr fur fy gl id is it nb nl pt sv",
     "windows-1252=0 ISO-8859-15=0.5 ISO-8859-1=0.5 macintosh=7 IBM850=6 IBM437=7 IBM865=7 "
     "IBM037=8 IBM500=8 IBM1047=8 IBM01140=9 IBM273=9"},
    // Of these languages beside the others.
    {"gl pt", "IBM860=7"},
    {"be", "IBM1131=3"},
    {"is", "IBM861=7 x-mac-icelandic=8"},
    {"fr", "IBM863=9"},
    {"tg", "KOI8-T=1"},
};

constexpr double kUnusual = 11;    // an encoding that the language is not written in
constexpr double kUnusualOld = 14; // one of Macintosh or DOS, which little is in anyhow
constexpr double kVietnamese = 25; // one that is made for Vietnamese, in any other language
constexpr double kUtf16 = 6;
constexpr double kUtf32 = 8;
constexpr double kUtf7 = 24; // hardly any text, and any base64 may be some

std::optional<double> doubtOfUnicode(std::string_view encoding) {
    if (encoding == "UTF-8" || encoding == "ASCII")
        return 0;
    if (encoding.starts_with("UTF-16"))
        return kUtf16;
    if (encoding.starts_with("UTF-32"))
        return kUtf32;
    if (encoding == "UTF-7")
        return kUtf7;
    return std::nullopt;
}

/// Of a language that has no habit.
double usualDoubt(std::string_view encoding) {
    const bool isVietnamese =
        encoding == "windows-1258" || encoding == "VISCII" || encoding == "TCVN";
    const bool isOld = isOfDosOrMacintosh(encoding);
    return doubtOfUnicode(encoding).value_or(isVietnamese ? kVietnamese
                                             : isOld      ? kUnusualOld
                                                          : kUnusual);
}

/// Calls `work` with each word of a list.
template <class Work>
void forEachWord(std::string_view list, Work work) {
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(' '), list.size());
        work(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
}

/// The habits as a table.
class Doubts {
public:
    Doubts() {
        for (std::size_t i = 0; i < std::size(kDetectable); ++i) {
            m_numbers.emplace(kDetectable[i], i);
            m_doubts[i].bits.fill(usualDoubt(kDetectable[i]));
        }
        for (const Habit& habit : kHabits)
            forEachWord(habit.encodings, [&](std::string_view word) { add(habit, word); });
    }
    [[nodiscard]] double of(std::string_view encoding, std::optional<Language> language) const {
        const auto number = m_numbers.find(encoding);
        if (number == m_numbers.end())
            return usualDoubt(encoding);
        return m_doubts[number->second].of(language);
    }
    [[nodiscard]] EncodingDoubts of(std::string_view encoding) const {
        const auto number = m_numbers.find(encoding);
        if (number != m_numbers.end())
            return m_doubts[number->second];
        EncodingDoubts same;
        same.bits.fill(usualDoubt(encoding));
        return same;
    }

private:
    /// `word`: NAME=BITS
    void add(const Habit& habit, std::string_view word) {
        const std::size_t equals = word.find('=');
        double bits = 0;
        std::from_chars(word.data() + equals + 1, word.data() + word.size(), bits);
        const auto number = m_numbers.find(word.substr(0, equals));
        if (number == m_numbers.end())
            return;
        forEachWord(habit.languages, [&](std::string_view code) {
            if (const auto language = findLanguage(code))
                m_doubts[number->second].bits[*language] = bits;
        });
    }

    std::unordered_map<std::string_view, std::size_t> m_numbers; // in kDetectable
    std::array<EncodingDoubts, std::size(kDetectable)> m_doubts;
};

} // namespace

std::span<const std::string_view> detectableEncodings() {
    return kDetectable;
}

bool isOfDosOrMacintosh(std::string_view encoding) {
    return encoding.starts_with("x-mac") || encoding == "macintosh" || encoding.starts_with("IBM");
}

bool isRareEncoding(std::string_view encoding) {
    static const auto first = std::ranges::find(kDetectable, kFirstRare);
    return std::find(first, std::end(kDetectable), encoding) != std::end(kDetectable);
}

namespace {

const Doubts& allDoubts() {
    static const Doubts doubts;
    return doubts;
}

} // namespace

double encodingDoubt(std::string_view encoding, std::optional<Language> language) {
    return allDoubts().of(encoding, language);
}

std::optional<Language> habitLanguage(std::optional<Language> language,
                                      const std::function<std::u32string()>& textOf) {
    static const std::optional<Language> vietnamese = findLanguage("vi");
    static const std::optional<Language> english = findLanguage("en");
    const auto isTelling = [](char32_t c) { // marks come by chance: Bròssa, with F2 for ò
        return c >= 0x80 && characterClass(c).kind == CharacterKind::Letter;
    };
    return language == vietnamese && std::ranges::none_of(textOf(), isTelling) ? english : language;
}

EncodingDoubts encodingDoubts(std::string_view encoding) {
    return allDoubts().of(encoding);
}

bool isUsualEncoding(std::string_view encoding, std::optional<Language> language) {
    return encodingDoubt(encoding, language) < kUnusual;
}

} // namespace moji
