#pragma once
// What a whole input is made of: bytes by value and by role in UTF-8, code points, lines, entropy.
// One pass, constant memory.

#include "bytes/byte_reader.h"
#include "scan/checker.h"

#include <array>
#include <cstdint>
#include <functional>
#include <string_view>

namespace moji {

/// What a byte is in UTF-8. Every byte has exactly one role.
enum class ByteRole : std::uint8_t {
    Ascii,        // 20..7E
    Control,      // 00..1F, 7F
    Lead2,        // of a well-formed sequence of two bytes
    Lead3,        // of three
    Lead4,        // of four
    Continuation, // in a well-formed sequence
    Invalid,      // part of an error
};
constexpr std::size_t kByteRoles = 7;
[[nodiscard]] std::string_view identifier(ByteRole role);

/// The role of a byte in well-formed text.
[[nodiscard]] constexpr ByteRole wellFormedRole(Byte byte) {
    if (byte < 0x80)
        return byte < 0x20 || byte == 0x7F ? ByteRole::Control : ByteRole::Ascii;
    if (byte < 0xC0)
        return ByteRole::Continuation;
    return byte < 0xE0 ? ByteRole::Lead2 : byte < 0xF0 ? ByteRole::Lead3 : ByteRole::Lead4;
}

struct Statistics {
    CheckSummary check; // as UTF-8
    std::array<std::uint64_t, 256> histogram{};
    std::array<std::uint64_t, kByteRoles> roles{}; // by ByteRole

    /// Bytes below 80.
    [[nodiscard]] std::uint64_t ascii() const;
    /// Shannon entropy of the byte values, in bits a byte; 0 for no bytes.
    [[nodiscard]] double entropy() const;
};

/// `utf8` is the registry's UTF-8.
[[nodiscard]] Result<Statistics>
collectStatistics(ByteReader& reader, const Codec& utf8, std::uint64_t maxBytes,
                  const std::function<void(std::uint64_t done)>& onProgress);

} // namespace moji
