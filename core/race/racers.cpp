#include "race/racers.h"

#include "support/processor_features.h"
#include "utf8/branchy.h"
#include "utf8/fuchsia.h"
#include "utf8/hoehrmann.h"
#include "utf8/kernels/kernel.h"
#include "utf8/lookup.h"
#include "utf8/plan9.h"
#include "utf8/strict.h"

#include <fmt/format.h>
#include <gnu/libc-version.h>
#include <iconv.h>
#include <unicode/ucnv.h>
#include <unicode/uversion.h>
#include <utf8cpp/utf8.h>

#include <cerrno>

namespace moji::race {

namespace {

/// Keeps what a decoder computes from being optimized away.
volatile char32_t s_sink;

template <class Step>
std::uint64_t decodeAll(ByteView bytes, Step step) {
    std::uint64_t errors = 0;
    char32_t sum = 0;
    while (!bytes.empty()) {
        const utf8::Sequence sequence = step(bytes);
        errors += sequence.accepted ? 0 : 1;
        sum += sequence.codePoint;
        bytes = bytes.subspan(sequence.length);
    }
    s_sink = sum;
    return errors;
}

std::uint64_t plan9(ByteView bytes) {
    return decodeAll(bytes, [](ByteView rest) { return utf8::mbtowc(rest); });
}

std::uint64_t branchy(ByteView bytes) {
    return decodeAll(bytes, [](ByteView rest) { return utf8::decodeBranchy(rest); });
}

/// His loop over the table, with the code point.
template <utf8::Recovery recovery>
std::uint64_t hoehrmann(ByteView bytes) {
    const Byte* const table = utf8::kUtf8d2010.table.data();
    constexpr unsigned kReject = 12;
    std::uint64_t errors = 0;
    char32_t codePoint = 0;
    char32_t sum = 0;
    unsigned state = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const unsigned byte = bytes[i];
        const unsigned type = table[byte];
        codePoint = state != 0 ? (byte & 0x3FU) | (codePoint << 6) : (0xFFU >> type) & byte;
        const unsigned before = state;
        state = table[256 + state + type];
        if (state == 0)
            sum += codePoint;
        if (state != kReject)
            continue;
        ++errors;
        state = 0;
        if (recovery == utf8::Recovery::Retry && before != 0)
            --i;
    }
    s_sink = sum;
    return errors + (state != 0 ? 1 : 0);
}

/// The same for a verdict alone, as he prints it.
std::uint64_t hoehrmannValid(ByteView bytes) {
    const Byte* const table = utf8::kUtf8d2010.table.data();
    unsigned state = 0;
    for (const Byte byte : bytes)
        state = table[256 + state + table[byte]];
    return state;
}

std::uint64_t whatwg(ByteView bytes) {
    return decodeAll(bytes, [](ByteView rest) {
        const Span span = utf8::decodeStrict(rest, Tail::AtEnd);
        return isError(span.status) ? utf8::Sequence::error(span.length)
                                    : utf8::Sequence::character(span.length, span.codePoints[0]);
    });
}

std::uint64_t lookup(ByteView bytes) {
    utf8::LookupChecker checker(utf8::kPaperTables);
    for (std::size_t i = 0; i < bytes.size(); i += utf8::kLookupBlock)
        checker.add(bytes.subspan(i, std::min(utf8::kLookupBlock, bytes.size() - i)));
    checker.finish();
    return checker.firstError() ? 1 : 0;
}

/// One error a byte that no sequence begins with.
std::uint64_t fuchsia(ByteView bytes) {
    std::uint64_t errors = 0;
    while (!bytes.empty()) {
        bytes = bytes.subspan(utf8::wellFormedPrefix(bytes));
        if (bytes.empty())
            break;
        ++errors;
        bytes = bytes.subspan(1);
    }
    return errors;
}

std::uint64_t utfcpp(ByteView bytes) {
    std::uint64_t errors = 0;
    auto at = bytes.begin();
    while ((at = ::utf8::find_invalid(at, bytes.end())) != bytes.end()) {
        ++errors;
        ++at;
    }
    return errors;
}

std::uint64_t kernelScan(const utf8::Kernel& kernel, ByteView bytes) {
    thread_local std::array<utf8::KernelError, 4096> found; // not made again for each text
    std::uint64_t errors = 0;
    while (!bytes.empty()) {
        const std::size_t size = std::min(bytes.size(), utf8::Kernel::kMaximumBytes);
        const auto done =
            kernel.scan(bytes.data(), size, Tail::AtEnd, nullptr, found.data(), found.size());
        errors += done.errors;
        bytes = bytes.subspan(done.consumed);
    }
    return errors;
}

/// To UTF-16, errors replaced.
std::uint64_t icu(ByteView bytes) {
    UErrorCode status = U_ZERO_ERROR;
    UConverter* const converter = ucnv_open("UTF-8", &status);
    std::uint64_t errors = 0;
    // Stops at each error, so that it can be counted; then it goes on.
    ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    const char* at = asChars(bytes).data();
    const char* const end = at + bytes.size();
    std::array<UChar, 4096> units;
    do {
        status = U_ZERO_ERROR;
        UChar* out = units.data();
        ucnv_toUnicode(converter, &out, out + units.size(), &at, end, nullptr, true, &status);
        errors += U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR ? 1 : 0;
        s_sink = units[0];
    } while (U_FAILURE(status));
    ucnv_close(converter);
    return errors;
}

/// To UTF-32, restarted one byte after each error.
std::uint64_t iconv(ByteView bytes) {
    const iconv_t converter = ::iconv_open("UTF-32LE", "UTF-8");
    std::array<char, 16 * 1024> out;
    auto* at = const_cast<char*>(asChars(bytes).data()); // iconv does not write to it
    std::size_t left = bytes.size();
    std::uint64_t errors = 0;
    while (left > 0) {
        char* to = out.data();
        std::size_t room = out.size();
        const bool failed =
            ::iconv(converter, &at, &left, &to, &room) == static_cast<std::size_t>(-1);
        s_sink = static_cast<char32_t>(out[0]);
        if (!failed || errno == E2BIG)
            continue;
        ++errors;
        ++at;
        --left;
    }
    ::iconv_close(converter);
    return errors;
}

std::string icuName() {
    return fmt::format("ICU {}", U_ICU_VERSION);
}

std::string utfcppName() {
    return "UTF8-CPP";
}

[[gnu::always_inline]] inline std::uint64_t sumOf(const std::uint64_t* words, std::size_t count) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += words[i];
    return sum;
}

// The vectorizer uses the widest registers of the processor. (Clones that the loader chooses
// between would cost every start the time to ask for them.)
#if defined(__x86_64__)
[[gnu::target("arch=x86-64-v4")]] std::uint64_t sumOfAvx512(const std::uint64_t* words,
                                                            std::size_t count) {
    return sumOf(words, count);
}

[[gnu::target("avx2")]] std::uint64_t sumOfAvx2(const std::uint64_t* words, std::size_t count) {
    return sumOf(words, count);
}
#endif

std::uint64_t fastestSumOf(const std::uint64_t* words, std::size_t count) {
#if defined(__x86_64__)
    if (MOJI_PROCESSOR_HAS(AVX512BW, "avx512bw") && MOJI_PROCESSOR_HAS(AVX512VL, "avx512vl"))
        return sumOfAvx512(words, count);
    if (MOJI_PROCESSOR_HAS(AVX2, "avx2"))
        return sumOfAvx2(words, count);
#endif
    return sumOf(words, count);
}

} // namespace

std::vector<Racer> racers() {
    std::vector<Racer> list = {
        {"plan9", {}, true, plan9},
        {"branchy", {}, true, branchy},
        {"hoehrmann-eat", {}, true, hoehrmann<utf8::Recovery::Eat>},
        {"hoehrmann-retry", {}, true, hoehrmann<utf8::Recovery::Retry>},
        {"hoehrmann", {}, false, hoehrmannValid},
        {"whatwg", {}, true, whatwg},
        {"lookup", {}, false, lookup},
    };
    for (const utf8::Kernel* kernel : utf8::compiledKernels()) {
        if (kernel->isSupported())
            list.push_back(
                {fmt::format("kernel-{}", kernel->name), {}, false, [kernel](ByteView bytes) {
                     return kernelScan(*kernel, bytes);
                 }});
    }
    list.push_back({"fuchsia", {}, false, fuchsia});
    list.push_back({"utfcpp", utfcppName(), false, utfcpp});
    list.push_back({"icu", icuName(), true, icu});
    list.push_back({"iconv", fmt::format("glibc {}", gnu_get_libc_version()), true, iconv});
    return list;
}

Racer plainReading() {
    return {"read", {}, false, [](ByteView bytes) {
                // Whole words: the bytes of a vector begin at a multiple of eight.
                return fastestSumOf(reinterpret_cast<const std::uint64_t*>(bytes.data()),
                                    bytes.size() / sizeof(std::uint64_t));
            }};
}

} // namespace moji::race
