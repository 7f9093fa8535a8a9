#pragma once
// What the reader typed, within a sentence.

#include <QString>

namespace moji::app {

/// `typed` as a sentence quotes it: only its beginning if it is longer than `most` UTF-16 units,
/// since a label is as wide as its longest word.
[[nodiscard]] QString quotable(const QString& typed, qsizetype most = 32);

} // namespace moji::app
