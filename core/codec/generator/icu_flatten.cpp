#include "codec/generator/icu_flatten.h"

#include "codec/generator/icu_final_row.h"
#include "codec/icu_converter.h"

#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
#include <unicode/utf16.h>

#include <algorithm>

namespace moji {

namespace {

/// The bytes that ICU writes for `text`; none if it cannot.
Bytes encodeWith(UConverter* converter, std::u32string_view text) {
    std::u16string units;
    for (const char32_t codePoint : text) {
        if (codePoint > 0xFFFF)
            units += static_cast<char16_t>(U16_LEAD(codePoint));
        units += static_cast<char16_t>(codePoint > 0xFFFF ? U16_TRAIL(codePoint) : codePoint);
    }
    UErrorCode error = U_ZERO_ERROR;
    std::array<char, 16> out{};
    const int length = ucnv_fromUChars(converter, out.data(), out.size(), units.data(),
                                       static_cast<int>(units.size()), &error);
    const auto* bytes = reinterpret_cast<const Byte*>(out.data());
    return U_SUCCESS(error) ? Bytes(bytes, bytes + length) : Bytes();
}

/// Visits all sequences, depth first.
class Flattening {
public:
    Flattening(const char* name, std::size_t maxLength)
        : m_name(name)
        , m_converter(openStoppingConverter(name))
        , m_maxLength(maxLength)
        , m_substitute(encodeWith(m_converter.get(), U"\x1A"))
        , m_replacement(encodeWith(m_converter.get(), U"\uFFFD")) {}

    CodeTable run() {
        flattenRow(0);
        return std::move(m_table);
    }

private:
    void flattenRow(std::size_t depth) {
        if (depth + 1 == m_code.size() && !m_prefixIsText) { // no code is longer
            flattenFinalRow(depth);
            return;
        }
        for (std::size_t byte = 0; byte < 256; ++byte) {
            m_code[depth] = static_cast<Byte>(byte);
            flattenCode(ByteView(m_code.data(), depth + 1));
        }
    }

    void flattenFinalRow(std::size_t depth) {
        const ByteView group(m_code.data(), depth - 1);
        if (!std::ranges::equal(group, m_group)) {
            m_group.assign(group.begin(), group.end());
            findIllegal(depth);
        }
        if (!m_finalRow)
            m_finalRow.emplace(m_name);
        m_finalRow->read({m_code.data(), depth}, m_legal);
        for (std::size_t byte = 0; byte < 256; ++byte) {
            m_code[depth] = static_cast<Byte>(byte);
            const ByteView code(m_code.data(), depth + 1);
            const Span illegal = m_illegal[byte];
            const Span span = illegal.length > 0 ? illegal : m_finalRow->next();
            if (span.length > 0)
                set(code, span);
            else
                flattenCode(code);
        }
    }

    /// Which last bytes are illegal is the same in all rows of a group: after the same bytes but
    /// one, ICU's automaton is in the same state.
    void findIllegal(std::size_t depth) {
        m_legal.clear();
        for (std::size_t byte = 0; byte < 256; ++byte) {
            m_code[depth] = static_cast<Byte>(byte);
            const Span span = ask(ByteView(m_code.data(), depth + 1), false);
            const bool isIllegal = span.length > 0 && span.status == SpanStatus::Illegal;
            m_illegal[byte] = isIllegal ? span : Span::needsMore();
            if (!isIllegal)
                m_legal.push_back(static_cast<Byte>(byte));
        }
    }

    void flattenCode(ByteView code) {
        if (const Span span = ask(code, false); span.length > 0) {
            set(code, m_prefixIsText ? ask(code, true) : span);
        } else if (code.size() < std::min(m_maxLength, m_code.size())) {
            const Span atEnd = ask(code, true);
            m_table.setPrefix(code, atEnd);
            m_prefixIsText = !isError(atEnd.status);
            flattenRow(code.size());
            m_prefixIsText = false;
        }
    }

    void set(ByteView code, const Span& span) {
        if (isError(span.status))
            m_table.setError(code, span.status, span.length);
        else if (meansNothing(code.first(span.length), span.text()))
            m_table.setError(code, SpanStatus::Unmapped, span.length);
        else
            m_table.setText(code, span.text(), span.length);
    }

    [[nodiscard]] bool meansNothing(ByteView code, std::u32string_view text) const {
        if (text == U"\x1A")
            return !std::ranges::equal(code, m_substitute);
        return text == U"\uFFFD" && !std::ranges::equal(code, m_replacement);
    }

    /// The first span of `code`; needsMore() if ICU waits for more bytes.
    Span ask(ByteView code, bool flush) {
        std::array<UChar, 16> units{};
        std::array<std::int32_t, 16> offsets{};
        UChar* out = units.data();
        const auto* in = reinterpret_cast<const char*>(code.data());
        UErrorCode error = U_ZERO_ERROR;
        ucnv_resetToUnicode(m_converter.get());
        ucnv_toUnicode(m_converter.get(), &out, out + units.size(), &in, in + code.size(),
                       offsets.data(), flush, &error);
        const auto count = static_cast<std::size_t>(out - units.data());
        if (count > 0) {
            const std::size_t length = code.size() - (U_FAILURE(error) ? invalidLength() : 0);
            return textOf({units.data(), count}, {offsets.data(), count}, length);
        }
        if (error == U_ZERO_ERROR)
            return Span::needsMore();
        return Span::error(invalidLength(), icuStatus(error));
    }

    /// The code points decoded from the first byte on, and the number of bytes they take.
    static Span textOf(std::span<const UChar> units, std::span<const std::int32_t> offsets,
                       std::size_t length) {
        Span span;
        span.length = static_cast<std::uint32_t>(length);
        for (std::size_t i = 0; i < units.size();) {
            if (offsets[i] > 0) {
                span.length = static_cast<std::uint32_t>(offsets[i]);
                break;
            }
            UChar32 codePoint = 0;
            U16_NEXT(units.data(), i, units.size(), codePoint);
            assert(span.count < Span::kMaxCodePoints);
            span.codePoints[span.count++] = static_cast<char32_t>(codePoint);
        }
        return span;
    }

    [[nodiscard]] std::uint32_t invalidLength() const {
        std::array<char, 32> bytes{};
        std::int8_t length = bytes.size();
        UErrorCode error = U_ZERO_ERROR;
        ucnv_getInvalidChars(m_converter.get(), bytes.data(), &length, &error);
        assert(U_SUCCESS(error));
        return static_cast<std::uint32_t>(std::max<int>(length, 1));
    }

    const char* m_name;
    IcuConverter m_converter;
    std::optional<IcuFinalRow> m_finalRow; // nothing: not needed so far
    Bytes m_group;                         // all but the last two bytes of its rows
    Bytes m_legal;                         // last bytes of the group
    std::array<Span, 256> m_illegal{};     // the others' answers; needsMore() of legal ones
    std::size_t m_maxLength;
    Bytes m_substitute;  // encoding of U+001A
    Bytes m_replacement; // encoding of U+FFFD
    std::array<Byte, CodeTable::kMaxCodeLength> m_code{};
    CodeTable m_table;
    // GSM 03.38: 1B alone is a space, 1B 65 is a euro sign; so 1B 80 is two characters, which ICU
    // reports only when no more bytes can follow.
    bool m_prefixIsText = false;
};

/// Decodes whole rows, each code followed by a line feed, so that no code runs into the next one.
class RowReader {
public:
    explicit RowReader(const char* name)
        : m_converter(openStoppingConverter(name)) {
        UErrorCode error = U_ZERO_ERROR;
        ucnv_setToUCallBack(m_converter.get(), UCNV_TO_U_CALLBACK_SUBSTITUTE, nullptr, nullptr,
                            nullptr, &error);
        assert(U_SUCCESS(error));
    }

    /// Adds the characters whose codes are `prefix` and a byte first..last.
    void read(ByteView prefix, int first, int last, CodeTable& table) {
        m_bytes.clear();
        for (int byte = first; byte <= last; ++byte) {
            m_bytes.insert(m_bytes.end(), prefix.begin(), prefix.end());
            m_bytes.push_back(static_cast<Byte>(byte));
            m_bytes.push_back('\n');
        }
        const std::size_t count = decode();
        const std::size_t step = prefix.size() + 2;
        std::size_t at = 0; // of the next unit
        for (std::size_t code = 0; code < m_bytes.size(); code += step) {
            const std::size_t begin = at;
            while (at < count && offsetOf(at) == code)
                ++at;
            const std::size_t end = at;
            while (at < count && offsetOf(at) < code + step)
                ++at;
            // Of a whole code, only the line feed is left.
            if (at == end + 1 && offsetOf(end) == code + step - 1)
                add(ByteView(m_bytes).subspan(code, step - 1), {&m_units[begin], end - begin},
                    table);
        }
    }

private:
    [[nodiscard]] std::size_t offsetOf(std::size_t unit) const {
        return static_cast<std::size_t>(m_offsets[unit]);
    }

    std::size_t decode() {
        m_units.resize(2 * m_bytes.size() + 16);
        m_offsets.resize(m_units.size());
        UChar* out = m_units.data();
        const auto* in = reinterpret_cast<const char*>(m_bytes.data());
        UErrorCode error = U_ZERO_ERROR;
        ucnv_resetToUnicode(m_converter.get());
        ucnv_toUnicode(m_converter.get(), &out, out + m_units.size(), &in, in + m_bytes.size(),
                       m_offsets.data(), true, &error);
        assert(U_SUCCESS(error));
        return static_cast<std::size_t>(out - m_units.data());
    }

    static void add(ByteView code, std::u16string_view units, CodeTable& table) {
        std::array<char32_t, Span::kMaxCodePoints> text{};
        std::size_t count = 0;
        for (std::size_t i = 0; i < units.size();) {
            UChar32 codePoint = 0;
            U16_NEXT(units.data(), i, units.size(), codePoint);
            if (codePoint == 0xFFFD || codePoint == 0x1A) // what stands for an error
                return;
            text[count++] = static_cast<char32_t>(codePoint);
        }
        if (count > 0)
            table.setText(code, {text.data(), count});
    }

    IcuConverter m_converter;
    Bytes m_bytes;
    std::vector<UChar> m_units;
    std::vector<std::int32_t> m_offsets;
};

} // namespace

CodeTable flattenIcu(const char* converter, std::size_t maxLength) {
    return Flattening(converter, maxLength).run();
}

CodeTable icuCharacters(const char* converter, std::optional<Byte> leadOfThree) {
    RowReader rows(converter);
    CodeTable table;
    rows.read({}, 0x00, 0xFF, table);
    for (int lead = 0x80; lead <= 0xFF; ++lead) {
        const std::array prefix{static_cast<Byte>(lead)};
        if (!table.isIllegal(prefix[0]))
            continue;
        table.setPrefix(prefix, Span::error(1, SpanStatus::Truncated));
        if (prefix[0] != leadOfThree) {
            rows.read(prefix, 0x40, 0xFE, table);
            continue;
        }
        for (int second = 0xA1; second <= 0xFE; ++second) {
            const std::array two{prefix[0], static_cast<Byte>(second)};
            table.setPrefix(two, Span::error(2, SpanStatus::Truncated));
            rows.read(two, 0xA1, 0xFE, table);
        }
    }
    return table;
}

EncodeMap icuCodes(const char* name, const CodeTable& table) {
    const IcuConverter converter = openStoppingConverter(name);
    EncodeMap map;
    table.forEachCode([&](ByteView code, std::u32string_view text) {
        if (map.lacks(text)) {
            map.set(text, code);
            return;
        }
        const Bytes preferred = encodeWith(converter.get(), text);
        if (std::ranges::equal(code, preferred))
            map.set(text, code);
    });
    return map;
}

} // namespace moji
