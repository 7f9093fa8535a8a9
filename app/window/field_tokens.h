#pragma once
// What stands in the Text field, piece by piece, and the bytes each piece stands for. Plain values,
// no widgets: the rules by which typing in the field becomes an edit of bytes are here.
//
// A token that has bytes is a character of the document, or a malformed sequence shown as \xC0. One
// without is text that the encoding cannot write: it stays in the field, marked, until it is taken
// out or another encoding is chosen.

#include "document/document.h"

#include <QString>

#include <vector>

namespace moji::app {

struct FieldToken {
    enum class Kind { Character, Control, Malformed, Unwritable };
    Kind kind = Kind::Character;
    QString text;
    ByteRange bytes; // empty where Unwritable: the place where it would be

    [[nodiscard]] qsizetype size() const { return text.size(); } // UTF-16 units
};
using FieldTokens = std::vector<FieldToken>;

/// The tokens of the first bytes of the document: whole characters that lie within `until`.
[[nodiscard]] FieldTokens tokensOf(const Document& document, std::uint64_t until);
[[nodiscard]] QString textOf(const FieldTokens& tokens);

/// An edit of the field: at `position`, `removed` units made way for `added`.
struct FieldEdit {
    qsizetype position = 0;
    qsizetype removed = 0;
    QString added;
};

/// What the edit does to the bytes: `bytes` in the place of `range`. Tokens that are touched go as
/// a whole; what is added inside of one comes behind it.
struct FieldOutcome {
    ByteRange range;
    Bytes bytes;
    FieldTokens tokens;        // all of the field, afterwards
    qsizetype cursor = 0;      // in UTF-16 units of those
    std::u32string unwritable; // what the encoding has no bytes for
};
[[nodiscard]] FieldOutcome applyEdit(const FieldTokens& tokens, const FieldEdit& edit,
                                     const Codec& codec);

} // namespace moji::app
