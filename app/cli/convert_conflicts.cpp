#include "cli/convert_conflicts.h"

#include "cli/output.h"
#include "cli/phrase.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace moji::cli {

namespace {

/// A journal says by itself what is done. What else is given is ignored, but for these.
constexpr std::array kByJournal = {"--undo", "--resume-journal"};
constexpr std::array kWithJournal = {"--format", "--quiet", "--color", "--progress"};

constexpr const char* kFrom = "--from";

struct Conflict {
    const char* option;
    std::vector<const char*> others;
};

const std::vector<Conflict>& conflicts() {
    static const std::vector<Conflict> all = {
        // The files, and what becomes of each, are those of the plan.
        {"--plan",
         {"PATH", "--files0-from", "--include", "--exclude", "--no-ignore", "--hidden", "--follow",
          "--shard", "--resume", "--from", "--to", "--lines", "--bom", "--eol", "--declarations",
          "--least", "--unmappable"}},
        {"--names", {"--lines", "--bom", "--eol", "--declarations", "--unmappable", "--backup"}},
        // Nothing is detected.
        {kFrom, {"--lines", "--least"}},
        // Nothing is replaced.
        {"--dry-run", {"--backup", "--journal", "--keep-times"}},
        {"--output", {"--backup", "--journal"}},
        {"-o",
         {"--backup", "--journal", "--files0-from", "--include", "--exclude", "--shard",
          "--resume"}},
    };
    return all;
}

bool isGiven(const CLI::App& app, const std::string& name) {
    return app.get_option(name)->count() > 0;
}

/// Whether it is given, and --from with an encoding.
bool isInEffect(const CLI::App& app, const std::string& name) {
    return isGiven(app, name) &&
           (name != kFrom || app.get_option(name)->as<std::string>() != "auto");
}

/// An option that is given together with `option`; empty: none is.
std::string givenWith(const CLI::App& app, const char* option) {
    for (const CLI::Option* const other : app.get_options()) {
        const bool isFine =
            other->check_name(option) || std::ranges::any_of(kWithJournal, [&](const char* name) {
                return other->check_name(name);
            });
        if (other->count() > 0 && !isFine)
            return other->get_name();
    }
    return {};
}

bool refuse(const std::string& option, const std::string& other) {
    const std::string text = phrase("moji usage", "%1 excludes %2").with(option, other);
    message(phrase("moji", "%1 (see %2 --help)").with(text, "moji convert"));
    return true;
}

} // namespace

bool hasConflicts(const CLI::App& app) {
    for (const char* const option : kByJournal)
        if (isGiven(app, option))
            if (const std::string other = givenWith(app, option); !other.empty())
                return refuse(option, other);
    for (const Conflict& conflict : conflicts())
        if (isInEffect(app, conflict.option))
            for (const char* const other : conflict.others)
                if (isGiven(app, other))
                    return refuse(conflict.option, other);
    return false;
}

} // namespace moji::cli
