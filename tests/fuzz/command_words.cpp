#include "command_words.h"

#include "fuzz_input.h"
#include "run_in_process.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace moji::fuzz {

namespace {

using Values = std::vector<std::string_view>;

struct TypeValues {
    std::string_view type; // what the type starts with
    Values values;
};

const std::vector<TypeValues>& typeValues() {
    static const std::vector<TypeValues> all{
        {"NAME", {"UTF-8",       "utf8",
                  "auto",        "UTF-16",
                  "UTF-32",      "UTF-7",
                  "KOI8-R",      "EUC-TW",
                  "ISO-2022-KR", "GB18030",
                  "SCSU",        "UTF-8-SIG",
                  "json",        "percent",
                  "punycode",    "qp",
                  "plan9",       "windows-1252",
                  "none",        "",
                  "U+4E16",      "LATIN SMALL LETTER A",
                  "EUC",         "\xFE",
                  "a b\n",       "\xE2\x80\xAE"}},
        {"A,B",
         {"UTF-8,KOI8-R", "UTF-8", "windows-1251,KOI8-R,IBM866", ",", "UTF-8,,", "none,UTF-8",
          "plan9,branchy", "equal,different", "UTF-16,UTF-16", "", "ASCII,"}},
        {"N",
         {"0",
          "1",
          "2",
          "7",
          "16",
          "64",
          "-1",
          "+1",
          "1.5",
          "0x10",
          "007",
          "",
          " 1",
          "1 ",
          "1e9",
          "2147483647",
          "2147483648",
          "4294967295",
          "4294967296",
          "9223372036854775807",
          "18446744073709551615",
          "18446744073709551616",
          "99999999999999999999999",
          "nan",
          "a"}},
        {"A:B",
         {":", "0:", ":1", "1:2", "2:1", "0x1:0x3", "3:3", "18446744073709551615:",
          ":18446744073709551616", "1", "a:b", "-1:2", "1:2:3", "1::", " 1:2", ""}},
        {"I/N", {"1/2", "0/0", "2", "", "a"}},
        {"GLOB",
         {"*", "**", "*/*", "**/c", "?", "[a-c]", "[", "[!", "[]a]", "{a,b}", "{", "\\", "a", "",
          "[z-a]", "***?***", "!a"}},
        {"SCORE", {"0", "1", "0.5", "-0", "1.0000001", "1e-300", "nan", "inf", "-1", "", "0x1p-1"}},
        {"PERCENT", {"0", "100", "50", "-1", "101", "nan", "1e2"}},
        {"BYTES",
         {"E4 B8 96", "\\xE4\\xB8", "0xE4,0xB8", "%E4%B8%96", "4", "", "FF FE 41 00", "1B 24 42 30",
          "00", "zz", "C0 AF", "EF BB BF"}},
        {"HEX", {"A1", "8E A2", "81 30", "", "4", "FF", "zz"}},
        {"TEXT",
         {"a", "", "\xC3\xA9", "\xE4\xB8\x96", "\xF0\x9F\x98\x80", "\x1B[31m", "\xE2\x80\xAE",
          "\xC3\x83\xC2\xA9", "\\u00e9 %C3%A9 &eacute; =C3=A9", "xn--e1aybc", "\xFE\x80",
          "a\nb\r\n", "\xEF\xBF\xBD"}},
        {"FILE",
         {"a", "b", "empty", "folder/c", "none/x", "-", ".", "list", "zip", "", "out",
          "c\x1B[31m"}},
        {"FOLDER", {"folder/", "out", ".", "a", ""}},
        {"PLAN", {"a", "list", "none/x"}},
        {"REPORT", {"a", "list", "-"}},
        {"SUFFIX", {".old", "~", "", "/"}},
        {"LOCALE", {"ru", "tr", "de", "zh-Hant", "", "none", "lt", "\xFE"}},
        {"CODE", {"ru", "ko", "zh", "en", "zh-Hant", "none", ""}},
        {"TROUBLE", {"invalid", "mixed,bom", "none", "", ",", "not-utf8", "bidi"}},
    };
    return all;
}

std::string textOf(const std::vector<std::string>& words) {
    return runMoji(words, {}).output;
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream{std::string(text)};
    for (std::string part; std::getline(stream, part, separator);)
        parts.push_back(part);
    return parts;
}

/// Of a line such as "  -e,--encoding NAME=UTF-8   the encoding"; without names if it is another.
OptionWords optionOf(const std::string& line) {
    OptionWords option;
    if (!line.starts_with("  -"))
        return option;
    std::istringstream left(line.substr(0, line.find("   ", 2)));
    std::string names;
    left >> names >> option.type;
    option.names = split(names.substr(0, names.find('{')), ',');
    if (option.type == "Excludes:" || option.type == "REQUIRED")
        option.type.clear();
    if (const std::size_t choices = option.type.find(":{"); choices != std::string::npos) {
        option.type = option.type.substr(choices + 2, option.type.find('}') - choices - 2);
        std::ranges::replace(option.type, ',', '|');
    }
    option.type = option.type.substr(0, option.type.find_first_of(":="));
    return option;
}

CommandWords commandOf(const std::string& name) {
    CommandWords command{name, {}};
    for (const std::string& line : split(textOf({name, "--help"}), '\n'))
        if (OptionWords option = optionOf(line); !option.names.empty())
            command.options.push_back(std::move(option));
    return command;
}

std::vector<CommandWords> askForCommands() {
    std::vector<CommandWords> commands;
    const std::string help = textOf({"--help"});
    for (const std::string& line : split(help.substr(help.find("Subcommands:")), '\n')) {
        const std::string name =
            line.starts_with("  ") ? line.substr(2, line.find(' ', 2) - 2) : "";
        if (!name.empty())
            commands.push_back(commandOf(name));
    }
    require(commands.size() > 20, "moji --help lists the commands", help);
    return commands;
}

} // namespace

const std::vector<CommandWords>& commandWords() {
    static const std::vector<CommandWords> commands = askForCommands();
    return commands;
}

std::string makeValue(Random& random, std::string_view type) {
    if (below(random, 10) == 0)
        return std::string(oneOf(random, oneOf(random, typeValues()).values));
    if (type.starts_with("NAME") && below(random, 2) == 0)
        return oneOf(random, registry().list()).name;
    if (type.find('|') != std::string_view::npos && !type.starts_with("NAME"))
        return oneOf(random, split(type, '|'));
    for (const TypeValues& known : typeValues())
        if (type == known.type || (known.type.size() > 1 && type.starts_with(known.type)))
            return std::string(oneOf(random, known.values));
    return std::string(oneOf(random, typeValues().front().values));
}

std::string makeOption(Random& random, const CommandWords& command) {
    const OptionWords& option = oneOf(random, command.options);
    const std::string& name = oneOf(random, option.names);
    if (option.type.empty() || below(random, 16) == 0)
        return name;
    const std::string value = makeValue(random, option.type);
    constexpr std::array<std::string_view, 4> kBetween{"\xFF", "\xFF", "=", ""};
    return name + std::string(oneOf(random, kBetween)) + value;
}

} // namespace moji::fuzz
