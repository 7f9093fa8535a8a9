#pragma once
// Where journals are kept: those of unsaved edits and those of conversions.

#include <string>

namespace moji {

/// $XDG_STATE_HOME/mojiscope, where that is an absolute path, else ~/.local/state/mojiscope (XDG
/// Base Directory Specification). ~ is $HOME if that is an absolute path, else the user's entry in
/// the password database, else /. Neither made nor looked at.
[[nodiscard]] std::string stateFolder();

} // namespace moji
