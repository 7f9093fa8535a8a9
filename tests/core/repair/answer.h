#pragma once
// All that repair answers about a text, in a line.

#include "core/answer_list.h"
#include "core/codecs.h"
#include "repair/repairer.h"

namespace moji::test {

inline std::string answerOf(const repair::RepairedSegment& segment) {
    std::string shown = fmt::format(
        " [{}+{}>{}+{} {} {}", segment.source.begin, segment.source.length(), segment.result.begin,
        segment.result.length(), identifier(segment.label), repair::describe(segment.chain));
    for (const repair::DamagedCharacter& damaged : segment.damaged)
        shown += fmt::format(" ?{}+{}@{}:{}{}{}", damaged.source.begin, damaged.source.length(),
                             damaged.offset, static_cast<int>(damaged.filling),
                             damaged.leftNoTrace ? "!" : "", damaged.candidates.size());
    if (segment.chosenCodes > 0)
        shown += fmt::format(" chosen {}", segment.chosenCodes);
    if (segment.besideDamage)
        shown += " beside";
    if (segment.isOneOfSeveral)
        shown += " several";
    if (segment.label == repair::Label::Destroyed)
        shown += fmt::format(" ruin {} {}", static_cast<int>(segment.ruin), segment.readAs);
    return shown + ']';
}

inline std::string repairAnswer(const repair::Repairer& repairer, std::string_view text) {
    std::string shown;
    for (const repair::RepairPlan& plan : repairer.repair(text)) {
        shown += fmt::format("{}{} {:.2f}", shown.empty() ? "" : " | ", identifier(plan.label),
                             plan.score);
        if (plan.text != text)
            shown += fmt::format(" “{}”", escaped(plan.text));
        for (const repair::RepairedSegment& segment : plan.segments)
            shown += answerOf(segment);
        if (plan.whole)
            shown += " whole";
    }
    return shown;
}

} // namespace moji::test
