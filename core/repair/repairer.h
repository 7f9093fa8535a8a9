#pragma once
// What happened to a damaged text, and what it was.
//
// The text is taken apart at spaces and line ends into units. For a handful of samples chains are
// searched that make them more plausible; then each unit is given one of the chains found, or none,
// so that the whole is as likely as can be: bits saved by a chain against bits of doubt that the
// chain itself, and every change from one to another, costs. The doubt expresses how much more
// text is whole than damaged; without it clean text would be "repaired".
//
// Where no chain works without loss, UTF-8 is read around the gaps (gap_reading.h). What is known
// to be gone for good (destroyed.h) is said, never guessed at.

#include "repair/repair_plan.h"

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace moji::repair {

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

    /// The plans, best first: the first of a text without damage is Clean. None if `stop` was
    /// requested before they were found, else at least one. `text` is UTF-8; malformed bytes are
    /// kept, and count as U+FFFD.
    [[nodiscard]] std::vector<RepairPlan> repair(std::string_view text,
                                                 const std::stop_token& stop = {}) const;

    /// Whether the word at a place, which has characters beyond ASCII, proves that UTF-8 was
    /// misread in it: repair() brings back nothing of that kind without such a word.
    [[nodiscard]] bool provesMisread(std::u32string_view text, std::size_t word) const;
    /// A quick look: false for most words that do not.
    [[nodiscard]] bool mayBeMisread(std::u32string_view text, std::size_t word) const;
    /// The same of the first characters beyond ASCII of a word, which are Asian.
    [[nodiscard]] bool mayBeginMisread(std::u32string_view first) const;

private:
    [[nodiscard]] std::vector<RepairPlan> repairTwice(std::string_view text,
                                                      const std::stop_token& stop) const;
    [[nodiscard]] std::vector<RepairPlan> repairOnce(std::string_view text,
                                                     const std::stop_token& stop) const;

    struct Parts;
    struct LazyParts; // most texts are plain ASCII and need none
    std::unique_ptr<LazyParts> m_parts;
};

} // namespace moji::repair
