#include "detect/coding_lines.h"

#include "detect/declaration_label.h"

#include <algorithm>
#include <string>

namespace moji {

namespace {

constexpr std::size_t kModelines = 5;         // of Vim, at the beginning and at the end
constexpr std::size_t kLocalVariables = 3000; // characters from the end, where Emacs looks for them

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

std::size_t endOfLine(std::string_view text, std::size_t begin) {
    return std::min(text.find('\n', begin), text.size());
}

/// The line that begins there, without its end.
std::string_view lineAt(std::string_view text, std::size_t begin) {
    std::string_view line = text.substr(begin, endOfLine(text, begin) - begin);
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

std::string_view withoutBlanks(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    return first == std::string_view::npos
               ? std::string_view()
               : text.substr(first, text.find_last_not_of(" \t") + 1 - first);
}

/// What is before and after the words of each line of a list: the marks of a comment.
struct Frame {
    std::string_view prefix;
    std::string_view suffix;

    /// The words of a line, or nothing where it is not of the list.
    [[nodiscard]] std::optional<std::string_view> wordsOf(std::string_view line) const {
        if (!line.starts_with(prefix))
            return std::nullopt;
        const std::string_view words = withoutBlanks(line.substr(prefix.size()));
        if (!words.ends_with(suffix))
            return std::nullopt;
        return withoutBlanks(words.substr(0, words.size() - suffix.size()));
    }
};

/// The variable "coding" of a list that begins in the line before `begin`, all of whose lines up to
/// "End:" have its frame.
std::optional<Declaration> findVariable(std::string_view text, std::size_t begin,
                                        const Frame& frame) {
    constexpr std::string_view kName = "coding:";
    std::optional<Declaration> found;
    while (begin < text.size()) {
        const auto words = frame.wordsOf(lineAt(text, begin));
        if (!words)
            return std::nullopt;
        if (startsWithWord(*words, "end:"))
            return found;
        if (!found && words->starts_with(kName)) {
            const auto at = static_cast<std::size_t>(words->data() - text.data()) + kName.size();
            found = labelInLine(text, at, endOfLine(text, begin));
        }
        begin = endOfLine(text, begin) + 1;
    }
    return std::nullopt;
}

/// A list of local variables of Emacs on the last page.
std::optional<Declaration> findLocalVariables(std::string_view tail) {
    constexpr std::string_view kTitle = "local variables:";
    std::size_t from = tail.size() - std::min(tail.size(), kLocalVariables);
    if (const std::size_t page = tail.rfind('\f'); page != std::string_view::npos)
        from = std::max(from, page + 1);
    std::optional<Declaration> found;
    for (std::size_t at = findWord(tail, kTitle, from); at != std::string_view::npos;
         at = findWord(tail, kTitle, at + 1)) {
        const std::size_t line = at == 0 ? 0 : tail.rfind('\n', at - 1) + 1; // npos + 1 is 0
        const std::string_view whole = lineAt(tail, line);
        const Frame frame{whole.substr(0, at - line),
                          withoutBlanks(whole.substr(at - line + kTitle.size()))};
        found = findVariable(tail, endOfLine(tail, line) + 1, frame); // the last list is the list
    }
    return found ? std::optional(withoutLineEnds(*found)) : std::nullopt;
}

/// In one of the last lines.
std::optional<Declaration> findModeline(std::string_view tail) {
    std::size_t end = tail.ends_with('\n') ? tail.size() - 1 : tail.size();
    for (std::size_t line = 0; line < kModelines; ++line) {
        const std::size_t before = end == 0 ? std::string_view::npos : tail.rfind('\n', end - 1);
        const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
        if (auto found = findVim(tail, begin, end))
            return found;
        if (begin == 0)
            break;
        end = begin - 1;
    }
    return std::nullopt;
}

} // namespace

std::optional<Declaration> labelInLine(std::string_view text, std::size_t at, std::size_t end) {
    auto found = labelAt(text, at, DeclarationForm::CodingLine);
    return found && found->end <= end ? found : std::nullopt;
}

std::optional<Declaration> findCodingLine(std::string_view head) {
    std::size_t begin = 0;
    for (std::size_t line = 0; line < kModelines && begin < head.size(); ++line) {
        const std::size_t end = endOfLine(head, begin);
        if (auto found = findVim(head, begin, end))
            return found;
        if (line < 2)
            if (auto found = findCoding(head, begin, end))
                return found;
        begin = end + 1;
    }
    return std::nullopt;
}

std::optional<Declaration> findCodingAtEnd(std::string_view tail) {
    auto found = findLocalVariables(tail);
    return found ? found : findModeline(tail);
}

} // namespace moji
