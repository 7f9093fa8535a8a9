#include "repair/escaped_words.h"

#include "detect/character_kind.h"
#include "escape/character_reference.h"
#include "text/ascii.h"
#include "text/find_character.h"
#include "utf8/utf8_writer.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace moji::repair {

namespace {

/// A style of escapes and the mark that each escape of it begins with.
struct Style {
    std::string_view name;
    std::u32string_view mark;
};
constexpr Style kEncodedWord{"rfc2047-q", U"=?"};
constexpr std::array<Style, 5> kStyles = {
    {{"html", U"&"}, {"js", U"\\u"}, {"c", U"\\x"}, {"percent", U"%"}, {"qp", U"="}}};

bool isQuoteMark(char32_t c) {
    return c == U'"' || c == U'\'' || c == U'`';
}

/// A quoted text after an assignment, a bracket or a comma: of a program.
bool isLiteral(std::u32string_view text, std::size_t at) {
    constexpr std::u32string_view kBefore = U"=([{,:+";
    if (!isQuoteMark(text[at]))
        return false;
    while (at > 0 && (text[at - 1] == U' ' || isAsciiLetter(text[at - 1])))
        --at;
    return at > 0 && kBefore.find(text[at - 1]) != kBefore.npos;
}

/// Whether a text begins with a name and then this sign.
bool isNameBefore(std::u32string_view text, char32_t sign) {
    std::size_t end = 0;
    while (end < text.size() && (isAsciiLetter(text[end]) || text[end] == U'_'))
        ++end;
    return end > 0 && end < text.size() && text[end] == sign;
}

/// name=value at the beginning of a line: settings, and the fields of forms.
bool isSetting(std::u32string_view line) {
    std::size_t end = 0;
    while (end < line.size() && (isAsciiLetter(line[end]) || line[end] == U'_' ||
                                 line[end] == U'-' || line[end] == U'.'))
        ++end;
    return end > 0 && end + 1 < line.size() && line[end] == U'=' && !isWordSpace(line[end + 1]) &&
           !(line[end + 1] >= U'0' && line[end + 1] <= U'9') &&
           !(line[end + 1] >= U'A' && line[end + 1] <= U'F');
}

/// A name of several words, a colon and a value, as mails begin.
bool isHeaderLine(std::u32string_view line) {
    std::size_t end = 0;
    while (end < line.size() && (isAsciiLetter(line[end]) || line[end] == U'-'))
        ++end;
    return end > 0 && end + 1 < line.size() && line[end] == U':' && line[end + 1] == U' ';
}

/// Settings, or the headers of a mail.
bool isOfFields(std::u32string_view text) {
    std::size_t headers = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(U'\n', begin), text.size());
        const std::u32string_view line = text.substr(begin, end - begin);
        if (isSetting(line))
            return true;
        headers += isHeaderLine(line) ? 1 : 0;
        begin = end + 1;
    }
    return headers > 1;
}

/// A tag, a brace, a comment, a string of a program, a backslash of another kind, an address: what
/// has them is markup or program text.
bool keepsEscapes(std::u32string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char32_t c = text[i];
        const char32_t next = i + 1 < text.size() ? text[i + 1] : U'\0';
        if (c == U'<' && (isAsciiLetter(next) || next == U'/' || next == U'!' || next == U'?'))
            return true;
        if (c == U'{' || c == U'}' || (c == U';' && next == U'\n'))
            return true;
        if (c == U'\\' && next != U'u' && next != U'x')
            return true;
        if (isQuoteMark(c) && (next == U'\\' || next == U'%' || isLiteral(text, i)))
            return true;
        if (c == U':' && text.substr(i).starts_with(U"://"))
            return true;
        if (c == U'&' && isNameBefore(text.substr(i + 1), U'='))
            return true; // a field of a form
    }
    return isOfFields(text);
}

/// Whether a place is in a line that begins with a name and a colon, or goes on one that does.
/// Header lines are short: no name is looked for further away.
bool isInHeader(std::u32string_view text, std::size_t at) {
    constexpr std::size_t kLongest = 4096; // code points
    const std::size_t first = at - std::min(at, kLongest);
    std::size_t begin = at;
    while (begin > first && (text[begin - 1] != U'\n' ||
                             (begin < text.size() && isWordSpace(text[begin]) && begin > 1)))
        --begin;
    return isHeaderLine(text.substr(begin));
}

/// What may have been escaped: letters, and the punctuation of words.
bool isOfWords(char32_t c) {
    const CharacterKind kind = characterClass(c).kind;
    return kind == CharacterKind::Letter || kind == CharacterKind::Asian ||
           kind == CharacterKind::Mark || kind == CharacterKind::Quote ||
           kind == CharacterKind::Apostrophe || kind == CharacterKind::Emoji ||
           kind == CharacterKind::CommonSymbol || kind == CharacterKind::OtherSpace;
}

/// Whether a parser of HTML would read a reference in the word that has no semicolon: the & of
/// "&regular" marks a key of a menu.
bool hasOpenReference(std::string_view word) {
    for (std::size_t at = word.find('&'); at != word.npos; at = word.find('&', at + 1)) {
        if (escape::referenceEnd(asBytes(word.substr(at))) == escape::ReferenceEnd::Open)
            return true;
    }
    return false;
}

class Finder {
public:
    Finder(const CodecRegistry& codecs, const MisreadUtf8Finder& misread, std::u32string_view text,
           std::size_t maxSteps)
        : m_codecs(codecs)
        , m_misread(misread)
        , m_text(text)
        , m_maxSteps(maxSteps) {}

    [[nodiscard]] std::vector<MisreadText::Place> find() && {
        for (std::size_t at = 0; at < m_text.size();) {
            while (at < m_text.size() && isWordSpace(m_text[at]))
                ++at;
            std::size_t end = endOfWord(at);
            if (isEncodedWord(at, end)) {
                end = endOfEncodedWords(end);
                if (!isInHeader(m_text, at))
                    tryStyle(kEncodedWord, at, end);
            } else if (m_text.substr(at, end - at).find_first_of(U"&\\%=") != m_text.npos) {
                tryStyles(at, end);
            }
            at = end;
        }
        return std::move(m_places);
    }

private:
    [[nodiscard]] std::size_t endOfWord(std::size_t at) const {
        while (at < m_text.size() && !isWordSpace(m_text[at]))
            ++at;
        return at;
    }
    [[nodiscard]] bool isEncodedWord(std::size_t begin, std::size_t end) const {
        const std::u32string_view word = m_text.substr(begin, end - begin);
        return word.size() > 8 && word.starts_with(U"=?") && word.ends_with(U"?=");
    }
    /// Neighbours, between which white space means nothing.
    [[nodiscard]] std::size_t endOfEncodedWords(std::size_t end) const {
        for (;;) {
            std::size_t next = end;
            while (next < m_text.size() && isWordSpace(m_text[next]))
                ++next;
            const std::size_t nextEnd = endOfWord(next);
            if (!isEncodedWord(next, nextEnd))
                return end;
            end = nextEnd;
        }
    }

    void tryStyles(std::size_t begin, std::size_t end) {
        for (const Style& style : kStyles) {
            if (m_text.substr(begin, end - begin).find(style.mark) != m_text.npos &&
                tryStyle(style, begin, end))
                return;
        }
    }

    bool tryStyle(const Style& style, std::size_t begin, std::size_t end) {
        const std::u32string_view word = m_text.substr(begin, end - begin);
        const std::string escapedWord = toUtf8(word);
        if (style.name == "html" && hasOpenReference(escapedWord))
            return false;
        const auto plain = unescaped(m_codecs, style.name, escapedWord);
        auto text = plain ? decodeWhole(m_codecs.utf8(), asBytes(*plain)) : std::nullopt;
        if (!text || *text == word || !isWorth(style, word, *text))
            return false;
        Chain chain{{StepKind::Unescape, std::string(style.name)}};
        if (chain.size() + 2 <= m_maxSteps)
            readAgain(*text, chain);
        m_places.push_back({begin, end, shared({{begin, end, *std::move(text)}}, begin),
                            std::make_shared<const Chain>(std::move(chain))});
        return true;
    }

    /// Whether the escapes denote characters of words, and the result is a word.
    static bool isWorth(const Style& style, std::u32string_view before, std::u32string_view after) {
        std::u32string known; // that are not escaped
        std::ranges::copy_if(before, std::back_inserter(known),
                             [](char32_t c) { return c >= 0x80; });
        std::ranges::sort(known);
        std::size_t letters = 0;
        std::size_t fresh = 0;
        for (const char32_t c : after) {
            const bool isFresh = c >= 0x80 && !std::ranges::binary_search(known, c);
            if (isFresh && !isOfWords(c))
                return false;
            fresh += isFresh ? 1 : 0;
            letters += isWordLetter(c) ? 1 : 0;
        }
        const bool reveals = fresh > 0 || style.name == kEncodedWord.name;
        return reveals && letters > 1 && after.find(U'\uFFFD') == after.npos;
    }

    /// What was escaped may have been misread before: caf&Atilde;&copy;.
    void readAgain(std::u32string& text, Chain& chain) const {
        const MisreadText misread = m_misread.find(text, {});
        if (misread.places.size() != 1)
            return;
        const MisreadText::Place& place = misread.places.front();
        const auto repaired = replay(m_codecs, *place.chain, toUtf8(text));
        if (!repaired)
            return;
        text = fromUtf8(*repaired);
        chain.insert(chain.end(), place.chain->begin(), place.chain->end());
    }

    const CodecRegistry& m_codecs;
    const MisreadUtf8Finder& m_misread;
    std::u32string_view m_text;
    std::size_t m_maxSteps;
    std::vector<MisreadText::Place> m_places;
};

} // namespace

std::vector<MisreadText::Place> escapedWords(const CodecRegistry& codecs,
                                             const MisreadUtf8Finder& misread,
                                             std::u32string_view text, std::size_t maxSteps) {
    const auto isMark = [](char32_t c) {
        return (c == U'&') | (c == U'\\') | (c == U'%') | (c == U'=');
    };
    if (findCharacter(text, isMark) == text.size() || maxSteps == 0 || keepsEscapes(text))
        return {};
    return Finder(codecs, misread, text, maxSteps).find();
}

} // namespace moji::repair
