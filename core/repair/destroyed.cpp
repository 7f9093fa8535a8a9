#include "repair/destroyed.h"

#include "repair/chain.h"
#include "text/ascii.h"

#include <algorithm>

namespace moji::repair {

namespace {

constexpr std::string_view kMisreaders[] = {
    "windows-1252", "EUC-KR",         "GBK",
    "Shift_JIS",    "Big5",           "EUC-JP",
    "windows-1251", "KOI8-R",         "IBM866",
    "IBM437",       "IBM850",         "IBM852",
    "macintosh",    "gb18030",        "ISO-8859-1",
    "windows-1250", "windows-1253",   "windows-1254",
    "windows-1255", "windows-1256",   "windows-1257",
    "windows-874",  "x-mac-cyrillic", "ISO-8859-2",
    "ISO-8859-5",   "KOI8-U",
};

constexpr Byte kReplacementBytes[] = {0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD};

bool isSpace(char32_t c) {
    return isAsciiSpace(c) || c == 0xA0 || c == 0x3000;
}

/// A run of characters that are no spaces.
struct Word {
    std::size_t begin;
    std::size_t end;
};

std::vector<Word> wordsOf(std::u32string_view text) {
    std::vector<Word> words;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (isSpace(text[at]))
            continue;
        if (at == 0 || isSpace(text[at - 1]))
            words.push_back({at, at});
        words.back().end = at + 1;
    }
    return words;
}

} // namespace

RuinFinder::RuinFinder(const CodecRegistry& codecs) {
    for (const std::string_view name : kMisreaders) {
        const Codec* codec = codecs.find(name);
        if (!codec)
            continue;
        for (const std::size_t length : {6, 3}) {
            const auto text = decodeWhole(*codec, ByteView(kReplacementBytes).first(length));
            const auto isSame = [&](const Pattern& pattern) { return pattern.text == *text; };
            if (text && std::ranges::none_of(m_patterns, isSame))
                m_patterns.push_back({*text, codec});
        }
    }
    std::ranges::stable_sort(m_patterns, std::greater(),
                             [](const Pattern& pattern) { return pattern.text.size(); });
    for (const Pattern& pattern : m_patterns) {
        if (pattern.text.front() < m_starts.size())
            m_starts.set(pattern.text.front());
    }
}

std::vector<RuinedSpan> RuinFinder::misread(std::u32string_view text) const {
    std::vector<RuinedSpan> spans;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] < 0x80 || text[at] >= m_starts.size() || !m_starts[text[at]]) {
            ++at;
            continue;
        }
        const auto pattern = std::ranges::find_if(m_patterns, [&](const Pattern& candidate) {
            return text.substr(at).starts_with(candidate.text);
        });
        if (pattern == m_patterns.end()) {
            ++at;
            continue;
        }
        const std::size_t end = at + pattern->text.size();
        const bool continues = !spans.empty() && spans.back().end == at;
        if (continues && spans.back().readAs == pattern->codec)
            spans.back().end = end;
        else
            spans.push_back({at, end, Ruin::MisreadReplacement, pattern->codec});
        at = end;
    }
    return spans;
}

std::vector<RuinedSpan> replacements(std::u32string_view text) {
    std::vector<RuinedSpan> spans;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != 0xFFFD)
            continue;
        if (!spans.empty() && spans.back().end == at)
            ++spans.back().end;
        else
            spans.push_back({at, at + 1, Ruin::Replacement, nullptr});
    }
    return spans;
}

std::vector<RuinedSpan> questionMarks(std::u32string_view text) {
    constexpr std::size_t kWord = 2;
    constexpr std::size_t kLoneWord = 4;
    if (text.find(U"??") == text.npos)
        return {};
    std::vector<RuinedSpan> spans;
    std::size_t marks = 0;
    std::size_t longest = 0;
    std::size_t visible = 0;
    for (const Word& word : wordsOf(text)) {
        visible += word.end - word.begin;
        const std::u32string_view letters = text.substr(word.begin, word.end - word.begin);
        const std::size_t run = std::min(letters.find_first_not_of(U'?'), letters.size());
        // A sentence may end after a lost word.
        const bool lost = run >= kWord && letters.find_first_not_of(U"?.,!:;") == letters.npos;
        if (!lost)
            continue;
        spans.push_back({word.begin, word.begin + run, Ruin::QuestionMarks, nullptr});
        marks += run;
        longest = std::max(longest, run);
    }
    const bool words = spans.size() > 1 || longest >= kLoneWord;
    return words && marks * 3 >= visible ? spans : std::vector<RuinedSpan>{};
}

} // namespace moji::repair
