#include "cli/program.h"

#include "cli/arguments.h"
#include "cli/closed_sandbox.h"
#include "cli/commands.h"
#include "cli/help_formatter.h"
#include "cli/phrase.h"
#include "cli/whole_number.h"
#include "codec/encoding_name.h"
#include "support/system_reasons.h"
#include "support/usage_messages.h"
#include "utf8/kernels/kernel.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <iostream>
#include <optional>
#include <string_view>
#include <unistd.h>

namespace moji::cli {
namespace {

/// A command with the options that all commands share.
struct Entry {
    std::unique_ptr<Command> command;
    CLI::App* app = nullptr;
    InputOptions input;
    std::string format = "text";
    bool progress = false;
    bool noProgress = false;
    std::uint64_t maxBytes = ~std::uint64_t{0};
    std::string outputFile = "-";
    std::string color = "auto";
    bool quiet = false;
    bool recursive = false;
};

void addFormatOption(Entry& entry) {
    const std::vector<std::string> formats = entry.command->formats();
    const bool hasMore = formats.size() > 2;
    entry.app
        ->add_option("--format", entry.format,
                     hasMore ? phrase("moji", "output format: jsonl is one JSON object a line")
                             : phrase("moji", "text, or jsonl: one JSON object a line"))
        ->type_name(fmt::format("{}", fmt::join(formats, "|")))
        ->check(CLI::IsMember(formats));
}

Folders foldersFor(const Entry& entry) {
    return entry.recursive                 ? Folders::Walked
           : entry.command->walksFolders() ? Folders::NotWanted
                                           : Folders::NotRead;
}

void addSharedOptions(Entry& entry) {
    CLI::App& app = *entry.app;
    if (entry.command->takesInput()) {
        entry.input.addTo(app, entry.command->namedCharacters());
        app.add_option("--max-bytes", entry.maxBytes,
                       phrase("moji", "read only the first N bytes of each input"))
            ->type_name("N")
            ->transform(wholeNumber(0));
        app.add_flag("--progress,!--no-progress", entry.progress,
                     phrase("moji", "show progress on stderr (default: only on a terminal)"));
    }
    if (entry.command->walksFolders())
        app.add_flag(
            "-r,--recursive", entry.recursive,
            phrase("moji", "read all files in the folders named (.gitignore and .ignore count)"));
    if (!entry.command->writesData())
        addFormatOption(entry);
    if (!entry.command->hasOwnOutput())
        app.add_option("-o,--output", entry.outputFile,
                       phrase("moji", "write to FILE; its old bytes are kept until all is written"))
            ->type_name("FILE");
    app.add_flag("-q,--quiet", entry.quiet,
                 phrase("moji", "print nothing; only the exit status tells the answer"));
    app.add_option(
           "--color", entry.color,
           phrase("moji",
                  "use colours: auto (on a terminal, unless NO_COLOR is set), always or never"))
        ->type_name("auto|always|never")
        ->check(CLI::IsMember({"auto", "always", "never"}));
}

/// The nearest of `names`; empty if none is near.
std::string nearestName(std::string_view name, const std::vector<std::string>& names) {
    std::string nearest;
    std::size_t distance = std::max<std::size_t>(1, name.size() / 3) + 1;
    for (const std::string& known : names) {
        const std::size_t here = editDistance(name.substr(0, 64), known);
        if (here < distance) {
            distance = here;
            nearest = known;
        }
    }
    return nearest;
}

/// The long option of the command that has nearly the name of `word`; empty if none has.
std::string nearestOption(const CLI::App& app, const std::string& word) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands())
        for (const CLI::Option* option : command->get_options())
            for (const std::string& name : option->get_lnames())
                names.push_back("--" + name);
    return word.starts_with("--") ? nearestName(word.substr(0, word.find('=')), names) : "";
}

/// The words that were not expected, as the parser says it but in the order given.
std::string extrasText(const CLI::App& app, const Translate& translate) {
    std::vector<std::string> words = app.remaining(true);
    std::ranges::transform(words, words.begin(), withoutMark);
    std::string text =
        usageInLanguage(CLI::ExtrasError({words.rbegin(), words.rend()}).what(), translate);
    const std::string nearest = words.empty() ? "" : nearestOption(app, words.front());
    if (!nearest.empty() &&
        nearest == words.front()) // the command has it: it was given before the command
        return phrase("moji", "%1; options go after the command").with(text);
    if (!nearest.empty())
        return phrase("moji", "%1; did you mean %2?").with(text, nearest);
    const bool isFile = !words.empty() && words.front().starts_with('-') &&
                        ::access(words.front().c_str(), F_OK) == 0;
    return isFile ? phrase("moji", "%1; to read the file of that name, write ./%2")
                        .with(text, words.front())
                  : text;
}

/// A usage error in one line: what is wrong, and what would work.
std::string explain(const CLI::App& app, const CLI::ParseError& error) {
    std::string text = error.what();
    std::replace(text.begin(), text.end(), '\n', ' ');
    std::string command = "moji";
    for (const CLI::App* sub : app.get_subcommands())
        command += " " + sub->get_name();
    const Translate translate = [](const char* english, auto) {
        return phrase("moji usage", english);
    };
    return phrase("moji", "%1 (see %2 --help)")
        .with(dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr
                  ? extrasText(app, translate)
                  : usageInLanguage(text, translate),
              command);
}

/// The command line in the order that CLI11's parser wants: the last word first.
Result<std::vector<std::string>> parserWords(const CLI::App& app, int argc, char** argv) {
    Result<std::vector<std::string>> words =
        std::vector<std::string>(argv + std::min(argc, 1), argv + argc);
    if (!words->empty()) {
        const std::string name = words->front();
        for (const CLI::App* command :
             app.get_subcommands([&](const CLI::App* sub) { return sub->get_name() == name; }))
            words = wordsForParser(*command, *words);
    }
    if (words)
        std::ranges::reverse(*words);
    return words;
}

/// The command that has nearly this name; empty if none has.
std::string nearestCommand(const CLI::App& app, std::string_view name) {
    std::vector<std::string> names;
    for (const CLI::App* sub : app.get_subcommands({}))
        names.push_back(sub->get_name());
    return nearestName(name, names);
}

/// The command given, if it does not exist.
std::optional<std::string> unknownCommand(const CLI::App& app, int argc, char** argv) {
    if (argc < 2 || argv[1][0] == '-')
        return std::nullopt;
    const std::string name = argv[1];
    const auto known =
        app.get_subcommands([&](const CLI::App* sub) { return sub->get_name() == name; });
    return known.empty() ? std::optional(name) : std::nullopt;
}

/// The version, the UTF-8 kernels that this machine can run, and the one in use.
std::string versionText() {
    std::string names;
    for (const utf8::Kernel* kernel : utf8::compiledKernels()) {
        if (kernel->isSupported())
            names += (names.empty() ? "" : ", ") + std::string(kernel->name);
    }
    return "moji " MOJISCOPE_VERSION "\n" +
           phrase("moji", "UTF-8 kernels: %1; in use: %2 (%3)")
               .with(names, utf8::defaultKernel().name, utf8::defaultKernel().instructions);
}

/// Whether the output file is replaced: by data only if it is complete, by lines if there are any.
bool isWorthKeeping(const Entry& entry, const Output& out, ExitStatus status) {
    return status != kTrouble || (!entry.command->writesData() && out.isUsed());
}

ExitStatus runCommand(Entry& entry, const CodecRegistry& codecs, Confinement confinement) {
    if (entry.format != "text") // what programs read never changes
        setLanguage("en");
    Output out;
    if (const auto opened = out.openFile(entry.outputFile); !opened) {
        reportError(opened.error());
        return kTrouble;
    }
    if (entry.quiet)
        out.discard();
    Context context{codecs,
                    out,
                    {},
                    entry.format == "jsonl",
                    entry.format,
                    entry.progress,
                    entry.maxBytes,
                    paletteFor(entry.color, out),
                    entry.color,
                    foldersFor(entry)};
    if (entry.command->takesInput()) {
        if (entry.app->count("--progress") == 0)
            context.progress = ::isatty(STDERR_FILENO) != 0;
        auto inputs = entry.input.inputs(*entry.app);
        if (!inputs) {
            reportError(inputs.error());
            return kTrouble;
        }
        context.inputs = *std::move(inputs);
        if (context.inputs.empty()) {
            message(phrase("moji",
                           "%1: no input: name a file, - for standard input, --hex or --text "
                           "(see moji %2 --help)")
                        .with(entry.command->name(), entry.command->name()));
            return kTrouble;
        }
    }
    // What was named is open or will only be read, unless the command writes files of its own.
    if (confinement == Confinement::Sandbox)
        closeSandbox(*entry.app, entry.outputFile != "-" || entry.command->hasOwnOutput());
    const ExitStatus status = entry.command->run(context);
    if (!isWorthKeeping(entry, out, status))
        out.spoil();
    return out.commit() ? status : kTrouble;
}

/// False, after a message, where the system refuses what was written.
bool flushed(std::ostream& out) {
    if (out.flush())
        return true;
    message(phrase("moji", "standard output: %1").with(reasonText(systemReason(errno))));
    return false;
}

/// Whether a word of the command line is the name of `command`: only then can its options matter.
bool isNamed(std::string_view command, int argc, char** argv) {
    return std::any_of(argv + std::min(argc, 1), argv + argc,
                       [&](std::string_view word) { return word == command; });
}

/// The commands that the parser must know: the one that the first word names, or all of them. (Half
/// of the time until a command ran went into making the others known.)
std::vector<std::unique_ptr<Command>> neededCommands(int argc, char** argv) {
    auto commands = allCommands();
    const std::string_view word = argc > 1 ? argv[1] : "";
    const auto named = std::ranges::find(commands, word, &Command::name);
    if (named == commands.end())
        return commands;
    std::vector<std::unique_ptr<Command>> one;
    one.push_back(std::move(*named));
    return one;
}

constexpr std::string_view kLanguageOption = "--language";

/// Takes `--language CODE` from before the command and sets the language: that, or the one of the
/// environment. False, after a message, for a language that does not exist.
bool chooseLanguage(int& argc, char**& argv) {
    const std::string_view word = argc > 1 ? argv[1] : "";
    const bool isJoined = word.starts_with("--language=");
    if (!isJoined && (word != kLanguageOption || argc < 3)) {
        setLanguage(languageOfEnvironment());
        return true;
    }
    const std::string code(isJoined ? word.substr(kLanguageOption.size() + 1) : argv[2]);
    const int taken = isJoined ? 1 : 2;
    argv[taken] = argv[0];
    argv += taken;
    argc -= taken;
    if (setLanguage(code))
        return true;
    message(phrase("moji", "--language: there is no %1: %2 are here")
                .with(code, fmt::join(languages(), ", ")));
    return false;
}

/// Titles of `--help` in the reader's language.
void translateHelp(CLI::App& app) {
    const auto formatter = std::make_shared<HelpFormatter>();
    for (const char* label : helpLabels())
        formatter->label(label, phrase(kHelpContext, label));
    app.formatter(formatter);
    app.option_defaults()->group(phrase("moji help", "Options"));
    app.get_help_ptr()->description(phrase(kHelpContext, kHelpOption));
    app.get_help_ptr()->group(phrase("moji help", "Options"));
    app.set_version_flag("--version", versionText, phrase(kHelpContext, kVersionOption));
}

} // namespace

int runProgram(int argc, char** argv, Confinement confinement, const CodecRegistry* codecs) {
    if (!chooseLanguage(argc, argv))
        return kTrouble;
    if (argc == 2 && std::string_view(argv[1]) == "--version") { // without the parser: scripts ask
        std::cout << versionText() << '\n';
        return flushed(std::cout) ? kFine : kTrouble;
    }
    CLI::App app(
        phrase("moji", "A microscope for text bytes: what every byte is, under every encoding."),
        "moji");
    translateHelp(app);
    std::string language; // taken before the parser sees it; here for --help
    app.add_option(std::string(kLanguageOption), language,
                   phrase("moji", "the language of messages, before the command: %1 (default: the "
                                  "environment's)")
                       .with(fmt::join(languages(), ", ")))
        ->type_name("CODE");
    app.require_subcommand(0, 1);
    app.footer(phrase(
        "moji", "moji COMMAND --help describes a command. Exit status: 0 fine, 1 the answer is "
                "no,\n2 trouble (no such file, unknown encoding, bad option)."));
    std::vector<std::unique_ptr<Entry>> entries;
    for (auto& command : neededCommands(argc, argv)) {
        auto entry = std::make_unique<Entry>();
        entry->app = app.add_subcommand(command->name(), phrase("moji", command->summary()));
        entry->app->group(phrase("moji help", "Subcommands"));
        entry->app->get_help_ptr()->group(phrase("moji help", "Options"));
        entry->command = std::move(command);
        // Most of the start-up time went into the options of commands that nobody had asked for.
        if (isNamed(entry->command->name(), argc, argv)) {
            entry->command->addOptions(*entry->app);
            addSharedOptions(*entry);
            takeMarkedNames(*entry->app);
        }
        entries.push_back(std::move(entry));
    }
    if (const auto unknown = unknownCommand(app, argc, argv)) {
        const std::string nearest = nearestCommand(app, *unknown);
        const Phrase sentence =
            nearest.empty()
                ? phrase("moji", "unknown command '%1' (moji --help lists all)")
                : phrase("moji", "unknown command '%1', did you mean %2? (moji --help lists all)");
        message(sentence.with(*unknown, nearest));
        return kTrouble;
    }
    auto words = parserWords(app, argc, argv);
    if (!words) {
        reportError(words.error());
        return kTrouble;
    }
    try {
        app.parse(*std::move(words));
    } catch (const CLI::Success& success) {
        app.exit(success); // --help, --version
        return flushed(std::cout) ? kFine : kTrouble;
    } catch (const CLI::ParseError& error) {
        message(explain(app, error));
        return kTrouble;
    }
    std::optional<CodecRegistry> own;
    if (codecs == nullptr)
        codecs = &own.emplace();
    for (const auto& entry : entries) {
        if (entry->app->parsed())
            return runCommand(*entry, *codecs, confinement);
    }
    message(phrase("moji", "no command given (moji --help lists all)"));
    return kTrouble;
}

} // namespace moji::cli
