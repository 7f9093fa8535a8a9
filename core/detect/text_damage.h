#pragma once
// Text in a legacy encoding of which a few bytes were changed or lost, or came in: most of it reads
// as text, and what is malformed are accidents. (Of UTF-8 utf8_balance.h tells, of UTF-16 and
// UTF-32 wide_damage.h.) Only what is malformed shows: most changed bytes make another character.

#include "detect/candidates.h"
#include "detect/verdict.h"

#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace moji {

struct TextDamage {
    std::uint64_t problems = 0;   // malformed sequences of the whole input
    std::vector<Disproof> places; // the first kKeptFaults of them
    double share = 0;             // how sure it is that they are damage, by how few there are: to 1
};

/// What it costs, in bits, beyond the errors of its reading, that a text was damaged at all.
constexpr double kDamagedAtAll = 10;

/// Whether so much of a text is malformed, of which each error is a kErrorMark, that it is no
/// damaged text in its encoding.
[[nodiscard]] bool isTooBroken(std::u32string_view text, std::uint64_t errors);

/// The damage of the input, if it is text under a candidate that does not decode all of it; nothing
/// where too much is malformed. Errors: those of the source, and Cancelled.
[[nodiscard]] Result<std::optional<TextDamage>>
findTextDamage(const ByteSource& source, const Candidate& candidate, const std::stop_token& stop);

} // namespace moji
