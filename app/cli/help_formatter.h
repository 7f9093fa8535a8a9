#pragma once
// The layout of --help: CLI11's, without what is there for its own sake.

#include <CLI/CLI.hpp>

#include <string>

namespace moji::cli {

/// What --help says of the values of an option, as people write it: `text|jsonl`, not
/// `text|jsonl:{text,jsonl}`; `N`, not `N:INT in [1 - 8]`; `A,B,...`, not `A,B,... ...`.
[[nodiscard]] std::string plainValueText(std::string text);

class HelpFormatter final : public CLI::Formatter {
public:
    std::string make_option_name(const CLI::Option* option, bool isPositional) const override;
    std::string make_option_opts(const CLI::Option* option) const override;
};

} // namespace moji::cli
