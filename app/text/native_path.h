#pragma once
// File names are bytes to the system, text to the window. Bytes that are not UTF-8 (80..FF in a
// wrong place) become lone surrogates, U+DC80..U+DCFF, as Python has it (PEP 383), so that the way
// back leads to the same file.

#include <QString>

#include <string>
#include <string_view>

namespace moji::app {

[[nodiscard]] QString pathFromNative(std::string_view path);
[[nodiscard]] std::string nativePath(const QString& path);

} // namespace moji::app
