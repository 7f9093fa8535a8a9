#pragma once
// What `moji repair` prints: the plans of an input as text or as JSON lines.

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/repair_blocks.h"

namespace moji::cli {

class RepairReport {
public:
    /// Borrows `context` and `input`. `severalBlocks`: the input is larger than one block, so each
    /// plan says which bytes it is for.
    RepairReport(const Context& context, const Input& input, std::size_t maxSteps,
                 bool severalBlocks)
        : m_context(context)
        , m_input(input)
        , m_maxSteps(maxSteps)
        , m_severalBlocks(severalBlocks) {}

    /// An input of several blocks in which nothing needs repair.
    void writeClean() const;
    /// The plans for one block, best first.
    void write(const Block& block, const std::vector<repair::RepairPlan>& plans) const;

private:
    void writeJson(const Block& block, const repair::RepairPlan& plan, std::size_t rank) const;
    void writeChanged(JsonLine& line, const Block& block, const repair::RepairPlan& plan) const;
    void writeText(const Block& block, const repair::RepairPlan& plan, std::size_t rank) const;
    void writeSegment(const Block& block, const repair::RepairPlan& plan,
                      const repair::RepairedSegment& segment) const;

    const Context& m_context;
    const Input& m_input;
    std::size_t m_maxSteps;
    bool m_severalBlocks;
};

} // namespace moji::cli
