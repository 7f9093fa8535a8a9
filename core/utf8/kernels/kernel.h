#pragma once
// The fast UTF-8 validators: one algorithm text (kernel_text.inl), compiled for each instruction
// set, chosen once at run time. All of them say exactly what decodeStrict (utf8/strict.h) says.
//
// The algorithm is Keiser and Lemire, "Validating UTF-8 In Less Than One Instruction Per Byte"
// (Software: Practice and Experience 51, 2021), with errors located by bit masks afterwards, in the
// few bytes around them.

#include "bytes/byte_source.h"
#include "text/span.h"
#include "text/tail.h"
#include "text/tally.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace moji::utf8 {

/// One error, as decodeStrict gives it.
struct KernelError {
    std::uint32_t offset = 0; // from the first byte of the call
    std::uint8_t length = 0;  // bytes, 1..3
    SpanStatus kind = SpanStatus::TooShort;
    bool operator==(const KernelError&) const = default;
};

/// Properties of bytes, whether they stand in errors or not. A text has as many code points as
/// bytes that are no continuations, and one more for each error of kind TooLong.
struct KernelCounts {
    std::uint64_t continuations = 0;         // bytes 80..BF
    std::uint64_t lineFeeds = 0;             // bytes 0A
    std::uint64_t replacementCharacters = 0; // EF BF BD, which is never part of an error
    bool operator==(const KernelCounts&) const = default;
};

struct KernelScan {
    std::size_t consumed = 0; // bytes; a character or an error ends there
    std::size_t errors = 0;   // written
};

struct Kernel {
    /// No scan finds more errors than this in one step: the room it needs to go on.
    static constexpr std::size_t kMinimumErrors = 64;
    /// Bytes a call may have at most, so that KernelError::offset suffices.
    static constexpr std::size_t kMaximumBytes = 0x8000'0000;

    std::string_view name;         // for MOJISCOPE_KERNEL and `moji --version`
    std::string_view instructions; // what the processor must have, for people
    bool (*isSupported)();         // by this machine

    /// Whether all of it is well-formed.
    bool (*isValid)(const Byte* bytes, std::size_t size);

    /// From a place where a character begins: writes the errors of what it consumes in order, and
    /// adds to `counts` (nullptr: none are wanted) what its bytes hold, until less than
    /// kMinimumErrors of `capacity` are left or the bytes end. With Tail::MoreFollows a sequence
    /// that the end cuts off is not consumed.
    KernelScan (*scan)(const Byte* bytes, std::size_t size, Tail tail, KernelCounts* counts,
                       KernelError* errors, std::size_t capacity);

    /// The counts alone, without a look at validity and without replacement characters.
    KernelCounts (*count)(const Byte* bytes, std::size_t size);
};

/// All that this program was compiled with, the portable one first, the widest last.
[[nodiscard]] std::span<const Kernel* const> compiledKernels();

/// The kernel called `name` if this machine can run it, else nullptr.
[[nodiscard]] const Kernel* findKernel(std::string_view name);

/// The one used where nobody asks for another: the widest that this machine can run, or what the
/// environment variable MOJISCOPE_KERNEL names (ignored where it cannot be run).
[[nodiscard]] const Kernel& defaultKernel();

} // namespace moji::utf8
