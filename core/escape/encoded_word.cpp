#include "escape/encoded_word.h"

#include "escape/ascii.h"
#include "escape/base64_codec.h"

#include <algorithm>

namespace moji::escape {

namespace {

/// RFC 2047: a token excludes especials; the * before a language is included here.
constexpr AsciiSet kToken = kAlphanumeric.with("!#$%&'*+-^_`{|}~.:");

bool isBase64Text(ByteView text) {
    const auto padding = std::ranges::find(text, '=');
    const bool digits =
        std::all_of(text.begin(), padding, [](Byte byte) { return base64Value(byte) >= 0; });
    const auto paddingLength = text.end() - padding;
    const bool onlyPadding = std::count(padding, text.end(), '=') == paddingLength;
    return digits && onlyPadding && paddingLength <= 2 && (padding - text.begin()) % 4 != 1;
}

bool isQuotedText(ByteView text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '=' &&
            (i + 2 >= text.size() || !isHexDigit(text[i + 1]) || !isHexDigit(text[i + 2])))
            return false;
    }
    return true;
}

/// Parses along a word and records why it stopped.
class Cursor {
public:
    Cursor(ByteView bytes, Tail tail)
        : m_bytes(bytes.first(std::min(bytes.size(), kLongestEncodedWord)))
        , m_atEnd(tail == Tail::AtEnd || bytes.size() > m_bytes.size()) {}

    [[nodiscard]] std::size_t at() const { return m_at; }
    [[nodiscard]] bool accept(std::string_view oneOf) {
        if (m_at == m_bytes.size() || oneOf.find(static_cast<char>(m_bytes[m_at])) == oneOf.npos)
            return false;
        ++m_at;
        return true;
    }
    template <class Predicate>
    [[nodiscard]] ByteView take(Predicate predicate) {
        const std::size_t begin = m_at;
        while (m_at < m_bytes.size() && predicate(m_bytes[m_at]))
            ++m_at;
        return m_bytes.subspan(begin, m_at - begin);
    }
    /// Not a word; or undecided, if the bytes ran out.
    [[nodiscard]] EncodedWord stopped() const {
        EncodedWord word;
        if (m_at == m_bytes.size() && !m_atEnd)
            word.verdict = EncodedWord::Verdict::NeedsMore;
        return word;
    }

private:
    ByteView m_bytes;
    bool m_atEnd;
    std::size_t m_at = 0;
};

} // namespace

EncodedWord parseEncodedWord(ByteView bytes, Tail tail) {
    Cursor cursor(bytes, tail);
    if (!cursor.accept("=") || !cursor.accept("?"))
        return cursor.stopped();
    const ByteView charset = cursor.take([](Byte byte) { return kToken.contains(byte); });
    if (charset.empty() || !cursor.accept("?"))
        return cursor.stopped();
    EncodedWord word;
    word.charset = asChars(charset);
    word.charset = word.charset.substr(0, word.charset.find('*'));
    if (!cursor.accept("BbQq"))
        return cursor.stopped();
    word.quoted = toLower(bytes[cursor.at() - 1]) == 'q';
    if (!cursor.accept("?"))
        return cursor.stopped();
    word.textBegin = cursor.at();
    word.text = cursor.take([](Byte byte) { return byte != '?' && byte != '\r' && byte != '\n'; });
    if (!cursor.accept("?") || !cursor.accept("="))
        return cursor.stopped();
    word.length = cursor.at();
    const bool wellFormed = word.quoted ? isQuotedText(word.text) : isBase64Text(word.text);
    word.verdict = wellFormed ? EncodedWord::Verdict::Word : EncodedWord::Verdict::None;
    return word;
}

} // namespace moji::escape
