#pragma once
// What happened to a damaged text, and what it was.
//
// The text is taken apart at spaces and line ends into units. For a handful of samples chains are
// searched that make them more plausible; then each unit is given one of the chains found, or none,
// so that the whole is as likely as can be: bits saved by a chain against bits of doubt that the
// chain itself, and every change from one to another, costs. The doubt stands for how much more
// text is whole than damaged; without it clean text would be "repaired".
//
// Where no chain works without loss, UTF-8 is read around the gaps (gap_reading.h). What is known
// to be gone for good (destroyed.h) is said, never guessed at.

#include "bytes/byte_range.h"
#include "repair/candidates.h"
#include "repair/chain.h"
#include "repair/destroyed.h"
#include "repair/gap_reading.h"

#include <memory>
#include <stop_token>
#include <string>
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

/// A character of which not all bytes survived.
struct DamagedCharacter {
    ByteRange source;             // bytes of the damaged text it comes from
    std::uint64_t offset = 0;     // its place in the repaired text, in bytes
    std::vector<MaybeByte> bytes; // of UTF-8: what survives, and gaps
    std::u32string candidates;    // that have these bytes, the likeliest first
    bool inferred = false;        // there is only one: it stands in the text; else U+FFFD does
};

/// A part of the damaged text that one chain repairs, or that is destroyed.
struct RepairedSegment {
    ByteRange source;              // bytes of the damaged text
    ByteRange result;              // bytes of the repaired text
    Label label = Label::Lossless; // never Clean
    Chain chain; // of Partial too: what a lost byte makes of it stands in `damaged`
    std::vector<DamagedCharacter> damaged;
    Ruin ruin = Ruin::Replacement; // of Destroyed
    const Codec* readAs = nullptr; // of Destroyed
};

struct RepairPlan {
    Label label = Label::Clean;
    double score = 0; // how likely it is among all plans and leaving the text alone, 0 to 1
    double net = 0;   // bits that it makes the text cheaper by, less those of doubt
    std::vector<RepairedSegment> segments; // in order; the rest of the text stays as it is
    bool whole = false; // the only segment's chain repairs all of the text at once
    std::string text;   // repaired, UTF-8
};

struct RepairOptions {
    std::size_t maxSteps = 6;
    std::vector<std::string> candidates; // names of encodings; empty: the usual ones
    std::size_t maxPlans = 5;
};

class Repairer {
public:
    /// Borrows the registry.
    explicit Repairer(const CodecRegistry& codecs, const RepairOptions& options = {});
    ~Repairer();

    /// The plans, best first, never none: the first of a text without damage is Clean. `text` is
    /// UTF-8; malformed bytes are kept, and count as U+FFFD.
    [[nodiscard]] std::vector<RepairPlan> repair(std::string_view text,
                                                 const std::stop_token& stop = {}) const;

private:
    [[nodiscard]] std::vector<RepairPlan> repairTwice(std::string_view text,
                                                      const std::stop_token& stop) const;
    [[nodiscard]] std::vector<RepairPlan> repairOnce(std::string_view text,
                                                     const std::stop_token& stop) const;

    struct Parts;
    std::unique_ptr<const Parts> m_parts;
};

} // namespace moji::repair
