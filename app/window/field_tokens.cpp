#include "window/field_tokens.h"

#include "style/cell_role.h"
#include "style/character_text.h"
#include "text/qt_text.h"

#include <algorithm>
#include <optional>

namespace moji::app {

namespace {

/// Control characters are shown by name, as in the byte lens. (The pictures of
/// U+2400.. are letters too small to read.)
QString controlText(char32_t codePoint) {
    return QStringLiteral("⟨%1⟩").arg(shortName(codePoint));
}

FieldToken characterToken(std::u32string_view text, ByteRange bytes) {
    FieldToken token{FieldToken::Kind::Character, {}, bytes};
    for (const char32_t codePoint : text) {
        const bool control = isWithoutGlyph(codePoint);
        if (control)
            token.kind = FieldToken::Kind::Control;
        token.text += control ? controlText(codePoint) : toQString(codePoint);
    }
    return token;
}

FieldToken tokenOf(const PlacedSpan& placed) {
    if (placed.span.count > 0)
        return characterToken(placed.span.text(), placed.range());
    FieldToken token{FieldToken::Kind::Malformed, {}, placed.range()};
    if (placed.span.status == SpanStatus::Control)
        token.kind = FieldToken::Kind::Control; // an escape or a shift
    for (const Byte byte : placed.bytes)
        token.text += QStringLiteral("\\x") + hexText(ByteView(&byte, 1));
    return token;
}

/// Index of the first token that ends after `position`, or at it when `atEnd`.
struct Cut {
    std::size_t index = 0;
    qsizetype begin = 0; // of that token
};

Cut cutAt(const FieldTokens& tokens, qsizetype position) {
    Cut cut;
    while (cut.index < tokens.size() && cut.begin + tokens[cut.index].size() <= position)
        cut.begin += tokens[cut.index++].size();
    return cut;
}

/// Encodes character by character; adds tokens and bytes to the outcome.
void addText(const QString& text, std::uint64_t offset, const Codec& codec, FieldOutcome& outcome,
             FieldTokens& added) {
    const std::u32string codePoints = toCodePoints(text);
    std::size_t at = 0;
    while (at < codePoints.size()) {
        std::size_t take = 1;
        std::optional<Bytes> bytes;
        // Some character sets write a base and its combining mark as one character.
        for (; take <= 2 && at + take <= codePoints.size() && !bytes; ++take)
            bytes = encodeAll(codec, std::u32string_view(codePoints).substr(at, take));
        take = bytes ? take - 1 : 1;
        const auto piece = std::u32string_view(codePoints).substr(at, take);
        const std::uint64_t begin = offset + outcome.bytes.size();
        const std::uint64_t length = bytes ? bytes->size() : 0;
        FieldToken token = characterToken(piece, {begin, begin + length});
        if (bytes) {
            outcome.bytes.insert(outcome.bytes.end(), bytes->begin(), bytes->end());
        } else {
            token.kind = FieldToken::Kind::Unwritable;
            outcome.unwritable += piece;
        }
        added.push_back(std::move(token));
        at += take;
    }
}

} // namespace

FieldTokens tokensOf(const Document& document, std::uint64_t until) {
    FieldTokens tokens;
    for (const PlacedSpan& placed : document.spansIn({0, until}))
        if (placed.range().end <= until)
            tokens.push_back(tokenOf(placed));
    return tokens;
}

QString textOf(const FieldTokens& tokens) {
    QString text;
    for (const FieldToken& token : tokens)
        text += token.text;
    return text;
}

FieldOutcome applyEdit(const FieldTokens& tokens, const FieldEdit& edit, const Codec& codec) {
    const Cut cut = cutAt(tokens, edit.position);
    std::size_t first = cut.index;
    std::size_t after = first;
    if (edit.removed > 0) {
        const Cut last = cutAt(tokens, edit.position + edit.removed - 1);
        after = std::min(last.index + 1, tokens.size());
    } else if (cut.begin < edit.position) {
        first = after = cut.index + 1; // inside a token: after it
    }
    FieldOutcome outcome;
    const std::uint64_t begin = first < tokens.size() ? tokens[first].bytes.begin
                                : tokens.empty()      ? 0
                                                      : tokens.back().bytes.end;
    outcome.range = {begin, after > first ? tokens[after - 1].bytes.end : begin};

    FieldTokens added;
    addText(edit.added, begin, codec, outcome, added);
    outcome.tokens.assign(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(first));
    outcome.tokens.insert(outcome.tokens.end(), added.begin(), added.end());
    outcome.cursor = textOf(outcome.tokens).size();
    const std::uint64_t shift = outcome.bytes.size() - outcome.range.length(); // modulo 2^64
    for (std::size_t i = after; i < tokens.size(); ++i) {
        FieldToken token = tokens[i];
        token.bytes.begin += shift;
        token.bytes.end += shift;
        outcome.tokens.push_back(std::move(token));
    }
    return outcome;
}

ByteRange bytesOfPart(const FieldTokens& tokens, qsizetype position, qsizetype length) {
    std::optional<ByteRange> bytes;
    std::uint64_t before = 0; // where the tokens up to the position end
    qsizetype at = 0;
    for (const FieldToken& token : tokens) {
        const qsizetype end = at + token.size();
        if (at < position + length && end > position && length > 0)
            bytes = bytes ? ByteRange{bytes->begin, token.bytes.end} : token.bytes;
        if (at < position)
            before = token.bytes.end;
        at = end;
    }
    return bytes.value_or(ByteRange{before, before});
}

qsizetype positionOf(const FieldTokens& tokens, std::uint64_t offset) {
    qsizetype at = 0;
    for (const FieldToken& token : tokens) {
        if (token.bytes.end > offset)
            break;
        at += token.size();
    }
    return at;
}

} // namespace moji::app
