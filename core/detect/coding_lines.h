#pragma once
// Encodings that comments declare for editors and Python, at the beginning of a text and at its
// end:
//   Python       # coding: cp1251, in the first two lines           (PEP 263)
//   Emacs        -*- coding: koi8-r -*-, in the first two lines; a list of local variables on the
//                last page                              (Emacs Manual, "Specifying a Coding
//                System")
//   Vim          vim: set fileencoding=..., in the first or last five lines   (":help modeline")

#include "detect/declarations.h"

#include <optional>
#include <string_view>

namespace moji {

/// The label at `at`, if it is in the same line, which ends at `end`.
[[nodiscard]] std::optional<Declaration> labelInLine(std::string_view text, std::size_t at,
                                                     std::size_t end);

/// `head`: as findDeclarations() takes it.
[[nodiscard]] std::optional<Declaration> findCodingLine(std::string_view head);
/// `tail`: as findDeclarationAtEnd() takes it.
[[nodiscard]] std::optional<Declaration> findCodingAtEnd(std::string_view tail);

} // namespace moji
