// The C library's iconv, from UTF-8 to UTF-32. It stops at the first error.

#include "bytes/system_error.h"
#include "decoders/reading_writer.h"
#include "decoders/source_window.h"
#include "utf8/strict.h"

#include <gnu/libc-version.h>
#include <iconv.h>

#include <array>

namespace moji {

namespace {

class Conversion {
public:
    Conversion()
        : m_handle(::iconv_open("UTF-32LE", "UTF-8")) {}
    ~Conversion() {
        if (isOpen())
            ::iconv_close(m_handle);
    }
    Conversion(const Conversion&) = delete;
    Conversion& operator=(const Conversion&) = delete;
    [[nodiscard]] bool isOpen() const { return m_handle != reinterpret_cast<iconv_t>(-1); }

    /// Why a call ended: all bytes were read, the output is full, or the remaining bytes start an
    /// incomplete (Incomplete) or ill-formed sequence (Invalid).
    enum class End { AllRead, OutputFull, Incomplete, Invalid };
    struct Step {
        End end;
        std::size_t consumed; // bytes
        std::size_t written;  // code points
    };
    [[nodiscard]] Step convert(ByteView bytes, std::span<char32_t> out) {
        auto* in = const_cast<char*>(asChars(bytes).data()); // iconv does not write to it
        std::size_t inLeft = bytes.size();
        auto* units = reinterpret_cast<char*>(out.data());
        std::size_t outLeft = out.size_bytes();
        const bool failed = ::iconv(m_handle, &in, &inLeft, &units, &outLeft) == std::size_t(-1);
        const End end = !failed           ? End::AllRead
                        : errno == E2BIG  ? End::OutputFull
                        : errno == EINVAL ? End::Incomplete
                                          : End::Invalid;
        return {end, bytes.size() - inLeft, (out.size_bytes() - outLeft) / sizeof(char32_t)};
    }

private:
    iconv_t m_handle;
};

class IconvDecoder final : public ReadingDecoder {
public:
    IconvDecoder()
        : ReadingDecoder(
              {"iconv", std::string("glibc ") + gnu_get_libc_version(), DecoderKind::Stops}) {}

    Result<Verdict> decode(const ByteSource& source, const ReadingSink& sink,
                           std::stop_token stop) const override {
        Conversion conversion;
        if (!conversion.isOpen())
            return systemError(errno, "iconv from UTF-8 to UTF-32LE", ErrorCode::UnknownName);
        SourceWindow window(source);
        InputBuffer& buffer = window.buffer();
        ReadingWriter out(sink);
        while (out.wanted()) {
            const auto end = readOn(conversion, buffer, out);
            const bool cutOff = end == Conversion::End::Incomplete && buffer.atEnd();
            if (end == Conversion::End::Invalid || cutOff) {
                out.error(buffer.offset());
                break;
            }
            if (end == Conversion::End::OutputFull)
                continue;
            if (buffer.atEnd())
                break;
            if (stop.stop_requested())
                return Error{ErrorCode::Cancelled, {}, {}};
            if (auto filled = buffer.fill(); !filled)
                return filled.error();
        }
        return out.finish();
    }

private:
    static Conversion::End readOn(Conversion& conversion, InputBuffer& buffer, ReadingWriter& out) {
        std::array<char32_t, 1024> codePoints;
        const auto step = conversion.convert(buffer.view(), codePoints);
        std::uint64_t offset = buffer.offset();
        for (const char32_t codePoint : std::span(codePoints).first(step.written)) {
            const auto length = utf8::encodedLength(codePoint);
            out.character(offset, length, codePoint);
            offset += length;
        }
        buffer.consume(step.consumed);
        return step.end;
    }
};

} // namespace

DecoderPointer iconvDecoder() {
    return std::make_unique<IconvDecoder>();
}

} // namespace moji
