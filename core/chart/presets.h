#pragma once
// The famous differences between encodings that share a name, or are taken for one another.

#include <span>
#include <string_view>

namespace moji::chart {

struct Preset {
    const char* id;      // "wave-dash"
    const char* here;    // one of our encodings
    const char* library; // "whatwg", "icu" or "iconv"
    const char* against; // the name of the other in that library
    const char* title;   // English literals, in the catalogue's context "Chart presets"
    const char* history; // a sentence or two
};

[[nodiscard]] std::span<const Preset> presets();
/// nullptr if there is none.
[[nodiscard]] const Preset* findPreset(std::string_view id);

} // namespace moji::chart
