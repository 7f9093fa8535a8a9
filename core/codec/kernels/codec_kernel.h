#pragma once
// Decoding and encoding in bulk: plain stretches of text, many characters at a time. One algorithm
// text (decode_tables.inl, decode_unicode.inl, write_text.inl), compiled for each instruction set
// and chosen once at run time, as the UTF-8 kernels are (utf8/kernels/kernel.h).
//
// A kernel knows no errors, states or ends of input. It takes plain characters (one code point,
// nothing remembered) and stops at whatever else there is, which Codec::next() then decides. So
// stopping early is never wrong, and CodecLoops gives the same text with any kernel or none.

#include "bytes/byte_source.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace moji {

struct SingleByteTable;
struct PairTable;

/// Where decoded characters go.
struct RunTarget {
    /// A kernel writes whole blocks, the unused end of the last one too: it goes on while so much
    /// room is left.
    static constexpr std::size_t kBlock = 64;

    char32_t* codePoints = nullptr;
    std::uint32_t* offsets = nullptr; // of each one's first byte; nullptr: not wanted
    std::size_t capacity = 0;         // code points
    std::uint32_t base = 0;           // offset of the first byte of the call
};

struct DecodedRun {
    std::size_t count = 0;    // code points
    std::size_t consumed = 0; // bytes they stem from
};

struct CodecKernel {
    std::string_view name; // the same as that of the UTF-8 kernel for these instructions

    /// Each byte by its cell.
    DecodedRun (*decodeSingles)(const SingleByteTable& table, const Byte* bytes, std::size_t size,
                                RunTarget target);
    /// One or two bytes a character.
    DecodedRun (*decodePairs)(const PairTable& table, const Byte* bytes, std::size_t size,
                              RunTarget target);
    /// `bytes` is well-formed UTF-8; three more bytes behind it can be read.
    DecodedRun (*decodeUtf8)(const Byte* bytes, std::size_t size, RunTarget target);
    DecodedRun (*decodeUtf16Little)(const Byte* bytes, std::size_t size, RunTarget target);
    DecodedRun (*decodeUtf16Big)(const Byte* bytes, std::size_t size, RunTarget target);
    DecodedRun (*decodeUtf32Little)(const Byte* bytes, std::size_t size, RunTarget target);
    DecodedRun (*decodeUtf32Big)(const Byte* bytes, std::size_t size, RunTarget target);

    /// Writes `count` code points, all up to 10FFFF, and returns the bytes written. May overwrite
    /// kUtf8Slack bytes behind them.
    std::size_t (*writeUtf8)(const char32_t* codePoints, std::size_t count, char* out);
    static constexpr std::size_t kUtf8Slack = 64;

    /// How many of them are `codePoint`.
    std::size_t (*count)(const char32_t* codePoints, std::size_t count, char32_t codePoint);
};

/// All that this program was compiled with, the portable one first. Only those can be used whose
/// namesake among the UTF-8 kernels can.
[[nodiscard]] std::span<const CodecKernel* const> compiledCodecKernels();

/// The namesake of utf8::defaultKernel().
[[nodiscard]] const CodecKernel& defaultCodecKernel();

} // namespace moji
