#include "option_list.h"

#include "command_words.h"
#include "lenses/lens_registry.h"
#include "support/words.h"
#include "text/language.h"
#include "text/qt_text.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <charconv>
#include <functional>

namespace moji::app {

namespace {

constexpr double kLeastScale = 0.5;
constexpr double kLargestScale = 8;
constexpr std::uint64_t kMostSteps = 1'000'000;

/// Refuses what is no number from `least` to `most`.
template <class Number>
std::function<std::string(const std::string&)> numberFrom(Number least, Number most) {
    return [least, most](const std::string& text) {
        Number number{};
        const char* end = text.data() + text.size();
        const auto [rest, error] = std::from_chars(text.data(), end, number);
        if (error == std::errc() && rest == end && number >= least && number <= most)
            return std::string();
        return commandText(MOJI_WORDS("Command line", "%1 is not a number from %2 to %3"),
                           {text, fmt::format("{}", least), fmt::format("{}", most)});
    };
}

} // namespace

std::string registeredLenses() {
    std::string ids;
    for (const LensRow& row : lensRows())
        ids += fmt::format("{}{}", ids.empty() ? "" : " ", row.id);
    return ids;
}

std::string languageCodes() {
    return toUtf8(languages().join(QStringLiteral(", ")));
}

std::string lensIds() {
    return fmt::format("{} {} {}", registeredLenses(), kFolder, kLessons);
}

void declareOptions(CLI::App& app, Arguments& arguments) {
    app.add_option(
        "FILE", arguments.files,
        commandText(MOJI_WORDS("Command line", "Files and sessions (.mojiscope) to open, and "
                                               "folders to survey; - is standard input")));
    app.add_option(
           "--folder", arguments.folders,
           commandText(MOJI_WORDS("Command line", "Survey this folder in the Folder panel")))
        ->type_name("DIR")
        ->allow_extra_args(false);
    app.add_option("--text", arguments.text,
                   commandText(MOJI_WORDS("Command line", "Open this text (UTF-8)")));
    app.add_option("--hex", arguments.hex,
                   commandText(MOJI_WORDS("Command line", "Open these bytes, in hexadecimal")));
    app.add_option("--compare", arguments.compare,
                   commandText(MOJI_WORDS("Command line", "Show the first FILE beside this one")));
    app.add_option("--encoding", arguments.encoding,
                   commandText(MOJI_WORDS("Command line", "The encoding of the files")));
    app.add_option("--lens", arguments.lens,
                   commandText(MOJI_WORDS("Command line", "The lens to show: %1"), {lensIds()}));
    app.add_option("--present", arguments.present,
                   commandText(MOJI_WORDS(
                       "Command line",
                       "Start with this lens, or that of --lens, alone on the whole screen")))
        ->type_name("[LENS]")
        ->expected(0, 1);
    app.add_option("--select", arguments.selects,
                   commandText(MOJI_WORDS(
                       "Command line", "Select the bytes from A up to, not including, B (decimal "
                                       "or 0x), in the preceding FILE or else in the first")))
        ->allow_extra_args(false);
    app.add_option("--state", arguments.states,
                   commandText(MOJI_WORDS("Command line",
                                          "What a lens shows, as LENS.KEY=VALUE; repeatable")))
        ->allow_extra_args(false);
    app.add_option("--lesson", arguments.lesson,
                   commandText(MOJI_WORDS("Command line",
                                          "Start this lesson, by its id or its .json file")))
        ->type_name("ID");
    app.add_option(
           "--check-lessons", arguments.lessonFile,
           commandText(MOJI_WORDS(
               "Command line",
               "Check all lessons, or this file, print JSON lines and exit; needs no display")))
        ->type_name("[FILE]")
        ->expected(0, 1);
    app.add_option(
           "--step", arguments.step,
           commandText(MOJI_WORDS("Command line",
                                  "The step, from 1, that the lens of --lens or the lesson shows")))
        ->check(numberFrom(std::uint64_t{1}, kMostSteps))
        ->type_name("N");
    app.add_flag("--new-window", arguments.newWindow,
                 commandText(MOJI_WORDS("Command line", "Open a new window even if one is open")));
    app.add_flag("--sandbox", arguments.isSandboxed,
                 commandText(MOJI_WORDS(
                     "Command line", "Open a new window, for files that nobody trusts: it starts "
                                     "no program, opens no connection and saves nothing outside "
                                     "of --writable")));
    app.add_option("--writable", arguments.writable,
                   commandText(MOJI_WORDS("Command line",
                                          "A folder in which the sandbox may save; repeatable")))
        ->type_name("DIR")
        ->allow_extra_args(false);
    app.add_option("--theme", arguments.theme,
                   commandText(MOJI_WORDS("Command line", "The colours of the window: %1"),
                               {std::string(kThemes)}));
    app.add_option("--language", arguments.language,
                   commandText(MOJI_WORDS("Command line", "The language of the window: %1"),
                               {languageCodes()}));
    app.add_option(
        "--snapshot", arguments.snapshot,
        commandText(MOJI_WORDS("Command line",
                               "Write a picture (.png, .svg or .pdf) and exit; needs no display")));
    app.add_option(
        "--size", arguments.size,
        commandText(MOJI_WORDS("Command line", "Size of the window, or of the lens alone, WxH")));
    app.add_option(
           "--scale", arguments.scale,
           commandText(MOJI_WORDS("Command line", "Pixels of the picture per unit of size")))
        ->check(numberFrom(kLeastScale, kLargestScale))
        ->type_name("FACTOR");
    app.add_flag("--only-lens", arguments.onlyLens,
                 commandText(MOJI_WORDS("Command line", "Draw only the lens")));
}

} // namespace moji::app
