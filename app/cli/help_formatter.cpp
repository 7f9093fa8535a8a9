#include "cli/help_formatter.h"

#include <algorithm>
#include <string_view>

namespace moji::cli {

namespace {

void eraseAll(std::string& text, std::string_view part) {
    for (auto at = text.find(part); at != text.npos; at = text.find(part))
        text.erase(at, part.size());
}

/// From `begin` to `end`, which is taken out too.
void eraseBetween(std::string& text, std::size_t begin, std::string_view end) {
    if (const auto at = text.find(end, begin); at != text.npos)
        text.erase(begin, at + end.size() - begin);
}

/// ` FAMILY:{a,b}` becomes ` a|b`; ` a|b:{a,b}` as well.
void writeChoices(std::string& text) {
    const auto colon = text.find(":{");
    const auto end = text.find('}', colon);
    if (colon == text.npos || end == text.npos)
        return;
    const auto begin = text.rfind(' ', colon) + 1;
    const std::string type = text.substr(begin, colon - begin);
    std::string choices = text.substr(colon + 2, end - colon - 2);
    std::ranges::replace(choices, ',', '|');
    const bool isList = type.ends_with(",..."); // of some of these: the description names them
    const bool isLong = choices.size() > 60;    // likewise
    text.replace(begin, end + 1 - begin, isList || isLong ? type : choices);
}

} // namespace

std::string plainValueText(std::string text) {
    writeChoices(text);
    for (const std::string_view range : {":INT in [", ":FLOAT in ["})
        if (const auto at = text.find(range); at != text.npos)
            eraseBetween(text, at, "]");
    eraseAll(text, " x 2"); // A,B says so
    if (const auto at = text.find(",... ..."); at != text.npos)
        text.erase(at + 4, 4);
    return text;
}

std::string HelpFormatter::make_option_name(const CLI::Option* option, bool isPositional) const {
    std::string name = CLI::Formatter::make_option_name(option, isPositional);
    eraseAll(name, "{false}");
    return name;
}

std::string HelpFormatter::make_option_opts(const CLI::Option* option) const {
    return plainValueText(CLI::Formatter::make_option_opts(option));
}

} // namespace moji::cli
