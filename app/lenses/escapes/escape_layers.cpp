#include "lenses/escapes/escape_layers.h"

#include "style/cell_role.h"
#include "text/error_text.h"
#include "text/qt_text.h"
#include "utf8/strict.h"
#include "utf8/utf8_writer.h"

#include <algorithm>

namespace moji::app {

namespace {

using escape::PieceKind;
using escape::Problem;
using escape::Segment;

constexpr char32_t kReplacement = 0xFFFD;

/// Literals go byte by byte, all else as a whole.
ByteRange across(ByteRange wanted, ByteRange from, ByteRange to, PieceKind kind) {
    if (kind != PieceKind::Literal)
        return to;
    const ByteRange part = wanted.clampedTo(from);
    return {to.begin + (part.begin - from.begin), to.begin + (part.end - from.begin)};
}

EscapeLayer transformed(const escape::Style& style, escape::TransformerPointer transformer,
                        ByteView text) {
    EscapeLayer layer;
    layer.style = &style;
    auto result = escape::transform(*transformer, text);
    if (!result) {
        layer.failure = errorText(result.error());
        return layer;
    }
    layer.text = std::move(result->text);
    layer.segments = std::move(result->segments);
    layer.shown = shownText(layer.text);
    return layer;
}

EscapeLayer sourceLayer(const EscapeSource& source) {
    EscapeLayer layer;
    layer.text = source.text;
    layer.shown = shownText(layer.text);
    const ByteRange all{0, layer.text.size()};
    layer.segments = {Segment{all, all, PieceKind::Literal, Problem::None}};
    return layer;
}

QString shownCharacter(char32_t c) {
    if (c == U'\u00A0' || !isShownAsName(c))
        return toQString(c);
    constexpr char32_t kPictures = 0x2400; // of U+0000..001F
    if (c < 0x20)
        return toQString(kPictures + c);
    return QStringLiteral("<%1>").arg(shortName(c));
}

} // namespace

ByteRange EscapeSource::textOf(ByteRange document) const {
    const auto inside = [&](const ByteRange& place) { return place.intersects(document); };
    const auto first = std::ranges::find_if(places, inside);
    const auto end = std::find_if_not(first, places.end(), inside);
    return {static_cast<std::uint64_t>(first - places.begin()),
            static_cast<std::uint64_t>(end - places.begin())};
}

ByteRange EscapeSource::documentOf(ByteRange textRange) const {
    if (textRange.empty() || textRange.end > places.size())
        return {};
    return {places[textRange.begin].begin, places[textRange.end - 1].end};
}

EscapeSource escapeSource(const Document& document, ByteRange range) {
    EscapeSource source;
    source.whole = range.length();
    const ByteRange taken{range.begin, std::min(range.end, range.begin + kMostEscaped)};
    source.range = taken;
    const bool utf8 = document.isUtf8();
    for (const PlacedSpan& span : document.spansIn(taken)) {
        if (utf8 || !span.isError())
            source.text += utf8 ? std::string(asChars(span.bytes)) : moji::toUtf8(span.span.text());
        else
            appendUtf8(source.text, kReplacement);
        source.places.resize(source.text.size(), span.range());
    }
    return source;
}

ByteRange ShownText::bytesAt(int unit) const {
    const auto at = static_cast<std::size_t>(unit);
    if (unit < 0 || at + 1 >= bytes.size())
        return {};
    const auto end = std::upper_bound(bytes.begin() + unit, bytes.end(), bytes[at]);
    return {bytes[at], *end};
}

std::pair<int, int> ShownText::unitsOf(ByteRange range) const {
    const auto begin = std::ranges::lower_bound(bytes, range.begin);
    const auto end = std::lower_bound(begin, bytes.end(), range.end);
    return {static_cast<int>(begin - bytes.begin()), static_cast<int>(end - begin)};
}

ShownText shownText(std::string_view text) {
    ShownText shown;
    shown.text.reserve(static_cast<qsizetype>(text.size()));
    shown.bytes.reserve(text.size() + 1);
    for (ByteView rest = asBytes(text); !rest.empty();) {
        const Span span = utf8::decodeStrict(rest, Tail::AtEnd);
        const auto at = static_cast<std::uint32_t>(text.size() - rest.size());
        if (const char32_t c = span.codePoints[0]; !isError(span.status) && c > 0x20 && c < 0x7F) {
            shown.text += QChar(static_cast<char16_t>(c)); // most of what is escaped
            shown.bytes.push_back(at);
        } else if (isError(span.status)) {
            for (std::uint32_t i = 0; i < span.length; ++i) {
                shown.text += QStringLiteral("\\x") + hexText(rest.subspan(i, 1));
                shown.bytes.resize(static_cast<std::size_t>(shown.text.size()), at + i);
            }
        } else {
            shown.text += shownCharacter(span.codePoints[0]);
            shown.bytes.resize(static_cast<std::size_t>(shown.text.size()), at);
        }
        rest = rest.subspan(span.length);
    }
    shown.bytes.push_back(static_cast<std::uint32_t>(text.size()));
    return shown;
}

std::vector<ByteRange> EscapeLayer::resultOf(ByteRange source) const {
    std::vector<ByteRange> parts;
    for (const Segment& segment : segments) {
        if (segment.source.empty() || !segment.source.intersects(source))
            continue;
        const ByteRange part = across(source, segment.source, segment.result, segment.kind);
        if (!parts.empty() && parts.back().end == part.begin)
            parts.back().end = part.end;
        else if (!part.empty())
            parts.push_back(part);
    }
    return parts;
}

ByteRange EscapeLayer::sourceOf(ByteRange result) const {
    for (const Segment& segment : segments)
        if (!segment.result.empty() && segment.result.intersects(result))
            return across(result, segment.result, segment.source, segment.kind);
    return {};
}

Problem EscapeLayer::problem() const {
    const auto found = std::ranges::find_if(
        segments, [](const Segment& segment) { return segment.problem != Problem::None; });
    return found == segments.end() ? Problem::None : found->problem;
}

std::size_t EscapeLayer::problems() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        segments, [](const Segment& segment) { return segment.problem != Problem::None; }));
}

std::vector<EscapeLayer> escapeLayers(const EscapeSource& source, EscapeDirection direction,
                                      const CodecRegistry& codecs) {
    std::vector<EscapeLayer> layers{sourceLayer(source)};
    const ByteView text = asBytes(source.text);
    if (text.empty())
        return {};
    const bool escaping = direction == EscapeDirection::Escape;
    const escape::Style* detected = escaping ? nullptr : escape::detectStyle(text, codecs);
    for (const escape::Style& style : escape::styles()) {
        EscapeLayer layer =
            transformed(style, escaping ? style.makeEscaper() : style.makeUnescaper(codecs), text);
        layer.detected = &style == detected;
        const auto place = layer.detected ? layers.begin() + 1 : layers.end();
        layers.insert(place, std::move(layer));
    }
    return layers;
}

} // namespace moji::app
