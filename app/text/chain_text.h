#pragma once
// How damage came about that a chain of steps undoes (repair/chain.h), in the reader's language.

#include "repair/chain.h"

#include <QString>

#include <string_view>

namespace moji::app {

/// "UTF-8 read as windows-1251, then escaped (percent)".
[[nodiscard]] QString historyText(const repair::Chain& chain);
/// The same of a chain in the words of repair::describe(); those words where they are no chain.
[[nodiscard]] QString historyText(std::string_view described);

} // namespace moji::app
