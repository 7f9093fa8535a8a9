#include "scan/utf8_stretch.h"

#include "utf8/strict.h"

#include <algorithm>
#include <cstring>

namespace moji {

namespace {

constexpr std::size_t kErrorsAtOnce = 1024;
// What the kernel reads at a time: small enough that counting from its begin to an error costs
// little.
constexpr std::size_t kBytesAtOnce = 64 * 1024;
// The longest sequence announced, FC.., has five continuations.
constexpr std::uint64_t kMostStrays = 5;

/// The place after the last line feed; 0 where there is none.
std::size_t lastLineBegin(ByteView bytes) {
    const void* found = bytes.empty() ? nullptr : ::memrchr(bytes.data(), 0x0A, bytes.size());
    return found ? static_cast<std::size_t>(static_cast<const Byte*>(found) - bytes.data()) + 1 : 0;
}

class StretchScan {
public:
    StretchScan(ByteView bytes, std::uint64_t offset, const StretchOptions& options)
        : m_bytes(bytes)
        , m_offset(offset)
        , m_options(options)
        , m_kernel(options.kernel ? *options.kernel : utf8::defaultKernel())
        , m_lastLine(lastLineBegin(bytes)) {}

    StretchTotals run() {
        while (scanPiece() && !hasAnswer()) {
        }
        m_totals.range = {m_offset, m_offset + m_at};
        if (hasAnswer())
            return m_totals;
        if (m_options.cells)
            m_options.cells->markUtf8(m_bytes.first(m_at));
        m_totals.codePoints = codePointsOf(m_at, m_counts, m_totals.kinds[kTooLong]);
        m_totals.lineFeeds = m_counts.lineFeeds;
        m_totals.replacementCharacters = m_counts.replacementCharacters;
        m_totals.column = m_totals.codePoints;
        if (m_lastLine > 0) {
            const std::size_t size = m_at - m_lastLine;
            m_totals.column = codePointsOf(size, m_kernel.count(m_bytes.data() + m_lastLine, size),
                                           m_straysInLastLine);
        }
        return m_totals;
    }

private:
    static constexpr auto kTooLong = static_cast<std::size_t>(SpanStatus::TooLong);

    static std::uint64_t codePointsOf(std::size_t size, const utf8::KernelCounts& counts,
                                      std::uint64_t strays) {
        return size - counts.continuations + strays;
    }

    /// Goes on until the errors found fill a buffer; false at the end.
    bool scanPiece() {
        // Not a local one: to initialise it takes longer than to check a small file.
        thread_local std::array<utf8::KernelError, kErrorsAtOnce> errors;
        const auto size = std::min(m_bytes.size() - m_at, kBytesAtOnce);
        m_countsBefore = m_counts;
        const Tail tail = m_at + size < m_bytes.size() ? Tail::MoreFollows : m_options.tail;
        const std::size_t room =
            m_options.endAtError ? utf8::Kernel::kMinimumErrors : errors.size();
        const auto done =
            m_kernel.scan(m_bytes.data() + m_at, size, tail, &m_counts, errors.data(), room);
        for (std::size_t i = 0; i < done.errors && !hasAnswer();) {
            const std::size_t count = equalErrors(std::span(errors).subspan(i, done.errors - i));
            if (count > 1)
                addEqual(m_at + errors[i].offset, errors[i].kind, count);
            else
                addError(m_at + errors[i].offset, errors[i]);
            i += count;
        }
        m_at += done.consumed;
        return done.consumed > 0 && m_at < m_bytes.size();
    }

    [[nodiscard]] bool hasAnswer() const { return m_options.endAtError && m_totals.errors > 0; }

    [[nodiscard]] bool wantsPlaces() const {
        return m_options.errors && m_options.errors->size() < m_options.maxErrors;
    }

    /// How many errors at the front are of the same single byte, one after the other, and need not
    /// be listed: each is a problem by itself. At least 1.
    [[nodiscard]] std::size_t equalErrors(std::span<const utf8::KernelError> errors) const {
        const utf8::KernelError& first = errors.front();
        if (first.kind == SpanStatus::TooLong || first.length != 1 || wantsPlaces())
            return 1;
        const Byte* const bytes = m_bytes.data() + m_at;
        std::size_t count = 1;
        while (count < errors.size() && errors[count].offset == first.offset + count &&
               errors[count].kind == first.kind && errors[count].length == 1 &&
               bytes[first.offset + count] == bytes[first.offset])
            ++count;
        return count;
    }

    void addEqual(std::size_t at, SpanStatus kind, std::size_t count) {
        m_totals.errors += count;
        m_totals.kinds[static_cast<std::size_t>(kind)] += count;
        m_totals.problemKinds[static_cast<std::size_t>(kind)] += count;
        m_totals.spoilt[static_cast<std::size_t>(wellFormedRole(m_bytes[at]))] += count;
        m_totals.problems.addSeparate(m_offset + at, count, m_bytes[at]);
        if (m_options.cells)
            m_options.cells->mark({at, at + count}, Highlight::Invalid);
    }

    void addError(std::size_t at, const utf8::KernelError& error) {
        const std::uint64_t offset = m_offset + at;
        ++m_totals.errors;
        ++m_totals.kinds[static_cast<std::size_t>(error.kind)];
        ++m_totals.spoilt[static_cast<std::size_t>(wellFormedRole(m_bytes[at]))];
        m_totals.spoilt[static_cast<std::size_t>(ByteRole::Continuation)] += error.length - 1u;
        const std::uint64_t before = m_totals.problems.count();
        if (m_totals.problems.add(offset, error.length, error.kind, m_bytes[at]) > before)
            ++m_totals.problemKinds[static_cast<std::size_t>(error.kind)];
        if (m_options.cells)
            m_options.cells->mark({at, at + error.length}, Highlight::Invalid);
        if (error.kind == SpanStatus::TooLong) {
            m_straysInLastLine += at >= m_lastLine;
            if (at == m_totals.leadingStrays && at < kMostStrays)
                ++m_totals.leadingStrays;
        }
        if (wantsPlaces())
            locate(at, error);
    }

    /// Adds an error to the list, with its line and column.
    void locate(std::size_t at, const utf8::KernelError& error) {
        // Between two errors all is well-formed.
        const utf8::KernelCounts counts = countsUpTo(at);
        if (counts.lineFeeds > m_locatedCounts.lineFeeds) {
            const std::size_t begin = lastLineBegin(m_bytes.first(at));
            const auto line = m_kernel.count(m_bytes.data() + begin, at - begin);
            m_column = codePointsOf(at - begin, line, 0);
        } else {
            m_column += at - m_located - (counts.continuations - m_locatedCounts.continuations);
        }
        StretchError found{m_offset + at, counts.lineFeeds, m_column, error.length, error.kind, {}};
        std::copy_n(m_bytes.data() + at, error.length, found.bytes.data());
        m_options.errors->push_back(found);
        ++m_column;
        m_located = at + error.length;
        m_locatedCounts = counts;
        for (const Byte byte : m_bytes.subspan(at, error.length))
            m_locatedCounts.continuations += utf8::isContinuation(byte);
    }

    /// What there is before `at`, counted from where that is known: m_at, or the last error.
    [[nodiscard]] utf8::KernelCounts countsUpTo(std::size_t at) const {
        const bool isAfterError = m_located > m_at;
        const std::size_t begin = isAfterError ? m_located : m_at;
        utf8::KernelCounts counts = isAfterError ? m_locatedCounts : m_countsBefore;
        const auto more = m_kernel.count(m_bytes.data() + begin, at - begin);
        counts.continuations += more.continuations;
        counts.lineFeeds += more.lineFeeds;
        return counts;
    }

    const ByteView m_bytes;
    const std::uint64_t m_offset;
    const StretchOptions& m_options;
    const utf8::Kernel& m_kernel;
    const std::size_t m_lastLine; // where the last line begins; 0 where there is no line feed
    StretchTotals m_totals;
    utf8::KernelCounts m_counts;
    utf8::KernelCounts m_countsBefore; // of what is before m_at
    std::uint64_t m_straysInLastLine = 0;
    std::size_t m_at = 0;
    std::size_t m_located = 0;          // past the last error in the list
    utf8::KernelCounts m_locatedCounts; // of what is before m_located
    std::uint64_t m_column = 0;         // there
};

} // namespace

void StretchTotals::append(const StretchTotals& next) {
    const std::uint64_t absorbed =
        std::min(problems.strayRoomAt(next.range.begin), next.leadingStrays);
    if (next.errors > 0)
        problems.append(next.problems, absorbed, absorbed == next.errors);
    if (leadingStrays == range.length())
        leadingStrays = std::min(leadingStrays + next.leadingStrays, kMostStrays);
    range.end = next.range.end;
    errors += next.errors;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        kinds[kind] += next.kinds[kind];
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        problemKinds[kind] += next.problemKinds[kind];
    problemKinds[static_cast<std::size_t>(SpanStatus::TooLong)] -= absorbed;
    for (std::size_t role = 0; role < spoilt.size(); ++role)
        spoilt[role] += next.spoilt[role];
    codePoints += next.codePoints;
    column = next.lineFeeds > 0 ? next.column : column + next.column;
    lineFeeds += next.lineFeeds;
    replacementCharacters += next.replacementCharacters;
}

StretchTotals StretchTotals::movedTo(std::uint64_t begin) const {
    StretchTotals moved = *this;
    moved.problems.move(begin - range.begin);
    moved.range = {begin, begin + range.length()};
    return moved;
}

CheckSummary summaryOf(const StretchTotals& totals) {
    CheckSummary summary;
    summary.bytes = totals.range.length();
    summary.errors = totals.errors;
    summary.problems = totals.problems.count();
    summary.kinds = totals.kinds;
    summary.codePoints = totals.codePoints;
    summary.lines = totals.lineFeeds + (totals.column > 0 ? 1 : 0);
    summary.replacementCharacters = totals.replacementCharacters;
    return summary;
}

StretchTotals scanStretch(ByteView bytes, std::uint64_t offset, const StretchOptions& options) {
    return StretchScan(bytes, offset, options).run();
}

std::size_t cutNear(ByteView bytes, std::size_t edge) {
    std::size_t cut = edge;
    for (std::size_t back = 1; back <= 3 && back <= edge; ++back) {
        const std::size_t at = edge - back;
        if (utf8::isContinuation(bytes[at]))
            continue;
        // What begins here is the only thing that can reach over the edge.
        const ByteView rest = bytes.subspan(at, std::min(bytes.size() - at, back + 3));
        cut = std::max<std::size_t>(edge, at + utf8::decodeStrict(rest, Tail::AtEnd).length);
        break;
    }
    // The second byte says why a lead is malformed here: they stay together.
    const bool isCutLead = cut > 0 && utf8::sequenceLength(bytes[cut - 1]) > 2;
    return isCutLead ? cut - 1 : cut;
}

} // namespace moji
