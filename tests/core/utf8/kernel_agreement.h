#pragma once
// What kernels say of bytes, beside what the strict decoder says.

#include "utf8/kernels/kernel.h"
#include "utf8/strict.h"

#include <QtGlobal>

#include <fmt/format.h>

#include <vector>

namespace moji::test {

using namespace moji::utf8;

struct Outcome {
    std::vector<KernelError> errors;
    KernelCounts counts;
    std::size_t consumed = 0;
    bool operator==(const Outcome&) const = default;
};

/// By the strict decoder alone.
inline Outcome strictly(ByteView bytes, Tail tail = Tail::AtEnd) {
    Outcome outcome;
    std::size_t& at = outcome.consumed;
    while (at < bytes.size()) {
        const Span span = decodeStrict(bytes.subspan(at), tail);
        if (span.length == 0)
            break;
        if (isError(span.status))
            outcome.errors.push_back({static_cast<std::uint32_t>(at),
                                      static_cast<std::uint8_t>(span.length), span.status});
        for (const Byte byte : bytes.subspan(at, span.length))
            outcome.counts.continuations += isContinuation(byte);
        outcome.counts.lineFeeds += bytes[at] == 0x0A;
        outcome.counts.replacementCharacters += span.count == 1 && span.codePoints[0] == 0xFFFD;
        at += span.length;
    }
    return outcome;
}

/// By a kernel, with room for so many errors a call.
inline Outcome by(const Kernel& kernel, ByteView bytes, Tail tail = Tail::AtEnd,
                  std::size_t capacity = 4096, bool counting = true) {
    std::vector<KernelError> errors(capacity);
    Outcome outcome;
    for (;;) {
        const std::size_t begin = outcome.consumed;
        const KernelScan done =
            kernel.scan(bytes.data() + begin, bytes.size() - begin, tail,
                        counting ? &outcome.counts : nullptr, errors.data(), capacity);
        for (std::size_t i = 0; i < done.errors; ++i) {
            outcome.errors.push_back(errors[i]);
            outcome.errors.back().offset += static_cast<std::uint32_t>(begin);
        }
        outcome.consumed += done.consumed;
        if (outcome.consumed == bytes.size() || done.consumed == 0)
            return outcome;
    }
}

inline std::string describe(const Outcome& outcome) {
    auto text = fmt::format("consumed {}, continuations {}, line feeds {}, U+FFFD {}, errors",
                            outcome.consumed, outcome.counts.continuations,
                            outcome.counts.lineFeeds, outcome.counts.replacementCharacters);
    for (std::size_t i = 0; i < outcome.errors.size() && i < 20; ++i) {
        const KernelError& error = outcome.errors[i];
        text += fmt::format(" {}+{}={}", error.offset, error.length, identifier(error.kind));
    }
    return text;
}

/// Whether kernel and strict decoder agree; says where they do not.
inline bool agrees(const Kernel& kernel, ByteView bytes, const Outcome& expected) {
    const Outcome found = by(kernel, bytes);
    const bool isValid = kernel.isValid(bytes.data(), bytes.size());
    if (found == expected && isValid == expected.errors.empty())
        return true;
    qWarning("%s: valid %d, %s\nstrictly: %s", kernel.name.data(), isValid, describe(found).c_str(),
             describe(expected).c_str());
    return false;
}

inline std::vector<const Kernel*> runnableKernels() {
    std::vector<const Kernel*> kernels;
    for (const Kernel* kernel : compiledKernels()) {
        if (kernel->isSupported())
            kernels.push_back(kernel);
    }
    return kernels;
}

inline bool allAgree(ByteView bytes) {
    const Outcome expected = strictly(bytes);
    bool agree = true;
    for (const Kernel* kernel : runnableKernels())
        agree = agrees(*kernel, bytes, expected) && agree;
    return agree;
}

// Bytes on either side of every bound of Unicode Table 3-7.
inline constexpr Byte kTelling[] = {0x00, 0x0A, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBD,
                                    0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED,
                                    0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF8, 0xFF};

inline Bytes repeated(std::string_view text, std::size_t size) {
    Bytes bytes;
    while (bytes.size() + text.size() <= size)
        bytes.insert(bytes.end(), text.begin(), text.end());
    bytes.resize(size, 'a');
    return bytes;
}

} // namespace moji::test
