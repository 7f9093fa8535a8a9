#pragma once
// The double-byte encodings in which a character's bytes may begin UTF-8: most words are rejected
// by this in all of them with one look-up, and most of the others by the next character.

#include "repair/candidates.h"
#include "support/zeroed_table.h"

#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace moji::repair {

/// Whether the bytes of the first character in `codec` may be those that UTF-8 begins with.
[[nodiscard]] bool mayBeginUtf8(const Codec& codec, std::u32string_view text);

/// The same of a single code point in several encodings, found out when it is first asked for.
/// Thread-safe.
class Utf8Starters {
public:
    /// Takes up to 63 encodings; borrows their codecs.
    explicit Utf8Starters(std::span<const Candidate> encodings);

    /// Encodings as a set of bits, by their place.
    using Set = std::uint64_t;
    [[nodiscard]] Set of(char32_t codePoint) const;

private:
    [[nodiscard]] Set find(char32_t codePoint) const;

    std::vector<Candidate> m_encodings;
    mutable std::once_flag m_once;
    mutable std::optional<ZeroedTable<Set>> m_known; // by code point; 0: not yet
};

} // namespace moji::repair
