#include "cli/trace.h"

#include "cli/counted.h"

#include <fmt/format.h>

namespace moji::cli {

void TraceTotals::write(const TraceOutput& trace) const {
    if (errors == 0)
        trace.note(fmt::format("accepts: {}", counted(characters, "character")));
    else
        trace.note(fmt::format("rejects: {}, {}, the first at offset {}",
                               counted(characters, "character"), counted(errors, "error"),
                               *firstError));
}

} // namespace moji::cli
