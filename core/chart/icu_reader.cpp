// ICU's converters, through ucnv.

#include "chart/code_reader.h"
#include "codec/icu_converter.h"

#include <unicode/ucnv.h>
#include <unicode/utf16.h>
#include <unicode/uversion.h>

#include <algorithm>

namespace moji::chart {

namespace {

std::string icuVersion() {
    UVersionInfo version;
    u_getVersion(version);
    std::array<char, U_MAX_VERSION_STRING_LENGTH> text{};
    u_versionToString(version, text.data());
    return std::string("ICU ") + text.data();
}

std::string canonicalName(UConverter* converter) {
    UErrorCode error = U_ZERO_ERROR;
    const char* name = ucnv_getName(converter, &error);
    return U_SUCCESS(error) ? name : "";
}

class IcuReader final : public CodeReader {
public:
    explicit IcuReader(IcuConverter converter)
        : CodeReader(canonicalName(converter.get()), icuVersion())
        , m_converter(std::move(converter))
        , m_substitute(write(U"\x1A"))
        , m_replacement(write(U"\uFFFD")) {}

    bool enter(ByteView prefix) override {
        m_bytes.assign(prefix.begin(), prefix.end());
        m_prefix = prefix.size();
        if (prefix.empty())
            return true;
        UErrorCode error = U_ZERO_ERROR;
        return convert(Tail::MoreFollows, error) == 0 && error == U_ZERO_ERROR;
    }

    Span read(ByteView code, Tail tail) override {
        m_bytes.resize(m_prefix);
        m_bytes.insert(m_bytes.end(), code.begin(), code.end());
        UErrorCode error = U_ZERO_ERROR;
        const std::size_t count = convert(tail, error);
        if (count > 0) {
            const std::size_t bad = U_FAILURE(error) ? invalidLength() : 0;
            const Span span = textOf(count, code.size() - std::min(bad, code.size()));
            return isPlaceholder(code.first(span.length), span.text())
                       ? Span::error(span.length, SpanStatus::Unmapped)
                       : span;
        }
        if (error == U_ZERO_ERROR)
            return tail == Tail::MoreFollows
                       ? Span::needsMore()
                       : Span::control(static_cast<std::uint32_t>(code.size()));
        const auto length = std::min<std::size_t>(invalidLength(), code.size());
        return Span::error(static_cast<std::uint32_t>(length), error == U_INVALID_CHAR_FOUND
                                                                   ? SpanStatus::Unmapped
                                                                   : SpanStatus::Illegal);
    }

    Bytes write(std::u32string_view text) override {
        std::array<UChar, 16> units;
        int count = 0;
        for (const char32_t codePoint : text)
            U16_APPEND_UNSAFE(units.data(), count, codePoint);
        std::array<char, 64> out;
        UErrorCode error = U_ZERO_ERROR;
        const int length =
            ucnv_fromUChars(m_converter.get(), out.data(), out.size(), units.data(), count, &error);
        if (U_FAILURE(error))
            return {};
        const ByteView bytes = asBytes({out.data(), static_cast<std::size_t>(length)});
        return {bytes.begin(), bytes.end()};
    }

private:
    /// Decodes m_bytes from the start; the number of UTF-16 units.
    std::size_t convert(Tail tail, UErrorCode& error) {
        UChar* out = m_units.data();
        const auto* in = reinterpret_cast<const char*>(m_bytes.data());
        ucnv_resetToUnicode(m_converter.get());
        ucnv_toUnicode(m_converter.get(), &out, m_units.data() + m_units.size(), &in,
                       in + m_bytes.size(), m_offsets.data(), tail == Tail::AtEnd, &error);
        return static_cast<std::size_t>(out - m_units.data());
    }

    /// The code points of the first character, and its length.
    [[nodiscard]] Span textOf(std::size_t count, std::size_t length) const {
        Span span;
        span.length = static_cast<std::uint32_t>(length);
        const std::int32_t first = m_offsets[0];
        for (std::size_t i = 0; i < count && span.count < Span::kMaxCodePoints;) {
            if (m_offsets[i] > first) {
                span.length =
                    static_cast<std::uint32_t>(m_offsets[i] - static_cast<std::int32_t>(m_prefix));
                break;
            }
            UChar32 codePoint = 0;
            U16_NEXT(m_units.data(), i, count, codePoint);
            span.codePoints[span.count++] = static_cast<char32_t>(codePoint);
        }
        return span;
    }

    /// Some of ICU's tables mark empty cells with U+001A or U+FFFD.
    [[nodiscard]] bool isPlaceholder(ByteView code, std::u32string_view text) const {
        if (m_prefix > 0)
            return text == U"\x1A" || text == U"\uFFFD";
        return (text == U"\x1A" && !std::ranges::equal(code, m_substitute)) ||
               (text == U"\uFFFD" && !std::ranges::equal(code, m_replacement));
    }

    [[nodiscard]] std::size_t invalidLength() const {
        std::array<char, 32> bytes;
        std::int8_t length = bytes.size();
        UErrorCode error = U_ZERO_ERROR;
        ucnv_getInvalidChars(m_converter.get(), bytes.data(), &length, &error);
        return static_cast<std::size_t>(std::max<int>(length, 1));
    }

    IcuConverter m_converter;
    Bytes m_substitute;  // encoding of U+001A
    Bytes m_replacement; // encoding of U+FFFD
    Bytes m_bytes;       // the prefix and the last code
    std::size_t m_prefix = 0;
    std::array<UChar, 32> m_units{};
    std::array<std::int32_t, 32> m_offsets{};
};

} // namespace

Result<ReaderPointer> icuReader(const std::string& converter) {
    IcuConverter opened = openStoppingConverter(converter);
    // ICU takes the empty name for the locale's charset.
    if (!opened || converter.empty())
        return Error{ErrorCode::UnknownName, converter, "ICU has no converter of this name"};
    return ReaderPointer(std::make_unique<IcuReader>(std::move(opened)));
}

} // namespace moji::chart
