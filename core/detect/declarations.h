#pragma once
// What a file says of its own encoding:
//   XML          <?xml version="1.0" encoding="KOI8-R"?>            (XML 1.0, 2.8 and 4.3.3)
//   CSS          @charset "utf-8";                                  (CSS Syntax Level 3, 3.2)
//   HTML         <meta charset=...>, <meta ... content="text/html; charset=...">
//                                                                   (HTML Standard, 13.2.3.2)
//   Python       # coding: cp1251, in the first two lines           (PEP 263)
//   Emacs, Vim   -*- coding: koi8-r -*-, vim: set fileencoding=...
//   Perl         =encoding koi8-r                                   (perlpod)
//   LaTeX        \usepackage[latin1]{inputenc}                       (the inputenc package)
//   Hunspell     SET ISO8859-2, in an affix file                     (hunspell(5))
//   libhyphen    ISO8859-2, alone in the first line of its patterns
//   Vim script   scriptencoding latin1                               (Vim, ":help scriptencoding")
//   RFC 822      Content-Type: text/plain; charset=...; also in the head of gettext's .po files
// Only the beginning of a file is looked at; for Emacs, whose lists of local variables are at the
// end, and for Vim also its last lines.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji {

enum class DeclarationForm : std::uint8_t {
    Xml,
    Css,
    Html,
    CodingLine,
    Pod,
    TexInput,
    AffixFile,
    MailHeader
};

struct Declaration {
    DeclarationForm form = DeclarationForm::Xml;
    std::string label;     // as written
    std::size_t begin = 0; // of the label in the text that was looked at
    std::size_t end = 0;
    bool operator==(const Declaration&) const = default;
};

/// So many characters at the beginning are looked at.
constexpr std::size_t kDeclarationHead = 4096;

/// At most one of a form, the most certain first: XHTML has one as XML and one as HTML. `head`: the
/// beginning of the text, a character a byte, those beyond ASCII as anything beyond ASCII, without
/// a byte-order mark.
[[nodiscard]] std::vector<Declaration> findDeclarations(std::string_view head);

/// So many characters at the end are looked at.
constexpr std::size_t kDeclarationTail = 4096;

/// What the end of a text declares, as Emacs and Vim read it. `tail`: its last characters, as those
/// of the beginning; offsets are in it. The beginning overrules it.
[[nodiscard]] std::optional<Declaration> findDeclarationAtEnd(std::string_view tail);

/// The name by which a declaration of that form calls an encoding (canonical name): LaTeX has names
/// of its own.
[[nodiscard]] std::string nameInDeclaration(DeclarationForm form, std::string_view encoding);
/// The other way round: a name by which it can be looked up.
[[nodiscard]] std::string_view nameOfDeclared(const Declaration& declaration);

} // namespace moji
