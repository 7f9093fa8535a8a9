#pragma once
// What mojiscope says about its command line, in the reader's language. That is read before there
// is an application, without which tr() gives English.

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace moji::app {

/// The language of --language, or else that of the system.
void chooseCommandLanguage(int argc, const char* const* argv);

/// `english`, which MOJI_WORDS("Command line", …) marks, with its places filled.
[[nodiscard]] std::string commandText(const char* english,
                                      const std::vector<std::string>& places = {});

/// A message of CLI11.
[[nodiscard]] std::string usageText(const std::string& english);

/// The titles of --help, and its own two options.
void translateHelp(CLI::App& app);

/// One line of standard error, whatever a name contains. `detail` may be a reason of the core.
void complain(const std::string& subject, const std::string& detail);

} // namespace moji::app
