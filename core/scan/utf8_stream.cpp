#include "scan/utf8_stream.h"

#include "bytes/input_buffer.h"

#include <algorithm>

namespace moji {

namespace {

// In the worst case every byte is an error.
constexpr std::size_t kStretch = 64 * 1024;

class StretchReader {
public:
    StretchReader(ByteReader& reader, std::uint64_t maxBytes, std::uint64_t offset,
                  const utf8::Kernel* kernel)
        : m_buffer(reader, maxBytes)
        , m_begin(offset) {
        m_options.kernel = kernel;
        m_options.errors = &m_errors;
    }

    /// Reads on and reports what is there. False at the end.
    [[nodiscard]] Result<bool> readOn(ErrorReporter& reporter) {
        if (auto filled = m_buffer.fill(); !filled)
            return filled.error();
        if (done() == 0)
            m_sawByteOrderMark = beginsWithByteOrderMark(m_buffer.view());
        while (reportStretch(reporter)) {
        }
        return !m_buffer.atEnd();
    }
    /// Bytes scanned.
    [[nodiscard]] std::uint64_t done() const { return m_buffer.offset(); }
    [[nodiscard]] bool sawByteOrderMark() const { return m_sawByteOrderMark; }

private:
    static bool beginsWithByteOrderMark(ByteView bytes) {
        return bytes.size() >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF;
    }

    /// False where more bytes are needed.
    bool reportStretch(ErrorReporter& reporter) {
        const ByteView view = m_buffer.view();
        if (view.empty())
            return false;
        const ByteView piece = view.first(std::min(view.size(), kStretch));
        const bool isLast = m_buffer.atEnd() && piece.size() == view.size();
        m_options.tail = isLast ? Tail::AtEnd : Tail::MoreFollows;
        m_options.maxErrors = static_cast<std::size_t>(reporter.wanted());
        m_errors.clear();
        const StretchTotals totals = scanStretch(piece, m_begin + done(), m_options);
        reporter.add(totals, m_errors);
        m_buffer.consume(totals.range.length());
        return !totals.range.empty();
    }

    InputBuffer m_buffer;
    const std::uint64_t m_begin;
    std::vector<StretchError> m_errors;
    StretchOptions m_options;
    bool m_sawByteOrderMark = false;
};

} // namespace

Result<Utf8Check> checkUtf8(ByteReader& reader, const CheckOptions& options) {
    StretchReader stretches(reader, options.maxBytes, 0, nullptr);
    ErrorReporter reporter(options.onError, options.maxErrors);
    for (;;) {
        const auto goesOn = stretches.readOn(reporter);
        if (!goesOn)
            return goesOn.error();
        if (!*goesOn)
            break;
        if (options.onProgress)
            options.onProgress(stretches.done());
    }
    Utf8Check checked{summaryOf(reporter.totals()), reporter.totals()};
    checked.summary.byteOrderMark = stretches.sawByteOrderMark();
    return checked;
}

Result<Done> reportErrors(ByteReader& reader, ErrorReporter& reporter, const utf8::Kernel* kernel) {
    StretchReader stretches(reader, ~std::uint64_t{0}, reporter.totals().range.end, kernel);
    for (;;) {
        const auto goesOn = stretches.readOn(reporter);
        if (!goesOn)
            return goesOn.error();
        if (!*goesOn)
            return Done{};
    }
}

} // namespace moji
