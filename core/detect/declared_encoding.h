#pragma once
// The encoding that a text declares (declarations.h), and what that decides: where the bytes leave
// several encodings open, the one that the text names is the one its writer meant.

#include "codec/codec_registry.h"
#include "detect/detector.h"

#include <optional>
#include <string_view>

namespace moji {

struct DeclaredEncoding {
    const Codec* named = nullptr;
    /// What browsers read where a document says so; `named` where the document is none of theirs.
    const Codec* inBrowsers = nullptr;
};

/// `head`: the beginning of the text as findDeclaration() takes it; what is beyond
/// kDeclarationHead is not looked at. Nothing where it declares nothing, or an unknown name.
[[nodiscard]] std::optional<DeclaredEncoding> declaredEncoding(std::string_view head,
                                                               const CodecRegistry& registry);

/// A best guess with that score or more, which is not ambiguous, stands against any declaration.
constexpr double kAgainstDeclared = 0.999;

/// Weighs in what is declared, where that is a guess that reads all bytes. It is the best one if
/// that makes it the likeliest, and ambiguous no more if it is sure then; a guess that was sure
/// without it may not be with it. What is well-formed UTF-8 is never called something else.
/// `isWordless`: the letters of no reading bear it out; then the declaration alone decides.
void decideByDeclaration(Detection& detection, const DeclaredEncoding& declared, const Codec& utf8,
                         bool isWordless);

} // namespace moji
