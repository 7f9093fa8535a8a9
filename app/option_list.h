#pragma once
// The options of mojiscope: what they are called, what --help says of them, where they are put.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace moji::app {

inline constexpr std::string_view kFolder = "folder"; // panels beside the lenses of the registry
inline constexpr std::string_view kLessons = "lessons";
inline constexpr std::string_view kThemes = "light, dark, contrast-light, contrast-dark, system";

/// The command-line arguments, not yet validated.
struct Arguments {
    std::vector<std::string> files;
    std::vector<std::string> folders;
    std::optional<std::string> text;
    std::optional<std::string> hex;
    std::vector<std::string> selects, states;
    std::vector<std::size_t> selected; // the document of each, by its number; see documentOf()
    std::string compare, encoding, lens, present, theme, language, snapshot, size;
    bool presents = false;
    std::uint64_t step = 0; // 0: not given
    double scale = 1;
    bool onlyLens = false;
    bool newWindow = false;
    bool isSandboxed = false;
    std::vector<std::string> writable;
    std::string lesson, lessonFile;
    bool checksLessons = false;
};

/// The ids of the lenses of the registry, with a space between them; and with the panels too.
[[nodiscard]] std::string registeredLenses();
[[nodiscard]] std::string lensIds();

/// Of the catalogues there are: "en, ko, ru, zh".
[[nodiscard]] std::string languageCodes();

void declareOptions(CLI::App& app, Arguments& arguments);

} // namespace moji::app
