#include "cli/usage_error.h"

#include "cli/phrase.h"

#include <optional>
#include <vector>

namespace moji::cli {

namespace {

/// The messages of CLI11 2.3 (CLI/Error.hpp, CLI/Validators.hpp).
constexpr const char* kMessages[] = {
    MOJI_PHRASE("moji usage", "The following argument was not expected: %1"),
    MOJI_PHRASE("moji usage", "The following arguments were not expected: %1"),
    MOJI_PHRASE("moji usage", "%1 is required"),
    MOJI_PHRASE("moji usage", "%1 requires %2"),
    MOJI_PHRASE("moji usage", "%1 excludes %2"),
    MOJI_PHRASE("moji usage", "%1: %2 required %3 missing"),
    MOJI_PHRASE("moji usage", "%1: %2 not in {%3}"),
    MOJI_PHRASE("moji usage", "Could not convert: %1 = %2"),
};

/// What the places of `pattern`, in their order, hold in `text`; nothing if it does not fit.
std::optional<std::vector<std::string>> placesIn(std::string_view text, std::string_view pattern) {
    std::vector<std::string> held;
    while (true) {
        const std::size_t place = pattern.find('%');
        if (text.substr(0, place) != pattern.substr(0, place))
            return std::nullopt;
        if (place == std::string_view::npos)
            return held;
        text.remove_prefix(place);
        pattern.remove_prefix(place + 2);
        const std::string_view next = pattern.substr(0, pattern.find('%'));
        const std::size_t end = next.empty() ? text.size() : text.find(next);
        if (end == std::string_view::npos)
            return std::nullopt;
        held.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

} // namespace

std::string usageErrorText(std::string_view english) {
    for (const char* message : kMessages)
        if (const auto held = placesIn(english, message))
            return fillPlaces(phrase("moji usage", message), *held);
    return std::string(english);
}

} // namespace moji::cli
