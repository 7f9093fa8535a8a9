#include "detect/declarations.h"

#include "text/ascii.h"

#include <algorithm>
#include <optional>

namespace moji {

namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}
bool isLetter(char c) {
    return lower(c) >= 'a' && lower(c) <= 'z';
}
bool isLabelCharacter(char c) {
    return isLetter(c) || isDigit(c) || c == '-' || c == '_' || c == '.' || c == ':' || c == '+';
}

bool startsWithWord(std::string_view text, std::string_view word) {
    return text.size() >= word.size() &&
           std::ranges::equal(text.substr(0, word.size()), word, {}, lower);
}

/// Where `word` (in small letters) is, whatever the case, from `from` on; npos.
std::size_t findWord(std::string_view text, std::string_view word, std::size_t from = 0) {
    for (std::size_t at = from; at + word.size() <= text.size(); ++at) {
        if (lower(text[at]) == word[0] && startsWithWord(text.substr(at), word))
            return at;
    }
    return std::string_view::npos;
}

std::size_t skipSpaces(std::string_view text, std::size_t at) {
    while (at < text.size() && isAsciiSpace(text[at]))
        ++at;
    return at;
}

/// The label at `at`, in quotes or not.
std::optional<Declaration> labelAt(std::string_view text, std::size_t at, DeclarationForm form) {
    at = skipSpaces(text, at);
    if (at < text.size() && (text[at] == '"' || text[at] == '\''))
        ++at;
    const std::size_t begin = at;
    while (at < text.size() && isLabelCharacter(text[at]))
        ++at;
    if (at == begin || at == text.size()) // the end may cut it
        return std::nullopt;
    return Declaration{form, std::string(text.substr(begin, at - begin)), begin, at};
}

/// The label after `word` and an equals sign, within [from, to).
std::optional<Declaration> labelAfter(std::string_view text, std::string_view word,
                                      std::size_t from, std::size_t to, DeclarationForm form) {
    const std::string_view part = text.substr(0, to);
    for (std::size_t at = findWord(part, word, from); at != std::string_view::npos;
         at = findWord(part, word, at + 1)) {
        const std::size_t equals = skipSpaces(part, at + word.size());
        if (equals < part.size() && part[equals] == '=')
            return labelAt(text.substr(0, std::min(to + 1, text.size())), equals + 1, form);
    }
    return std::nullopt;
}

std::optional<Declaration> findXml(std::string_view head) {
    if (!head.starts_with("<?xml") || head.size() < 6 || !isAsciiSpace(head[5]))
        return std::nullopt;
    const std::size_t end = head.find("?>");
    return end == std::string_view::npos
               ? std::nullopt
               : labelAfter(head, "encoding", 5, end, DeclarationForm::Xml);
}

std::optional<Declaration> findCss(std::string_view head) {
    constexpr std::string_view kBegin = "@charset \"";
    if (!head.starts_with(kBegin))
        return std::nullopt;
    auto found = labelAt(head, kBegin.size(), DeclarationForm::Css);
    return found && head.substr(found->end).starts_with("\";") ? found : std::nullopt;
}

/// In the first <meta> that names one, outside comments. A text that does not begin with a tag is
/// no HTML, though it may have some in it.
std::optional<Declaration> findHtml(std::string_view head) {
    const std::size_t first = skipSpaces(head, 0);
    if (first >= head.size() || head[first] != '<')
        return std::nullopt;
    for (std::size_t at = head.find('<', first); at != std::string_view::npos;
         at = head.find('<', at + 1)) {
        if (head.substr(at).starts_with("<!--")) {
            at = head.find("-->", at);
            if (at == std::string_view::npos)
                return std::nullopt;
            continue;
        }
        if (!startsWithWord(head.substr(at), "<meta") || at + 5 >= head.size() ||
            (!isAsciiSpace(head[at + 5]) && head[at + 5] != '/'))
            continue;
        const std::size_t end = head.find('>', at);
        if (end == std::string_view::npos)
            return std::nullopt;
        if (auto found = labelAfter(head, "charset", at, end, DeclarationForm::Html))
            return found;
    }
    return std::nullopt;
}

/// Emacs writes the line ends with the encoding: koi8-r-unix.
Declaration withoutLineEnds(Declaration found) {
    for (const std::string_view suffix : {"-unix", "-dos", "-mac"}) {
        if (found.label.size() > suffix.size() && found.label.ends_with(suffix)) {
            found.label.resize(found.label.size() - suffix.size());
            found.end -= suffix.size();
        }
    }
    return found;
}

/// The label at `at`, if it is in the same line, which ends at `end`.
std::optional<Declaration> labelInLine(std::string_view head, std::size_t at, std::size_t end) {
    auto found = labelAt(head, at, DeclarationForm::CodingLine);
    return found && found->end <= end ? found : std::nullopt;
}

/// A modeline: "vim: set fileencoding=latin1 :".
std::optional<Declaration> findVim(std::string_view head, std::size_t begin, std::size_t end) {
    const std::string_view part = head.substr(0, end);
    if (part.find("vim:", begin) == std::string_view::npos &&
        part.find("vi:", begin) == std::string_view::npos)
        return std::nullopt;
    for (const std::string_view word : {"fileencoding=", "fenc="})
        if (const std::size_t at = part.find(word, begin); at != std::string_view::npos)
            return labelInLine(head, at + word.size(), end);
    return std::nullopt;
}

/// PEP 263: ^[ \t\f]*#.*?coding[:=][ \t]*([-_.a-zA-Z0-9]+); in Emacs the comment may begin with
/// anything, but the line says -*-.
std::optional<Declaration> findCoding(std::string_view head, std::size_t begin, std::size_t end) {
    const std::string_view part = head.substr(0, end);
    const std::size_t first = skipSpaces(part, begin);
    const bool isPython = first < part.size() && part[first] == '#';
    const bool isEmacs = part.find("-*-", begin) != std::string_view::npos;
    if (!isPython && !isEmacs)
        return std::nullopt;
    for (std::size_t at = part.find("coding", begin); at != std::string_view::npos;
         at = part.find("coding", at + 1)) {
        const std::size_t sign = at + 6;
        if (sign < part.size() && (part[sign] == ':' || part[sign] == '=')) {
            const auto found = labelInLine(head, sign + 1, end);
            return found ? std::optional(withoutLineEnds(*found)) : std::nullopt;
        }
    }
    return std::nullopt;
}

/// In the first two lines; for Vim in the first five.
std::optional<Declaration> findCodingLine(std::string_view head) {
    std::size_t begin = 0;
    for (int line = 0; line < 5 && begin < head.size(); ++line) {
        const std::size_t end = std::min(head.find('\n', begin), head.size());
        if (auto found = findVim(head, begin, end))
            return found;
        if (line < 2)
            if (auto found = findCoding(head, begin, end))
                return found;
        begin = end + 1;
    }
    return std::nullopt;
}

/// The label in the first line that begins with `words`.
std::optional<Declaration> labelAfterWords(std::string_view head, const std::string& words,
                                           DeclarationForm form) {
    std::size_t at = 0;
    if (!head.starts_with(words)) {
        at = head.find('\n' + words) + 1;
        if (at == 0)
            return std::nullopt;
    }
    at += words.size();
    auto found = labelInLine(head, at, std::min(head.find('\n', at), head.size()));
    if (found)
        found->form = form;
    return found;
}

/// A line of Perl's documentation by itself: "=encoding koi8-r".
std::optional<Declaration> findPod(std::string_view head) {
    return labelAfterWords(head, "=encoding ", DeclarationForm::Pod);
}

/// The only option of the package inputenc, where no comment hides it.
std::optional<Declaration> findTexInput(std::string_view head) {
    constexpr std::string_view kBegin = "\\usepackage[";
    constexpr std::string_view kEnd = "]{inputenc}";
    for (std::size_t at = head.find(kBegin); at != std::string_view::npos;
         at = head.find(kBegin, at + 1)) {
        const auto found = labelAt(head, at + kBegin.size(), DeclarationForm::TexInput);
        const std::size_t line = head.rfind('\n', at) + 1; // 0 in the first
        if (found && head.substr(found->end).starts_with(kEnd) &&
            head.substr(line, at - line).find('%') == std::string_view::npos)
            return found;
    }
    return std::nullopt;
}

/// "SET ISO8859-2" among other commands of an affix file.
std::optional<Declaration> findAffixFile(std::string_view head) {
    for (const std::string_view command : {"TRY ", "SFX ", "PFX ", "REP ", "MAP ", "FLAG "})
        if (head.starts_with(command) ||
            head.find('\n' + std::string(command)) != std::string_view::npos)
            return labelAfterWords(head, "SET ", DeclarationForm::AffixFile);
    return std::nullopt;
}

/// The names that libhyphen has for encodings, in the first line of patterns.
std::optional<Declaration> findHyphenation(std::string_view head) {
    const std::size_t end = std::min(head.find_first_of("\r\n"), head.size());
    const std::string_view line = head.substr(0, end);
    constexpr std::string_view kMicrosoft = "microsoft-";
    const bool isName = line.starts_with("ISO8859-") || line.starts_with("KOI8-") ||
                        line.starts_with("microsoft-cp") || line == "UTF-8";
    if (!isName || end == head.size() || !std::ranges::all_of(line, isLabelCharacter))
        return std::nullopt;
    const std::size_t begin = line.starts_with(kMicrosoft) ? kMicrosoft.size() : 0;
    return Declaration{DeclarationForm::AffixFile, std::string(line.substr(begin)), begin, end};
}

std::optional<Declaration> findVimScript(std::string_view head) {
    return labelAfterWords(head, "scriptencoding ", DeclarationForm::CodingLine);
}

/// The names of inputenc that nobody else uses, and what others call the same.
struct TexName {
    std::string_view tex;
    std::string_view encoding;
};
constexpr TexName kTexNames[] = {
    {"utf8", "UTF-8"},           {"utf8x", "UTF-8"},         {"latin1", "ISO-8859-1"},
    {"latin2", "ISO-8859-2"},    {"latin3", "ISO-8859-3"},   {"latin4", "ISO-8859-4"},
    {"latin5", "ISO-8859-9"},    {"latin9", "ISO-8859-15"},  {"latin10", "ISO-8859-16"},
    {"ansinew", "windows-1252"}, {"cp1252", "windows-1252"}, {"cp1250", "windows-1250"},
    {"cp1251", "windows-1251"},  {"cp1257", "windows-1257"}, {"applemac", "macintosh"},
    {"macce", "x-mac-ce"},       {"koi8-r", "KOI8-R"},       {"cp437", "IBM437"},
    {"cp850", "IBM850"},         {"cp852", "IBM852"},        {"cp866", "IBM866"},
};

bool isHeaderLine(std::string_view line) {
    std::size_t at = 0;
    while (at < line.size() && (isLetter(line[at]) || isDigit(line[at]) || line[at] == '-'))
        ++at;
    return at > 0 && at < line.size() && line[at] == ':';
}

/// The end of a header field that begins at `at`: it goes on in lines that begin with a blank.
std::size_t endOfField(std::string_view head, std::size_t at) {
    std::size_t end = head.find('\n', at);
    while (end != std::string_view::npos && end + 1 < head.size() &&
           (head[end + 1] == ' ' || head[end + 1] == '\t'))
        end = head.find('\n', end + 1);
    return std::min(end, head.size());
}

std::optional<Declaration> findMailHeader(std::string_view head) {
    if (!isHeaderLine(head) && !head.starts_with("From "))
        return std::nullopt;
    for (std::size_t at = 0; at < head.size();) {
        const std::size_t end = endOfField(head, at);
        const std::string_view field = head.substr(at, end - at);
        if (field.empty() || field == "\r" ||
            (!isHeaderLine(field) && !(at == 0 && field.starts_with("From "))))
            return std::nullopt;
        if (startsWithWord(field, "content-type:"))
            return labelAfter(head, "charset", at, end, DeclarationForm::MailHeader);
        at = end + 1;
    }
    return std::nullopt;
}

/// The head of a gettext catalogue: "Content-Type: text/plain; charset=UTF-8\n", in quotes.
std::optional<Declaration> findCatalogue(std::string_view head) {
    const std::size_t begin = head.find("\nmsgid \"\"");
    if (begin == std::string_view::npos && !head.starts_with("msgid \"\""))
        return std::nullopt;
    const std::size_t at = head.find("\n\"Content-Type:");
    if (at == std::string_view::npos)
        return std::nullopt;
    const std::size_t end = std::min(head.find('\n', at + 1), head.size());
    return labelAfter(head, "charset", at, end, DeclarationForm::MailHeader);
}

/// The most certain first.
constexpr std::optional<Declaration> (*kForms[])(std::string_view) = {
    findXml,       findCss,         findCodingLine, findVimScript,  findPod,       findTexInput,
    findAffixFile, findHyphenation, findHtml,       findMailHeader, findCatalogue,
};

} // namespace

std::vector<Declaration> findDeclarations(std::string_view head) {
    std::vector<Declaration> all;
    for (const auto find : kForms)
        if (auto found = find(head))
            all.push_back(*std::move(found));
    return all;
}

std::string nameInDeclaration(DeclarationForm form, std::string_view encoding) {
    const auto known = std::ranges::find(kTexNames, encoding, &TexName::encoding);
    return std::string(
        form == DeclarationForm::TexInput && known != std::end(kTexNames) ? known->tex : encoding);
}

std::string_view nameOfDeclared(const Declaration& declaration) {
    const auto known = std::ranges::find(kTexNames, declaration.label, &TexName::tex);
    return declaration.form == DeclarationForm::TexInput && known != std::end(kTexNames)
               ? known->encoding
               : declaration.label;
}

} // namespace moji
