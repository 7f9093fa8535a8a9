#include "support/usage_messages.h"

#include "support/sentence_places.h"
#include "support/words.h"

namespace moji {

namespace {

/// The messages of CLI11 2.3 (CLI/Error.hpp, CLI/Validators.hpp).
constexpr const char* kMessages[] = {
    MOJI_WORDS("moji usage", "The following argument was not expected: %1"),
    MOJI_WORDS("moji usage", "The following arguments were not expected: %1"),
    MOJI_WORDS("moji usage", "%1 is required"),
    MOJI_WORDS("moji usage", "%1 requires %2"),
    MOJI_WORDS("moji usage", "%1 excludes %2"),
    MOJI_WORDS("moji usage", "%1: %2 required %3 missing"),
    MOJI_WORDS("moji usage", "%1: %2 not in {%3}"),
    MOJI_WORDS("moji usage", "Could not convert: %1 = %2"),
};

} // namespace

const char* const kHelpOption = MOJI_WORDS("moji help", "Print this help message and exit");
const char* const kVersionOption =
    MOJI_WORDS("moji help", "Display program version information and exit");

std::string usageInLanguage(std::string_view english, const Translate& translate) {
    for (const char* message : kMessages)
        if (const auto held = placesIn(english, message))
            return fillPlaces(translate(message, {}), *held);
    return std::string(english);
}

std::vector<const char*> helpLabels() {
    return {MOJI_WORDS("moji help", "Usage"),       MOJI_WORDS("moji help", "OPTIONS"),
            MOJI_WORDS("moji help", "Options"),     MOJI_WORDS("moji help", "SUBCOMMAND"),
            MOJI_WORDS("moji help", "Subcommands"), MOJI_WORDS("moji help", "Positionals"),
            MOJI_WORDS("moji help", "REQUIRED"),    MOJI_WORDS("moji help", "Needs"),
            MOJI_WORDS("moji help", "Excludes")};
}

} // namespace moji
