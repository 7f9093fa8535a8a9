#pragma once
// A part of the document through every escape style, with the way from each character to its escape
// and back.

#include "codec/codec_registry.h"
#include "document/document.h"
#include "escape/style_registry.h"

#include <QString>

#include <string>
#include <vector>

namespace moji::app {

/// The text that is escaped, as UTF-8, and the document's bytes that each of its bytes comes from.
struct EscapeSource {
    std::string text;
    std::vector<ByteRange> places; // in the document, one for each byte of `text`
    std::uint64_t whole = 0;       // bytes requested; more than `range` if it was cut
    ByteRange range;               // bytes of the document that are in it

    [[nodiscard]] bool isCut() const { return range.length() < whole; }
    /// The bytes of `text` that have a place in `document`; empty where there are none.
    [[nodiscard]] ByteRange textOf(ByteRange document) const;
    /// And back.
    [[nodiscard]] ByteRange documentOf(ByteRange textRange) const;
};

/// Bytes of the document that are taken at most.
inline constexpr std::uint64_t kMostEscaped = 1024;

/// Of all characters that have a byte in `range`. A document in UTF-8 keeps its malformed bytes; in
/// other encodings they are U+FFFD.
[[nodiscard]] EscapeSource escapeSource(const Document& document, ByteRange range);

/// The displayed form of any bytes: without line breaks or changes of
/// direction; bytes that are not UTF-8 as \xFF.
struct ShownText {
    QString text;
    std::vector<std::uint32_t>
        bytes; // for each UTF-16 unit the byte it begins at; one more: the end

    [[nodiscard]] ByteRange bytesAt(int unit) const;
    /// {begin, length} in UTF-16 units.
    [[nodiscard]] std::pair<int, int> unitsOf(ByteRange range) const;
};
[[nodiscard]] ShownText shownText(std::string_view text);

enum class EscapeDirection { Escape, Unescape };

struct EscapeLayer {
    const escape::Style* style = nullptr; // nullptr: the source itself
    std::string text;
    ShownText shown;
    std::vector<escape::Segment> segments;
    QString failure; // why there is no text
    bool detected = false;

    /// Which bytes of the result come from these of the source; several parts if there is syntax
    /// between.
    [[nodiscard]] std::vector<ByteRange> resultOf(ByteRange source) const;
    /// Which bytes of the source these bytes of the result come from; empty for syntax.
    [[nodiscard]] ByteRange sourceOf(ByteRange result) const;
    /// The first problem and how many there are.
    [[nodiscard]] escape::Problem problem() const;
    [[nodiscard]] std::size_t problems() const;
};

/// The source first, then every style; when unescaping, the detected one right after the source.
[[nodiscard]] std::vector<EscapeLayer>
escapeLayers(const EscapeSource& source, EscapeDirection direction, const CodecRegistry& codecs);

} // namespace moji::app
