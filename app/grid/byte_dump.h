#pragma once
// A dump of bytes with what each one is, for a page or a report: as one HTML file that needs no
// other and can be read aloud, and as Markdown. Roles are words, not only colours.

#include "document/document.h"

#include <QByteArray>

namespace moji::app {

/// The most bytes of one dump; of a longer range the first ones, and a sentence says so.
inline constexpr std::uint64_t kMostDumped = 64 * 1024;

/// Two tables: sixteen bytes a row with the role of each, and every character or error with its
/// bytes, name and role; with notes on the bytes a third one. Without scripts, in the language of
/// the program.
[[nodiscard]] QByteArray dumpAsHtml(const Document& document, const QString& title,
                                    ByteRange range);
/// The same in GitHub's Markdown.
[[nodiscard]] QByteArray dumpAsMarkdown(const Document& document, const QString& title,
                                        ByteRange range);

} // namespace moji::app
