#pragma once
// Characters of scripts that no font of the system can shape: Qt draws a box for each, but opens
// every font of the system before it does, once for each size (0.2 s with 400 fonts). They are
// shown by their number instead, as unassigned characters are.

namespace moji::app {

/// Whether Qt would look in vain for a font for the script of `codePoint`. Opens at most a few
/// fonts for each script, once. Callable from several threads.
[[nodiscard]] bool hasNoFont(char32_t codePoint);

} // namespace moji::app
