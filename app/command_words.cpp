#include "command_words.h"

#include "console_messages.h"
#include "support/reasons.h"
#include "support/usage_messages.h"
#include "support/words.h"
#include "text/counts.h"
#include "text/language.h"
#include "text/qt_text.h"

#include <CLI/CLI.hpp>

#include <QTranslator>

#include <memory>
#include <optional>
#include <string_view>

namespace moji::app {

namespace {

QTranslator& catalogue() {
    static QTranslator catalogue; // empty in English
    return catalogue;
}

std::string translated(const char* context, const char* english,
                       std::optional<std::uint64_t> count = {}) {
    const QString text =
        catalogue().translate(context, english, nullptr, count ? pluralNumber(*count) : -1);
    return text.isEmpty() ? std::string(english) : toUtf8(text);
}

/// As --language NAME or --language=NAME; empty if it is not given.
std::string languageOption(int argc, const char* const* argv) {
    constexpr std::string_view kOption = "--language";
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == kOption)
            return i + 1 < argc ? argv[i + 1] : "";
        if (word.starts_with(kOption) && word.substr(kOption.size()).starts_with('='))
            return std::string(word.substr(kOption.size() + 1));
    }
    return {};
}

} // namespace

void chooseCommandLanguage(int argc, const char* const* argv) {
    const QString code = languageFor(fromUtf8(languageOption(argc, argv)).toLower());
    if (!catalogue().load(QStringLiteral(":/translations/mojiscope_") + code))
        (void)catalogue().load(nullptr, 0); // English has none
}

std::string commandText(const char* english, const std::vector<std::string>& places) {
    return fillPlaces(translated("Command line", english), places);
}

std::string usageText(const std::string& english) {
    return usageInLanguage(
        english, [](const char* sentence, auto) { return translated("moji usage", sentence); });
}

void translateHelp(CLI::App& app) {
    const auto formatter = std::make_shared<CLI::Formatter>();
    for (const char* label : helpLabels())
        formatter->label(label, translated(kHelpContext, label));
    app.formatter(formatter);
    const std::string options = translated(kHelpContext, "Options");
    app.option_defaults()->group(options);
    app.get_help_ptr()->description(translated(kHelpContext, kHelpOption));
    app.get_help_ptr()->group(options);
    app.set_version_flag("--version", "mojiscope " MOJISCOPE_VERSION,
                         translated(kHelpContext, kVersionOption));
}

void complain(const std::string& subject, const std::string& detail) {
    const std::string reason =
        reasonInLanguage(detail, [](const char* sentence, std::optional<std::uint64_t> count) {
            return translated("Reasons", sentence, count);
        });
    std::string line = "mojiscope: " + subject + (reason.empty() ? "" : ": ") + reason;
    for (char& c : line)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)
            c = ' ';
    printLine(fromUtf8(line));
}

} // namespace moji::app
