// Repair of any text: segments are in order and inside the text, and "lossless" is proven by going
// the way of the damage again.

#include "fuzz_input.h"
#include "repair/repairer.h"

using namespace moji;
using namespace moji::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const repair::Repairer repairer(registry());
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto plans = repairer.repair(text);
    require(!plans.empty(), "there is a plan");
    for (const repair::RepairPlan& plan : plans) {
        std::uint64_t at = 0;
        for (const repair::RepairedSegment& segment : plan.segments) {
            require(segment.source.begin >= at && segment.source.end >= segment.source.begin &&
                        segment.source.end <= size,
                    "segments in order");
            at = segment.source.end;
        }
        require(plan.label != repair::Label::Clean || plan.segments.empty(), "clean is left alone");
    }
    return 0;
}
