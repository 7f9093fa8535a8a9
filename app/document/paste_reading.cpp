#include "document/paste_reading.h"

#include "bytes/hex.h"
#include "document/c_array.h"
#include "document/string_literals.h"
#include "document/text_in_place.h"
#include "escape/style_registry.h"
#include "text/qt_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace moji::app {

namespace {

using Form = PasteReading::Form;

// Two digits, or four: a number, a year, as likely as bytes.
constexpr std::size_t kFewBytes = 2;

std::size_t countOf(std::string_view text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos;
         at = text.find(part, at + 1))
        ++count;
    return count;
}

std::optional<PasteReading> readHex(const std::string& text) {
    auto bytes = parseHexBytes(text);
    if (!bytes || bytes->empty())
        return {};
    const std::size_t escapes = countOf(text, "\\") + countOf(text, "%");
    if (escapes > 0 && escapes + countOf(text, "0x") + countOf(text, "0X") != bytes->size())
        return {}; // `41%42` is escapes among text
    const bool prefixed = text.find_first_of("\\%xX") != std::string::npos;
    const bool likely = prefixed || bytes->size() > kFewBytes;
    return PasteReading{Form::Hex, {}, std::move(*bytes), likely};
}

std::optional<PasteReading> readArray(const std::string& text) {
    if (text.find('{') == std::string::npos)
        return {};
    auto bytes = parseCArray(text);
    if (!bytes)
        return {};
    return PasteReading{Form::Array, {}, std::move(*bytes), true};
}

/// Which kinds of escapes are after backslashes.
struct Backslashes {
    bool bytes = false;      // \xE4, \344
    bool characters = false; // \u4E16, \U0001F600, \N{...}

    void add(std::string_view text) {
        for (std::size_t at = 0; at + 1 < text.size(); ++at) {
            if (text[at] != '\\')
                continue;
            const char letter = text[++at];
            bytes |= letter == 'x' || (letter >= '0' && letter <= '7');
            characters |= letter == 'u' || letter == 'U' || letter == 'N';
        }
    }
};

/// What is read, and the style that it is read in.
struct Unescaping {
    const escape::Style* style = nullptr;
    std::vector<std::string_view> sources;
    std::vector<escape::Transformed> results; // of each of these

    /// Nothing where the text exceeds a limit of the style.
    [[nodiscard]] static std::optional<Unescaping>
    of(std::string_view style, std::vector<std::string_view> sources, const Document& document) {
        Unescaping all{escape::findStyle(style), std::move(sources), {}};
        for (const std::string_view source : all.sources) {
            auto meant =
                escape::transform(*all.style->makeUnescaper(document.codecs()), asBytes(source));
            if (!meant)
                return {};
            all.results.push_back(std::move(*meant));
        }
        return all;
    }
    [[nodiscard]] bool isWhole() const {
        return std::ranges::all_of(results, [](const escape::Transformed& result) {
            return std::ranges::all_of(result.segments, [](const escape::Segment& segment) {
                return segment.problem == escape::Problem::None;
            });
        });
    }
    [[nodiscard]] bool hasEscapes() const {
        return std::ranges::any_of(results, [](const escape::Transformed& result) {
            return std::ranges::any_of(result.segments, [](const escape::Segment& segment) {
                return segment.kind != escape::PieceKind::Literal;
            });
        });
    }
};

/// The first of `styles` in which all of it is valid, or else the last one.
std::optional<Unescaping> firstWhole(std::initializer_list<std::string_view> styles,
                                     const std::vector<std::string_view>& sources,
                                     const Document& document) {
    std::optional<Unescaping> unescaping;
    for (const std::string_view style : styles) {
        unescaping = Unescaping::of(style, sources, document);
        if (unescaping && unescaping->isWhole())
            break;
    }
    return unescaping;
}

/// The byte that \xE4 or \344 stands for, or \uDCE4 in Python.
std::optional<Byte> byteOf(std::string_view source, std::string_view output) {
    const auto first = static_cast<Byte>(output.empty() ? 0 : output[0]);
    if (output.size() == 1 && first >= 0x80)
        return first;
    const bool isByteEscape = source.size() > 1 && source[0] == '\\' &&
                              (source[1] == 'x' || (source[1] >= '0' && source[1] <= '7'));
    if (!isByteEscape)
        return {};
    const std::u32string meant = toCodePoints(fromUtf8(output));
    return meant.size() == 1 && meant[0] <= 0xFF ? std::optional(static_cast<Byte>(meant[0]))
                                                 : std::nullopt;
}

/// Text and bytes in their order, as bytes.
class MixedBytes {
public:
    /// `encoding`: of the characters; nullptr: UTF-8.
    explicit MixedBytes(const Codec* encoding)
        : m_encoding(encoding) {}

    void add(const Unescaping& read) {
        for (std::size_t i = 0; i < read.results.size(); ++i)
            for (const escape::Segment& segment : read.results[i].segments)
                add(part(read.sources[i], segment.source),
                    part(read.results[i].text, segment.result), segment);
    }
    /// Nothing where the encoding cannot write a character.
    [[nodiscard]] std::optional<Bytes> bytes() {
        flush();
        return m_isPossible ? std::optional(std::move(m_bytes)) : std::nullopt;
    }
    [[nodiscard]] bool hasBytes() const { return m_hasBytes; }

private:
    static std::string_view part(std::string_view text, ByteRange range) {
        return text.substr(range.begin, range.length());
    }
    void add(std::string_view source, std::string_view output, const escape::Segment& segment) {
        const bool isEscape = segment.kind == escape::PieceKind::Escape;
        const auto byte = isEscape ? byteOf(source, output) : std::nullopt;
        if (!byte) {
            m_text += output;
            return;
        }
        flush();
        m_bytes.push_back(*byte);
        m_hasBytes = true;
    }
    void flush() {
        const ByteView text = asBytes(m_text);
        if (m_encoding == nullptr) {
            m_bytes.insert(m_bytes.end(), text.begin(), text.end());
        } else if (const auto written = encodeAll(*m_encoding, toCodePoints(fromUtf8(m_text)))) {
            m_bytes.insert(m_bytes.end(), written->begin(), written->end());
        } else {
            m_isPossible = false;
        }
        m_text.clear();
    }

    const Codec* m_encoding;
    Bytes m_bytes;
    std::string m_text; // after these
    bool m_isPossible = true;
    bool m_hasBytes = false;
};

std::optional<Bytes> bytesMeant(const Unescaping& read, bool inEncoding, const Document& document,
                                std::optional<ByteRange> over) {
    MixedBytes mixed(inEncoding ? &document.codec() : nullptr);
    mixed.add(read);
    auto bytes = mixed.bytes();
    if (!inEncoding || mixed.hasBytes() || !over)
        return bytes;
    std::string text;
    for (const escape::Transformed& result : read.results)
        text += result.text;
    return bytesInPlace(document, *over, toCodePoints(fromUtf8(text)));
}

std::optional<PasteReading> readingFrom(const std::optional<Unescaping>& read,
                                        const std::string& text, const Document& document,
                                        std::optional<ByteRange> over) {
    if (!read)
        return {};
    Backslashes found;
    found.add(text);
    const bool inEncoding = read->style->alphabet == escape::Alphabet::Characters ||
                            (read->style->name == "python" && found.characters);
    auto bytes = bytesMeant(*read, inEncoding, document, over);
    if (!bytes || bytes->empty())
        return {};
    return PasteReading{Form::Escapes, fromUtf8(read->style->name), std::move(*bytes),
                        read->hasEscapes()};
}

std::optional<Unescaping> readLiterals(const std::vector<StringLiteral>& literals,
                                       const Document& document) {
    std::vector<std::string_view> bodies;
    Backslashes found;
    bool isBytes = false;
    for (const StringLiteral& literal : literals) {
        bodies.push_back(literal.body);
        found.add(literal.body);
        isBytes |= literal.isBytes;
    }
    if (isBytes)
        return Unescaping::of("python", bodies, document);
    if (found.bytes)
        return firstWhole({"python", "c", "js"}, bodies, document);
    if (literals.front().quote == '\'')
        return firstWhole({"python", "js"}, bodies, document);
    return firstWhole({"json", "c", "python", "js"}, bodies, document);
}

std::optional<Unescaping> readBare(const std::string& text, const Document& document) {
    const ByteView all = asBytes(text);
    const escape::Style* style = escape::detectStyle(
        all.first(std::min(all.size(), escape::kSampleSize)), document.codecs());
    if (style == nullptr)
        return {};
    const std::vector<std::string_view> sources{text};
    Backslashes found;
    found.add(text);
    const bool isC = style->name == "c" || style->name == "python" || style->name == "js";
    auto read = isC && found.bytes ? firstWhole({"python", "c", "js"}, sources, document)
                                   : Unescaping::of(style->name, sources, document);
    if (!read || read->results.front().text == text)
        return {};
    return read;
}

std::optional<PasteReading> readEscapes(const std::string& text, const Document& document,
                                        std::optional<ByteRange> over) {
    const std::vector<StringLiteral> literals = stringLiterals(text);
    return readingFrom(literals.empty() ? readBare(text, document)
                                        : readLiterals(literals, document),
                       text, document, over);
}

} // namespace

QString PasteReading::name() const {
    switch (form) {
    case Form::Hex:
        return QCoreApplication::translate("PasteReading", "hex bytes");
    case Form::Array:
        return QCoreApplication::translate("PasteReading", "C array");
    case Form::Base64:
        return QStringLiteral("Base64");
    case Form::Escapes:
        break;
    }
    return QCoreApplication::translate("PasteReading", "escapes (%1)").arg(style);
}

std::optional<PasteReading> readingOf(const QString& clipboard, const Document& document,
                                      std::optional<ByteRange> over) {
    const std::string text = toUtf8(clipboard);
    if (auto hex = readHex(text))
        return hex;
    if (auto array = readArray(text))
        return array;
    return readEscapes(text, document, over);
}

std::optional<PasteReading> readingAsBytes(const QString& clipboard, const Document& document,
                                           std::optional<ByteRange> over) {
    if (auto reading = readingOf(clipboard, document, over))
        return reading;
    QString digits = clipboard.trimmed();
    digits.remove(QLatin1Char('\n')).remove(QLatin1Char('\r'));
    auto bytes = digits.size() % 4 == 0 && !digits.contains(QLatin1Char(' '))
                     ? base64In(digits, document)
                     : std::nullopt;
    if (!bytes)
        return {};
    return PasteReading{Form::Base64, {}, std::move(*bytes), false};
}

std::optional<PasteReading> escapesIn(const QString& clipboard, const Document& document,
                                      ByteRange over) {
    return readEscapes(toUtf8(clipboard), document, over);
}

std::optional<Bytes> base64In(const QString& clipboard, const Document& document) {
    const std::string text = toUtf8(clipboard);
    const auto read = Unescaping::of("base64", {text}, document);
    if (!read || !read->isWhole() || read->results.front().text.empty())
        return {};
    const std::string& meant = read->results.front().text;
    return Bytes(meant.begin(), meant.end());
}

} // namespace moji::app
