#pragma once
// Options that take a list of encodings: --encodings A,B,C.

#include "cli/command.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace moji::cli {

CLI::Option* addEncodingsOption(CLI::App& app, std::vector<std::string>& names,
                                const std::string& description,
                                const std::string& option = "--encodings");

/// The names in a list that was split at its commas: some have commas of their own
/// (UTF-16,version=1). What is no encoding by itself belongs to the name before it, if there is
/// such a name.
[[nodiscard]] std::vector<std::string> joinedNames(const CodecRegistry& codecs,
                                                   const std::vector<std::string>& parts);

/// The codecs named, in that order, or those called `otherwise` where none are named. Nothing,
/// after a message that names `option`, where a name is unknown.
[[nodiscard]] std::optional<std::vector<const Codec*>>
namedEncodings(const Context& context, const std::vector<std::string>& names,
               std::span<const std::string_view> otherwise,
               std::string_view option = "--encodings");

} // namespace moji::cli
