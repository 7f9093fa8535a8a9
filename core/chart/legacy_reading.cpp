#include "chart/legacy_reading.h"

#include "chart/code_reader.h"
#include "codec/icu_converter.h"

#include <gnu/libc-version.h>
#include <iconv.h>
#include <unicode/ucnv.h>
#include <unicode/utf16.h>

#include <algorithm>
#include <cerrno>

namespace moji::chart {

namespace {

std::vector<LegacyReading> readByCodec(const Codec& codec, ByteView bytes) {
    std::vector<LegacyReading> readings;
    std::uint64_t offset = 0;
    for (const Span& span : decodeAll(codec, bytes)) {
        readings.push_back(
            {offset, span.length, std::u32string(span.text()), isError(span.status)});
        offset += span.length;
    }
    return readings;
}

/// Feeds ICU one byte at a time, so that what it writes belongs to the bytes since the last time.
class IcuFeed {
public:
    IcuFeed(UConverter* converter, ByteView bytes)
        : m_converter(converter)
        , m_bytes(bytes) {}

    std::vector<LegacyReading> run() {
        for (m_end = 1; m_end <= m_bytes.size(); ++m_end)
            feed(m_bytes.subspan(m_end - 1, 1), m_end == m_bytes.size());
        return std::move(m_readings);
    }

private:
    void feed(ByteView bytes, bool last) {
        const char* at = asChars(bytes).data();
        const char* const end = at + bytes.size();
        for (;;) {
            std::array<UChar, 64> units;
            UChar* out = units.data();
            UErrorCode error = U_ZERO_ERROR;
            ucnv_toUnicode(m_converter, &out, units.data() + units.size(), &at, end, nullptr, last,
                           &error);
            take(units.data(), static_cast<int>(out - units.data()));
            if (U_SUCCESS(error))
                return;
            takeError();
        }
    }

    void take(const UChar* units, int count) {
        std::u32string text;
        for (int i = 0; i < count;) {
            UChar32 codePoint = 0;
            U16_NEXT(units, i, count, codePoint);
            text += static_cast<char32_t>(codePoint);
        }
        if (text.empty())
            return;
        // Bytes that were held back with an error come out one by one.
        for (std::size_t i = 0; i + 1 < text.size() && m_end - m_begin > text.size() - 1; ++i)
            add(1, text.substr(i, 1), false);
        const std::size_t done =
            m_end - m_begin >= text.size() && text.size() > 1 ? text.size() - 1 : 0;
        add(m_end - m_begin, text.substr(done), false);
    }

    void takeError() {
        std::array<char, 32> bytes;
        std::int8_t length = bytes.size();
        UErrorCode error = U_ZERO_ERROR;
        ucnv_getInvalidChars(m_converter, bytes.data(), &length, &error);
        const auto most = static_cast<std::size_t>(m_end - m_begin);
        add(std::clamp<std::size_t>(static_cast<std::size_t>(length), 1,
                                    std::max<std::size_t>(1, most)),
            {}, true);
    }

    void add(std::size_t length, std::u32string text, bool isError) {
        m_readings.push_back({m_begin, length, std::move(text), isError});
        m_begin += length;
    }

    UConverter* m_converter;
    ByteView m_bytes;
    std::vector<LegacyReading> m_readings;
    std::size_t m_begin = 0; // of the next reading
    std::size_t m_end = 0;   // bytes fed
};

/// iconv from the initial state, for whole texts.
class Iconv {
public:
    explicit Iconv(const std::string& target, const std::string& charset)
        : m_handle(::iconv_open(target.c_str(), charset.c_str())) {}
    ~Iconv() {
        if (isOpen())
            ::iconv_close(m_handle);
    }
    Iconv(const Iconv&) = delete;
    Iconv& operator=(const Iconv&) = delete;
    [[nodiscard]] bool isOpen() const { return m_handle != reinterpret_cast<iconv_t>(-1); }

    struct Outcome {
        std::u32string text;
        int error = 0; // errno
    };
    Outcome convert(ByteView bytes) {
        ::iconv(m_handle, nullptr, nullptr, nullptr, nullptr);
        Outcome outcome;
        outcome.text.resize(bytes.size() * 4 + 16);
        auto* in = const_cast<char*>(asChars(bytes).data()); // iconv does not write to it
        auto* out = reinterpret_cast<char*>(outcome.text.data());
        std::size_t inLeft = bytes.size();
        std::size_t outLeft = outcome.text.size() * sizeof(char32_t);
        constexpr auto kFailed = static_cast<std::size_t>(-1);
        if (::iconv(m_handle, &in, &inLeft, &out, &outLeft) == kFailed)
            outcome.error = errno;
        else
            ::iconv(m_handle, nullptr, nullptr, &out, &outLeft);
        outcome.text.resize(outcome.text.size() - outLeft / sizeof(char32_t));
        return outcome;
    }

private:
    iconv_t m_handle;
};

Bytes joined(const Bytes& front, ByteView rest) {
    Bytes all = front;
    all.insert(all.end(), rest.begin(), rest.end());
    return all;
}

/// How many bytes `iconv -c` leaves out at the front of `rest`: as many as make no difference.
std::size_t skippedBy(Iconv& lenient, const Bytes& clean, ByteView rest) {
    const std::u32string whole = lenient.convert(joined(clean, rest)).text;
    for (std::size_t skipped = 1; skipped < rest.size(); ++skipped) {
        if (lenient.convert(joined(clean, rest.subspan(skipped))).text == whole)
            return skipped;
    }
    return rest.size();
}

std::vector<LegacyReading> readByIconv(Iconv& strict, Iconv& lenient, ByteView bytes) {
    std::vector<LegacyReading> readings;
    Bytes clean;           // what could be read so far
    std::size_t known = 0; // code points of it
    for (std::size_t begin = 0; begin < bytes.size();) {
        LegacyReading reading{begin, 0, {}, false};
        const ByteView rest = bytes.subspan(begin);
        while (reading.length == 0 || (!reading.isError && reading.length < rest.size())) {
            const auto outcome = strict.convert(joined(clean, rest.first(++reading.length)));
            if (outcome.error == 0) {
                reading.text = outcome.text.substr(std::min(known, outcome.text.size()));
                known = outcome.text.size();
                break;
            }
            reading.isError = outcome.error == EILSEQ || reading.length == rest.size();
        }
        if (reading.isError)
            reading.length = skippedBy(lenient, clean, rest);
        else
            clean = joined(clean, rest.first(reading.length));
        begin += reading.length;
        readings.push_back(std::move(reading));
    }
    return readings;
}

} // namespace

std::vector<LegacyDecoder> readByLibraries(const Codec& codec, ByteView bytes) {
    std::vector<LegacyDecoder> decoders;
    decoders.push_back({"whatwg", {}, codec.name(), readByCodec(codec, bytes)});
    if (const auto name = icuName(codec)) {
        const IcuConverter converter = openStoppingConverter(*name);
        const auto reader = icuReader(*name);
        if (converter && reader)
            decoders.push_back(
                {"icu", (*reader)->library(), *name, IcuFeed(converter.get(), bytes).run()});
    }
    if (const auto name = iconvName(codec)) {
        Iconv strict("UTF-32LE", *name);
        Iconv lenient("UTF-32LE//IGNORE", *name);
        if (strict.isOpen() && lenient.isOpen())
            decoders.push_back({"iconv", std::string("glibc ") + gnu_get_libc_version(), *name,
                                readByIconv(strict, lenient, bytes)});
    }
    return decoders;
}

std::vector<std::uint64_t> swallowedAscii(const LegacyDecoder& decoder, ByteView bytes) {
    std::vector<std::uint64_t> swallowed;
    for (const LegacyReading& reading : decoder.readings) {
        for (std::uint64_t at = reading.offset;
             reading.isError && at < reading.offset + reading.length; ++at) {
            if (bytes[at] >= 0x20 && bytes[at] < 0x7F)
                swallowed.push_back(at);
        }
    }
    return swallowed;
}

} // namespace moji::chart
