#pragma once
// What a byte is in UTF-8.

#include "bytes/byte_source.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace moji {

/// Every byte has exactly one role.
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

/// Numbers of bytes by ByteRole.
using RoleCounts = std::array<std::uint64_t, kByteRoles>;

} // namespace moji
