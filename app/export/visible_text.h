#pragma once
// Text for a file that another program reads: characters that would be obeyed there (controls,
// bidirectional marks, line separators) or that have no form there (lone surrogates,
// noncharacters) are written out, as <ESC>, <RLO>, <FFFE>. All others stay as they are.

#include <QString>

namespace moji::app {

/// Whether a program that shows the text would obey this character instead of showing it.
[[nodiscard]] bool isObeyed(char32_t point);
/// The short name in angle brackets of each character that would be obeyed. Line feeds too.
[[nodiscard]] QString visibleText(const QString& text);
/// The same with & < > " ' as entities, for XML and HTML.
[[nodiscard]] QString markupText(const QString& text);

} // namespace moji::app
