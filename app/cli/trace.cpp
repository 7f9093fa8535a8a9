#include "cli/trace.h"

#include "cli/counted.h"
#include "cli/say.h"

#include <fmt/format.h>

namespace moji::cli {

void TraceTotals::write(const TraceOutput& trace) const {
    if (errors == 0)
        trace.note(say("moji trace", "accepts: %1").with(charactersText(characters)));
    else
        trace.note(say("moji trace", "rejects: %1, %2, the first at offset %3")
                       .with(charactersText(characters), errorsText(errors), *firstError));
}

} // namespace moji::cli
