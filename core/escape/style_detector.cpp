// Detects the style of a text; style_registry.h documents the order and the criteria.

#include "escape/ascii.h"
#include "escape/base64_codec.h"
#include "escape/character_reference.h"
#include "escape/encoded_word.h"
#include "escape/header_parameters.h"
#include "escape/percent_steps.h"
#include "escape/style_registry.h"
#include "utf8/strict.h"

#include <algorithm>

namespace moji::escape {

namespace {

/// Whether `holds(rest)` is true at any `mark`, for the sample from there on.
template <class Predicate>
bool anywhere(ByteView sample, Byte mark, Predicate holds) {
    for (auto at = std::ranges::find(sample, mark); at != sample.end();
         at = std::find(at + 1, sample.end(), mark)) {
        if (holds(sample.subspan(static_cast<std::size_t>(at - sample.begin()))))
            return true;
    }
    return false;
}

/// UTF-8 without control characters except white space. The sample's end may split the last
/// character.
bool isText(ByteView bytes, Tail tail) {
    while (!bytes.empty()) {
        const Span span = utf8::decodeStrict(bytes, tail);
        if (span.length == 0)
            return true;
        const char32_t c = span.codePoints[0];
        const bool control = c < 0x20 ? !isSpace(static_cast<Byte>(c)) : c >= 0x7F && c < 0xA0;
        if (isError(span.status) || control)
            return false;
        bytes = bytes.subspan(span.length);
    }
    return true;
}

Tail tailOf(ByteView sample) {
    return sample.size() >= kSampleSize ? Tail::MoreFollows : Tail::AtEnd;
}

bool isContentDisposition(ByteView sample) {
    constexpr std::string_view kName = "content-disposition:";
    const std::string_view text = asChars(sample);
    if (equalsIgnoringCase(text.substr(0, kName.size()), kName))
        return true;
    const bool disposition = equalsIgnoringCase(text.substr(0, 10), "attachment") ||
                             equalsIgnoringCase(text.substr(0, 6), "inline");
    return std::ranges::any_of(parseHeaderParameters(text), [&](const HeaderParameter& parameter) {
        return equalsIgnoringCase(parameter.name, "filename*") ||
               (disposition && equalsIgnoringCase(parameter.name, "filename"));
    });
}

bool isPercentEscape(ByteView rest) {
    return parsePercentEscape(rest, Tail::AtEnd).length == 3;
}

/// charset ' language ', then either the charset is UTF-8 or there is a percent escape.
bool isExtValue(ByteView sample) {
    constexpr AsciiSet kName = kAlphanumeric.with("-_.:+");
    const std::size_t charset = kName.run(sample);
    if (charset == 0 || charset == sample.size() || sample[charset] != '\'')
        return false;
    const ByteView after = sample.subspan(charset + 1);
    const std::size_t language = kName.run(after);
    if (language == after.size() || after[language] != '\'')
        return false;
    return equalsIgnoringCase(asChars(sample.first(charset)), "utf-8") ||
           anywhere(after.subspan(language), '%', isPercentEscape);
}

const Style* encodedWordStyle(ByteView sample) {
    const Style* style = nullptr;
    anywhere(sample, '=', [&](ByteView rest) {
        const EncodedWord word = parseEncodedWord(rest, Tail::AtEnd);
        if (word.verdict == EncodedWord::Verdict::Word)
            style = findStyle(word.quoted ? "rfc2047-q" : "rfc2047-b");
        return style != nullptr;
    });
    return style;
}

bool hasAceWord(ByteView sample) {
    constexpr AsciiSet kWord = kAlphanumeric.with("-");
    while (!sample.empty()) {
        if (equalsIgnoringCase(asChars(sample.first(std::min<std::size_t>(sample.size(), 4))),
                               "xn--"))
            return true;
        sample = sample.subspan(std::max<std::size_t>(kWord.run(sample), 1));
    }
    return false;
}

bool isCharacterReference(ByteView rest) {
    return referenceEnd(rest) == ReferenceEnd::Semicolon;
}

/// The kinds of escapes after backslashes.
struct Backslashes {
    bool any = false;
    bool fourDigits = false;  // \u4E16
    bool braces = false;      // \u{1F600}
    bool eightDigits = false; // \U0001F600, \N{...}
    bool bytes = false;       // \xE4, \344
    bool onlyJson = true;     // all are valid in JSON

    void add(Byte letter, bool brace) {
        any = true;
        fourDigits |= letter == 'u' && !brace;
        braces |= letter == 'u' && brace;
        eightDigits |= letter == 'U' || (letter == 'N' && brace);
        bytes |= letter == 'x' || isDigit(letter);
        onlyJson &= std::string_view("\"\\/bfnrtu").find(static_cast<char>(letter)) !=
                    std::string_view::npos;
    }
};

Backslashes backslashesIn(ByteView sample) {
    Backslashes found;
    for (std::size_t i = 0; i + 1 < sample.size(); ++i) {
        if (sample[i] != '\\')
            continue;
        found.add(sample[i + 1], i + 2 < sample.size() && sample[i + 2] == '{');
        ++i; // an escaped character starts no other escape
    }
    return found;
}

/// Whether the sample, unescaped as C, is UTF-8.
bool isUtf8AsC(ByteView sample, const CodecRegistry& codecs) {
    const auto result = transform(*findStyle("c")->makeUnescaper(codecs), sample);
    ByteView bytes = asBytes(result->text);
    while (!bytes.empty()) {
        const Span span = utf8::decodeStrict(bytes, tailOf(sample));
        if (isError(span.status))
            return false;
        bytes = bytes.subspan(span.length == 0 ? bytes.size() : span.length);
    }
    return true;
}

const Style* backslashStyle(ByteView sample, const CodecRegistry& codecs) {
    const Backslashes found = backslashesIn(sample);
    if (!found.any)
        return nullptr;
    if (found.eightDigits)
        return findStyle("python");
    if (found.braces || (found.fourDigits && found.bytes))
        return findStyle("js");
    if (found.bytes)
        return findStyle(isUtf8AsC(sample, codecs) ? "c" : "python");
    return findStyle(found.onlyJson ? "json" : "js");
}

/// =3D, =E4 and the like in upper case, or = at the end of a line. `a=10` does not count.
bool isQuotedPrintable(ByteView rest) {
    const std::string_view text = asChars(rest.first(std::min<std::size_t>(rest.size(), 3)));
    if (text == "=\r\n" || text.substr(0, 2) == "=\n")
        return true;
    if (text.size() < 3 || hexValue(rest[1]) < 0 || hexValue(rest[2]) < 0)
        return false;
    const int value = hexValue(rest[1]) * 16 + hexValue(rest[2]);
    const bool lowerCase = rest[1] >= 'a' || rest[2] >= 'a';
    return !lowerCase && (value >= 0x80 || value == '=');
}

bool isBase64OfText(ByteView sample, const CodecRegistry& codecs) {
    std::size_t digits = 0;
    bool padding = false;
    for (const Byte byte : sample) {
        const bool digit = base64Value(byte, true) >= 0;
        if ((digit && padding) || (!digit && byte != '=' && !isSpace(byte)))
            return false;
        digits += digit;
        padding |= byte == '=';
    }
    if (digits < 2 || digits % 4 == 1)
        return false;
    const auto result = transform(*findStyle("base64")->makeUnescaper(codecs), sample);
    return isText(asBytes(result->text), tailOf(sample));
}

/// A + followed by base64 that is complete UTF-16.
bool isUtf7Run(ByteView run, const CodecRegistry& codecs) {
    const auto result = transform(*findStyle("utf7")->makeUnescaper(codecs), run);
    return std::ranges::all_of(
               result->segments,
               [](const Segment& segment) { return segment.problem == Problem::None; }) &&
           isText(asBytes(result->text), Tail::AtEnd);
}

bool hasUtf7Run(ByteView sample, const CodecRegistry& codecs) {
    constexpr std::size_t kShortest = 4; // + and three digits, which hold one UTF-16 unit
    for (std::size_t begin = 0; begin < sample.size();) {
        std::size_t end = begin + 1;
        while (sample[begin] == '+' && end < sample.size() && base64Value(sample[end]) >= 0)
            ++end;
        if (end - begin >= kShortest && isUtf7Run(sample.subspan(begin, end - begin), codecs))
            return true;
        begin = end;
    }
    return false;
}

} // namespace

const Style* detectStyle(ByteView sample, const CodecRegistry& codecs) {
    for (const Style& style : styles()) {
        if (style.recognises && style.recognises(sample))
            return &style;
    }
    if (isContentDisposition(sample))
        return findStyle("content-disposition");
    if (isExtValue(sample))
        return findStyle("rfc8187");
    if (const Style* style = encodedWordStyle(sample))
        return style;
    if (hasAceWord(sample))
        return findStyle("punycode");
    if (anywhere(sample, '&', isCharacterReference))
        return findStyle("html");
    if (const Style* style = backslashStyle(sample, codecs))
        return style;
    if (anywhere(sample, '%', isPercentEscape))
        return findStyle("percent");
    if (isBase64OfText(sample, codecs))
        return findStyle("base64");
    if (anywhere(sample, '=', isQuotedPrintable))
        return findStyle("qp");
    if (hasUtf7Run(sample, codecs))
        return findStyle("utf7");
    return nullptr;
}

} // namespace moji::escape
