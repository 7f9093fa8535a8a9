#pragma once
// Bulk decoding and encoding of plain text, many characters at a time. One algorithm
// (decode_tables.inl, decode_unicode.inl, write_text.inl) is compiled for each instruction set; the
// program selects one at run time, like the UTF-8 kernels (utf8/kernels/kernel.h).
//
// A kernel has no notion of errors, states or ends of input. It handles plain characters (one code
// point, no state) and stops at anything else, which Codec::next() then decodes. So stopping early
// is always correct, and CodecLoops gives the same text with any kernel or none.

#include "bytes/byte_source.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace moji {

struct SingleByteTable;
struct PairTable;

/// The destination of decoded characters.
struct RunTarget {
    /// A kernel writes whole blocks, including the unused end of the last one: it continues only
    /// while there is room for one.
    static constexpr std::size_t kBlock = 64;

    char32_t* codePoints = nullptr;
    std::uint32_t* offsets = nullptr; // of each character's first byte; nullptr: not wanted
    std::size_t capacity = 0;         // code points
    std::uint32_t base = 0;           // offset of the first byte of the call
};

struct DecodedRun {
    std::size_t count = 0;    // code points
    std::size_t consumed = 0; // bytes they were decoded from
};

struct ConvertedRun {
    std::size_t consumed = 0; // bytes
    std::size_t written = 0;  // bytes
};

struct CodecKernel {
    std::string_view name; // the name of the UTF-8 kernel for the same instructions

    /// Looks up each byte's cell.
    DecodedRun (*decodeSingles)(const SingleByteTable& table, const Byte* bytes, std::size_t size,
                                RunTarget target);
    /// One or two bytes per character.
    DecodedRun (*decodePairs)(const PairTable& table, const Byte* bytes, std::size_t size,
                              RunTarget target);
    /// `bytes` is well-formed UTF-8, and three more bytes after it are readable.
    DecodedRun (*decodeUtf8)(const Byte* bytes, std::size_t size, RunTarget target);
    DecodedRun (*decodeUtf16Little)(const Byte* bytes, std::size_t size, RunTarget target);
    DecodedRun (*decodeUtf16Big)(const Byte* bytes, std::size_t size, RunTarget target);
    DecodedRun (*decodeUtf32Little)(const Byte* bytes, std::size_t size, RunTarget target);
    DecodedRun (*decodeUtf32Big)(const Byte* bytes, std::size_t size, RunTarget target);

    /// Writes `count` code points, all up to 10FFFF, and returns the number of bytes. May overwrite
    /// kUtf8Slack bytes after them.
    std::size_t (*writeUtf8)(const char32_t* codePoints, std::size_t count, char* out);
    static constexpr std::size_t kUtf8Slack = 64;

    /// Converts whole characters and writes only the `room` bytes at `out`. Stops before what is
    /// not part of a well-formed character.
    using Convert = ConvertedRun (*)(const Byte* bytes, std::size_t size, Byte* out,
                                     std::size_t room);
    struct UnicodeConverters {
        Convert little;
        Convert big;
    };
    UnicodeConverters utf8ToUtf16;
    UnicodeConverters utf8ToUtf32;
    UnicodeConverters utf16ToUtf8;
    UnicodeConverters utf32ToUtf8;

    /// How many of the code points equal `codePoint`.
    std::size_t (*count)(const char32_t* codePoints, std::size_t count, char32_t codePoint);
};

/// All kernels compiled into this program, the portable one first. The machine supports a kernel if
/// it supports the UTF-8 kernel of the same name.
[[nodiscard]] std::span<const CodecKernel* const> compiledCodecKernels();

/// The kernel with the name of utf8::defaultKernel().
[[nodiscard]] const CodecKernel& defaultCodecKernel();

} // namespace moji
