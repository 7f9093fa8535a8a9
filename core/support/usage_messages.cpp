#include "support/usage_messages.h"

#include "support/sentence_places.h"
#include "support/words.h"

#include <algorithm>

namespace moji {

namespace {

struct UsageMessage {
    const char* ofParser; // CLI11 2.3 (CLI/Error.hpp, CLI/Validators.hpp)
    const char* said;     // with the same places
};

constexpr UsageMessage kMessages[] = {
    {"The following argument was not expected: %1",
     MOJI_WORDS("moji usage", "The following argument was not expected: %1")},
    {"The following arguments were not expected: %1",
     MOJI_WORDS("moji usage", "The following arguments were not expected: %1")},
    {"%1 is required", MOJI_WORDS("moji usage", "%1 is required")},
    {"%1 requires %2", MOJI_WORDS("moji usage", "%1 requires %2")},
    {"%1 excludes %2", MOJI_WORDS("moji usage", "%1 excludes %2")},
    {"%1: %2 required %3 missing", MOJI_WORDS("moji usage", "%1: a value is missing")},
    {"%1: At Most %2 required but received %3",
     MOJI_WORDS("moji usage", "%1: %3 values are given, at most %2 is allowed")},
    {"%1: At least %2 required but received %3",
     MOJI_WORDS("moji usage", "%1: needs %2 values, not %3")},
    {"%1: %2 not in {%3}", MOJI_WORDS("moji usage", "%1: '%2' is not one of %3")},
    {"%1: Value %2 not in range %3 to %4",
     MOJI_WORDS("moji usage", "%1: %2 is not a number from %3 to %4")},
    {"Could not convert: %1 = %2", MOJI_WORDS("moji usage", "Could not convert: %1 = %2")},
};

/// "0" of "0.000000", as the parser writes the ends of a range.
std::string withoutZeros(std::string text) {
    constexpr std::string_view kZeros = ".000000";
    if (text.ends_with(kZeros))
        text.resize(text.size() - kZeros.size());
    return text;
}

} // namespace

const char* const kHelpOption = MOJI_WORDS("moji help", "Print this help message and exit");
const char* const kVersionOption =
    MOJI_WORDS("moji help", "Display program version information and exit");

std::string usageInLanguage(std::string_view english, const Translate& translate) {
    for (const UsageMessage& message : kMessages)
        if (auto held = placesIn(english, message.ofParser)) {
            std::ranges::transform(*held, held->begin(), withoutZeros);
            return fillPlaces(translate(message.said, {}), *held);
        }
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
