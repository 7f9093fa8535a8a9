#include "cli/arguments.h"

#include "cli/output.h"
#include "cli/phrase.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <optional>

namespace moji::cli {

namespace {

/// Before a word that can only be a name: no word of a command line has it.
constexpr char kNameMark = '\0';

std::string marked(const std::string& word) {
    return kNameMark + word;
}

/// The option that a word names whole, if it takes a value.
const CLI::Option* valueOption(const CLI::App& command, const std::string& word) {
    if (!word.starts_with('-'))
        return nullptr;
    const CLI::Option* option = command.get_option_no_throw(word);
    return option && option->get_items_expected_min() > 0 ? option : nullptr;
}

std::string beforeEqualsSign(const std::string& word) {
    return word.substr(0, word.find('='));
}

bool isLongOption(const CLI::App& command, const std::string& word) {
    return word.starts_with("--") && word != "--" && command.get_option_no_throw(word) != nullptr;
}

/// `--text=--format`: how to give a value that the parser would not take for one.
std::string joined(const CLI::Option& option, const std::string& value) {
    return option.get_lnames().empty() ? "-" + option.get_snames().front() + value
                                       : "--" + option.get_lnames().front() + "=" + value;
}

/// Why `value`, the word after `option`, is not its value.
std::optional<Error> refusal(const CLI::App& command, const CLI::Option& option,
                             const std::string& name, const std::string& value) {
    if (isLongOption(command, value))
        return Error{ErrorCode::Malformed, name,
                     phrase("moji", "a value is missing before %1 (if that is the value: %2)")
                         .with(value, joined(option, value))};
    const char comma = option.get_delimiter();
    if (comma != '\0' && !value.empty() && value.find_first_not_of(comma) == value.npos)
        return Error{ErrorCode::Malformed, name,
                     phrase("moji", "'%1' is a list of nothing").with(value)};
    return std::nullopt;
}

} // namespace

Result<std::vector<std::string>> wordsForParser(const CLI::App& command,
                                                const std::vector<std::string>& words) {
    std::vector<std::string> result;
    const CLI::Option* waiting = nullptr; // for its value
    for (auto word = words.begin(); word != words.end(); ++word) {
        if (waiting) {
            if (auto wrong = refusal(command, *waiting, result.back(), *word))
                return *std::move(wrong);
            waiting = nullptr;
            result.push_back(*word);
            continue;
        }
        if (*word == "--") { // only names follow; the parser takes none where it has some already
            std::transform(std::next(word), words.end(), std::back_inserter(result), marked);
            break;
        }
        if (*word == "++") { // ends a subcommand, if one asks the parser
            result.push_back(marked(*word));
            continue;
        }
        const std::string name = beforeEqualsSign(*word);
        const CLI::Option* option = valueOption(command, name);
        if (option && name.starts_with("--") && *word == name + '=') {
            result.insert(result.end(), {name, ""});
            continue;
        }
        waiting = *word == name ? option : nullptr;
        result.push_back(*word);
    }
    return result;
}

std::string withoutMark(std::string word) {
    if (word.starts_with(kNameMark))
        word.erase(0, 1);
    return word;
}

void takeMarkedNames(CLI::App& command) {
    const auto isPositional = [](const CLI::Option* option) { return option->get_positional(); };
    for (CLI::Option* option : command.get_options(isPositional))
        option->transform(CLI::Validator(
            [](std::string& word) {
                word = withoutMark(word);
                return std::string();
            },
            ""));
}

bool hasEmptyValue(const CLI::Option& option) {
    const std::vector<std::string>& values = option.results();
    if (std::ranges::find(values, std::string()) == values.end())
        return false;
    message(phrase("moji folders", "%1: the value is empty").with(option.get_name()));
    return true;
}

} // namespace moji::cli
