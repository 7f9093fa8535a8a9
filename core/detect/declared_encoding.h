#pragma once
// The encoding that a text declares (declarations.h), and what that decides: where the bytes leave
// several encodings open, the one that the text names is the one its writer meant.

#include "codec/codec_registry.h"
#include "detect/declarations.h"
#include "detect/detector.h"

#include <optional>
#include <string_view>

namespace moji {

struct DeclaredEncoding {
    const Codec* named = nullptr;
    /// What browsers read where a document says so; `named` where the document is none of theirs.
    const Codec* inBrowsers = nullptr;
    DeclarationForm form = DeclarationForm::Xml;
};

/// `head`: the beginning of the text as findDeclarations() takes it; what is beyond
/// kDeclarationHead is not looked at. Nothing where it declares nothing, or an unknown name.
[[nodiscard]] std::optional<DeclaredEncoding> declaredEncoding(std::string_view head,
                                                               const CodecRegistry& registry);

/// The same with the end of the text (findDeclarationAtEnd()), where the beginning declares
/// nothing.
[[nodiscard]] std::optional<DeclaredEncoding>
declaredEncoding(std::string_view head, std::string_view tail, const CodecRegistry& registry);

/// The same of bytes that keep ASCII. Errors: those of the source.
[[nodiscard]] Result<std::optional<DeclaredEncoding>>
declaredEncoding(const ByteSource& source, const CodecRegistry& registry);

/// Whether what is declared says nothing of a text that is in `found`. In UTF-16 and UTF-32 that is
/// the declaration of a page or style sheet, which is looked for in ASCII, and which a byte-order
/// mark overrules (HTML Standard, 13.2.3.2; CSS Syntax Level 3, 3.2). In a mailbox it is us-ascii:
/// its messages have encodings of their own. `head`: as of declaredEncoding().
[[nodiscard]] bool isVoid(const DeclaredEncoding& declared, std::string_view head,
                          const Codec& found);

/// A best guess with that score or more, which is not ambiguous, stands against any declaration.
constexpr double kAgainstDeclared = 0.999;

/// Weighs in what is declared, where that is a guess that reads all bytes. It is the best one if
/// that makes it the likeliest, and ambiguous no more if it is sure then; a guess that was sure
/// without it may not be with it. What is well-formed UTF-8 is never called something else.
/// `isWordless`: the letters of no reading bear it out; then the declaration alone decides.
void decideByDeclaration(Detection& detection, const DeclaredEncoding& declared, const Codec& utf8,
                         bool isWordless);

} // namespace moji
