#pragma once
// The fast UTF-8 validators: one algorithm (kernel_run.inl), compiled for each instruction set;
// the program selects one at run time. All give exactly the results of decodeStrict
// (utf8/strict.h).
//
// The algorithm is Keiser and Lemire, "Validating UTF-8 In Less Than One Instruction Per Byte"
// (Software: Practice and Experience 51, 2021); bit masks then locate errors in the bytes around
// them.

#include "bytes/byte_source.h"
#include "text/span.h"
#include "text/tail.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace moji::utf8 {

/// One error, as decodeStrict returns it.
struct KernelError {
    std::uint32_t offset = 0; // from the first byte of the call
    std::uint8_t length = 0;  // bytes, 1..3
    SpanStatus kind = SpanStatus::TooShort;
    bool operator==(const KernelError&) const = default;
};

/// Byte counts, in and outside errors. The number of code points is the number of bytes that are
/// not continuations, plus one for each TooLong error.
struct KernelCounts {
    std::uint64_t continuations = 0;         // bytes 80..BF
    std::uint64_t lineFeeds = 0;             // bytes 0A
    std::uint64_t replacementCharacters = 0; // EF BF BD, which is never part of an error
    bool operator==(const KernelCounts&) const = default;
};

struct KernelScan {
    std::size_t consumed = 0; // bytes; a character or an error ends here
    std::size_t errors = 0;   // errors written
};

struct Kernel {
    /// The maximum number of errors in one step: a scan needs room for this many to continue.
    static constexpr std::size_t kMinimumErrors = 64;
    /// The maximum number of bytes per call, so that KernelError::offset suffices.
    static constexpr std::size_t kMaximumBytes = 0x8000'0000;

    std::string_view name;         // for MOJISCOPE_KERNEL and `moji --version`
    std::string_view instructions; // the required instructions, for display
    bool (*isSupported)();         // on this machine

    /// Whether all bytes are well-formed.
    bool (*isValid)(const Byte* bytes, std::size_t size);

    /// Starts at a character boundary: writes the errors in the bytes it consumes, in order, and
    /// adds their counts to `counts` (nullptr: not wanted), until less than kMinimumErrors of
    /// `capacity` remain or the bytes end. With Tail::MoreFollows it does not consume an incomplete
    /// sequence at the end.
    KernelScan (*scan)(const Byte* bytes, std::size_t size, Tail tail, KernelCounts* counts,
                       KernelError* errors, std::size_t capacity);

    /// The counts alone, without validation and without replacement characters.
    KernelCounts (*count)(const Byte* bytes, std::size_t size);
};

/// All kernels compiled into this program: the portable one first, the widest last.
[[nodiscard]] std::span<const Kernel* const> compiledKernels();

/// The kernel with this name if the machine supports it, else nullptr.
[[nodiscard]] const Kernel* findKernel(std::string_view name);

/// How many of the first bytes are well-formed, by the default kernel: up to the first error or,
/// with Tail::MoreFollows, an incomplete sequence at the end. At most Kernel::kMaximumBytes.
[[nodiscard]] std::size_t wellFormed(std::span<const Byte> bytes, Tail tail);

/// The kernel used by default: the widest that the machine supports, or the one named by the
/// environment variable MOJISCOPE_KERNEL (ignored if unsupported).
[[nodiscard]] const Kernel& defaultKernel();

} // namespace moji::utf8
