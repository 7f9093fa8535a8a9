#pragma once
// Decoding and encoding by this library and by others. Each reads all bytes of a text, piece by
// piece as a program does that writes them on, and returns something that depends on all of them.

#include "bench/peers.h"

#include <string>
#include <vector>

namespace moji::bench {

/// What one encoding is called.
struct EncodingNames {
    std::string ours;
    std::string icu;
    std::string iconv; // empty: iconv has it not
};

/// The bytes that all of them write for a character; none where they do not agree.
[[nodiscard]] Bytes agreedBytes(const EncodingNames& names, char32_t codePoint);

/// Whether all of them write something for a character, however they do.
[[nodiscard]] bool isInAll(const EncodingNames& names, char32_t codePoint);
/// By this library.
[[nodiscard]] Bytes encoded(const EncodingNames& names, std::u32string_view text);

/// To code points (ICU: UTF-16), and for each the offset of its bytes.
[[nodiscard]] std::vector<Peer> decodersWithOffsets(const EncodingNames& names);
[[nodiscard]] std::vector<Peer> decodersToUtf8(const EncodingNames& names);
[[nodiscard]] std::vector<Peer> encodersFromUtf8(const EncodingNames& names);

} // namespace moji::bench
