// Repair of any text, whose last byte chooses the encodings to try: segments are in order and
// inside the text, what is between them stays, and the changes of a plan make its text.

#include "fuzz_input.h"
#include "repair/plan_changes.h"
#include "repair/repairer.h"

#include <array>
#include <memory>

using namespace moji;
using namespace moji::fuzz;

namespace {

/// Few encodings: all usual ones, in chains of three, take most of a second under the sanitizers.
const std::array<repair::RepairOptions, 7> kFew{{
    {.maxSteps = 2, .candidates = {"windows-1252"}},
    {.maxSteps = 4, .candidates = {"windows-1252", "ISO-8859-1"}},
    {.maxSteps = 6, .candidates = {"windows-1252"}},
    {.maxSteps = 4, .candidates = {"windows-1251", "KOI8-R"}},
    {.maxSteps = 4, .candidates = {"IBM437", "IBM866"}},
    {.maxSteps = 2, .candidates = {"Shift_JIS", "EUC-JP"}},
    {.maxSteps = 2, .candidates = {"GB18030", "EUC-KR"}},
}};

const repair::Repairer& repairer(std::uint8_t choice) {
    static const repair::Repairer all(registry());
    static std::array<std::unique_ptr<repair::Repairer>, kFew.size()> few;
    if (choice % 32 == 31)
        return all;
    auto& chosen = few[choice % few.size()];
    if (!chosen)
        chosen = std::make_unique<repair::Repairer>(registry(), kFew[choice % few.size()]);
    return *chosen;
}

void check(const repair::RepairPlan& plan, const std::string& text) {
    std::uint64_t at = 0;     // of the text
    std::uint64_t result = 0; // of the repaired one
    for (const repair::RepairedSegment& segment : plan.segments) {
        require(segment.source.begin >= at && segment.source.end >= segment.source.begin &&
                    segment.source.end <= text.size(),
                "segments in order");
        require(segment.result.begin >= result && segment.result.end >= segment.result.begin &&
                    segment.result.end <= plan.text.size(),
                "results in order");
        require(text.substr(at, segment.source.begin - at) ==
                    plan.text.substr(result, segment.result.begin - result),
                "what is between segments stays");
        at = segment.source.end;
        result = segment.result.end;
    }
    require(text.substr(at) == plan.text.substr(result), "what is behind the segments stays");
    require(plan.label != repair::Label::Clean || plan.segments.empty(), "clean is left alone");
    const auto changes = repair::changesOf(registry(), plan, text);
    require(repair::applied(text, changes) == plan.text, "the changes of a plan make its text");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto plans = repairer(size > 0 ? data[size - 1] : 0).repair(text);
    require(!plans.empty(), "there is a plan");
    for (const repair::RepairPlan& plan : plans)
        check(plan, text);
    return 0;
}
