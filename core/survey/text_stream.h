#pragma once
// A text, code point by code point, from front to back in constant memory: decoded from a file
// whose parts may be in different encodings, and edited on the way (byte-order mark, line ends,
// what it declares).

#include "bytes/byte_source.h"
#include "codec/text_reader.h"
#include "survey/convert_request.h"

#include <memory>
#include <string>
#include <vector>

namespace moji {

class TextStream {
public:
    virtual ~TextStream() = default;
    /// Appends more text; false at the end. Errors: those of the source, and Malformed.
    [[nodiscard]] virtual Result<bool> next(std::u32string& text) = 0;
};

/// Bytes in one encoding.
struct EncodedPart {
    ByteRange range;
    const Codec* codec = nullptr;
};

class DecodedText final : public TextStream {
public:
    /// Borrows the source and the parts, which follow one another and are the whole.
    DecodedText(const ByteSource& source, const std::vector<EncodedPart>& parts)
        : m_source(source)
        , m_parts(parts) {}
    [[nodiscard]] Result<bool> next(std::u32string& text) override;

private:
    const ByteSource& m_source;
    const std::vector<EncodedPart>& m_parts;
    std::size_t m_part = 0;
    std::unique_ptr<SourceReader> m_bytes;
    std::unique_ptr<TextReader> m_reader; // of m_part; nullptr: not begun
};

struct TextEdits {
    BomWish bom = BomWish::Keep;
    EolWish eol = EolWish::Keep;
    std::string declare; // the name to declare in the place of another one; empty: as it is
};

class EditedText final : public TextStream {
public:
    /// Borrows `text`.
    EditedText(TextStream& text, TextEdits edits)
        : m_text(text)
        , m_edits(std::move(edits)) {}
    [[nodiscard]] Result<bool> next(std::u32string& text) override;

private:
    [[nodiscard]] Result<bool> readHead();
    void editHead();
    [[nodiscard]] Result<bool> readMore();
    void editTail();
    void addWithLineEnds(std::u32string& out);

    TextStream& m_text;
    TextEdits m_edits;
    std::u32string m_pending; // read, not yet given
    std::u32string m_kept;    // read, kept back: it may be the end, which may declare an encoding
    bool m_hasHead = false;
    bool m_atEnd = false;
    bool m_endsInReturn = false; // U+000D was last: a line feed may follow
};

/// Whether both give the same text. Errors: those of either.
[[nodiscard]] Result<bool> isSameText(TextStream& one, TextStream& other);

} // namespace moji
