#pragma once
// What a conversion says of each file, printed and counted.

#include "cli/command.h"
#include "survey/convert_request.h"

namespace moji::cli {

class ConvertReport {
public:
    /// `plan`: what is needed to carry it out, for --dry-run; nullptr: nothing of that.
    ConvertReport(Context& context, const ConvertRequest* plan)
        : m_context(context)
        , m_plan(plan) {}

    /// `below`: where in the name the path below the folder named begins (WalkedFile).
    void add(const ConvertOutcome& outcome, std::size_t below = 0);
    /// 1 where any was left for doubt or failed.
    [[nodiscard]] ExitStatus status() const { return m_hasDoubt ? kNo : kFine; }
    /// In text: how many became what.
    void end();

private:
    void addJson(const ConvertOutcome& outcome, std::size_t below);

    Context& m_context;
    const ConvertRequest* m_plan;
    bool m_hasDoubt = false;
    std::uint64_t m_counts[5]{}; // by ConvertAction
};

} // namespace moji::cli
