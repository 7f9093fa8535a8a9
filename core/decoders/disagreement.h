#pragma once
// How a decoder departs from the strict one (Unicode maximal subparts, `whatwg`), and where.

#include "decoders/decoder.h"

#include <optional>
#include <string_view>

namespace moji {

/// From the gravest to the harmless.
enum class DisagreementKind {
    OverlongAccepted,  // C0 AF is read as U+002F
    ByteEaten,         // an error takes a byte with it that begins a sequence of its own
    CharacterRefused,  // a well-formed character is an error
    CharacterDropped,  // a character is left out without a trace: a byte-order mark
    TooLargeAccepted,  // beyond U+10FFFF: F4 90 80 80
    SurrogateAccepted, // ED A0 80 is read as U+D800
    PairJoined,        // ED A0 BD ED B8 80 is read as U+1F600
    FewerReplacements, // one U+FFFD where there are several maximal subparts
    MoreReplacements,  // several U+FFFD for one maximal subpart
};

/// "overlong_accepted"
[[nodiscard]] std::string_view identifier(DisagreementKind kind);

/// Whether an ASCII character can be smuggled past a check of the bytes: C0 AF is "/".
[[nodiscard]] constexpr bool isUnsafe(DisagreementKind kind) {
    return kind == DisagreementKind::OverlongAccepted;
}

struct Disagreement {
    DisagreementKind kind;
    Reading reading; // the decoder's own
    bool operator==(const Disagreement&) const = default;
};

/// What the strict decoder would say at the place of `reading`, and how that differs; nothing where
/// it does not. `bytes` begin at the reading and hold eight bytes or all that are left.
[[nodiscard]] std::optional<Disagreement> disagreementOf(const Reading& reading, ByteView bytes);

/// The gravest disagreement over all of `source`, the first of its kind. A decoder that stops has
/// none behind that place, one that only validates has none at all. Error: what reading gives, or
/// Cancelled.
[[nodiscard]] Result<std::optional<Disagreement>> gravestDisagreement(const ReadingDecoder& decoder,
                                                                      const ByteSource& source,
                                                                      std::stop_token stop = {});

} // namespace moji
