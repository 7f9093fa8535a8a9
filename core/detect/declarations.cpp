#include "detect/declarations.h"

#include "detect/coding_lines.h"
#include "detect/declaration_label.h"
#include "text/ascii.h"

#include <algorithm>
#include <optional>

namespace moji {

namespace {

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

bool isNameCharacter(char c) {
    return isLabelCharacter(c) && c != '_' && c != '.' && c != ':' && c != '+';
}

bool isHeaderLine(std::string_view line) {
    std::size_t at = 0;
    while (at < line.size() && isNameCharacter(line[at]))
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

std::optional<Declaration> findDeclarationAtEnd(std::string_view tail) {
    std::string whole(tail);
    if (!whole.ends_with('\n'))
        whole += '\n'; // no label is cut
    return findCodingAtEnd(whole);
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
