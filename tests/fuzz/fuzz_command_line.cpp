// Any command line over small inputs: moji ends with 0, 1 or 2, says why it is 2 in lines of its
// own, lets no exception out, and lets nothing of the input reach a terminal as a control
// character; lines of JSON are JSON; no file is written outside the current folder.
//
// The input is a byte of flags, then parts that FF ends: the files a and b (run_in_process.h), and
// the words. mutate_command_line.cpp knows the commands and their options.

#include "cli/command.h"
#include "cli/output.h"
#include "fuzz_input.h"
#include "run_in_process.h"
#include "support/json_reader.h"
#include "utf8/utf8_writer.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

using namespace moji;
using namespace moji::fuzz;

namespace {

constexpr std::size_t kMostWords = 24;

void replaceEach(std::string& text, std::string_view what, char with) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos;)
        text.replace(at, what.size(), what.size(), with);
}

/// Nothing names a file outside the current folder: slashes are only in these words.
std::string harmless(std::string word) {
    constexpr std::array<std::string_view, 8> kWithSlashes{"folder/c", "folder/", "./a", "none/x",
                                                           "*/*",      "**/c",    "1/2", "0/0"};
    std::erase(word, '\0');
    replaceEach(word, "..", '_');
    if (std::ranges::find(kWithSlashes, word) == kWithSlashes.end())
        replaceEach(word, "/", '_');
    return word;
}

bool has(const std::vector<std::string>& words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
}

bool isCommand(const std::vector<std::string>& words, std::string_view command) {
    return has(words, command); // --language may come before
}

/// Numbers of at most three digits.
void makeSmall(std::string& word) {
    std::size_t digits = 0;
    std::erase_if(word, [&](char c) {
        digits = c >= '0' && c <= '9' ? digits + 1 : 0;
        return digits > 3;
    });
}

/// What these commands do by default takes too long.
void shorten(std::vector<std::string>& words) {
    if (isCommand(words, "race")) {
        std::ranges::for_each(words, makeSmall);
        for (const char* option : {"--bytes", "--rounds"})
            if (!has(words, option))
                words.insert(words.end(), {option, "1"});
    }
    if (isCommand(words, "chart")) {
        std::erase(words, "--all");
        if (has(words, "--matrix") || has(words, "--supersets"))
            words.insert(words.end(), {"--encodings", "KOI8-R,IBM866,ASCII"});
    }
}

/// The files of these commands may be lists of names.
Bytes namesNothingOutside(ByteView contents, const std::vector<std::string>& words) {
    std::string text(asChars(contents));
    if (isCommand(words, "survey") || isCommand(words, "convert")) {
        replaceEach(text, "..", '_');
        replaceEach(text, "/", '_');
        replaceEach(text, "\\", '_');
    }
    constexpr std::size_t kMostToRepair = 100; // repair tries many ways
    if (isCommand(words, "repair"))
        text.resize(std::min(text.size(), kMostToRepair));
    const ByteView bytes = asBytes(text);
    return {bytes.begin(), bytes.end()};
}

/// Removes the escapes ESC [ ... `last`.
void removeEscapes(std::string& text, char last) {
    for (std::size_t at = 0; (at = text.find("\033[", at)) != std::string::npos;) {
        const std::size_t end = text.find_first_not_of("0123456789;", at + 2);
        if (end != std::string::npos && text[end] == last)
            text.erase(at, end + 1 - at);
        else
            ++at;
    }
}

/// Without what the program draws for itself, where it was asked for: colours, progress that is
/// wiped away, the line ends of CSV.
std::string withoutOwnControls(std::string text, const std::vector<std::string>& words) {
    const auto asked = [&](std::string_view what) {
        return std::ranges::any_of(words,
                                   [&](const std::string& word) { return word.ends_with(what); });
    };
    if (asked("always"))
        removeEscapes(text, 'm');
    if (asked("--progress"))
        removeEscapes(text, 'K');
    if (asked("--progress") || asked("csv"))
        std::erase(text, '\r');
    return text;
}

bool isInert(const std::string& text) {
    for (const Span& span : decodeAll(registry().utf8(), asBytes(text))) {
        if (isError(span.status))
            return false;
        const char32_t c = span.codePoints[0];
        if (c != U'\n' && c != U'\t' && cli::isUnsafe(c))
            return false;
    }
    return true;
}

/// Whether a line of JSON is all that may be written.
bool asksForJson(const std::vector<std::string>& words) {
    // An option before it that waits for its value takes it for that.
    const auto isOption = [&](std::vector<std::string>::const_iterator word) {
        return word != words.end() && !(word != words.begin() && word[-1].starts_with('-') &&
                                        word[-1].find('=') == std::string::npos);
    };
    const auto format = std::ranges::find(words, "--format");
    const bool isPair = isOption(format) && format + 1 != words.end() && format[1] == "jsonl";
    const bool isOne = isOption(std::ranges::find(words, "--format=jsonl"));
    const bool isHelp = std::ranges::any_of(words, [](const std::string& word) {
        return word.starts_with("--help") || word.starts_with("--version") ||
               (word.starts_with('-') && !word.starts_with("--") && word.find('h') != word.npos);
    });
    return (isPair || isOne) && !has(words, "--") && !isHelp;
}

/// Whether names are written as they are, for another program: `moji check -0`, also among other
/// short options.
bool writesNames(const std::vector<std::string>& words) {
    return has(words, "check") && std::ranges::any_of(words, [](const std::string& word) {
               const bool isShort = word.starts_with('-') &&
                                    word.find_first_not_of("0lqr", 1) == word.npos &&
                                    word.find('0') != word.npos;
               return isShort || word.starts_with("--null");
           });
}

/// Whether data is written, which goes out as it is.
bool writesData(const std::vector<std::string>& words) {
    constexpr std::array<std::string_view, 8> kSuch{"decode", "encode",  "escape",    "unescape",
                                                    "diff",   "convert", "--reverse", "--apply"};
    return std::ranges::any_of(kSuch, [&](std::string_view word) { return has(words, word); });
}

void checkJson(const std::string& output) {
    std::string_view rest = output;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        require(end != std::string_view::npos, "a line of JSON ends", output);
        const std::string line(rest.substr(0, end));
        require(JsonValue::parse(line).has_value(), "a line of JSON", line);
        require(isInert(line), "JSON without controls", line);
        rest.remove_prefix(end + 1);
    }
}

void checkMessages(const Run& run, const std::vector<std::string>& words) {
    const std::string text = withoutOwnControls(run.messages, words);
    require(isInert(text), "messages without controls", text);
    const bool showsProgress = has(words, "--progress"); // a line that is taken away again
    require(text.empty() || text.back() == '\n' || showsProgress, "messages are lines", text);
    if (run.status != cli::kTrouble)
        return;
    require(!text.empty(), "trouble says why");
    if (!showsProgress)
        require(text.starts_with("moji: ") || text.find("\nmoji: ") != std::string::npos,
                "trouble says why in a line of moji's", text);
}

std::string shown(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += " '" + cli::visible(std::string_view(word)) + "'";
    return text;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    FuzzInput input(data, size);
    const bool readsPipe = input.byte() & 1;
    const ByteView a = input.part();
    const ByteView b = input.part();
    std::vector<std::string> words;
    while (!input.atEnd() && words.size() < kMostWords)
        words.push_back(harmless(std::string(asChars(input.part()))));
    shorten(words);
    const Bytes first = namesNothingOutside(a, words);
    const Bytes second = namesNothingOutside(b, words);
    const Run run = runMoji(words, {first, second, readsPipe});
    const std::string about = shown(words);
    require(run.thrown.empty(), "no exception leaves the program", run.thrown + about);
    require(run.status >= cli::kFine && run.status <= cli::kTrouble, "the exit status", about);
    checkMessages(run, words);
    if (asksForJson(words))
        checkJson(run.output);
    else if (!writesData(words) && !writesNames(words))
        require(isInert(withoutOwnControls(run.output, words)), "output without controls", about);
    return 0;
}
