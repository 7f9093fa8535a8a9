#include "options.h"

#include "command_words.h"
#include "opened_documents.h"
#include "option_list.h"

#include "bytes/hex.h"
#include "bytes/parse_range.h"
#include "export/picture_files.h"
#include "lenses/lens_registry.h"
#include "lessons/lesson_library.h"
#include "support/words.h"
#include "text/language.h"
#include "text/native_path.h"
#include "text/qt_text.h"
#include "window/settings_in_use.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>

namespace moji::app {

namespace {

constexpr int kTrouble = 2;
constexpr int kLeastSide = 100;
constexpr int kLargestSide = 16384;

/// A selection belongs to the preceding file on the command line, or else to the first. Documents
/// are numbered as they are opened: files, then --text, then --hex.
void assignSelections(const CLI::App& app, Arguments& arguments) {
    std::size_t files = 0;
    std::size_t document = 0;
    const std::size_t text = arguments.files.size();
    for (const CLI::Option* option : app.parse_order()) {
        if (option->get_name() == "FILE")
            document = files++;
        else if (option->check_name("--text"))
            document = text;
        else if (option->check_name("--hex"))
            document = text + (arguments.text ? 1 : 0);
        else if (option->check_name("--select"))
            arguments.selected.push_back(document);
    }
    arguments.selected.resize(arguments.selects.size(), 0);
}

/// Folders among the files are surveyed. A selection goes to the document that comes next then.
void takeFolders(Arguments& arguments) {
    std::error_code failed;
    for (std::size_t i = arguments.files.size(); i > 0; --i) {
        const auto file = arguments.files.begin() + static_cast<std::ptrdiff_t>(i - 1);
        if (!std::filesystem::is_directory(*file, failed))
            continue;
        arguments.folders.insert(arguments.folders.begin(), *file);
        arguments.files.erase(file);
        for (std::size_t& document : arguments.selected)
            document -= document >= i ? 1 : 0;
    }
}

Error wrong(std::string subject, std::string detail) {
    return {ErrorCode::Malformed, std::move(subject), std::move(detail)};
}

Result<Done> openDocuments(const Arguments& arguments, const CodecRegistry& codecs,
                           Options& options) {
    std::error_code failed;
    for (const std::string& folder : arguments.folders)
        if (!std::filesystem::is_directory(folder, failed))
            return Error{ErrorCode::NotFound, folder,
                         commandText(MOJI_WORDS("Command line", "is not a folder"))};
    options.folders = arguments.folders;
    if (std::ranges::count(arguments.files, "-") + (arguments.compare == "-" ? 1 : 0) > 1)
        return wrong("-", commandText(MOJI_WORDS("Command line", "standard input is read once")));
    // Else a pipe is read while its window is open.
    const bool needsBytes = !arguments.compare.empty() || !options.states.empty();
    for (const std::string& path : arguments.files) {
        auto opened = openDocument(path, codecs);
        if (!opened)
            return opened.error();
        if (const auto done = needsBytes ? readStandardInput(*opened) : Done{}; !done)
            return done.error();
        options.documents.push_back(std::move(*opened));
    }
    if (arguments.text) {
        const ByteView bytes = asBytes(*arguments.text);
        options.documents.push_back(inMemory("text", Bytes(bytes.begin(), bytes.end())));
    }
    if (arguments.hex) {
        auto bytes = parseHexBytes(*arguments.hex);
        if (!bytes)
            return wrong("--hex", bytes.error().detail);
        options.documents.push_back(inMemory("bytes", std::move(*bytes)));
    }
    if (!arguments.compare.empty()) {
        auto opened = openFile(arguments.compare);
        if (!opened)
            return opened.error();
        if (const auto done = readStandardInput(*opened); !done)
            return done.error();
        options.compare = std::move(*opened);
    }
    return Done{};
}

Result<Done> readEncoding(const Arguments& arguments, const CodecRegistry& codecs,
                          Options& options) {
    if (arguments.encoding.empty())
        return Done{};
    options.codec = codecs.find(arguments.encoding);
    if (options.codec != nullptr)
        return Done{};
    std::string nearest;
    for (const std::string& name : codecs.suggestions(arguments.encoding))
        nearest += (nearest.empty() ? "" : ", ") + name;
    return Error{ErrorCode::UnknownName, "--encoding " + arguments.encoding,
                 nearest.empty()
                     ? commandText(MOJI_WORDS("Command line", "unknown encoding"))
                     : commandText(MOJI_WORDS("Command line", "unknown encoding; did you mean %1?"),
                                   {nearest})};
}

Result<Done> readSize(const Arguments& arguments, Options& options) {
    if (arguments.size.empty())
        return Done{};
    int sides[2] = {};
    const char* at = arguments.size.data();
    const char* const end = at + arguments.size.size();
    for (int i = 0; i < 2; ++i) {
        const auto [rest, error] = std::from_chars(at, end, sides[i]);
        const bool fits =
            error == std::errc() && sides[i] >= kLeastSide && sides[i] <= kLargestSide;
        if (!fits || (i == 0 ? rest == end || *rest != 'x' : rest != end))
            return wrong("--size " + arguments.size,
                         commandText(MOJI_WORDS("Command line", "use WxH, each from %1 to %2"),
                                     {std::to_string(kLeastSide), std::to_string(kLargestSide)}));
        at = rest + 1;
    }
    options.width = sides[0];
    options.height = sides[1];
    options.sizeGiven = true;
    return Done{};
}

Result<Done> readLook(const Arguments& arguments, Options& options) {
    if (!arguments.theme.empty()) {
        options.theme = SettingsInUse::themeOf(fromUtf8(arguments.theme));
        if (!options.theme)
            return wrong(
                "--theme " + arguments.theme,
                commandText(MOJI_WORDS("Command line", "use one of: %1"), {std::string(kThemes)}));
    }
    options.language = toUtf8(fromUtf8(arguments.language).toLower());
    if (!arguments.language.empty() && !languages().contains(fromUtf8(options.language)))
        return wrong("--language " + arguments.language,
                     commandText(MOJI_WORDS("Command line", "use one of: %1"), {languageCodes()}));
    if (!arguments.lens.empty() && arguments.lens != kFolder && arguments.lens != kLessons &&
        findLens(arguments.lens) == nullptr)
        return wrong(
            "--lens " + arguments.lens,
            commandText(MOJI_WORDS("Command line", "unknown lens; use one of: %1"), {lensIds()}));
    options.lens = arguments.lens;
    options.present = arguments.presents;
    if (options.present && !options.lens.empty() && findLens(options.lens) == nullptr)
        return wrong("--present " + arguments.lens,
                     commandText(MOJI_WORDS("Command line", "this panel is no lens")));
    return readSize(arguments, options);
}

Result<Done> readSnapshot(const Arguments& arguments, Options& options) {
    options.snapshot = arguments.snapshot;
    options.scale = arguments.scale;
    options.onlyLens = arguments.onlyLens;
    if (arguments.onlyLens && arguments.lens == kLessons)
        return wrong("--only-lens", commandText(MOJI_WORDS(
                                        "Command line", "the Lessons panel is not drawn alone")));
    if (options.snapshot.empty())
        return Done{};
    if (!pictureFormatOf(pathFromNative(options.snapshot)))
        return wrong("--snapshot " + options.snapshot,
                     commandText(MOJI_WORDS("Command line",
                                            "the picture's name must end in .png, .svg or .pdf")));
    return Done{};
}

Result<Done> readSelections(const Arguments& arguments, Options& options) {
    for (std::size_t i = 0; i < arguments.selects.size(); ++i) {
        const auto range = parseRange(arguments.selects[i]);
        if (!range)
            return wrong("--select " + arguments.selects[i], range.error().detail);
        if (options.documents.empty())
            options.select = *range;
        else
            options.documents[std::min(arguments.selected[i], options.documents.size() - 1)]
                .select = *range;
    }
    return Done{};
}

Result<Done> readStates(const Arguments& arguments, Options& options) {
    for (const std::string& state : arguments.states) {
        const auto equals = state.find('=');
        const auto dot = state.find('.');
        if (equals == std::string::npos || dot == std::string::npos || dot > equals)
            return wrong("--state " + state,
                         commandText(MOJI_WORDS("Command line", "use LENS.KEY=VALUE")));
        const std::string lens = state.substr(0, dot);
        if (lens != kFolder && findLens(lens) == nullptr)
            return wrong("--state " + state,
                         commandText(MOJI_WORDS("Command line", "unknown lens; use one of: %1"),
                                     {fmt::format("{} {}", registeredLenses(), kFolder)}));
        options.states[lens][state.substr(dot + 1, equals - dot - 1)] = state.substr(equals + 1);
    }
    const bool hasSteps = !arguments.lens.empty() && arguments.lens != kLessons;
    if (arguments.step > 0 && !hasSteps && arguments.lesson.empty())
        return wrong("--step",
                     commandText(MOJI_WORDS("Command line", "--step needs --lens or --lesson")));
    if (arguments.step > 0 && arguments.lesson.empty())
        options.states[arguments.lens]["step"] = std::to_string(arguments.step);
    return Done{};
}

/// By its id, or from a file whose name ends in .json.
Result<Done> readLesson(const Arguments& arguments, const CodecRegistry& codecs, Options& options) {
    if (arguments.checksLessons)
        options.checkLessons = arguments.lessonFile;
    if (arguments.lesson.empty())
        return Done{};
    LessonLibrary library(codecs);
    library.readFolder(LessonLibrary::userFolder());
    const QString name = pathFromNative(arguments.lesson);
    if (name.endsWith(QStringLiteral(".json"))) {
        LessonReading reading = readLessonFile(name, library.vocabulary());
        if (!reading.lesson)
            return wrong("--lesson " + arguments.lesson, toUtf8(reading.faults.front()));
        options.lesson = std::move(reading.lesson);
    } else if (const Lesson* lesson = library.find(name)) {
        options.lesson = *lesson;
    } else {
        std::string ids;
        for (const LessonLibrary::Listed& listed : library.lessons())
            ids += (ids.empty() ? "" : " ") + toUtf8(listed.lesson.id);
        return wrong(
            "--lesson " + arguments.lesson,
            commandText(MOJI_WORDS("Command line", "unknown lesson; use one of: %1"), {ids}));
    }
    const auto steps = options.lesson->steps.size();
    if (arguments.step > steps)
        return wrong(fmt::format("--step {}", arguments.step),
                     commandText(MOJI_WORDS("Command line", "the last step of the lesson is %1"),
                                 {std::to_string(steps)}));
    options.lessonStep = arguments.step == 0 ? 0 : static_cast<int>(arguments.step) - 1;
    return Done{};
}

Result<Done> readSandbox(const Arguments& arguments, Options& options) {
    if (!arguments.writable.empty() && !arguments.isSandboxed)
        return wrong("--writable",
                     commandText(MOJI_WORDS("Command line", "--writable needs --sandbox")));
    std::error_code failed;
    for (const std::string& folder : arguments.writable)
        if (!std::filesystem::is_directory(folder, failed))
            return Error{ErrorCode::NotFound, "--writable " + folder,
                         commandText(MOJI_WORDS("Command line", "is not a folder"))};
    options.isSandboxed = arguments.isSandboxed;
    options.writable = arguments.writable;
    return Done{};
}

Result<Options> toOptions(const Arguments& arguments, const CodecRegistry& codecs) {
    Options options;
    options.utf8 = &codecs.utf8();
    if (const auto done = readEncoding(arguments, codecs, options); !done)
        return done.error();
    if (const auto done = readLook(arguments, options); !done)
        return done.error();
    if (const auto done = readSnapshot(arguments, options); !done)
        return done.error();
    if (const auto done = readSandbox(arguments, options); !done)
        return done.error();
    if (const auto done = readStates(arguments, options); !done)
        return done.error();
    if (const auto done = readLesson(arguments, codecs, options); !done)
        return done.error();
    for (const std::string& select : arguments.selects) // before opening files, which may be many
        if (const auto range = parseRange(select); !range)
            return wrong("--select " + select, range.error().detail);
    if (const auto done = openDocuments(arguments, codecs, options); !done)
        return done.error();
    if (const auto done = readSelections(arguments, options); !done)
        return done.error();
    options.newWindow = arguments.newWindow;
    return options;
}

} // namespace

ParsedOptions parseOptions(int argc, const char* const* argv, const CodecRegistry& codecs) {
    Arguments arguments;
    chooseCommandLanguage(argc, argv);
    CLI::App app(
        commandText(MOJI_WORDS("Command line", "Mojiscope shows what every byte of a text means.")),
        "mojiscope");
    translateHelp(app);
    declareOptions(app, arguments);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) // --help, --version
            return {{}, app.exit(error)};
        complain(usageText(error.what()),
                 commandText(MOJI_WORDS("Command line", "mojiscope --help lists the options")));
        return {{}, kTrouble};
    }
    assignSelections(app, arguments);
    arguments.presents = app.count("--present") > 0;
    if (!arguments.present.empty())
        arguments.lens = arguments.present;
    arguments.checksLessons = app.count("--check-lessons") > 0;
    takeFolders(arguments);
    auto options = toOptions(arguments, codecs);
    if (!options) {
        complain(options.error().subject, options.error().detail);
        return {{}, kTrouble};
    }
    return {std::move(*options), 0};
}

} // namespace moji::app
