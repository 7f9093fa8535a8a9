#pragma once
// The result of a repair: which parts of the text each chain repairs, what they become, and what is
// lost.

#include "bytes/byte_range.h"
#include "repair/chain.h"
#include "repair/destroyed.h"
#include "repair/gap_reading.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace moji::repair {

enum class Label : std::uint8_t {
    Lossless,  // every character is back
    Partial,   // some are
    Destroyed, // something is gone and nothing can be brought back
    Clean,     // nothing to repair
};
/// `lossless` and so on.
[[nodiscard]] std::string_view identifier(Label label);

/// What the repaired text has in the place of a character of which bytes were lost.
enum class Filling : std::uint8_t {
    None,      // U+FFFD
    OnlyOne,   // the only character that has the bytes left
    Likeliest, // one of several, which is far likelier there than the others
};

/// A character of which not all bytes survived.
struct DamagedCharacter {
    ByteRange source;                // bytes of the damaged text it comes from
    std::uint64_t offset = 0;        // its place in the repaired text, in bytes
    std::vector<MaybeByte> bytes;    // of UTF-8: what survives, and gaps
    std::u32string candidates;       // that have these bytes, the likeliest first
    Filling filling = Filling::None; // by the first candidate, if any
    bool leftNoTrace = false;        // a byte is not there, and no U+FFFD in its place
};
/// Whether one of several candidates may turn out to be the likeliest.
[[nodiscard]] inline bool mayBeGuessed(const DamagedCharacter& character) {
    return character.filling == Filling::None && character.candidates.size() > 1;
}

/// A part of the damaged text that one chain repairs, or that is destroyed.
struct RepairedSegment {
    ByteRange source;              // bytes of the damaged text
    ByteRange result;              // bytes of the repaired text
    Label label = Label::Lossless; // never Clean
    Chain chain;                   // of Partial too; `damaged` lists the characters that lost bytes
    std::vector<DamagedCharacter> damaged;
    /// Characters that an encoding of the chain has at several codes: the likeliest was taken.
    std::size_t chosenCodes = 0;
    bool besideDamage = false; // text in the same line looks damaged in the same way
    /// Another encoding reads it as likelier text, or the case of its letters was changed.
    bool isOneOfSeveral = false;
    Ruin ruin = Ruin::Replacement; // of Destroyed
    std::string_view readAs;       // of Destroyed: an encoding, if one is known
};

struct RepairPlan {
    Label label = Label::Clean;
    double score = 0; // how likely it is among all plans and leaving the text alone, 0 to 1
    double net = 0;   // bits that it makes the text cheaper by, less those of doubt
    std::vector<RepairedSegment> segments; // in order; the rest of the text stays as it is
    bool whole = false; // the only segment's chain repairs all of the text at once
    std::string text;   // repaired, UTF-8
};

} // namespace moji::repair
