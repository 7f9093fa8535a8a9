#pragma once
// The content of the Text field, piece by piece, and the bytes of each piece. Plain values,
// no widgets: the rules by which typing in the field becomes an edit of bytes are here.
//
// A token that has bytes is a character of the document, or a malformed sequence shown as \xC0. One
// without is text that the encoding cannot write: it stays in the field, marked, until it is
// deleted or another encoding is chosen.

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
/// The bytes of the tokens that a part of the text touches (UTF-16 units); where it is empty, the
/// place of a cursor there, after a token that it is inside of.
[[nodiscard]] ByteRange bytesOfPart(const FieldTokens& tokens, qsizetype position,
                                    qsizetype length);
/// Where the text of the bytes before `offset` ends, in UTF-16 units.
[[nodiscard]] qsizetype positionOf(const FieldTokens& tokens, std::uint64_t offset);

/// An edit of the field: at `position`, `added` replaced `removed` units.
struct FieldEdit {
    qsizetype position = 0;
    qsizetype removed = 0;
    QString added;
};

/// What the edit does to the bytes: `bytes` replace `range`. Tokens that are touched are replaced
/// as a whole; text added inside of one comes after it.
struct FieldOutcome {
    ByteRange range;
    Bytes bytes;
    FieldTokens tokens;        // all of the field, afterwards
    qsizetype cursor = 0;      // in UTF-16 units of those
    std::u32string unwritable; // text that the encoding cannot represent
};
[[nodiscard]] FieldOutcome applyEdit(const FieldTokens& tokens, const FieldEdit& edit,
                                     const Codec& codec);

} // namespace moji::app
