#include "cli/trace.h"

#include "cli/counted.h"
#include "cli/phrase.h"
#include "support/sentence_places.h"
#include "support/words.h"

#include <fmt/format.h>

namespace moji::cli {

std::string eventText(std::string_view identifier) {
    for (const char* event :
         {MOJI_PHRASE("moji trace event", "next"), MOJI_PHRASE("moji trace event", "accept"),
          MOJI_PHRASE("moji trace event", "reject"), MOJI_PHRASE("moji trace event", "control"),
          MOJI_PHRASE("moji trace event", "incomplete"), MOJI_PHRASE("moji trace event", "end")})
        if (identifier == event)
            return phrase("moji trace event", event);
    return std::string(identifier);
}

std::string testText(std::string_view test) {
    const char* const sentence = MOJI_PHRASE("moji trace", "byte %1 is %2");
    const auto places = placesIn(test, sentence);
    return places ? fillPlaces(phrase("moji trace", sentence), *places) : std::string(test);
}

void TraceTotals::write(const TraceOutput& trace) const {
    if (errors == 0)
        trace.note(phrase("moji trace", "accepts: %1").with(charactersText(characters)));
    else
        trace.note(phrase("moji trace", "rejects: %1, %2, the first at offset %3")
                       .with(charactersText(characters), errorsText(errors), *firstError));
}

} // namespace moji::cli
