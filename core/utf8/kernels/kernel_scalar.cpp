// The portable kernel: the strict decoder itself, and eight bytes at a time for ASCII.

#include "text/ascii_run.h"
#include "utf8/kernels/kernel_list.h"
#include "utf8/strict.h"

namespace moji::utf8 {

namespace {

/// Counts the bytes of one character or error.
void addSpan(const Span& span, Byte lead, KernelCounts& counts) {
    counts.continuations += span.length - (isContinuation(lead) ? 0 : 1);
    counts.lineFeeds += lead == 0x0A;
    counts.replacementCharacters += span.count == 1 && span.codePoints[0] == 0xFFFD;
}

std::size_t addAsciiRun(ByteView bytes, KernelCounts& counts) {
    const std::size_t run = moji::detail::asciiRun(bytes);
    if (run > 0) {
        Tally tally;
        moji::detail::tallyAscii(bytes.first(run), tally);
        counts.lineFeeds += tally.lineFeeds;
    }
    return run;
}

KernelScan scan(const Byte* bytes, std::size_t size, Tail tail, KernelCounts* wanted,
                KernelError* errors, std::size_t capacity) {
    const ByteView all(bytes, size);
    KernelScan done;
    KernelCounts unwanted;
    KernelCounts& counts = wanted ? *wanted : unwanted;
    while (capacity - done.errors >= Kernel::kMinimumErrors) {
        done.consumed += addAsciiRun(all.subspan(done.consumed), counts);
        if (done.consumed == size)
            break;
        const Span span = decodeStrict(all.subspan(done.consumed), tail);
        if (span.length == 0)
            break;
        if (isError(span.status))
            errors[done.errors++] = {static_cast<std::uint32_t>(done.consumed),
                                     static_cast<std::uint8_t>(span.length), span.status};
        addSpan(span, bytes[done.consumed], counts);
        done.consumed += span.length;
    }
    return done;
}

bool isValid(const Byte* bytes, std::size_t size) {
    const ByteView all(bytes, size);
    for (std::size_t at = 0;;) {
        at += moji::detail::asciiRun(all.subspan(at));
        if (at == size)
            return true;
        const Span span = decodeStrict(all.subspan(at), Tail::AtEnd);
        if (isError(span.status))
            return false;
        at += span.length;
    }
}

KernelCounts count(const Byte* bytes, std::size_t size) {
    KernelCounts counts;
    for (const Byte byte : ByteView(bytes, size)) {
        counts.continuations += isContinuation(byte);
        counts.lineFeeds += byte == 0x0A;
    }
    return counts;
}

} // namespace

constexpr Kernel kScalarKernel{"scalar", "any processor", hasEverything, isValid, scan, count};

} // namespace moji::utf8
