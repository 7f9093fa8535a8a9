#include "cli/trace.h"

#include "cli/counted.h"
#include "cli/phrase.h"

#include <fmt/format.h>

namespace moji::cli {

void TraceTotals::write(const TraceOutput& trace) const {
    if (errors == 0)
        trace.note(phrase("moji trace", "accepts: %1").with(charactersText(characters)));
    else
        trace.note(phrase("moji trace", "rejects: %1, %2, the first at offset %3")
                       .with(charactersText(characters), errorsText(errors), *firstError));
}

} // namespace moji::cli
