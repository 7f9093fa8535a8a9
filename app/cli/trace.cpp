#include "cli/trace.h"

#include <fmt/format.h>

namespace moji::cli {

void TraceTotals::write(const TraceOutput& trace) const {
    const auto counted = [](std::uint64_t count, std::string_view what) {
        return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
    };
    if (errors == 0)
        trace.note(fmt::format("accepts: {}", counted(characters, "character")));
    else
        trace.note(fmt::format("rejects: {}, {}, the first at offset {}",
                               counted(characters, "character"), counted(errors, "error"),
                               *firstError));
}

} // namespace moji::cli
