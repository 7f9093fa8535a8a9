#include "fits/library_conversion.h"

#include "codec/icu_converter.h"

#include <iconv.h>
#include <unicode/ucnv.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace moji::fits {

namespace {

constexpr std::size_t kBlock = 32 * 1024;

/// Gives out what `convert` produces from blocks of input.
class BlockConversion : public ConversionReader {
public:
    explicit BlockConversion(ByteReader& reader)
        : m_reader(reader) {}

    Result<std::size_t> read(std::span<Byte> out) override {
        while (m_given == m_bytes.size() && !m_isDone) {
            m_bytes.clear();
            m_given = 0;
            const std::size_t before = m_input.size();
            m_input.resize(before + kBlock);
            const auto count = m_reader.read(std::span(m_input).subspan(before));
            if (!count)
                return count.error();
            m_input.resize(before + *count);
            const bool last = *count == 0;
            const std::size_t consumed = convert(m_input, last, m_bytes);
            m_input.erase(m_input.begin(), m_input.begin() + static_cast<std::ptrdiff_t>(consumed));
            m_isDone = last || m_stopped;
        }
        const std::size_t count = std::min(out.size(), m_bytes.size() - m_given);
        std::copy_n(m_bytes.begin() + static_cast<std::ptrdiff_t>(m_given), count, out.begin());
        m_given += count;
        return count;
    }
    [[nodiscard]] bool stopped() const override { return m_stopped; }

protected:
    /// Appends to `out` and returns how many bytes were converted; calls stop() at an error.
    virtual std::size_t convert(ByteView bytes, bool last, Bytes& out) = 0;
    void stop() { m_stopped = true; }

private:
    ByteReader& m_reader;
    Bytes m_input; // not yet converted
    Bytes m_bytes; // converted; already given out up to m_given
    std::size_t m_given = 0;
    bool m_isDone = false;
    bool m_stopped = false;
};

class IcuConversion final : public BlockConversion {
public:
    IcuConversion(ByteReader& reader, IcuConverter from, IcuConverter to)
        : BlockConversion(reader)
        , m_from(std::move(from))
        , m_to(std::move(to)) {}

private:
    std::size_t convert(ByteView bytes, bool last, Bytes& out) override {
        const char* in = asChars(bytes).data();
        const char* const end = in + bytes.size();
        UErrorCode error = U_ZERO_ERROR;
        do {
            std::array<char, 4096> block;
            char* to = block.data();
            error = U_ZERO_ERROR;
            ucnv_convertEx(m_to.get(), m_from.get(), &to, block.data() + block.size(), &in, end,
                           m_pivot.data(), &m_pivotSource, &m_pivotTarget,
                           m_pivot.data() + m_pivot.size(), false, last, &error);
            const ByteView written =
                asBytes({block.data(), static_cast<std::size_t>(to - block.data())});
            out.insert(out.end(), written.begin(), written.end());
        } while (error == U_BUFFER_OVERFLOW_ERROR);
        if (U_FAILURE(error))
            stop();
        return bytes.size();
    }

    IcuConverter m_from;
    IcuConverter m_to;
    std::array<UChar, 2048> m_pivot{};
    UChar* m_pivotSource = m_pivot.data();
    UChar* m_pivotTarget = m_pivot.data();
};

class IconvConversion final : public BlockConversion {
public:
    IconvConversion(ByteReader& reader, iconv_t handle)
        : BlockConversion(reader)
        , m_handle(handle) {}
    ~IconvConversion() override { ::iconv_close(m_handle); }
    IconvConversion(const IconvConversion&) = delete;
    IconvConversion& operator=(const IconvConversion&) = delete;

private:
    std::size_t convert(ByteView bytes, bool last, Bytes& out) override {
        auto* in = const_cast<char*>(asChars(bytes).data()); // iconv does not write to it
        std::size_t inLeft = bytes.size();
        int error = 0;
        while (inLeft > 0 && step(&in, &inLeft, out, error)) {
        }
        if (error == EILSEQ || (error == EINVAL && last)) {
            stop();
            return bytes.size();
        }
        if (last) {
            while (step(nullptr, nullptr, out, error) && error == E2BIG) {
            }
        }
        return bytes.size() - inLeft;
    }

    /// One call of iconv; false if it cannot go on with these bytes.
    bool step(char** in, std::size_t* inLeft, Bytes& out, int& error) {
        std::array<char, 4096> block;
        char* to = block.data();
        std::size_t left = block.size();
        const bool failed =
            ::iconv(m_handle, in, inLeft, &to, &left) == static_cast<std::size_t>(-1);
        error = failed ? errno : 0;
        const ByteView written = asBytes({block.data(), block.size() - left});
        out.insert(out.end(), written.begin(), written.end());
        return !failed || error == E2BIG;
    }

    iconv_t m_handle;
};

} // namespace

std::unique_ptr<ConversionReader> icuConversion(ByteReader& reader, const std::string& from,
                                                const std::string& to) {
    IcuConverter in = openStoppingConverter(from);
    IcuConverter out = openStoppingConverter(to);
    if (!in || !out)
        return nullptr;
    return std::make_unique<IcuConversion>(reader, std::move(in), std::move(out));
}

std::unique_ptr<ConversionReader> iconvConversion(ByteReader& reader, const std::string& from,
                                                  const std::string& to) {
    const iconv_t handle = ::iconv_open(to.c_str(), from.c_str());
    if (handle == reinterpret_cast<iconv_t>(-1))
        return nullptr;
    return std::make_unique<IconvConversion>(reader, handle);
}

} // namespace moji::fits
