#include "scan/checker.h"

#include "bytes/input_buffer.h"
#include "scan/error_reporter.h"
#include "scan/problem_counter.h"
#include "scan/utf8_stream.h"

#include <algorithm>

namespace moji {

namespace {

class Checker {
public:
    Checker(ByteReader& reader, const Codec& codec, const CheckOptions& options)
        : m_buffer(reader, options.maxBytes)
        , m_codec(codec)
        , m_options(options)
        , m_state(codec.initialState())
        , m_isUtf8(isUtf8(codec))
        , m_problems(m_isUtf8) {}

    Result<CheckSummary> run() {
        for (;;) {
            while (step()) {
            }
            if (m_buffer.atEnd())
                return finished();
            if (m_options.onProgress)
                m_options.onProgress(m_buffer.offset());
            if (auto filled = m_buffer.fill(); !filled)
                return filled.error();
        }
    }

private:
    /// Counts on to the next error and takes it in; false where more bytes are needed.
    bool step() {
        const ByteView view = m_buffer.view();
        if (view.empty())
            return false;
        if (!m_byteOrderMark.done())
            lookForByteOrderMark(view);
        const auto scanned = m_codec.tally(view, m_state, tail(), m_tally);
        m_buffer.consume(scanned.consumed);
        if (scanned.error.length == 0)
            return false;
        addError(scanned.error);
        return true;
    }

    [[nodiscard]] Tail tail() const { return m_buffer.atEnd() ? Tail::AtEnd : Tail::MoreFollows; }

    void lookForByteOrderMark(ByteView view) {
        DecoderState state = m_state;
        while (!view.empty() && !m_byteOrderMark.done()) {
            const Span first = m_codec.next(view, state, tail());
            if (first.length == 0)
                return;
            m_byteOrderMark.look(first);
            view = view.subspan(first.length);
        }
    }

    void addError(const Span& error) {
        const ByteView bytes = m_buffer.view().first(error.length);
        const std::uint64_t problem =
            m_problems.add(m_buffer.offset(), error.length, error.status, bytes[0]);
        ++m_summary.errors;
        ++m_summary.kinds[static_cast<std::size_t>(error.status)];
        if (m_options.onError && m_summary.errors <= m_options.maxErrors) {
            m_options.onError({m_buffer.offset(), Bytes(bytes.begin(), bytes.end()), error.status,
                               problem, m_tally.lineFeeds + 1, m_tally.column + 1,
                               m_isUtf8 ? expectedText(bytes[0], error.length) : std::string()});
        }
        ++m_tally.codePoints;
        ++m_tally.column;
        // The decoder's state steps over the error too.
        (void)m_codec.next(m_buffer.view(), m_state, tail());
        m_buffer.consume(error.length);
    }

    CheckSummary finished() {
        m_summary.bytes = m_buffer.offset();
        m_summary.byteOrderMark = m_byteOrderMark.found();
        m_summary.problems = m_problems.count();
        m_summary.codePoints = m_tally.codePoints;
        m_summary.lines = m_tally.lineFeeds + (m_tally.column > 0 ? 1 : 0);
        m_summary.replacementCharacters = m_tally.replacementCharacters;
        return m_summary;
    }

    InputBuffer m_buffer;
    const Codec& m_codec;
    const CheckOptions& m_options;
    DecoderState m_state;
    bool m_isUtf8;
    ByteOrderMarkSearch m_byteOrderMark;
    ProblemCounter m_problems;
    Tally m_tally;
    CheckSummary m_summary;
};

} // namespace

Result<CheckSummary> check(ByteReader& reader, const Codec& codec, const CheckOptions& options) {
    if (isUtf8(codec)) {
        const auto checked = checkUtf8(reader, options);
        if (!checked)
            return checked.error();
        return checked->summary;
    }
    return Checker(reader, codec, options).run();
}

} // namespace moji
