#include "lenses/table/table_trace.h"

#include "utf8/strict.h"

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::uint64_t kMostContinuations = 5; // after FC, FD

/// Where the sequence with `offset` may start: at the last byte before it that is not a
/// continuation, or at `offset` itself if none is near enough.
std::uint64_t sequenceBegin(const Document& document, std::uint64_t offset) {
    const std::uint64_t begin = offset - std::min(offset, kMostContinuations);
    const Bytes bytes = document.bytes({begin, offset + 1});
    for (std::size_t i = bytes.size(); i-- > 0;) {
        if (!utf8::isContinuation(bytes[i]))
            return begin + i;
    }
    return offset;
}

/// One sequence's steps, at the front of `rest`.
class Tracer {
public:
    explicit Tracer(TableTrace& trace)
        : m_trace(trace) {}

    utf8::Sequence run(ByteView rest, std::uint64_t at) {
        m_offset = at;
        switch (m_trace.algorithm) {
        case Algorithm::Mbtowc:
            return utf8::mbtowc(rest, at, [&](const utf8::Plan9Step& step) {
                add(at + static_cast<std::uint64_t>(step.row - 1), step);
            });
        case Algorithm::Wctomb:
            return encode(utf8::mbtowc(rest, at));
        case Algorithm::BranchyWrites:
            return encodeBranchy(utf8::mbtowc(rest, at));
        case Algorithm::Branchy:
            break;
        }
        return utf8::decodeBranchy(rest, at, [&](const utf8::BranchyStep& step) {
            const auto after =
                static_cast<int>(step.test) - static_cast<int>(utf8::BranchyTest::FirstLeadsFour);
            add(at + static_cast<std::uint64_t>(std::max(0, after)), step);
        });
    }

private:
    utf8::Sequence encode(utf8::Sequence read) {
        std::uint64_t written = 0;
        static_cast<void>(utf8::wctomb(read.codePoint, [&](const utf8::WctombStep& step) {
            add(m_offset + (read.accepted ? written++ : 0), step);
        }));
        return read;
    }

    utf8::Sequence encodeBranchy(utf8::Sequence read) {
        static_cast<void>(utf8::encodeBranchy(
            read.codePoint, [&](const utf8::BranchyEncodeStep& step) { add(m_offset, step); }));
        return read;
    }

    template <class Step>
    void add(std::uint64_t offset, const Step& step) {
        m_trace.steps.push_back({m_trace.sequences.size(), offset, step});
    }

    TableTrace& m_trace;
    std::uint64_t m_offset = 0;
};

} // namespace

std::optional<std::size_t> TableTrace::stepAt(std::uint64_t offset) const {
    const auto sequence = std::ranges::find_if(
        sequences, [&](const TableSequence& each) { return each.range().contains(offset); });
    if (sequence == sequences.end())
        return std::nullopt;
    const auto index = static_cast<std::size_t>(sequence - sequences.begin());
    for (std::size_t i = sequence->firstStep; i < steps.size() && steps[i].sequence == index; ++i) {
        if (steps[i].offset == offset)
            return i;
    }
    return sequence->firstStep;
}

std::optional<Byte> TableTrace::byteAt(std::uint64_t offset) const {
    const ByteView found = view({offset, offset + 1});
    return found.empty() ? std::nullopt : std::optional(found.front());
}

ByteView TableTrace::view(ByteRange wanted) const {
    const ByteRange held = wanted.clampedTo({range.begin, range.begin + bytes.size()});
    return ByteView(bytes).subspan(held.begin - range.begin, held.length());
}

TableTrace makeTableTrace(const Document& document, ByteRange range, Algorithm algorithm) {
    TableTrace trace;
    trace.algorithm = algorithm;
    if (range.empty())
        return trace;
    std::uint64_t at = sequenceBegin(document, range.begin);
    const std::uint64_t begin = at;
    const Bytes bytes = document.bytes({begin, range.end + utf8::kPlan9Lookahead});
    Tracer tracer(trace);
    while (at < range.end && at - begin < bytes.size()) {
        const std::size_t firstStep = trace.steps.size();
        const auto read = tracer.run(ByteView(bytes).subspan(at - begin), at);
        const TableSequence sequence{at, read, firstStep};
        if (sequence.range().intersects(range))
            trace.sequences.push_back(sequence);
        else
            trace.steps.clear(); // before what was asked for
        at += read.length;
    }
    if (trace.sequences.empty())
        return trace;
    trace.range = {trace.sequences.front().offset, at};
    trace.bytes.assign(bytes.begin() + static_cast<std::ptrdiff_t>(trace.range.begin - begin),
                       bytes.end());
    return trace;
}

} // namespace moji::app
