// The C library's iconv, to and from UTF-32.

#include "chart/code_reader.h"

#include <gnu/libc-version.h>
#include <iconv.h>

#include <cerrno>

namespace moji::chart {

namespace {

constexpr auto kFailed = static_cast<std::size_t>(-1);

class Handle {
public:
    Handle(const char* to, const char* from)
        : m_handle(::iconv_open(to, from)) {}
    ~Handle() {
        if (isOpen())
            ::iconv_close(m_handle);
    }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    [[nodiscard]] bool isOpen() const { return m_handle != reinterpret_cast<iconv_t>(-1); }

    struct Outcome {
        std::size_t consumed = 0;
        std::size_t written = 0;
        int error = 0; // errno
    };
    /// One whole text: converts from the initial state; with `finish`, what the converter holds
    /// back or owes at the end is written too.
    Outcome convert(ByteView in, std::span<Byte> out, bool finish) {
        ::iconv(m_handle, nullptr, nullptr, nullptr, nullptr);
        auto* from = const_cast<char*>(asChars(in).data()); // iconv does not write to it
        auto* to = reinterpret_cast<char*>(out.data());
        std::size_t inLeft = in.size();
        std::size_t outLeft = out.size();
        Outcome outcome;
        if (::iconv(m_handle, &from, &inLeft, &to, &outLeft) == kFailed ||
            (finish && ::iconv(m_handle, nullptr, nullptr, &to, &outLeft) == kFailed))
            outcome.error = errno;
        outcome.consumed = in.size() - inLeft;
        outcome.written = out.size() - outLeft;
        return outcome;
    }

private:
    iconv_t m_handle;
};

class IconvReader final : public CodeReader {
public:
    explicit IconvReader(const std::string& charset)
        : CodeReader(charset, std::string("glibc ") + gnu_get_libc_version())
        , m_decoder("UTF-32LE", charset.c_str())
        , m_encoder(charset.c_str(), "UTF-32LE") {}

    [[nodiscard]] bool isOpen() const { return m_decoder.isOpen() && m_encoder.isOpen(); }

    bool enter(ByteView prefix) override {
        m_bytes.assign(prefix.begin(), prefix.end());
        m_prefix = prefix.size();
        if (prefix.empty())
            return true;
        std::array<Byte, 64> out;
        const auto outcome = m_decoder.convert(m_bytes, out, false);
        return outcome.written == 0 && (outcome.error == 0 || outcome.error == EINVAL);
    }

    Span read(ByteView code, Tail tail) override {
        m_bytes.resize(m_prefix);
        m_bytes.insert(m_bytes.end(), code.begin(), code.end());
        alignas(char32_t) std::array<Byte, 64> out;
        const auto outcome = m_decoder.convert(m_bytes, out, true);
        const auto whole = static_cast<std::uint32_t>(code.size());
        const std::size_t count = outcome.written / sizeof(char32_t);
        if (count > 0 && count <= Span::kMaxCodePoints) {
            Span span;
            span.length = outcome.error == 0
                              ? whole
                              : static_cast<std::uint32_t>(outcome.consumed - m_prefix);
            span.count = static_cast<std::uint8_t>(count);
            std::memcpy(span.codePoints.data(), out.data(), count * sizeof(char32_t));
            return span;
        }
        if (outcome.error == EINVAL)
            return tail == Tail::MoreFollows ? Span::needsMore()
                                             : Span::error(whole, SpanStatus::Truncated);
        return outcome.error == 0 ? Span::control(whole) : Span::error(whole, SpanStatus::Illegal);
    }

    Bytes write(std::u32string_view text) override {
        std::array<Byte, 64> out;
        const ByteView in(reinterpret_cast<const Byte*>(text.data()),
                          text.size() * sizeof(char32_t));
        const auto outcome = m_encoder.convert(in, out, true);
        return outcome.error == 0
                   ? Bytes(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(outcome.written))
                   : Bytes();
    }

private:
    Handle m_decoder;
    Handle m_encoder;
    Bytes m_bytes; // the prefix and the last code
    std::size_t m_prefix = 0;
};

} // namespace

Result<ReaderPointer> iconvReader(const std::string& charset) {
    auto reader = std::make_unique<IconvReader>(charset);
    // iconv takes the empty name for the locale's charset, and //IGNORE for an instruction.
    if (!reader->isOpen() || charset.empty() || charset.find('/') != std::string::npos)
        return Error{ErrorCode::UnknownName, charset, "iconv has no charset of this name"};
    return ReaderPointer(std::move(reader));
}

} // namespace moji::chart
