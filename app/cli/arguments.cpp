#include "cli/arguments.h"

#include <CLI/CLI.hpp>

namespace moji::cli {

namespace {

bool takesValue(const CLI::App& command, const std::string& name) {
    const CLI::Option* option = command.get_option_no_throw(name);
    return option && option->get_items_expected_min() > 0;
}

} // namespace

std::vector<std::string> withEmptyValues(const CLI::App& command,
                                         const std::vector<std::string>& words) {
    std::vector<std::string> result;
    bool isValue = false; // of the option before
    for (auto word = words.begin(); word != words.end(); ++word) {
        if (*word == "--" && !isValue) { // only names follow
            result.insert(result.end(), word, words.end());
            break;
        }
        const std::string name = word->substr(0, word->find('='));
        const bool wantsValue = !isValue && name.starts_with("--") && takesValue(command, name);
        if (wantsValue && *word == name + '=') {
            result.insert(result.end(), {name, ""});
            isValue = false;
        } else {
            result.push_back(*word);
            isValue = wantsValue && *word == name;
        }
    }
    return result;
}

} // namespace moji::cli
