#pragma once
// How a decoder differs from the strict one (Unicode maximal subparts, `whatwg`), and where.

#include "decoders/decoder.h"

#include <optional>
#include <string_view>

namespace moji {

/// From the most severe to the harmless.
enum class DisagreementKind {
    OverlongAccepted,  // C0 AF is read as U+002F
    ByteEaten,         // an error consumes a byte that starts another sequence
    CharacterRefused,  // a well-formed character is reported as an error
    CharacterDropped,  // a character is dropped silently: a byte-order mark
    TooLargeAccepted,  // above U+10FFFF: F4 90 80 80
    SurrogateAccepted, // ED A0 80 is read as U+D800
    PairJoined,        // ED A0 BD ED B8 80 is read as U+1F600
    FewerReplacements, // one U+FFFD for several maximal subparts
    MoreReplacements,  // several U+FFFD for one maximal subpart
};

/// "overlong_accepted"
[[nodiscard]] std::string_view identifier(DisagreementKind kind);

/// Whether an attacker can hide an ASCII character from a check of the bytes: C0 AF is "/".
[[nodiscard]] constexpr bool isUnsafe(DisagreementKind kind) {
    return kind == DisagreementKind::OverlongAccepted;
}

struct Disagreement {
    DisagreementKind kind;
    Reading reading; // the decoder's own
    bool operator==(const Disagreement&) const = default;
};

/// How the strict decoder differs at the place of `reading`; nothing if it agrees. `bytes` start at
/// the reading and hold eight bytes or all that remain.
[[nodiscard]] std::optional<Disagreement> disagreementOf(const Reading& reading, ByteView bytes);

/// The most severe disagreement in all of `source`, the first of its kind. After the place where a
/// decoder stops, there are none; a decoder that only validates has none at all. Error: that of the
/// source, or Cancelled.
[[nodiscard]] Result<std::optional<Disagreement>> gravestDisagreement(const ReadingDecoder& decoder,
                                                                      const ByteSource& source,
                                                                      std::stop_token stop = {});

} // namespace moji
