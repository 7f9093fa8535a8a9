#include "detect/utf8_balance.h"

#include "bytes/byte_reader.h"
#include "bytes/input_buffer.h"
#include "scan/problem_counter.h"
#include "utf8/kernels/kernel.h"
#include "utf8/strict.h"

#include <algorithm>
#include <array>

namespace moji {

namespace {

constexpr std::uint64_t kTooManyProblems = 1024; // with fewer well-formed sequences than these

bool isLead(Byte byte) {
    return byte >= 0xC2 && byte <= 0xF4;
}

/// Whether half a surrogate pair is at `at`: ED, and `first` to `first` + F, of three bytes.
bool hasHalf(ByteView bytes, std::size_t at, Byte first) {
    return at + 2 < bytes.size() && bytes[at] == 0xED && (bytes[at + 1] & 0xF0) == first &&
           utf8::isContinuation(bytes[at + 2]);
}
/// Whether the surrogate at `at` has its other half beside it, as in CESU-8. By itself it may be
/// any three bytes of another encoding.
bool isPaired(ByteView bytes, std::size_t at) {
    constexpr Byte kHigh = 0xA0;
    constexpr Byte kLow = 0xB0;
    const auto isPair = [&](std::size_t place) {
        return hasHalf(bytes, place, kHigh) && hasHalf(bytes, place + 3, kLow);
    };
    return isPair(at) || (at >= 3 && isPair(at - 3));
}

/// Whether as many continuation bytes follow as the first byte announces, and no more, and the
/// sequence does not stand beside half another one.
bool isWholeForm(ByteView bytes, std::size_t at) {
    const ByteView rest = bytes.subspan(at);
    const std::size_t length = utf8::announcedLength(rest.front());
    const bool isWhole = length >= 3 && rest.size() >= length &&
                         std::ranges::all_of(rest.subspan(1, length - 1), utf8::isContinuation);
    const bool isAfterLead = at > 0 && bytes[at - 1] >= 0xC0;
    return isWhole && !isAfterLead &&
           (rest.size() == length || !utf8::isContinuation(rest[length]));
}

/// A form that was UTF-8 once, or is in its relatives, at `at`: of five and six bytes (RFC 2279),
/// or a pair of surrogates (CESU-8). Malformed, but no accident of another encoding.
bool isHistoric(ByteView bytes, std::size_t at, SpanStatus kind) {
    return (kind == SpanStatus::HeaderBits && isWholeForm(bytes, at)) ||
           (kind == SpanStatus::Surrogate && isPaired(bytes, at));
}
/// A surrogate by itself, as in WTF-8.
bool isLoneSurrogate(ByteView bytes, std::size_t at, SpanStatus kind) {
    return kind == SpanStatus::Surrogate && isWholeForm(bytes, at) && !isPaired(bytes, at);
}
constexpr std::uint64_t kEachHistoric = 4; // so many well-formed sequences it is worth

class Weighing {
public:
    explicit Weighing(std::size_t mostPlaces = kKeptFaults)
        : m_mostPlaces(mostPlaces) {}

    /// Weighs the front of `bytes`, which are at `offset`; returns how many of them.
    std::size_t add(std::uint64_t offset, ByteView bytes, Tail tail) {
        constexpr std::size_t kShort = 256; // bytes, which a kernel does not pay for
        return bytes.size() <= kShort ? addShort(offset, bytes, tail)
                                      : addLong(offset, bytes, tail);
    }
    [[nodiscard]] bool isHopeless() const { return m_isHopeless; }
    [[nodiscard]] Utf8Balance balance() && {
        m_balance.wellFormed = wellFormed();
        m_balance.problems = m_problems.count();
        m_balance.isWhole = !m_isHopeless;
        return std::move(m_balance);
    }

private:
    [[nodiscard]] std::uint64_t wellFormed() const { return m_leads - m_brokenLeads + m_historic; }

    std::size_t addShort(std::uint64_t offset, ByteView bytes, Tail tail) {
        std::size_t at = 0;
        while (at < bytes.size() && !m_isHopeless) {
            if (bytes[at] < 0x80) {
                ++at;
                continue;
            }
            const Span span = utf8::decodeStrict(bytes.subspan(at), tail);
            if (span.length == 0)
                break;
            m_leads += isLead(bytes[at]) ? 1 : 0;
            if (isError(span.status))
                add(offset, bytes, at, span.length, span.status);
            at += span.length;
        }
        return at;
    }
    std::size_t addLong(std::uint64_t offset, ByteView bytes, Tail tail) {
        // Left as the last call left it: to clear it takes longer than to weigh a line.
        thread_local std::array<utf8::KernelError, 2 * utf8::Kernel::kMinimumErrors> errors;
        std::size_t at = 0;
        for (;;) {
            const ByteView rest = bytes.subspan(at);
            const auto done = m_kernel.scan(rest.data(), rest.size(), tail, nullptr, errors.data(),
                                            errors.size());
            std::size_t counted = 0; // of `rest`
            const auto countLeads = [&](std::size_t end) {
                m_leads += static_cast<std::uint64_t>(
                    std::ranges::count_if(rest.subspan(counted, end - counted), isLead));
                counted = end;
            };
            for (std::size_t i = 0; i < done.errors && !m_isHopeless; ++i) {
                countLeads(errors[i].offset + errors[i].length);
                add(offset, bytes, at + errors[i].offset, errors[i].length, errors[i].kind);
            }
            if (!m_isHopeless)
                countLeads(done.consumed);
            at += done.consumed;
            if (done.errors == 0 || at == bytes.size() || m_isHopeless)
                return at;
        }
    }

    void add(std::uint64_t base, ByteView bytes, std::size_t at, std::size_t length,
             SpanStatus kind) {
        const ByteView sequence = bytes.subspan(at, length);
        m_brokenLeads += isLead(sequence.front()) ? 1 : 0;
        m_historic += kEachHistoric * (isHistoric(bytes, at, kind) ? 1 : 0);
        m_balance.loneSurrogates += isLoneSurrogate(bytes, at, kind) ? 1 : 0;
        const std::uint64_t before = m_problems.count();
        const std::uint64_t problem =
            m_problems.add(base + at, static_cast<std::uint32_t>(length), kind, sequence.front());
        auto& places = m_balance.places;
        if (problem == before && problem == places.size())
            places.back().bytes.insert(places.back().bytes.end(), sequence.begin(), sequence.end());
        else if (places.size() < m_mostPlaces)
            places.push_back({base + at, Bytes(sequence.begin(), sequence.end()), kind});
        // Asked after each problem and nowhere else: where a kernel pauses depends on it, and on
        // the address of the bytes.
        m_isHopeless = m_isHopeless ||
                       (m_problems.count() > kTooManyProblems && wellFormed() < m_problems.count());
    }

    std::size_t m_mostPlaces;
    const utf8::Kernel& m_kernel = utf8::defaultKernel();
    ProblemCounter m_problems{true};
    std::uint64_t m_leads = 0;
    std::uint64_t m_brokenLeads = 0;
    std::uint64_t m_historic = 0;
    bool m_isHopeless = false; // too many problems; the rest is not weighed
    Utf8Balance m_balance;
};

} // namespace

bool mayHaveUtf8(ByteView bytes) {
    constexpr std::size_t kTogether = 128; // pairs looked at without a branch
    while (bytes.size() > 1) {
        const std::size_t pairs = std::min(kTogether, bytes.size() - 1);
        unsigned found = 0;
        for (std::size_t i = 0; i < pairs; ++i)
            found |= unsigned{bytes[i] >= 0xC0} & unsigned{utf8::isContinuation(bytes[i + 1])};
        if (found != 0)
            return true;
        bytes = bytes.subspan(pairs);
    }
    return false;
}

Utf8Look lookForUtf8(ByteView bytes) {
    constexpr std::size_t kTogether = 255; // bytes counted in a byte, without a branch
    Utf8Look look;
    for (std::size_t begin = 0; begin < bytes.size(); begin += kTogether) {
        const ByteView some = bytes.subspan(begin, std::min(kTogether, bytes.size() - begin));
        std::uint8_t leads = 0;
        for (const Byte byte : some)
            leads = static_cast<std::uint8_t>(leads + (byte >= 0xC0 ? 1 : 0));
        // Those with two bytes after them.
        const std::size_t count =
            std::min(some.size(), bytes.size() - std::min(bytes.size(), begin + 2));
        const Byte* const at = some.data();
        std::uint8_t whole = 0;
        std::uint8_t odd = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const bool one = utf8::isContinuation(at[i + 1]);
            const bool two = one & utf8::isContinuation(at[i + 2]);
            const bool isShort = (at[i] >= 0xC0) & (at[i] < 0xE0);
            whole = static_cast<std::uint8_t>(whole + ((isShort & one) | ((at[i] >= 0xE0) & two)));
            odd = static_cast<std::uint8_t>(odd + (((at[i] >= 0xF8) | (at[i] == 0xED)) & two));
        }
        look.leads += leads;
        look.whole += whole;
        look.odd += odd;
    }
    const std::size_t size = bytes.size();
    look.whole += size > 1 && bytes[size - 2] >= 0xC0 && bytes[size - 2] < 0xE0 &&
                          utf8::isContinuation(bytes[size - 1])
                      ? 1
                      : 0;
    return look;
}

Utf8Balance weighUtf8(ByteView bytes, Tail tail, std::size_t mostPlaces) {
    Weighing weighing(mostPlaces);
    weighing.add(0, bytes, tail);
    return std::move(weighing).balance();
}

Result<Utf8Balance> weighUtf8(const ByteSource& source, const std::stop_token& stop) {
    return weighUtf8(source, {0, source.size()}, stop);
}

Result<Utf8Balance> weighUtf8(const ByteSource& source, ByteRange range,
                              const std::stop_token& stop) {
    SourceReader reader(source, range);
    InputBuffer buffer(reader, range.length(),
                       std::min<std::size_t>(range.length() + 64, InputBuffer::kDefaultSize));
    Weighing weighing;
    for (;;) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, "UTF-8", {}};
        const Tail tail = buffer.atEnd() ? Tail::AtEnd : Tail::MoreFollows;
        buffer.consume(weighing.add(buffer.offset(), buffer.view(), tail));
        if (buffer.atEnd() || weighing.isHopeless())
            return std::move(weighing).balance();
        if (auto filled = buffer.fill(); !filled)
            return filled.error();
    }
}

} // namespace moji
