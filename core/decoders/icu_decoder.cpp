// ICU's converter "UTF-8". ICU reports an error after the bytes that caused it, so the error's
// length comes from ucnv_getInvalidChars.

#include "decoders/reading_writer.h"
#include "decoders/source_window.h"
#include "utf8/strict.h"

#include <unicode/ucnv.h>
#include <unicode/uversion.h>

#include <array>

namespace moji {

namespace {

struct ConverterCloser {
    void operator()(UConverter* converter) const { ucnv_close(converter); }
};
using Converter = std::unique_ptr<UConverter, ConverterCloser>;

/// A converter that stops at each error, so that the caller can ask where it is.
Result<Converter> openConverter() {
    UErrorCode status = U_ZERO_ERROR;
    Converter converter(ucnv_open("UTF-8", &status));
    if (U_SUCCESS(status))
        ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr,
                            &status);
    if (U_FAILURE(status))
        return Error{ErrorCode::UnknownName, "ICU converter UTF-8", u_errorName(status)};
    return converter;
}

class IcuReader {
public:
    IcuReader(UConverter* converter, ReadingWriter& out)
        : m_converter(converter)
        , m_out(out) {}

    /// Reads all of `bytes`; `last` says that no more follow. The converter keeps an incomplete
    /// sequence.
    void read(ByteView bytes, bool last) {
        const char* at = asChars(bytes).data();
        const char* const end = at + bytes.size();
        for (bool more = true; more && m_out.wanted();) {
            std::array<UChar, 1024> units;
            UChar* unitsEnd = units.data();
            UErrorCode status = U_ZERO_ERROR;
            ucnv_toUnicode(m_converter, &unitsEnd, units.data() + units.size(), &at, end, nullptr,
                           last, &status);
            takeUnits({units.data(), static_cast<std::size_t>(unitsEnd - units.data())});
            if (status == U_BUFFER_OVERFLOW_ERROR)
                continue;
            if (U_FAILURE(status))
                takeError();
            else
                more = false;
        }
    }

private:
    /// ICU only returns text for well-formed bytes, so the length of each code point is known.
    void takeUnits(std::u16string_view units) {
        for (const char16_t unit : units) {
            if (U16_IS_LEAD(unit)) {
                m_lead = unit;
                continue;
            }
            const char32_t codePoint =
                U16_IS_TRAIL(unit) ? static_cast<char32_t>(U16_GET_SUPPLEMENTARY(m_lead, unit))
                                   : unit;
            const auto length = utf8::encodedLength(codePoint);
            m_out.character(m_offset, length, codePoint);
            m_offset += length;
        }
    }
    void takeError() {
        std::array<char, 16> bytes;
        auto length = static_cast<std::int8_t>(bytes.size());
        UErrorCode status = U_ZERO_ERROR;
        ucnv_getInvalidChars(m_converter, bytes.data(), &length, &status);
        m_out.replacement(m_offset, static_cast<std::uint64_t>(length));
        m_offset += static_cast<std::uint64_t>(length);
    }

    UConverter* m_converter;
    ReadingWriter& m_out;
    std::uint64_t m_offset = 0; // end of the last reading
    char16_t m_lead = 0;        // the first half of a pair that the end of a buffer split
};

class IcuDecoder final : public ReadingDecoder {
public:
    IcuDecoder()
        : ReadingDecoder({"icu", libraryName(), DecoderKind::Replaces}) {}

    Result<Verdict> decode(const ByteSource& source, const ReadingSink& sink,
                           std::stop_token stop) const override {
        const auto converter = openConverter();
        if (!converter)
            return converter.error();
        SourceWindow window(source);
        InputBuffer& buffer = window.buffer();
        ReadingWriter out(sink);
        IcuReader icuReader(converter->get(), out);
        while (!buffer.atEnd() && out.wanted()) {
            if (stop.stop_requested())
                return Error{ErrorCode::Cancelled, {}, {}};
            if (auto filled = buffer.fill(); !filled)
                return filled.error();
            const ByteView bytes = buffer.view();
            icuReader.read(bytes, buffer.atEnd());
            buffer.consume(bytes.size());
        }
        return out.finish();
    }

private:
    static std::string libraryName() {
        UVersionInfo version;
        u_getVersion(version);
        std::array<char, U_MAX_VERSION_STRING_LENGTH> text{};
        u_versionToString(version, text.data());
        return std::string("ICU ") + text.data();
    }
};

} // namespace

DecoderPointer icuDecoder() {
    return std::make_unique<IcuDecoder>();
}

} // namespace moji
