#pragma once
// ICU's data for a program that holds ICU's functions itself.

#include <string>

namespace moji::cli {

/// Loads the data that the linked functions of ICU read: names of characters, converters, NFKC. It
/// comes before any of them is called. What was missing, in the loader's words; empty if nothing
/// was.
[[nodiscard]] std::string loadIcuData();

} // namespace moji::cli
