#pragma once
// Damage made on purpose, step by step, to be looked at: what text goes through on its way from one
// program to another. Steps are plain data, so that a lesson can hold them.

#include "codec/codec_registry.h"
#include "repair/chain_trace.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace moji::repair {

enum class DamageKind : std::uint8_t {
    Encode,   // text is written in an encoding; what that lacks becomes `?`
    Decode,   // bytes are read in an encoding; what is malformed there becomes U+FFFD
    Twice,    // UTF-8 is read in an encoding and written as UTF-8 again: double encoding
    LoseByte, // the byte at `offset` is gone
    Truncate, // all from `offset` on is gone
    Escape,   // text is written with the escapes of a style
};
/// `encode`, `decode`, `twice`, `lose-byte`, `truncate`, `escape`.
[[nodiscard]] std::string_view identifier(DamageKind kind);

struct DamageStep {
    DamageKind kind = DamageKind::Encode;
    std::string codec;        // of Encode, Decode, Twice; the style of Escape
    std::uint64_t offset = 0; // of LoseByte and Truncate, in bytes
    bool operator==(const DamageStep&) const = default;
};

/// What each step makes, from the text given on; `links` says what became of each byte.
struct Corruption {
    std::vector<DamageStep> steps;
    std::vector<State> states;            // one more than steps
    std::vector<std::vector<Link>> links; // of each step
};

/// Errors: UnknownName for an encoding or style, Malformed for a step that does not fit what the
/// one before makes (bytes encoded again, text decoded), with the number of the step. An offset
/// beyond the end damages nothing.
[[nodiscard]] Result<Corruption> corrupt(const CodecRegistry& codecs, std::string_view text,
                                         const std::vector<DamageStep>& steps);

/// A step as one word, `decode:windows-1251`, `lose-byte:7`, and back. Error: Malformed.
[[nodiscard]] std::string toText(const DamageStep& step);
[[nodiscard]] Result<DamageStep> parseDamageStep(std::string_view text);

} // namespace moji::repair
