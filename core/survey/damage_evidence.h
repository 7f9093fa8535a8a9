#pragma once
// Whether lines that are not UTF-8, among others that are, were written in another encoding or are
// damaged UTF-8. A line with a few wrong bytes reads as text in one of many encodings by accident,
// each in another one; lines that were written in one encoding all read as that.

#include "detect/utf8_balance.h"

#include <map>

namespace moji {

class DamageEvidence {
public:
    /// A whole line. `codec`: the encoding that it surely is in; nullptr where it is in doubt, or
    /// damaged.
    void addLine(const Utf8Balance& balance, const Codec* codec);
    /// The parts of a line that are not UTF-8, together; `line` is all of it.
    void addParts(const Utf8Balance& line, const Utf8Balance& parts, const Codec& codec);

    /// What was added of `from` is of `to`, which reads it the same.
    void move(const Codec& from, const Codec& to);

    /// Whether some of the lines are in `codec`, however damaged others are.
    [[nodiscard]] bool isBelieved(const Codec& codec) const;

private:
    struct Strength {
        std::uint64_t ofLines = 0; // malformed sequences of lines with several of them
        std::uint64_t ofParts = 0;
    };
    [[nodiscard]] std::uint64_t ofOthersBelieved(const Codec& codec) const;

    std::map<const Codec*, Strength> m_strength;
    std::uint64_t m_foreign = 0; // malformed sequences of lines with hardly a well-formed one
    std::uint64_t m_all = 0;     // of all lines
};

} // namespace moji
